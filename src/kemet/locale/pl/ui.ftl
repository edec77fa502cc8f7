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
ui-bot-sensible = Rozsądny
