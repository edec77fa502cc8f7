# The lessons. A task says what to do; `.done` what came of it; `.missed` why another way does not do.

## The base game

lesson-move = Ruch
lesson-move-1 = Prowadzisz armię nad Nilem. Twoje miasto ma trzy dzielnice, a w jednej z nich stoi oddział pięciu jednostek. Wyprowadź go na pustynię: kliknij oddział, potem pole pod strzałką i połóż jeden z dwóch znaczników Ruch.
    .done = Ruch prowadzi na sąsiednie pole. Kosztował jeden z pięciu znaczników akcji: każdego dnia kładziesz pięć, po jednym w turze, i od razu robisz to, co pod znacznikiem.
lesson-move-2 = Drugi oddział stoi na piramidzie. Z piramidy oddziały teleportują się do dowolnego obelisku za 2 punkty modlitwy (PM); ma go każda świątynia. Wyślij oddział do świątyni nad rzeką.
    .done = Choćby obelisk był najdalej: 2 PM. Piramida to drzwi na całą planszę, a świątynie nigdy nie są bezpieczne.
lesson-move-3 = Oddział może zostawić część jednostek. Wyślij 2 z tych 5 do świątyni, a 3 niech zostaną: kliknij oddział, ustaw liczbę 2, potem kliknij świątynię.
    .done = Dwie trzymają świątynię, trzy pilnują drogi do miasta. Oddział nigdy nie ma więcej niż 5 jednostek.
    .missed = Liczby są inne: idą dokładnie 2, zostają 3.

lesson-attack = Atak i karty Walki
lesson-attack-1 = Aby zaatakować, wejdź na pole wroga. Obie strony wybierają wtedy w tajemnicy kartę Walki do zagrania i drugą do odrzucenia. Każda jednostka liczy się za 1, karta dodaje swoją pierwszą liczbę. Zaatakuj dwóch wrogów!
    .done = Wygrywa silniejszy. Atakujący, który wygra i zachowa choć jedną jednostkę, zdobywa 1 stały punkt zwycięstwa (PZ): nikt go nie odbierze. Druga liczba karty zabija wrogów, trzecia ratuje swoich.
lesson-attack-2 = Czterech na czterech. Przeciwnikowi zostały tylko karty 3‑0‑1 i 2‑0‑2, więc będzie miał najwyżej 7. Remis wygrywa obrońca. Zaatakuj świątynię i wybierz kartę, która wygra na pewno. Potem powiedz, dokąd idą pokonani, i zostań.
    .done = 4 jednostki i karta o sile 4 dają 8. Zwycięzca odsyła pokonanych na wolne sąsiednie pole albo przegrany wycofuje ich do zasobów i zyskuje 1 PM za każdą jednostkę. Zagrane i odrzucone karty wracają dopiero, gdy zużyjesz wszystkie: licz, co zostało innym.
    .missed = Razem 7 albo mniej, a remis wygrywa obrońca. Tylko jedna z twoich kart daje 8.
lesson-attack-3 = Teraz atakują ciebie w twojej świątyni, trzech na trzech. Przeciwnikowi zostały 2‑2‑1 i 1‑3‑0, czyli siła najwyżej 5. Tobie jako obrońcy wystarczy remis, a tarcze ratują jednostki. Wybierz kartę, potem tę do odrzucenia.
    .done = Udana obrona nie daje punktu zwycięstwa, ale świątynia jest nadal twoja. Przed dwoma obrażeniami karta z dwiema tarczami ratuje wszystkich.
    .missed = Za słabo: potrzebujesz co najmniej 5, trzech jednostek i karty o sile 2 lub więcej.

lesson-temples = Świątynie
lesson-temples-1 = Kto ma jednostkę w świątyni, ten ją trzyma i ma 1 PZ, dopóki tam stoi. Wejdź do świątyni.
    .done = Już 1 PZ. Jest tymczasowy: kto cię wypędzi, zabierze go ze sobą.
