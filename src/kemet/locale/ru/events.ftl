# The log: one sentence for each event.

# $action is what the token is laid for, like "Move" or "Gold token: move".
# Variables: fields of the event, names in words, places counted from 1; $colour, $token and $kind are the
# engine's words ("white", "silver", "strength").
event-round-begins = Начинается раунд { $number }.
event-night-begins = Наступает ночь.
event-day-begins = Начинается день.
event-day-ends = День заканчивается.
event-order-set = Порядок хода, место { $place }: { $player }.
event-turn-begins = Ходит { $player }.
event-city-taken = { $player } занимает город ({ $city }).
event-pyramid-raised = { $player } возводит { $colour ->
        [white] белую пирамиду
        [red] красную пирамиду
        [blue] синюю пирамиду
        [black] чёрную пирамиду
        [emerald] изумрудную пирамиду
        [violet] фиолетовую пирамиду
        [diamond] алмазную пирамиду
        [ruby] рубиновую пирамиду
        [sapphire] сапфировую пирамиду
        [onyx] ониксовую пирамиду
       *[other] пирамиду ({ $colour })
    } до высоты { $level }.
event-units-placed = { $player } размещает { $number ->
        [one] { $number } воина
       *[other] { $number } воинов
    }: { $space }.
event-pp-gained = { $player } получает { $number } ОМ.
event-pp-paid = { $player } платит { $number } ОМ.
event-pp-lost = { $player } теряет { $number } ОМ.
event-vp-gained = { $player } получает 1 постоянное ПО: { $source }.
event-di-drawn = { $player } берёт карту БВ.
event-di-seen = Вы видите карту БВ «{ $di }».
event-di-seen-by = { $player } видит карту БВ «{ $di }».
event-di-played = { $player } разыгрывает карту БВ «{ $di }».
event-di-vetoed = Вето: карта «{ $di }» ({ $player }) не действует.
event-di-thrown = { $player } сбрасывает карту БВ.
event-token-laid = { $token ->
        [silver] { $player } выкладывает серебряную фишку: { $action }.
        [gold] { $player } — { $action }.
       *[other] { $player } выкладывает фишку: { $action }.
    }
event-tile-bought = { $player } покупает способность «{ $tile }».
event-troop-moved = { $player } перемещает { $number ->
        [one] { $number } воина
       *[other] { $number } воинов
    }: { $space } → { $to }.
event-troop-teleported = { $player } переносит { $number ->
        [one] { $number } воина
       *[other] { $number } воинов
    } к обелиску: { $space } → { $to }.
event-troop-escaped = { $player } уходит от сражения: { $space } → { $to }.
event-troop-retreated = { $player } отступает: { $space } → { $to }.
event-troop-recalled = { $player } приносит в жертву { $number ->
        [one] { $number } воина
       *[other] { $number } воинов
    }: { $space }.
event-units-destroyed = { $player } теряет { $number ->
        [one] { $number } воина
       *[other] { $number } воинов
    }: { $space }.
event-units-returned = { $player } возвращает в резерв { $number ->
        [one] { $number } воина
       *[other] { $number } воинов
    }: { $space }.
event-creature-moved = { $player }: { $creature } выходит на клетку ({ $space }).
event-creature-waits = { $creature } ({ $player }) ждёт в резерве.
event-battle-begins = Сражение ({ $space }): { $player } атакует, { $enemy } защищается!
event-battle-card-shown = { $player } показывает вам карту сражения { $card }.
event-battle-card-revealed = { $player } открывает карту сражения { $card }.
event-battle-card-laid-away = { $player } сбрасывает карту сражения { $card }.
event-battle-strength = { $player }: сила { $strength }, урон { $damage }, защита { $shield }.
event-battle-part = { $kind ->
        [strength] { $player }: { $number } к силе ({ $part }).
        [damage] { $player }: { $number } к урону ({ $part }).
       *[shield] { $player }: { $number } к защите ({ $part }).
    }
event-battle-won = { $player } побеждает в сражении. Проигравшая сторона: { $enemy }.
event-battle-hand-back = { $player } берёт все карты сражения обратно.
event-battle-card-removed = { $player } убирает из игры карту сражения { $card }.
event-battle-card-gained = { $player } получает карту сражения { $card }.
event-deck-shuffled = Сброшенные карты БВ перемешаны в новую колоду.
event-dawn-token-gained = { $player } получает жетон рассвета.
event-dawn-power = { $player }: рассветная мощь { $number }.
event-game-won = { $player } побеждает в игре!

## The path to Ta-Seti

event-priest-walked = { $player } ведёт жреца по пути: { $location }.
event-priest-entered-troop = { $player }: жрец вступает в войско ({ $space }).
event-priest-sent-back = { $player } возвращает жреца на путь.
event-priests-to-reserve = { $number ->
        [one] { $player }: { $number } жрец уходит в резерв ({ $space }).
        [few] { $player }: { $number } жреца уходят в резерв ({ $space }).
       *[other] { $player }: { $number } жрецов уходят в резерв ({ $space }).
    }
event-priest-placed = { $player } размещает жреца: { $space }.
event-priests-moved = { $number ->
        [one] С войском идёт { $number } жрец ({ $player }): { $space } → { $to }.
        [few] С войском идут { $number } жреца ({ $player }): { $space } → { $to }.
       *[other] С войском идут { $number } жрецов ({ $player }): { $space } → { $to }.
    }
event-path-token-taken = { $player } берёт с пути: { $path-token }.
event-path-token-used = { $player } использует: { $path-token }.
event-path-token-returned = Возвращается на путь ({ $player }): { $path-token }.
event-path-refilled = { $number ->
        [one] На пути { $number } новый жетон.
        [few] На пути { $number } новых жетона.
       *[other] На пути { $number } новых жетонов.
    }
event-vp-lost = { $player } теряет 1 ПО: { $source }.
event-temple-raised = Священный храм, { $space }: уровень { $number }.
event-temple-destroyed = Священный храм разрушен: { $space }.
event-power-gained = Община получает силу: { $power }.
event-ceremony-held = { $player } созывает Великую церемонию; она стоила { $number } ОМ.
event-eclipse-begins = Солнце меркнет: ночные жетоны действуют снова.
event-unit-stolen = Воин игрока { $player } меняет сторону, { $space }.
