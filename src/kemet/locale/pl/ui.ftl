# The interface.

## Modules, options, bots, clocks

ui-module-black-pyramid = Czarna piramida
    .text = Czwarty kolor: 16 czarnych płytek i trzy stwory.
ui-module-dawn = Świt
    .text = Przed każdym dniem karty Walki rozstrzygają, kto wybiera miejsce w kolejności.
ui-module-path = Droga do Ta-Seti
    .text = Kapłani wędrują do dalekiego miasta po Przedmioty, Zdolności i punkty zwycięstwa.
ui-module-early-victory = Nowy warunek zwycięstwa
    .text = Kto zaczyna turę z wymaganą liczbą punktów zwycięstwa i nikt go nie wyprzedza, wygrywa od razu.
ui-module-new-cards = Nowe karty
    .text = Po dwie dodatkowe karty Walki dla każdego i sześć nowych rodzajów kart BI.
ui-bot-random = Losowy
ui-bot-easy = Łatwy
ui-bot-normal = Zwykły
ui-bot-hard = Silny
ui-bot-expert = Ekspert
ui-bot-master = Mistrz
ui-bot-master-aggressive = Mistrz wojownik
ui-bot-master-builder = Mistrz budowniczy
ui-bot-master-devout = Mistrz pobożny

## Other readings of the rules

ui-variant-initiative-ends-move = Inicjatywa, która nie zostawia wroga, kończy ruch
ui-variant-discard-at-once = Karty bitwy odrzuca się przed wyłożeniem kart boskiej interwencji
ui-variant-both-mercenaries = Jeden gracz może mieć obie płytki Najemników
ui-variant-divine-strength-for-temples = Boska siła działa też na dochód ze świątyń
ui-variant-divine-strength-for-battles = Boska siła działa też na zyski z bitew
ui-variant-victory-before-every-token = Zwycięstwo sprawdza się przed każdym znacznikiem, także srebrnym i złotym
ui-variant-send-priests-from-board = Kapłana odsyła się tylko wtedy, gdy wszyscy trzej są na planszy
ui-variant-send-priests-any-time = Kapłana można odesłać w dowolnej chwili swojej tury
ui-variant-take-any-tokens = Kapłan może wziąć wszystkie żetony z lokacji
ui-variant-refill-before-turn-order = Drogę uzupełnia się przed ustaleniem kolejności, jak w polskiej instrukcji

## At the table

ui-home = Strona główna
ui-round = Runda
ui-phases = Fazy
ui-turn-order = Kolejność graczy
ui-tokens-left = Pozostało znaczników: { $number }
ui-days = { $number ->
        [one] { $number } dzień
       *[other] { $number } dni
    }
