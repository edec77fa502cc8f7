# The Book of the Dead: tiles, questions, answers, events, refusals, options.

## Emerald tiles

tile-emerald-dark-cult = Тёмный культ
    .text = Золотая фишка: принесите в жертву 1 воина, чтобы выполнить действие молитвы.
tile-emerald-return-from-afterlife = Возвращение из загробного мира
    .text = Ночью: получите 1 очко чести или верните до 2 своих воинов из загробного мира в резерв.
tile-emerald-strength-drain = Высасывание силы
    .text = Сражение: если ваша сила больше, можете принести в жертву 1 воина и получить столько ОМ, на сколько она больше.
tile-emerald-dark-servants = Тёмные слуги
    .text = Действие найма: до 3 воинов бесплатно за каждый ваш уровень разложения.
tile-emerald-solar-bark = Солнечный корабль
    .text = +1 к перемещению. Можете принести в жертву 1 воина и потратить 1 очко перемещения, чтобы перейти с одной клетки берега Нила на любую другую.
tile-emerald-monstrous-sphinx = Чудовищный сфинкс
    .text = Существо: +1 к перемещению, +1 к силе. Перед сравнением сил можете принести в жертву 1 воина: урон больше на ваш уровень разложения.
tile-emerald-death-ritual = Ритуал смерти
    .text = Перед сравнением сил можете принести в жертву 1 воина: +1 к силе, или +1 к защите, или +1 к урону.
tile-emerald-tomb = Гробница
    .text = Ночью можете принести в жертву 1 воина и поднять две разные пирамиды на 1 уровень, каждую на 1 ОМ дешевле.
tile-emerald-sinister-reinforcements = Зловещее подкрепление
    .text = При атаке можете добавить 1 воина в своё войско до выбора карт, даже сверх предела.
tile-emerald-victory-point = Победное очко
    .text = Сразу получите 1 постоянное ПО.
tile-emerald-domination = Господство
    .text = Сразу получите 1 постоянное ПО.
tile-emerald-power-of-decay = Сила разложения
    .text = При атаке: сила больше на ваш уровень разложения.
tile-emerald-act-of-god = Закон божий
    .text = Возьмите серебряную фишку: одно дополнительное действие в день, на том же ходу, что и обычная фишка, на любой свободной клетке действия.
tile-emerald-thoth = Тот
    .text = Божество: здоровье 2, сила 4, +1 к перемещению. Золотая фишка: призовите его в свободную пустыню с воинами числом до вашего уровня разложения. В его сражениях назовите карту, которую противник не может сыграть.
tile-emerald-apophis = Апофис
    .text = Божество: здоровье 2, сила 5, только на берегу Нила. Золотая фишка: призовите его на свободную клетку берега с воинами числом до вашего уровня разложения. Действие перемещения переносит его на любую клетку берега.
tile-emerald-nyarlathotep = Ньярлатотеп
    .text = Божество: здоровье 2, сила 4, +1 к перемещению. Золотая фишка: призовите его в свободную пустыню с воинами числом до вашего уровня разложения. В его сражениях назовите карту, которую противник не может сыграть.
tile-emerald-cthulhu = Ктулху
    .text = Божество: здоровье 2, сила 5, только на берегу Нила. Золотая фишка: призовите его на свободную клетку берега с воинами числом до вашего уровня разложения. Действие перемещения переносит его на любую клетку берега.
creature-monstrous-sphinx = Чудовищный сфинкс
    .text = Его войско: +1 к перемещению и +1 к силе. За жертву наносит урон, равный уровню разложения.
colour-emerald = Изумрудная

## Questions

decision-sacrifice = { $tile }: какого воина вы приносите в жертву? Вы теряете 1 очко чести.
    .pass = Без жертвы
decision-summon = Куда вы призываете: { $tile }?
decision-place-followers = Какие воины приходят с божеством: { $space }? Помещено { $placed } из { $gift }.
    .pass = Больше никаких
decision-sinister-reinforcements = Зловещее подкрепление: добавить воина в ваше войско: { $space }?
    .pass = Не добавлять
decision-name-card = Какую карту сражения противник не может сыграть?
    .pass = Не называть
decision-clash = Принести воина в жертву ради этого сражения?
    .pass = Без жертвы
decision-return-from-afterlife = Возвращение из загробного мира: честь или воины?
    .pass = Ничего
decision-tomb-build = Гробница: какая пирамида поднимется на уровень, на 1 ОМ дешевле? У вас { $pp } ОМ.
    .pass = Не строить
decision-bark-to = Солнечный корабль: куда по Нилу идёт ваше войско?
decision-lose-vp = Какое из ваших постоянных ПО уходит на шкалу чести?
decision-pick-figures = Сколько из этих воинов — жрецы?

