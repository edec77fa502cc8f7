# The lessons. A task says what to do; `.done` what came of it; `.missed` why another way does not do.

## The base game

lesson-move = Se déplacer
lesson-move-1 = Vous menez une armée au bord du Nil. Votre cité a trois quartiers, et une troupe de cinq unités attend dans l’un d’eux. Faites-la sortir dans le désert : cliquez sur la troupe, puis sur la case sous la flèche, et posez un des deux jetons Se déplacer.
    .done = Un déplacement mène à une case voisine. Il vous a coûté un de vos cinq jetons Action : chaque jour vous en posez cinq, un par tour, et faites aussitôt ce qui est écrit dessous.
lesson-move-2 = Votre autre troupe se tient sur une pyramide. De là, une troupe se téléporte vers n’importe quel obélisque pour 2 points de prière (PP) ; chaque temple en a un. Envoyez-la au temple du fleuve.
    .done = Si loin que soit l’obélisque : 2 PP. Une pyramide est une porte sur tout le plateau, et aucun temple n’est jamais à l’abri.
lesson-move-3 = Une troupe peut laisser des unités derrière elle. Envoyez 2 de ces 5 unités au temple et laissez-en 3 sur place : cliquez sur la troupe, réglez le nombre sur 2, puis cliquez sur le temple.
    .done = Deux tiennent le temple, trois gardent la route de votre cité. Une troupe n’a jamais plus de 5 unités.
    .missed = Les nombres sont différents : 2 exactement partent, 3 restent.

lesson-attack = Attaque et cartes Combat
lesson-attack-1 = Pour attaquer, entrez sur la case d’un ennemi. Chaque camp choisit alors en secret une carte Combat à jouer et une autre à défausser. Chaque unité compte 1, la carte ajoute son premier nombre. Attaquez les deux ennemis !
    .done = Le plus fort gagne. L’attaquant qui gagne avec une unité survivante gagne 1 point de victoire (PV) permanent : personne ne le reprend. Le deuxième nombre d’une carte tue des ennemis, le troisième sauve les vôtres.
lesson-attack-2 = Quatre contre quatre. Il ne reste à l’adversaire que deux cartes, 3‑0‑1 et 2‑0‑2 : il aura 7 au plus. L’égalité profite au défenseur. Attaquez le temple avec une carte qui gagne à coup sûr. Dites ensuite où vont les vaincus, et restez.
    .done = 4 unités et une carte de 4 font 8. Le vainqueur envoie les vaincus sur une case voisine libre ; ou bien le perdant les rappelle en réserve et gagne 1 PP par unité. Les cartes jouées et défaussées ne reviennent qu’une fois toutes utilisées : comptez ce qui reste aux autres.
    .missed = 7 ou moins en tout, et l’égalité profite au défenseur. Une seule de vos cartes donne 8.
lesson-attack-3 = C’est vous qu’on attaque dans votre temple, trois contre trois. Il reste à l’adversaire 2‑2‑1 et 1‑3‑0, donc 5 de force au plus. En défense l’égalité vous suffit ; et les boucliers sauvent vos unités. Choisissez une carte, puis celle à défausser.
    .done = Une défense réussie ne rapporte pas de point, mais le temple est toujours à vous. Contre deux dégâts, une carte à deux boucliers sauve tout le monde.
    .missed = Trop faible : il vous faut au moins 5, trois unités et une carte de 2 ou plus.

lesson-temples = Les temples
lesson-temples-1 = Qui a une unité dans un temple le tient, et a 1 PV tant que cela dure. Entrez dans le temple.
    .done = Déjà 1 PV. Il est temporaire : qui vous chasse l’emporte.
lesson-temples-2 = C’est le dernier jeton du jour, et vous tenez un temple. Qui en tient deux le soir gagne un PV permanent. Prenez-en un second par téléportation ; plus personne ne peut répondre, et votre tour finit de lui-même.
    .done = Le soir, chaque temple a payé ses points de prière, et deux temples ont rapporté un PV permanent en plus des temporaires.
    .missed = Le soir, vous ne teniez pas deux temples. Téléportez-vous sur le temple sous la flèche.
lesson-temples-3 = Le temple du delta paie autrement : le soir, qui le tient peut rendre 1 unité contre 5 PP. Faites-le.
    .done = 5 PP pour une unité que vous recruterez de nouveau pour 1. Mais on ne va pas au delta à pied : il faut se téléporter.
    .missed = Vous avez gardé l’unité. Cette fois, rendez-la : 5 PP sont une fortune.

