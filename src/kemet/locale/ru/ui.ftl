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
ui-bot-easy = Лёгкий
ui-bot-normal = Обычный
ui-bot-hard = Сильный
ui-bot-expert = Мастер
ui-bot-master = Гроссмейстер
ui-bot-master-aggressive = Гроссмейстер-воин
ui-bot-master-builder = Гроссмейстер-строитель
ui-bot-master-devout = Гроссмейстер-жрец

## Other readings of the rules

ui-variant-initiative-ends-move = Инициатива, не оставившая врагов, завершает движение
ui-variant-discard-at-once = Боевые карты сбрасываются до того, как положены карты божественного вмешательства
ui-variant-both-mercenaries = Один игрок может иметь оба жетона наёмников
ui-variant-divine-strength-for-temples = «Божественная мощь» действует и на доход храмов
ui-variant-divine-strength-for-battles = «Божественная мощь» действует и на награды в сражениях
ui-variant-victory-before-every-token = Победа проверяется перед каждой фишкой, включая серебряную и золотую
ui-variant-send-priests-from-board = Жрец возвращается на путь, только если все трое на поле
ui-variant-send-priests-any-time = Жреца можно вернуть на путь в любой момент своего хода
ui-variant-take-any-tokens = Жрец может взять все жетоны локации
ui-variant-refill-before-turn-order = Путь пополняется до смены порядка хода, как в польской книге

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
ui-away = Нет за столом
ui-you = Вы
ui-guest = Гость
ui-bot = Бот
ui-takeover = Занять это место
ui-prompt = Что нужно сделать
ui-choices = Варианты
ui-waiting = Ожидаем: { $players }.
ui-ended = Эта игра закончилась без победителя.
ui-won = { $player } побеждает!
ui-won-in = Раунд { $round }, победных очков: { $points }
ui-see-result = Посмотреть итоги
ui-link-lost = Связь потеряна. Пробуем снова…
ui-engine-compiling = Первую минуту-две боты думают медленно: быстрый движок ещё собирается. Начинайте играть, он подключится сам.
ui-engine-ready = Быстрые боты готовы
ui-engine-loading = Загрузка игры: { $loaded } из { $of } МБ
ui-net-loading = Игра готова; мастер в пути: { $loaded } из { $of } МБ
ui-engine-failed = Не удалось загрузить игру. Браузер обновлён?
ui-link = Ссылка
ui-link-copied = Скопировано
ui-link-replay = Отправить ссылку на этот повтор
ui-link-static-only = Ссылки, в которых лежит партия, открывает страница без сервера.
ui-play-on = Играть отсюда дальше
ui-by-link-turn = Ваша часть сыграна: отправьте ссылку, и другой человек продолжит.
ui-by-link-over = Партия окончена: отправьте ссылку, чтобы и другой увидел конец.
ui-by-link-send = Отправить ссылку
ui-by-link-secrets = В ссылке вся партия, вместе со скрытыми картами; страница показывает каждому только свои.
ui-seat-by-link = Кто-то в другом месте, по ссылке
ui-keeping = Партии этого браузера
ui-keeping-text = Партии хранятся только здесь. Сохраните их одним файлом, чтобы перенести в другой браузер.
ui-keeping-export = Сохранить все партии в файл
ui-keeping-import = Загрузить файл с партиями
ui-taken-in = Загружено: { $number }
ui-puzzles = Задачи
ui-puzzles-text = Победите в этот ход, что бы ни было у других и что бы они ни ответили. Позиции — из партий ботов; способ один.
ui-puzzles-all = Все задачи
ui-puzzle-today = Задача дня
ui-puzzle-solve = Решить
ui-puzzle-solved = решена
ui-puzzle-task = Победите в этот ход: он последний за день. Что бы ни было у других, способ есть.
ui-puzzle-won = Решено! Что бы ни сделали другие, им бы это не помогло.
ui-puzzle-missed = Ход окончен, а партия не выиграна. Попробуйте ещё раз.
ui-puzzle-again = Ещё раз
ui-confirm = Подтвердить
ui-cancel = Отмена
ui-back = Назад
ui-undo = Отменить действие
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
ui-go-on = Встать там и идти дальше
ui-go-on-why = Войско останавливается там, может оставить воинов и идёт дальше, на сколько хватит шагов
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
ui-battle-play-hint-both = Два сражения сразу: по карте на каждое, сбрасывать не надо. Выберите карту для этого.
ui-battle-discard-hint = Теперь выберите другую карту, которую сбросите.
ui-battle-lock-hint = При желании добавьте карты БВ и закрепите выбор.
ui-battle-lock-only = Теперь закрепите выбор.
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
ui-market-search = Поиск по словам
ui-market-when = Когда действует
ui-market-any-time = В любое время
ui-market-buyable = Только то, что могу купить
ui-market-hint = Выберите жетон, чтобы прочитать описание.
ui-reconstructed = Восстановлено

