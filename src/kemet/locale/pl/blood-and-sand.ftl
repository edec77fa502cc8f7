# Krew i piasek, druga edycja.

## Colours

colour-diamond = Diamentowa
colour-ruby = Rubinowa
colour-sapphire = Szafirowa
colour-onyx = Onyksowa

## Tiles

tile-white-magical-support = Magiczne wsparcie
    .text = Każdy budowany przez ciebie poziom piramidy kosztuje o 1 PM mniej.
tile-white-deep-desert-snake = Pustynny wąż
    .text = Stwór: +1 do zasięgu; w bitwie wrogi stwór nie jest brany pod uwagę.
tile-white-domination = Dominacja
    .text = Natychmiast otrzymujesz 1 stały PZ.
tile-white-divine-hunger = Boski głód
    .text = Otrzymujesz 2 PM za każdą wrogą jednostkę zniszczoną w bitwie twoimi obrażeniami, nawet gdy przegrasz.
tile-white-night-ceremony = Nocna ceremonia
    .text = Każdej nocy otrzymujesz dodatkowe 2 PM.
tile-white-mummy = Mumia
    .text = Stwór: +1 do zasięgu, +2 do siły. Każdej nocy dobierasz dodatkową kartę BI.
tile-red-mafdets-swiftness = Szybkość Mafdet
    .text = +1 do zasięgu wszystkich twoich oddziałów.
tile-red-wrryt-storm = Burza rydwanów
    .text = Weź na rękę wszystkie karty Walki, usuń jedną na stałe i zdobądź specjalną kartę 3-3-0.
tile-red-portal-of-thoth = Portal Thota
    .text = Twoje oddziały mogą teleportować się także z obelisków, za zwykłą cenę.
tile-red-lesser-phoenix = Feniks
    .text = Stwór: +1 do zasięgu, +1 do siły; mury nie zatrzymują jego oddziału.
tile-red-domination = Dominacja
    .text = Natychmiast otrzymujesz 1 stały PZ.
tile-red-surprise-attack = Atak z zaskoczenia
    .text = Złoty znacznik: akcja ruchu.
tile-blue-reinforcement-prayer = Modlitwa o posiłki
    .text = Z każdą swoją akcją modlitwy umieść za darmo do 2 jednostek w swoich dzielnicach.
tile-blue-shetyw-barrier = Bariera tarcz
    .text = Weź na rękę wszystkie karty Walki, usuń jedną na stałe i zdobądź specjalną kartę 3-0-3.
tile-blue-spy = Szpieg
    .text = Widzisz kartę Walki wroga, zanim wybierzesz swoją.
tile-blue-domination = Dominacja
    .text = Natychmiast otrzymujesz 1 stały PZ.
tile-black-sword-mercenaries = Najemnicy z mieczami
    .text = Natychmiast dołączają do ciebie 3 dodatkowe jednostki w twoich dzielnicach.
tile-black-local-recruitment = Miejscowy pobór
    .text = W akcji rekrutacji możesz umieszczać jednostki także przy swoich oddziałach, gdziekolwiek są.
tile-black-domination = Dominacja
    .text = Natychmiast otrzymujesz 1 stały PZ.
tile-black-divine-might = Boska potęga
    .text = Ilekroć otrzymujesz PM w turach dnia, otrzymujesz o 1 więcej.

## Cards and creatures

di-tactical-support = Wsparcie taktyczne
    .text = Umieść za darmo do 2 jednostek w swoich dzielnicach i oddziałach.
di-diversion = Dywersja
    .text = Twój zaatakowany oddział wymyka się na wolne sąsiednie pole; bitwy nie ma. Każdy zaczyna z jedną taką kartą, która nigdy nie wraca.
creature-lesser-phoenix = Feniks
    .text = Jego oddział ma +1 do zasięgu i +1 do siły, a mury go nie zatrzymują.

## Decisions

decision-take-tile = Którą płytkę 1. poziomu bierzesz za darmo?
decision-discard-cards = Wizja: którą kartę BI odrzucasz? Pozostało: { $number }.
decision-veterans-for-pp = Ile żetonów weteranów oddajesz, po 1 PM za każdy? Masz ich { $veterans }.
decision-veterans-for-cards = Ile kart BI bierzesz, po 2 żetony weteranów za każdą? Masz żetonów: { $veterans }.
action-gold-surprise-attack = Złoty znacznik: Atak z zaskoczenia

## Events

event-colour-drawn = Kolor w grze: { $colour ->
        [white] diament
        [red] rubin
        [blue] szafir
        [black] onyks
       *[emerald] szmaragd
    }.
event-tile-taken = { $player } bierze za darmo płytkę { $tile }.
event-veteran-gained = { $player } otrzymuje żeton weteranów.
event-veterans-spent = { $player } oddaje żetony weteranów: { $number }.
event-battle-step =
    { $step ->
        [council-of-war] Narada wojenna
        [clash] Starcie
        [outcome] Wynik
        [casualties] Straty
        [loser] Następstwa dla przegranego
       *[winner] Następstwa dla zwycięzcy
    }.

## Refusals

refusal-free-tile = Weź płytkę 1. poziomu w kolorze jednej ze swoich piramid.
refusal-veterans-for-pp = Każdy żeton weteranów to 1 PM, a nikt nie ma więcej niż 11 PM.
refusal-veterans-for-cards = Dwa żetony weteranów to 1 karta BI.

## What can be agreed on

ui-variant-one-start-card = Każdy zaczyna z 1 kartą BI oprócz Dywersji
ui-variant-one-teleport-a-move = Jedna teleportacja na ruch; Portal Thota i Sfinks gryf dają jeszcze jedną
ui-variant-any-di-in-battle = Dowolnie wiele kart BI w bitwie
ui-variant-veterans-for-the-wiped-out = Zwycięzca bez ocalałych też otrzymuje żeton weteranów
ui-variant-revised-tile-texts = Teksty płytek według poprawionych zasad z 2019 roku
ui-variant-diversion-bluff = Dywersja to blef w bitwie; w talii jest jedna Ucieczka

## At the table

action-buy-diamond = Diamentowa płytka
action-buy-ruby = Rubinowa płytka
action-buy-sapphire = Szafirowa płytka
action-buy-onyx = Onyksowa płytka
action-veterans = { $number ->
        [one] { $number } żeton
        [few] { $number } żetony
       *[other] { $number } żetonów
    }
action-cards = { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[other] { $number } kart
    }
ui-night-steps = Kroki nocy
ui-night-sanctuary = Sanktuarium
ui-night-delta-temple = Świątynia delty
ui-night-temple-income = Świątynie
ui-night-two-temples = Dwie świątynie
ui-night-prayer = Modlitwa
ui-night-veterans = Weterani
ui-night-cards = Karty BI
ui-night-tiles = Przebudzenie
ui-night-turn-order = Kolejność