lesson-pray-build = Prier et construire
lesson-pray-build-1 = Presque tout coûte des points de prière, et vous n’en avez que 1. Priez : posez un jeton sur une des deux cases Prier.
    .done = Prier rapporte 2 PP. La nuit vous en donne 2 de plus, et les temples paient le soir. On n’en a jamais plus de 11.
lesson-pray-build-2 = Les pyramides permettent de se téléporter et d’acheter des tuiles Pouvoir. Chaque étage coûte le niveau qu’il atteint, plusieurs étages s’ajoutent. Vous n’avez pas de pyramide blanche : élevez-en une d’un coup au niveau 2, pour 1 + 2 PP.
    .done = Une pyramide de niveau 4 vaut aussi un PV temporaire. Trois couleurs, trois voies : blanc pour les prières et les économies, rouge pour l’attaque et la vitesse, bleu pour la défense et les unités.
    .missed = C’est une autre pyramide ou un autre niveau. La blanche doit atteindre le niveau 2, pour 3 PP.
lesson-pray-build-3 = Votre plateau a trois rangées, et le soir chacune doit porter un jeton. Voici votre dernier jeton du jour, et la rangée du bas est vide. Priez encore une fois.
    .done = Voilà pourquoi la construction vous était fermée. Pensez aux rangées avant de poser les deux derniers jetons.
    .missed = Seule la rangée du bas vous est ouverte, et cette fois il s’agit d’y prier.

lesson-buy = Les tuiles Pouvoir
lesson-buy-1 = Les tuiles Pouvoir servent toute la partie. Pour une blanche, il faut une pyramide blanche au moins aussi haute que le niveau de la tuile, et l’on paie ce niveau. Posez un jeton sur Blanc et achetez le Prêtre, niveau 1.
    .done = La tuile est à vous, personne ne la reprend. Une tuile de chaque couleur par jour, et jamais deux du même nom.
lesson-buy-2 = Le Prêtre améliore vos prières. Priez, vous verrez.
    .done = 3 PP au lieu de 2, désormais à chaque fois. Les tuiles achetées tôt rapportent le plus longtemps.
lesson-buy-3 = Portes ouvertes fait passer vos troupes à travers les murs, mais c’est une tuile rouge de niveau 2, et votre pyramide rouge est de niveau 1. Construisez d’abord. Quand il ne reste rien à faire, votre tour finit de lui-même après un instant, pendant lequel on peut encore annuler. Quand il revient, achetez la tuile.
    .done = Construire et acheter, ce sont deux jetons et deux tours : les autres voient ce que vous préparez.
    .missed = Portes ouvertes demande une pyramide rouge de niveau 2, et la seule tuile rouge du jour doit être celle-là.

lesson-recruit = Recruter
lesson-recruit-1 = Vous avez 12 unités en tout ; celles qui ne sont pas sur le plateau attendent en réserve. Recruter les amène dans vos quartiers pour 1 PP chacune. Posez un jeton sur Recruter et cliquez sur des quartiers de votre cité jusqu’à ce que 3 unités soient là.
    .done = 3 unités pour 3 PP. Les unités tombées ou rappelées retournent en réserve : personne n’est perdu pour toujours.
lesson-recruit-2 = Une troupe ennemie de 3 occupe votre quartier et profite de votre pyramide ! Recrutez là même : une fois vos unités placées, vous attaquez. Placez-en assez pour gagner.
    .done = Dehors ! Recruter dans un quartier occupé est une attaque comme une autre, avec son point de victoire.
    .missed = Trop faible. Avec 4 unités vous avez un point d’avance avant les cartes, et l’égalité est au défenseur.

lesson-creatures = Les créatures
lesson-creatures-1 = Certaines tuiles apportent une créature. Achetez l’Éléphant ancestral, bleu, niveau 2, et placez-le avec la troupe sur la pyramide bleue.
    .done = Une créature accompagne une de vos troupes et la renforce. Elle ne meurt jamais : si sa troupe tombe, elle rentre.
lesson-creatures-2 = Avec l’Éléphant, une troupe a un pas de plus, une force de plus et un bouclier. Avancez de deux cases jusqu’au temple et battez la troupe qui s’y trouve.
    .done = Deux cases, un combat et un temple avec un seul jeton : voilà à quoi servent les créatures.
    .missed = Vous vous êtes arrêté avant le temple, ou le combat est perdu. Deux pas, puis votre carte la plus forte.

lesson-di-cards = L’intervention divine
lesson-di-cards-1 = Chaque nuit vous piochez une carte d’intervention divine (ID). La plupart se jouent pendant votre tour, sans jeton. Pluie de feu détruit une unité ennemie : cliquez sur la carte, confirmez, puis cliquez sur le gardien du temple. Entrez-y alors sans combat.
    .done = Ni combat ni risque, et un temple. Une carte coûte 0 ou 1 PP, c’est écrit dessus.
    .missed = C’était un combat. Annulez : d’abord la carte, puis le déplacement.