## Answers

action-with-divinity = Взять божество с собой
action-without-divinity = Оставить божество
action-to-reserve = Из загробного мира в резерв
action-reserve = Из резерва
action-honour = 1 очко чести
action-strength = +1 к силе
action-damage = +1 к урону
action-shield = +1 к защите
action-solar-bark = Солнечный корабль
action-trip = Путь по Нилу
action-vp-battle = ПО: { vp-battle }
action-vp-tile = ПО: { vp-tile }
action-vp-sphinx = ПО: { vp-sphinx }
action-vp-temples = ПО: { vp-temples }
action-vp-sanctuary = ПО: { vp-sanctuary }
action-vp-ta-seti = ПО: { vp-ta-seti }
action-vp-dagger = ПО: { vp-dagger }
action-afterlife = Из загробного мира: { $space }
action-nile = По Нилу: { $space }
action-buy-emerald = Изумрудный жетон
action-gold-dark-cult = Золотая фишка: Тёмный культ
action-gold-thoth = Золотая фишка: призвать Тота
action-gold-apophis = Золотая фишка: призвать Апофиса

## Events

event-honour-set = Очки чести ({ $player }): { $number }.
event-vp-returned = { $player } возвращает 1 ПО: { $source }.
event-units-sacrificed = { $player }: воин принесён в жертву, { $space }.
event-reserve-sacrificed = { $player }: в жертву принесён воин из резерва.
event-units-raised = { $number ->
        [one] { $number } воин возвращается из загробного мира ({ $player }).
        [few] { $number } воина возвращаются из загробного мира ({ $player }).
       *[other] { $number } воинов возвращаются из загробного мира ({ $player }).
    }
event-sacrifice-used = Жертва ({ $player }): { $tile }.
event-divinity-summoned = { $player } призывает: { $tile }, { $space }.
event-divinity-moved = { $tile } ({ $player }): { $space } → { $to }.
event-divinity-fell = { $tile } ({ $player }) возвращается в резерв: { $space }.
event-card-named = { $player } называет карту, которую противник не может сыграть: { $card }.
event-followers-left = { $number ->
        [one] { $number } воин сверх предела уходит в резерв ({ $player }): { $space }.
        [few] { $number } воина сверх предела уходят в резерв ({ $player }): { $space }.
       *[other] { $number } воинов сверх предела уходят в резерв ({ $player }): { $space }.
    }

## Refusals

refusal-nile-bank-only = { $space } не на берегу Нила, а Апофис бывает только там.
refusal-unit-to-sacrifice = Выберите воина из своего войска или резерва, чтобы принести его в жертву.
refusal-summon-space = Божество приходит на свободную клетку: Тот в пустыню, Апофис на берег Нила.
refusal-clash-power = Выберите свойство, оплачиваемое жертвой, каждое один раз за сражение.

## Options and what others do

ui-variant-emerald-added = Изумрудный цвет добавляется, а не заменяет другой
ui-variant-dark-servants-one = Тёмные слуги: 1 воин за каждый уровень разложения
ui-variant-honour-debt = Без чести и ОМ нельзя приносить жертвы
ui-variant-solar-bark-any = Солнечный корабль работает, пока хватает перемещения
ui-variant-summon-from-afterlife-free = Воины из загробного мира приходят с божеством бесплатно
ui-variant-apophis-trip-extra = Путь Апофиса идёт сверх обычного перемещения
ui-variant-great-old-ones = Великие древние: Ньярлатотеп и Ктулху
ui-waiting-sacrifice = Выбор жертвы.
ui-waiting-summon = Призыв божества.
ui-waiting-place-followers = Размещение последователей.
ui-waiting-sinister-reinforcements = Зловещее подкрепление.
ui-waiting-name-card = Называет карту сражения.
ui-waiting-clash = Жертвы ради сражения.
ui-waiting-return-from-afterlife = Возвращение из загробного мира.
ui-waiting-tomb-build = Строительство: Гробница.
ui-waiting-bark-to = Путь по Нилу.
ui-waiting-lose-vp = Выбор ПО для шкалы чести.
ui-waiting-pick-figures = Выбор фигур.

## За столом

ui-figure-afterlife = Из загробного мира
ui-honour-title = Честь
ui-decay = Разложение
ui-health = Здоровье
ui-vp-lost = потеряно ПО: { $number }
ui-vp-on-track = здесь лежит ПО: { $source }
ui-vp-owed = Долг ПО: { $number }
ui-divinity-waits = { $divinity } ждёт в запасе: призыв золотой фишкой
ui-followers = { $number ->
        [one] { $number } последователь
        [few] { $number } последователя
       *[other] { $number } последователей
    }
ui-way-nile = вдоль Нила
