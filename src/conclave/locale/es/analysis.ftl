### Lo que se dice de una partida juzgada.

title = { $game }: { $players }
curve = Probabilidad de ganar de cada jugador en porcentaje, según lo que podía saber
hindsight = Con todas las cartas a la vista
thought = Analizada con { $thought } simulaciones por jugada. Con más tiempo, el análisis es más profundo.

## Momentos decisivos

turning = Momentos decisivos
turning-none = Ninguna decisión costó claramente más de un 5 % de probabilidad de ganar.
where = { $chapter ->
    [none] Acción { $number }
   *[other] { $chapter }, acción { $number }
}
turning-point = { $where }: { $name } −{ $loss } % de probabilidad de ganar (± { $error }; antes { $before } %).
played = Jugado: { $words }
better = Mejor: { $words }
then = Después, por ejemplo: { $words }
why = Consejo para { $name }: { $words }
verdicts = { $name }: mejores jugadas { $best } · equivalentes { $close } · imprecisiones { $slip } · errores { $turning }
comment-turning = Error: −{ $loss } % de probabilidad de ganar (± { $error }). Mejor: { $better }
comment-slip = Imprecisión: −{ $loss } % de probabilidad de ganar (± { $error }) frente a { $better }.

## Suerte y habilidad

skill = Suerte y habilidad (probabilidad de ganar en porcentaje)
skill-note = El inicio y las cuatro columnas siguientes suman el resultado. Solo cuentan los errores claros.
bucket-start = inicio
bucket-luck = suerte
bucket-own = errores claros propios
bucket-rivals = errores claros de los rivales
bucket-rest = todo lo demás
bucket-result = resultado

## Números

decimal = ,
