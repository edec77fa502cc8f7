# What is asked, and the labels of answers.

# Variables: fields of the frame and of the own board, names in words; $colour is the engine's word ("white", …).
# `.pass` stands on the button that passes.

## Setting up

decision-pick-city = Какой город вы займёте?
decision-set-pyramids = Какая пирамида будет здесь: { $space }? Всего у вас 3 очка высоты: 1-1-1 или 2-1-0.
    .pass = Без пирамиды
decision-set-units = Сколько воинов начнут игру здесь: { $space }? Осталось разместить: { $number }, не больше 5 на клетке.

## Night

decision-keep-one = «Прорицание»: какую из карт БВ вы оставите? Всего карт: { $number }.
decision-night-tiles = Какую ночную способность вы примените?
    .pass = Не применять
decision-raise-pyramid = «Божья длань»: высоту какой пирамиды бесплатно увеличить на 1?
decision-turn-order = У вас меньше всего ПО, и порядок хода определяете вы: кто следующий?
decision-dawn-cards = Рассвет: какую карту сражения вы сыграете за порядок хода? Учитывается только сила.
decision-dawn-cards-discard = Рассвет: вы играете { $card }. Какую ещё карту сражения вы сбросите?
decision-dawn-cards-tokens = Рассвет: сколько жетонов рассвета вы потратите? Каждый даёт +1 к рассветной мощи.
decision-take-place = Какое место в порядке хода вы займёте?

## Day

decision-turn = { $laid ->
        [0] Ваш ход: куда выложить фишку? Осталось { $tokens-left }, у вас { $pp } ОМ.
       *[other] Фишка выложена. Сделать на этом ходу что-то ещё?
    }
    .pass = Закончить ход
decision-pick-troop = Какое войско переместить?
    .pass = Никакое
decision-move = { $number ->
        [one] Куда пойдёт { $number } воин? Сейчас: { $space }. Дальность: { $range }.
        [few] Куда пойдут { $number } воина? Сейчас: { $space }. Дальность: { $range }.
       *[other] Куда пойдут { $number } воинов? Сейчас: { $space }. Дальность: { $range }.
    }
    .pass = Остановиться
decision-teleport-to = К какому обелиску карта перенесёт ваше войско?
decision-place-units = { $gift ->
        [0] Где завербовать следующего воина? В резерве: { $reserve }, у вас { $pp } ОМ.
       *[other] Где бесплатно разместить следующего воина? Размещено { $placed } из { $gift }.
    }
    .pass = Больше никого
decision-place-reinforcements = «Подкрепление»: где бесплатно разместить следующего воина? Размещено { $placed } из { $gift }.
    .pass = Больше никого
decision-choose-battle = Какое сражение разыграть следующим?
decision-build = Какую пирамиду и до какой высоты надстроить? У вас { $pp } ОМ.
    .pass = Не строить
decision-place-pyramid = В каком районе встанет { $colour ->
        [white] белая пирамида
        [red] красная пирамида
        [blue] синяя пирамида
        [black] чёрная пирамида
        [emerald] изумрудная пирамида
        [violet] фиолетовая пирамида
        [diamond] алмазная пирамида
        [ruby] рубиновая пирамида
        [sapphire] сапфировая пирамида
        [onyx] ониксовая пирамида
       *[other] пирамида ({ $colour })
    }?
decision-buy = Какую { $colour ->
        [white] белую способность
        [red] красную способность
        [blue] синюю способность
        [black] чёрную способность
        [emerald] изумрудную способность
        [violet] фиолетовую способность
        [diamond] алмазную способность
        [ruby] рубиновую способность
        [sapphire] сапфировую способность
        [onyx] ониксовую способность
       *[other] способность ({ $colour })
    } купить? У вас { $pp } ОМ.
    .pass = Не покупать
decision-buy-again = «Двойная церемония»: какую способность уже купленного сегодня цвета купить на 1 ОМ дороже? У вас { $pp } ОМ.
    .pass = Не покупать
