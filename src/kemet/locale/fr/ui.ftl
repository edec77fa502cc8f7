# The interface.

## Modules, options, bots, clocks

ui-module-black-pyramid = La pyramide noire
    .text = Une quatrième couleur : 16 tuiles noires et trois créatures.
ui-module-dawn = L’aube
    .text = Avant chaque jour, des cartes Combat décident qui choisit sa place dans l’ordre du tour.
ui-module-path = Le chemin de Ta-Seti
    .text = Des prêtres marchent vers une cité lointaine pour des objets, des talents et des points de victoire.
ui-module-early-victory = Victoire immédiate
    .text = Qui commence son tour avec assez de points de victoire, sans être devancé, gagne aussitôt.
ui-module-new-cards = Nouvelles cartes
    .text = Deux cartes Combat de plus pour chacun et six nouvelles sortes de cartes ID.
ui-bot-random = Au hasard
ui-bot-easy = Facile
ui-bot-normal = Normal
ui-bot-hard = Fort
ui-bot-expert = Expert
ui-bot-master = Maître
ui-bot-master-aggressive = Maître guerrier
ui-bot-master-builder = Maître bâtisseur
ui-bot-master-devout = Maître dévot

## Other readings of the rules

ui-variant-initiative-ends-move = L’Initiative qui ne laisse aucun ennemi termine le déplacement
ui-variant-discard-at-once = Les cartes de bataille sont défaussées avant la pose des cartes d’intervention divine
ui-variant-both-mercenaries = Un joueur peut posséder les deux tuiles Mercenaires
ui-variant-divine-strength-for-temples = Force divine s’applique aussi aux revenus des temples
ui-variant-divine-strength-for-battles = Force divine s’applique aussi aux gains au combat
ui-variant-victory-before-every-token = La victoire est vérifiée avant chaque jeton, même argenté ou doré
ui-variant-send-priests-from-board = Un prêtre n’est renvoyé que si les trois sont sur le plateau
ui-variant-send-priests-any-time = Un prêtre peut être renvoyé à tout moment de votre tour
ui-variant-take-any-tokens = Un prêtre peut prendre tous les jetons d’un lieu
ui-variant-refill-before-turn-order = Le chemin est regarni avant le choix de l’ordre du tour, selon le livre polonais

## At the table

ui-home = Accueil
ui-round = Manche
ui-phases = Phases
ui-turn-order = Ordre du tour
ui-tokens-left = { $number ->
        [one] { $number } jeton restant
       *[other] { $number } jetons restants
    }
ui-days = { $number ->
        [one] { $number } jour
       *[other] { $number } jours
    }
ui-away = Absent
ui-you = Vous
ui-guest = Invité
ui-bot = Bot
ui-takeover = Reprendre cette place
ui-prompt = Ce qui est demandé
ui-choices = Choix possibles
ui-waiting = En attente de { $players }.
ui-ended = Cette partie s’est terminée sans vainqueur.
ui-won = { $player } a gagné !
ui-won-in = À la manche { $round }, avec { $points } PV
ui-see-result = Voir le résultat
ui-link-lost = Connexion perdue. Nouvelle tentative…
ui-engine-compiling = Les bots réfléchissent lentement pendant une minute ou deux : le moteur rapide est en préparation. Commencez tout de suite, il prendra le relais tout seul.
ui-engine-ready = Les bots rapides sont prêts
ui-engine-loading = Chargement du jeu : { $loaded } sur { $of } Mo
ui-net-loading = Le jeu est prêt ; le maître arrive : { $loaded } sur { $of } Mo
ui-engine-failed = Le jeu n’a pas pu être chargé. Le navigateur est-il à jour ?
ui-link = Lien
ui-link-copied = Copié
ui-link-replay = Envoyer un lien vers cette rediffusion
ui-link-static-only = Les liens qui contiennent une partie s’ouvrent dans la page sans serveur.
ui-play-on = Continuer la partie d’ici
ui-by-link-turn = Vous avez joué : envoyez le lien, et l’autre personne continue.
ui-by-link-over = La partie est finie : envoyez le lien pour que l’autre personne en voie la fin.
ui-by-link-send = Envoyer le lien
ui-by-link-secrets = Le lien contient toute la partie, cartes cachées comprises ; la page ne montre à chacun que les siennes.
ui-seat-by-link = Quelqu’un ailleurs, par lien
ui-keeping = Parties de ce navigateur
ui-keeping-text = Les parties ne sont gardées qu’ici. Enregistrez-les dans un fichier pour les emporter vers un autre navigateur.
ui-keeping-export = Enregistrer toutes les parties
ui-keeping-import = Reprendre un fichier de parties
ui-taken-in = Reprises : { $number }
ui-puzzles = Problèmes
ui-puzzles-text = Gagnez ce tour-ci, quoi que les autres aient en main ou répondent. Les positions viennent de parties entre bots ; il y a une seule façon.
ui-puzzles-all = Tous les problèmes
ui-puzzle-today = Problème du jour
ui-puzzle-solve = Le résoudre
ui-puzzle-solved = résolu
ui-puzzle-task = Gagnez ce tour-ci : c’est le dernier du jour. Quoi que les autres aient en main, il y a un moyen.
ui-puzzle-won = Résolu ! Rien de ce que les autres pouvaient faire ne les aurait aidés.
ui-puzzle-missed = Le tour est fini et la partie n’est pas gagnée. Réessayez.
ui-puzzle-again = Réessayer
ui-confirm = Confirmer
ui-cancel = Annuler
ui-back = Retour
ui-undo = Annuler le coup
ui-clear = Effacer
ui-close = Fermer
ui-key-enter = Entrée
ui-key-esc = Échap
ui-why = Pourquoi ?
ui-none = Aucune
ui-window-closes = { $number ->
        [one] { $number } seconde restante
       *[other] { $number } secondes restantes
    }
