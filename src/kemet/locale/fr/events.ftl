# The log: one sentence for each event.

# $action is what the token is laid for, like "Move" or "Gold token: move".
# Variables: fields of the event, names in words, places counted from 1; $colour, $token and $kind are the
# engine's words ("white", "silver", "strength").
event-round-begins = La manche { $number } commence.
event-night-begins = La nuit tombe.
event-day-begins = Le jour se lève.
event-day-ends = Le jour s’achève.
event-order-set = Ordre du tour, place { $place } : { $player }.
event-turn-begins = C’est à { $player } de jouer.
event-city-taken = { $player } prend la cité ({ $city }).
event-pyramid-raised = { $player } élève la pyramide { $colour ->
        [white] blanche
        [red] rouge
        [blue] bleue
        [black] noire
        [emerald] émeraude
        [violet] violette
        [diamond] diamant
        [ruby] rubis
        [sapphire] saphir
        [onyx] onyx
       *[other] ({ $colour })
    } au niveau { $level }.
event-units-placed = { $player } place { $number ->
        [one] { $number } unité
       *[other] { $number } unités
    } : { $space }.
event-pp-gained = { $player } gagne { $number } PP.
event-pp-paid = { $player } paie { $number } PP.
event-pp-lost = { $player } perd { $number } PP.
event-vp-gained = { $player } gagne 1 PV permanent : { $source }.
event-di-drawn = { $player } pioche une carte ID.
event-di-seen = Vous voyez la carte ID { $di }.
event-di-seen-by = { $player } voit la carte ID { $di }.
event-di-played = { $player } joue la carte ID { $di }.
event-di-vetoed = Veto : la carte { $di } ({ $player }) est sans effet.
event-di-thrown = { $player } défausse une carte ID.
event-token-laid = { $token ->
        [silver] { $player } pose le jeton argenté : { $action }.
        [gold] { $player } — { $action }.
       *[other] { $player } pose un jeton : { $action }.
    }
event-tile-bought = { $player } achète { $tile }.
event-troop-moved = { $player } déplace { $number ->
        [one] { $number } unité
       *[other] { $number } unités
    } : { $space } → { $to }.
event-troop-teleported = { $player } téléporte { $number ->
        [one] { $number } unité
       *[other] { $number } unités
    } : { $space } → { $to }.
event-troop-escaped = { $player } prend la fuite : { $space } → { $to }.
event-troop-retreated = { $player } bat en retraite : { $space } → { $to }.
event-troop-recalled = { $player } rappelle { $number ->
        [one] { $number } unité
       *[other] { $number } unités
    } : { $space }.
event-units-destroyed = { $player } perd { $number ->
        [one] { $number } unité
       *[other] { $number } unités
    } : { $space }.
event-units-returned = { $player } remet { $number ->
        [one] { $number } unité
       *[other] { $number } unités
    } en réserve : { $space }.
event-creature-moved = { $player } place { $creature } : { $space }.
event-creature-waits = { $creature } ({ $player }) attend en réserve.
event-battle-begins = Combat ({ $space }) : { $player } attaque { $enemy } !
event-battle-card-shown = { $player } vous montre la carte Combat { $card }.
event-battle-card-revealed = { $player } révèle la carte Combat { $card }.
event-battle-card-laid-away = { $player } défausse la carte Combat { $card }.
event-battle-strength = { $player } : force { $strength }, dégâts { $damage }, protection { $shield }.
event-battle-part = { $kind ->
        [strength] { $player } : { $number } force ({ $part }).
        [damage] { $player } : { $number } dégâts ({ $part }).
       *[shield] { $player } : { $number } protection ({ $part }).
    }
event-battle-won = { $player } remporte le combat contre { $enemy }.
event-battle-hand-back = { $player } reprend toutes ses cartes Combat.
event-battle-card-removed = { $player } retire du jeu la carte Combat { $card }.
event-battle-card-gained = { $player } gagne la carte Combat { $card }.
event-deck-shuffled = Les cartes ID défaussées forment une nouvelle pioche.
event-dawn-token-gained = { $player } gagne un jeton Aube.
event-dawn-power = { $player } : puissance d’aube { $number }.
event-game-won = { $player } remporte la partie !

## The path to Ta-Seti

event-priest-walked = { $player } fait avancer un prêtre : { $location }.
event-priest-entered-troop = { $player } : un prêtre rejoint la troupe ({ $space }).
event-priest-sent-back = { $player } renvoie un prêtre sur le chemin.
event-priests-to-reserve = { $number ->
        [one] { $player } : { $number } prêtre retourne en réserve ({ $space }).
       *[other] { $player } : { $number } prêtres retournent en réserve ({ $space }).
    }
event-priest-placed = { $player } place un prêtre : { $space }.
event-priests-moved = { $number ->
        [one] { $number } prêtre accompagne la troupe ({ $player }) : { $space } → { $to }.
       *[other] { $number } prêtres accompagnent la troupe ({ $player }) : { $space } → { $to }.
    }
event-path-token-taken = { $player } prend sur le chemin : { $path-token }.
event-path-token-used = { $player } utilise : { $path-token }.
event-path-token-returned = Retourne sur le chemin ({ $player }) : { $path-token }.
event-path-refilled = { $number ->
        [one] { $number } nouveau jeton sur le chemin.
       *[other] { $number } nouveaux jetons sur le chemin.
    }
event-vp-lost = { $player } perd 1 PV : { $source }.
event-temple-raised = Le temple sacré, { $space }, atteint le niveau { $number }.
event-temple-destroyed = Le temple sacré, { $space }, est détruit.
event-power-gained = La communauté gagne un pouvoir : { $power }.
event-ceremony-held = { $player } a appelé la Grande Cérémonie ; elle a coûté { $number } PP.
event-eclipse-begins = Le soleil s’obscurcit : les tuiles de nuit agissent à nouveau.
event-unit-stolen = Une unité de { $player } change de camp, { $space }.
