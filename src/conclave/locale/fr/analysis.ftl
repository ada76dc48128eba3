### Ce qui se dit d’une partie jugée.

title = { $game } : { $players }
curve = Chances de gagner de chaque joueur en pour cent, d’après ce qu’il pouvait savoir
hindsight = Avec toutes les cartes visibles
thought = Analysée avec { $thought } simulations par coup. Avec plus de temps, l’analyse est plus fine.

## Tournants

turning = Tournants
turning-none = Aucune décision n’a nettement coûté plus de 5 % de chances de gagner.
where = { $chapter ->
    [none] Action { $number }
   *[other] { $chapter }, action { $number }
}
turning-point = { $where } : { $name } −{ $loss } % de chances de gagner (± { $error } ; { $before } % avant).
played = Joué : { $words }
better = Mieux : { $words }
then = Ensuite, par exemple : { $words }
why = Conseil pour { $name } : { $words }
verdicts = { $name } : meilleurs coups { $best } · équivalents { $close } · imprécisions { $slip } · erreurs { $turning }
comment-turning = Erreur : −{ $loss } % de chances de gagner (± { $error }). Mieux : { $better }
comment-slip = Imprécision : −{ $loss } % de chances de gagner (± { $error }) par rapport à { $better }.

## Chance et habileté

skill = Chance et habileté (chances de gagner en pour cent)
skill-note = Le départ et les quatre colonnes suivantes donnent le résultat. Seules les erreurs nettes comptent.
bucket-start = départ
bucket-luck = chance
bucket-own = ses erreurs nettes
bucket-rivals = erreurs nettes des rivaux
bucket-rest = tout le reste
bucket-result = résultat

## Nombres

decimal = ,
