# The Book of the Dead: tiles, questions, answers, events, refusals, options.

## Emerald tiles

tile-emerald-dark-cult = Culte obscur
    .text = Jeton or : sacrifiez 1 unité pour une action Prier.
tile-emerald-return-from-afterlife = Retour de l’au-delà
    .text = La nuit : gagnez 1 honneur, ou ramenez jusqu’à 2 de vos unités de l’au-delà dans la réserve.
tile-emerald-strength-drain = Drain de force
    .text = Combat : si votre force est supérieure, vous pouvez sacrifier 1 unité pour gagner autant de PP que l’écart.
tile-emerald-dark-servants = Serviteurs obscurs
    .text = Vos recrutements : jusqu’à 3 unités gratuites par niveau de décomposition.
tile-emerald-solar-bark = Barque solaire
    .text = +1 déplacement. Vous pouvez sacrifier 1 unité et dépenser 1 déplacement pour passer d’une rive du Nil à toute autre.
tile-emerald-monstrous-sphinx = Sphinx monstrueux
    .text = Créature : +1 déplacement, +1 force. Avant de comparer les forces, vous pouvez sacrifier 1 unité pour autant de dégâts que votre niveau de décomposition.
tile-emerald-death-ritual = Rituel de mort
    .text = Avant de comparer les forces, vous pouvez sacrifier 1 unité pour +1 force, +1 protection ou +1 dégât.
tile-emerald-tomb = Tombeau
    .text = La nuit, vous pouvez sacrifier 1 unité pour élever deux pyramides d’un niveau chacune, chacune 1 PP de moins.
tile-emerald-sinister-reinforcements = Renforts sinistres
    .text = En attaque, vous pouvez ajouter 1 unité à votre troupe avant le choix des cartes, même au-delà de la limite.
tile-emerald-victory-point = Point de victoire
    .text = Gagnez immédiatement 1 PV permanent.
tile-emerald-domination = Domination
    .text = Gagnez immédiatement 1 PV permanent.
tile-emerald-power-of-decay = Puissance de la décomposition
    .text = En attaque : autant de force en plus que votre niveau de décomposition.
tile-emerald-act-of-god = Acte divin
    .text = Prenez le jeton Action argenté : une action de plus par jour, au même tour qu’un jeton normal, sur toute case Action libre.
tile-emerald-thoth = Thot
    .text = Divinité : santé 2, force 4, +1 déplacement. Jeton or : invoquez-la dans un désert libre avec au plus autant d’unités que votre niveau de décomposition. Dans ses combats, nommez une carte que l’ennemi ne peut pas jouer.
tile-emerald-apophis = Apophis
    .text = Divinité : santé 2, force 5, seulement sur la rive du Nil. Jeton or : invoquez-la sur une case libre de la rive avec au plus autant d’unités que votre niveau de décomposition. Une action Mouvement l’amène sur toute case de la rive.
tile-emerald-nyarlathotep = Nyarlathotep
    .text = Divinité : santé 2, force 4, +1 déplacement. Jeton or : invoquez-la dans un désert libre avec au plus autant d’unités que votre niveau de décomposition. Dans ses combats, nommez une carte que l’ennemi ne peut pas jouer.
tile-emerald-cthulhu = Cthulhu
    .text = Divinité : santé 2, force 5, seulement sur la rive du Nil. Jeton or : invoquez-la sur une case libre de la rive avec au plus autant d’unités que votre niveau de décomposition. Une action Mouvement l’amène sur toute case de la rive.
creature-monstrous-sphinx = Sphinx monstrueux
    .text = Sa troupe a +1 déplacement et +1 force. Pour un sacrifice, autant de dégâts que le niveau de décomposition.
colour-emerald = Émeraude

## Questions

decision-sacrifice = { $tile } : quelle unité sacrifiez-vous ? Vous perdez 1 honneur.
    .pass = Aucun sacrifice
decision-summon = Où invoquez-vous { $tile } ?
decision-place-followers = Quelles unités accompagnent la divinité : { $space } ? { $placed } sur { $gift } placées.
    .pass = Pas plus
decision-sinister-reinforcements = Renforts sinistres : ajoutez-vous une unité à votre troupe : { $space } ?
    .pass = N’en ajouter aucune
decision-name-card = Quelle carte Combat l’ennemi ne peut-il pas jouer ?
    .pass = N’en nommer aucune
decision-clash = Sacrifiez-vous une unité pour ce combat ?
    .pass = Aucun sacrifice
decision-return-from-afterlife = Retour de l’au-delà : de l’honneur, ou des unités ?
    .pass = Ni l’un ni l’autre
decision-tomb-build = Tombeau : quelle pyramide s’élève d’un niveau, pour 1 PP de moins ? Vous avez { $pp } PP.
    .pass = Ne rien construire
