# What an answer means in the terminal: prices, consequences, what is there.


## Plain answers

term-no-more = nic więcej
term-retreat = twoje jednostki ({ $number }) idą na wolne sąsiednie pole; wybiera je zwycięzca
term-recall = twoje jednostki ({ $number }) wracają do zasobów za { $gain } PM
term-stay = twoje jednostki ({ $number }) zostają: { $space }
term-with-creature = stwór idzie z oddziałem
term-without-creature = stwór zostaje
term-give-vp = oddaj je za { $number } stały PZ
term-give-pp = oddaj je za { $number } PM

## Tokens

term-gold = złoty znacznik, raz dziennie: { $means }
term-silver = srebrny znacznik, raz dziennie: { $means }
term-in-row = { $means } ({ $row })
term-buy-again = kup jeszcze jedną płytkę koloru kupionego dzisiaj, o 1 PM drożej
term-move = przesuń oddział; zasięg { $range }, teleport { $cost } PM
term-move-priest = poprowadź kapłana, potem oddział; zasięg { $range }, teleport { $cost } PM
term-recruit = rekrutuj po 1 PM; w zasobach { $reserve }
term-recruit-free = rekrutuj po 1 PM, za darmo { $free }; w zasobach { $reserve }
term-pray = módl się: zyskujesz { $gain } PM
term-pray-full = módl się: zyskujesz { $gain } PM, do limitu { $limit }
term-build = buduj: każdy poziom kosztuje tyle PM, ile wynosi jego numer
term-build-none = buduj: nic, na co cię stać
term-buy = kup { $colour ->
        [white] białą
        [red] czerwoną
        [blue] niebieską
        [black] czarną
        [emerald] szmaragdową
       *[other] ({ $colour })
    } płytkę: { $number ->
        [0] żadnej teraz nie możesz
        [one] do wyboru { $number }
        [few] do wyboru { $number }
       *[other] do wyboru { $number }
    }

## Spaces

term-troop = twój oddział { $troop }, zasięg { $range }
term-can-teleport = może się teleportować
term-teleport = teleport za { $cost } PM
term-pp = { $number } PM
term-vp = { $number } PZ
term-harbour = przez port
term-gain = zyskujesz { $number } PM
term-for-nothing = za darmo
term-free-of = za darmo, { $number } z { $gift }
term-troop-there = jest tam twój oddział { $troop }, limit { $limit }
term-temple = świątynia: 1 PZ, póki ją kontrolujesz, { $number } PM dziennie
term-delta = świątynia: 1 PZ, póki ją kontrolujesz, { $number } PM za jednostkę dziennie
term-sanctuary = Sanktuarium: 1 stały PZ za 2 jednostki dziennie
term-your-pyramid = twoja { $colour ->
        [white] biała
        [red] czerwona
        [blue] niebieska
        [black] czarna
        [emerald] szmaragdowa
       *[other] ({ $colour })
    } piramida { $level }
term-pyramid-of = { $colour ->
        [white] biała
        [red] czerwona
        [blue] niebieska
        [black] czarna
        [emerald] szmaragdowa
       *[other] ({ $colour })
    } piramida { $level } ({ $player })
term-battle-with = walka: { $player } { $troop }, siła { $yours } do { $theirs } przed kartami

## Numbers, cards, pyramids

term-left = { $number ->
        [0] wszystkie
        [one] { $number } zostaje dla dalszych dzielnic
        [few] { $number } zostają dla dalszych dzielnic
       *[other] { $number } zostaje dla dalszych dzielnic
    }
term-place = miejsce { $number } w kolejności
term-lose-priests = { $number ->
        [0] tylko zwykłe jednostki
        [one] { $number } kapłan, reszta zwykłe jednostki
        [few] { $number } kapłanów, reszta zwykłe jednostki
       *[other] { $number } kapłanów, reszta zwykłe jednostki
    }
term-spend = wydaj żetony Świtu: { $number }
term-give-up-veterans = weź karty: { $number }, po 2 żetony weteranów każda
term-split = idzie dalej { $number } z { $there }, zostaje { $stay }
term-tile = poziom { $level }, { $cost } PM: { $text }
term-instead = zamiast: { $text }
term-di = { $cost } PM: { $text }
term-card-total = razem siła { $strength }, obrażenia { $damage }, ochrona { $shield }
term-set-pyramid = { $colour ->
        [white] biała
        [red] czerwona
        [blue] niebieska
        [black] czarna
        [emerald] szmaragdowa
       *[other] ({ $colour })
    } piramida, poziom { $level }: płytki na { $theme }
term-theme-white = punkty modlitwy i ceny
term-theme-red = atak i ruch
term-theme-blue = obronę i jednostki
term-theme-black = mroczne dary
term-theme-emerald = ofiary i śmierć
term-raise = { $price }: { $colour ->
        [white] biała
        [red] czerwona
        [blue] niebieska
        [black] czarna
        [emerald] szmaragdowa
       *[other] ({ $colour })
    } z { $old } na { $level }, dla płytek jej koloru do poziomu { $level }
term-raise-prize = 1 PZ, póki ją kontrolujesz
term-means = { $words }; { $more }

## The path to Ta-Seti

term-priests-of-moving = kapłanów wśród idących dalej ({ $units }): { $number }
term-priests-going = Kapłanów wśród idących dalej: { $number }.
term-another-priest = inny kapłan, który wraca do zasobów jednostek
term-priest-for-unit = kapłan zamiast zwykłej jednostki (w zasobach { $number })
term-send-back = wszyscy twoi kapłani są jednostkami: odeślij jednego na początek drogi
term-enter = kapłan wchodzi na drogę (na początku: { $number })
term-from-reserve = kapłan z zasobów jednostek (jest ich { $number })
term-takes-there = twój kapłan bierze, co tam leży: { $tokens }
term-goes-on-by = twój kapłan idzie dalej: { $roads }
term-goes-on = twój kapłan idzie dalej: { $road }
term-road = { $gain }; potem { $place }: { $tokens }
term-road-nothing = po drodze nic
term-bonus-returns = { $token }: potem wraca na swoją drogę
term-item-once = { $text } Potem przedmiot opuszcza grę.
term-take-item = { $text } Przedmiot jednorazowy; kapłan wraca na początek drogi.
term-take-skill = { $text } Zdolność na stałe; kapłan staje się jednostką na planszy.
term-take-vp = { $text } Kapłan wraca na początek drogi.
term-replace-unit = zwykła jednostka twojego oddziału { $troop }
term-only-unit = twoja jedyna jednostka tam
term-priest-of-troop = kapłan z twojego oddziału { $troop }
term-where-start = twój kapłan jest na początku drogi
term-where = twój kapłan jest tu: { $location }
term-path = droga
term-path-board = plansza { $number } { $side }
term-path-at-start = na początku: { $priests }
term-no-priest = brak kapłanów
term-priests-of = { $number ->
        [one] kapłan { $player }
        [few] kapłani { $player } ×{ $number }
       *[other] kapłani { $player } ×{ $number }
    }
term-fork = rozwidlenie: także { $lanes }
term-empty = { $place }, pusto
term-skills = zdolności: { $tokens }
term-items = przedmioty: { $tokens }
term-priests-in-reserve = kapłanów w zasobach: { $number }
term-column-token = żeton
term-column-kind = rodzaj
term-column-does = działanie
term-use-always = zawsze
term-use-own-turn = w swojej turze
term-use-own-move = podczas ruchu
term-use-in-battle = w walce