ui-away = Nie ma przy stole
ui-you = Ty
ui-guest = Gość
ui-bot = Bot
ui-takeover = Przejmij to miejsce
ui-prompt = Co jest do zrobienia
ui-choices = Możliwości
ui-waiting = Czekamy: { $players }.
ui-ended = Ta gra zakończyła się bez zwycięzcy.
ui-won = { $player } wygrywa!
ui-won-in = W rundzie { $round }, punkty zwycięstwa: { $points }
ui-see-result = Zobacz wynik
ui-link-lost = Utracono połączenie. Próbujemy ponownie…
ui-engine-compiling = Przez minutę lub dwie boty myślą wolno: szybki silnik właśnie się buduje. Zacznij grać od razu, dołączy sam.
ui-engine-ready = Szybsze boty są gotowe
ui-engine-loading = Wczytywanie gry: { $loaded } z { $of } MB
ui-net-loading = Gra jest gotowa; mistrz w drodze: { $loaded } z { $of } MB
ui-engine-failed = Nie udało się wczytać gry. Czy przeglądarka jest aktualna?
ui-link = Link
ui-link-copied = Skopiowano
ui-link-replay = Wyślij link do tej powtórki
ui-link-static-only = Linki zawierające grę otwiera strona bez serwera.
ui-play-on = Graj dalej stąd
ui-by-link-turn = Twoja część gotowa: wyślij link, a druga osoba zagra dalej.
ui-by-link-over = Gra skończona: wyślij link, żeby druga osoba też zobaczyła koniec.
ui-by-link-send = Wyślij link
ui-by-link-secrets = Link zawiera całą grę, razem z ukrytymi kartami; strona pokazuje każdemu tylko jego własne.
ui-seat-by-link = Ktoś gdzie indziej, przez link
ui-keeping = Gry tej przeglądarki
ui-keeping-text = Gry są przechowywane tylko tutaj. Zapisz je w jednym pliku, żeby przenieść je do innej przeglądarki.
ui-keeping-export = Zapisz wszystkie gry w pliku
ui-keeping-import = Wczytaj plik z grami
ui-taken-in = Wczytano: { $number }
ui-puzzles = Zagadki
ui-puzzles-text = Wygraj w tej turze, cokolwiek inni mają i odpowiedzą. Pozycje pochodzą z gier botów; sposób jest jeden.
ui-puzzles-all = Wszystkie zagadki
ui-puzzle-today = Zagadka dnia
ui-puzzle-solve = Rozwiąż
ui-puzzle-solved = rozwiązana
ui-puzzle-task = Wygraj w tej turze: to ostatnia tura dnia. Cokolwiek mają inni, jest sposób.
ui-puzzle-won = Rozwiązane! Nic, co mogli zrobić inni, nie pomogłoby im.
ui-puzzle-missed = Tura skończona, a gra niewygrana. Spróbuj jeszcze raz.
ui-puzzle-again = Jeszcze raz
ui-confirm = Potwierdź
ui-cancel = Anuluj
ui-back = Wstecz
ui-undo = Cofnij
ui-clear = Wyczyść
ui-close = Zamknij
ui-key-enter = Enter
ui-key-esc = Esc
ui-why = Dlaczego?
ui-none = Brak
ui-window-closes = { $number ->
        [one] Została { $number } sekunda
        [few] Zostały { $number } sekundy
       *[other] Zostało { $number } sekund
    }
ui-window-no-more = Nie pytaj więcej w tej turze

## Boards and hands

ui-my-board = Moja plansza
ui-action-board = Pola akcji: { $player }
ui-token-here = leży tu znacznik
ui-tiles-of = Płytki mocy: { $player }
ui-reserve = Zasoby
ui-prayer-points = Punkty modlitwy
ui-pp-of = Punkty modlitwy: { $number } z { $max }
ui-vp-short = PZ
ui-vp-permanent = Stałe PZ
ui-vp-temporary = Tymczasowe PZ
ui-vp-battle = PZ chwały
ui-vp-sources = Skąd pochodzą PZ
ui-di-cards = Karty BI
ui-battle-cards = Karty Walki
ui-hidden-cards = { $number ->
        [one] { $number } ukryta karta
        [few] { $number } ukryte karty
       *[other] { $number } ukrytych kart
    }
ui-battle-cards-known = Karty Walki: { $hand } na ręce, { $pile } odrzuconych, z tego { $hidden } zakrytych
ui-card-play = zagrywana
ui-card-discard = odrzucana
ui-card-used = zużyta
ui-cost = kosztuje { $number } PM
ui-gain = daje { $number } PM
ui-steps = { $number ->
        [one] { $number } krok
        [few] { $number } kroki
       *[other] { $number } kroków
    }

## Moving

ui-move-pick = może się ruszyć
ui-units-going = Ile jednostek idzie
ui-fewer = Mniej
ui-more = Więcej
ui-creature-goes = { $creature } idzie z oddziałem
ui-regroup = { $number ->
        [one] Dalej idzie { $number } jednostka
        [few] Dalej idą { $number } jednostki
       *[other] Dalej idzie { $number } jednostek
    }