decision-bark-to = Barque solaire : où va votre troupe le long du Nil ?
decision-lose-vp = Lequel de vos PV permanents va sur la piste d’honneur ?
decision-pick-figures = Combien de ces unités sont des prêtres ?

## Answers

action-with-divinity = Emmener la divinité
action-without-divinity = Laisser la divinité
action-to-reserve = De l’au-delà à la réserve
action-reserve = De la réserve
action-honour = 1 honneur
action-strength = +1 force
action-damage = +1 dégât
action-shield = +1 protection
action-solar-bark = Barque solaire
action-trip = Un trajet sur le Nil
action-vp-battle = PV : { vp-battle }
action-vp-tile = PV : { vp-tile }
action-vp-sphinx = PV : { vp-sphinx }
action-vp-temples = PV : { vp-temples }
action-vp-sanctuary = PV : { vp-sanctuary }
action-vp-ta-seti = PV : { vp-ta-seti }
action-vp-dagger = PV : { vp-dagger }
action-afterlife = De l’au-delà : { $space }
action-nile = Le long du Nil : { $space }
action-buy-emerald = Tuile émeraude
action-gold-dark-cult = Jeton or : Culte obscur
action-gold-thoth = Jeton or : invoquer Thot
action-gold-apophis = Jeton or : invoquer Apophis

## Events

event-honour-set = Honneur de { $player } : { $number }.
event-vp-returned = { $player } récupère 1 PV : { $source }.
event-units-sacrificed = { $player } sacrifie une unité : { $space }.
event-reserve-sacrificed = { $player } sacrifie une unité de la réserve.
event-units-raised = { $number ->
        [one] { $number } unité de { $player } revient de l’au-delà.
       *[other] { $number } unités de { $player } reviennent de l’au-delà.
    }
event-sacrifice-used = Le sacrifice de { $player } : { $tile }.
event-divinity-summoned = { $player } invoque { $tile } : { $space }.
event-divinity-moved = { $tile } ({ $player }) : { $space } → { $to }.
event-divinity-fell = { $tile } de { $player } retourne à la réserve : { $space }.
event-card-named = { $player } nomme une carte que l’ennemi ne peut pas jouer : { $card }.
event-followers-left = { $number ->
        [one] { $number } unité de { $player } au-delà de la limite va à la réserve : { $space }.
       *[other] { $number } unités de { $player } au-delà de la limite vont à la réserve : { $space }.
    }

## Refusals

refusal-nile-bank-only = { $space } n’est pas sur la rive du Nil, où Apophis doit rester.
refusal-unit-to-sacrifice = Choisissez une unité d’une de vos troupes ou de votre réserve à sacrifier.
refusal-summon-space = Une divinité arrive sur une case libre : Thot dans un désert, Apophis sur la rive du Nil.
refusal-clash-power = Choisissez un pouvoir payé par un sacrifice, chacun une fois par combat.

## Options and what others do

ui-variant-emerald-added = L’émeraude s’ajoute aux couleurs sans en remplacer une
ui-variant-dark-servants-one = Serviteurs obscurs : 1 unité par niveau de décomposition
ui-variant-honour-debt = Sans honneur ni PP, aucun sacrifice
ui-variant-solar-bark-any = La Barque solaire sert tant que le déplacement le permet
ui-variant-summon-from-afterlife-free = Les unités de l’au-delà accompagnent une divinité gratuitement
ui-variant-apophis-trip-extra = Le trajet d’Apophis s’ajoute au déplacement ordinaire
ui-variant-great-old-ones = Les Grands Anciens : Nyarlathotep et Cthulhu
ui-waiting-sacrifice = Choix d’un sacrifice.
ui-waiting-summon = Invocation d’une divinité.
ui-waiting-place-followers = Placement de fidèles.
ui-waiting-sinister-reinforcements = Renforts sinistres.
ui-waiting-name-card = Nomme une carte Combat.
ui-waiting-clash = Sacrifices pour le combat.
ui-waiting-return-from-afterlife = Retour de l’au-delà.
ui-waiting-tomb-build = Construction par le Tombeau.
ui-waiting-bark-to = Trajet sur le Nil.
ui-waiting-lose-vp = Choix d’un PV pour la piste d’honneur.
ui-waiting-pick-figures = Choix des figurines.

## À la table

ui-figure-afterlife = De l’au-delà
ui-honour-title = Honneur
ui-decay = Décomposition
ui-health = Santé
ui-vp-lost = { $number } PV perdus
ui-vp-on-track = un PV s’y trouve : { $source }
ui-vp-owed = PV encore dus : { $number }
ui-divinity-waits = { $divinity } attend en réserve : invocation par le jeton d’or
ui-followers = { $number ->
        [one] { $number } fidèle
       *[other] { $number } fidèles
    }
ui-way-nile = le long du Nil
