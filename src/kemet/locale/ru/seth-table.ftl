# Сет за столом в браузере.

player-seth = Сет
ui-osiris = Поле Осириса
ui-osiris-tab = Осирис
ui-community = Община
ui-community-won = Община победила!
ui-seth-won = Сет победил!
ui-won-by-points = Священный храм, Великая церемония и постоянные ПО: { $vp }.
ui-won-by-district = Священный храм, Великая церемония и район города Сета.
ui-won-by-battles = ПО за битвы: { $vp }.
ui-won-by-destruction = У общины не осталось воинов.
ui-day-track = Ходы дня
ui-community-turn = Ход общины
ui-seth-turn = { $number ->
        [one] Ход Сета: { $number } действие
        [few] Ход Сета: { $number } действия
       *[other] Ход Сета: { $number } действий
    }
ui-eclipse = Затмение: все ночные жетоны действуют ещё раз
ui-member-tokens = Фишки членов общины
ui-member-token = Фишка: { $player }
ui-lay-member-token = Выложить фишку: { $player }
ui-creature-cards = Существа, которых может совратить Сет
ui-speaker = Говорит за общину
ui-anyone-of-you = Может действовать любой, кто ещё не действовал:
ui-has-acted = уже действовал
ui-may-act = может действовать
ui-may-build-temple = До первого действия можно строить священные храмы: клетки подсвечены.
ui-temple-at = Священный храм: { $space }
ui-allies-along = Идут с вами: { $player }
ui-choose-allies = Выбрать, кто идёт
ui-yellow-space = Жёлтая клетка: фишка члена общины бьёт по нему самому
ui-goal-temple = Священный храм 3-го уровня
ui-goal-ceremony = Великая церемония
ui-goal-vp = Постоянные ПО
ui-goal-district = Или первые две цели и район города Сета в начале хода
ui-goal-battles = ПО за битвы
ui-goal-no-units = Или у общины не осталось воинов; сейчас:
ui-portal-open = Порталы открыты для всех.
ui-portal-closed = Порталы закрыты для общины до Великой церемонии.
ui-sacred-temples = Священные храмы
ui-no-sacred-temples = Пока нет: строятся в пустыне без обелиска в начале хода общины.
ui-temple-level = уровень { $level } из 3
ui-powers = Силы Осириса
action-pp = { $number } ОМ
ui-seats-seth = Место 1 — Сет, против всех остальных вместе. Люди и боты сидят где угодно.
ui-point = Показать клетку (дважды) или путь от одной к другой: видят все
