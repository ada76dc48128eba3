### Ce qui se dit d’une partie jugée.

title = { $game } : { $players }
curve = Chance de gagner de chaque place en pour cent, selon ce que la place pouvait savoir
hindsight = Après coup : la même chose cartes sur table, comme personne ne pouvait le savoir
thought = Jugé avec { $thought } itérations par coup et par série. Plus de temps juge plus profondément.

## Tournants

turning = Tournants
turning-none = Aucune décision n’a nettement perdu plus de 5 points de chance de gagner.
where = { $chapter ->
    [none] Action { $number }
   *[other] { $chapter }, action { $number }
}
turning-point = { $where } : { $name } perd { $loss } ± { $error } points de chance de gagner ({ $before } % avant).
played = Joué : { $words }
better = Mieux : { $words }
then = Ensuite peut-être : { $words }
why = Un coach à { $name } : { $words }
verdicts = { $name } : comme le moteur { $best }, trop proches pour trancher { $close }, petites pertes { $slip }, tournants { $turning }.
comment-turning = Perd { $loss } ± { $error } points de chance de gagner. Mieux : { $better }
comment-slip = Perd { $loss } ± { $error } points de chance de gagner par rapport à { $better }.

## Chance et habileté

skill = Chance et habileté, en points de chance de gagner
skill-note = Le départ et les six colonnes suivantes donnent le résultat. Révélations : ce que les coups des autres ont appris. Reste : ce que le moteur a vu plus tard qu’il n’aurait dû.
bucket-start = départ
bucket-deal = donne
bucket-draws = pioches
bucket-own = décisions propres
bucket-rivals = décisions des rivaux
bucket-revelations = révélations
bucket-residual = reste
bucket-result = résultat

## Nombres

decimal = ,
