# The game in the terminal: what the session says, the board, the story.


## The session

term-you-are = Вы играете за { $player }. Зерно { $seed }. Введите ? для справки.
term-need = Для победы нужно { $target } ПО. Играете впервые? Введите how.
term-thinking = остальные думают
term-chooses = { $player } выбирает { $action }
term-leave = Вы выходите из игры.
term-no-option = Варианта { $line } нет; варианты от 1 до { $number }.
term-may-mean = «{ $line }» может значить { $words }.
term-no-action = «{ $line }» — не действие; введите ? для справки.
term-no-action-near = «{ $line }» — не действие; может быть, { $words }?
term-other-question = «{ $line }» — не ответ на этот вопрос; введите o, чтобы снова увидеть варианты.
term-by-teleport = { $action } — туда телепортом.
term-dropped = Уже не выполнено, игра пошла иначе: { $answers }.
term-no-tiles = { $player } пока не имеет способностей.
term-no-component = Не найдено ни способности, ни карты: «{ $name }».
term-taken-back = Действие отменено.
term-save-where = Куда сохранить? Введите: save ФАЙЛ
term-saved = Сохранено: { $path }; «kemet replay { $path }» покажет запись.
term-no-colour = Способностей цвета «{ $colour }» нет; цвета: { $colours }.
term-only = { $question } Возможно только { $action }.
term-only-means = { $question } Возможно только { $action } ({ $meaning }).
term-turn-over = Ваш ход сделан: Enter завершает его, undo отменяет последнее действие.
term-wins = { $player } побеждает в раунде { $round }.
term-well-played = Отличная игра!
term-offer-record = Введите «save ФАЙЛ», чтобы сохранить запись, log, чтобы прочесть ход игры, или Enter, чтобы выйти.
term-no-log = Пока ничего не произошло.
term-no-such-seat = в игре на { $players } нет места { $seat }
term-you = вы

## The board

term-headline = раунд { $round }, { $phase }, порядок { $order }, цель { $target } ПО
term-last-day = последний день
term-column-player = игрок
term-column-city = город
term-column-vp = ПО
term-column-permanent = постоянные
term-column-pp = ОМ
term-column-reserve = резерв
term-column-di = БВ
term-column-cards = карты
term-column-tokens = фишки
term-column-dawn-tokens = рассвет
term-column-veterans = ветераны
term-column-honour = честь
term-column-decay = разложение
term-column-afterlife = загробный
term-column-vp-owed = долг ПО
term-fact-divinities = божества
term-fact-vp-on-track = ПО на шкале
term-legend-1 = соседи соприкасаются
term-legend-2 = ◊ обелиск, ▲ пирамида
term-legend-3 = двойная линия: стены
term-legend-4 = p1 5: пять воинов p1
term-nile = Нил: лодки ходят между { $bank } и { $spaces }
term-map-city = город { $city }
term-map-delta = дельта: телепорт
term-map-vp = 1 ПО
term-map-income = { $number } ОМ в день
term-troops = { $player } войска
term-tiles = { $player } способности
term-tokens-on = { $player } фишки на
term-path-of = { $player } путь
term-temples = храмы
term-free = свободно
term-your-pyramids = ваши пирамиды
term-pyramid-on = { $colour } { $level }: { $space }
term-your-tokens = ваши фишки на
term-due = ещё нужна фишка: { $rows }
term-your-di = ваши карты БВ
term-from-path = с пути
term-your-battle-cards = карты сражения
term-away = сброшены: { $cards }
term-explained = { $name }: { $text } ({ $when })
term-when-cost = { $when }, { $cost } ОМ
term-map-space = клетка
term-map-next-to = соседи
term-map-caption = * обелиск, ~ через гавань
term-column-level = уровень
term-column-on-sale = способности на рынке
term-supply-hint = «s { $colour }» покажет, что делают способности цвета и сколько стоят
term-column-tile = способность
term-dim-hint = тусклое: слишком дорого, пирамида низка, или уже ваше

## The story

term-order = Порядок хода: { $players }.
term-explanation = { $colour } { $level }: { $text }
term-card-explanation = { $when }, { $cost } ОМ: { $text }
term-numbers = сила { $strength }, урон { $damage }, защита { $shield }
term-loses = { $number ->
        [0] без потерь
        [one] теряет { $number } воина
        [few] теряет { $number } воинов
       *[other] теряет { $number } воинов
    }
term-card = карта { $cards }
term-thrown = +1 за карту БВ
term-discards = сброшена { $card }
term-part-card = карта
term-kind-strength = сила
term-kind-damage = урон
term-kind-shield = защита

## Battles

term-card-played = { $player } разыгрывает карту БВ «{ $di }» ({ $text }).
term-attacks = { $attacker } атакует { $defender }: { $space }. До карт (при равенстве побеждает защита):
term-units = воины { $troop }
term-nobody = никого
term-plays = играет { $cards }
term-holds = на руке { $number } из карт сражения { $cards } и { $di } БВ
term-and = { $words } и { $last }
term-or = { $words } или { $last }
