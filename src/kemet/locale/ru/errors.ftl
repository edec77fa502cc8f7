# Why not: refusals of the rules, errors of the server.

## Why an action is not possible. The rule stands beside the text, not in it.

# The codes are those of kemet.engine.refusals. Variables: names in words; $colour and $wanted are the engine's words.
refusal-not-asked = Сейчас от вас ничего не требуется.
refusal-no-answer = Это не ответ на заданный вопрос.
refusal-not-in-lesson = По правилам это можно, но урок сейчас о другом.
refusal-no-undo = Это уже нельзя отменить: открылась новая информация или действовал другой игрок.
refusal-city-free = Выберите свободный город: { $cities }.
refusal-split-levels = Распределите 3 очка высоты как 1-1-1 или 2-1-0, по одной пирамиде каждого цвета.
refusal-starting-units = 10 воинов начинают в ваших районах с пирамидами, не больше 5 на клетке.
refusal-dawn-cards = Сыграйте одну карту, сбросьте другую, затем выберите, сколько жетонов рассвета потратить.
refusal-dawn-place = Займите свободное место в порядке хода; 1 — первое.
refusal-battle-card-not-in-hand = Этой карты сражения нет у вас в руке, или вы её уже играете.
refusal-battle-card-barred = Тот назвал эту карту сражения: её нельзя сыграть в этом сражении.
refusal-battle-card-wanted = Сначала выберите карту сражения.
refusal-di-not-for-battle = Карта «{ $di }» не играется в сражении.
refusal-di-not-in-hand = Карты «{ $di }» нет у вас в руке.
refusal-di-list-order = Добавьте карту «{ $di }» раньше тех, что идут в списке после неё.
refusal-di-pay-together = Нужно оплатить все свои карты БВ в этом сражении; у вас { $pp } ОМ.
refusal-di-not-own-turn = Карту «{ $di }» не играют в свой ход.
refusal-di-during-move = Карту «{ $di }» играют только во время перемещения.
refusal-di-price = Карта «{ $di }» стоит { $cost } ОМ, у вас { $pp }.
refusal-di-changes-nothing = Карта «{ $di }» сейчас ничего не изменит.
refusal-pyramid-top = В этой партии пирамиды не выше { $level }.
refusal-three-pyramids = В городе помещаются только три пирамиды.
refusal-pyramid-already = Высота { $colour ->
        [white] белой пирамиды
        [red] красной пирамиды
        [blue] синей пирамиды
        [black] чёрной пирамиды
        [emerald] изумрудной пирамиды
        [violet] фиолетовой пирамиды
        [diamond] алмазной пирамиды
        [ruby] рубиновой пирамиды
        [sapphire] сапфировой пирамиды
        [onyx] ониксовой пирамиды
       *[other] пирамиды ({ $colour })
    } уже { $level }.
refusal-build-price = Поднять высоту с { $old } до { $level } стоит { $cost } ОМ, у вас { $pp }.
refusal-tile-colour = «{ $tile }» — { $colour ->
        [white] белая
        [red] красная
        [blue] синяя
        [black] чёрная
        [emerald] изумрудная
        [violet] фиолетовая
        [diamond] алмазная
        [ruby] рубиновая
        [sapphire] сапфировая
        [onyx] ониксовая
       *[other] { $colour }
    } способность, а здесь покупают { $wanted ->
        [white] белые
        [red] красные
        [blue] синие
        [black] чёрные
        [emerald] изумрудные
        [violet] фиолетовые
        [diamond] алмазные
        [ruby] рубиновые
        [sapphire] сапфировые
        [onyx] ониксовые
       *[other] другие
    }.
refusal-not-bought-today = Сегодня вы ещё не покупали { $colour ->
        [white] белых
        [red] красных
        [blue] синих
        [black] чёрных
        [emerald] изумрудных
        [violet] фиолетовых
        [diamond] алмазных
        [ruby] рубиновых
        [sapphire] сапфировых
        [onyx] ониксовых
       *[other] таких
    } способностей.
refusal-tile-owned = «{ $tile }» у вас уже есть; двух одинаковых способностей быть не может.
refusal-tile-sold-out = «{ $tile }»: жетонов больше нет.
refusal-tile-level-closed = Способности уровня { $level } пока недоступны.
refusal-tile-needs-pyramid = Для «{ $tile }» нужна { $colour ->
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
    } высотой { $level }.
