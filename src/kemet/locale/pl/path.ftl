# The path to Ta-Seti: tokens, places, roads.

## Items

token-offering = Ofiara
    .text = W swojej turze otrzymujesz 3 PM.
token-scroll = Zwój
    .text = W swojej turze dobierasz 1 kartę BI.
token-war-horn = Róg bojowy
    .text = W swojej turze umieść za darmo do 2 jednostek w swoich dzielnicach i oddziałach.
token-khopesh = Chopesz
    .text = +1 do siły w jednej bitwie.
token-buckler = Puklerz
    .text = +1 do ochrony w jednej bitwie.
token-sandals = Sandały
    .text = +1 do zasięgu w jednej akcji ruchu.
token-double-edged-dagger = Miecz obosieczny
    .text = Użyj go w bitwie: wygrana daje 1 stały PZ, przegrana odbiera 1.
token-great-blade = Wielkie ostrze
    .text = +2 do obrażeń w jednej bitwie.
token-great-shield = Wielka tarcza
    .text = +2 do ochrony w jednej bitwie.
token-portal-stone = Kamień portalu
    .text = Twój poruszający się oddział trafia za darmo na dowolne pole z obeliskiem.
token-plans = Plany
    .text = W swojej turze podnieś za darmo jedną ze swoich piramid o 1 poziom.
token-banner = Sztandar
    .text = +2 do siły w jednej bitwie.

## Skills

token-charge = Atak!
    .text = Twoje oddziały z kapłanem: +1 do siły, gdy atakujesz.
token-slaughter = Morze krwi
    .text = Twoje oddziały z kapłanem: +1 do obrażeń.
token-defence = Obrona
    .text = Twoje oddziały z kapłanem: +1 do siły, gdy się bronisz.
token-guard = Straż
    .text = Twoje oddziały z kapłanem: +1 do ochrony.
token-march = Marsz
    .text = Twoje oddziały wyruszające z kapłanem: +1 do zasięgu.
token-portal = Portal
    .text = Twoje oddziały z kapłanem mogą teleportować się z obelisków za zwykłą cenę.

## Temporary bonuses and the victory point

token-bonus-damage = +1 do obrażeń
    .text = W bitwie podczas tej akcji ruchu: +1 do obrażeń.
token-bonus-strength = +1 do siły
    .text = W bitwie podczas tej akcji ruchu: +1 do siły.
token-bonus-shield = +1 do ochrony
    .text = W bitwie podczas tej akcji ruchu: +1 do ochrony.
token-victory-point = Punkt Zwycięstwa Ta-Seti
    .text = Otrzymujesz 1 stały PZ.

## Places and roads

location-village = wioska
location-town = miasto
location-temple = świątynia
location-city = miasto Ta-Seti
lane-top = górna ścieżka
lane-middle = środkowa ścieżka
lane-bottom = dolna ścieżka

## The panel of the path

path-location = { $lane }, plansza { $number }
path-board = Plansza { $number }, strona { $side }
path-place = { $kind }, { $location }
path-gain-pp = +{ $number } PM
path-gain-cards = { $number ->
        [one] +{ $number } karta BI
        [few] +{ $number } karty BI
       *[other] +{ $number } kart BI
    }
path-gain-units = { $number ->
        [one] +{ $number } jednostka
        [few] +{ $number } jednostki
       *[other] +{ $number } jednostek
    }
path-nothing = nic
path-no-token = brak żetonu
path-bonus-taken = zabrany, wróci
path-hint = Akcja ruchu z twojej planszy pozwala jednemu kapłanowi przejść do następnego miejsca na jego ścieżce. Wskaż miejsce lub ścieżkę, aby przeczytać, co tam jest.
path-kind-item-1 = Przedmiot poziomu 1
path-kind-item-2 = Przedmiot poziomu 2
path-kind-skill = Zdolność
path-kind-temporary = bonus tymczasowy
path-kind-vp = punkt zwycięstwa
path-priests = Kapłani
path-priests-going = Ilu kapłanów idzie
ui-figure-priest = Kapłan
path-battle-hint = Jeśli chcesz, dołóż karty BI i żetony, a potem zatwierdź wybór.
path-tab = Droga
path-choose-priests = Wybierz kapłanów
