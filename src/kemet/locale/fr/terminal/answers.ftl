# What an answer means in the terminal: prices, consequences, what is there.


## Plain answers

term-no-more = plus rien
term-retreat = vos unités ({ $number }) vont sur une case voisine libre ; le vainqueur choisit laquelle
term-recall = vos unités ({ $number }) retournent en réserve pour { $gain } PP
term-stay = vos unités ({ $number }) restent : { $space }
term-with-creature = la créature suit
term-without-creature = la créature reste
term-give-vp = les rendre pour { $number } PV permanent
term-give-pp = les rendre pour { $number } PP

## Tokens

term-gold = jeton doré, une fois par jour : { $means }
term-silver = jeton argenté, une fois par jour : { $means }
term-in-row = { $means } ({ $row })
term-buy-again = acheter une autre tuile d’une couleur achetée aujourd’hui, pour 1 PP de plus
term-move = déplacer une troupe ; portée { $range }, téléport { $cost } PP
term-move-priest = mener un prêtre, puis une troupe ; portée { $range }, téléport { $cost } PP
term-recruit = recruter à 1 PP l’unité ; { $reserve } en réserve
term-recruit-free = recruter à 1 PP l’unité, { $free } gratuites ; { $reserve } en réserve
term-pray = prier : gagner { $gain } PP
term-pray-full = prier : gagner { $gain } PP, jusqu’à la limite de { $limit }
term-build = construire : chaque niveau coûte son numéro en PP
term-build-none = construire : rien que vous puissiez payer
term-buy = acheter une tuile { $colour ->
        [white] blanche
        [red] rouge
        [blue] bleue
        [black] noire
        [emerald] émeraude
       *[other] ({ $colour })
    } : { $number ->
        [0] aucune possible maintenant
        [one] { $number } au choix
       *[other] { $number } au choix
    }

## Spaces

term-troop = votre troupe { $troop }, portée { $range }
term-can-teleport = peut se téléporter
term-teleport = téléport pour { $cost } PP
term-pp = { $number } PP
term-vp = { $number } PV
term-harbour = par le port
term-gain = gagner { $number } PP
term-for-nothing = gratuit
term-free-of = gratuit, { $number } sur { $gift }
term-troop-there = votre troupe { $troop } y est, limite { $limit }
term-temple = temple : 1 PV tant qu’il est tenu, { $number } PP par jour
term-delta = temple : 1 PV tant qu’il est tenu, { $number } PP pour une unité par jour
term-sanctuary = Sanctuaire : 1 PV permanent pour 2 unités par jour
term-your-pyramid = votre pyramide { $colour ->
        [white] blanche
        [red] rouge
        [blue] bleue
        [black] noire
        [emerald] émeraude
       *[other] ({ $colour })
    } { $level }
term-pyramid-of = pyramide { $colour ->
        [white] blanche
        [red] rouge
        [blue] bleue
        [black] noire
        [emerald] émeraude
       *[other] ({ $colour })
    } { $level } ({ $player })
term-battle-with = combat contre { $player } { $troop }, force { $yours } contre { $theirs } avant les cartes

## Numbers, cards, pyramids

term-left = { $number ->
        [0] toutes
        [one] il en reste { $number } pour les autres quartiers
       *[other] il en reste { $number } pour les autres quartiers
    }
term-place = place { $number } dans l’ordre du tour
term-lose-priests = { $number ->
        [0] seulement des unités simples
        [one] { $number } prêtre, le reste des unités simples
       *[other] { $number } prêtres, le reste des unités simples
    }
term-spend = dépenser { $number } de vos jetons Aube
term-give-up-veterans = prendre { $number } carte(s), pour 2 jetons Vétéran chacune
term-split = { $number } sur { $there } continuent, { $stay } restent
term-tile = niveau { $level }, { $cost } PP : { $text }
term-instead = à la place de : { $text }
term-di = { $cost } PP : { $text }
term-card-total = en tout force { $strength }, dégâts { $damage }, protection { $shield }
term-set-pyramid = pyramide { $colour ->
        [white] blanche
        [red] rouge
        [blue] bleue
        [black] noire
        [emerald] émeraude
       *[other] ({ $colour })
    }, niveau { $level }, tuiles : { $theme }
term-theme-white = points de prière et prix
term-theme-red = attaque et mouvement
term-theme-blue = défense et unités
term-theme-black = dons obscurs
term-theme-emerald = sacrifice et mort
term-raise = { $price } : { $colour ->
        [white] blanche
        [red] rouge
        [blue] bleue
        [black] noire
        [emerald] émeraude
       *[other] ({ $colour })
    } de { $old } à { $level }, pour les tuiles de sa couleur jusqu’au niveau { $level }
term-raise-prize = 1 PV tant que vous la contrôlez
term-means = { $words } ; { $more }

## The path to Ta-Seti

term-priests-of-moving = { $number ->
        [0] aucun prêtre
        [one] { $number } prêtre
       *[other] { $number } prêtres
    } parmi les { $units } qui continuent
term-priests-going = { $number ->
        [one] { $number } prêtre
       *[other] { $number } prêtres
    } parmi les unités qui continuent.
term-another-priest = un autre prêtre, qui va dans votre réserve d’unités
term-priest-for-unit = un prêtre à la place d’une unité simple ({ $number } en réserve)
term-send-back = tous vos prêtres sont des unités : en renvoyer un au début du chemin
term-enter = un prêtre entre sur le chemin (au début : { $number })
term-from-reserve = un prêtre de votre réserve d’unités (il y en a { $number })
term-takes-there = votre prêtre y prend ce qui s’y trouve : { $tokens }
term-goes-on-by = votre prêtre continue, par { $roads }
term-goes-on = votre prêtre continue : { $road }
term-road = { $gain } ; puis { $place } avec { $tokens }
term-road-nothing = rien en route
term-bonus-returns = { $token } : il retourne ensuite sur sa route
term-item-once = { $text } L’objet quitte ensuite la partie.
term-take-item = { $text } Un objet à usage unique ; votre prêtre retourne au début du chemin.
term-take-skill = { $text } Une compétence, pour toujours ; votre prêtre devient une unité sur le plateau.
term-take-vp = { $text } Votre prêtre retourne au début du chemin.
term-replace-unit = une unité simple de votre troupe { $troop }
term-only-unit = votre seule unité sur place
term-priest-of-troop = un prêtre de votre troupe { $troop }
term-where-start = votre prêtre est au début du chemin
term-where = votre prêtre est en { $location }
term-path = chemin
term-path-board = plateau { $number } { $side }
term-path-at-start = au début : { $priests }
term-no-priest = aucun prêtre
term-priests-of = { $number ->
        [one] prêtre { $player }
       *[other] prêtres { $player } ×{ $number }
    }
term-fork = bifurcation : aussi { $lanes }
term-empty = { $place }, vide
term-skills = compétences { $tokens }
term-items = objets { $tokens }
term-priests-in-reserve = { $number ->
        [one] { $number } prêtre en réserve
       *[other] { $number } prêtres en réserve
    }
term-column-token = jeton
term-column-kind = sorte
term-column-does = effet
term-use-always = toujours
term-use-own-turn = à votre tour
term-use-own-move = pendant votre déplacement
term-use-in-battle = en combat
