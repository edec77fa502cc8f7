# Why not: refusals of the rules, errors of the server.

## Why an action is not possible. The rule stands beside the text, not in it.

# The codes are those of kemet.engine.refusals. Variables: names in words; $colour and $wanted are the engine's words.
refusal-not-asked = Nikt teraz nie czeka na twoją decyzję.
refusal-no-answer = To nie odpowiada na zadane pytanie.
refusal-not-in-lesson = Zasady by na to pozwoliły, ale lekcja jest teraz o czym innym.
refusal-no-undo = Tego nie można już cofnąć: coś zostało ujawnione albo zagrał ktoś inny.
refusal-city-free = Wybierz wolne miasto: { $cities }.
refusal-split-levels = Rozdziel 3 poziomy jako 1-1-1 albo 2-1-0, po jednej piramidzie każdego koloru.
refusal-starting-units = 10 jednostek zaczyna w twoich dzielnicach z piramidą, najwyżej 5 na polu.
refusal-dawn-cards = Zagraj jedną kartę, odrzuć drugą, a potem wybierz, ile żetonów Świtu wydajesz.
refusal-dawn-place = Zajmij wolne miejsce w kolejności; 1 to pierwsze.
refusal-battle-card-not-in-hand = Nie masz tej karty Walki na ręce albo właśnie ją zagrywasz.
refusal-battle-card-barred = Tot wymienił tę kartę Walki: nie można jej zagrać w tej bitwie.
refusal-battle-card-wanted = Najpierw wybierz kartę Walki.
refusal-di-not-for-battle = Karty { $di } nie zagrywa się w bitwie.
refusal-di-not-in-hand = Nie masz na ręce karty { $di }.
refusal-di-list-order = Dołóż kartę { $di } przed tymi, które są po niej na liście.
refusal-di-pay-together = Musisz móc zapłacić za wszystkie swoje karty BI w tej bitwie; masz { $pp } PM.
refusal-di-not-own-turn = Karty { $di } nie zagrywa się we własnej turze.
refusal-di-during-move = Kartę { $di } zagrywa się tylko podczas ruchu.
refusal-di-price = Karta { $di } kosztuje { $cost } PM, masz { $pp }.
refusal-di-changes-nothing = Karta { $di } niczego by teraz nie zmieniła.
refusal-pyramid-top = W tej grze piramidy kończą się na poziomie { $level }.
refusal-three-pyramids = Miasto mieści tylko trzy piramidy.
refusal-pyramid-already = { $colour ->
        [white] Biała piramida
        [red] Czerwona piramida
        [blue] Niebieska piramida
        [black] Czarna piramida
        [emerald] Szmaragdowa piramida
        [violet] Fioletowa piramida
        [diamond] Diamentowa piramida
        [ruby] Rubinowa piramida
        [sapphire] Szafirowa piramida
        [onyx] Onyksowa piramida
       *[other] Piramida ({ $colour })
    } ma już poziom { $level }.
refusal-build-price = Podniesienie z poziomu { $old } na { $level } kosztuje { $cost } PM, masz { $pp }.
refusal-tile-colour = { $tile } to { $colour ->
        [white] biała płytka
        [red] czerwona płytka
        [blue] niebieska płytka
        [black] czarna płytka
        [emerald] szmaragdowa płytka
        [violet] fioletowa płytka
        [diamond] diamentowa płytka
        [ruby] rubinowa płytka
        [sapphire] szafirowa płytka
        [onyx] onyksowa płytka
       *[other] inna płytka ({ $colour })
    }; na tym polu kupuje się { $wanted ->
        [white] białe
        [red] czerwone
        [blue] niebieskie
        [black] czarne
        [emerald] szmaragdowe
        [violet] fioletowe
        [diamond] diamentowe
        [ruby] rubinowe
        [sapphire] szafirowe
        [onyx] onyksowe
       *[other] inne
    }.
refusal-not-bought-today = Nie było dziś zakupu { $colour ->
        [white] białej
        [red] czerwonej
        [blue] niebieskiej
        [black] czarnej
        [emerald] szmaragdowej
        [violet] fioletowej
        [diamond] diamentowej
        [ruby] rubinowej
        [sapphire] szafirowej
        [onyx] onyksowej
       *[other] takiej
    } płytki.
