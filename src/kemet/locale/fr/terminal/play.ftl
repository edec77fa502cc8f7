# The game in the terminal: what the session says, the board, the story.


## The session

term-you-are = Vous êtes { $player }. Graine { $seed }. Tapez ? pour l’aide.
term-need = Il vous faut { $target } points de victoire pour gagner. Première partie ? Tapez how.
term-thinking = les autres réfléchissent
term-chooses = { $player } choisit { $action }
term-leave = Vous quittez la partie.
term-no-option = Il n’y a pas de choix { $line } ; les choix vont de 1 à { $number }.
term-may-mean = « { $line } » peut vouloir dire { $words }.
term-no-action = « { $line } » n’est pas une action ; tapez ? pour l’aide.
term-no-action-near = « { $line } » n’est pas une action ; vouliez-vous dire { $words } ?
term-other-question = « { $line } » ne répond pas à cette question ; tapez o pour revoir les choix.
term-by-teleport = { $action } y mène par téléportation.
term-dropped = Abandonné, car la partie a pris un autre tour : { $answers }.
term-no-tiles = { $player } n’a pas encore de tuile.
term-no-component = Aucune tuile ni carte trouvée pour « { $name } ».
term-taken-back = Action annulée.
term-save-where = Enregistrer où ? Tapez : save FICHIER
term-saved = Enregistré dans { $path } ; « kemet replay { $path } » le montre.
term-no-colour = Pas de tuiles de couleur « { $colour } » ; les couleurs sont { $colours }.
term-only = { $question } Seul { $action } est possible.
term-only-means = { $question } Seul { $action } est possible ({ $meaning }).
term-turn-over = Votre tour est fini : Entrée le termine, undo annule votre dernière action.
term-wins = { $player } gagne à la manche { $round }.
term-well-played = Bien joué !
term-offer-record = Tapez « save FICHIER » pour garder la partie, log pour lire ce qui s’est passé, ou Entrée pour quitter.
term-no-log = Il ne s’est encore rien passé.
term-no-such-seat = il n’y a pas de place { $seat } dans une partie à { $players }
term-you = vous

## The board

term-headline = manche { $round }, { $phase }, ordre { $order }, objectif { $target } PV
term-last-day = dernier jour
term-column-player = joueur
term-column-city = cité
term-column-vp = PV
term-column-permanent = permanents
term-column-pp = PP
term-column-reserve = réserve
term-column-di = ID
term-column-cards = cartes
term-column-tokens = jetons
term-column-dawn-tokens = aube
term-column-veterans = vétérans
term-column-honour = honneur
term-column-decay = décomposition
term-column-afterlife = au-delà
term-column-vp-owed = PV dus
term-fact-divinities = divinités
term-fact-vp-on-track = PV sur la piste
term-legend-1 = ce qui se touche est voisin
term-legend-2 = ◊ obélisque, ▲ pyramide
term-legend-3 = double trait : murailles
term-legend-4 = p1 5 : cinq unités de p1
term-nile = le Nil : des barques relient { $bank } à { $spaces }
term-map-city = cité { $city }
term-map-delta = delta : téléport
term-map-vp = 1 PV
term-map-income = { $number } PP par jour
term-troops = { $player } troupes
term-tiles = { $player } tuiles
term-tokens-on = { $player } jetons sur
term-path-of = { $player } chemin
term-temples = temples
term-free = libre
term-your-pyramids = vos pyramides
term-pyramid-on = { $colour } { $level } : { $space }
term-your-tokens = vos jetons sur
term-due = il manque encore un jeton : { $rows }
term-your-di = vos cartes ID
term-from-path = du chemin
term-your-battle-cards = cartes Combat
term-away = défaussées : { $cards }
term-explained = { $name } : { $text } ({ $when })
term-when-cost = { $when }, { $cost } PP
term-map-space = case
term-map-next-to = voisines
term-map-caption = * obélisque, ~ par le port
term-column-level = niveau
term-column-on-sale = tuiles en vente
term-supply-hint = « s { $colour } » dit ce que font et coûtent les tuiles d’une couleur
term-column-tile = tuile
term-dim-hint = en gris : trop cher, pyramide trop basse, ou déjà à vous

## The story

term-order = Ordre du tour : { $players }.
term-explanation = { $colour } { $level } : { $text }
term-card-explanation = { $when }, { $cost } PP : { $text }
term-numbers = force { $strength }, dégâts { $damage }, protection { $shield }
term-loses = { $number ->
        [0] aucune perte
        [one] perd { $number } unité
       *[other] perd { $number } unités
    }
term-card = carte { $cards }
term-thrown = +1 pour une carte ID
term-discards = défausse { $card }
term-part-card = carte
term-kind-strength = force
term-kind-damage = dégâts
term-kind-shield = protection

## Battles

term-card-played = { $player } joue la carte ID { $di } ({ $text }).
term-attacks = { $attacker } attaque { $defender } : { $space }. Avant les cartes (à égalité le défenseur gagne) :
term-units = unités { $troop }
term-nobody = personne
term-plays = joue { $cards }
term-holds = tient { $number } des cartes Combat { $cards }, et { $di } ID
term-and = { $words } et { $last }
term-or = { $words } ou { $last }