ui-regroup-why = Zabierz stąd jednostki albo część zostaw
ui-go-on = Stań tam i idź dalej
ui-go-on-why = Oddział zatrzymuje się tam, może zostawić jednostki i idzie dalej, na ile starczy kroków
ui-way-walk = { $steps ->
        [one] pieszo, { $steps } krok
        [few] pieszo, { $steps } kroki: { $via }
       *[other] pieszo, { $steps } kroków: { $via }
    }
ui-way-harbour = { $steps ->
        [one] przez Nil, { $steps } krok
        [few] przez Nil, { $steps } kroki: { $via }
       *[other] przez Nil, { $steps } kroków: { $via }
    }
ui-way-teleport = { $steps ->
        [0] teleportacją
        [one] teleportacją i { $steps } krok
        [few] teleportacją i { $steps } kroki
       *[other] teleportacją i { $steps } kroków
    }

## Battle

ui-battle = Bitwa
ui-battle-at = Bitwa: { $space }
ui-attacker = Atakujący
ui-defender = Obrońca
ui-winner = zwycięzca
ui-strength = Siła
ui-damage = Obrażenia
ui-shield = Ochrona
ui-known-strength = Znana siła, bez kart
ui-versus = przeciw
ui-enemy-holds = Na ręce: karty Walki – { $cards }, karty BI – { $di }
ui-enemy-plays = zagrywa { $card }
ui-battle-play-hint = Wybierz kartę Walki, którą zagrywasz.
ui-battle-play-hint-both = Dwie bitwy naraz: po karcie na każdą, bez odrzucania. Wybierz tę, którą grasz tutaj.
ui-battle-discard-hint = Teraz wybierz inną kartę do odrzucenia.
ui-battle-lock-hint = Jeśli chcesz, dołóż karty BI i zatwierdź wybór.
ui-battle-lock-only = Teraz zatwierdź wybór.
ui-battle-lock = Zatwierdź
ui-battle-wait = Twoje karty są wybrane. Czekamy na drugą stronę.
ui-battle-rule = Wygrywa większa siła, w remisie obrońca. Każda strona traci tyle jednostek, ile wynoszą obrażenia wroga minus własna ochrona.
ui-battle-card = karta Walki { $card }
ui-part = Skąd
ui-total = Razem
ui-units-lost = { $number ->
        [0] bez strat
        [one] stracono { $number } jednostkę
        [few] stracono { $number } jednostki
       *[other] stracono { $number } jednostek
    }

## Market

ui-buy = Kup
ui-market-search = Szukaj po słowie
ui-market-when = Kiedy działa
ui-market-any-time = W dowolnym momencie
ui-market-buyable = Tylko to, co mogę kupić
ui-market-hint = Wybierz płytkę, aby przeczytać jej opis.
ui-reconstructed = Zrekonstruowane

## Log and chat

ui-log = Dziennik
ui-log-all = Pokaż cały dziennik
ui-chat = Czat
ui-chat-empty = Nikt jeszcze nic nie napisał.
ui-chat-say = Napisz coś
ui-chat-send = Wyślij

## For screen readers

ui-aria-temple = świątynia, { $number } PM na koniec dnia
ui-aria-temple-for-unit = świątynia, 5 PM za jednostkę na koniec dnia
ui-aria-sanctuary = 1 stały PZ za 2 jednostki na koniec dnia
ui-aria-obelisk = obelisk
ui-aria-troop = { $number ->
        [one] { $player }: { $number } jednostka
        [few] { $player }: { $number } jednostki
       *[other] { $player }: { $number } jednostek
    }
ui-aria-pyramid = { $colour } piramida, poziom { $level }

## Whom we wait for, and why

