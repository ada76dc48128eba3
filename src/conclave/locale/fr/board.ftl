### Le plateau libre : une position écrite à la main.

title = Position
table = Table
fold = Montrer moins
unfold = Montrer la position
undo = Annuler le dernier changement
take-back = Annuler
cannot-be = Une telle position est impossible.
under-way = Une action est en cours ici.
under-way-end = La terminer
line = La position en une ligne
line-more = Tout ce qu’on peut dire d’une position : pour la copier, et pour ce qui n’a pas de champ ci-dessus.
line-show = Montrer
new = Nouvelle position
new-begin = L’installer
game = Jeu
players = Joueurs
play-on = Continuer à jouer
share = Partager
eyes = Vue par

## Pièces

add-to = Ajouter à : { $zone }
swap = { $zone } : laquelle va ici ?
position = Position { $number }
turned = incliné
unknown = Inconnues
unknown-in = cartes inconnues : { $zone }
lies-in = Se trouve dans
remove = Retirer
less = moins : { $what }
more = plus : { $what }
no-core = pas de cube
used = { $what }, utilisé
core-red = cube rouge
core-yellow = cube jaune
core-blue = cube bleu
core-purple = cube violet

## Le moteur

engine = Ce que pense le moteur
engine-ask = Demander au moteur
engine-thinks = Le moteur réfléchit …
engine-for = Meilleurs coups de { $name }, avec la chance de gagner
engine-silent = Le moteur n’a rien à en dire.
as-good = à peu près aussi bon
then = Ensuite :
why = Pourquoi :

## Champs

field-round = Manche
field-turn = Au tour de
field-first = Premier joueur
field-passed = Ont passé
field-centre = Centre : Lieux de Puissance et monuments
field-monument_top = Dessus de la pioche des monuments
field-pool = Essences
field-play = En jeu
field-hand = Main
field-top = Dessus de la pioche
field-deck = Pioche
field-discards = Défausse
field-start = Jeton de départ
field-rested = Se sont reposés
field-ring = Anneau des temples
field-barrier = Tuile Jour et Nuit en
field-revealed = Tuiles de manche révélées
field-neutral1 = Marqueurs neutres, premiers
field-neutral2 = Marqueurs neutres, seconds
field-mat = Grimoire
field-goods = Cristaux et jetons
field-mana = Mana
field-marks = Pistes d’épreuve
field-cores = Cubes sur le grimoire
field-figure = Figurine en
field-clone = Clone en