lesson-temples-2 = To ostatni znacznik dnia, a ty trzymasz jedną świątynię. Kto wieczorem trzyma dwie, zdobywa stały PZ. Zajmij drugą teleportem: nikt już nie odpowie, a tura skończy się sama.
    .done = Wieczorem każda świątynia zapłaciła punkty modlitwy, a dwie przyniosły stały PZ ponad tymczasowe.
    .missed = Wieczorem nie trzymasz dwóch świątyń. Teleportuj się do świątyni pod strzałką.
lesson-temples-3 = Świątynia w delcie płaci inaczej: wieczorem jej gospodarz może oddać 1 jednostkę za 5 PM. Zrób to.
    .done = 5 PM za jednostkę, którą znów zrekrutujesz za 1. Ale do delty nikt nie dojdzie pieszo: można się tam tylko teleportować.
    .missed = Jednostka została. Tym razem ją oddaj: 5 PM to majątek.

lesson-pray-build = Modlitwa i budowa
lesson-pray-build-1 = Prawie wszystko kosztuje punkty modlitwy, a masz tylko 1. Pomódl się: połóż znacznik na jednym z dwóch pól „Modlitwa”.
    .done = Modlitwa daje 2 PM. Nocą dostaniesz 2 więcej, a wieczorem płacą świątynie. Nigdy nie masz ich więcej niż 11.
lesson-pray-build-2 = Piramidy pozwalają się teleportować i kupować płytki mocy. Każdy stopień kosztuje tyle, jaki poziom osiąga; kilka stopni się sumuje. Nie masz białej piramidy: podnieś ją od razu na poziom 2, za 1 + 2 PM.
    .done = Piramida poziomu 4 jest też warta tymczasowy PZ. Trzy kolory, trzy drogi: biały to punkty modlitwy i oszczędności, czerwony atak i szybkość, niebieski obrona i jednostki.
    .missed = To inna piramida albo inny poziom. Biała ma osiągnąć poziom 2, za 3 PM.
lesson-pray-build-3 = Twoja plansza ma trzy rzędy i do wieczora w każdym musi leżeć znacznik. To twój ostatni znacznik dzisiaj, a dolny rząd jest pusty. Pomódl się jeszcze raz.
    .done = Dlatego pole budowy było zamknięte. Pomyśl o rzędach, zanim położysz dwa ostatnie znaczniki.
    .missed = Możesz działać tylko w dolnym rzędzie, a tym razem masz się tam pomodlić.

lesson-buy = Płytki mocy
lesson-buy-1 = Płytki mocy działają przez całą grę. Do białej potrzebna jest biała piramida co najmniej tak wysoka jak poziom płytki, a płacisz jej poziom. Połóż znacznik na „Biała” i kup Kapłana, poziom 1.
    .done = Płytka jest twoja i nikt jej nie zabierze. Jedna płytka każdego koloru dziennie i nigdy dwie o tej samej nazwie.
lesson-buy-2 = Kapłan ulepsza modlitwy. Pomódl się i zobacz.
    .done = 3 PM zamiast 2, odtąd za każdym razem. Płytki kupione wcześnie zwracają się najdłużej.
lesson-buy-3 = Otwarte bramy przepuszczają twoje oddziały przez mury, ale to czerwona płytka poziomu 2, a twoja czerwona piramida ma poziom 1. Najpierw zbuduj. Gdy nie zostało nic do zrobienia, tura po chwili kończy się sama; do tego czasu można ją jeszcze cofnąć. Gdy znów będzie twoja kolej, kup płytkę.
    .done = Budowa i zakup to dwa znaczniki i dwie tury: inni widzą, co szykujesz.
    .missed = Otwarte bramy wymagają czerwonej piramidy poziomu 2, a jedyną czerwoną płytką dnia ma być właśnie ta.

