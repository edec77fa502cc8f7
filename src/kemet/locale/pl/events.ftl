# The log: one sentence for each event.

# $action is what the token is laid for, like "Move" or "Gold token: move".
# Variables: fields of the event, names in words, places counted from 1; $colour, $token and $kind are the
# engine's words ("white", "silver", "strength").
event-round-begins = Rozpoczyna się runda { $number }.
event-night-begins = Zapada noc.
event-day-begins = Wstaje dzień.
event-day-ends = Dzień się kończy.
event-order-set = Kolejność, miejsce { $place }: { $player }.
event-turn-begins = Tura gracza { $player }.
event-city-taken = { $player } zajmuje miasto ({ $city }).
event-pyramid-raised = { $player } podnosi { $colour ->
        [white] białą piramidę
        [red] czerwoną piramidę
        [blue] niebieską piramidę
        [black] czarną piramidę
        [emerald] szmaragdową piramidę
        [violet] fioletową piramidę
        [diamond] diamentową piramidę
        [ruby] rubinową piramidę
        [sapphire] szafirową piramidę
        [onyx] onyksową piramidę
       *[other] piramidę ({ $colour })
    } na poziom { $level }.
event-units-placed = { $player } umieszcza { $number ->
        [one] { $number } jednostkę
        [few] { $number } jednostki
       *[other] { $number } jednostek
    }: { $space }.
event-pp-gained = { $player } otrzymuje { $number } PM.
event-pp-paid = { $player } płaci { $number } PM.
event-pp-lost = { $player } traci { $number } PM.
event-vp-gained = { $player } otrzymuje 1 stały PZ: { $source }.
event-di-drawn = { $player } dobiera kartę BI.
event-di-seen = Widzisz kartę BI { $di }.
event-di-seen-by = { $player } widzi kartę BI { $di }.
event-di-played = { $player } zagrywa kartę BI { $di }.
event-di-vetoed = Weto: karta { $di } ({ $player }) nie ma efektu.
event-di-thrown = { $player } odrzuca kartę BI.
event-token-laid = { $token ->
        [silver] { $player } kładzie srebrny znacznik: { $action }.
        [gold] { $player } — { $action }.
       *[other] { $player } kładzie znacznik: { $action }.
    }
event-tile-bought = { $player } kupuje płytkę { $tile }.
event-troop-moved = { $player } przesuwa { $number ->
        [one] { $number } jednostkę
        [few] { $number } jednostki
       *[other] { $number } jednostek
    }: { $space } → { $to }.
event-troop-teleported = { $player } teleportuje { $number ->
        [one] { $number } jednostkę
        [few] { $number } jednostki
       *[other] { $number } jednostek
    }: { $space } → { $to }.
event-troop-escaped = { $player } ucieka: { $space } → { $to }.
event-troop-retreated = { $player } cofa się: { $space } → { $to }.
event-troop-recalled = { $player } wycofuje { $number ->
        [one] { $number } jednostkę
        [few] { $number } jednostki
       *[other] { $number } jednostek
    }: { $space }.
event-units-destroyed = { $player } traci { $number ->
        [one] { $number } jednostkę
        [few] { $number } jednostki
       *[other] { $number } jednostek
    }: { $space }.
event-units-returned = { $player } zwraca do zasobów { $number ->
        [one] { $number } jednostkę
        [few] { $number } jednostki
       *[other] { $number } jednostek
    }: { $space }.
event-creature-moved = { $player }: { $creature } staje na polu ({ $space }).
event-creature-waits = { $creature } ({ $player }) czeka w zasobach.
event-battle-begins = Bitwa ({ $space }): { $player } atakuje, { $enemy } broni się!
event-battle-card-shown = { $player } pokazuje ci kartę Walki { $card }.
event-battle-card-revealed = { $player } odkrywa kartę Walki { $card }.
event-battle-card-laid-away = { $player } odrzuca kartę Walki { $card }.
event-battle-strength = { $player }: siła { $strength }, obrażenia { $damage }, ochrona { $shield }.
event-battle-part = { $kind ->
        [strength] { $player }: { $number } do siły ({ $part }).
        [damage] { $player }: { $number } do obrażeń ({ $part }).
       *[shield] { $player }: { $number } do ochrony ({ $part }).
    }
event-battle-won = { $player } wygrywa bitwę. Pokonana strona: { $enemy }.
event-battle-hand-back = { $player } bierze z powrotem wszystkie karty Walki.
event-battle-card-removed = { $player } usuwa z gry kartę Walki { $card }.
event-battle-card-gained = { $player } zdobywa kartę Walki { $card }.
event-deck-shuffled = Odrzucone karty BI tworzą nową talię.
event-dawn-token-gained = { $player } otrzymuje żeton Świtu.
event-dawn-power = { $player }: wartość Świtu { $number }.
event-game-won = { $player } wygrywa grę!

## The path to Ta-Seti

event-priest-walked = { $player } prowadzi kapłana drogą: { $location }.
event-priest-entered-troop = { $player }: kapłan dołącza do oddziału ({ $space }).
event-priest-sent-back = { $player } odsyła kapłana na drogę.
event-priests-to-reserve = { $number ->
        [one] { $player }: { $number } kapłan wraca do zasobów ({ $space }).
       *[other] { $player }: { $number } kapłanów wraca do zasobów ({ $space }).
    }
event-priest-placed = { $player } umieszcza kapłana: { $space }.
event-priests-moved = { $number ->
        [one] Z oddziałem idzie { $number } kapłan ({ $player }): { $space } → { $to }.
       *[other] Z oddziałem idzie { $number } kapłanów ({ $player }): { $space } → { $to }.
    }
event-path-token-taken = { $player } zabiera z drogi: { $path-token }.
event-path-token-used = { $player } używa: { $path-token }.
event-path-token-returned = Wraca na drogę ({ $player }): { $path-token }.
event-path-refilled = { $number ->
        [one] Na drodze leży { $number } nowy żeton.
        [few] Na drodze leżą { $number } nowe żetony.
       *[other] Na drodze leży { $number } nowych żetonów.
    }
event-vp-lost = { $player } traci 1 PZ: { $source }.
event-temple-raised = Święta świątynia, { $space }, osiąga poziom { $number }.
event-temple-destroyed = Święta świątynia zostaje zniszczona: { $space }.
event-power-gained = Wspólnota zyskuje moc: { $power }.
event-ceremony-held = { $player } zwołuje Wielką Ceremonię; kosztowała { $number } PM.
event-eclipse-begins = Słońce gaśnie: płytki nocy działają ponownie.
event-unit-stolen = Jednostka gracza { $player } zmienia stronę, { $space }.