refusal-tile-owned = Masz już płytkę { $tile }; nie można mieć dwóch płytek o tej samej nazwie.
refusal-tile-sold-out = Płytka { $tile } jest już wyprzedana.
refusal-tile-level-closed = Płytki poziomu { $level } nie są teraz dostępne.
refusal-tile-needs-pyramid = { $tile } wymaga { $colour ->
        [white] białej piramidy
        [red] czerwonej piramidy
        [blue] niebieskiej piramidy
        [black] czarnej piramidy
        [emerald] szmaragdowej piramidy
        [violet] fioletowej piramidy
        [diamond] diamentowej piramidy
        [ruby] rubinowej piramidy
        [sapphire] szafirowej piramidy
        [onyx] onyksowej piramidy
       *[other] piramidy ({ $colour })
    } poziomu { $level }.
refusal-tile-price = Płytka { $tile } kosztuje { $cost } PM, masz { $pp }.
refusal-lay-token-first = Przed końcem tury połóż znacznik.
refusal-token-already-laid = Zwykły znacznik tej tury już leży.
refusal-action-space-taken = Leży tam już znacznik.
refusal-gold-space = Na złotym polu kładzie się tylko złoty znacznik.
refusal-every-row = Pozostałe znaczniki muszą jeszcze trafić do każdego rzędu.
refusal-no-silver = Nie masz dziś srebrnego znacznika do położenia.
refusal-silver-space-taken = Leży tam już znacznik.
refusal-no-gold = Nie masz dziś złotego znacznika na tę akcję.
refusal-no-troop = Nie masz tam oddziału.
refusal-not-adjacent = Te pola nie sąsiadują ze sobą: { $at }, { $space }.
refusal-no-range = Oddział nie ma już zasięgu.
refusal-walls = Mury: do obcego miasta wchodzi się tylko, ruszając z sąsiedniego pola.
refusal-already-there = Oddział już tam jest.
refusal-toll = Tamtejszy stwór żąda opłaty: { $cost } PM.
refusal-follower-limit = Bóstwo ma najwyżej tylu wyznawców, ile wynosi twój poziom rozkładu: { $limit }.
refusal-troop-limit = Oddział liczy najwyżej { $limit } jednostek.
refusal-troop-limit-passing = Oddział liczy najwyżej { $limit } jednostek, także w przejściu.
refusal-creature-there = Jest tam już twój stwór.
refusal-no-obelisk = Nie ma tam obelisku: { $space }.
refusal-no-pyramid-here = Nie kontrolujesz tu piramidy do teleportacji: { $at }.
refusal-teleport-price = Teleportacja kosztuje { $cost } PM, masz { $pp }.
refusal-card-teleport = Karta przenosi oddział na pole z obeliskiem, na którym się zmieści.
refusal-followers-exceeded = Ruch kończy się z nie większą liczbą wyznawców niż poziom rozkładu i bez stwora przy bóstwie.
refusal-own-district-or-troop = Jednostki trafiają do twoich dzielnic lub oddziałów, nie tutaj: { $space }.
refusal-not-own-district = To nie jest dzielnica twojego miasta: { $space }.
refusal-loser-stays = Przegrany może zostać tylko wtedy, gdy zwycięzca nie ma już jednostek.
refusal-no-retreat = Żadne sąsiednie pole nie jest wolne, więc nie ma odwrotu.
refusal-retreat-adjacent = Odwrót prowadzi na sąsiednie pole bez jednostek.
refusal-enemy-troop-wanted = Wskaż pole z wrogim oddziałem.
refusal-no-priest-by-path = Żaden twój kapłan nie czeka na początku drogi.
refusal-priest-cannot-go-on = Żaden twój kapłan nie może stąd iść dalej.
refusal-skill-owned = Masz już tę Zdolność.

## Refusals of the server itself

refusal-over = Gra jest już skończona.
refusal-no-pass = Tutaj nie można spasować.
refusal-no-action = Nie ma takiej akcji.
refusal-starting-troops = 10 jednostek zaczyna w dwóch twoich dzielnicach z piramidą, po 5 w każdej.
refusal-di-enough-laid = Karty BI w bitwie: najwyżej { $most }.
refusal-no-more-teleports = Oddział teleportował się już tyle razy, ile można w jednym ruchu.
refusal-colour-not-in-play = Płytek tego koloru nie ma w tej grze.

