# The Book of the Dead: tiles, questions, answers, events, refusals, options.

## Emerald tiles

tile-emerald-dark-cult = Mroczny kult
    .text = Złoty znacznik: poświęć 1 jednostkę, aby wykonać akcję modlitwy.
tile-emerald-return-from-afterlife = Powrót z zaświatów
    .text = W nocy: zyskaj 1 honor albo przenieś do 2 swoich jednostek z zaświatów do zasobów.
tile-emerald-strength-drain = Wyssanie siły
    .text = Bitwa: jeśli masz większą siłę, możesz poświęcić 1 jednostkę i zyskać tyle PM, ile wynosi przewaga.
tile-emerald-dark-servants = Mroczni słudzy
    .text = Twoja rekrutacja: do 3 jednostek za darmo za każdy poziom rozkładu.
tile-emerald-solar-bark = Barka słoneczna
    .text = +1 ruch. Możesz poświęcić 1 jednostkę i wydać 1 ruch, aby przejść z jednego pola nad Nilem na dowolne inne.
tile-emerald-monstrous-sphinx = Potworny sfinks
    .text = Stwór: +1 ruch, +1 siła. Przed porównaniem sił możesz poświęcić 1 jednostkę, by zadać więcej obrażeń o poziom rozkładu.
tile-emerald-death-ritual = Rytuał śmierci
    .text = Przed porównaniem sił możesz poświęcić 1 jednostkę: +1 siła, +1 osłona albo +1 obrażenie.
tile-emerald-tomb = Grobowiec
    .text = W nocy możesz poświęcić 1 jednostkę, by podnieść dwie różne piramidy o 1 poziom, każdą o 1 PM taniej.
tile-emerald-sinister-reinforcements = Złowrogie posiłki
    .text = Atakując, możesz dodać 1 jednostkę do swojego oddziału przed wyborem kart, nawet ponad limit.
tile-emerald-victory-point = Punkt Zwycięstwa
    .text = Natychmiast otrzymujesz 1 stały PZ.
tile-emerald-domination = Dominacja
    .text = Natychmiast otrzymujesz 1 stały PZ.
tile-emerald-power-of-decay = Potęga rozkładu
    .text = Atakując: siła większa o twój poziom rozkładu.
tile-emerald-act-of-god = Boski czyn
    .text = Weź srebrny znacznik: jedna dodatkowa akcja dziennie, w tej samej turze co zwykły znacznik, na dowolnym wolnym polu akcji.
tile-emerald-thoth = Tot
    .text = Bóstwo: zdrowie 2, siła 4, +1 ruch. Złoty znacznik: przywołaj je na wolną pustynię z jednostkami do poziomu rozkładu. W jego bitwach wymień kartę, której wróg nie może zagrać.
tile-emerald-apophis = Apofis
    .text = Bóstwo: zdrowie 2, siła 5, tylko nad Nilem. Złoty znacznik: przywołaj je na wolne pole nad Nilem z jednostkami do poziomu rozkładu. Akcja ruchu przenosi je na dowolne pole nad Nilem.
tile-emerald-nyarlathotep = Nyarlathotep
    .text = Bóstwo: zdrowie 2, siła 4, +1 ruch. Złoty znacznik: przywołaj je na wolną pustynię z jednostkami do poziomu rozkładu. W jego bitwach wymień kartę, której wróg nie może zagrać.
tile-emerald-cthulhu = Cthulhu
    .text = Bóstwo: zdrowie 2, siła 5, tylko nad Nilem. Złoty znacznik: przywołaj je na wolne pole nad Nilem z jednostkami do poziomu rozkładu. Akcja ruchu przenosi je na dowolne pole nad Nilem.
creature-monstrous-sphinx = Potworny sfinks
    .text = Jego oddział: +1 ruch i +1 siła. Za poświęcenie zadaje obrażenia równe poziomowi rozkładu.
colour-emerald = Szmaragdowa

## Questions

decision-sacrifice = { $tile }: którą jednostkę poświęcasz? Tracisz 1 honor.
    .pass = Bez poświęcenia
decision-summon = Gdzie przywołujesz: { $tile }?
decision-place-followers = Które jednostki przybywają z bóstwem: { $space }? Umieszczono { $placed } z { $gift }.
    .pass = Nie więcej
decision-sinister-reinforcements = Złowrogie posiłki: dodajesz jednostkę do oddziału: { $space }?
    .pass = Nie dodawać
decision-name-card = Której karty Walki wróg nie może zagrać?
    .pass = Żadnej
decision-clash = Poświęcasz jednostkę dla tej bitwy?
    .pass = Bez poświęcenia
decision-return-from-afterlife = Powrót z zaświatów: honor czy jednostki?
    .pass = Ani jedno, ani drugie
decision-tomb-build = Grobowiec: która piramida rośnie o poziom, o 1 PM taniej? Masz { $pp } PM.
    .pass = Nic nie budować
decision-bark-to = Barka słoneczna: dokąd nad Nilem płynie twój oddział?
decision-lose-vp = Który z twoich stałych PZ trafia na tor honoru?
decision-pick-figures = Ile z tych jednostek to kapłani?