ui-window-no-more = Ne plus demander pendant ce tour

## Boards and hands

ui-my-board = Mon plateau
ui-action-board = Cases Action : { $player }
ui-token-here = un jeton s’y trouve
ui-tiles-of = Tuiles Pouvoir : { $player }
ui-reserve = Réserve
ui-prayer-points = Points de prière
ui-pp-of = { $number } points de prière sur { $max }
ui-vp-short = PV
ui-vp-permanent = PV permanents
ui-vp-temporary = PV temporaires
ui-vp-battle = PV de combat
ui-vp-sources = Origine des PV
ui-di-cards = Cartes ID
ui-battle-cards = Cartes Combat
ui-hidden-cards = { $number ->
        [one] { $number } carte cachée
       *[other] { $number } cartes cachées
    }
ui-battle-cards-known = Cartes Combat : { $hand } en main, { $pile } défaussées dont { $hidden } face cachée
ui-card-play = jouée
ui-card-discard = défaussée
ui-card-used = déjà utilisée
ui-cost = coûte { $number } PP
ui-gain = rapporte { $number } PP
ui-steps = { $number ->
        [one] { $number } case
       *[other] { $number } cases
    }

## Moving

ui-move-pick = peut se déplacer
ui-units-going = Unités qui partent
ui-fewer = Moins
ui-more = Plus
ui-creature-goes = { $creature } accompagne la troupe
ui-regroup = { $number ->
        [one] Continuer avec { $number } unité
       *[other] Continuer avec { $number } unités
    }
ui-regroup-why = Prendre ici des unités ou en laisser
ui-go-on = S’y arrêter, puis continuer
ui-go-on-why = La troupe s’y arrête, peut y laisser des unités, puis continue avec les pas qui lui restent
ui-way-walk = { $steps ->
        [one] à pied, { $steps } case
       *[other] à pied, { $steps } cases, par { $via }
    }
ui-way-harbour = { $steps ->
        [one] par le Nil, { $steps } case
       *[other] par le Nil, { $steps } cases, par { $via }
    }
ui-way-teleport = { $steps ->
        [0] par téléportation
        [one] par téléportation et { $steps } case
       *[other] par téléportation et { $steps } cases
    }

## Battle

