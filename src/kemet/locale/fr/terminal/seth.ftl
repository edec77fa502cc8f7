# Seth's game in the terminal: both camps, what answers mean, how a round goes.


## The session

term-need-seth = Vous êtes Seth : vous gagnez avec { $target } PV de combat, ou quand la communauté n’a plus aucune unité en jeu. Nouveau dans le jeu ? Tapez how.
term-need-community = Vous êtes de la communauté : ensemble, achevez un temple sacré, réalisez la Grande Cérémonie et gagnez 6 PV permanents avant que Seth n’ait { $target } PV de combat. Nouveau dans le jeu ? Tapez how.
term-seth = Seth
term-community = communauté
term-community-of = La communauté ({ $players })

## The board

term-day-track = piste Phase de jour
term-track-seth = Seth { $number }
term-track-community = communauté
term-track-eclipse = éclipse
term-goal-seth = { $number } PV de combat sur { $target }
term-goal-temple = temple sacré : niveau { $number } sur { $target }
term-ceremony-held = Grande Cérémonie réalisée
term-ceremony-price = Grande Cérémonie : { $cost } PP pour l’instant
term-goal-vp = { $number } PV permanents sur { $target }
term-speaker = porte-parole
term-portal = portail de Seth
term-portal-open = ouvert
term-portal-closed = fermé à la communauté
term-sacred-temples = temples sacrés ⌂
term-temple-at = { $space } niveau { $level }, { $number } PP par jour
term-powers = pouvoirs
term-fact-member-tokens = jetons des membres
term-fact-creature-cards = cartes Créature

## What answers mean

term-member-token = poser le jeton de { $player } : sur une case jaune, il frappe ce membre
term-cards-in-hand = { $number } cartes Combat, { $di } ID
term-build-temple = { $number ->
        [one] sacrifier { $number } unité ici pour le niveau { $level } d’un temple sacré
       *[other] sacrifier { $number } unités ici pour le niveau { $level } d’un temple sacré
    }
term-sacred-temple = temple sacré, niveau { $level }
term-act-furious-invasion = déplacer jusqu’à deux troupes, puis résoudre les deux combats
term-act-corrupt-troop = déplacer une troupe entière du membre de ce jeton, même contre un autre membre
term-act-corrupt-creature = une créature encore à vendre combat une troupe du membre de ce jeton, pour 1 PV de combat
term-act-destroy-units = détruire deux unités du membre de ce jeton
term-act-invocation = piocher une carte ID
term-act-corrupt-pyramid = acheter une tuile d’après les pyramides du membre de ce jeton, pour 1 PP de plus
term-theme-violet = les pouvoirs de Seth

## How a round goes

how-head-seth = Un joueur incarne Seth, tous les autres la communauté. Seth a besoin de { $target } PV de combat ; la communauté d’un temple sacré, de la Grande Cérémonie et de 6 PV permanents. Un tour de jeu :
how-seth-night = Nuit
    .text = Seth gagne autant de points de prière (PP) qu’il y a de membres et pioche une carte ID, puis chaque membre gagne 2 PP et une carte ; les tuiles à effet de nuit agissent, celles de Seth d’abord (r S3).
how-seth-day = Jour
    .text = Seth et la communauté jouent tour à tour selon la piste Phase de jour ; Seth commence et finit. À partir de trois membres, une éclipse s’intercale : les tuiles de nuit agissent à nouveau (r S3).
how-seth-turn = Seth
    .text = Pose autant de jetons que la piste l’indique. Les jetons violets vont sur les cases violettes ; le jeton d’un membre peut aussi aller sur une case jaune, où il frappe ce membre : corrompre une créature, une troupe ou une pyramide, ou détruire deux unités (r S5).
how-community-turn = Communauté
    .text = Chaque membre effectue une action, dans l’ordre de leur choix. Avant la première, des unités sur un désert sans obélisque peuvent être sacrifiées pour un temple sacré : 1, puis 2, puis 3. Les membres sur un désert avec obélisque peuvent payer la Grande Cérémonie, 10 PP par membre moins 4 par PV temporaire ; elle ouvre le portail de Seth (r S7).
how-seth-battle = Combat
    .text = Les membres ne se combattent jamais, sauf si Seth corrompt une troupe. Leurs unités sur une case forment une seule troupe, 5 au plus et une créature ; l’un d’eux résout le combat avec ses propres cartes (r S8).
how-seth-points = Points
    .text = Seth ne gagne que des PV de combat. Les PV de la communauté sont communs : combats gagnés en attaque, et un par jour pour deux temples contrôlés (trois à partir de trois membres). Temple et Cérémonie réalisés, un quartier de la cité de Seth contrôlé au début d’un tour de la communauté donne aussi la victoire (r S6, r S7).
