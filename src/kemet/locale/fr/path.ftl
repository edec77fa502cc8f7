# The path to Ta-Seti: tokens, places, roads.

## Items

token-offering = Offrande
    .text = Gagnez 3 PP à votre tour.
token-scroll = Papyrus
    .text = Piochez 1 carte ID à votre tour.
token-war-horn = Cor de guerre
    .text = À votre tour, placez gratuitement jusqu’à 2 unités dans vos quartiers et vos troupes.
token-khopesh = Khépesh
    .text = +1 force pendant un combat.
token-buckler = Rondache
    .text = +1 protection pendant un combat.
token-sandals = Sandales
    .text = +1 déplacement pendant une action Se déplacer.
token-double-edged-dagger = Dague à double tranchant
    .text = Posez-la pendant un combat : victoire, +1 PV permanent ; défaite, −1 PV.
token-great-blade = Grande lame
    .text = +2 dégâts pendant un combat.
token-great-shield = Grand bouclier
    .text = +2 protection pendant un combat.
token-portal-stone = Pierre de portail
    .text = Votre troupe en déplacement se rend gratuitement sur n’importe quelle case avec obélisque.
token-plans = Plans
    .text = À votre tour, élevez gratuitement une de vos pyramides d’un niveau.
token-banner = Étendard
    .text = +2 force pendant un combat.

## Skills

token-charge = Charge !
    .text = Vos troupes avec un prêtre : +1 force quand vous attaquez.
token-slaughter = Massacre
    .text = Vos troupes avec un prêtre : +1 dégât.
token-defence = Défense
    .text = Vos troupes avec un prêtre : +1 force quand vous défendez.
token-guard = Garde
    .text = Vos troupes avec un prêtre : +1 protection.
token-march = Marche
    .text = Vos troupes qui partent avec un prêtre : +1 déplacement.
token-portal = Portail
    .text = Vos troupes avec un prêtre peuvent se téléporter depuis un obélisque, au prix habituel.

## Temporary bonuses and the victory point

token-bonus-damage = +1 dégât
    .text = Pendant un combat de cette action Se déplacer : +1 dégât.
token-bonus-strength = +1 force
    .text = Pendant un combat de cette action Se déplacer : +1 force.
token-bonus-shield = +1 protection
    .text = Pendant un combat de cette action Se déplacer : +1 protection.
token-victory-point = Point de victoire de Ta-Seti
    .text = Gagnez 1 PV permanent.

## Places and roads

location-village = village
location-town = ville
location-temple = temple
location-city = cité de Ta-Seti
lane-top = route du haut
lane-middle = route du milieu
lane-bottom = route du bas

## The panel of the path

path-location = { $lane }, plateau { $number }
path-board = Plateau { $number }, face { $side }
path-place = { $kind }, { $location }
path-gain-pp = +{ $number } PP
path-gain-cards = { $number ->
        [one] +{ $number } carte ID
       *[other] +{ $number } cartes ID
    }
path-gain-units = { $number ->
        [one] +{ $number } unité
       *[other] +{ $number } unités
    }
path-nothing = rien
path-no-token = aucun jeton ici
path-bonus-taken = pris, il reviendra
path-hint = Une action Se déplacer de votre plateau fait avancer un prêtre jusqu’au lieu suivant de sa route. Pointez un lieu ou une route pour lire ce qui s’y trouve.
path-kind-item-1 = objet de niveau 1
path-kind-item-2 = objet de niveau 2
path-kind-skill = compétence
path-kind-temporary = bonus temporaire
path-kind-vp = point de victoire
path-priests = Prêtres
path-priests-going = Prêtres qui partent
ui-figure-priest = Prêtre
path-battle-hint = Ajoutez des cartes ID et des jetons si vous voulez, puis validez.
path-tab = Chemin
path-choose-priests = Choisir les prêtres
