# DI cards, battle cards (strength-damage-shield), creatures.

## Divine intervention cards

di-war-rage = Rage guerrière
    .text = +1 force.
di-war-fury = Furie guerrière
    .text = +2 force.
di-blood-battle = Combat sanglant
    .text = +1 dégât.
di-bloodbath = Bain de sang
    .text = +2 dégâts.
di-bronze-wall = Mur de bronze
    .text = +1 protection.
di-iron-wall = Mur de fer
    .text = +2 protection.
di-raining-fire = Pluie de feu
    .text = Détruisez une unité ennemie n’importe où sur le plateau.
di-prayer = Prière
    .text = Gagnez 2 PP.
di-enlistment = Enrôlement
    .text = Placez gratuitement jusqu’à 2 unités dans vos quartiers et vos troupes.
di-mana-theft = Vol de mana
    .text = Chaque adversaire perd 1 PP ; vous gagnez 1 PP au total.
di-teleportation = Téléportation
    .text = Votre troupe en déplacement se rend sur n’importe quelle case avec obélisque.
di-open-gates = Portes ouvertes
    .text = Les remparts n’arrêtent pas votre troupe en déplacement.
di-veto = Veto
    .text = Une carte ID qui vient d’être jouée hors combat est sans effet.
di-escape = Fuite
    .text = Votre troupe attaquée s’esquive sur une case adjacente libre ; le combat n’a pas lieu.
di-swiftness = Vélocité
    .text = +1 déplacement pour votre troupe pendant cette action.
di-divine-memory = Mémoire divine
    .text = Prenez une carte ID dans la défausse, sauf une Mémoire divine.
di-glory = Gloire
    .text = Si vous remportez le combat, gagnez 4 PP.
di-divine-protection = Protection divine
    .text = Si vous remportez le combat, les dégâts ennemis sont annulés.
di-reinforcements = Renforts
    .text = Si vous remportez le combat, placez gratuitement jusqu’à 3 unités dans vos quartiers et vos troupes.
di-tactical-choice = Choix tactique
    .text = Après la révélation, vous pouvez échanger votre carte Combat contre celle que vous avez défaussée.

## Battle cards

card-4-1-0 = 4-1-0
    .text = Force 4, dégâts 1, protection 0.
card-3-2-0 = 3-2-0
    .text = Force 3, dégâts 2, protection 0.
card-3-0-1 = 3-0-1
    .text = Force 3, dégâts 0, protection 1.
card-2-2-1 = 2-2-1
    .text = Force 2, dégâts 2, protection 1.
card-2-0-2 = 2-0-2
    .text = Force 2, dégâts 0, protection 2.
card-1-3-0 = 1-3-0
    .text = Force 1, dégâts 3, protection 0.
card-3-3-0 = 3-3-0
    .text = Force 3, dégâts 3, protection 0. La carte spéciale de Stratégie offensive.
card-3-0-3 = 3-0-3
    .text = Force 3, dégâts 0, protection 3. La carte spéciale de Stratégie défensive.
card-5-0-0 = 5-0-0
    .text = Force 5, dégâts 0, protection 0. Après le combat, vous perdez 2 de vos unités.
card-1-1-3 = 1-1-3
    .text = Force 1, dégâts 1, protection 3.

## Creatures

creature-elephant = Éléphant ancestral
    .text = Sa troupe a +1 déplacement, +1 force et +1 protection.
creature-snake = Serpent du désert
    .text = Sa troupe a +1 déplacement. Au combat, la créature ennemie est ignorée.
creature-scarab = Scarabée royal
    .text = Sa troupe a +2 déplacement et +2 force.
creature-scorpion = Scorpion géant
    .text = Sa troupe a +1 déplacement, +2 force et +2 dégâts.
creature-phoenix = Phoenix
    .text = Sa troupe a +1 déplacement et +2 force, et franchit les remparts.
creature-mummy = La Momie
    .text = Sa troupe a +1 déplacement et +2 force. Son propriétaire pioche 1 carte ID de plus chaque nuit.
creature-sphinx = Sphinx
    .text = Sa troupe a +2 force. À l’achat, il a rapporté 1 PV permanent à son propriétaire.
creature-khnum = Sphinx de Khnum
    .text = Sa troupe a +1 déplacement et +1 force. L’ennemi paie 2 PP pour entrer sur sa case.
creature-griffin = Sphinx griffon
    .text = Sa troupe a +2 force et peut se téléporter depuis un obélisque.
creature-devourer = Dévoreur
    .text = Sa troupe a +1 déplacement et +2 force, et est invulnérable hors combat. Un PV de combat avec au moins 2 ennemis détruits en rapporte 1 de plus.