## Log and chat

ui-log = Журнал
ui-log-all = Показать весь журнал
ui-chat = Чат
ui-chat-empty = Пока никто ничего не написал.
ui-chat-say = Написать сообщение
ui-chat-send = Отправить

## For screen readers

ui-aria-temple = храм, { $number } ОМ в конце дня
ui-aria-temple-for-unit = храм, 5 ОМ за воина в конце дня
ui-aria-sanctuary = 1 постоянное ПО за двух воинов в конце дня
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
ui-waiting-activate-priest = Выбор жреца.
ui-waiting-pick-road = Выбор дороги.
ui-waiting-take-token = Взять жетон или нет.
ui-waiting-replace-unit = Размещение жреца.
ui-waiting-lose-priests = Выбор потерь.
ui-waiting-send-priest-back = Возвращение жреца.

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

## Home

ui-tagline = Боги, пирамиды и сражения на Ниле
ui-fan-made = Любительский проект, не связанный с издателями настольной игры.
ui-you-are = Ваше имя: { $name }.
ui-learn = Научиться играть
ui-learn-text = Десять коротких уроков на настоящем поле
ui-new-game-text = Игроки, боты, издания, дополнения
ui-quick-game = Быстрая партия
ui-quick-text = Вы против ботов, прямо сейчас.
ui-quick-bots = { $number ->
        [one] { $number } бот
        [few] { $number } бота
       *[other] { $number } ботов
    }
ui-new-game = Новая партия
ui-join-link = Войти по ссылке
ui-my-games = Мои партии
ui-games-open = Ищут игроков
ui-no-games-open = Сейчас никто не ищет игроков.
ui-games-running = Можно посмотреть
ui-no-games-running = Открытых партий сейчас нет.
ui-games-finished = Оконченные партии
ui-no-games-finished = Оконченных партий пока нет.
ui-waiting-for-players = ждёт игроков
ui-your-turn = Ваш ход
ui-players-number = { $number ->
        [one] { $number } игрок
        [few] { $number } игрока
       *[other] { $number } игроков
    }
ui-watch = Смотреть
ui-watch-replay = Смотреть запись

## New game

ui-game = Партия
ui-players = Игроки
ui-player = Игрок
ui-seat = Место { $number }
ui-seat-me = Вы
ui-seat-bot = Бот
ui-bot-level = Уровень бота
ui-hot-seat = Несколько человек играют в этом браузере по очереди: между ходами карты скрыты.
ui-modules = Модули
ui-more-options = Ещё настройки
ui-set-ta-seti = Та-сети: все пять
ui-variants = Иные прочтения правил
ui-option-target = Победных очков для победы
ui-option-target-8 = 8 (короткая партия)
ui-option-target-10 = 10 (длинная партия)
ui-option-learning = Обучающая партия до 4 ПО
ui-option-learning-false = Нет
ui-option-learning-true = Да
ui-option-discards = Сброшенные карты сражения
ui-option-discards-down = Лицом вниз
ui-option-discards-up = Лицом вверх
ui-option-cities = Города
ui-option-cities-pick = По выбору
ui-option-cities-random = Случайно
ui-clock = Часы
ui-clock-off = Без часов
ui-clock-live = { $minutes } мин. каждому и ещё { $increment } с за каждое решение
ui-clock-days = { $days ->
        [one] { $days } день на каждое решение
        [few] { $days } дня на каждое решение
       *[other] { $days } дней на каждое решение
    }
ui-who-may-join = Кто может играть и смотреть
ui-public = Все
ui-private = По приглашению
ui-seed = Сид (с одним сидом карты те же)
ui-create-game = Создать партию

## More of the table

ui-board = Поле
ui-market = Жетоны способностей
ui-panels = Панели
ui-tab-now = Сейчас
ui-tab-me = Я
ui-tab-others = Игроки
ui-tab-market = Рынок
ui-tab-log = Журнал
ui-out-of-reach = Это войско туда не дойдёт.
ui-battle-won = { $player } выигрывает сражение
ui-part-thrown = «Святая рана»

## End

