# Co `kemet rules` mówi o elementach.

look-up-tile = Płytka, kolor: { $colour }, poziom { $level }, { $copies ->
        [one] { $copies } egzemplarz
        [few] { $copies } egzemplarze
       *[other] { $copies } egzemplarzy
    }, { $when }. { $text }
look-up-card = Karta BI, koszt { $cost } PM, { $copies ->
        [one] { $copies } egzemplarz
        [few] { $copies } egzemplarze
       *[other] { $copies } egzemplarzy
    }, { $when }. { $text }
look-up-creature = Stwór, { $bonuses }. { $text }
look-up-range = +{ $number } do zasięgu
look-up-strength = +{ $number } do siły
look-up-damage = +{ $number } do obrażeń
look-up-shield = +{ $number } do ochrony
look-up-no-bonus = bez premii
look-up-battle-card = Karta Walki { $card }
    .text = Karta Walki: siła { $strength }, obrażenia { $damage }, ochrona { $shield }.
    .losses = Jej gracz traci { $number } własne jednostki, wygra czy przegra (R37).
    .special = Specjalna: przychodzi z płytką Strategii (R28e).
    .start = Na każdej ręce na początku (K3.2).
    .new-cards = Na każdej ręce z modułem new-cards (T5.1).
look-up-token = Żeton drogi (T3), { $kind }, { $copies ->
        [one] { $copies } egzemplarz
        [few] { $copies } egzemplarze
       *[other] { $copies } egzemplarzy
    }. { $text }
look-up-board = Plansza { $board } drogi, strona { $side }
    .text = Plansza { $board } drogi (T3.1), strona { $side }.
    .road = { $lane }: { $gains }, potem { $place } ({ $slots }).
    .fork = { $lane }: { $gains }, potem { $place } ({ $slots }), rozwidlenie: { $onward }.
look-up-both = { $text } W Blood and Sand: { $second }
