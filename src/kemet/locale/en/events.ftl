# The log: one sentence for each event.

# $action is what the token is laid for, like "Move" or "Gold token: move".
# Variables: fields of the event, names in words, places counted from 1; $colour, $token and $kind are the
# engine's words ("white", "silver", "strength").
event-round-begins = Round { $number } begins.
event-night-begins = Night falls.
event-day-begins = The day begins.
event-day-ends = The day ends.
event-order-set = { $player } is number { $place } in turn order.
event-turn-begins = { $player } takes a turn.
event-city-taken = { $player } takes a city ({ $city }).
event-pyramid-raised = { $player } raises the { $colour } pyramid to level { $level }.
event-units-placed = { $player } places { $number ->
        [one] { $number } unit
       *[other] { $number } units
    } in { $space }.
event-pp-gained = { $player } gains { $number } PP.
event-pp-paid = { $player } pays { $number } PP.
event-pp-lost = { $player } loses { $number } PP.
event-vp-gained = { $player } gains 1 permanent VP: { $source }.
event-di-drawn = { $player } draws a DI card.
event-di-seen = You see the DI card { $di }.
event-di-seen-by = { $player } sees the DI card { $di }.
event-di-played = { $player } plays the DI card { $di }.
event-di-vetoed = Veto: the card { $di } ({ $player }) has no effect.
event-di-thrown = { $player } discards a DI card.
event-token-laid = { $token ->
        [silver] { $player } lays the silver token: { $action }.
        [gold] { $player } — { $action }.
       *[other] { $player } lays a token: { $action }.
    }
event-tile-bought = { $player } buys { $tile }.
event-troop-moved = { $player } moves { $number ->
        [one] { $number } unit
       *[other] { $number } units
    }: { $space } → { $to }.
event-troop-teleported = { $player } teleports { $number ->
        [one] { $number } unit
       *[other] { $number } units
    }: { $space } → { $to }.
event-troop-escaped = { $player } escapes: { $space } → { $to }.
event-troop-retreated = { $player } retreats: { $space } → { $to }.
event-troop-recalled = { $player } recalls { $number ->
        [one] { $number } unit
       *[other] { $number } units
    } from { $space } to reserve.
event-units-destroyed = { $player } loses { $number ->
        [one] { $number } unit
       *[other] { $number } units
    } in { $space }.
event-units-returned = { $player } returns { $number ->
        [one] { $number } unit
       *[other] { $number } units
    } from { $space } to reserve.
event-creature-moved = { $player } places { $creature } in { $space }.
event-creature-waits = { $creature } ({ $player }) waits in reserve.
event-battle-begins = Battle in { $space }: { $player } attacks { $enemy }!
event-battle-card-shown = { $player } shows you the battle card { $card }.
event-battle-card-revealed = { $player } reveals the battle card { $card }.
event-battle-card-laid-away = { $player } discards the battle card { $card }.
event-battle-strength = { $player }: strength { $strength }, damage { $damage }, shield { $shield }.
event-battle-part = { $kind ->
        [strength] { $player }: { $number } strength ({ $part }).
        [damage] { $player }: { $number } damage ({ $part }).
       *[shield] { $player }: { $number } shield ({ $part }).
    }
event-battle-won = { $player } wins the battle against { $enemy }.
event-battle-hand-back = { $player } takes all battle cards back.
event-battle-card-removed = { $player } removes the battle card { $card } from the game.
event-battle-card-gained = { $player } gains the battle card { $card }.
event-deck-shuffled = The discarded DI cards become a new deck.
event-dawn-token-gained = { $player } gains a dawn token.
event-dawn-power = { $player } has dawn power { $number }.
event-game-won = { $player } wins the game!

## The path to Ta-Seti

event-priest-walked = { $player } moves a priest on the path: { $location }.
event-priest-entered-troop = { $player }: a priest joins the troop in { $space }.
event-priest-sent-back = { $player } sends a priest back to the path.
event-priests-to-reserve = { $number ->
        [one] { $player }: { $number } priest goes from { $space } to reserve.
       *[other] { $player }: { $number } priests go from { $space } to reserve.
    }
event-priest-placed = { $player } places a priest in { $space }.
event-priests-moved = { $number ->
        [one] { $number } priest goes along ({ $player }): { $space } → { $to }.
       *[other] { $number } priests go along ({ $player }): { $space } → { $to }.
    }
event-path-token-taken = { $player } takes from the path: { $path-token }.
event-path-token-used = { $player } uses: { $path-token }.
event-path-token-returned = Goes back to the path ({ $player }): { $path-token }.
event-path-refilled = { $number ->
        [one] { $number } new token lies on the path.
       *[other] { $number } new tokens lie on the path.
    }
event-vp-lost = { $player } loses 1 VP: { $source }.
event-temple-raised = The sacred temple at { $space } reaches level { $number }.
event-temple-destroyed = The sacred temple at { $space } is destroyed.
event-power-gained = The community gains a power: { $power }.
event-ceremony-held = { $player } called the Great Ceremony; it cost { $number } PP.
event-eclipse-begins = The sun goes dark: night tiles act again.
event-unit-stolen = A unit of { $player } changes sides at { $space }.
