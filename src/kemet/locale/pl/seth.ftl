# Seth: tiles, cards, creatures, powers of temples, questions, answers, refusals, options.

## Violet tiles

tile-violet-energy-drain = Wyssanie energii
    .text = Otrzymujesz 1 PM, gdy inny gracz wykonuje akcję modlitwy.
tile-violet-servile-corruption = Służalcze zepsucie
    .text = +1 do siły zepsutej strony w twoich bitwach zepsucia.
tile-violet-units-corruption = Zepsucie jednostek
    .text = Po bitwie wygranej z ocalałym jedna zniszczona w niej wroga jednostka może dołączyć do twojego oddziału.
tile-violet-chaos-levy = Zaciąg chaosu
    .text = Dwie jednostki w każdej twojej akcji rekrutacji są darmowe.
tile-violet-kill-them-all = Zabić wszystkich!
    .text = +1 do zasięgu wszystkich twoich oddziałów, +1 do obrażeń we wszystkich twoich bitwach.
tile-violet-annexation = Aneksja
    .text = Każdej nocy weź losową kartę BI z ręki wybranego wroga.
tile-violet-vulture = Sęp
    .text = Stwór: +1 do zasięgu, +1 do siły; 1 PM za każdą wrogą jednostkę zniszczoną w jego bitwach.
tile-violet-mortal-mirror = Śmiertelne zwierciadło
    .text = Weź na rękę wszystkie karty Walki, usuń jedną na stałe i zdobądź kartę Walki Śmiertelne zwierciadło.
tile-violet-ambush = Zasadzka
    .text = Po odkryciu kart możesz zamienić swoją kartę Walki na odrzuconą.
tile-violet-divine-advantage = Boska przewaga
    .text = Każdej nocy obejrzyj 2 dodatkowe karty BI i zatrzymaj 1 z nich.
tile-violet-crocodile = Krokodyl
    .text = Stwór: +1 do zasięgu, +2 do siły, +1 do obrażeń.
tile-violet-infernal-will = Piekielna wola
    .text = Złoty znacznik: akcja modlitwy albo karta BI.
tile-violet-magic-versatility = Magiczna wszechstronność
    .text = Przezroczysty znacznik, raz dziennie: wykonaj ponownie akcję pola, na którym już leży znacznik.
tile-violet-cobra = Kobra
    .text = Stwór: +1 do zasięgu, +2 do siły; przed wyborem kart w jej bitwach wrogi oddział traci 1 jednostkę.
tile-violet-immortal-legion = Nieśmiertelny legion
    .text = +1 do siły i +1 do ochrony we wszystkich twoich bitwach.
tile-violet-endless-horde = Nieskończona horda
    .text = Każdej nocy umieść za darmo do 3 jednostek w swoich dzielnicach.
colour-violet = Fioletowa

## Tiles of the community, and the two blue ones

tile-white-communion = Komunia
    .text = Płytka wspólnoty: każdy członek otrzymuje o 1 PM więcej w nocy i podczas zaćmienia.
tile-red-osiris = Ozyrys
    .text = Płytka wspólnoty. Stwór całej wspólnoty: +1 do zasięgu, +2 do siły, +1 do ochrony.
tile-blue-guardians-of-the-temples = Strażnicy świątyń
    .text = Płytka wspólnoty: +1 do siły i +1 do ochrony oddziałów wspólnoty broniących świątyni, także świętej dowolnego poziomu.
tile-black-rite-of-the-builders = Rytuał budowniczych
    .text = Płytka wspólnoty: każdy poziom świętej świątyni kosztuje o 1 jednostkę mniej, ale co najmniej 1.
tile-blue-seth-legion = Legion
    .text = Oddziały z twoją jednostką mogą liczyć o 1 jednostkę więcej.
tile-blue-seth-sphinx = Sfinks
    .text = Stwór: +1 do zasięgu, +2 do siły, +1 do ochrony. Nie daje PZ.

## Cards

di-shared-offering = Wspólna ofiara
    .text = Oddaj do 4 swoich PM innemu członkowi.
di-seth-war-rage = Szał bojowy
    .text = +1 do siły.
di-seth-war-fury = Furia wojenna
    .text = +2 do siły.
di-seth-bloodbath = Krwawa łaźnia
    .text = +2 do obrażeń.
di-seth-bronze-wall = Mur z brązu
    .text = +1 do ochrony.
di-seth-raining-fire = Deszcz ognia
    .text = Zniszcz jedną jednostkę wspólnoty w dowolnym miejscu planszy.
di-seth-swiftness = Chyżość
    .text = +1 do zasięgu twojego poruszającego się oddziału w tej akcji.
