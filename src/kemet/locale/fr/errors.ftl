# Why not: refusals of the rules, errors of the server.

## Why an action is not possible. The rule stands beside the text, not in it.

# The codes are those of kemet.engine.refusals. Variables: names in words; $colour and $wanted are the engine's words.
refusal-not-asked = Rien ne vous est demandé pour l’instant.
refusal-no-answer = Cela ne répond pas à la question posée.
refusal-not-in-lesson = Les règles le permettraient, mais la leçon porte maintenant sur autre chose.
refusal-no-undo = Impossible d’annuler : une information a été révélée ou un autre joueur a agi.
refusal-city-free = Choisissez une cité encore libre : { $cities }.
refusal-split-levels = Répartissez trois niveaux en 1-1-1 ou 2-1-0, une pyramide par couleur.
refusal-starting-units = 10 unités commencent dans vos quartiers avec pyramide, 5 au plus par case.
refusal-dawn-cards = Jouez une carte, défaussez-en une autre, puis choisissez combien de jetons Aube dépenser.
refusal-dawn-place = Prenez une place libre dans l’ordre du tour ; la 1 est la première.
refusal-battle-card-not-in-hand = Cette carte Combat n’est pas dans votre main, ou c’est celle que vous jouez.
refusal-battle-card-barred = Thot a nommé cette carte Combat : vous ne pouvez pas la jouer dans ce combat.
refusal-battle-card-wanted = Choisissez d’abord une carte Combat.
refusal-di-not-for-battle = { $di } ne se joue pas au combat.
refusal-di-not-in-hand = { $di } n’est pas dans votre main.
refusal-di-list-order = Ajoutez { $di } avant les cartes qui la suivent dans la liste.
refusal-di-pay-together = Vous devez pouvoir payer toutes vos cartes ID du combat ; vous avez { $pp } PP.
refusal-di-not-own-turn = { $di } ne se joue pas à votre propre tour.
refusal-di-during-move = { $di } ne se joue que pendant un déplacement.
refusal-di-price = { $di } coûte { $cost } PP, vous en avez { $pp }.
refusal-di-changes-nothing = { $di } ne changerait rien maintenant.
refusal-pyramid-top = Dans cette partie, les pyramides s’arrêtent au niveau { $level }.
refusal-three-pyramids = Une cité ne peut contenir que trois pyramides.
refusal-pyramid-already = La pyramide { $colour ->
        [white] blanche
        [red] rouge
        [blue] bleue
        [black] noire
        [emerald] émeraude
        [violet] violette
        [diamond] diamant
        [ruby] rubis
        [sapphire] saphir
        [onyx] onyx
       *[other] ({ $colour })
    } est déjà au niveau { $level }.
refusal-build-price = Passer du niveau { $old } au niveau { $level } coûte { $cost } PP, vous en avez { $pp }.
refusal-tile-colour = { $tile } est une tuile { $colour ->
        [white] blanche
        [red] rouge
        [blue] bleue
        [black] noire
        [emerald] émeraude
        [violet] violette
        [diamond] diamant
        [ruby] rubis
        [sapphire] saphir
        [onyx] onyx
       *[other] { $colour }
    } ; cette case sert aux tuiles { $wanted ->
        [white] blanches
        [red] rouges
        [blue] bleues
        [black] noires
        [emerald] émeraude
        [violet] violettes
        [diamond] diamant
        [ruby] rubis
        [sapphire] saphir
        [onyx] onyx
       *[other] d’une autre couleur
    }.
refusal-not-bought-today = Vous n’avez pas acheté de tuile { $colour ->
        [white] blanche
        [red] rouge
        [blue] bleue
        [black] noire
        [emerald] émeraude
        [violet] violette
        [diamond] diamant
        [ruby] rubis
        [sapphire] saphir
        [onyx] onyx
       *[other] de cette couleur
    } aujourd’hui.
