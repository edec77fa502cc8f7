# Seth: tiles, cards, creatures, powers of temples, questions, answers, refusals, options.

## Violet tiles

tile-violet-energy-drain = Похищение энергии
    .text = Получайте 1 ОМ каждый раз, когда другой игрок выполняет действие молитвы.
tile-violet-servile-corruption = Рабское совращение
    .text = +1 к силе совращённой стороны в ваших сражениях совращения.
tile-violet-units-corruption = Совращение воинов
    .text = После сражения, выигранного с выжившими, один уничтоженный в нём воин противника может присоединиться к вашему войску.
tile-violet-chaos-levy = Ополчение хаоса
    .text = Два воина в каждом вашем действии вербовки — бесплатно.
tile-violet-kill-them-all = Убить всех!
    .text = +1 к дальности всех ваших войск, +1 к урону во всех ваших сражениях.
tile-violet-annexation = Присвоение
    .text = Каждую ночь возьмите случайную карту БВ с руки противника на ваш выбор.
tile-violet-vulture = Стервятник
    .text = Существо: +1 к дальности, +1 к силе; 1 ОМ за каждого воина противника, уничтоженного в его сражениях.
tile-violet-mortal-mirror = Смертельное зеркало
    .text = Верните в руку все карты сражения, одну уберите навсегда и получите карту сражения «Смертельное зеркало».
tile-violet-ambush = Засада
    .text = После открытия карт можете поменять свою карту сражения на ту, что сбросили.
tile-violet-divine-advantage = Божественное преимущество
    .text = Каждую ночь посмотрите ещё 2 карты БВ и оставьте 1 из них.
tile-violet-crocodile = Крокодил
    .text = Существо: +1 к дальности, +2 к силе, +1 к урону.
tile-violet-infernal-will = Воля преисподней
    .text = Золотая фишка: действие молитвы или карта БВ.
tile-violet-magic-versatility = Магическая гибкость
    .text = Прозрачная фишка, раз в день: выполните ещё раз действие клетки, на которой уже лежит фишка.
tile-violet-cobra = Кобра
    .text = Существо: +1 к дальности, +2 к силе; до выбора карт в её сражениях войско противника теряет 1 воина.
tile-violet-immortal-legion = Бессмертный легион
    .text = +1 к силе и +1 к защите во всех ваших сражениях.
tile-violet-endless-horde = Бесконечная орда
    .text = Каждую ночь бесплатно разместите до 3 воинов в своих районах.
colour-violet = Фиолетовая

## Tiles of the community, and the two blue ones

tile-white-communion = Единение
    .text = Жетон общины: каждый член общины получает на 1 ОМ больше ночью и при затмении.
tile-red-osiris = Осирис
    .text = Жетон общины. Существо всей общины: +1 к дальности, +2 к силе, +1 к защите.
tile-blue-guardians-of-the-temples = Стражи храмов
    .text = Жетон общины: +1 к силе и +1 к защите войскам общины, обороняющим храм, в том числе священный любого уровня.
tile-black-rite-of-the-builders = Обряд строителей
    .text = Жетон общины: каждый уровень священного храма стоит на 1 воина меньше, но не меньше 1.
tile-blue-seth-legion = Легион
    .text = В войсках с вашими воинами может быть на 1 воина больше.
tile-blue-seth-sphinx = Сфинкс
    .text = Существо: +1 к дальности, +2 к силе, +1 к защите. ПО не приносит.

## Cards

di-shared-offering = Общее подношение
    .text = Отдайте до 4 своих ОМ другому члену общины.
di-seth-war-rage = Воинственный пыл
    .text = +1 к силе.
di-seth-war-fury = Боевая ярость
    .text = +2 к силе.
di-seth-bloodbath = Кровавая баня
    .text = +2 к урону.
di-seth-bronze-wall = Бронзовая стена
    .text = +1 к защите.
di-seth-raining-fire = Огненный дождь
    .text = Уничтожьте 1 воина общины в любом месте поля.
di-seth-swiftness = Стремительность
    .text = +1 к дальности вашего перемещающегося войска в этом действии.
di-seth-prayer = Молитва
    .text = Получите 2 ОМ.
