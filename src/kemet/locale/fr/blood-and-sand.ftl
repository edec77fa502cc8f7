# Sang et sable, la deuxième édition.

## Colours

colour-diamond = Diamant
colour-ruby = Rubis
colour-sapphire = Saphir
colour-onyx = Onyx

## Tiles

tile-white-magical-support = Soutien magique
    .text = Chaque niveau de pyramide que vous construisez coûte 1 PP de moins.
tile-white-deep-desert-snake = Serpent du désert
    .text = Créature : +1 déplacement ; au combat, la créature ennemie est ignorée.
tile-white-domination = Domination
    .text = Gagnez immédiatement 1 PV permanent.
tile-white-divine-hunger = Faim divine
    .text = Gagnez 2 PP par unité ennemie détruite par vos dégâts au combat, même en cas de défaite.
tile-white-night-ceremony = Cérémonie nocturne
    .text = Chaque nuit, gagnez 2 PP de plus.
tile-white-mummy = Momie
    .text = Créature : +1 déplacement, +2 force. Chaque nuit, vous piochez 1 carte ID de plus.
tile-red-mafdets-swiftness = Célérité de Mafdet
    .text = +1 déplacement pour toutes vos troupes.
tile-red-wrryt-storm = Tempête de chars
    .text = Reprenez toutes vos cartes Combat, retirez-en une pour toujours et gagnez la carte spéciale 3-3-0.
tile-red-portal-of-thoth = Portail de Thot
    .text = Vos troupes peuvent aussi se téléporter depuis un obélisque, au prix habituel.
tile-red-lesser-phoenix = Phoenix
    .text = Créature : +1 déplacement, +1 force ; sa troupe franchit les remparts.
tile-red-domination = Domination
    .text = Gagnez immédiatement 1 PV permanent.
tile-red-surprise-attack = Attaque surprise
    .text = Jeton Action doré : une action Se déplacer.
tile-blue-reinforcement-prayer = Prière de renfort
    .text = À chacune de vos actions Prier, placez gratuitement jusqu’à 2 unités dans vos quartiers.
tile-blue-shetyw-barrier = Barrière de boucliers
    .text = Reprenez toutes vos cartes Combat, retirez-en une pour toujours et gagnez la carte spéciale 3-0-3.
tile-blue-spy = Espion
    .text = Vous voyez la carte Combat ennemie avant de choisir la vôtre.
tile-blue-domination = Domination
    .text = Gagnez immédiatement 1 PV permanent.
tile-black-sword-mercenaries = Mercenaires à l’épée
    .text = Trois unités de plus vous rejoignent aussitôt dans vos quartiers.
tile-black-local-recruitment = Recrutement local
    .text = Vos actions Recruter peuvent aussi placer des unités dans vos troupes, où qu’elles soient.
tile-black-domination = Domination
    .text = Gagnez immédiatement 1 PV permanent.
tile-black-divine-might = Puissance divine
    .text = Chaque gain de PP pendant les tours du jour est augmenté de 1.

## Cards and creatures

di-tactical-support = Soutien tactique
    .text = Placez gratuitement jusqu’à 2 unités dans vos quartiers et vos troupes.
di-diversion = Diversion
    .text = Votre troupe attaquée s’esquive sur une case adjacente libre ; le combat n’a pas lieu. Chacun commence avec une de ces cartes, qui ne revient jamais.
creature-lesser-phoenix = Phoenix
    .text = Sa troupe a +1 déplacement et +1 force, et franchit les remparts.

## Decisions

decision-take-tile = Quelle tuile de niveau 1 prenez-vous gratuitement ?
decision-discard-cards = Vision : quelle carte ID défaussez-vous ? Encore { $number }.
decision-veterans-for-pp = Combien de jetons Vétéran rendez-vous contre 1 PP chacun ? Vous en avez { $veterans }.
decision-veterans-for-cards = Combien de cartes ID prenez-vous contre 2 jetons Vétéran chacune ? Vous avez { $veterans } jetons.
action-gold-surprise-attack = Jeton doré : Attaque surprise

## Events

event-colour-drawn = Couleur en jeu : { $colour ->
        [white] diamant
        [red] rubis
        [blue] saphir
        [black] onyx
       *[emerald] émeraude
    }.
event-tile-taken = { $player } prend { $tile } gratuitement.
event-veteran-gained = { $player } gagne un jeton Vétéran.
event-veterans-spent = { $player } rend { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    } Vétéran.
event-battle-step =
    { $step ->
        [council-of-war] Conseil de guerre
        [clash] Affrontement
        [outcome] Issue
        [casualties] Pertes
        [loser] Conséquences pour le perdant
       *[winner] Conséquences pour le vainqueur
    }.

## Refusals

refusal-free-tile = Prenez une tuile de niveau 1 d’une couleur dont vous avez une pyramide.
refusal-veterans-for-pp = Chaque jeton Vétéran vaut 1 PP, et nul n’a plus de 11 PP.
refusal-veterans-for-cards = Deux jetons Vétéran valent 1 carte ID.

## What can be agreed on

ui-variant-one-start-card = Chacun commence avec 1 carte ID en plus de la Diversion
ui-variant-one-teleport-a-move = Une téléportation par déplacement ; Portail de Thot et Sphinx griffon en ajoutent une
ui-variant-any-di-in-battle = Autant de cartes ID que l’on veut au combat
ui-variant-veterans-for-the-wiped-out = Un vainqueur sans survivant gagne aussi un jeton Vétéran
ui-variant-revised-tile-texts = Textes des tuiles selon les règles révisées de 2019
ui-variant-diversion-bluff = La Diversion est un bluff au combat ; une Fuite est dans la pioche

## At the table

action-buy-diamond = Tuile diamant
action-buy-ruby = Tuile rubis
action-buy-sapphire = Tuile saphir
action-buy-onyx = Tuile onyx
action-veterans = { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    }
action-cards = { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
ui-night-steps = Les étapes de la nuit
ui-night-sanctuary = Sanctuaire
ui-night-delta-temple = Temple du delta
ui-night-temple-income = Temples
ui-night-two-temples = Deux temples
ui-night-prayer = Prière
ui-night-veterans = Vétérans
ui-night-cards = Cartes ID
ui-night-tiles = Éveil
ui-night-turn-order = Ordre du tour
