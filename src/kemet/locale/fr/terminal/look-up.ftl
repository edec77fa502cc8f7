# Ce que `kemet rules` dit du matériel.

look-up-tile = Tuile { $colour }, niveau { $level }, { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }, { $when }. { $text }
look-up-card = Carte ID, coûte { $cost } PP, { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }, { $when }. { $text }
look-up-creature = Créature, { $bonuses }. { $text }
look-up-range = +{ $number } en mouvement
look-up-strength = +{ $number } en force
look-up-damage = +{ $number } en dégâts
look-up-shield = +{ $number } en protection
look-up-no-bonus = sans bonus
look-up-battle-card = Carte Combat { $card }
    .text = Carte Combat : force { $strength }, dégâts { $damage }, protection { $shield }.
    .losses = Son joueur perd { $number } de ses unités, gagne ou perde (R37).
    .special = Spéciale : vient avec une tuile Stratégie (R28e).
    .start = Dans chaque main au début (K3.2).
    .new-cards = Dans chaque main avec le module new-cards (T5.1).
look-up-token = Jeton du chemin (T3), { $kind }, { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }. { $text }
look-up-board = Plateau { $board } du chemin, face { $side }
    .text = Plateau { $board } du chemin (T3.1), face { $side }.
    .road = { $lane } : { $gains }, puis { $place } ({ $slots }).
    .fork = { $lane } : { $gains }, puis { $place } ({ $slots }), bifurcation vers { $onward }.
look-up-both = { $text } Dans Blood and Sand : { $second }
