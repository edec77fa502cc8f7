# Seth: tiles, cards, creatures, powers of temples, questions, answers, refusals, options.

## Violet tiles

tile-violet-energy-drain = Drain d’énergie
    .text = Gagnez 1 PP chaque fois qu’un autre joueur effectue une action Prier.
tile-violet-servile-corruption = Corruption servile
    .text = +1 force pour le camp corrompu dans vos combats de corruption.
tile-violet-units-corruption = Corruption d’unités
    .text = Après un combat gagné avec un survivant, une unité ennemie détruite peut rejoindre votre troupe.
tile-violet-chaos-levy = Levée du chaos
    .text = Deux unités de chacune de vos actions Recruter sont gratuites.
tile-violet-kill-them-all = Tuez-les tous !
    .text = +1 déplacement pour toutes vos troupes, +1 dégât dans tous vos combats.
tile-violet-annexation = Annexion
    .text = Chaque nuit, prenez au hasard une carte ID dans la main d’un ennemi de votre choix.
tile-violet-vulture = Vautour
    .text = Créature : +1 déplacement, +1 force ; 1 PP par unité ennemie détruite dans ses combats.
tile-violet-mortal-mirror = Miroir Mortel
    .text = Reprenez toutes vos cartes Combat, retirez-en une pour toujours et gagnez la carte Combat Miroir Mortel.
tile-violet-ambush = Embuscade
    .text = Après la révélation, vous pouvez échanger votre carte Combat contre celle que vous avez défaussée.
tile-violet-divine-advantage = Avantage divin
    .text = Chaque nuit, regardez 2 cartes ID de plus et gardez-en 1.
tile-violet-crocodile = Crocodile
    .text = Créature : +1 déplacement, +2 force, +1 dégât.
tile-violet-infernal-will = Volonté infernale
    .text = Jeton Action doré : une action Prier, ou piochez une carte ID.
tile-violet-magic-versatility = Polyvalence magique
    .text = Jeton Action transparent, une fois par jour : effectuez à nouveau l’action d’une case qui porte déjà un jeton.
tile-violet-cobra = Cobra
    .text = Créature : +1 déplacement, +2 force ; avant le choix des cartes de ses combats, la troupe ennemie perd 1 unité.
tile-violet-immortal-legion = Légion immortelle
    .text = +1 force et +1 protection dans tous vos combats.
tile-violet-endless-horde = Horde sans fin
    .text = Chaque nuit, placez gratuitement jusqu’à 3 unités dans vos quartiers.
colour-violet = Violette

## Tiles of the community, and the two blue ones

tile-white-communion = Communion
    .text = Tuile communauté : chaque membre gagne 1 PP de plus la nuit et à l’éclipse.
tile-red-osiris = Osiris
    .text = Tuile communauté. Créature de toute la communauté : +1 déplacement, +2 force, +1 protection.
tile-blue-guardians-of-the-temples = Gardiens des temples
    .text = Tuile communauté : +1 force et +1 protection pour les troupes de la communauté qui défendent un temple, même sacré et de tout niveau.
tile-black-rite-of-the-builders = Rite des bâtisseurs
    .text = Tuile communauté : chaque niveau de temple sacré coûte 1 unité de moins, mais au moins 1.
tile-blue-seth-legion = Légion
    .text = Les troupes avec une de vos unités peuvent compter 1 unité de plus.
tile-blue-seth-sphinx = Sphinx
    .text = Créature : +1 déplacement, +2 force, +1 protection. Elle ne rapporte aucun PV.

## Cards

di-shared-offering = Offrande partagée
    .text = Donnez jusqu’à 4 de vos PP à un autre membre.
di-seth-war-rage = Rage guerrière
    .text = +1 force.
di-seth-war-fury = Furie guerrière
    .text = +2 force.
di-seth-bloodbath = Bain de sang
    .text = +2 dégâts.
di-seth-bronze-wall = Mur de bronze
    .text = +1 protection.
di-seth-raining-fire = Pluie de feu
    .text = Détruisez une unité de la communauté n’importe où sur le plateau.
di-seth-swiftness = Vélocité
    .text = +1 déplacement pour votre troupe pendant cette action.
di-seth-prayer = Prière
    .text = Gagnez 2 PP.
di-seth-enlistment = Enrôlement
    .text = Placez gratuitement jusqu’à 2 unités dans votre cité et vos troupes.