refusal-tile-owned = Vous possédez déjà { $tile } ; nul ne possède deux tuiles du même nom.
refusal-tile-sold-out = { $tile } n’est plus disponible.
refusal-tile-level-closed = Les tuiles de niveau { $level } ne sont pas disponibles pour l’instant.
refusal-tile-needs-pyramid = { $tile } demande une pyramide { $colour ->
        [white] blanche
        [red] rouge
        [blue] bleue
        [black] noire
        [emerald] émeraude
        [violet] violette
        [diamond] diamant
        [ruby] rubis
        [sapphire] saphir
        [onyx] onyx
       *[other] ({ $colour })
    } de niveau { $level }.
refusal-tile-price = { $tile } coûte { $cost } PP, vous en avez { $pp }.
refusal-lay-token-first = Posez un jeton avant de finir le tour.
refusal-token-already-laid = Le jeton normal de ce tour est déjà posé.
refusal-action-space-taken = Un jeton s’y trouve déjà.
refusal-gold-space = La case dorée n’accepte que le jeton doré.
refusal-every-row = Les jetons restants doivent encore pouvoir atteindre chaque rangée.
refusal-no-silver = Vous n’avez pas de jeton argenté à poser aujourd’hui.
refusal-silver-space-taken = Un jeton s’y trouve déjà.
refusal-no-gold = Vous n’avez pas de jeton doré à poser pour cela aujourd’hui.
refusal-no-troop = Vous n’y avez pas de troupe.
refusal-not-adjacent = Ces cases ne sont pas adjacentes : { $at }, { $space }.
refusal-no-range = La troupe n’a plus de déplacement.
refusal-walls = Remparts : on n’entre dans une cité adverse qu’en partant d’une case voisine.
refusal-already-there = La troupe y est déjà.
refusal-toll = La créature présente exige un péage de { $cost } PP.
refusal-follower-limit = Une divinité a au plus autant de fidèles que votre niveau de décomposition : { $limit }.
refusal-troop-limit = Une troupe compte au plus { $limit } unités.
refusal-troop-limit-passing = Une troupe compte au plus { $limit } unités, même en passant.
refusal-creature-there = Une de vos créatures s’y trouve déjà.
refusal-no-obelisk = Pas d’obélisque ici : { $space }.
refusal-no-pyramid-here = Vous ne contrôlez ici aucune pyramide d’où se téléporter : { $at }.
refusal-teleport-price = Une téléportation coûte { $cost } PP, vous en avez { $pp }.
refusal-card-teleport = La carte emmène la troupe sur une case avec obélisque où elle a sa place.
refusal-followers-exceeded = À la fin d’un déplacement, pas plus de fidèles que votre niveau de décomposition, et aucune créature avec une divinité.
refusal-own-district-or-troop = Les unités vont dans vos quartiers ou vos troupes, pas ici : { $space }.
refusal-not-own-district = Ce n’est pas un quartier de votre cité : { $space }.
refusal-loser-stays = Le perdant ne peut rester que si le vainqueur n’a plus d’unités.
refusal-no-retreat = Aucune case adjacente n’est libre : pas de retraite possible.
refusal-retreat-adjacent = On bat en retraite vers une case adjacente sans unités.
refusal-enemy-troop-wanted = Désignez une case occupée par une troupe ennemie.
refusal-no-priest-by-path = Aucun de vos prêtres n’attend au départ du chemin.
refusal-priest-cannot-go-on = Aucun de vos prêtres ne peut avancer depuis ce lieu.
refusal-skill-owned = Vous avez déjà cette compétence.

## Refusals of the server itself

refusal-over = La partie est terminée.
refusal-no-pass = Vous ne pouvez pas passer ici.
refusal-no-action = Cette action n’existe pas.
refusal-starting-troops = 10 unités commencent dans deux de vos quartiers avec pyramide, 5 dans chacun.
refusal-di-enough-laid = Cartes ID dans un combat : { $most } au plus.
refusal-no-more-teleports = La troupe s’est déjà téléportée autant que permis en un déplacement.
refusal-colour-not-in-play = Les tuiles de cette couleur ne sont pas dans cette partie.

## What a caller did wrong