ui-plot = Победные очки по раундам
ui-rematch = Сыграть ещё раз
ui-download-record = Скачать запись

## Replays

ui-replays = Записи
ui-replay = Запись
ui-upload = Загрузить запись и посмотреть
ui-upload-here = Открыть запись и посмотреть или сценарий и сыграть
ui-replay-eyes = Чьими глазами
ui-replay-all-eyes = Видно всё
ui-replay-back = На действие назад
ui-replay-on = На действие вперёд
ui-replay-mark-back = Предыдущая отметка
ui-replay-mark-on = Следующая отметка
ui-replay-play = Воспроизвести
ui-replay-pause = Пауза
ui-replay-speed = Скорость
ui-replay-step = Действие
ui-step-of = { $number } из { $all }

## Rules

ui-rules = Правила
ui-rules-search = Правила, способности, карты
ui-rules-found = { $number ->
        [one] Найдена { $number } запись
        [few] Найдены { $number } записи
       *[other] Найдено { $number } записей
    }
ui-rule-rule = правило
ui-rule-ruling = уточнение
ui-rule-example = пример
ui-rule-tile = способность
ui-rule-card = карта БВ
ui-rule-battle-card = карта сражения
ui-rule-creature = существо
ui-rule-path-board = часть пути
ui-rule-path-token = жетон пути
ui-sure-seed = из книги правил
ui-sure-public-agreed = источники согласны
ui-sure-single-source = один источник
ui-sure-reconstructed = восстановлено
    .text = Точно не известно: восстановлено по имеющимся сведениям.

## Tutorial

ui-tutorial = Обучение
ui-tutorial-start = Начать
ui-got-it = Понятно

## Accounts

ui-account = Учётная запись
ui-account-text = С учётной записью ваши партии доступны на других устройствах. Нужны только имя и пароль.
ui-account-make = Создать учётную запись
ui-account-name = Имя учётной записи
ui-account-in = Вы вошли как { $name }.
ui-password = Пароль (не короче 8 символов)
ui-register = Создать учётную запись
ui-login = Войти
ui-logout = Выйти
ui-save = Сохранить

## Mails

ui-mail-text = В партиях на несколько дней вам могут сообщать по почте, что настал ваш ход. Адрес больше ни для чего не нужен, отказаться можно в любой момент.
ui-mail-address = Адрес почты
ui-mail-send = Прислать ссылку
ui-mail-waiting = Письмо отправлено на { $address }. Откройте ссылку из него.
ui-mail-on = Письма приходят на { $address }.
ui-mail-end = Больше не писать
ui-mail-confirm-ask = Сообщать на этот адрес, что настал ваш ход?
ui-mail-confirm-button = Да, пишите мне
ui-mail-confirm-done = Готово. Мы сообщим, когда в партии на несколько дней настанет ваш ход.
ui-mail-stop-ask = Больше не присылать писем?
ui-mail-stop-button = Больше не писать
ui-mail-stop-done = Готово. Адрес забыт.
ui-mail-gone = Эта ссылка больше не действует. Новую можно получить на странице учётной записи.
ui-mail-confirm-subject = Кемет: это ваш адрес?
ui-mail-confirm-body =
    Кто-то хочет получать на этот адрес письма о том, что в партии в Кемет настал его ход. Если это вы, откройте ссылку:

    { $link }

    Если нет, ничего не делайте или откажитесь от писем совсем:

    { $stop }
ui-mail-turn-subject = Кемет: ваш ход
ui-mail-turn-body =
    { $name }, партия в Кемет ждёт вас:

    { $link }

    Больше не писать:

    { $stop }

## Settings

ui-language = Язык
ui-language-en = English
ui-language-ru = Русский
ui-language-fr = Français
ui-language-pl = Polski
ui-speed = Анимация
ui-speed-off = Выключена
ui-speed-fast = Быстрая
ui-speed-normal = Обычная
ui-speed-slow = Медленная
ui-confirmations = Подтверждать действия
ui-confirmations-all = Всегда
ui-confirmations-important = Только важные
ui-confirmations-none = Никогда
ui-palette = Цвета
ui-palette-normal = Обычные
ui-palette-colour-blind = Для дальтоников
ui-orientation = Поле
ui-orientation-auto = По экрану
ui-orientation-landscape = Горизонтально
ui-orientation-portrait = Вертикально
ui-reduced-motion = Меньше движения
ui-sound = Звук, когда мой ход
ui-notifications = Уведомлять, когда мой ход

## Keys