decision-remove-card = Какую карту сражения убрать навсегда, чтобы получить { $card }?
decision-pick-creature = Какое существо выйдет на поле следующим?
decision-place-creature = На какую клетку выйдет существо: { $creature }?
decision-burn-unit = «Огненный дождь»: где уничтожить воина противника?
decision-take-from-discard = «Божественная память»: какую карту БВ взять из сброса?
    .pass = Карт нет
decision-veto = Наложить вето на эту карту?
    .pass = Нет
decision-give-units = { $number ->
        [one] { $space }: вернуть { $number } воина в резерв, чтобы получить 5 ОМ?
       *[other] { $space }: вернуть { $number } воинов в резерв, чтобы получить 1 постоянное ПО?
    }
    .pass = Оставить

## Battle

decision-escape = Ваше войско атакуют. Сбежать до начала сражения?
    .pass = Принять бой
decision-escape-to = Куда уйдёт ваше войско? Сейчас: { $space }.
decision-battle-cards = Какую карту сражения вы сыграете?
decision-battle-cards-discard = Вы играете { $card }. Какую ещё карту сражения вы сбросите? Когда рука опустеет, все карты вернутся.
decision-battle-cards-di = Какие карты БВ вы добавите к карте сражения?
    .pass = Хватит
decision-tactical-choice = «Тактический выбор»: поменять карту сражения на сброшенную?
    .pass = Оставить
decision-divine-wound = «Святая рана»: какую карту БВ сбросить за +1 к силе?
    .pass = Хватит
decision-after-defeat = Вы проиграли сражение ({ $space }). Что сделают выжившие?
decision-retreat-to = Вы победили. Куда отступит войско противника ({ $loser })?
decision-after-victory = Вы победили ({ $space }). Что сделает ваше войско?

## The path to Ta-Seti

decision-activate-priest = Переместить сначала жреца по пути?
    .pass = Без жреца
decision-pick-road = По какой дороге пойдёт жрец?
decision-take-token = Взять жетон и увести жреца с пути?
    .pass = Жрец остаётся
decision-replace-unit = Жрец становится воином: какого воина он заменит? Тот вернётся в резерв.
decision-lose-priests = Сколько жрецов среди потерянных воинов? { $space }.
decision-send-priest-back = Какой жрец вернётся на путь?
decision-unknown = Выберите: { $name }

## Answers, as they stand on buttons

action-pass = Пропустить
action-retreat = Отступить
action-recall = Принести в жертву
action-stay = Остаться
action-give = Отдать
action-with-creature = Взять существо с собой
action-without-creature = Оставить существо
action-move-upper = Перемещение
action-move-middle = Перемещение
action-recruit = Вербовка
action-build = Строительство
action-pray-middle = Молитва
action-pray-lower = Молитва
action-buy-white = Белый жетон
action-buy-red = Красный жетон
action-buy-blue = Синий жетон
action-buy-black = Чёрный жетон
action-gold = Золото
action-gold-move = Золотая фишка: перемещение
action-gold-recruit = Золотая фишка: вербовка
action-gold-dark-ritual = Золотая фишка: «Тёмный ритуал»
action-gold-forced-march = Золотая фишка: «Форсированный марш»
action-gold-twin-ceremony = Золотая фишка: «Двойная церемония»
action-silver = Серебряная фишка: { $action }
action-teleport = Перенос: { $space }
action-units = { $number ->
        [one] { $number } воин
        [few] { $number } воина
       *[other] { $number } воинов
    }
action-place = Место { $number }
action-dawn-tokens = { $number ->
        [one] { $number } жетон рассвета
        [few] { $number } жетона рассвета
       *[other] { $number } жетонов рассвета
    }
action-pyramid = { $colour } { $level }
action-card = сила { $strength }, урон { $damage }, защита { $shield }
action-send-back = Вернуть жреца на путь
action-enter = Вывести жреца на путь
action-from-reserve = Из резерва
action-priest = Жрец: { $space }
action-priests = { $number ->
        [one] Идёт { $number } жрец
        [few] Идут { $number } жреца
       *[other] Идут { $number } жрецов
    }
action-path = Жрец: часть { $board }, { $lane }
action-path-ta-seti = Жрец в Та-сети