lesson-recruit = Rekrutacja
lesson-recruit-1 = Masz razem 12 jednostek; te spoza planszy czekają w zasobach. Rekrutacja sprowadza je do twoich dzielnic po 1 PM. Połóż znacznik na „Rekrutacja” i klikaj dzielnice miasta, aż przybędą 3 jednostki.
    .done = 3 jednostki za 3 PM. Poległe i wycofane wracają do zasobów, więc nikt nie przepada na zawsze.
lesson-recruit-2 = Wrogi oddział 3 jednostek siedzi w twojej dzielnicy i korzysta z twojej piramidy! Rekrutuj właśnie tam: gdy skończysz, atakujesz. Postaw tyle, by wygrać.
    .done = Wyrzuceni! Rekrutacja do zajętej dzielnicy to atak jak każdy inny, z punktem zwycięstwa.
    .missed = Za słabo. Z 4 jednostkami masz przewagę jednej, zanim padną karty, a remis jest dla obrońcy.

lesson-creatures = Stwory
lesson-creatures-1 = Niektóre płytki dają stwora. Kup Pradawnego słonia, niebieski, poziom 2, i postaw go przy oddziale na niebieskiej piramidzie.
    .done = Stwór idzie z twoim oddziałem i go wzmacnia. Nigdy nie ginie: gdy jego oddział padnie, wraca do domu.
lesson-creatures-2 = Ze słoniem oddział ma jeden krok więcej, siłę +1 i tarczę. Przejdź dwa pola do świątyni i pokonaj stojący tam oddział.
    .done = Dwa pola, walka i świątynia jednym znacznikiem: po to są stwory.
    .missed = Zatrzymujesz się przed świątynią albo walka jest przegrana. Dwa kroki, potem najsilniejsza karta.

lesson-di-cards = Boska interwencja
lesson-di-cards-1 = Każdej nocy dobierasz kartę boskiej interwencji (BI). Większość gra się w swojej turze, bez znacznika. Deszcz ognia niszczy jednostkę wroga: kliknij kartę, potwierdź i kliknij strażnika świątyni. Potem wejdź tam bez walki.
    .done = Bez walki, bez ryzyka, a świątynia twoja. Karta kosztuje 0 lub 1 PM, jest to na niej napisane.
    .missed = To była walka. Cofnij: najpierw karta, potem ruch.
lesson-di-cards-2 = Niektóre karty są do walki. Czterech na pięciu, a twoje karty Walki są słabe; ale masz Furię wojenną, +2 do siły. Zaatakuj i dodaj ją, gdy wybierasz karty.
    .done = Takich kart nikt nie widzi, zanim obie strony się odkryją. Kto ma karty na ręce, nigdy nie jest tak słaby, jak wygląda.
    .missed = Za słabo: potrzebne są karta o sile 3 i Furia wojenna. Wybierz kartę do zagrania i tę do odrzucenia, potem Furię wojenną i zatwierdź wybór.
lesson-di-cards-3 = W turze przeciwnika zagrano kartę Modlitwa, za 2 PM. Masz Weto i jesteś o nie pytany. Anuluj ją!
    .done = Weto zatrzymuje każdą kartę zagraną poza walką. Ucieczka, jej siostra, pozwala zaatakowanemu oddziałowi się wymknąć.
    .missed = Karta przeszła i przeciwnik ma 2 PM. Tym razem zagraj Weto.

lesson-turn-order = Kolejność i koniec gry
lesson-turn-order-1 = Jest noc: każdy dostaje 2 PM i kartę BI. Potem ten, kto ma najmniej PZ, ustala kolejność na następny dzień. To ty. Ostatnie miejsce jest często najlepsze: nikt nie odpowie na twój ostatni znacznik. Wskaż najpierw przeciwnika.
    .done = Bycie w tyle ma dobre strony. Przed ostatnim dniem gry każdy chce być ostatni.
    .missed = Teraz zaczynasz ty, a ostatnie słowo ma przeciwnik. Wskaż najpierw przeciwnika.