di-seth-prayer = Modlitwa
    .text = Otrzymujesz 2 PM.
di-seth-enlistment = Zaciąg
    .text = Umieść za darmo do 2 jednostek w swoim mieście i oddziałach.
di-seth-mana-theft = Kradzież many
    .text = Każdy członek traci 1 PM; ty otrzymujesz łącznie 1 PM.
di-seth-veto = Weto
    .text = Karta BI właśnie zagrana poza bitwą nie ma efektu.
card-mortal-mirror = Śmiertelne zwierciadło
    .text = Siła, obrażenia i ochrona karty Walki wroga oraz 1 do obrażeń więcej.

## Creatures, and the cards with which Seth corrupts them

creature-vulture = Sęp
    .text = Jego oddział ma +1 do zasięgu i siły. 1 PM za każdą wrogą jednostkę zniszczoną w jego bitwach.
creature-crocodile = Krokodyl
    .text = Jego oddział ma +1 do zasięgu, +2 do siły i +1 do obrażeń.
creature-cobra = Kobra
    .text = Jej oddział ma +1 do zasięgu i +2 do siły. Przed wyborem kart wrogi oddział traci 1 jednostkę.
creature-osiris = Ozyrys
    .text = Oddział wspólnoty, który z nim idzie, ma +1 do zasięgu, +2 do siły i +1 do ochrony.
creature-seth-sphinx = Sfinks
    .text = Jego oddział ma +1 do zasięgu, +2 do siły i +1 do ochrony.
beast-elephant = Pradawny słoń
    .text = Walczy sam: siła 2, obrażenia 1.
beast-snake = Pustynny wąż
    .text = Walczy sam: siła 2. Stwór zaatakowanego oddziału nie jest brany pod uwagę.
beast-scarab = Królewski skarabeusz
    .text = Walczy sam: siła 3.
beast-scorpion = Olbrzymi skorpion
    .text = Walczy sam: siła 3, obrażenia 2.
beast-phoenix = Feniks
    .text = Walczy sam: siła 4. Może atakować w miastach wspólnoty.
beast-mummy = Mumia
    .text = Walczy sama: siła 4. Po bitwie Set dobiera 1 kartę BI.
beast-seth-sphinx = Sfinks
    .text = Walczy sam: siła 5.
beast-khnum = Sfinks Chnuma
    .text = Walczy sam: siła 2. Może zaatakować oddział dowolnego członka.
beast-griffin = Sfinks-gryf
    .text = Walczy sam: siła 3, obrażenia 1.
beast-devourer = Pożeracz
    .text = Walczy sam: siła 4. Zwycięstwo z co najmniej 2 zniszczonymi jednostkami daje jeszcze 1 PZ chwały.

## Powers of sacred temples and of the Great Ceremony

power-gift-of-action = Dar działania
    .text = Srebrny znacznik: raz dziennie jeden członek kładzie go razem ze zwykłym.
power-golden-rite = Złoty obrzęd
    .text = Złoty znacznik: raz dziennie jeden członek modli się nim albo rekrutuje.
power-blades-of-osiris = Ostrza Ozyrysa
    .text = +1 do siły oddziałów wspólnoty.
power-shield-of-osiris = Tarcza Ozyrysa
    .text = +1 do ochrony oddziałów wspólnoty.
power-march-of-osiris = Marsz Ozyrysa
    .text = +1 do zasięgu oddziałów wspólnoty.
power-oracle-of-osiris = Wyrocznia Ozyrysa
    .text = Każdej nocy 2 karty BI wspólnoty trafiają do członków według jej woli.

## Questions

decision-set-seth-units = Ile jednostek Seta zacznie grę tutaj: { $space }? Pozostało { $number }, najwyżej 6 na polu.
decision-free-tile = Którą płytkę poziomu 1 bierzesz za darmo?
decision-deal-cards = Wyrocznia Ozyrysa: kto dobiera następną kartę BI? Do rozdania: { $number }.
decision-community-turn = Tura wspólnoty: czy teraz działasz? Znaczniki: { $tokens-left }, masz { $pp } PM.
    .pass = Niech zacznie kto inny
decision-community-turn-acted = Twoja akcja już za tobą. Masz jeszcze karty BI i Wielką Ceremonię.
    .pass = Nic więcej
decision-share-pp = Kto dostaje następny PM? Do podziału: { $number }.
decision-seth-turn = { $number ->
        [0] Akcje tej tury wykonane. Coś jeszcze?
        [one] Tura Seta: { $number } akcja. Masz { $pp } PM.
        [few] Tura Seta: { $number } akcje. Masz { $pp } PM.
       *[other] Tura Seta: { $number } akcji. Masz { $pp } PM.
    }
    .pass = Zakończ turę
