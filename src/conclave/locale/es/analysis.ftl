### Lo que se dice de una partida juzgada.

title = { $game }: { $players }
curve = Probabilidad de ganar de cada puesto en porcentaje, según lo que el propio puesto podía saber
hindsight = A posteriori: lo mismo con todas las cartas a la vista, como nadie podía saberlo
thought = Juzgado con { $thought } iteraciones por jugada y serie. Con más tiempo se juzga con más profundidad.

## Momentos decisivos

turning = Momentos decisivos
turning-none = Ninguna decisión perdió claramente más de 5 puntos de probabilidad de ganar.
where = { $chapter ->
    [none] Acción { $number }
   *[other] { $chapter }, acción { $number }
}
turning-point = { $where }: { $name } pierde { $loss } ± { $error } puntos de probabilidad de ganar (antes { $before } %).
played = Jugado: { $words }
better = Mejor: { $words }
then = Después quizá: { $words }
why = Un entrenador a { $name }: { $words }
verdicts = { $name }: como el motor { $best }, demasiado igualadas { $close }, pérdidas pequeñas { $slip }, momentos decisivos { $turning }.
comment-turning = Pierde { $loss } ± { $error } puntos de probabilidad de ganar. Mejor: { $better }
comment-slip = Pierde { $loss } ± { $error } puntos de probabilidad de ganar frente a { $better }.

## Suerte y habilidad

skill = Suerte y habilidad, en puntos de probabilidad de ganar
skill-note = El inicio y las seis columnas siguientes suman el resultado. Revelaciones: lo que contaron las jugadas de otros. Resto: lo que el motor vio más tarde de lo debido.
bucket-start = inicio
bucket-deal = reparto
bucket-draws = robos
bucket-own = decisiones propias
bucket-rivals = decisiones rivales
bucket-revelations = revelaciones
bucket-residual = resto
bucket-result = resultado

## Números

decimal = ,
