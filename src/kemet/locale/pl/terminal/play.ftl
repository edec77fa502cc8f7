# The game in the terminal: what the session says, the board, the story.


## The session

term-you-are = Grasz jako { $player }. Ziarno { $seed }. Wpisz ?, aby zobaczyć pomoc.
term-need = Do zwycięstwa potrzebujesz { $target } PZ. Grasz pierwszy raz? Wpisz how.
term-thinking = pozostali myślą
term-chooses = { $player } wybiera { $action }
term-leave = Opuszczasz grę.
term-no-option = Nie ma opcji { $line }; opcje są od 1 do { $number }.
term-may-mean = „{ $line }” może znaczyć { $words }.
term-no-action = „{ $line }” nie jest akcją; wpisz ?, aby zobaczyć pomoc.
term-no-action-near = „{ $line }” nie jest akcją; może chodziło o { $words }?
term-other-question = „{ $line }” nie odpowiada na to pytanie; wpisz o, aby znów zobaczyć opcje.
term-by-teleport = { $action } prowadzi tam teleportem.
term-dropped = Pominięto, bo gra potoczyła się inaczej: { $answers }.
term-no-tiles = { $player } nie ma jeszcze płytek.
term-no-component = Nie znaleziono płytki ani karty: „{ $name }”.
term-taken-back = Cofnięto.
term-save-where = Gdzie zapisać? Wpisz: save PLIK
term-saved = Zapisano: { $path }; „kemet replay { $path }” pokaże zapis.
term-no-colour = Nie ma płytek koloru „{ $colour }”; kolory: { $colours }.
term-only = { $question } Możliwe jest tylko { $action }.
term-only-means = { $question } Możliwe jest tylko { $action } ({ $meaning }).
term-turn-over = Twoja tura dobiegła końca: Enter ją kończy, undo cofa ostatnią akcję.
term-wins = { $player } wygrywa w rundzie { $round }.
term-well-played = Dobra gra!
term-offer-record = Wpisz „save PLIK”, aby zachować zapis, log, aby przeczytać przebieg gry, albo Enter, aby wyjść.
term-no-log = Nic się jeszcze nie wydarzyło.
term-no-such-seat = nie ma miejsca { $seat } w grze dla { $players }
term-you = ty

## The board

term-headline = runda { $round }, { $phase }, kolejność { $order }, cel { $target } PZ
term-last-day = ostatni dzień
term-column-player = gracz
term-column-city = miasto
term-column-vp = PZ
term-column-permanent = stałe
term-column-pp = PM
term-column-reserve = zasoby
term-column-di = BI
term-column-cards = karty
term-column-tokens = znaczniki
term-column-dawn-tokens = świt
term-column-veterans = weterani
term-column-honour = honor
term-column-decay = rozkład
term-column-afterlife = zaświaty
term-column-vp-owed = dług PZ
term-fact-divinities = bóstwa
term-fact-vp-on-track = PZ na torze
term-legend-1 = co się styka, sąsiaduje
term-legend-2 = ◊ obelisk, ▲ piramida
term-legend-3 = podwójna linia: mury
term-legend-4 = p1 5: pięć jednostek p1
term-nile = Nil: łodzie łączą { $bank } z { $spaces }
term-map-city = miasto { $city }
term-map-delta = delta: teleport
term-map-vp = 1 PZ
term-map-income = { $number } PM dziennie
term-troops = { $player } oddziały
term-tiles = { $player } płytki
term-tokens-on = { $player } znaczniki na
term-path-of = { $player } droga
term-temples = świątynie
term-free = wolne
term-your-pyramids = twoje piramidy
term-pyramid-on = { $colour } { $level }: { $space }
term-your-tokens = twoje znaczniki na
term-due = brakuje jeszcze znacznika: { $rows }
term-your-di = twoje karty BI
term-from-path = z drogi
term-your-battle-cards = karty Walki
term-away = odrzucone: { $cards }
term-explained = { $name }: { $text } ({ $when })
term-when-cost = { $when }, { $cost } PM
term-map-space = pole
term-map-next-to = sąsiedzi
term-map-caption = * obelisk, ~ przez port
term-column-level = poziom
term-column-on-sale = płytki w sprzedaży
term-supply-hint = „s { $colour }” pokazuje, co robią i ile kosztują płytki koloru
term-column-tile = płytka
term-dim-hint = przygaszone: za drogie, za niska piramida albo już twoje

## The story

term-order = Kolejność: { $players }.
term-explanation = { $colour } { $level }: { $text }
term-card-explanation = { $when }, { $cost } PM: { $text }
term-numbers = siła { $strength }, obrażenia { $damage }, ochrona { $shield }
term-loses = { $number ->
        [0] bez strat
        [one] traci { $number } jednostkę
        [few] traci { $number } jednostki
       *[other] traci { $number } jednostek
    }
term-card = karta { $cards }
term-thrown = +1 za kartę BI
term-discards = odrzuca { $card }
term-part-card = karta
term-kind-strength = siła
term-kind-damage = obrażenia
term-kind-shield = ochrona

## Battles

term-card-played = { $player } zagrywa kartę BI { $di } ({ $text }).
term-attacks = { $attacker } atakuje { $defender }: { $space }. Przed kartami (remis wygrywa obrońca):
term-units = jednostki { $troop }
term-nobody = nikt
term-plays = zagrywa { $cards }
term-holds = ma { $number } z kart Walki { $cards } oraz { $di } BI
term-and = { $words } i { $last }
term-or = { $words } albo { $last }
