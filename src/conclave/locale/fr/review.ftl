### What the browser says about analysed games.

title = Analyse
fold = Réduire
unfold = Afficher l’analyse
chart = Chances de gagner de chaque joueur en pour cent, d’après ce qu’il pouvait savoir
chart-said = { $name } : { $first } pour cent au début, { $last } à la fin, minimum { $least }, maximum { $most }.
hindsight = Cartes visibles
hindsight-more = Avec toutes les mains visibles.
thought = Analysée avec { $thought } simulations par coup.
link = Copier un lien vers ce coup
link-copied = Lien copié
loss-before = Erreur précédente
loss-next = Erreur suivante

## A decision

nothing-here = Il n’y avait rien à décider ici.
verdict-best = Meilleur coup
verdict-close = Aussi bon que le meilleur
verdict-slip = Imprécision
verdict-turning = Erreur
loses = −{ $loss } % de chances de gagner (± { $error }).
played = Joué
better = Mieux
perhaps = Peut-être
then = Ensuite
why = Pourquoi
as-puzzle = Résoudre comme problème
compared = Chances de gagner après chaque coup
was-played = joué

## The whole game

turning = Tournants
turning-none = Aucune décision n’a nettement coûté plus de 5 % de chances de gagner.
turning-one = { $number }. { $name } −{ $loss } % de chances
decisive = Le moment décisif
decisive-move = { $name } : { $played } (−{ $loss } % de chances de victoire).
decisive-try = Rejouer cette erreur comme problème
decisive-ask = Montrer le moment décisif
decisive-works = Recherche du moment décisif …
verdicts = { $name } : meilleurs coups { $best } · équivalents { $close } · imprécisions { $slip } · erreurs { $turning }
skill = Chance et habileté
skill-note = Chances de gagner en pour cent : le départ et les barres donnent le résultat. Seules les erreurs nettes comptent ; tout le reste forme une barre.
start-result = de { $start } % au départ à { $result } %
bucket-luck = Chance
bucket-own = Ses erreurs nettes
bucket-rivals = Erreurs nettes des rivaux
bucket-rest = Tout le reste
hands = Mains visibles
hand-empty = Aucune carte en main.

## Across games

losses = Vos habitudes les plus coûteuses
losses-games = { $count ->
    [one] dans une partie analysée
   *[other] dans { $count } parties analysées
}
losses-none = Rien pour l’instant. Analysez quelques-unes de vos parties pour voir quelles erreurs vous coûtent le plus.
losses-clean = Aucune erreur nette. Bien joué !
lapse-count = { $count ->
    [one] une fois
   *[other] { $count } fois
}, −{ $each } % de chances par partie
lapse-where = { $date }, coup { $step } : −{ $loss } % de chances
lapse-early = { $game ->
    [trial_of_the_temples] S’être reposé ou arrêté trop tôt
   *[other] Avoir passé trop tôt
}
lapse-late = { $game ->
    [trial_of_the_temples] Avoir continué quand se reposer valait mieux
   *[other] Avoir continué quand passer valait mieux
}
lapse-paid = Avoir payé avec ce dont vous aviez encore besoin
lapse-missed-claim = { $game ->
    [trial_of_the_temples] Avoir manqué une épreuve
   *[other] Ne pas avoir pris un élément à temps
}
lapse-missed-place = Ne pas avoir joué une carte à temps
lapse-missed-use = Ne pas avoir utilisé un pouvoir
lapse-missed-react = Ne pas avoir réagi
lapse-missed-convert = Ne pas avoir échangé
lapse-missed-discard = Ne pas avoir défaussé une carte contre des essences
lapse-other-claim = { $game ->
    [trial_of_the_temples] Avoir choisi la mauvaise épreuve
   *[other] Avoir pris ce qu’il ne fallait pas
}
lapse-other-place = Avoir joué la mauvaise carte
lapse-other-use = Avoir utilisé le mauvais pouvoir
lapse-other-draft = Avoir mal choisi une carte, un mage ou un objet
lapse-other-gain = Avoir pris les mauvaises ressources
lapse-other-harvest = Avoir mal placé un archimage ou un cube
lapse-other-convert = Avoir échangé ce qu’il ne fallait pas
lapse-other-discard = Avoir défaussé la mauvaise carte
lapse-other = Autres erreurs