ui-waiting-pick-city = Wybór miasta.
ui-waiting-set-pyramids = Ustawianie piramid.
ui-waiting-set-units = Rozstawianie jednostek.
ui-waiting-keep-one = Wybór karty BI.
ui-waiting-night-tiles = Nocne płytki mocy.
ui-waiting-raise-pyramid = Podnoszenie piramidy.
ui-waiting-turn-order = Ustalanie kolejności.
ui-waiting-turn = Wybór akcji.
ui-waiting-build = Budowa.
ui-waiting-place-pyramid = Ustawianie piramidy.
ui-waiting-buy = Zakup płytki.
ui-waiting-buy-again = Zakup jeszcze jednej płytki.
ui-waiting-remove-card = Usuwanie karty Walki.
ui-waiting-place-units = Umieszczanie jednostek.
ui-waiting-place-reinforcements = Umieszczanie posiłków.
ui-waiting-pick-creature = Umieszczanie stworów.
ui-waiting-place-creature = Umieszczanie stwora.
ui-waiting-choose-battle = Wybór następnej bitwy.
ui-waiting-pick-troop = Ruch.
ui-waiting-move = Ruch.
ui-waiting-teleport-to = Wybór obelisku.
ui-waiting-burn-unit = Deszcz ognia: wybór celu.
ui-waiting-take-from-discard = Wybór karty z odrzuconych.
ui-waiting-veto = Czas na Weto.
ui-waiting-escape = Czas na Ucieczkę.
ui-waiting-escape-to = Ucieczka.
ui-waiting-battle-cards = Wybór kart Walki.
ui-waiting-tactical-choice = Taktyczny wybór: zamienić czy nie.
ui-waiting-divine-wound = Boska rana: odrzucanie kart.
ui-waiting-after-defeat = Odwrót czy wycofanie.
ui-waiting-retreat-to = Wybór pola odwrotu.
ui-waiting-after-victory = Zostać czy wycofać.
ui-waiting-give-units = Oddać jednostki czy nie.
ui-waiting-dawn-cards = Wybór kart na Świt.
ui-waiting-take-place = Wybór miejsca w kolejności.
ui-waiting-activate-priest = Wybór kapłana.
ui-waiting-pick-road = Wybór ścieżki.
ui-waiting-take-token = Wziąć żeton czy nie.
ui-waiting-replace-unit = Umieszczanie kapłana.
ui-waiting-lose-priests = Wybór strat.
ui-waiting-send-priest-back = Odsyłanie kapłana.

## Lobby

ui-loading = Wczytywanie…
ui-lobby = Czekamy na graczy
ui-lobby-text = Gra zacznie się, gdy wszystkie miejsca będą zajęte. Wyślij link tym, z którymi chcesz zagrać.
ui-invite-link = Link z zaproszeniem
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-join = Dołącz
ui-leave = Opuść
ui-seat-open = Wolne miejsce
ui-settings = Ustawienia
ui-your-name = Twoje imię
ui-handover = Przekaż ekran: { $player }.
ui-handover-ready = Gotowe

## Home

ui-tagline = Bogowie, piramidy i bitwy nad Nilem
ui-fan-made = Projekt fanowski, niezwiązany z wydawcami gry planszowej.
ui-you-are = Twoja nazwa: { $name }.
ui-learn = Naucz się grać
ui-learn-text = Dziesięć krótkich lekcji na prawdziwej planszy
ui-new-game-text = Gracze, boty, edycje, dodatki
ui-quick-game = Szybka gra
ui-quick-text = Ty przeciw botom, od razu.
ui-quick-bots = { $number ->
        [one] { $number } bot
        [few] { $number } boty
       *[other] { $number } botów
    }
ui-new-game = Nowa gra
ui-join-link = Dołącz przez link
ui-my-games = Moje gry
ui-games-open = Gry szukające graczy
ui-no-games-open = Nikt teraz nie szuka graczy.
ui-games-running = Gry do oglądania
ui-no-games-running = Nie toczy się teraz żadna publiczna gra.
ui-games-finished = Zakończone gry
ui-no-games-finished = Nie ma jeszcze zakończonych gier.
ui-waiting-for-players = czeka na graczy
ui-your-turn = Twoja tura
ui-players-number = { $number ->
        [one] { $number } gracz
       *[other] { $number } graczy
    }
