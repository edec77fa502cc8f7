# Seth à la table, dans le navigateur.

player-seth = Seth
ui-osiris = Le plateau d’Osiris
ui-osiris-tab = Osiris
ui-community = La communauté
ui-community-won = La communauté l’emporte !
ui-seth-won = Seth l’emporte !
ui-won-by-points = Un temple sacré, la Grande Cérémonie et { $vp } PV permanents.
ui-won-by-district = Un temple sacré, la Grande Cérémonie et un quartier de la cité de Seth.
ui-won-by-battles = { $vp } PV de combat.
ui-won-by-destruction = La communauté n’avait plus aucune unité.
ui-day-track = Les tours de la journée
ui-community-turn = Tour de la communauté
ui-seth-turn = { $number ->
        [one] Tour de Seth : { $number } action
       *[other] Tour de Seth : { $number } actions
    }
ui-eclipse = Éclipse : toutes les tuiles de nuit agissent encore
ui-member-tokens = Jetons des membres
ui-member-token = Jeton de { $player }
ui-lay-member-token = Poser le jeton de { $player }
ui-creature-cards = Créatures que Seth peut corrompre
ui-speaker = Parle pour la communauté
ui-anyone-of-you = N’importe qui n’ayant pas agi peut jouer :
ui-has-acted = a agi
ui-may-act = peut agir
ui-may-build-temple = Avant la première action on peut bâtir des temples sacrés : les cases qui brillent.
ui-temple-at = Temple sacré : { $space }
ui-allies-along = Unités de { $player } qui suivent
ui-choose-allies = Choisir qui part
ui-yellow-space = Jaune : le jeton d’un membre y frappe ce membre
ui-goal-temple = Un temple sacré de niveau 3
ui-goal-ceremony = La Grande Cérémonie
ui-goal-vp = PV permanents
ui-goal-district = Ou les deux premiers, et un quartier de la cité de Seth au début d’un tour
ui-goal-battles = PV de combat
ui-goal-no-units = Ou plus aucune unité de la communauté ; à présent :
ui-portal-open = Les portails sont ouverts à tous.
ui-portal-closed = Les portails restent fermés à la communauté jusqu’à la Grande Cérémonie.
ui-sacred-temples = Temples sacrés
ui-no-sacred-temples = Aucun encore : bâtis sur les déserts sans obélisque, au début d’un tour de la communauté.
ui-temple-level = niveau { $level } sur 3
ui-powers = Pouvoirs d’Osiris
action-pp = { $number } PP
ui-seats-seth = La place 1 est Seth, contre tous les autres réunis. Humains et robots s’assoient où ils veulent.
ui-point = Montrer une case (deux fois) ou un trajet : tout le monde le voit