refusal-tile-price = «{ $tile }» стоит { $cost } ОМ, у вас { $pp }.
refusal-lay-token-first = Прежде чем закончить ход, выложите фишку.
refusal-token-already-laid = Обычная фишка этого хода уже выложена.
refusal-action-space-taken = Там уже лежит фишка.
refusal-gold-space = На золотую клетку кладут только золотую фишку.
refusal-every-row = Оставшихся фишек должно хватить на каждый ряд.
refusal-no-silver = Сегодня у вас нет серебряной фишки.
refusal-silver-space-taken = Там уже лежит фишка.
refusal-no-gold = Сегодня у вас нет для этого золотой фишки.
refusal-no-troop = Там нет вашего войска.
refusal-not-adjacent = Эти клетки не соседние: { $at }, { $space }.
refusal-no-range = У войска не осталось дальности.
refusal-walls = Стены: войти в чужой город можно, только начав перемещение рядом с ним.
refusal-already-there = Войско уже там.
refusal-toll = Существо на этой клетке требует плату: { $cost } ОМ.
refusal-follower-limit = Последователей божества не больше вашего уровня разложения: { $limit }.
refusal-troop-limit = В войске не больше { $limit } воинов.
refusal-troop-limit-passing = В войске не больше { $limit } воинов, даже мимоходом.
refusal-creature-there = Там уже есть ваше существо.
refusal-no-obelisk = Здесь нет обелиска: { $space }.
refusal-no-pyramid-here = Здесь нет вашей пирамиды для переноса: { $at }.
refusal-teleport-price = Перенос стоит { $cost } ОМ, у вас { $pp }.
refusal-card-teleport = Карта переносит войско на клетку с обелиском, где ему хватит места.
refusal-followers-exceeded = По завершении перемещения последователей не больше уровня разложения, и с божеством нет существа.
refusal-own-district-or-troop = Воинов размещают в своих районах и войсках, а не здесь: { $space }.
refusal-not-own-district = Это не район вашего города: { $space }.
refusal-loser-stays = Проигравший может остаться, только если у победителя нет воинов.
refusal-no-retreat = Рядом нет клеток без воинов, отступить некуда.
refusal-retreat-adjacent = Отступают на соседнюю клетку без воинов.
refusal-enemy-troop-wanted = Выберите клетку с войском противника.
refusal-no-priest-by-path = В резерве пути нет ваших жрецов.
refusal-priest-cannot-go-on = Ваш жрец не может идти отсюда дальше.
refusal-skill-owned = Этот навык у вас уже есть.

## Refusals of the server itself

refusal-over = Партия окончена.
refusal-no-pass = Здесь нельзя пропустить выбор.
refusal-no-action = Такого действия нет.
refusal-starting-troops = 10 воинов начинают в двух ваших районах с пирамидами, по 5 в каждом.
refusal-di-enough-laid = Карт БВ в сражении: не больше { $most }.
refusal-no-more-teleports = Войско уже перенеслось столько раз, сколько можно за одно перемещение.
refusal-colour-not-in-play = Способностей этого цвета нет в этой игре.

## What a caller did wrong

error-unknown = Что-то пошло не так.
error-options = С такими настройками партия невозможна: { $text }
error-seat-count = Для этой партии нужно мест: { $players }.
error-no-such-bot = Нет бота с именем { $name }.
error-no-such-space = Такой клетки на этой карте нет.
error-muted = Вы сражаетесь с союзником: до раскрытия карт нельзя переговариваться.
error-no-such-game = Такой партии нет.
error-no-such-seat = Такого места нет.
error-not-your-seat = Это не ваше место.
error-not-your-game = Это может сделать только участник партии.
error-not-open = К этой партии уже нельзя присоединиться.
error-not-running = Партия сейчас не идёт.
error-advice-among-people = Совет получает только тот, кто играет против одних ботов.
error-not-asked = Сейчас от вас ничего не требуется.
error-not-over = Партия ещё не окончена.
error-no-free-seat = Все места заняты.
error-seat-taken = Это место уже занято.
error-invite-needed = Эта партия по приглашению: откройте полученную ссылку.
error-stale = Партия ушла вперёд, взгляните ещё раз.
error-no-undo = Это уже нельзя отменить.
error-rules-changed = Эта партия начата по другой версии правил, продолжить её здесь нельзя.
error-game-damaged = Эта партия повреждена на диске сервера: часть действий потеряна.
error-time-over = Ваше время истекло: за вас играет бот.
error-already-seated = У вас уже есть место в этой партии.
error-seen-other-hand = Вы уже видели другую руку в этой партии и не можете занять это место.
error-too-many-bot-games = Незаконченных партий одних ботов у вас уже { $most }: больше нельзя.
error-record-too-long = Запись слишком длинная: предел — { $most } действий.
error-too-many-games = У вас слишком много незаконченных партий; предел — { $most }.
error-server-full = Сервер заполнен. Попробуйте позже.
error-try-again = Не получилось. Попробуйте ещё раз.
error-not-here = Для этого нужен сервер, а у этой страницы его нет.
error-net-on-its-way = Сеть мастера ещё загружается; спросите через минуту.
error-no-link = Это не ссылка Kemet, или часть её потерялась по дороге.
error-link-parted = Эта ссылка — о другом ходе партии, не о том, что хранится здесь.
error-no-such-puzzle = Такой задачи нет.
error-offline = Сервер недоступен.
error-has-account = У вас уже есть учётная запись.
error-no-mail = Этот сервер не отправляет писем.
error-no-such-word = Эта ссылка больше не действует.
error-name-taken = Имя { $name } уже занято.
error-wrong-password = Неверное имя или пароль.
error-no-identity = Браузер не прислал cookie; разрешите их для этого сайта и обновите страницу.
error-csrf = Страница устарела, обновите её.
error-origin = Запрос пришёл с другого сайта и не выполнен.
error-too-fast = Слишком много запросов. Подождите немного.
error-too-large = Слишком большой объём данных.
error-room-full = У этой партии уже слишком много зрителей.
error-record = Это не запись партии: { $text }
error-scenario = Это не сценарий: { $text }
error-no-such-replay = Такой записи нет.
error-no-such-step = В этой записи всего шагов: { $steps }.
error-no-such-lesson = Такого урока нет.
error-too-many-replays = У вас слишком много записей; предел — { $most }.
error-bad-message = Сервер не понял это сообщение.
error-bad-request = Сервер не понял этот запрос.
error-forbidden = Это вам недоступно.
error-not-found = По этому адресу ничего нет.
error-wrong-method = По этому адресу так сделать нельзя.
error-server = На сервере произошла ошибка. Попробуйте ещё раз.
