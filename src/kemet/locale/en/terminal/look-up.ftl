# What `kemet rules` says of components.

look-up-tile = { $colour } tile, level { $level }, { $copies ->
        [one] { $copies } copy
       *[other] { $copies } copies
    }, { $when }. { $text }
look-up-card = DI card, costs { $cost } PP, { $copies ->
        [one] { $copies } copy
       *[other] { $copies } copies
    }, { $when }. { $text }
look-up-creature = Creature, { $bonuses }. { $text }
look-up-range = +{ $number } range
look-up-strength = +{ $number } strength
look-up-damage = +{ $number } damage
look-up-shield = +{ $number } shield
look-up-no-bonus = no bonus
look-up-battle-card = Battle card { $card }
    .text = Battle card, strength { $strength }, damage { $damage }, shield { $shield }.
    .losses = Its player loses { $number } own units, won or lost (R37).
    .special = Special: comes with a Strategy tile (R28e).
    .start = In every hand at the start (K3.2).
    .new-cards = In every hand with the module new-cards (T5.1).
look-up-token = Token of the path (T3), { $kind }, { $copies ->
        [one] { $copies } copy
       *[other] { $copies } copies
    }. { $text }
look-up-board = Path board { $board }, side { $side }
    .text = Board { $board } of the path (T3.1), side { $side }.
    .road = { $lane }: { $gains }, then { $place } ({ $slots }).
    .fork = { $lane }: { $gains }, then { $place } ({ $slots }), fork to { $onward }.
look-up-both = { $text } In Blood and Sand: { $second }