lesson-di-cards-2 = Certaines cartes sont pour les combats. Quatre contre cinq, et vos cartes Combat sont faibles ; mais vous avez Furie guerrière, +2 de force. Attaquez, et ajoutez-la en choisissant vos cartes.
    .done = Personne ne voit ces cartes avant la révélation. Qui a des cartes en main n’est jamais aussi faible qu’il en a l’air.
    .missed = C’était trop faible : il faut la carte de 3 et Furie guerrière. Choisissez la carte jouée et celle à défausser, puis Furie guerrière, et validez.
lesson-di-cards-3 = Pendant le tour de l’adversaire une carte est jouée : Prière, pour 2 PP. Vous avez Veto, et l’on vous demande. Annulez-la !
    .done = Veto arrête toute carte jouée hors combat. Fuite, sa sœur, laisse une troupe attaquée s’échapper.
    .missed = Vous avez laissé faire, et l’adversaire a ses 2 PP. Cette fois, jouez Veto.

lesson-turn-order = Ordre du tour et fin
lesson-turn-order-1 = C’est la nuit : chacun gagne 2 PP et une carte ID. Qui a le moins de PV fixe alors l’ordre du jour suivant. C’est vous. Être dernier est souvent le mieux : personne ne répond à votre dernier jeton. Nommez d’abord l’adversaire.
    .done = Être en retard a ses bons côtés. Avant le dernier jour d’une partie, tout le monde veut jouer en dernier.
    .missed = Vous voilà premier, et l’adversaire a le dernier mot. Nommez-le d’abord.
lesson-turn-order-2 = Cette partie d’apprentissage se gagne avec 4 PV à la fin d’un jour, les autres avec 8 ou 10. Vous en avez 3, et le dernier jeton du jour. Trouvez le quatrième point.
    .done = Gagné ! Une partie finit à la fin d’un jour : à PV égaux, les PV de combat décident, puis l’ordre du tour.
    .missed = Le jour est fini et vous n’avez pas 4 PV. Où y a-t-il un temple sans troupe ?

lesson-gold-silver = L’or et l’argent
lesson-gold-silver-1 = Dans la partie complète, pyramides et tuiles montent au niveau 4. Acte divin apporte un jeton argent : une fois par jour, une deuxième action dans le même tour. Priez d’abord, et construisez aussitôt avec le jeton argent : la pyramide rouge au niveau 2.
    .done = Deux actions de suite, et personne entre les deux. C’est ainsi que naissent les surprises.
    .missed = Le tour est fini, et le jeton argent n’a pas servi à construire. Priez, puis posez-le sur Construire.
lesson-gold-silver-2 = Volonté divine apporte un jeton or : une fois par jour, un déplacement ou un recrutement de plus. Recrutez 2 unités dans la troupe sur la pyramide rouge, dites « C’est tout », et avec le jeton or téléportez les cinq à un temple dans le même tour.
    .done = Recrutées et parties avant que quiconque réagisse. C’était la dernière leçon du jeu de base : jouez !
    .missed = Les cinq devaient partir : recrutez d’abord 2 unités, puis téléportez-les avec le jeton or avant la fin du tour.

## Ta-Seti

lesson-black-pyramid = La pyramide noire
lesson-black-pyramid-1 = Ta-Seti apporte une quatrième couleur, et votre cité a toujours trois pyramides. Construisez la noire dans votre quartier libre, niveau 1, et au tour suivant achetez Mercenaires.
    .done = Les Mercenaires sont trois unités de plus, tout de suite. Les tuiles noires sont des troupes louées, des rites obscurs et de nouvelles créatures ; qui construit en noir se passe d’une autre couleur.
    .missed = Le quartier libre est pour la pyramide noire, et la seule tuile noire du jour doit être Mercenaires.

lesson-dawn = L’aube
lesson-dawn-1 = Avec ce module, l’ordre du tour se dispute à l’aube : chacun joue une carte Combat, dont la force compte, et en défausse une autre. L’adversaire a montré 3. Vous avez un jeton d’aube, pour un combat perdu : +1. Gagnez, et prenez la deuxième place.
    .done = Les combats perdus aident à l’aube, et les cartes fortes dépensées à l’aube manquent au combat.
    .missed = Il faut plus de 3, puis la deuxième place : une carte de 3 avec le jeton suffit, ou une carte de 4.

