# Что говорит `kemet rules` о компонентах.

look-up-tile = Способность, цвет: { $colour }, уровень { $level }, { $copies ->
        [one] { $copies } экземпляр
        [few] { $copies } экземпляра
       *[other] { $copies } экземпляров
    }, { $when }. { $text }
look-up-card = Карта БВ, стоит { $cost } ОМ, { $copies ->
        [one] { $copies } экземпляр
        [few] { $copies } экземпляра
       *[other] { $copies } экземпляров
    }, { $when }. { $text }
look-up-creature = Существо, { $bonuses }. { $text }
look-up-range = +{ $number } к дальности
look-up-strength = +{ $number } к силе
look-up-damage = +{ $number } к урону
look-up-shield = +{ $number } к защите
look-up-no-bonus = без бонусов
look-up-battle-card = Карта сражения { $card }
    .text = Карта сражения: сила { $strength }, урон { $damage }, защита { $shield }.
    .losses = Её игрок теряет { $number } своих воинов при любом исходе (R37).
    .special = Особая: даётся вместе со способностью «Стратегия» (R28e).
    .start = У каждого на руке в начале игры (K3.2).
    .new-cards = У каждого на руке с модулем new-cards (T5.1).
look-up-token = Жетон пути (T3), { $kind }, { $copies ->
        [one] { $copies } экземпляр
        [few] { $copies } экземпляра
       *[other] { $copies } экземпляров
    }. { $text }
look-up-board = Часть пути { $board }, сторона { $side }
    .text = Часть { $board } пути (T3.1), сторона { $side }.
    .road = { $lane }: { $gains }, затем { $place } ({ $slots }).
    .fork = { $lane }: { $gains }, затем { $place } ({ $slots }), развилка: { $onward }.
look-up-both = { $text } В Blood and Sand: { $second }
