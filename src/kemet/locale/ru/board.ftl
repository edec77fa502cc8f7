# Places, colours, players, phases, sources of victory points, times of DI cards.

## Cities

city-nw = Северо-запад
city-s = Юг
city-c = Центр
city-ne = Северо-восток
city-e = Восток
city-delta = Город Сета

## Spaces

space-of = { $player }, район { $number }
space-nw-1 = Северо-запад, район 1
space-nw-2 = Северо-запад, район 2
space-nw-3 = Северо-запад, район 3
space-s-1 = Юг, район 1
space-s-2 = Юг, район 2
space-s-3 = Юг, район 3
space-c-1 = Центр, район 1
space-c-2 = Центр, район 2
space-c-3 = Центр, район 3
space-ne-1 = Северо-восток, район 1
space-ne-2 = Северо-восток, район 2
space-ne-3 = Северо-восток, район 3
space-e-1 = Восток, район 1
space-e-2 = Восток, район 2
space-e-3 = Восток, район 3
space-nw-front = Северо-западная пустыня
space-s-front = Южная пустыня
space-w-obelisk = Западный обелиск
space-w-obelisk-n = Северо-западный обелиск
space-w-obelisk-s = Юго-западный обелиск
space-c-ring = Центральная пустыня
space-west-bank = Западный берег
space-ne-front = Северо-восточная пустыня
space-e-front = Восточная пустыня
space-e-obelisk = Восточный обелиск
space-east-bank = Восточный берег
space-delta-marsh = Болота дельты
space-west-temple = Западный храм
space-sphinx-temple = Храм Сфинкса
space-river-temple = Речной храм
space-east-temple = Восточный храм
space-delta-temple = Храм в дельте
space-sanctuary = Святилище Всех Богов
space-seth-1 = западный район Сета
space-seth-2 = средний район Сета
space-seth-3 = восточный район Сета
space-seth-gate = врата Сета

## Colours, in the form that agrees with "pyramid"

colour-white = Белая
colour-red = Красная
colour-blue = Синяя
colour-black = Чёрная

## Players

player-falcon = Сокол
player-jackal = Шакал
player-cat = Кошка
player-crocodile = Крокодил
player-ibis = Ибис

## Phases

phase-set-up = Подготовка
phase-night = Ночь
phase-day = День
phase-over = Партия окончена

## Where victory points come from

vp-total = Победные очки
vp-battle = сражение
vp-tile = способность «Победное очко»
vp-sphinx = сфинкс
vp-temples = два храма в конце дня
vp-sanctuary = воины, отданные в Святилище
vp-ta-seti = путь в Та-сети
vp-dagger = обоюдоострый кинжал
vp-temples-held = удерживаемые храмы (временные)
vp-great-pyramids = пирамиды высотой 4 (временные)

## When a DI card is played

when-in-battle = в сражении
when-own-turn = в свой ход
when-own-move = во время своего перемещения
when-when-attacked = когда вас атакуют
when-answer-to-a-card = в ответ на карту
when-tile-day = днём
when-tile-night = ночью
when-tile-battle = в сражении
when-tile-creature = существо
when-tile-payment = при оплате
when-tile-at-once = сразу
