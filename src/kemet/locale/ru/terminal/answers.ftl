# What an answer means in the terminal: prices, consequences, what is there.


## Plain answers

term-no-more = больше ничего
term-retreat = ваши воины ({ $number }) уходят на свободную соседнюю клетку; её выбирает победитель
term-recall = ваши воины ({ $number }) уходят в резерв за { $gain } ОМ
term-stay = ваши воины ({ $number }) остаются: { $space }
term-with-creature = существо идёт с войском
term-without-creature = существо остаётся
term-give-vp = вернуть их за { $number } постоянное ПО
term-give-pp = вернуть их за { $number } ОМ

## Tokens

term-gold = золотая фишка, раз в день: { $means }
term-silver = серебряная фишка, раз в день: { $means }
term-in-row = { $means } ({ $row })
term-buy-again = купить ещё одну способность купленного сегодня цвета, на 1 ОМ дороже
term-move = переместить войско; дальность { $range }, телепорт { $cost } ОМ
term-move-priest = повести жреца, затем войско; дальность { $range }, телепорт { $cost } ОМ
term-recruit = вербовать по 1 ОМ; в резерве { $reserve }
term-recruit-free = вербовать по 1 ОМ, бесплатно { $free }; в резерве { $reserve }
term-pray = молиться: получить { $gain } ОМ
term-pray-full = молиться: получить { $gain } ОМ, до предела в { $limit }
term-build = строить: каждый уровень стоит столько ОМ, какой он по счёту
term-build-none = строить: не на что
term-buy = купить { $colour ->
        [white] белую
        [red] красную
        [blue] синюю
        [black] чёрную
        [emerald] изумрудную
       *[other] ({ $colour })
    } способность: { $number ->
        [0] сейчас нет доступных
        [one] на выбор { $number }
        [few] на выбор { $number }
       *[other] на выбор { $number }
    }

## Spaces

term-troop = ваше войско { $troop }, дальность { $range }
term-can-teleport = может телепортироваться
term-teleport = телепорт за { $cost } ОМ
term-pp = { $number } ОМ
term-vp = { $number } ПО
term-harbour = через гавань
term-gain = получить { $number } ОМ
term-for-nothing = бесплатно
term-free-of = бесплатно, { $number }-й из { $gift }
term-troop-there = там ваше войско { $troop }, предел { $limit }
term-temple = храм: 1 ПО, пока удерживаете, { $number } ОМ в день
term-delta = храм: 1 ПО, пока удерживаете, { $number } ОМ за воина в день
term-sanctuary = святилище: 1 постоянное ПО за 2 воинов в день
term-your-pyramid = ваша { $colour ->
        [white] белая
        [red] красная
        [blue] синяя
        [black] чёрная
        [emerald] изумрудная
       *[other] ({ $colour })
    } пирамида { $level }
term-pyramid-of = { $colour ->
        [white] белая
        [red] красная
        [blue] синяя
        [black] чёрная
        [emerald] изумрудная
       *[other] ({ $colour })
    } пирамида { $level } ({ $player })
term-battle-with = сражение: { $player } { $troop }, сила { $yours } против { $theirs } до карт

## Numbers, cards, pyramids

term-left = { $number ->
        [0] все
        [one] для других районов останется { $number }
        [few] для других районов останется { $number }
       *[other] для других районов останется { $number }
    }
term-place = место { $number } в порядке хода
term-lose-priests = { $number ->
        [0] только обычные воины
        [one] { $number } жрец, остальные обычные воины
        [few] { $number } жреца, остальные обычные воины
       *[other] { $number } жрецов, остальные обычные воины
    }
term-spend = потратить жетонов рассвета: { $number }
term-give-up-veterans = взять карт: { $number }, по 2 жетона ветеранов за каждую
term-split = идут дальше: { $number } из { $there }, остаётся { $stay }
term-tile = уровень { $level }, { $cost } ОМ: { $text }
term-instead = вместо: { $text }
term-di = { $cost } ОМ: { $text }
term-card-total = всего сила { $strength }, урон { $damage }, защита { $shield }
term-set-pyramid = { $colour ->
        [white] белая
        [red] красная
        [blue] синяя
        [black] чёрная
        [emerald] изумрудная
       *[other] ({ $colour })
    } пирамида, уровень { $level }: способности — { $theme }
term-theme-white = очки молитвы и цены
term-theme-red = атака и движение
term-theme-blue = защита и воины
term-theme-black = тёмные дары
term-theme-emerald = жертвы и смерть
term-raise = { $price }: { $colour ->
        [white] белая
        [red] красная
        [blue] синяя
        [black] чёрная
        [emerald] изумрудная
       *[other] ({ $colour })
    } с { $old } до { $level }, для способностей её цвета до уровня { $level }
term-raise-prize = 1 ПО, пока она ваша
term-means = { $words }; { $more }

## The path to Ta-Seti

term-priests-of-moving = жрецов среди идущих дальше ({ $units }): { $number }
term-priests-going = Жрецов среди идущих дальше: { $number }.
term-another-priest = другой жрец, он уйдёт в резерв воинов
term-priest-for-unit = жрец вместо обычного воина (в резерве { $number })
term-send-back = все ваши жрецы — воины: вернуть одного в начало пути
term-enter = жрец вступает на путь (в начале: { $number })
term-from-reserve = жрец из резерва воинов (там { $number })
term-takes-there = ваш жрец берёт, что там лежит: { $tokens }
term-goes-on-by = ваш жрец идёт дальше: { $roads }
term-goes-on = ваш жрец идёт дальше: { $road }
term-road = { $gain }; затем { $place }: { $tokens }
term-road-nothing = по дороге ничего
term-bonus-returns = { $token }: потом возвращается на дорогу
term-item-once = { $text } После этого предмет выходит из игры.
term-take-item = { $text } Предмет на один раз; жрец возвращается в начало пути.
term-take-skill = { $text } Навык, навсегда; жрец становится воином на поле.
term-take-vp = { $text } Жрец возвращается в начало пути.
term-replace-unit = обычный воин вашего войска { $troop }
term-only-unit = ваш единственный воин там
term-priest-of-troop = жрец из вашего войска { $troop }
term-where-start = ваш жрец в начале пути
term-where = ваш жрец здесь: { $location }
term-path = путь
term-path-board = часть { $number } { $side }
term-path-at-start = в начале: { $priests }
term-no-priest = нет жрецов
term-priests-of = { $number ->
        [one] жрец { $player }
        [few] жрецы { $player } ×{ $number }
       *[other] жрецы { $player } ×{ $number }
    }
term-fork = развилка: также { $lanes }
term-empty = { $place }, пусто
term-skills = навыки: { $tokens }
term-items = предметы: { $tokens }
term-priests-in-reserve = жрецов в резерве: { $number }
term-column-token = жетон
term-column-kind = вид
term-column-does = что делает
term-use-always = всегда
term-use-own-turn = в свой ход
term-use-own-move = при перемещении
term-use-in-battle = в сражении
