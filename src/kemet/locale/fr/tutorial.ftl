# The tutorial, on the learning game.

tutorial-1 = Vous menez l’armée d’un dieu égyptien. Cette partie d’initiation se gagne avec 4 points de victoire (PV) à la fin d’un jour.
tutorial-2 = Choisissez votre cité. Ses remparts arrêtent toute troupe qui n’est pas partie d’une case voisine.
tutorial-3 = Placez vos pyramides. La blanche donne prières et économies, la rouge attaque et vitesse, la bleue défense et unités.
tutorial-4 = Répartissez vos 10 unités dans les quartiers qui ont une pyramide, 5 au plus dans chacun.
tutorial-5 = Chaque nuit, tous gagnent 2 points de prière (PP) et une carte Intervention Divine (ID). Les points de prière paient presque tout.
tutorial-6 = Le jour, vous posez cinq jetons, un par tour, et agissez aussitôt. Le soir, chaque rangée de votre plateau doit en porter un.
tutorial-7 = Achetez une tuile Pouvoir : il faut une pyramide de sa couleur, d’un niveau au moins égal. Une tuile dure toute la partie.
tutorial-8 = Se déplacer : cliquez sur une troupe, puis sur sa destination. Depuis une pyramide, elle peut aussi se téléporter vers un obélisque pour 2 PP.
tutorial-9 = Contrôlez un temple avec au moins une unité : 1 PV tant que vous y restez, et des points de prière chaque soir. Deux temples le soir rapportent un PV permanent.
tutorial-10 = Attaquez ! Un combat gagné en attaque avec au moins une unité survivante rapporte un PV permanent. L’égalité profite au défenseur.
tutorial-11 = Au combat, jouez en secret une carte Combat et défaussez-en une autre. Unités et carte font la force ; les dégâts tuent, la protection sauve.
tutorial-12 = Après un combat, vous pouvez rappeler votre troupe pour 1 PP par unité. Vous savez l’essentiel : jouez jusqu’à 4 PV. Bonne chance !