di-seth-mana-theft = Vol de mana
    .text = Chaque membre perd 1 PP ; vous gagnez 1 PP au total.
di-seth-veto = Veto
    .text = Une carte ID qui vient d’être jouée hors combat est sans effet.
card-mortal-mirror = Miroir Mortel
    .text = La force, les dégâts et la protection de la carte Combat ennemie, et 1 dégât de plus.

## Creatures, and the cards with which Seth corrupts them

creature-vulture = Vautour
    .text = Sa troupe a +1 déplacement et +1 force. 1 PP par unité ennemie détruite dans ses combats.
creature-crocodile = Crocodile
    .text = Sa troupe a +1 déplacement, +2 force et +1 dégât.
creature-cobra = Cobra
    .text = Sa troupe a +1 déplacement et +2 force. Avant le choix des cartes, la troupe ennemie perd 1 unité.
creature-osiris = Osiris
    .text = La troupe de la communauté qui l’accompagne a +1 déplacement, +2 force et +1 protection.
creature-seth-sphinx = Sphinx
    .text = Sa troupe a +1 déplacement, +2 force et +1 protection.
beast-elephant = Éléphant ancestral
    .text = Combat seul : force 2, dégât 1.
beast-snake = Serpent du désert
    .text = Combat seul : force 2. Une créature de la troupe attaquée est ignorée.
beast-scarab = Scarabée royal
    .text = Combat seul : force 3.
beast-scorpion = Scorpion géant
    .text = Combat seul : force 3, dégâts 2.
beast-phoenix = Phoenix
    .text = Combat seul : force 4. Il peut attaquer dans les cités de la communauté.
beast-mummy = La Momie
    .text = Combat seule : force 4. Seth pioche 1 carte ID après le combat.
beast-seth-sphinx = Sphinx
    .text = Combat seul : force 5.
beast-khnum = Sphinx de Khnum
    .text = Combat seul : force 2. Il peut attaquer une troupe de n’importe quel membre.
beast-griffin = Sphinx griffon
    .text = Combat seul : force 3, dégât 1.
beast-devourer = Dévoreur
    .text = Combat seul : force 4. Une victoire avec au moins 2 unités détruites rapporte 1 PV de combat de plus.

## Powers of sacred temples and of the Great Ceremony

power-gift-of-action = Don d’action
    .text = Jeton Action gris : une fois par jour, un membre le pose avec un jeton normal.
power-golden-rite = Rite doré
    .text = Jeton Action doré : une fois par jour, un membre prie ou recrute avec lui.
power-blades-of-osiris = Lames d’Osiris
    .text = +1 force pour les troupes de la communauté.
power-shield-of-osiris = Bouclier d’Osiris
    .text = +1 protection pour les troupes de la communauté.
power-march-of-osiris = Marche d’Osiris
    .text = +1 déplacement pour les troupes de la communauté.
power-oracle-of-osiris = Oracle d’Osiris
    .text = Chaque nuit, 2 cartes ID Communauté sont distribuées aux membres comme la communauté le souhaite.

## Questions

decision-set-seth-units = Combien d’unités de Seth commencent ici : { $space } ? Il en reste { $number }, 6 au plus par case.
decision-free-tile = Quelle tuile de niveau 1 prenez-vous sans en payer le coût ?
decision-deal-cards = Oracle d’Osiris : qui pioche la carte ID suivante ? Encore { $number }.
decision-community-turn = Tour de la communauté : agissez-vous maintenant ? Vous avez { $tokens-left } jetons Action et { $pp } PP.
    .pass = Laisser la main à un autre membre
decision-community-turn-acted = Vous avez agi. Les cartes ID et la Grande Cérémonie vous restent ouvertes.
    .pass = Rien de plus
decision-share-pp = Qui reçoit le prochain PP ? Encore { $number } à répartir.
decision-seth-turn = { $number ->
        [0] Les actions de ce tour sont faites. Autre chose ?
        [one] Tour de Seth : { $number } action. Vous avez { $pp } PP.
       *[other] Tour de Seth : { $number } actions. Vous avez { $pp } PP.
    }
    .pass = Finir le tour
decision-lay-member-token = Où posez-vous le jeton Action de { $victim } ? Sur une case jaune, il frappe ce membre.
decision-raise-violet = Jusqu’où faites-vous évoluer la pyramide violette ? Vous avez { $pp } PP.
    .pass = Ne rien construire
