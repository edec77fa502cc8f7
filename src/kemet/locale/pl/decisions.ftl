# What is asked, and the labels of answers.

# Variables: fields of the frame and of the own board, names in words; $colour is the engine's word ("white", …).
# `.pass` stands on the button that passes.

## Setting up

decision-pick-city = Które miasto zajmujesz?
decision-set-pyramids = Która piramida stanie tutaj: { $space }? Masz łącznie 3 poziomy: 1-1-1 albo 2-1-0.
    .pass = Bez piramidy
decision-set-units = Ile jednostek zacznie grę tutaj: { $space }? Pozostało { $number }, najwyżej 5 na polu.

## Night

decision-keep-one = Wizja: którą z tych kart BI zatrzymujesz? Liczba kart: { $number }.
decision-night-tiles = Której nocnej płytki używasz?
    .pass = Żadnej
decision-raise-pyramid = Boska ręka: która piramida rośnie za darmo o 1 poziom?
decision-turn-order = Masz najmniej PZ, więc ustalasz kolejność graczy: kto następny?
decision-dawn-cards = Świt: którą kartę Walki zagrywasz o kolejność? Liczy się tylko siła.
decision-dawn-cards-discard = Świt: zagrywasz { $card }. Którą inną kartę Walki odrzucasz?
decision-dawn-cards-tokens = Świt: ile żetonów Świtu wydajesz? Każdy daje +1 do wartości Świtu.
decision-take-place = Które miejsce w kolejności zajmujesz?

## Day

decision-turn = { $laid ->
        [0] Twoja tura: gdzie kładziesz znacznik? Zostało { $tokens-left }, masz { $pp } PM.
       *[other] Znacznik położony. Czy robisz jeszcze coś w tej turze?
    }
    .pass = Zakończ turę
decision-pick-troop = Który oddział się rusza?
    .pass = Żaden
decision-move = { $number ->
        [one] Dokąd idzie { $number } jednostka? Teraz: { $space }. Zasięg: { $range }.
        [few] Dokąd idą { $number } jednostki? Teraz: { $space }. Zasięg: { $range }.
       *[other] Dokąd idzie { $number } jednostek? Teraz: { $space }. Zasięg: { $range }.
    }
    .pass = Zatrzymaj się
decision-teleport-to = Do którego obelisku karta przenosi twój oddział?
decision-place-units = { $gift ->
        [0] Gdzie rekrutujesz następną jednostkę? W zasobach: { $reserve }, masz { $pp } PM.
       *[other] Gdzie umieszczasz następną darmową jednostkę? Umieszczono { $placed } z { $gift }.
    }
    .pass = Wystarczy
decision-place-reinforcements = Posiłki: gdzie umieszczasz następną darmową jednostkę? Umieszczono { $placed } z { $gift }.
    .pass = Wystarczy
decision-choose-battle = Która bitwa toczy się teraz?
decision-build = Którą piramidę podnosisz i do jakiego poziomu? Masz { $pp } PM.
    .pass = Nic nie buduj
decision-place-pyramid = W której dzielnicy stanie { $colour ->
        [white] biała piramida
        [red] czerwona piramida
        [blue] niebieska piramida
        [black] czarna piramida
        [emerald] szmaragdowa piramida
        [violet] fioletowa piramida
        [diamond] diamentowa piramida
        [ruby] rubinowa piramida
        [sapphire] szafirowa piramida
        [onyx] onyksowa piramida
       *[other] piramida ({ $colour })
    }?
decision-buy = Którą { $colour ->
        [white] białą płytkę
        [red] czerwoną płytkę
        [blue] niebieską płytkę
        [black] czarną płytkę
        [emerald] szmaragdową płytkę
        [violet] fioletową płytkę
        [diamond] diamentową płytkę
        [ruby] rubinową płytkę
        [sapphire] szafirową płytkę
        [onyx] onyksową płytkę
       *[other] płytkę ({ $colour })
    } kupujesz? Masz { $pp } PM.
    .pass = Nic nie kupuj
decision-buy-again = Bliźniacza ceremonia: którą płytkę koloru kupowanego dzisiaj kupujesz, o 1 PM drożej? Masz { $pp } PM.
    .pass = Nic nie kupuj
