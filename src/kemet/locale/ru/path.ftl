# The path to Ta-Seti: tokens, places, roads.

## Items

token-offering = Подношение
    .text = Получите 3 ОМ в свой ход.
token-scroll = Свиток
    .text = Возьмите 1 карту БВ в свой ход.
token-war-horn = Боевой рог
    .text = В свой ход бесплатно разместите до 2 воинов в своих районах и войсках.
token-khopesh = Хопеш
    .text = +1 к силе в одном сражении.
token-buckler = Малый щит
    .text = +1 к защите в одном сражении.
token-sandals = Сандалии
    .text = +1 к дальности в одном действии перемещения.
token-double-edged-dagger = Обоюдоострый кинжал
    .text = Выложите в сражении: при победе получите 1 постоянное ПО, при поражении потеряете 1.
token-great-blade = Большой клинок
    .text = +2 к урону в одном сражении.
token-great-shield = Большой щит
    .text = +2 к защите в одном сражении.
token-portal-stone = Камень врат
    .text = Ваше перемещающееся войско бесплатно переносится на любую клетку с обелиском.
token-plans = Чертежи
    .text = В свой ход бесплатно увеличьте высоту одной своей пирамиды на 1.
token-banner = Знамя
    .text = +2 к силе в одном сражении.

## Skills

token-charge = В атаку!
    .text = Ваши войска со жрецом: +1 к силе, когда вы атакуете.
token-slaughter = Заклание
    .text = Ваши войска со жрецом: +1 к урону.
token-defence = Оборона
    .text = Ваши войска со жрецом: +1 к силе, когда вы защищаетесь.
token-guard = Стража
    .text = Ваши войска со жрецом: +1 к защите.
token-march = Марш
    .text = Ваши войска, выступающие со жрецом: +1 к дальности.
token-portal = Врата
    .text = Ваши войска со жрецом могут переноситься от обелисков за обычную цену.

## Temporary bonuses and the victory point

token-bonus-damage = +1 к урону
    .text = В сражении этого действия перемещения: +1 к урону.
token-bonus-strength = +1 к силе
    .text = В сражении этого действия перемещения: +1 к силе.
token-bonus-shield = +1 к защите
    .text = В сражении этого действия перемещения: +1 к защите.
token-victory-point = Победное очко Та-сети
    .text = Получите 1 постоянное ПО.

## Places and roads

location-village = деревня
location-town = город
location-temple = храм
location-city = город Та-сети
lane-top = верхняя дорога
lane-middle = средняя дорога
lane-bottom = нижняя дорога

## The panel of the path

path-location = { $lane }, часть { $number }
path-board = Часть { $number }, сторона { $side }
path-place = { $kind }, { $location }
path-gain-pp = +{ $number } ОМ
path-gain-cards = { $number ->
        [one] +{ $number } карта БВ
        [few] +{ $number } карты БВ
       *[other] +{ $number } карт БВ
    }
path-gain-units = { $number ->
        [one] +{ $number } воин
        [few] +{ $number } воина
       *[other] +{ $number } воинов
    }
path-nothing = ничего
path-no-token = жетона нет
path-bonus-taken = взята, вернётся
path-hint = Действие перемещения со своего планшета позволяет одному жрецу пройти до следующего места своей дороги. Наведите на место или дорогу, чтобы прочитать, что там.
path-kind-item-1 = предмет 1-го уровня
path-kind-item-2 = предмет 2-го уровня
path-kind-skill = навык
path-kind-temporary = временная способность
path-kind-vp = победное очко
path-priests = Жрецы
path-priests-going = Сколько жрецов идёт
ui-figure-priest = Жрец
path-battle-hint = При желании добавьте карты БВ и жетоны и закрепите выбор.
path-tab = Путь
path-choose-priests = Выбрать жрецов