## Answers

action-with-divinity = Zabrać bóstwo
action-without-divinity = Zostawić bóstwo
action-to-reserve = Z zaświatów do zasobów
action-reserve = Z zasobów
action-honour = 1 honor
action-strength = +1 siła
action-damage = +1 obrażenie
action-shield = +1 osłona
action-solar-bark = Barka słoneczna
action-trip = Podróż Nilem
action-vp-battle = PZ: { vp-battle }
action-vp-tile = PZ: { vp-tile }
action-vp-sphinx = PZ: { vp-sphinx }
action-vp-temples = PZ: { vp-temples }
action-vp-sanctuary = PZ: { vp-sanctuary }
action-vp-ta-seti = PZ: { vp-ta-seti }
action-vp-dagger = PZ: { vp-dagger }
action-afterlife = Z zaświatów: { $space }
action-nile = Nilem: { $space }
action-buy-emerald = Szmaragdowa płytka
action-gold-dark-cult = Złoty znacznik: Mroczny kult
action-gold-thoth = Złoty znacznik: przywołaj Tota
action-gold-apophis = Złoty znacznik: przywołaj Apofisa

## Events

event-honour-set = Honor ({ $player }): { $number }.
event-vp-returned = { $player } odzyskuje 1 PZ: { $source }.
event-units-sacrificed = { $player } poświęca jednostkę: { $space }.
event-reserve-sacrificed = { $player } poświęca jednostkę z zasobów.
event-units-raised = { $number ->
        [one] { $number } jednostka wraca z zaświatów ({ $player }).
        [few] { $number } jednostki wracają z zaświatów ({ $player }).
       *[other] { $number } jednostek wraca z zaświatów ({ $player }).
    }
event-sacrifice-used = Poświęcenie ({ $player }): { $tile }.
event-divinity-summoned = { $player } przywołuje: { $tile }, { $space }.
event-divinity-moved = { $tile } ({ $player }): { $space } → { $to }.
event-divinity-fell = { $tile } ({ $player }) wraca do zasobów: { $space }.
event-card-named = { $player } wymienia kartę, której wróg nie może zagrać: { $card }.
event-followers-left = { $number ->
        [one] { $number } jednostka ponad limit idzie do zasobów ({ $player }): { $space }.
        [few] { $number } jednostki ponad limit idą do zasobów ({ $player }): { $space }.
       *[other] { $number } jednostek ponad limit idzie do zasobów ({ $player }): { $space }.
    }

## Refusals

refusal-nile-bank-only = { $space } nie leży nad Nilem, a Apofis musi tam pozostać.
refusal-unit-to-sacrifice = Wybierz jednostkę z oddziału lub z zasobów do poświęcenia.
refusal-summon-space = Bóstwo przybywa na wolne pole: Tot na pustynię, Apofis nad Nil.
refusal-clash-power = Wybierz moc opłacaną poświęceniem, każdą raz w bitwie.

## Options and what others do

ui-variant-emerald-added = Szmaragdowy to dodatkowy kolor i żadnego nie zastępuje
ui-variant-dark-servants-one = Mroczni słudzy: 1 jednostka za każdy poziom rozkładu
ui-variant-honour-debt = Bez honoru i PM nie można poświęcać
ui-variant-solar-bark-any = Barka słoneczna działa, dopóki starcza ruchu
ui-variant-summon-from-afterlife-free = Jednostki z zaświatów przybywają z bóstwem za darmo
ui-variant-apophis-trip-extra = Podróż Apofisa jest dodatkiem do zwykłego ruchu
ui-variant-great-old-ones = Wielcy Przedwieczni: Nyarlathotep i Cthulhu
ui-waiting-sacrifice = Wybór poświęcenia.
ui-waiting-summon = Przywoływanie bóstwa.
ui-waiting-place-followers = Umieszczanie wyznawców.
ui-waiting-sinister-reinforcements = Złowrogie posiłki.
ui-waiting-name-card = Wymienia kartę Walki.
ui-waiting-clash = Poświęcenia dla bitwy.
ui-waiting-return-from-afterlife = Powrót z zaświatów.
ui-waiting-tomb-build = Budowa: Grobowiec.
ui-waiting-bark-to = Podróż Nilem.
ui-waiting-lose-vp = Wybór PZ na tor honoru.
ui-waiting-pick-figures = Wybór figurek.

## Przy stole

ui-figure-afterlife = Z zaświatów
ui-honour-title = Honor
ui-decay = Rozkład
ui-health = Zdrowie
ui-vp-lost = stracone PZ: { $number }
ui-vp-on-track = leży tu PZ: { $source }
ui-vp-owed = zaległe PZ: { $number }
ui-divinity-waits = { $divinity } czeka w rezerwie: przyzwanie złotym znacznikiem
ui-followers = { $number ->
        [one] { $number } wyznawca
        [few] { $number } wyznawców
       *[other] { $number } wyznawców
    }
ui-way-nile = wzdłuż Nilu