di-seth-enlistment = Набор воинов
    .text = Бесплатно разместите до 2 воинов в своём городе и войсках.
di-seth-mana-theft = Похищение маны
    .text = Каждый член общины теряет 1 ОМ; вы получаете всего 1 ОМ.
di-seth-veto = Вето
    .text = Карта БВ, только что сыгранная вне сражения, не действует.
card-mortal-mirror = Смертельное зеркало
    .text = Сила, урон и защита карты сражения противника, и ещё +1 к урону.

## Creatures, and the cards with which Seth corrupts them

creature-vulture = Стервятник
    .text = Его войско получает +1 к дальности и силе. 1 ОМ за каждого воина противника, уничтоженного в его сражениях.
creature-crocodile = Крокодил
    .text = Его войско получает +1 к дальности, +2 к силе и +1 к урону.
creature-cobra = Кобра
    .text = Её войско получает +1 к дальности и +2 к силе. До выбора карт войско противника теряет 1 воина.
creature-osiris = Осирис
    .text = Войско общины с ним получает +1 к дальности, +2 к силе и +1 к защите.
creature-seth-sphinx = Сфинкс
    .text = Его войско получает +1 к дальности, +2 к силе и +1 к защите.
beast-elephant = Древний слон
    .text = Сражается один: сила 2, урон 1.
beast-snake = Пустынная змея
    .text = Сражается одна: сила 2. Существо атакованного войска не учитывается.
beast-scarab = Царский скарабей
    .text = Сражается один: сила 3.
beast-scorpion = Гигантский скорпион
    .text = Сражается один: сила 3, урон 2.
beast-phoenix = Феникс
    .text = Сражается один: сила 4. Может атаковать в городах общины.
beast-mummy = Мумия жреца
    .text = Сражается одна: сила 4. После сражения Сет берёт 1 карту БВ.
beast-seth-sphinx = Сфинкс
    .text = Сражается один: сила 5.
beast-khnum = Сфинкс Хнума
    .text = Сражается один: сила 2. Может атаковать войско любого члена общины.
beast-griffin = Сфинкс-грифон
    .text = Сражается один: сила 3, урон 1.
beast-devourer = Пожиратель
    .text = Сражается один: сила 4. Победа, в которой уничтожено хотя бы 2 воина, приносит ещё 1 боевое ПО.

## Powers of sacred temples and of the Great Ceremony

power-gift-of-action = Дар действия
    .text = Серебряная фишка: раз в день один член общины выкладывает её вместе с обычной.
power-golden-rite = Золотой обряд
    .text = Золотая фишка: раз в день один член общины молится или вербует ею.
power-blades-of-osiris = Клинки Осириса
    .text = +1 к силе войскам общины.
power-shield-of-osiris = Щит Осириса
    .text = +1 к защите войскам общины.
power-march-of-osiris = Поход Осириса
    .text = +1 к дальности войскам общины.
power-oracle-of-osiris = Оракул Осириса
    .text = Каждую ночь 2 карты БВ общины раздаются её членам, как община пожелает.

## Questions

decision-set-seth-units = Сколько воинов Сета начнут игру здесь: { $space }? Осталось разместить: { $number }, не больше 6 на клетке.
decision-free-tile = Какую способность уровня 1 вы берёте бесплатно?
decision-deal-cards = «Оракул Осириса»: кто берёт следующую карту БВ? Осталось раздать: { $number }.
decision-community-turn = Ход общины: действуете вы? Фишек: { $tokens-left }, у вас { $pp } ОМ.
    .pass = Пусть начнёт другой
decision-community-turn-acted = Вы уже действовали. Вам ещё доступны карты БВ и Великая церемония.
    .pass = Больше ничего
decision-share-pp = Кто получит следующее ОМ? Осталось разделить: { $number }.
decision-seth-turn = { $number ->
        [0] Действия этого хода сделаны. Что-то ещё?
        [one] Ход Сета: { $number } действие. У вас { $pp } ОМ.
        [few] Ход Сета: { $number } действия. У вас { $pp } ОМ.
       *[other] Ход Сета: { $number } действий. У вас { $pp } ОМ.
    }
    .pass = Закончить ход