lesson-turn-order-2 = Tę grę do nauki wygrywa się z 4 PZ na koniec dnia, inne z 8 lub 10. Masz 3 i ostatni znacznik dnia. Znajdź czwarty punkt.
    .done = Zwycięstwo! Gra kończy się z końcem dnia: przy równych PZ decydują PZ chwały, potem kolejność.
    .missed = Dzień minął, a nie masz 4 PZ. Gdzie jest świątynia bez oddziału?

lesson-gold-silver = Złoto i srebro
lesson-gold-silver-1 = W pełnej grze piramidy i płytki sięgają poziomu 4. Boski czyn daje srebrny znacznik: raz dziennie druga akcja w tej samej turze. Najpierw się pomódl i od razu buduj srebrnym znacznikiem: czerwona piramida na poziom 2.
    .done = Dwie akcje z rzędu i nikogo pomiędzy. Tak powstają niespodzianki.
    .missed = Tura minęła, a srebrny znacznik nie poszedł na budowę. Pomódl się, potem połóż go na „Budowa”.
lesson-gold-silver-2 = Boska wola daje złoty znacznik: raz dziennie dodatkowy ruch lub rekrutacja. Zrekrutuj 2 jednostki do oddziału na czerwonej piramidzie, wybierz „Wystarczy” i złotym znacznikiem teleportuj całą piątkę do świątyni w tej samej turze.
    .done = Zrekrutowani i już w drodze, zanim ktokolwiek zareagował. To była ostatnia lekcja gry podstawowej: graj!
    .missed = Iść miała cała piątka: najpierw zrekrutuj 2 jednostki, potem teleportuj je złotym znacznikiem, zanim skończy się tura.

## Ta-Seti

lesson-black-pyramid = Czarna piramida
lesson-black-pyramid-1 = Ta-Seti wnosi czwarty kolor, a miasto nadal mieści trzy piramidy. Zbuduj czarną w wolnej dzielnicy, poziom 1, a w następnej turze kup Najemników.
    .done = Najemnicy to od razu trzy jednostki więcej. Czarne płytki to wynajęte oddziały, mroczne obrzędy i nowe stwory; kto buduje czarną, obywa się bez innego koloru.
    .missed = Wolna dzielnica jest dla czarnej piramidy, a jedyną czarną płytką dnia mają być Najemnicy.

lesson-dawn = Świt
lesson-dawn-1 = W tym module o kolejność walczy się o świcie: każdy zagrywa kartę Walki, liczy się jej siła, i odrzuca drugą. Przeciwnik pokazał 3. Masz żeton świtu za przegraną walkę: +1. Wygraj i zajmij drugie miejsce.
    .done = Przegrane walki pomagają o świcie, a silnych kart zużytych o świcie brakuje w walce.
    .missed = Potrzebujesz więcej niż 3, a potem drugiego miejsca: wystarczy karta o sile 3 z żetonem albo karta o sile 4.

lesson-path = Ścieżka do Ta-Seti
lesson-path-1 = Trzej twoi kapłani wędrują daleko od planszy. Ilekroć kładziesz znacznik ruchu, jeden z nich może najpierw zrobić krok. Połóż znacznik „Ruch”, wyślij kapłana górną drogą i weź znaleziony żeton.
    .done = Sama droga dała punkt modlitwy. Kapłan wrócił, przedmiot jest twój: przedmioty działają raz, umiejętności zostają.
    .missed = To był ruch bez kapłana albo żeton został na miejscu. Połóż znacznik „Ruch”, wyślij kapłana górną drogą i weź żeton.
lesson-path-2 = Ofiara to przedmiot: użyj jej, gdy potrzebujesz punktów modlitwy. Użyj jej teraz.
    .done = 3 PM. Na końcu ścieżki czeka punkt zwycięstwa.

## Blood and Sand

lesson-blood-and-sand = Krew i piasek
lesson-blood-and-sand-1 = W tej edycji noc jest na końcu, a kto przegrywał walki, ma weteranów: nocą każdy jest wart 1 PM, a dwóch kartę. Masz trzech. Wymień wszystkich na PM.
    .done = Przegrana walka to nie całkiem strata. Tu zaczynasz z większą liczbą kart, z płytką, a kolory losuje się na każdą grę.
    .missed = Część weteranów została. Oddaj za PM wszystkich trzech.