ui-watch = Oglądaj
ui-watch-replay = Obejrzyj powtórkę

## New game

ui-game = Gra
ui-players = Gracze
ui-player = Gracz
ui-seat = Miejsce { $number }
ui-seat-me = Ty
ui-seat-bot = Bot
ui-bot-level = Poziom bota
ui-hot-seat = Kilka osób gra w tej przeglądarce na zmianę: między turami karty są zakryte.
ui-modules = Moduły
ui-more-options = Więcej opcji
ui-set-ta-seti = Ta-Seti: wszystkie pięć
ui-variants = Inne odczytania zasad
ui-option-target = Punkty potrzebne do wygranej
ui-option-target-8 = 8 (krótka gra)
ui-option-target-10 = 10 (długa gra)
ui-option-learning = Gra wprowadzająca do 4 PZ
ui-option-learning-false = Nie
ui-option-learning-true = Tak
ui-option-discards = Odrzucane karty Walki
ui-option-discards-down = Zakryte
ui-option-discards-up = Odkryte
ui-option-cities = Miasta
ui-option-cities-pick = Do wyboru
ui-option-cities-random = Losowo
ui-clock = Zegar
ui-clock-off = Bez zegara
ui-clock-live = { $minutes } min dla każdego i { $increment } s więcej za każdą decyzję
ui-clock-days = { $days ->
        [one] { $days } dzień na każdą decyzję
       *[other] { $days } dni na każdą decyzję
    }
ui-who-may-join = Kto może grać i oglądać
ui-public = Wszyscy
ui-private = Na zaproszenie
ui-seed = Ziarno (to samo ziarno daje te same karty)
ui-create-game = Utwórz grę

## More of the table

ui-board = Plansza
ui-market = Płytki mocy
ui-panels = Panele
ui-tab-now = Teraz
ui-tab-me = Ja
ui-tab-others = Gracze
ui-tab-market = Rynek
ui-tab-log = Dziennik
ui-out-of-reach = Poza zasięgiem tego oddziału.
ui-battle-won = { $player } wygrywa bitwę
ui-part-thrown = Boska rana

## End

ui-plot = Punkty zwycięstwa w kolejnych rundach
ui-rematch = Zagraj ponownie
ui-download-record = Pobierz zapis

## Replays

ui-replays = Powtórki
ui-replay = Powtórka
ui-upload = Wczytaj zapis i obejrzyj
ui-upload-here = Otwórz zapis i obejrzyj go albo scenariusz i zagraj
ui-replay-eyes = Czyimi oczami
ui-replay-all-eyes = Widać wszystko
ui-replay-back = O jedną akcję wstecz
ui-replay-on = O jedną akcję dalej
ui-replay-mark-back = Poprzedni znacznik
ui-replay-mark-on = Następny znacznik
ui-replay-play = Odtwarzaj
ui-replay-pause = Wstrzymaj
ui-replay-speed = Szybkość
ui-replay-step = Akcja
ui-step-of = { $number } z { $all }

## Rules

ui-rules = Zasady
ui-rules-search = Szukaj zasad, płytek i kart
ui-rules-found = { $number ->
        [one] { $number } wynik
        [few] { $number } wyniki
       *[other] { $number } wyników
    }
ui-rule-rule = zasada
ui-rule-ruling = rozstrzygnięcie
ui-rule-example = przykład
ui-rule-tile = płytka
ui-rule-card = karta BI
ui-rule-battle-card = karta Walki
ui-rule-creature = stwór
ui-rule-path-board = plansza drogi
ui-rule-path-token = żeton drogi
ui-sure-seed = z instrukcji
ui-sure-public-agreed = źródła są zgodne
ui-sure-single-source = jedno źródło
ui-sure-reconstructed = zrekonstruowane
    .text = Nie wiadomo na pewno: odtworzone na podstawie tego, co wiadomo.

## Tutorial

ui-tutorial = Samouczek
ui-tutorial-start = Zacznij
ui-got-it = Rozumiem