ui-keys = Клавиши
ui-keys-choice = выбрать этот вариант
ui-keys-confirm = подтвердить выбор; на клетке или кнопке — нажать её
ui-keys-back = шаг назад, закрыть
ui-keys-undo = отменить
ui-keys-arrows = ходить по полю с клетки на клетку
ui-keys-units = больше или меньше воинов в перемещении
ui-keys-board = к полю
ui-keys-prompt = к вопросу
ui-keys-market = жетоны способностей
ui-keys-log = журнал
ui-keys-tab = следующий элемент
ui-keys-help = этот список

## More

ui-menu = Меню
ui-leave-sure = Выйти насовсем: место займёт бот
ui-spectators = { $number ->
        [one] { $number } зритель
        [few] { $number } зрителя
       *[other] { $number } зрителей
    }
ui-row-0 = верхний ряд
ui-row-1 = средний ряд
ui-row-2 = нижний ряд
ui-key-moments = Ключевые моменты
ui-path = Путь в Та-сети
ui-path-start = Начало
ui-path-tokens = Жетоны пути
ui-aria-priests = { $number ->
        [one] { $number } жрец
        [few] { $number } жреца
       *[other] { $number } жрецов
    }

# What the board itself begins in a turn.
ui-task-move = Двинуть отряд
ui-task-build = Строить
ui-task-recruit = Вербовать
ui-attack = Атаковать
ui-move-go = Идти

# Editions.
ui-edition = Издание
ui-edition-classic = Классика
    .text = Основная игра, с «Та-Сети» по желанию
ui-edition-blood-and-sand = Кровь и песок
    .text = Новое издание: свой порядок раунда, своя ночь, свои тайлы

# Tile cards.
ui-tile-mine = ваш
ui-tile-sold = продан
ui-tile-absent = нет в этой партии
ui-tile-free = даром
ui-tile-needs = нужна пирамида { $level }
ui-tile-short = не хватает ОМ: { $number }
ui-your-pyramid = ваша пирамида: { $level }
ui-buy-leaves = останется ОМ: { $number }
ui-veterans = Жетоны ветеранов: { $number }

# The battle as a scene.
ui-skip = Пропустить

# What is no choice.
ui-turn-ends = Делать больше нечего: ваш ход заканчивается.
ui-auto-end = Отвечать самому там, где нет выбора

# The Book of the Dead in the rows of players.
ui-honour = Честь { $number }, разложение { $decay }
ui-in-afterlife = загробный мир
ui-afterlife = В загробном мире: { $number }

## Advice, and the look back at a game

ui-advice = Кнопка совета в партиях против одних ботов
ui-advice-ask = Как поступил бы гроссмейстер?
ui-advice-says = Гроссмейстер выбрал бы: { $action }
ui-advice-chance = Ваши шансы на победу: { $percent } %
ui-chance-plot = Шансы на победу
ui-review = Партия глазами гроссмейстера
ui-review-costly = Самые дорогие решения
ui-review-done = { $player }: { $action }
ui-review-better = Гроссмейстер: { $action }
ui-review-cost = −{ $percent } % к шансам на победу
ui-review-unknown = Гроссмейстер не знает правил этой партии.
ui-review-show = Посмотреть
ui-used-spaces = Заняты сегодня: { $places }
ui-used-spaces-none = Сегодня не занято ни одного поля действий
ui-skip-bots = Сразу к моему ходу
ui-bots-pace = Темп ботов
ui-bots-pace-slow = Медленно
ui-bots-pace-normal = Обычно
ui-bots-pace-fast = Быстро
ui-bots-pace-instant = Сразу
ui-volume = Громкость
ui-again-next = Дальше
ui-since = { $number ->
    [one] Их ход
    [few] Их { $number } хода
   *[other] Их { $number } ходов
}
ui-unknown-page = Такой страницы нет
ui-unknown-page-text = { $address } — не страница Kemet. Ссылка устарела или набрана с ошибкой.
ui-add-bot = Добавить бота
ui-target-of = до { $number } ПО
ui-figure = Какая фигурка
ui-figure-unit = Воин
ui-module-book-of-the-dead = Книга мёртвых
    .text = Изумрудные жетоны, честь и разложение, жертвы, Тот и Апофис.
ui-module-seth = Сет
    .text = Один против общины: город Сета в дельте, совращение, священные храмы и Великая церемония. Многое из напечатанного на компонентах восстановлено по догадке.
ui-zoom-in = Ближе
ui-zoom-out = Дальше
ui-zoom-all = Вся карта
