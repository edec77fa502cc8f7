# Seth's game in the terminal: both camps, what answers mean, how a round goes.


## The session

term-need-seth = Jesteś Setem: wygrywasz, mając { $target } PZ chwały albo gdy wspólnota nie ma już jednostek na planszy. Grasz pierwszy raz? Wpisz how.
term-need-community = Jesteś ze wspólnoty: razem ukończcie świętą świątynię, odprawcie Wielką Ceremonię i zdobądźcie 6 stałych PZ, zanim Set będzie miał { $target } PZ chwały. Grasz pierwszy raz? Wpisz how.
term-seth = Set
term-community = wspólnota
term-community-of = Wspólnota ({ $players })

## The board

term-day-track = tor dnia
term-track-seth = Set { $number }
term-track-community = wspólnota
term-track-eclipse = zaćmienie
term-goal-seth = PZ chwały: { $number } z { $target }
term-goal-temple = święta świątynia: poziom { $number } z { $target }
term-ceremony-held = Wielka Ceremonia odprawiona
term-ceremony-price = Wielka Ceremonia: teraz { $cost } PM
term-goal-vp = stałe PZ: { $number } z { $target }
term-speaker = mówi za wspólnotę
term-portal = portal
term-portal-open = otwarty
term-portal-closed = zamknięty dla wspólnoty
term-sacred-temples = święte świątynie ⌂
term-temple-at = { $space } poziom { $level }, { $number } PM dziennie
term-powers = moce
term-fact-member-tokens = znaczniki członków
term-fact-creature-cards = karty stworów

## What answers mean

term-member-token = położyć znacznik ({ $player }): na żółtym polu uderza w tego członka
term-cards-in-hand = karty Walki { $number }, BI { $di }
term-build-temple = { $number ->
        [one] poświęcić { $number } jednostkę za poziom { $level } świętej świątyni
        [few] poświęcić { $number } jednostki za poziom { $level } świętej świątyni
       *[other] poświęcić { $number } jednostek za poziom { $level } świętej świątyni
    }
term-sacred-temple = święta świątynia, poziom { $level }
term-act-furious-invasion = przesunąć do dwóch oddziałów, potem stoczyć obie bitwy
term-act-corrupt-troop = przeprowadzić cały oddział członka, czyj to znacznik, nawet przeciw innemu członkowi
term-act-corrupt-creature = niesprzedany stwór walczy z oddziałem członka, czyj to znacznik, o 1 PZ chwały
term-act-destroy-units = zniszczyć dwie jednostki członka, czyj to znacznik
term-act-invocation = dobrać kartę BI
term-act-corrupt-pyramid = kupić płytkę według piramid członka, czyj to znacznik, o 1 PM drożej
term-theme-violet = moce Seta

## How a round goes

how-head-seth = Jeden gracz jest Setem, pozostali wspólnotą. Set potrzebuje { $target } PZ chwały; wspólnota świętej świątyni, Wielkiej Ceremonii i 6 stałych PZ. Runda:
how-seth-night = Noc
    .text = Set otrzymuje tyle punktów modlitwy (PM), ilu jest członków, i dobiera kartę BI, potem członkowie po 2 PM i karcie; płytki nocy działają, najpierw Seta (r S3).
how-seth-day = Dzień
    .text = Set i wspólnota grają na zmianę według toru dnia; Set zaczyna i kończy. Przy trzech i więcej członkach w środku dnia jest zaćmienie: płytki nocy działają ponownie (r S3).
how-seth-turn = Set
    .text = Kładzie tyle znaczników, ile wskazuje tor. Fioletowe idą na fioletowe pola; znacznik członka może trafić też na żółte i tam w niego uderza: zepsuć stwora, oddział albo piramidę lub zniszczyć dwie jednostki (r S5).
how-community-turn = Wspólnota
    .text = Każdy członek wykonuje jedną akcję, w dowolnej kolejności. Przed pierwszą można poświęcić jednostki na pustyni bez obelisku dla świętej świątyni: 1, potem 2, potem 3. Członkowie na pustyni z obeliskiem mogą opłacić Wielką Ceremonię: 10 PM za każdego członka mniej 4 za każdy tymczasowy PZ; otwiera ona portal do miasta Seta (r S7).
how-seth-battle = Bitwa
    .text = Członkowie nie walczą ze sobą, chyba że Set zepsuje oddział. Ich jednostki na polu to jeden oddział, najwyżej 5 i jeden stwór; bitwę toczy jeden z nich własnymi kartami (r S8).
how-seth-points = Punkty
    .text = Set zdobywa tylko PZ chwały. PZ wspólnoty są wspólne: wygrane ataki i jeden dziennie za dwie kontrolowane świątynie (trzy przy trzech i więcej członkach). Po świątyni i Ceremonii wygrywa też dzielnica miasta Seta kontrolowana na początku tury wspólnoty (r S6, r S7).