## Accounts

ui-account = Konto
ui-account-text = Dzięki kontu zagrasz w swoje gry także na innych urządzeniach. Wystarczy nazwa i hasło.
ui-account-make = Załóż konto
ui-account-name = Nazwa konta
ui-account-in = Zalogowano jako { $name }.
ui-password = Hasło (co najmniej 8 znaków)
ui-register = Załóż konto
ui-login = Zaloguj się
ui-logout = Wyloguj się
ui-save = Zapisz

## Mails

ui-mail-text = W grach na wiele dni możesz dostawać pocztą wiadomość, że to twoja kolej. Adres nie służy do niczego innego i w każdej chwili możesz zrezygnować.
ui-mail-address = Adres e-mail
ui-mail-send = Wyślij mi link do potwierdzenia
ui-mail-waiting = Wiadomość jest w drodze na { $address }. Otwórz link, który zawiera.
ui-mail-on = Wiadomości przychodzą na { $address }.
ui-mail-end = Żadnych wiadomości
ui-mail-confirm-ask = Czy chcesz dostawać na ten adres wiadomość, że to twoja kolej?
ui-mail-confirm-button = Tak, piszcie do mnie
ui-mail-confirm-done = Gotowe. Damy znać, gdy w grze na wiele dni przyjdzie twoja kolej.
ui-mail-stop-ask = Czy nie chcesz więcej wiadomości?
ui-mail-stop-button = Żadnych wiadomości
ui-mail-stop-done = Gotowe. Adres został zapomniany.
ui-mail-gone = Ten link już nie działa. Poproś o nowy na stronie konta.
ui-mail-confirm-subject = Kemet: czy to twój adres?
ui-mail-confirm-body =
    Ktoś chce dostawać na ten adres wiadomość, że w grze w Kemet przyszła jego kolej. Jeśli to ty, otwórz ten link:

    { $link }

    Jeśli nie, nie rób nic albo zrezygnuj ze wszystkich wiadomości:

    { $stop }
ui-mail-turn-subject = Kemet: twoja kolej
ui-mail-turn-body =
    { $name }, gra w Kemet czeka na ciebie:

    { $link }

    Żadnych wiadomości:

    { $stop }

## Settings

ui-language = Język
ui-language-en = English
ui-language-ru = Русский
ui-language-fr = Français
ui-language-pl = Polski
ui-speed = Animacje
ui-speed-off = Wyłączone
ui-speed-fast = Szybkie
ui-speed-normal = Zwykłe
ui-speed-slow = Wolne
ui-confirmations = Potwierdzanie akcji
ui-confirmations-all = Zawsze
ui-confirmations-important = Tylko ważne
ui-confirmations-none = Nigdy
ui-palette = Kolory
ui-palette-normal = Zwykłe
ui-palette-colour-blind = Dla daltonistów
ui-orientation = Plansza
ui-orientation-auto = Jak ekran
ui-orientation-landscape = Poziomo
ui-orientation-portrait = Pionowo
ui-reduced-motion = Ogranicz ruch
ui-sound = Dźwięk, gdy moja tura
ui-notifications = Powiadom, gdy moja tura

## Keys

ui-keys = Klawisze
ui-keys-choice = wybierz tę możliwość
ui-keys-confirm = potwierdź wybór; na polu lub przycisku – naciśnij
ui-keys-back = krok wstecz, zamknij
ui-keys-undo = cofnij
ui-keys-arrows = poruszaj się po planszy z pola na pole
ui-keys-units = więcej lub mniej jednostek w ruchu
ui-keys-board = przejdź do planszy
ui-keys-prompt = przejdź do pytania
ui-keys-market = płytki mocy
ui-keys-log = dziennik
ui-keys-tab = następny element
ui-keys-help = ta lista

## More

ui-menu = Menu
ui-leave-sure = Odejdź na dobre: miejsce zajmie bot
ui-spectators = { $number ->
        [one] { $number } widz
        [few] { $number } widzów
       *[other] { $number } widzów
    }
