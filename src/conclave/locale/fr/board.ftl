### Le plateau libre : une position écrite à la main.

title = Position
table = Table
fold = Réduire
unfold = Afficher la position
undo = Annuler le dernier changement
take-back = Annuler
cannot-be = Cette position est impossible.
under-way = Une action est en cours dans cette position.
under-way-end = La terminer
line = Position en texte
line-more = La position complète en une ligne : copiez-la ou modifiez ce qui n’a pas de champ ci-dessus.
line-show = Afficher
new = Nouvelle position
new-begin = Mettre en place
game = Jeu
players = Joueurs
play-on = Continuer à jouer
share = Partager
eyes = Point de vue

## Pièces

add-to = Ajouter à : { $zone }
swap = { $zone } : quelle carte va ici ?
position = Position { $number }
turned = engagée
unknown = Inconnues
unknown-in = cartes inconnues : { $zone }
lies-in = Emplacement
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

engine = Évaluation du moteur
engine-ask = Interroger le moteur
engine-thinks = Le moteur réfléchit …
engine-for = Meilleurs coups de { $name } (chances de gagner)
engine-silent = Le moteur ne peut pas évaluer cette position.
as-good = tout aussi bon
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
field-start = Tuile Premier joueur
field-rested = Se sont reposés
field-ring = Anneau des temples
field-barrier = Tuile Jour et Nuit en
field-revealed = Tuiles de manche révélées
field-neutral1 = Marqueurs neutres, premier groupe
field-neutral2 = Marqueurs neutres, second groupe
field-mat = Grimoire
field-goods = Cristaux et jetons
field-mana = Mana
field-marks = Pistes d’épreuve
field-cores = Cubes sur le grimoire
field-figure = Archimage sur
field-clone = Clone sur