ui-battle = Combat
ui-battle-at = Combat : { $space }
ui-attacker = Attaquant
ui-defender = Défenseur
ui-winner = vainqueur
ui-strength = Force
ui-damage = Dégâts
ui-shield = Protection
ui-known-strength = Force connue, avant les cartes
ui-versus = contre
ui-enemy-holds = En main : { $cards } cartes Combat, { $di } cartes ID
ui-enemy-plays = joue { $card }
ui-battle-play-hint = Choisissez la carte Combat que vous jouez.
ui-battle-play-hint-both = Deux combats à la fois : une carte pour chacun, sans défausse. Choisissez celle que vous jouez ici.
ui-battle-discard-hint = Choisissez maintenant une autre carte à défausser.
ui-battle-lock-hint = Ajoutez des cartes ID si vous voulez, puis validez.
ui-battle-lock-only = Validez votre choix.
ui-battle-lock = Valider
ui-battle-wait = Vos cartes sont choisies. L’autre camp réfléchit.
ui-battle-rule = La force la plus élevée l’emporte, l’égalité profite au défenseur. Chaque camp perd les dégâts adverses moins sa protection.
ui-battle-card = carte Combat { $card }
ui-part = Origine
ui-total = Total
ui-units-lost = { $number ->
        [0] aucune perte
        [one] { $number } unité perdue
       *[other] { $number } unités perdues
    }

## Market

ui-buy = Acheter
ui-market-search = Chercher par mot
ui-market-when = Moment d’effet
ui-market-any-time = À tout moment
ui-market-buyable = Seulement ce que je peux acheter
ui-market-hint = Choisissez une tuile pour lire son effet.
ui-reconstructed = Reconstitué

## Log and chat

ui-log = Journal
ui-log-all = Afficher tout le journal
ui-chat = Discussion
ui-chat-empty = Personne n’a encore rien dit.
ui-chat-say = Écrire un message
ui-chat-send = Envoyer

## For screen readers

ui-aria-temple = temple, { $number } PP en fin de journée
ui-aria-temple-for-unit = temple, 5 PP contre une unité en fin de journée
ui-aria-sanctuary = 1 PV permanent contre 2 unités en fin de journée
ui-aria-obelisk = obélisque
ui-aria-troop = { $number ->
        [one] { $player } : { $number } unité
       *[other] { $player } : { $number } unités
    }
ui-aria-pyramid = pyramide { $colour }, niveau { $level }

## Whom we wait for, and why

ui-waiting-pick-city = Choix de la cité.
ui-waiting-set-pyramids = Placement des pyramides.
ui-waiting-set-units = Placement des unités.
ui-waiting-keep-one = Choix d’une carte ID.
ui-waiting-night-tiles = Utilisation des tuiles de nuit.
ui-waiting-raise-pyramid = Évolution d’une pyramide.
ui-waiting-turn-order = Choix de l’ordre du tour.
ui-waiting-turn = Choix d’une action.
ui-waiting-build = Construction.
ui-waiting-place-pyramid = Placement d’une pyramide.
ui-waiting-buy = Achat d’une tuile.
ui-waiting-buy-again = Achat d’une autre tuile.
ui-waiting-remove-card = Retrait d’une carte Combat.
ui-waiting-place-units = Placement des unités.
ui-waiting-place-reinforcements = Placement des renforts.
ui-waiting-pick-creature = Placement des créatures.
ui-waiting-place-creature = Placement d’une créature.
ui-waiting-choose-battle = Choix du prochain combat.
ui-waiting-pick-troop = Déplacement.
ui-waiting-move = Déplacement.
ui-waiting-teleport-to = Choix d’un obélisque.
ui-waiting-burn-unit = Pluie de feu : choix de la cible.
ui-waiting-take-from-discard = Choix d’une carte dans la défausse.
ui-waiting-veto = Le temps d’un Veto.
ui-waiting-escape = Le temps d’une Fuite.
ui-waiting-escape-to = Fuite.
ui-waiting-battle-cards = Choix des cartes Combat.
ui-waiting-tactical-choice = Choix tactique : échanger ou non.
ui-waiting-divine-wound = Blessure divine : défausse de cartes.
ui-waiting-after-defeat = Retraite ou rappel.
ui-waiting-retreat-to = Choix de la case de retraite.
ui-waiting-after-victory = Rester ou rappeler.
ui-waiting-give-units = Donner des unités ou non.
ui-waiting-dawn-cards = Choix des cartes de l’aube.
ui-waiting-take-place = Choix d’une place dans l’ordre du tour.
ui-waiting-activate-priest = Choix d’un prêtre.
ui-waiting-pick-road = Choix d’une route.
ui-waiting-take-token = Prendre un jeton ou non.
ui-waiting-replace-unit = Placement d’un prêtre.
ui-waiting-lose-priests = Choix des pertes.
ui-waiting-send-priest-back = Renvoi d’un prêtre.

