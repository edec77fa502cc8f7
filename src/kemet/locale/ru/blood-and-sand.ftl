# «Кровь и песок», второе издание.

## Colours

colour-diamond = Алмазная
colour-ruby = Рубиновая
colour-sapphire = Сапфировая
colour-onyx = Ониксовая

## Tiles

tile-white-magical-support = Магическая поддержка
    .text = Каждый надстроенный вами уровень пирамиды стоит на 1 ОМ дешевле.
tile-white-deep-desert-snake = Пустынная змея
    .text = Существо: +1 к дальности; в сражении существо противника не учитывается.
tile-white-domination = Господство
    .text = Сразу получите 1 постоянное ПО.
tile-white-divine-hunger = Божественный голод
    .text = Получите 2 ОМ за каждого воина противника, уничтоженного вашим уроном в сражении, даже проигранном.
tile-white-night-ceremony = Ночная церемония
    .text = Каждую ночь вы получаете на 2 ОМ больше.
tile-white-mummy = Мумия
    .text = Существо: +1 к дальности, +2 к силе. Каждую ночь вы берёте на 1 карту БВ больше.
tile-red-mafdets-swiftness = Стремительность Мафдет
    .text = +1 к дальности всех ваших войск.
tile-red-wrryt-storm = Буря колесниц
    .text = Верните в руку все карты сражения, одну уберите навсегда и получите особую карту 3-3-0.
tile-red-portal-of-thoth = Портал Тота
    .text = Ваши войска могут переноситься к обелиску и от других обелисков, за обычную цену.
tile-red-lesser-phoenix = Феникс
    .text = Существо: +1 к дальности, +1 к силе; стены не останавливают его войско.
tile-red-domination = Господство
    .text = Сразу получите 1 постоянное ПО.
tile-red-surprise-attack = Внезапная атака
    .text = Золотая фишка: действие перемещения.
tile-blue-reinforcement-prayer = Мольба о подкреплении
    .text = С каждым своим действием молитвы бесплатно разместите до 2 воинов в своих районах.
tile-blue-shetyw-barrier = Заслон щитоносцев
    .text = Верните в руку все карты сражения, одну уберите навсегда и получите особую карту 3-0-3.
tile-blue-spy = Шпион
    .text = Вы видите карту сражения противника, прежде чем выбрать свою.
tile-blue-domination = Господство
    .text = Сразу получите 1 постоянное ПО.
tile-black-sword-mercenaries = Наёмники-мечники
    .text = К вам сразу присоединяются ещё 3 воина: разместите их в своих районах.
tile-black-local-recruitment = Местная вербовка
    .text = Действием вербовки можете размещать воинов и в своих войсках где угодно.
tile-black-domination = Господство
    .text = Сразу получите 1 постоянное ПО.
tile-black-divine-might = Божественное могущество
    .text = Каждый раз, получая ОМ во время ходов дня, получайте на 1 больше.

## Cards and creatures

di-tactical-support = Тактическая поддержка
    .text = Бесплатно разместите до 2 воинов в своих районах и войсках.
di-diversion = Отвлекающий манёвр
    .text = Ваше атакованное войско уходит на свободную соседнюю клетку; сражения не будет. Каждый начинает с такой картой, и назад она не возвращается.
creature-lesser-phoenix = Феникс
    .text = Его войско получает +1 к дальности и +1 к силе, стены его не останавливают.

## Decisions

decision-take-tile = Какую способность 1-го уровня вы возьмёте бесплатно?
decision-discard-cards = «Прорицание»: какую карту БВ вы сбросите? Осталось сбросить: { $number }.
decision-veterans-for-pp = Сколько жетонов ветеранов вы отдадите, по 1 ОМ за каждый? У вас их { $veterans }.
decision-veterans-for-cards = Сколько карт БВ вы возьмёте, по 2 жетона ветеранов за каждую? У вас жетонов: { $veterans }.
action-gold-surprise-attack = Золотая фишка: «Внезапная атака»

## Events

event-colour-drawn = В игре цвет: { $colour ->
        [white] алмазный
        [red] рубиновый
        [blue] сапфировый
        [black] ониксовый
       *[emerald] изумрудный
    }.
event-tile-taken = { $player } бесплатно берёт способность «{ $tile }».
event-veteran-gained = { $player } получает жетон ветеранов.
event-veterans-spent = { $player } отдаёт жетоны ветеранов: { $number }.
event-battle-step =
    { $step ->
        [council-of-war] Военный совет
        [clash] Столкновение
        [outcome] Исход сражения
        [casualties] Подсчёт потерь
        [loser] Последствия для проигравшего
       *[winner] Последствия для победителя
    }.

## Refusals

refusal-free-tile = Возьмите способность 1-го уровня цвета одной из ваших пирамид.
refusal-veterans-for-pp = Каждый жетон ветеранов — 1 ОМ, и больше 11 ОМ не бывает.
refusal-veterans-for-cards = Два жетона ветеранов — 1 карта БВ.

## What can be agreed on

ui-variant-one-start-card = Каждый начинает с 1 картой БВ, кроме «Отвлекающего манёвра»
ui-variant-one-teleport-a-move = Один перенос за перемещение; «Портал Тота» и грифоносфинкс дают ещё один
ui-variant-any-di-in-battle = Любое число карт БВ в сражении
ui-variant-veterans-for-the-wiped-out = Победитель, потерявший всех воинов, тоже получает жетон ветеранов
ui-variant-revised-tile-texts = Тексты способностей по обновлённым правилам 2019 года
ui-variant-diversion-bluff = «Отвлекающий манёвр» — обман в сражении; в колоде есть «Побег»

## At the table

action-buy-diamond = Алмазный жетон
action-buy-ruby = Рубиновый жетон
action-buy-sapphire = Сапфировый жетон
action-buy-onyx = Ониксовый жетон
action-veterans = { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[other] { $number } жетонов
    }
action-cards = { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[other] { $number } карт
    }
ui-night-steps = Шаги ночи
ui-night-sanctuary = Святилище
ui-night-delta-temple = Храм дельты
ui-night-temple-income = Храмы
ui-night-two-temples = Два храма
ui-night-prayer = Молитва
ui-night-veterans = Ветераны
ui-night-cards = Карты БВ
ui-night-tiles = Пробуждение
ui-night-turn-order = Порядок хода