decision-lay-member-token = Куда выложить фишку ({ $victim })? На жёлтой клетке она бьёт по этому члену общины.
decision-raise-violet = До какой высоты надстроить фиолетовую пирамиду? У вас { $pp } ОМ.
    .pass = Не строить
decision-buy-violet = Какую фиолетовую способность купить? У вас { $pp } ОМ.
    .pass = Не покупать
decision-destroy-units = { $number ->
        [one] Где уничтожить второго воина ({ $victim })?
       *[other] Где уничтожить воинов ({ $victim })? Всего { $number }, выберите первого.
    }
    .pass = Никого
decision-corrupt-pyramid = Совратить пирамиду: какую способность купить по пирамидам ({ $victim }), на 1 ОМ дороже? У вас { $pp } ОМ.
    .pass = Не покупать
decision-pick-creature-card = Совратить существо: какое нападёт ({ $victim })?
    .pass = Никакое
decision-pick-prey = На какое войско нападёт существо: { $creature-card }?
decision-pick-corrupt-troop = Совратить войско: какое войско с воином ({ $victim }) переместить?
    .pass = Никакое
decision-corrupt-move = Куда пойдёт совращённое войско? Сейчас: { $space }. Дальность: { $range }.
    .pass = Остановиться
decision-pick-side-losses = Чей воин потерян? Осталось потерять: { $number }.
decision-after-corruption = Ваше войско сражалось с другим войском общины. Что оно делает теперь?
decision-consent =
    { $number ->
        [0] Отдаёте ли вы своих воинов ({ $space }) ради священного храма?
       *[other] Согласны ли вы с таким разделом { $number } ОМ?
    }
decision-swap-battles = Засада: поменять карты двух ваших сражений?
decision-retreat-from-ally = Вы победили. Куда отступит побеждённое войско?
decision-escape-from-ally = Куда уйдёт ваше войско? Сейчас: { $space }.
decision-pick-invader = Яростное вторжение: какое войско переместить? До двух разных войск.
    .pass = Хватит
decision-order-battles = Яростное вторжение: какое сражение разыграть первым?
decision-steal-card = «Присвоение»: у кого взять карту БВ?
decision-steal-unit = «Совращение воинов»: чей уничтоженный воин присоединится к вашему войску ({ $space })?
    .pass = Ничей
decision-pick-receiver = «Общее подношение»: кто получит ваши ОМ?
decision-give-pp = «Общее подношение»: сколько ОМ отдать ({ $receiver })?
decision-give-up = Чей воин ({ $space }) приносится в жертву ради священного храма? Осталось: { $number }.
decision-ceremony = Великая церемония: сколько ОМ вы платите? Предложено { $offered } из { $price }, у вас { $pp } ОМ.
decision-pick-power = Великая церемония: какую силу получает община?
decision-pick-losses = Чей воин потерян ({ $space })? Осталось потерять: { $number }.
decision-name-fighter = Кто из членов общины ведёт это сражение своими картами сражения и БВ?
decision-community-escape = Войско с вашими воинами атакуют. Сыграть «Побег»?
    .pass = Принять бой

## Answers

action-furious-invasion = Яростное вторжение
action-seth-move-upper = Перемещение
action-seth-recruit = Вербовка
action-corrupt-troop = Совратить войско
action-seth-move-middle = Перемещение
action-seth-build = Строительство
action-seth-pray-middle = Молитва
action-corrupt-creature = Совратить существо
action-destroy-units = Уничтожить двух воинов
action-seth-pray-lower = Молитва
action-invocation = Призывание
action-buy-violet = Фиолетовый жетон
action-corrupt-pyramid = Совратить пирамиду
action-gold-infernal-prayer = Золотая фишка: молитва
action-gold-infernal-invocation = Золотая фишка: призывание
action-call = Созвать Великую церемонию
action-fight = Начать сражение
action-rite-pray = Золотой обряд: молитва
action-rite-recruit = Золотой обряд: набор войск
action-gift = Дар действия: { $action }
action-along = { $number ->
        [one] С войском идёт { $number } воин ({ $player })
        [few] С войском идут { $number } воина ({ $player })
       *[other] С войском идут { $number } воинов ({ $player })
    }