lesson-path = Le chemin de Ta-Seti
lesson-path-1 = Vos trois prêtres voyagent loin du plateau. Chaque fois que vous posez un jeton Se déplacer, l’un d’eux peut d’abord faire un pas. Posez un jeton Se déplacer, envoyez un prêtre sur la route du haut et prenez le jeton qu’il y trouve.
    .done = La route elle-même a payé un point de prière. Le prêtre est rentré, l’objet est à vous : un objet sert une fois, un talent reste.
    .missed = C’était un déplacement sans prêtre, ou le jeton est resté là. Posez un jeton Se déplacer, envoyez un prêtre par la route du haut et prenez le jeton.
lesson-path-2 = L’offrande est un objet : utilisez-la quand il vous faut des points de prière. Utilisez-la maintenant.
    .done = 3 PP. Au bout du chemin attend un point de victoire.

## Blood and Sand

lesson-blood-and-sand = Blood and Sand
lesson-blood-and-sand-1 = Dans cette édition la nuit vient en dernier, et qui a perdu des combats a des vétérans : la nuit, chacun vaut 1 PP, et deux valent une carte. Vous en avez trois. Échangez-les tous contre des PP.
    .done = Un combat perdu ne l’est pas tout à fait. Ici on commence avec plus de cartes, une tuile, et des couleurs tirées pour chaque partie.
    .missed = Il reste des vétérans. Échangez-les tous les trois contre des PP.
lesson-blood-and-sand-2 = Ici on gagne au début de son tour, avec 9 PV et personne devant. Vous en avez 8. Prenez le temple et espérez que personne ne vous chasse.
    .done = Personne ne vous a arrêté : gagné avant de poser un jeton de plus. Surveillez ceux qui en ont 8.
    .missed = Votre tour est revenu sans 9 PV. Entrez d’abord dans le temple.

## Book of the Dead

lesson-sacrifice = Honneur et sacrifice
lesson-sacrifice-1 = Culte obscur, une tuile émeraude, a un jeton or : sacrifiez une unité, et priez aussitôt. Prenez l’unité dans votre réserve et regardez la piste d’honneur.
    .done = L’unité est dans l’au-delà, et votre honneur a baissé de 1. Plus il est bas, plus la décrépitude est grande : bien des tuiles émeraude s’en renforcent, mais tout en bas on perd des PV permanents.
lesson-sacrifice-2 = Les unités reviennent de l’au-delà quand vous recrutez, pour 1 PP de plus que les autres. Posez un jeton sur Recruter, choisissez « De l’au-delà » et ramenez la vôtre.
    .done = 2 PP pour celle-là. Les morts sont patients, mais ils coûtent.
    .missed = Vous avez recruté dans la réserve. Choisissez l’unité de l’au-delà.

## Seth

lesson-seth = Seth contre tous
lesson-seth-1 = Dans ce jeu, un joueur est Seth, et tous les autres sont une communauté. Vous êtes Seth. Vous avez un jeton de chaque membre : sur une case jaune, il frappe son propriétaire. Prenez le jeton du Faucon, posez-le sur « Détruire deux unités » et frappez les deux du temple.
    .done = Vos jetons violets vont sur les cases violettes, celui d’un membre partout. La communauté agit tout entière, puis c’est de nouveau à vous.
lesson-seth-2 = Seth gagne avec 8 PV de combat, et rien d’autre ne compte. Votre pyramide est une porte aussi : posez un de vos jetons Se déplacer, téléportez vos six unités sur le temple et battez les deux qui s’y trouvent.
    .done = Un sur huit. La communauté gagne avec un temple sacré, une Grande Cérémonie et six points de victoire, ou dans votre propre cité.

## Around the lessons

learn-intro = De courtes leçons sur un vrai plateau : dans chacune il y a quelque chose à faire, et votre adversaire joue avec vous. Arrêtez quand vous voulez et reprenez ici plus tard.
learn-begin = Commencer par la première leçon
learn-go-on = Reprendre : { $title }
learn-all = Toutes les leçons
learn-next = Suite
learn-next-lesson = Leçon suivante : { $title }
learn-again = Réessayer
learn-done = Bravo !
learn-missed = Cela mène ailleurs. Réessayez.
learn-tasks = { $done } sur { $all }
learn-first-game = Votre première partie
learn-first-game-text = Une partie courte à 4 points de victoire contre un adversaire doux. Des indices apparaissent quand il y a du nouveau, et à chaque décision vous pouvez demander conseil.
learn-first-game-here = Une partie courte à 4 points de victoire contre un adversaire doux. Des indices apparaissent quand il y a du nouveau.
learn-book-base = Le jeu
learn-book-ta-seti = Ta-Seti
learn-book-blood-and-sand = Blood and Sand
learn-book-book-of-the-dead = Le Livre des Morts
learn-book-seth = Seth