decision-remove-card = Którą kartę Walki usuwasz na stałe, by zdobyć { $card }?
decision-pick-creature = Który stwór wchodzi teraz na planszę?
decision-place-creature = Na które pole wchodzi stwór: { $creature }?
decision-burn-unit = Deszcz ognia: gdzie niszczysz wrogą jednostkę?
decision-take-from-discard = Boska pamięć: którą kartę BI bierzesz z odrzuconych?
    .pass = Nie ma żadnej
decision-veto = Czy wetujesz tę kartę?
    .pass = Nie
decision-give-units = { $number ->
        [one] { $space }: czy oddajesz { $number } jednostkę do zasobów za 5 PM?
        [few] { $space }: czy oddajesz { $number } jednostki do zasobów za 1 stały PZ?
       *[other] { $space }: czy oddajesz { $number } jednostek do zasobów za 1 stały PZ?
    }
    .pass = Zatrzymaj

## Battle

decision-escape = Twój oddział jest atakowany. Czy uciekasz przed bitwą?
    .pass = Stań do walki
decision-escape-to = Dokąd ucieka twój oddział? Teraz: { $space }.
decision-battle-cards = Którą kartę Walki zagrywasz?
decision-battle-cards-discard = Zagrywasz { $card }. Którą inną kartę Walki odrzucasz? Wszystkie wrócą, gdy skończą ci się karty.
decision-battle-cards-di = Które karty BI dokładasz do karty Walki?
    .pass = Wystarczy
decision-tactical-choice = Taktyczny wybór: czy zamieniasz kartę Walki na odrzuconą?
    .pass = Zatrzymaj
decision-divine-wound = Boska rana: którą kartę BI odrzucasz za +1 do siły?
    .pass = Wystarczy
decision-after-defeat = Przegrana bitwa ({ $space }). Co robią ocaleni?
decision-retreat-to = Wygrana bitwa. Dokąd cofa się oddział przeciwnika ({ $loser })?
decision-after-victory = Wygrana bitwa ({ $space }). Co robi twój oddział?

## The path to Ta-Seti

decision-activate-priest = Czy najpierw aktywujesz kapłana na drodze?
    .pass = Bez kapłana
decision-pick-road = Którą ścieżką pójdzie kapłan?
decision-take-token = Czy kapłan bierze żeton i opuszcza drogę?
    .pass = Kapłan zostaje
decision-replace-unit = Kapłan staje się jednostką: którą jednostkę zastępuje? Wróci ona do zasobów.
decision-lose-priests = Ilu kapłanów jest wśród straconych jednostek ({ $space })?
decision-send-priest-back = Który kapłan wraca na drogę?
decision-unknown = Wybierz: { $name }

## Answers, as they stand on buttons

action-pass = Pas
action-retreat = Odwrót
action-recall = Wycofaj
action-stay = Zostań
action-give = Oddaj
action-with-creature = Weź stwora ze sobą
action-without-creature = Zostaw stwora
action-move-upper = Ruch
action-move-middle = Ruch
action-recruit = Rekrutacja
action-build = Budowa
action-pray-middle = Modlitwa
action-pray-lower = Modlitwa
action-buy-white = Biała płytka
action-buy-red = Czerwona płytka
action-buy-blue = Niebieska płytka
action-buy-black = Czarna płytka
action-gold = Złoto
action-gold-move = Złoty znacznik: ruch
action-gold-recruit = Złoty znacznik: rekrutacja
action-gold-dark-ritual = Złoty znacznik: Mroczny rytuał
action-gold-forced-march = Złoty znacznik: Wymuszony przemarsz
action-gold-twin-ceremony = Złoty znacznik: Bliźniacza ceremonia
action-silver = Srebrny znacznik: { $action }
action-teleport = Teleportacja: { $space }
action-units = { $number ->
        [one] { $number } jednostka
        [few] { $number } jednostki
       *[other] { $number } jednostek
    }
action-place = Miejsce { $number }
action-dawn-tokens = { $number ->
        [one] { $number } żeton Świtu
        [few] { $number } żetony Świtu
       *[other] { $number } żetonów Świtu
    }
action-pyramid = { $colour } { $level }
action-card = siła { $strength }, obrażenia { $damage }, ochrona { $shield }
action-send-back = Odeślij kapłana
action-enter = Kapłan wkracza na drogę
action-from-reserve = Z zasobów
action-priest = Kapłan: { $space }
action-priests = { $number ->
        [one] Idzie { $number } kapłan
       *[other] Idzie { $number } kapłanów
    }
action-path = Kapłan: plansza { $board }, { $lane }
action-path-ta-seti = Kapłan w Ta-Seti
