# The interface.

## Modules, options, bots, clocks

ui-module-black-pyramid = Чёрная пирамида
    .text = Четвёртый цвет: 16 чёрных способностей и три существа.
ui-module-dawn = Рассвет
    .text = Перед каждым днём карты сражения решают, кто выбирает место в порядке хода.
ui-module-path = Путь в Та-сети
    .text = Жрецы идут в далёкий город за предметами, навыками и победными очками.
ui-module-early-victory = Новое условие победы
    .text = Кто начинает ход с нужным числом победных очков и никому не уступает, побеждает сразу.
ui-module-new-cards = Новые карты
    .text = Ещё по две карты сражения каждому и шесть новых видов карт БВ.
ui-bot-random = Случайный
ui-bot-sensible = Разумный

## At the table

ui-home = На главную
ui-round = Раунд
ui-phases = Фазы
ui-turn-order = Порядок хода
ui-tokens-left = Осталось фишек: { $number }
ui-days = { $number ->
        [one] { $number } день
        [few] { $number } дня
       *[other] { $number } дней
    }
ui-away = Нет на месте
ui-you = Вы
ui-bot = Бот
ui-takeover = Занять это место
ui-prompt = Что нужно сделать
ui-choices = Варианты
ui-waiting = Ожидаем: { $players }.
ui-won = { $player } побеждает!
ui-see-result = Посмотреть итоги
ui-link-lost = Связь потеряна. Пробуем снова…
ui-confirm = Подтвердить
ui-cancel = Отмена
ui-back = Назад
ui-undo = Отменить ход
ui-clear = Сбросить выбор
ui-close = Закрыть
ui-key-enter = Enter
ui-key-esc = Esc
ui-why = Почему?
ui-none = Нет
ui-window-closes = { $number ->
        [one] Осталась { $number } секунда
        [few] Осталось { $number } секунды
       *[other] Осталось { $number } секунд
    }
ui-window-no-more = Не спрашивать до конца хода

## Boards and hands

ui-my-board = Мой планшет
ui-action-board = Клетки действий: { $player }
ui-token-here = здесь лежит фишка
ui-tiles-of = Способности: { $player }
ui-reserve = Резерв
ui-city = Город
ui-prayer-points = Очки молитвы
ui-pp-of = Очки молитвы: { $number } из { $max }
ui-vp-short = ПО
ui-vp-permanent = Постоянные ПО
ui-vp-temporary = Временные ПО
ui-vp-battle = Боевые ПО
ui-vp-sources = Откуда ПО
ui-di-cards = Карты БВ
ui-battle-cards = Карты сражения
ui-hidden-cards = { $number ->
        [one] { $number } скрытая карта
        [few] { $number } скрытые карты
       *[other] { $number } скрытых карт
    }
ui-battle-cards-known = Карты сражения: { $hand } в руке, { $pile } в сбросе, из них скрыто { $hidden }
ui-card-play = играю
ui-card-discard = сбрасываю
ui-card-used = использована
ui-cost = стоит { $number } ОМ
ui-gain = даёт { $number } ОМ
ui-steps = { $number ->
        [one] { $number } шаг
        [few] { $number } шага
       *[other] { $number } шагов
    }

## Moving

ui-move-pick = может переместиться
ui-units-going = Сколько воинов идёт
ui-fewer = Меньше
ui-more = Больше
ui-creature-goes = { $creature } идёт с войском
ui-regroup = { $number ->
        [one] Дальше пойдёт { $number } воин
        [few] Дальше пойдут { $number } воина
       *[other] Дальше пойдут { $number } воинов
    }
ui-regroup-why = Взять отсюда воинов или оставить часть
ui-go-on = Подтвердить и идти дальше
ui-go-on-why = Перемещение там не закончится
ui-way-walk = { $steps ->
        [one] пешком, { $steps } шаг
        [few] пешком, { $steps } шага: { $via }
       *[other] пешком, { $steps } шагов: { $via }
    }
ui-way-harbour = { $steps ->
        [one] через Нил, { $steps } шаг
        [few] через Нил, { $steps } шага: { $via }
       *[other] через Нил, { $steps } шагов: { $via }
    }
ui-way-teleport = { $steps ->
        [0] переносом
        [one] переносом и { $steps } шаг
        [few] переносом и { $steps } шага
       *[other] переносом и { $steps } шагов
    }

## Battle

