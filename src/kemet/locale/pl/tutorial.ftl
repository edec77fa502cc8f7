# The tutorial, on the learning game.

tutorial-1 = Dowodzisz armią egipskiego boga. W grze wprowadzającej wygrywają 4 punkty zwycięstwa (PZ) na koniec dnia.
tutorial-2 = Wybierz miasto. Jego mury zatrzymują każdy oddział, który nie rusza z sąsiedniego pola.
tutorial-3 = Postaw piramidy. Biała daje punkty modlitwy i zniżki, czerwona atak i szybkość, niebieska obronę i jednostki.
tutorial-4 = Rozstaw 10 jednostek w dzielnicach z piramidą, najwyżej 5 w każdej.
tutorial-5 = Każdej nocy wszyscy otrzymują 2 punkty modlitwy (PM) i kartę Boskiej Interwencji (BI). Punktami modlitwy płaci się prawie za wszystko.
tutorial-6 = W dzień kładziesz pięć znaczników, po jednym na turę, i od razu działasz. Do wieczora w każdym rzędzie planszy musi leżeć znacznik.
tutorial-7 = Kup płytkę mocy: potrzebna jest piramida tego koloru o poziomie nie niższym niż płytka. Płytki działają do końca gry.
tutorial-8 = Ruch: kliknij oddział, a potem cel. Z piramidy może też teleportować się do dowolnego obelisku za 2 PM.
tutorial-9 = Kontroluj świątynię choćby jedną jednostką: 1 PZ, póki tam stoisz, i punkty modlitwy co wieczór. Dwie świątynie wieczorem dają stały PZ.
tutorial-10 = Atakuj! Wygrana bitwa w ataku z ocalałą jednostką daje stały PZ. Remis wygrywa obrońca.
tutorial-11 = W bitwie potajemnie zagrywasz jedną kartę Walki i odrzucasz drugą. Jednostki i karta dają siłę; obrażenia zabijają, ochrona ratuje.
tutorial-12 = Po bitwie możesz wycofać oddział za 1 PM od jednostki. To wszystko, czego ci trzeba: graj do 4 PZ. Powodzenia!
