# What is asked, and the labels of answers.

# Variables: fields of the frame and of the own board, names in words; $colour is the engine's word ("white", …).
# `.pass` stands on the button that passes.

## Setting up

decision-pick-city = Quelle cité prenez-vous ?
decision-set-pyramids = Quelle pyramide placez-vous ici : { $space } ? Vous disposez de trois niveaux : 1-1-1 ou 2-1-0.
    .pass = Pas de pyramide ici
decision-set-units = Combien d’unités commencent ici : { $space } ? Il vous en reste { $number }, 5 au plus par case.

## Night

decision-keep-one = Vision : laquelle de ces { $number } cartes ID gardez-vous ?
decision-night-tiles = Quelle tuile de nuit utilisez-vous ?
    .pass = Aucune
decision-raise-pyramid = Main divine : quelle pyramide gagne gratuitement un niveau ?
decision-turn-order = Vous avez le moins de PV et fixez l’ordre du tour : à qui le tour suivant ?
decision-dawn-cards = Aube : quelle carte Combat jouez-vous pour l’ordre du tour ? Seule sa force compte.
decision-dawn-cards-discard = Aube : vous jouez { $card }. Quelle autre carte Combat défaussez-vous ?
decision-dawn-cards-tokens = Aube : combien de jetons Aube dépensez-vous ? Chacun vaut +1 puissance d’aube.
decision-take-place = Quelle place prenez-vous dans l’ordre du tour ?

## Day

decision-turn = { $laid ->
        [0] À vous : où posez-vous un jeton Action ? Il en reste { $tokens-left }, vous avez { $pp } PP.
       *[other] Votre jeton est posé. Autre chose pendant ce tour ?
    }
    .pass = Finir le tour
decision-pick-troop = Quelle troupe se déplace ?
    .pass = Aucune
decision-move = { $number ->
        [one] Où va votre unité ({ $space }) ? Déplacement restant : { $range }.
       *[other] Où vont vos { $number } unités ({ $space }) ? Déplacement restant : { $range }.
    }
    .pass = S’arrêter ici
decision-teleport-to = Vers quel obélisque la carte emmène-t-elle votre troupe ?
decision-place-units = { $gift ->
        [0] Où recrutez-vous l’unité suivante ? { $reserve } en réserve, vous avez { $pp } PP.
       *[other] Où placez-vous l’unité gratuite suivante ? { $placed } sur { $gift } placées.
    }
    .pass = C’est tout
decision-place-reinforcements = Renforts : où placez-vous l’unité gratuite suivante ? { $placed } sur { $gift } placées.
    .pass = C’est tout
decision-choose-battle = Quel combat est résolu ensuite ?
decision-build = Quelle pyramide faites-vous évoluer, et jusqu’où ? Vous avez { $pp } PP.
    .pass = Ne rien construire
decision-place-pyramid = Dans quel quartier se dresse la pyramide { $colour ->
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
    } ?
decision-buy = Quelle tuile { $colour ->
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
    } achetez-vous ? Vous avez { $pp } PP.
    .pass = Ne rien acheter
decision-buy-again = Double cérémonie : quelle tuile d’une couleur achetée aujourd’hui prenez-vous, pour 1 PP de plus ? Vous avez { $pp } PP.
    .pass = Ne rien acheter
decision-remove-card = Quelle carte Combat retirez-vous pour toujours afin de gagner { $card } ?
decision-pick-creature = Quelle créature entre en jeu ensuite ?
decision-place-creature = Sur quelle case entre cette créature : { $creature } ?
decision-burn-unit = Pluie de feu : où détruisez-vous une unité ennemie ?
decision-take-from-discard = Mémoire divine : quelle carte ID prenez-vous dans la défausse ?
    .pass = Il n’y en a pas
decision-veto = Opposez-vous votre veto à cette carte ?
    .pass = Laisser faire
decision-give-units = { $number ->
        [one] { $space } : remettez-vous { $number } unité en réserve contre 5 PP ?
       *[other] { $space } : remettez-vous { $number } unités en réserve contre 1 PV permanent ?
    }
    .pass = Les garder

## Battle

decision-escape = Votre troupe est attaquée. Fuyez-vous avant le combat ?
    .pass = Combattre
decision-escape-to = Où fuit votre troupe ({ $space }) ?
decision-battle-cards = Quelle carte Combat jouez-vous ?
decision-battle-cards-discard = Vous jouez { $card }. Quelle autre carte Combat défaussez-vous ? Elles reviennent toutes quand votre main est vide.
decision-battle-cards-di = Quelles cartes ID ajoutez-vous à votre carte Combat ?
    .pass = C’est tout
decision-tactical-choice = Choix tactique : échangez-vous votre carte Combat contre celle que vous avez défaussée ?
    .pass = La garder
decision-divine-wound = Blessure divine : quelle carte ID défaussez-vous pour +1 force ?
    .pass = C’est tout
decision-after-defeat = Vous avez perdu le combat ({ $space }). Que font vos survivants ?
decision-retreat-to = Vous avez gagné. Où la troupe adverse ({ $loser }) bat-elle en retraite ?
decision-after-victory = Vous avez gagné le combat ({ $space }). Que fait votre troupe ?

## The path to Ta-Seti

decision-activate-priest = Faites-vous d’abord avancer un prêtre sur le chemin ?
    .pass = Aucun prêtre
decision-pick-road = Quelle route le prêtre prend-il ?
decision-take-token = Le prêtre prend-il un jeton et quitte-t-il le chemin ?
    .pass = Le prêtre reste
decision-replace-unit = Le prêtre rejoint votre armée : quelle unité remplace-t-il ? Elle retourne en réserve.
decision-lose-priests = Combien de prêtres parmi les unités perdues ({ $space }) ?
decision-send-priest-back = Quel prêtre retourne sur le chemin ?
decision-unknown = Choisissez : { $name }

## Answers, as they stand on buttons

action-pass = Passer
action-retreat = Battre en retraite
action-recall = Rappeler
action-stay = Rester
action-give = Donner
action-with-creature = Emmener la créature
action-without-creature = Laisser la créature
action-move-upper = Se déplacer
action-move-middle = Se déplacer
action-recruit = Recruter
action-build = Construire
action-pray-middle = Prier
action-pray-lower = Prier
action-buy-white = Tuile blanche
action-buy-red = Tuile rouge
action-buy-blue = Tuile bleue
action-buy-black = Tuile noire
action-gold = Or
action-gold-move = Jeton doré : se déplacer
action-gold-recruit = Jeton doré : recruter
action-gold-dark-ritual = Jeton doré : Rituel obscur
action-gold-forced-march = Jeton doré : Marche forcée
action-gold-twin-ceremony = Jeton doré : Double cérémonie
action-silver = Jeton argenté : { $action }
action-teleport = Téléportation : { $space }
action-units = { $number ->
        [one] { $number } unité
       *[other] { $number } unités
    }
action-place = Place { $number }
action-dawn-tokens = { $number ->
        [one] { $number } jeton Aube
       *[other] { $number } jetons Aube
    }
action-pyramid = { $colour } { $level }
action-card = force { $strength }, dégâts { $damage }, protection { $shield }
action-send-back = Renvoyer un prêtre
action-enter = Un prêtre entre sur le chemin
action-from-reserve = De la réserve
action-priest = Prêtre : { $space }
action-priests = { $number ->
        [one] { $number } prêtre part aussi
       *[other] { $number } prêtres partent aussi
    }
action-path = Prêtre : plateau { $board }, { $lane }
action-path-ta-seti = Prêtre à Ta-Seti