lesson-blood-and-sand-2 = Tu wygrywa się na początku własnej tury, mając 9 PZ i nikogo przed sobą. Masz 8. Zajmij świątynię i miej nadzieję, że nikt cię nie wypędzi.
    .done = Nikt nie przeszkodził: wygrana jeszcze przed kolejnym znacznikiem. Pilnuj tych, którzy mają 8.
    .missed = Znów twoja tura, a 9 PZ nie ma. Najpierw wejdź do świątyni.

## Book of the Dead

lesson-sacrifice = Honor i ofiara
lesson-sacrifice-1 = Mroczny kult, szmaragdowa płytka, ma złoty znacznik: poświęć jednostkę i od razu się pomódl. Weź jednostkę z zasobów i spójrz na tor honoru.
    .done = Jednostka jest w zaświatach, a honor spadł o 1. Im jest niższy, tym większy rozkład: wiele szmaragdowych płytek rośnie z nim w siłę, ale nisko traci się stałe PZ.
lesson-sacrifice-2 = Z zaświatów jednostki wracają przy rekrutacji, o 1 PM drożej niż inne. Połóż znacznik na „Rekrutacja”, wybierz „Z zaświatów” i sprowadź swoją.
    .done = Ta kosztowała 2 PM. Umarli są cierpliwi, ale kosztują.
    .missed = To rekruci z zasobów. Wybierz jednostkę z zaświatów.

## Seth

lesson-seth = Set przeciw wszystkim
lesson-seth-1 = W tej grze jeden gracz jest Setem, a wszyscy inni wspólnotą. Ty jesteś Setem. Masz znacznik każdego członka: na żółtym polu uderza w swego właściciela. Weź znacznik Sokoła, połóż go na „Zniszczyć dwie jednostki” i uderz w dwie w świątyni.
    .done = Fioletowe znaczniki kładzie się na fioletowych polach, znacznik członka na dowolnym. Wspólnota działa cała razem, potem znów twoja kolej.
lesson-seth-2 = Set wygrywa z 8 PZ chwały i nic innego się nie liczy. Twoja piramida to też drzwi: połóż jeden ze znaczników „Ruch”, teleportuj sześć jednostek do świątyni i pokonaj te dwie.
    .done = Jeden z ośmiu. Wspólnota wygrywa świętą świątynią, Wielką Ceremonią i sześcioma punktami zwycięstwa albo w twoim własnym mieście.

## Around the lessons

learn-intro = Krótkie lekcje na prawdziwej planszy: w każdej jest coś do zrobienia, a przeciwnik gra z tobą. Przerwij w dowolnej chwili i wróć tu później.
learn-begin = Zacznij od pierwszej lekcji
learn-go-on = Dalej: { $title }
learn-all = Wszystkie lekcje
learn-next = Dalej
learn-next-lesson = Następna lekcja: { $title }
learn-again = Jeszcze raz
learn-done = Świetnie!
learn-missed = To prowadzi gdzie indziej. Spróbuj jeszcze raz.
learn-tasks = { $done } z { $all }
learn-first-game = Twoja pierwsza gra
learn-first-game-text = Krótka gra do 4 punktów zwycięstwa z łagodnym przeciwnikiem. Wskazówki pojawiają się, gdy coś jest nowe, a przy każdej decyzji możesz poprosić o radę.
learn-first-game-here = Krótka gra do 4 punktów zwycięstwa z łagodnym przeciwnikiem. Wskazówki pojawiają się, gdy coś jest nowe.
learn-book-base = Gra
learn-book-ta-seti = Ta-Seti
learn-book-blood-and-sand = Krew i piasek
learn-book-book-of-the-dead = Księga umarłych
learn-book-seth = Set