decision-buy-violet = Quelle tuile violette achetez-vous ? Vous avez { $pp } PP.
    .pass = Ne rien acheter
decision-destroy-units = { $number ->
        [one] Où détruisez-vous l’autre unité de { $victim } ?
       *[other] Où détruisez-vous { $number } unités de { $victim } ? Choisissez la première.
    }
    .pass = N’en détruire aucune
decision-corrupt-pyramid = Corrompre une pyramide : quelle tuile achetez-vous d’après les pyramides de { $victim }, pour 1 PP supplémentaire ? Vous avez { $pp } PP.
    .pass = Ne rien acheter
decision-pick-creature-card = Corrompre une créature : laquelle attaque { $victim } ?
    .pass = Aucune
decision-pick-prey = Quelle troupe la créature attaque-t-elle : { $creature-card } ?
decision-pick-corrupt-troop = Corrompre une troupe : quelle troupe avec une unité de { $victim } déplacez-vous ?
    .pass = Aucune
decision-corrupt-move = Où va la troupe corrompue ({ $space }) ? Déplacement restant : { $range }.
    .pass = S’arrêter ici
decision-pick-side-losses = À qui est l’unité perdue ? Encore { $number }.
decision-after-corruption = Vous avez combattu pour votre troupe contre une autre de la communauté. Que fait-elle maintenant ?
decision-consent =
    { $number ->
        [0] Sacrifiez-vous vos unités ({ $space }) pour le temple sacré ?
       *[other] Êtes-vous d’accord avec ce partage de { $number } PP ?
    }
decision-swap-battles = Embuscade : échangez-vous les cartes de vos deux combats ?
decision-retreat-from-ally = Vous avez gagné. Où la troupe battue bat-elle en retraite ?
decision-escape-from-ally = Où fuit votre troupe ({ $space }) ?
decision-pick-invader = Invasion furieuse : quelle troupe se déplace ? Jusqu’à deux troupes différentes.
    .pass = C’est tout
decision-order-battles = Invasion furieuse : quel combat est résolu en premier ?
decision-steal-card = Annexion : à qui prenez-vous une carte ID ?
decision-steal-unit = Corruption d’unités : quelle unité détruite rejoint votre troupe ({ $space }) ?
    .pass = Aucune
decision-pick-receiver = Offrande partagée : qui reçoit vos PP ?
decision-give-pp = Offrande partagée : combien de PP donnez-vous à { $receiver } ?
decision-give-up = À qui est l’unité sacrifiée pour le temple sacré ({ $space }) ? Encore { $number }.
decision-ceremony = Grande Cérémonie : combien de PP dépensez-vous ? { $offered } sur { $price } sont offerts ; vous avez { $pp } PP.
decision-pick-power = Grande Cérémonie : quel pouvoir la communauté choisit-elle ?
decision-pick-losses = À qui est l’unité perdue ({ $space }) ? Encore { $number }.
decision-name-fighter = Quel membre résout ce combat avec ses propres cartes Combat et cartes ID ?
decision-community-escape = Une troupe avec vos unités est attaquée. Jouez-vous Fuite ?
    .pass = Combattre

## Answers

action-furious-invasion = Invasion furieuse
action-seth-move-upper = Se déplacer
action-seth-recruit = Recruter
action-corrupt-troop = Corrompre une troupe
action-seth-move-middle = Se déplacer
action-seth-build = Faire évoluer une pyramide
action-seth-pray-middle = Prier
action-corrupt-creature = Corrompre une créature
action-destroy-units = Détruire deux unités
action-seth-pray-lower = Prier
action-invocation = Invocation
action-buy-violet = Tuile violette
action-corrupt-pyramid = Corrompre une pyramide
action-gold-infernal-prayer = Jeton doré : prier
action-gold-infernal-invocation = Jeton doré : Invocation
action-call = Appeler la Grande Cérémonie
action-fight = Déclencher le combat
action-rite-pray = Rite d’or : prier
action-rite-recruit = Rite d’or : recruter
action-gift = Don d’action : { $action }
action-along = { $number ->
        [one] { $number } unité de { $player } part aussi
       *[other] { $number } unités de { $player } partent aussi
    }
action-see-through = Jeton transparent : { $action }

## Options and what others do