decision-lay-member-token = Gdzie kładziesz znacznik ({ $victim })? Na żółtym polu uderza w tego członka.
decision-raise-violet = Do jakiego poziomu podnosisz fioletową piramidę? Masz { $pp } PM.
    .pass = Nic nie buduj
decision-buy-violet = Którą fioletową płytkę kupujesz? Masz { $pp } PM.
    .pass = Nic nie kupuj
decision-destroy-units = { $number ->
        [one] Gdzie niszczysz drugą jednostkę ({ $victim })?
       *[other] Gdzie niszczysz jednostki ({ $victim })? Razem { $number }, wybierz pierwszą.
    }
    .pass = Żadnej
decision-corrupt-pyramid = Zepsuć piramidę: którą płytkę kupujesz według piramid ({ $victim }), o 1 PM drożej? Masz { $pp } PM.
    .pass = Nic nie kupuj
decision-pick-creature-card = Zepsuć stwora: który atakuje ({ $victim })?
    .pass = Żaden
decision-pick-prey = Który oddział atakuje stwór: { $creature-card }?
decision-pick-corrupt-troop = Zepsuć oddział: który oddział z jednostką ({ $victim }) przesuwasz?
    .pass = Żaden
decision-corrupt-move = Dokąd idzie zepsuty oddział? Teraz: { $space }. Zasięg: { $range }.
    .pass = Zatrzymaj się
decision-pick-side-losses = Czyja jednostka przepada? Do utraty: { $number }.
decision-after-corruption = Twój oddział walczył z innym oddziałem wspólnoty. Co teraz robi?
decision-consent =
    { $number ->
        [0] Czy poświęcasz swoje jednostki ({ $space }) dla świętej świątyni?
       *[other] Czy zgadzasz się na taki podział { $number } PM?
    }
decision-swap-battles = Zasadzka: czy zamieniasz karty swoich dwóch bitew?
decision-retreat-from-ally = Wygrana bitwa. Dokąd cofa się pokonany oddział?
decision-escape-from-ally = Dokąd ucieka twój oddział? Teraz: { $space }.
decision-pick-invader = Wściekła inwazja: który oddział się rusza? Najwyżej dwa różne.
    .pass = Wystarczy
decision-order-battles = Wściekła inwazja: która bitwa jest pierwsza?
decision-steal-card = Aneksja: komu zabierasz kartę BI?
decision-steal-unit = Zepsucie jednostek: czyja zniszczona jednostka dołącza do twojego oddziału ({ $space })?
    .pass = Niczyja
decision-pick-receiver = Wspólna ofiara: kto dostaje twoje PM?
decision-give-pp = Wspólna ofiara: ile PM oddajesz ({ $receiver })?
decision-give-up = Czyja jednostka ({ $space }) jest poświęcona dla świętej świątyni? Pozostało: { $number }.
decision-ceremony = Wielka Ceremonia: ile PM płacisz? Zaoferowano { $offered } z { $price }; masz { $pp } PM.
decision-pick-power = Wielka Ceremonia: którą moc zyskuje wspólnota?
decision-pick-losses = Czyja jednostka ({ $space }) przepada? Do utraty: { $number }.
decision-name-fighter = Który członek toczy tę bitwę własnymi kartami Walki i BI?
decision-community-escape = Oddział z twoimi jednostkami jest atakowany. Czy zagrywasz Ucieczkę?
    .pass = Stań do walki

## Answers

action-furious-invasion = Wściekła inwazja
action-seth-move-upper = Ruch
action-seth-recruit = Rekrutacja
action-corrupt-troop = Zepsuć oddział
action-seth-move-middle = Ruch
action-seth-build = Budowa
action-seth-pray-middle = Modlitwa
action-corrupt-creature = Zepsuć stwora
action-destroy-units = Zniszczyć dwie jednostki
action-seth-pray-lower = Modlitwa
action-invocation = Inwokacja
action-buy-violet = Fioletowa płytka
action-corrupt-pyramid = Zepsuć piramidę
action-gold-infernal-prayer = Złoty znacznik: modlitwa
action-gold-infernal-invocation = Złoty znacznik: inwokacja
action-call = Zwołać Wielką Ceremonię
action-fight = Rozpocząć bitwę
action-rite-pray = Złoty Rytuał: modlitwa
action-rite-recruit = Złoty Rytuał: rekrutacja
action-gift = Dar Działania: { $action }
action-along = { $number ->
        [one] Idzie też { $number } jednostka ({ $player })
        [few] Idą też { $number } jednostki ({ $player })
       *[other] Idzie też { $number } jednostek ({ $player })
    }