## Lobby

ui-loading = Chargement…
ui-lobby = En attente de joueurs
ui-lobby-text = La partie commence quand toutes les places sont prises. Envoyez le lien à vos adversaires.
ui-invite-link = Lien d’invitation
ui-copy = Copier
ui-copied = Copié
ui-join = Rejoindre
ui-leave = Quitter
ui-seat-open = Place libre
ui-settings = Réglages
ui-your-name = Votre nom
ui-handover = Passez l’écran à { $player }.
ui-handover-ready = Prêt

## Home

ui-tagline = Dieux, pyramides et combats sur le Nil
ui-fan-made = Une œuvre de fans, sans lien avec les éditeurs du jeu de société.
ui-you-are = Vous êtes { $name }.
ui-learn = Apprendre à jouer
ui-learn-text = Dix courtes leçons sur un vrai plateau
ui-new-game-text = Joueurs, bots, éditions, extensions
ui-quick-game = Partie rapide
ui-quick-text = Vous contre des bots, tout de suite.
ui-quick-bots = { $number ->
        [one] { $number } bot
       *[other] { $number } bots
    }
ui-new-game = Nouvelle partie
ui-join-link = Rejoindre par lien
ui-my-games = Mes parties
ui-games-open = Parties à rejoindre
ui-no-games-open = Personne n’attend de joueurs pour l’instant.
ui-games-running = Parties à regarder
ui-no-games-running = Aucune partie publique n’est en cours.
ui-games-finished = Parties terminées
ui-no-games-finished = Aucune partie terminée pour l’instant.
ui-waiting-for-players = attend des joueurs
ui-your-turn = À vous de jouer
ui-players-number = { $number ->
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
ui-watch = Regarder
ui-watch-replay = Revoir la partie

## New game

ui-game = Partie
ui-players = Joueurs
ui-player = Joueur
ui-seat = Place { $number }
ui-seat-me = Vous
ui-seat-bot = Bot
ui-bot-level = Niveau du bot
ui-hot-seat = Plusieurs joueurs partagent ce navigateur : les cartes sont masquées entre deux tours.
ui-modules = Modules
ui-more-options = Plus d’options
ui-set-ta-seti = Ta-Seti : les cinq
ui-variants = Autres lectures des règles
ui-option-target = Points de victoire à atteindre
ui-option-target-8 = 8 (partie courte)
ui-option-target-10 = 10 (partie longue)
ui-option-learning = Partie d’initiation, en 4 PV
ui-option-learning-false = Non
ui-option-learning-true = Oui
ui-option-discards = Cartes Combat défaussées
ui-option-discards-down = Face cachée
ui-option-discards-up = Face visible
ui-option-cities = Cités
ui-option-cities-pick = Au choix
ui-option-cities-random = Au hasard
ui-clock = Pendule
ui-clock-off = Sans pendule
ui-clock-live = { $minutes } min chacun, plus { $increment } s par décision
ui-clock-days = { $days ->
        [one] { $days } jour par décision
       *[other] { $days } jours par décision
    }
ui-who-may-join = Qui peut jouer et regarder
ui-public = Tout le monde
ui-private = Sur invitation
ui-seed = Graine (la même graine donne les mêmes cartes)
ui-create-game = Créer la partie

## More of the table

ui-board = Plateau
ui-market = Tuiles Pouvoir
ui-panels = Volets
ui-tab-now = En cours
ui-tab-me = Moi
ui-tab-others = Joueurs
ui-tab-market = Marché
ui-tab-log = Journal
ui-out-of-reach = Hors de portée de cette troupe.
ui-battle-won = { $player } remporte le combat
ui-part-thrown = Blessure divine

## End

ui-plot = Points de victoire par manche
ui-rematch = Rejouer
ui-download-record = Télécharger l’enregistrement

## Replays

ui-replays = Parties enregistrées
ui-replay = Partie enregistrée
ui-upload = Charger un enregistrement et le regarder
ui-upload-here = Ouvrir un enregistrement et le regarder, ou un scénario et le jouer
ui-replay-eyes = Point de vue
ui-replay-all-eyes = Tout voir
ui-replay-back = Une action en arrière
ui-replay-on = Une action en avant
ui-replay-mark-back = Repère précédent
ui-replay-mark-on = Repère suivant
ui-replay-play = Lecture
ui-replay-pause = Pause
ui-replay-speed = Vitesse
ui-replay-step = Action
ui-step-of = { $number } sur { $all }

## Rules

ui-rules = Règles
ui-rules-search = Chercher règles, tuiles et cartes
ui-rules-found = { $number ->
        [one] { $number } résultat
       *[other] { $number } résultats
    }
ui-rule-rule = règle
ui-rule-ruling = précision
ui-rule-example = exemple
ui-rule-tile = tuile
ui-rule-card = carte ID
ui-rule-battle-card = carte Combat
ui-rule-creature = créature
ui-rule-path-board = plateau du chemin
ui-rule-path-token = jeton du chemin
ui-sure-seed = du livret de règles
ui-sure-public-agreed = sources concordantes
ui-sure-single-source = une seule source
ui-sure-reconstructed = reconstitué
    .text = Pas connu avec certitude : reconstitué d’après ce que l’on sait.

## Tutorial

ui-tutorial = Tutoriel
ui-tutorial-start = Commencer
ui-got-it = Compris

## Accounts

ui-account = Compte
ui-account-text = Un compte permet de retrouver vos parties sur d’autres appareils. Il suffit d’un nom et d’un mot de passe.
ui-account-make = Créer un compte
ui-account-name = Nom du compte
ui-account-in = Vous êtes connecté sous le nom { $name }.
ui-password = Mot de passe (8 caractères au moins)
ui-register = Créer un compte
ui-login = Se connecter
ui-logout = Se déconnecter
ui-save = Enregistrer

## Mails

ui-mail-text = Dans les parties sur plusieurs jours, un courriel peut vous avertir que c’est votre tour. L’adresse ne sert à rien d’autre et vous pouvez y mettre fin à tout moment.
ui-mail-address = Adresse électronique
ui-mail-send = M’envoyer un lien de confirmation
ui-mail-waiting = Un courriel est en route vers { $address }. Suivez le lien qu’il contient.
ui-mail-on = Les courriels vont à { $address }.
ui-mail-end = Plus de courriels
ui-mail-confirm-ask = Voulez-vous être averti à cette adresse quand c’est votre tour ?
ui-mail-confirm-button = Oui, écrivez-moi
ui-mail-confirm-done = C’est fait. Vous serez averti quand ce sera votre tour dans une partie sur plusieurs jours.
ui-mail-stop-ask = Ne plus recevoir de courriels ?
ui-mail-stop-button = Plus de courriels
ui-mail-stop-done = C’est fait. L’adresse est oubliée.
ui-mail-gone = Ce lien n’est plus valable. Demandez-en un autre sur la page de votre compte.
ui-mail-confirm-subject = Kemet : est-ce votre adresse ?
ui-mail-confirm-body =
    Quelqu’un veut être averti à cette adresse quand c’est son tour dans une partie de Kemet. Si c’est vous, suivez ce lien :

    { $link }

    Sinon, ne faites rien, ou refusez tout courriel :

    { $stop }
ui-mail-turn-subject = Kemet : c’est votre tour
ui-mail-turn-body =
    { $name }, une partie de Kemet vous attend :

    { $link }

    Plus de courriels :

    { $stop }

## Settings

ui-language = Langue
ui-language-en = English
ui-language-ru = Русский
ui-language-fr = Français
ui-language-pl = Polski
ui-speed = Animations
ui-speed-off = Désactivées
ui-speed-fast = Rapides
ui-speed-normal = Normales
ui-speed-slow = Lentes
ui-confirmations = Confirmer avant d’agir
ui-confirmations-all = Toujours
ui-confirmations-important = Seulement l’important
ui-confirmations-none = Jamais
ui-palette = Couleurs
ui-palette-normal = Normales
ui-palette-colour-blind = Pour daltoniens
ui-orientation = Plateau
ui-orientation-auto = Selon l’écran
ui-orientation-landscape = Paysage
ui-orientation-portrait = Portrait
ui-reduced-motion = Réduire les mouvements
ui-sound = Son quand c’est mon tour
ui-notifications = Me prévenir quand c’est mon tour

## Keys

ui-keys = Touches
ui-keys-choice = prendre ce choix
ui-keys-confirm = confirmer le choix ; sur une case ou un bouton, l’activer
ui-keys-back = revenir en arrière, fermer
ui-keys-undo = annuler
ui-keys-arrows = parcourir le plateau de case en case
ui-keys-units = plus ou moins d’unités dans un déplacement
ui-keys-board = aller au plateau
ui-keys-prompt = aller à la question
ui-keys-market = tuiles Pouvoir
ui-keys-log = journal
ui-keys-tab = élément suivant
ui-keys-help = cette liste

## More

ui-menu = Menu
ui-leave-sure = Quitter pour de bon : un bot prend la place
ui-spectators = { $number ->
        [one] { $number } spectateur
       *[other] { $number } spectateurs
    }
ui-row-0 = rangée du haut
ui-row-1 = rangée du milieu
ui-row-2 = rangée du bas
ui-key-moments = Moments clés
ui-path = Le chemin de Ta-Seti
ui-path-start = Départ
ui-path-tokens = Jetons du chemin
ui-aria-priests = { $number ->
        [one] { $number } prêtre
       *[other] { $number } prêtres
    }

# What the board itself begins in a turn.
ui-task-move = Partir d’ici
ui-task-build = Construire ici
ui-task-recruit = Recruter ici
ui-attack = Attaquer
ui-move-go = Avancer

# Editions.
ui-edition = Édition
ui-edition-classic = Classique
    .text = Le jeu de base, avec Ta-Seti si l’on veut
ui-edition-blood-and-sand = Blood and Sand
    .text = L’édition récente : son tour, sa nuit, ses tuiles

# Tile cards.
ui-tile-mine = à vous
ui-tile-sold = vendue
ui-tile-absent = pas dans cette partie
ui-tile-free = gratuit
ui-tile-needs = pyramide { $level } requise
ui-tile-short = il manque { $number } PP
ui-your-pyramid = votre pyramide : { $level }
ui-buy-leaves = reste { $number } PP
ui-veterans = Jetons de vétéran : { $number }

# The battle as a scene.
ui-skip = Passer

# What is no choice.
ui-turn-ends = Il ne reste rien à faire : votre tour se termine.
ui-auto-end = Répondre seul quand il n’y a pas le choix

# The Book of the Dead in the rows of players.
ui-honour = Honneur { $number }, décomposition { $decay }
ui-in-afterlife = au-delà
ui-afterlife = { $number } unités dans l’au-delà

## Advice, and the look back at a game

ui-advice = Un bouton de conseil, dans les parties contre des bots seulement
ui-advice-ask = Que ferait le maître ?
ui-advice-says = Le maître choisirait : { $action }
ui-advice-chance = Vos chances de gagner : { $percent } %
ui-chance-plot = Chances de gagner
ui-review = La partie vue par le maître
ui-review-costly = Les décisions les plus coûteuses
ui-review-done = { $player } : { $action }
ui-review-better = Le maître : { $action }
ui-review-cost = −{ $percent } % de chances de gagner
ui-review-unknown = Le maître ne connaît pas les règles de cette partie.
ui-review-show = Voir
ui-used-spaces = Utilisées aujourd’hui : { $places }
ui-used-spaces-none = Aucune case d’action utilisée aujourd’hui
ui-skip-bots = Passer à mon tour
ui-bots-pace = Rythme des robots
ui-bots-pace-slow = Lent
ui-bots-pace-normal = Normal
ui-bots-pace-fast = Rapide
ui-bots-pace-instant = Immédiat
ui-volume = Volume
ui-again-next = Suite
ui-since = { $number ->
    [one] Leur dernier tour
   *[other] Leurs { $number } tours
}
ui-unknown-page = Cette page n’existe pas
ui-unknown-page-text = { $address } n’est pas une page de Kemet. Le lien est ancien ou mal saisi.
ui-add-bot = Ajouter un robot
ui-target-of = jusqu’à { $number } PV
ui-figure = Quelle figurine
ui-figure-unit = Unité
ui-module-book-of-the-dead = Le Livre des Morts
    .text = Tuiles émeraude, honneur et décomposition, sacrifices, Thot et Apophis.
ui-module-seth = Seth
    .text = Un contre la communauté : la cité de Seth sur le delta, la corruption, les temples sacrés et la Grande Cérémonie. Une grande partie de ce qui est imprimé sur ses éléments est reconstituée.
ui-zoom-in = Plus près
ui-zoom-out = Plus loin
ui-zoom-all = Toute la carte