ui-variant-creatures-without-tiles = Les tuiles de Seth ne comptent pas quand une créature combat
ui-variant-loser-leaves-creature = Le perdant face à une créature doit partir
ui-variant-corrupt-vp-without-survivor = La victoire d’une troupe corrompue ne demande pas de survivant
ui-variant-corrupt-troop-meets-seth = Une troupe corrompue peut être menée contre les troupes de Seth
ui-variant-corrupt-troop-must-fight = Une troupe corrompue qui s’arrête chez d’autres doit les combattre
ui-variant-no-retreat-by-portal = Pas de retraite par le portail
ui-variant-seth-buys-by-occupied = Seth achète d’autres tuiles grâce aux pyramides qu’il occupe
ui-variant-seth-buys-community-tiles = Seth peut acheter les tuiles de la communauté
ui-variant-held-pyramids-count = Les pyramides tenues par Seth comptent pour les tuiles violettes
ui-variant-allied-pyramids-count = Les pyramides d’alliés où se tient un membre comptent pour les tuiles violettes
ui-variant-silver-or-see-through = Pion argenté ou transparent par tour, pas les deux
ui-variant-one-silver-a-day = Un seul pion argenté par jour et par membre
ui-variant-stolen-units-save = Les unités volées par Seth maintiennent la communauté en jeu
ui-variant-no-temple-on-portals = Pas de temple sacré sur les cases des portails
ui-variant-invasion-to-two-spaces = Les deux troupes d’une invasion finissent sur deux cases
ui-variant-community-consent = Les propriétaires doivent accepter ce qu’on fait de leurs unités et PP
ui-variant-north-portal = Le portail ouest se trouve devant la cité du nord
ui-variant-no-member-row-duty = Les membres ne doivent pas de pion à chaque rangée
ui-variant-community-wins-at-turn-end = La victoire de la communauté se constate à la fin d’un tour
ui-variant-both-battles-fought = Les deux combats d’une invasion ont lieu avant le décompte des PV de Seth
ui-variant-decks-run-out = Une pioche épuisée reste vide
ui-variant-sacred-temples-fall = Les temples sacrés tenus par Seth en fin de jour sont détruits
ui-variant-two-temples = Deux temples suffisent pour le PV de la communauté en fin de jour
ui-waiting-set-seth-units = Placement des unités de Seth.
ui-waiting-free-tile = Choix d’une tuile gratuite.
ui-waiting-deal-cards = Distribution de cartes ID.
ui-waiting-community-turn = Tour de la communauté.
ui-waiting-share-pp = Partage des PP.
ui-waiting-seth-turn = Tour de Seth.
ui-waiting-lay-member-token = Pose du jeton d’un membre.
ui-waiting-raise-violet = Évolution de la pyramide violette.
ui-waiting-buy-violet = Achat d’une tuile violette.
ui-waiting-destroy-units = Destruction d’unités.
ui-waiting-corrupt-pyramid = Corruption d’une pyramide.
ui-waiting-pick-creature-card = Corruption d’une créature.
ui-waiting-pick-prey = Choix de la troupe attaquée par la créature.
ui-waiting-pick-corrupt-troop = Corruption d’une troupe.
ui-waiting-corrupt-move = Déplacement d’une troupe corrompue.
ui-waiting-pick-side-losses = Choix des pertes.
ui-waiting-after-corruption = Retraite ou rappel.
ui-waiting-consent = Accord des propriétaires d’unités ou de PP.
ui-waiting-swap-battles = Embuscade.
ui-waiting-retreat-from-ally = Choix du lieu de retraite.
ui-waiting-escape-from-ally = Fuite.
ui-waiting-pick-invader = Invasion furieuse.
ui-waiting-order-battles = Choix du premier combat.
ui-waiting-steal-card = Annexion : choix d’un ennemi.
ui-waiting-steal-unit = Corruption d’unités.
ui-waiting-pick-receiver = Offrande partagée.
ui-waiting-give-pp = Offrande partagée.
ui-waiting-give-up = Sacrifice d’unités pour un temple sacré.
ui-waiting-ceremony = La Grande Cérémonie.
ui-waiting-pick-power = Choix d’un pouvoir.
ui-waiting-pick-losses = Choix des pertes.
ui-waiting-name-fighter = Choix du membre qui combat.
ui-waiting-community-escape = Moment pour une Fuite.
