# Help in the terminal game: what can be typed, what the columns are, how a round goes.


## What can be typed

help-head = Tapez le numéro d’un choix, sa notation, ou une partie qui ne convient à aucun autre. Plusieurs réponses à la fois se séparent par des virgules : recruit, nw_1, nw_1, nw_2, pass
help-how = comment se déroule une manche
help-o = les choix, encore une fois
help-b = le plateau
help-m = la carte, et quelles cases sont voisines
help-s = les tuiles en vente ; ce que coûtent et font les rouges
help-t = l’effet d’une tuile, carte, créature ou jeton ; celui des tuiles et jetons de p2
help-r = chercher une règle, aussi par numéro : r K10.9
help-log = ce qui s’est passé pendant cette manche ; « log all » depuis le début
help-undo = annuler votre dernière action
help-save = enregistrer la partie
help-quit = quitter la partie
help-p = le chemin de Ta-Seti, et l’effet de ses jetons

## The columns

help-column-vp = points de victoire, et ceux qui ne dépendent pas du plateau
help-column-pp = points de prière, pour payer ; jamais plus de { $number }
help-column-reserve = unités hors du plateau
help-column-levels = niveaux des pyramides : { $colours }
help-column-cards = cartes d’intervention divine et cartes Combat en main ; 3-2-0 : force 3, dégâts 2, protection 0
help-column-tokens = jetons Action encore à poser aujourd’hui
help-column-dawn = jetons Aube, à dépenser pour des places dans l’ordre du tour
help-mark-priest = une troupe de cinq unités, dont un prêtre

## How a round goes

how-head = Il vous faut { $target } points de victoire (PV) à la fin d’un jour, et plus que les autres. Une manche :
how-head-early = Il vous faut { $target } points de victoire (PV) au début de votre tour, et personne qui en ait plus. Une manche :
how-night = Nuit
    .text = Chacun gagne 2 points de prière (PP) et pioche une carte d’intervention divine (ID). Qui a le moins de PV fixe l’ordre du tour (r K4).
    .dawn = Chacun gagne 2 points de prière (PP) et pioche une carte d’intervention divine (ID). Puis chacun joue une carte Combat pour l’ordre du tour et en défausse une autre ; la force et les jetons Aube, gagnés par les vaincus, disent qui choisit sa place d’abord (r K4, r T2).
    .blood = Qui tient le Sanctuaire peut donner 2 unités pour un PV permanent, qui tient le temple du delta 1 unité pour 5 PP ; les autres temples rapportent des PP, et deux temples tenus un PV permanent. Chacun gagne 2 points de prière (PP), peut rendre des jetons Vétéran, gagnés par les vaincus, et pioche une carte d’intervention divine (ID). En commençant par qui a le moins de PV, chacun prend une place dans l’ordre du tour (r BS9).
how-day = Jour
    .text = Chacun son tour, posez un de vos 5 jetons sur votre plateau et faites ce qu’il dit : déplacer, recruter, construire, prier ou acheter une tuile. À la fin chaque rangée doit porter un jeton (r K5).
how-build = Bâtir
    .text = Une pyramide de niveau 3 permet d’acheter les tuiles de sa couleur jusqu’au niveau 3, et aux troupes qui s’y trouvent de se téléporter vers tout obélisque (r K6, r K7).
how-battle = Combat
    .text = Entrer chez un ennemi, c’est attaquer. Les deux jouent en secret une carte Combat et en défaussent une autre. La force : unités et carte ; les dégâts moins la protection : les pertes adverses. L’attaquant qui gagne et survit reçoit 1 PV permanent (r K10).
how-points = Points
    .text = Un temple tenu ou une pyramide de niveau 4 vaut 1 PV tant que vous le gardez. Sont permanents les PV des combats, de deux temples en fin de jour, et de certaines tuiles (r K2).
how-path = Chemin
    .text = Un jeton sur une case de déplacement mène d’abord un de vos trois prêtres au lieu suivant du chemin (p le montre). En route vous gagnez ce qui y figure. Arrivé, le prêtre reste, ou prend le jeton et s’en va : un objet sert une fois ; avec une compétence le prêtre devient une unité, et toute troupe avec un prêtre a toutes vos compétences ; au bout attend un PV permanent (r T3).
how-end = Fin
    .text = Quand tous les jetons sont posés les temples rapportent des PP, et si quelqu’un a { $target } PV la partie s’achève (r K13, r K14).
    .early = Quand tous les jetons sont posés les temples rapportent des PP (r K13). Qui a { $target } PV au début d’un tour gagne aussitôt, sauf si un autre en a plus : alors ce jour est le dernier, et sa fin décide (r T4).
    .blood = Quand tous les jetons sont posés, la nuit tombe. Qui a { $target } PV au début d’un tour gagne aussitôt, sauf si un autre en a plus : alors ce jour est le dernier, et sa fin décide (r BS10).
how-book-of-the-dead = Sacrifice
    .text = Certaines tuiles émeraude demandent un sacrifice : une unité va dans l’au-delà et vous perdez 1 honneur. Un honneur bas élève votre niveau de décomposition, dont ces tuiles se servent, et ôte des PV permanents tant qu’il reste bas. Les unités reviennent de l’au-delà pour 1 PP de plus chacune. Thot et Apophis s’invoquent avec le jeton doré (r B2, r B3).