ui-row-0 = górny rząd
ui-row-1 = środkowy rząd
ui-row-2 = dolny rząd
ui-key-moments = Kluczowe momenty
ui-path = Droga do Ta-Seti
ui-path-start = Początek
ui-path-tokens = Żetony drogi
ui-aria-priests = { $number ->
        [one] { $number } kapłan
       *[other] { $number } kapłanów
    }

# What the board itself begins in a turn.
ui-task-move = Rusz stąd
ui-task-build = Buduj tutaj
ui-task-recruit = Rekrutuj tutaj
ui-attack = Atakuj
ui-move-go = Ruszaj

# Editions.
ui-edition = Edycja
ui-edition-classic = Klasyczna
    .text = Gra podstawowa, do niej Ta-Seti
ui-edition-blood-and-sand = Krew i piasek
    .text = Nowsza edycja: własna runda, noc i kafelki

# Tile cards.
ui-tile-mine = twój
ui-tile-sold = sprzedany
ui-tile-absent = nie w tej grze
ui-tile-free = darmo
ui-tile-needs = wymaga piramidy { $level }
ui-tile-short = brakuje { $number } PM
ui-your-pyramid = twoja piramida: { $level }
ui-buy-leaves = zostanie { $number } PM
ui-veterans = Żetony weteranów: { $number }

# The battle as a scene.
ui-skip = Pomiń

# What is no choice.
ui-turn-ends = Nie ma już nic do zrobienia: twoja tura się kończy.
ui-auto-end = Odpowiadaj sam, gdy nie ma wyboru

# The Book of the Dead in the rows of players.
ui-honour = Honor { $number }, rozkład { $decay }
ui-in-afterlife = zaświaty
ui-afterlife = Jednostki w zaświatach: { $number }

## Advice, and the look back at a game

ui-advice = Przycisk rady w grach z samymi botami
ui-advice-ask = Co zrobiłby mistrz?
ui-advice-says = Mistrz wybrałby: { $action }
ui-advice-chance = Twoje szanse na zwycięstwo: { $percent } %
ui-chance-plot = Szanse na zwycięstwo
ui-review = Gra oczami mistrza
ui-review-costly = Decyzje, które kosztowały najwięcej
ui-review-done = { $player }: { $action }
ui-review-better = Mistrz: { $action }
ui-review-cost = −{ $percent } % szans na zwycięstwo
ui-review-unknown = Mistrz nie zna zasad tej gry.
ui-review-show = Zobacz
ui-used-spaces = Zajęte dziś: { $places }
ui-used-spaces-none = Dziś nie zajęto żadnego pola akcji
ui-skip-bots = Przejdź do mojej tury
ui-bots-pace = Tempo botów
ui-bots-pace-slow = Wolno
ui-bots-pace-normal = Normalnie
ui-bots-pace-fast = Szybko
ui-bots-pace-instant = Od razu
ui-volume = Głośność
ui-again-next = Dalej
ui-since = { $number ->
    [one] Ich tura
    [few] Ich { $number } tury
   *[other] Ich { $number } tur
}
ui-unknown-page = Nie ma takiej strony
ui-unknown-page-text = { $address } nie jest stroną Kemet. Odnośnik jest stary albo błędnie wpisany.
ui-add-bot = Dodaj bota
ui-target-of = do { $number } PZ
ui-figure = Która figurka
ui-figure-unit = Jednostka
ui-module-book-of-the-dead = Księga umarłych
    .text = Szmaragdowe płytki, honor i rozkład, poświęcenia, Tot i Apofis.
ui-module-seth = Set
    .text = Jeden przeciw wspólnocie: miasto Seta w delcie, zepsucie, święte świątynie i Wielka Ceremonia. Wiele z tego, co wydrukowano na elementach, odtworzono z domysłu.
ui-zoom-in = Bliżej
ui-zoom-out = Dalej
ui-zoom-all = Cała mapa