error-unknown = Un problème est survenu.
error-options = Ces options ne conviennent pas à une partie : { $text }
error-seat-count = Cette partie demande { $players } places.
error-no-such-bot = Aucun bot ne s’appelle { $name }.
error-no-such-space = Il n’y a pas de telle case sur cette carte.
error-muted = Vous combattez un allié : on ne se parle pas avant la révélation des cartes.
error-no-such-game = Cette partie n’existe pas.
error-no-such-seat = Cette place n’existe pas.
error-not-your-seat = Ce n’est pas votre place.
error-not-your-game = Seul un participant de cette partie peut le faire.
error-not-open = On ne peut plus rejoindre cette partie.
error-not-running = La partie n’est pas en cours.
error-advice-among-people = Les conseils sont réservés à qui joue seul contre des bots.
error-not-asked = On ne vous demande rien pour l’instant.
error-not-over = La partie n’est pas encore terminée.
error-no-free-seat = Toutes les places sont prises.
error-seat-taken = Cette place est déjà prise.
error-invite-needed = Cette partie est sur invitation : ouvrez le lien que vous avez reçu.
error-stale = La partie a avancé ; regardez de nouveau.
error-no-undo = Il n’est plus possible d’annuler.
error-rules-changed = Cette partie a commencé avec d’autres règles et ne peut pas continuer ici.
error-game-damaged = Cette partie est endommagée sur le disque du serveur : il lui manque des actions.
error-time-over = Votre temps est écoulé : le bot joue à votre place.
error-already-seated = Vous avez déjà une place dans cette partie.
error-seen-other-hand = Vous avez vu une autre main de cette partie : cette place vous est fermée.
error-too-many-bot-games = Vous avez déjà { $most } parties entre bots inachevées, c’est la limite.
error-record-too-long = Cet enregistrement est trop long : la limite est de { $most } actions.
error-too-many-games = Vous avez trop de parties inachevées ; la limite est de { $most }.
error-server-full = Le serveur est plein. Réessayez plus tard.
error-try-again = Cela n’a pas marché. Réessayez.
error-not-here = Il faut pour cela un serveur, et cette page n’en a pas.
error-net-on-its-way = Le réseau du maître est encore en chemin ; redemandez dans un instant.
error-no-link = Ce n’est pas un lien de Kemet, ou une partie s’est perdue en route.
error-link-parted = Ce lien suit un autre cours de la partie que celle gardée ici.
error-no-such-puzzle = Ce problème n’existe pas.
error-offline = Le serveur est injoignable.
error-has-account = Vous avez déjà un compte.
error-no-mail = Ce serveur n’envoie pas de courriels.
error-no-such-word = Ce lien n’est plus valable.
error-name-taken = Le nom { $name } est déjà pris.
error-wrong-password = Nom ou mot de passe incorrect.
error-no-identity = Le navigateur n’a pas envoyé de cookie ; autorisez-les pour ce site et rechargez la page.
error-csrf = La page n’est plus à jour ; rechargez-la.
error-origin = Cette requête vient d’un autre site et n’a pas été exécutée.
error-too-fast = Trop de requêtes. Patientez un instant.
error-too-large = C’est trop volumineux.
error-room-full = Trop de spectateurs suivent déjà cette partie.
error-record = Ceci n’est pas l’enregistrement d’une partie : { $text }
error-scenario = Ceci n’est pas un scénario : { $text }
error-no-such-replay = Cet enregistrement n’existe pas.
error-no-such-step = Cet enregistrement ne compte que { $steps } étapes.
error-no-such-lesson = Cette leçon n’existe pas.
error-too-many-replays = Vous avez trop d’enregistrements ; la limite est de { $most }.
error-bad-message = Le serveur n’a pas compris ce message.
error-bad-request = Le serveur n’a pas compris cette requête.
error-forbidden = Vous n’en avez pas le droit.
error-not-found = Il n’y a rien à cette adresse.
error-wrong-method = Cela ne se fait pas à cette adresse.
error-server = Le serveur a fait une erreur. Réessayez.
