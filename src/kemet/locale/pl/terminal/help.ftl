# Help in the terminal game: what can be typed, what the columns are, how a round goes.


## What can be typed

help-head = Wpisz numer opcji, jej zapis albo jego część, która nie pasuje do innej opcji. Kilka odpowiedzi naraz rozdziel przecinkami: recruit, nw_1, nw_1, nw_2, pass
help-how = jak przebiega runda
help-o = opcje jeszcze raz
help-b = plansza
help-m = mapa i sąsiedztwo pól
help-s = płytki w sprzedaży; ile kosztują i co robią czerwone
help-t = co robi płytka, karta, stwór albo żeton; co robią płytki i żetony gracza p2
help-r = wyszukaj zasadę, także po numerze: r K10.9
help-log = co wydarzyło się w tej rundzie; „log all” od początku gry
help-undo = cofnij swoją ostatnią akcję
help-save = zapisz przebieg gry
help-quit = opuść grę
help-p = droga do Ta-Seti i działanie jej żetonów

## The columns

help-column-vp = punkty zwycięstwa i te z nich, które nie zależą od planszy
help-column-pp = punkty modlitwy do płacenia; nigdy więcej niż { $number }
help-column-reserve = jednostki poza planszą
help-column-levels = poziomy piramid: { $colours }
help-column-cards = karty boskiej interwencji i karty Walki na ręce; 3-2-0 to siła 3, obrażenia 2, ochrona 0
help-column-tokens = znaczniki akcji do położenia dzisiaj
help-column-dawn = żetony Świtu, wydawane na miejsca w kolejności
help-mark-priest = oddział pięciu jednostek, w tym kapłan

## How a round goes

how-head = Potrzebujesz { $target } punktów zwycięstwa (PZ) na koniec dnia i więcej niż inni. Runda:
how-head-early = Potrzebujesz { $target } punktów zwycięstwa (PZ) na początku swojej tury i nikogo, kto ma więcej. Runda:
how-night = Noc
    .text = Każdy otrzymuje 2 punkty modlitwy (PM) i dobiera kartę boskiej interwencji (BI). Kto ma najmniej PZ, ustala kolejność (r K4).
    .dawn = Każdy otrzymuje 2 punkty modlitwy (PM) i dobiera kartę boskiej interwencji (BI). Potem każdy zagrywa kartę Walki o kolejność i odrzuca drugą; siła i żetony Świtu, które dostają przegrani, decydują, kto pierwszy wybiera miejsce (r K4, r T2).
    .blood = Kto kontroluje Sanktuarium, może oddać 2 jednostki za stały PZ, kto świątynię delty, 1 jednostkę za 5 PM; pozostałe świątynie dają PM, a dwie kontrolowane stały PZ. Każdy otrzymuje 2 punkty modlitwy (PM), może oddać żetony weteranów, które dostają przegrani, i dobiera kartę boskiej interwencji (BI). Zaczynając od najmniejszej liczby PZ, każdy zajmuje miejsce w kolejności (r BS9).
how-day = Dzień
    .text = W swoich turach kładź jeden z 5 znaczników na swojej planszy i wykonuj akcję: ruch, rekrutacja, budowa, modlitwa albo zakup płytki. Na koniec w każdym rzędzie musi leżeć znacznik (r K5).
how-build = Budowa
    .text = Piramida poziomu 3 pozwala kupować płytki jej koloru do poziomu 3, a oddziałom na niej teleportować się do każdego obelisku (r K6, r K7).
how-battle = Walka
    .text = Wejście na pole wroga to atak. Obie strony potajemnie zagrywają kartę Walki i odrzucają drugą. Siła to jednostki i karta; obrażenia minus ochrona to straty przeciwnika. Atakujący, który wygra i przeżyje, otrzymuje 1 stały PZ (r K10).
how-points = Punkty
    .text = Świątynia albo piramida poziomu 4 to 1 PZ, póki je kontrolujesz. Stałe są PZ za walki, za dwie świątynie na koniec dnia i z niektórych płytek (r K2).
how-path = Droga
    .text = Znacznik na polu ruchu najpierw prowadzi jednego z trzech kapłanów do następnego miejsca drogi (pokazuje ją p). Po drodze dostajesz, co na niej widnieje. Na miejscu kapłan zostaje albo bierze żeton i odchodzi: przedmiot służy raz; ze zdolnością kapłan staje się jednostką, a każdy oddział z kapłanem ma wszystkie twoje zdolności; na końcu czeka stały PZ (r T3).
how-end = Koniec
    .text = Gdy wszystkie znaczniki leżą, świątynie dają PM, a jeśli ktoś ma { $target } PZ, gra się kończy (r K13, r K14).
    .early = Gdy wszystkie znaczniki leżą, świątynie dają PM (r K13). Kto na początku tury ma { $target } PZ, od razu wygrywa, chyba że ktoś ma więcej: wtedy ten dzień jest ostatni i rozstrzyga jego koniec (r T4).
    .blood = Gdy wszystkie znaczniki leżą, zapada noc. Kto na początku tury ma { $target } PZ, od razu wygrywa, chyba że ktoś ma więcej: wtedy ten dzień jest ostatni i rozstrzyga jego koniec (r BS10).
how-book-of-the-dead = Ofiara
    .text = Niektóre szmaragdowe płytki wymagają ofiary: jednostka trafia w zaświaty, a ty tracisz 1 honor. Niski honor podnosi poziom rozkładu, z którego korzystają te płytki, i odbiera stałe PZ, póki jest niski. Jednostki wracają z zaświatów o 1 PM drożej. Tota i Apopisa przyzywa się złotym znacznikiem (r B2, r B3).