ui-battle = Сражение
ui-battle-at = Сражение: { $space }
ui-attacker = Атакующий
ui-defender = Защищающийся
ui-winner = победитель
ui-strength = Сила
ui-damage = Урон
ui-shield = Защита
ui-known-strength = Известная сила, без карт
ui-versus = против
ui-enemy-holds = В руке: карты сражения — { $cards }, карты БВ — { $di }
ui-enemy-plays = играет { $card }
ui-battle-play-hint = Выберите карту сражения, которую сыграете.
ui-battle-discard-hint = Теперь выберите другую карту, которую сбросите.
ui-battle-lock-hint = При желании добавьте карты БВ и закрепите выбор.
ui-battle-lock = Закрепить
ui-battle-wait = Ваш выбор закреплён. Ждём другую сторону.
ui-battle-rule = Побеждает большая сила, при равенстве — защищающийся. Каждая сторона теряет воинов: урон противника минус своя защита.
ui-battle-card = карта сражения { $card }
ui-part = Откуда
ui-total = Итого
ui-units-lost = { $number ->
        [0] без потерь
        [one] потерян { $number } воин
        [few] потеряно { $number } воина
       *[other] потеряно { $number } воинов
    }

## Market

ui-buy = Купить
ui-market-search = Найти способность по слову
ui-market-when = Когда действует
ui-market-any-time = В любое время
ui-market-buyable = Только то, что могу купить
ui-market-hint = Выберите жетон, чтобы прочитать описание.
ui-reconstructed = Восстановлено
    .text = Ни один источник не показывает этот компонент таким, каким он напечатан; эффект восстановлен по известным сведениям.

## Log and chat

ui-log = Журнал
ui-log-all = Показать весь журнал
ui-chat = Чат
ui-chat-empty = Пока никто ничего не написал.
ui-chat-say = Написать сообщение
ui-chat-send = Отправить

## For screen readers

ui-aria-temple = храм, { $number } ОМ в конце дня
ui-aria-obelisk = обелиск
ui-aria-troop = { $number ->
        [one] { $player }: { $number } воин
        [few] { $player }: { $number } воина
       *[other] { $player }: { $number } воинов
    }
ui-aria-pyramid = { $colour } пирамида, высота { $level }

## Whom we wait for, and why

ui-waiting-pick-city = Выбор города.
ui-waiting-set-pyramids = Расстановка пирамид.
ui-waiting-set-units = Расстановка воинов.
ui-waiting-keep-one = Выбор карты БВ.
ui-waiting-night-tiles = Применение ночных способностей.
ui-waiting-raise-pyramid = Увеличение высоты пирамиды.
ui-waiting-turn-order = Смена порядка хода.
ui-waiting-turn = Выбор действия.
ui-waiting-build = Строительство.
ui-waiting-place-pyramid = Размещение пирамиды.
ui-waiting-buy = Покупка способности.
ui-waiting-buy-again = Покупка ещё одной способности.
ui-waiting-remove-card = Удаление карты сражения.
ui-waiting-place-units = Размещение воинов.
ui-waiting-place-reinforcements = Размещение подкрепления.
ui-waiting-pick-creature = Размещение существ.
ui-waiting-place-creature = Размещение существа.
ui-waiting-choose-battle = Выбор следующего сражения.
ui-waiting-pick-troop = Перемещение.
ui-waiting-move = Перемещение.
ui-waiting-teleport-to = Выбор обелиска.
ui-waiting-burn-unit = «Огненный дождь»: выбор цели.
ui-waiting-take-from-discard = Выбор карты из сброса.
ui-waiting-veto = Время для «Вето».
ui-waiting-escape = Время для «Побега».
ui-waiting-escape-to = Побег.
ui-waiting-battle-cards = Выбор карт сражения.
ui-waiting-tactical-choice = «Тактический выбор»: менять карту или нет.
ui-waiting-divine-wound = «Святая рана»: сброс карт.
ui-waiting-after-defeat = Отступление или жертвоприношение.
ui-waiting-retreat-to = Выбор клетки для отступления.
ui-waiting-after-victory = Остаться или принести в жертву.
ui-waiting-give-units = Отдать воинов или нет.
ui-waiting-dawn-cards = Выбор карт рассвета.
ui-waiting-take-place = Выбор места в порядке хода.

## Lobby

ui-loading = Загрузка…
ui-lobby = Ожидание игроков
ui-lobby-text = Партия начнётся, когда будут заняты все места. Отправьте ссылку тем, с кем хотите играть.
ui-invite-link = Ссылка-приглашение
ui-copy = Копировать
ui-copied = Скопировано
ui-join = Присоединиться
ui-leave = Выйти
ui-seat-open = Свободное место
ui-settings = Настройки
ui-your-name = Ваше имя
ui-handover = Передайте экран: { $player }.
ui-handover-ready = Готово
