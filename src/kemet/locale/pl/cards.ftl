# DI cards, battle cards (strength-damage-shield), creatures.

## Divine intervention cards

di-war-rage = Szał bojowy
    .text = +1 do siły.
di-war-fury = Furia wojenna
    .text = +2 do siły.
di-blood-battle = Krwawa bitwa
    .text = +1 do obrażeń.
di-bloodbath = Krwawa łaźnia
    .text = +2 do obrażeń.
di-bronze-wall = Mur z brązu
    .text = +1 do ochrony.
di-iron-wall = Mur z żelaza
    .text = +2 do ochrony.
di-raining-fire = Deszcz ognia
    .text = Zniszcz jedną wrogą jednostkę w dowolnym miejscu planszy.
di-prayer = Modlitwa
    .text = Otrzymujesz 2 PM.
di-enlistment = Zaciąg
    .text = Umieść za darmo do 2 jednostek w swoich dzielnicach i oddziałach.
di-mana-theft = Kradzież many
    .text = Każdy przeciwnik traci 1 PM; ty otrzymujesz łącznie 1 PM.
di-teleportation = Teleportacja
    .text = Twój poruszający się oddział trafia na dowolne pole z obeliskiem.
di-open-gates = Otwarte bramy
    .text = Mury nie zatrzymują twojego poruszającego się oddziału.
di-veto = Weto
    .text = Karta BI właśnie zagrana poza bitwą nie ma efektu.
di-escape = Ucieczka
    .text = Twój zaatakowany oddział wymyka się na wolne sąsiednie pole; bitwy nie ma.
di-swiftness = Chyżość
    .text = +1 do zasięgu twojego poruszającego się oddziału w tej akcji.
di-divine-memory = Boska pamięć
    .text = Weź jedną kartę BI z odrzuconych, ale nie Boską pamięć.
di-glory = Chwała
    .text = Jeśli wygrasz bitwę, otrzymujesz 4 PM.
di-divine-protection = Boska ochrona
    .text = Jeśli wygrasz bitwę, obrażenia wroga przepadają.
di-reinforcements = Posiłki
    .text = Jeśli wygrasz bitwę, umieść za darmo do 3 jednostek w swoich dzielnicach i oddziałach.
di-tactical-choice = Taktyczny wybór
    .text = Po odkryciu kart możesz zamienić swoją kartę Walki na odrzuconą.

## Battle cards

card-4-1-0 = 4-1-0
    .text = Siła 4, obrażenia 1, ochrona 0.
card-3-2-0 = 3-2-0
    .text = Siła 3, obrażenia 2, ochrona 0.
card-3-0-1 = 3-0-1
    .text = Siła 3, obrażenia 0, ochrona 1.
card-2-2-1 = 2-2-1
    .text = Siła 2, obrażenia 2, ochrona 1.
card-2-0-2 = 2-0-2
    .text = Siła 2, obrażenia 0, ochrona 2.
card-1-3-0 = 1-3-0
    .text = Siła 1, obrażenia 3, ochrona 0.
card-3-3-0 = 3-3-0
    .text = Siła 3, obrażenia 3, ochrona 0. Specjalna karta Strategii ofensywnej.
card-3-0-3 = 3-0-3
    .text = Siła 3, obrażenia 0, ochrona 3. Specjalna karta Strategii defensywnej.
card-5-0-0 = 5-0-0
    .text = Siła 5, obrażenia 0, ochrona 0. Po bitwie tracisz 2 własne jednostki.
card-1-1-3 = 1-1-3
    .text = Siła 1, obrażenia 1, ochrona 3.

## Creatures

creature-elephant = Pradawny słoń
    .text = Jego oddział ma +1 do zasięgu, siły i ochrony.
creature-snake = Pustynny wąż
    .text = Jego oddział ma +1 do zasięgu. W bitwie wrogi stwór nie jest brany pod uwagę.
creature-scarab = Królewski skarabeusz
    .text = Jego oddział ma +2 do zasięgu i siły.
creature-scorpion = Olbrzymi skorpion
    .text = Jego oddział ma +1 do zasięgu, +2 do siły i +2 do obrażeń.
creature-phoenix = Feniks
    .text = Jego oddział ma +1 do zasięgu i +2 do siły, a mury go nie zatrzymują.
creature-mummy = Mumia
    .text = Jej oddział ma +1 do zasięgu i +2 do siły. Jej właściciel co noc dobiera dodatkową kartę BI.
creature-sphinx = Sfinks
    .text = Jego oddział ma +2 do siły. Przy zakupie dał właścicielowi 1 stały PZ.
creature-khnum = Sfinks Chnuma
    .text = Jego oddział ma +1 do zasięgu i siły. Wrogowie płacą 2 PM za wejście na jego pole.
creature-griffin = Sfinks-gryf
    .text = Jego oddział ma +2 do siły i może teleportować się z obelisków.
creature-devourer = Pożeracz
    .text = Jego oddział ma +1 do zasięgu i +2 do siły, a poza bitwą jest nietykalny. PZ chwały przy co najmniej 2 zniszczonych wrogach daje jeszcze 1.