action-see-through = Прозрачная фишка: { $action }

## Options and what others do

ui-variant-creatures-without-tiles = Жетоны Сета не действуют, когда сражается существо
ui-variant-loser-leaves-creature = Побеждённый существом должен уйти
ui-variant-corrupt-vp-without-survivor = Победе совращённого войска не нужны выжившие
ui-variant-corrupt-troop-meets-seth = Совращённое войско можно вести на войска Сета
ui-variant-corrupt-troop-must-fight = Совращённое войско, остановившись у других, обязано сражаться
ui-variant-no-retreat-by-portal = Через портал не отступают
ui-variant-seth-buys-by-occupied = Сет покупает другие жетоны по занятым пирамидам
ui-variant-seth-buys-community-tiles = Сет может покупать жетоны общины
ui-variant-held-pyramids-count = Пирамиды, занятые Сетом, считаются для фиолетовых жетонов
ui-variant-allied-pyramids-count = Пирамиды союзников, где стоит участник, считаются для фиолетовых жетонов
ui-variant-silver-or-see-through = Серебряный или прозрачный жетон за ход, но не оба
ui-variant-one-silver-a-day = Один серебряный жетон в день на участника
ui-variant-stolen-units-save = Воины, похищенные Сетом, сохраняют общину в игре
ui-variant-no-temple-on-portals = Священного храма нет на клетках порталов
ui-variant-invasion-to-two-spaces = Два войска нашествия заканчивают на двух клетках
ui-variant-community-consent = Воины для храма и ОМ только с согласия владельца
ui-variant-north-portal = Западный портал лежит перед северным городом
ui-variant-no-member-row-duty = Участники не обязаны класть жетон в каждый ряд
ui-variant-community-wins-at-turn-end = Победа общины проверяется в конце хода
ui-variant-both-battles-fought = Обе битвы нашествия проходят, прежде чем считаются ПО Сета
ui-variant-decks-run-out = Закончившаяся колода остаётся пустой
ui-variant-sacred-temples-fall = Священные храмы, занятые Сетом в конце дня, разрушаются
ui-variant-two-temples = Двух храмов хватает общине для ПО в конце дня
ui-waiting-set-seth-units = Размещение воинов Сета.
ui-waiting-free-tile = Выбор бесплатной способности.
ui-waiting-deal-cards = Раздача карт БВ.
ui-waiting-community-turn = Ход общины.
ui-waiting-share-pp = Раздел ОМ.
ui-waiting-seth-turn = Ход Сета.
ui-waiting-lay-member-token = Выкладывание фишки члена общины.
ui-waiting-raise-violet = Надстройка фиолетовой пирамиды.
ui-waiting-buy-violet = Покупка фиолетовой способности.
ui-waiting-destroy-units = Уничтожение воинов.
ui-waiting-corrupt-pyramid = Совращение пирамиды.
ui-waiting-pick-creature-card = Совращение существа.
ui-waiting-pick-prey = Выбор войска, на которое нападёт существо.
ui-waiting-pick-corrupt-troop = Совращение войска.
ui-waiting-corrupt-move = Перемещение совращённого войска.
ui-waiting-pick-side-losses = Выбор потерь.
ui-waiting-after-corruption = Отступление или жертва.
ui-waiting-consent = Согласие владельцев воинов или ОМ.
ui-waiting-swap-battles = Засада.
ui-waiting-retreat-from-ally = Выбор места отступления.
ui-waiting-escape-from-ally = Бегство.
ui-waiting-pick-invader = Яростное вторжение.
ui-waiting-order-battles = Выбор первого сражения.
ui-waiting-steal-card = «Присвоение»: выбор противника.
ui-waiting-steal-unit = «Совращение воинов».
ui-waiting-pick-receiver = «Общее подношение».
ui-waiting-give-pp = «Общее подношение».
ui-waiting-give-up = Жертва воинов ради священного храма.
ui-waiting-ceremony = Великая церемония.
ui-waiting-pick-power = Выбор силы.
ui-waiting-pick-losses = Выбор потерь.
ui-waiting-name-fighter = Выбор того, кто сражается.
ui-waiting-community-escape = Время для «Побега».