## What a caller did wrong

error-unknown = Coś poszło nie tak.
error-options = Z takimi opcjami nie da się grać: { $text }
error-seat-count = Liczba miejsc w tej grze musi wynosić { $players }.
error-no-such-bot = Nie ma bota o nazwie { $name }.
error-no-such-space = Nie ma takiego pola na tej mapie.
error-muted = Walczysz z sojusznikiem: do odsłonięcia kart nie wolno rozmawiać.
error-no-such-game = Nie ma takiej gry.
error-no-such-seat = Nie ma takiego miejsca.
error-not-your-seat = To nie twoje miejsce.
error-not-your-game = Może to zrobić tylko uczestnik tej gry.
error-not-open = Do tej gry nie można już dołączyć.
error-not-running = Gra teraz się nie toczy.
error-advice-among-people = Rada jest tylko dla tego, kto gra z samymi botami.
error-not-asked = Teraz nic od ciebie nie zależy.
error-not-over = Gra jeszcze się nie skończyła.
error-no-free-seat = Wszystkie miejsca są zajęte.
error-seat-taken = To miejsce jest już zajęte.
error-invite-needed = Ta gra jest na zaproszenie: otwórz otrzymany link.
error-stale = Gra poszła dalej, spójrz jeszcze raz.
error-no-undo = Tego nie można już cofnąć.
error-rules-changed = Ta gra zaczęła się według innych zasad i nie może być tu kontynuowana.
error-game-damaged = Ta gra jest uszkodzona na dysku serwera: brakuje części akcji.
error-time-over = Twój czas minął: bot gra za ciebie.
error-already-seated = Masz już miejsce w tej grze.
error-seen-other-hand = Znasz już inną rękę w tej grze i nie możesz zająć tego miejsca.
error-too-many-bot-games = Masz już { $most } niedokończonych gier samych botów: to limit.
error-record-too-long = Ten zapis jest za długi: limit to { $most } akcji.
error-too-many-games = Masz za dużo niedokończonych gier; limit to { $most }.
error-server-full = Serwer jest pełny. Spróbuj później.
error-try-again = Nie udało się. Spróbuj ponownie.
error-not-here = Do tego potrzebny jest serwer, a ta strona go nie ma.
error-net-on-its-way = Sieć mistrza jeszcze się wczytuje; zapytaj za chwilę.
error-no-link = To nie jest link Kemet albo jego część zgubiła się po drodze.
error-link-parted = Ten link należy do innego przebiegu gry niż zapisany tutaj.
error-no-such-puzzle = Nie ma takiej zagadki.
error-offline = Serwer jest nieosiągalny.
error-has-account = Masz już konto.
error-no-mail = Ten serwer nie wysyła wiadomości.
error-no-such-word = Ten link już nie działa.
error-name-taken = Nazwa { $name } jest już zajęta.
error-wrong-password = Zła nazwa lub hasło.
error-no-identity = Przeglądarka nie wysłała ciasteczka; zezwól na nie dla tej strony i odśwież ją.
error-csrf = Strona jest nieaktualna, odśwież ją.
error-origin = To żądanie przyszło z innej strony i nie zostało wykonane.
error-too-fast = Za dużo żądań. Poczekaj chwilę.
error-too-large = To jest za duże.
error-room-full = Tę grę ogląda już za dużo osób.
error-record = To nie jest zapis gry: { $text }
error-scenario = To nie jest scenariusz: { $text }
error-no-such-replay = Nie ma takiego zapisu.
error-no-such-step = Liczba kroków w tym zapisie: { $steps }.
error-no-such-lesson = Nie ma takiej lekcji.
error-too-many-replays = Masz za dużo zapisów; limit to { $most }.
error-bad-message = Serwer nie zrozumiał tej wiadomości.
error-bad-request = Serwer nie zrozumiał tego żądania.
error-forbidden = Nie masz do tego prawa.
error-not-found = Pod tym adresem nic nie ma.
error-wrong-method = Pod tym adresem nie da się tego zrobić.
error-server = Na serwerze wystąpił błąd. Spróbuj ponownie.
