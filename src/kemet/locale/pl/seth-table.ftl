# Set przy stole w przeglądarce.

player-seth = Set
ui-osiris = Plansza Ozyrysa
ui-osiris-tab = Ozyrys
ui-community = Wspólnota
ui-community-won = Wspólnota wygrywa!
ui-seth-won = Set wygrywa!
ui-won-by-points = Święta świątynia, Wielka Ceremonia i stałe PZ: { $vp }.
ui-won-by-district = Święta świątynia, Wielka Ceremonia i dzielnica miasta Seta.
ui-won-by-battles = PZ za bitwy: { $vp }.
ui-won-by-destruction = Wspólnota nie miała już jednostek.
ui-day-track = Tury dnia
ui-community-turn = Tura wspólnoty
ui-seth-turn = { $number ->
        [one] Tura Seta: { $number } akcja
        [few] Tura Seta: { $number } akcje
       *[other] Tura Seta: { $number } akcji
    }
ui-eclipse = Zaćmienie: wszystkie nocne płytki działają jeszcze raz
ui-member-tokens = Znaczniki członków
ui-member-token = Znacznik: { $player }
ui-lay-member-token = Połóż znacznik: { $player }
ui-creature-cards = Stworzenia, które Set może skazić
ui-speaker = Mówi w imieniu wspólnoty
ui-anyone-of-you = Działać może każdy, kto jeszcze nie działał:
ui-has-acted = już działał
ui-may-act = może działać
ui-may-build-temple = Przed pierwszą akcją można budować święte świątynie: pola, które świecą.
ui-temple-at = Święta świątynia: { $space }
ui-allies-along = Jednostki, które idą razem: { $player }
ui-choose-allies = Wybierz, kto idzie
ui-yellow-space = Żółte: znacznik członka uderza tu w niego
ui-goal-temple = Święta świątynia poziomu 3
ui-goal-ceremony = Wielka Ceremonia
ui-goal-vp = Stałe PZ
ui-goal-district = Albo dwa pierwsze i dzielnica miasta Seta na początku tury
ui-goal-battles = PZ za bitwy
ui-goal-no-units = Albo wspólnota nie ma już jednostek; teraz:
ui-portal-open = Portale są otwarte dla wszystkich.
ui-portal-closed = Portale są zamknięte dla wspólnoty aż do Wielkiej Ceremonii.
ui-sacred-temples = Święte świątynie
ui-no-sacred-temples = Jeszcze żadnej: buduje się je na pustyniach bez obelisku, na początku tury wspólnoty.
ui-temple-level = poziom { $level } z 3
ui-powers = Moce Ozyrysa
action-pp = { $number } PM
ui-seats-seth = Miejsce 1 to Set, przeciw wszystkim pozostałym razem. Ludzie i boty siadają gdziekolwiek.
ui-point = Pokaż pole (dwa razy) albo drogę z jednego na drugie: widzą wszyscy