action-see-through = Przezroczysty znacznik: { $action }

## Options and what others do

ui-variant-creatures-without-tiles = Żetony Seta nie liczą się, gdy walczy stwór
ui-variant-loser-leaves-creature = Pokonany przez stwora musi odejść
ui-variant-corrupt-vp-without-survivor = Zwycięstwo zepsutego oddziału nie wymaga ocalałych
ui-variant-corrupt-troop-meets-seth = Zepsuty oddział można wprowadzić na oddziały Seta
ui-variant-corrupt-troop-must-fight = Zepsuty oddział, który zatrzymuje się u innych, musi z nimi walczyć
ui-variant-no-retreat-by-portal = Bez odwrotu przez portal
ui-variant-seth-buys-by-occupied = Set kupuje inne żetony dzięki zajętym piramidom
ui-variant-seth-buys-community-tiles = Set może kupować żetony wspólnoty
ui-variant-held-pyramids-count = Piramidy zajęte przez Seta liczą się do fioletowych żetonów
ui-variant-allied-pyramids-count = Piramidy sojuszników, przy których stoi członek, liczą się do fioletowych żetonów
ui-variant-silver-or-see-through = Srebrny albo przezroczysty żeton w turze, nie oba
ui-variant-one-silver-a-day = Jeden srebrny żeton dziennie na członka
ui-variant-stolen-units-save = Jednostki skradzione przez Seta utrzymują wspólnotę w grze
ui-variant-no-temple-on-portals = Bez świętej świątyni na polach portali
ui-variant-invasion-to-two-spaces = Dwa oddziały najazdu kończą na dwóch polach
ui-variant-community-consent = Jednostki na świątynię i PM tylko za zgodą właściciela
ui-variant-north-portal = Zachodni portal leży przed północnym miastem
ui-variant-no-member-row-duty = Członkowie nie muszą kłaść żetonu w każdym rzędzie
ui-variant-community-wins-at-turn-end = Zwycięstwo wspólnoty sprawdza się na końcu tury
ui-variant-both-battles-fought = Obie bitwy najazdu odbywają się, zanim liczą się PZ Seta
ui-variant-decks-run-out = Wyczerpana talia pozostaje pusta
ui-variant-sacred-temples-fall = Święte świątynie zajęte przez Seta na koniec dnia są niszczone
ui-variant-two-temples = Dwie świątynie wystarczą wspólnocie do PZ na koniec dnia
ui-waiting-set-seth-units = Rozstawianie jednostek Seta.
ui-waiting-free-tile = Wybór darmowej płytki.
ui-waiting-deal-cards = Rozdawanie kart BI.
ui-waiting-community-turn = Tura wspólnoty.
ui-waiting-share-pp = Podział PM.
ui-waiting-seth-turn = Tura Seta.
ui-waiting-lay-member-token = Kładzenie znacznika członka.
ui-waiting-raise-violet = Podnoszenie fioletowej piramidy.
ui-waiting-buy-violet = Zakup fioletowej płytki.
ui-waiting-destroy-units = Niszczenie jednostek.
ui-waiting-corrupt-pyramid = Psucie piramidy.
ui-waiting-pick-creature-card = Psucie stwora.
ui-waiting-pick-prey = Wybór oddziału, który atakuje stwór.
ui-waiting-pick-corrupt-troop = Psucie oddziału.
ui-waiting-corrupt-move = Ruch zepsutego oddziału.
ui-waiting-pick-side-losses = Wybór strat.
ui-waiting-after-corruption = Odwrót albo wycofanie.
ui-waiting-consent = Pytanie właścicieli o jednostki lub PM.
ui-waiting-swap-battles = Zasadzka.
ui-waiting-retreat-from-ally = Wybór miejsca odwrotu.
ui-waiting-escape-from-ally = Ucieczka.
ui-waiting-pick-invader = Wściekła inwazja.
ui-waiting-order-battles = Wybór pierwszej bitwy.
ui-waiting-steal-card = Aneksja: wybór wroga.
ui-waiting-steal-unit = Zepsucie jednostek.
ui-waiting-pick-receiver = Wspólna ofiara.
ui-waiting-give-pp = Wspólna ofiara.
ui-waiting-give-up = Poświęcanie jednostek dla świętej świątyni.
ui-waiting-ceremony = Wielka Ceremonia.
ui-waiting-pick-power = Wybór mocy.
ui-waiting-pick-losses = Wybór strat.
ui-waiting-name-fighter = Wybór tego, kto walczy.
ui-waiting-community-escape = Czas na Ucieczkę.
