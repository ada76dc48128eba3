### What the browser says about analysed games.

title = Analyse
fold = Montrer moins
unfold = Montrer l’analyse
chart = Chances de gagner de chaque place en pour cent, d’après ce qu’elle pouvait savoir
chart-said = { $name } : d’abord { $first } pour cent, à la fin { $last }, jamais moins de { $least } ni plus de { $most }.
hindsight = Après coup
hindsight-more = La même chose avec toutes les cartes visibles, comme personne ne pouvait le savoir alors.
thought = Jugé avec { $thought } itérations par coup et par série.
link = Copier un lien vers cette étape
link-copied = Le lien est copié
loss-before = Perte précédente
loss-next = Perte suivante

## A decision

nothing-here = Aucun choix n’a été jugé à cette étape.
verdict-best = Comme le moteur
verdict-close = Trop serré pour trancher
verdict-slip = Une petite perte
verdict-turning = Tournant
loses = Perd { $loss } ± { $error } points de chances de gagner.
played = Joué
better = Mieux
perhaps = Peut-être
then = Ensuite
why = Pourquoi
as-puzzle = Essayer comme problème
compared = Chances de gagner après les coups comparés
was-played = joué

## The whole game

turning = Tournants
turning-none = Aucune décision n’a clairement perdu plus de 5 points de chances de gagner.
turning-one = { $number }. { $name } perd { $loss } points
verdicts = { $name } : comme le moteur { $best }, trop serré { $close }, petites pertes { $slip }, tournants { $turning }.
skill = Chance et habileté
skill-note = En points de chances de gagner : le départ et les barres donnent ensemble le résultat. Révélations : ce que les coups des autres ont appris. Reste : ce que le moteur a vu plus tard qu’il n’aurait dû.
start-result = de { $start } % au départ à { $result } %
bucket-deal = Distribution
bucket-draws = Pioches
bucket-own = Ses décisions
bucket-rivals = Rivaux
bucket-revelations = Révélations
bucket-residual = Reste
hands = Mains ouvertes
hand-empty = Aucune carte en main.

## Across games

losses = Ce qui vous coûte le plus
losses-games = { $count ->
    [one] dans une partie analysée
   *[other] dans { $count } parties analysées
}
losses-none = Rien encore : faites analyser quelques-unes de vos parties, et vous verrez ici ce qui vous coûte le plus.
losses-clean = Aucune décision n’a clairement perdu quoi que ce soit. Bien joué !
lapse-count = { $count ->
    [one] une fois
   *[other] { $count } fois
}, { $each } points par partie
lapse-where = { $date }, étape { $step } : { $loss } points
lapse-early = { $game ->
    [trial_of_the_temples] S’être reposé ou arrêté trop tôt
   *[other] Avoir passé trop tôt
}
lapse-late = { $game ->
    [trial_of_the_temples] Avoir continué quand se reposer valait mieux
   *[other] Avoir continué quand passer valait mieux
}
lapse-paid = Avoir payé avec ce qui servait encore
lapse-missed-claim = { $game ->
    [trial_of_the_temples] Avoir manqué une épreuve
   *[other] Avoir manqué une prise
}
lapse-missed-place = Ne pas avoir placé une carte à temps
lapse-missed-use = Ne pas avoir utilisé un pouvoir
lapse-missed-react = Ne pas avoir réagi
lapse-missed-convert = Ne pas avoir converti
lapse-missed-discard = Ne pas avoir défaussé une carte pour des essences
lapse-other-claim = { $game ->
    [trial_of_the_temples] Avoir choisi la mauvaise épreuve
   *[other] Avoir pris ce qu’il ne fallait pas
}
lapse-other-place = Avoir placé la mauvaise carte
lapse-other-use = Avoir utilisé le mauvais pouvoir
lapse-other-draft = Avoir mal choisi une carte, un mage ou un objet
lapse-other-gain = Avoir choisi les mauvaises ressources
lapse-other-harvest = Avoir mal placé une figurine ou un cube
lapse-other-convert = Avoir converti ce qu’il ne fallait pas
lapse-other-discard = Avoir défaussé la mauvaise carte
lapse-other = Autre chose
