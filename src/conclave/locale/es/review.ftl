### What the browser says about analysed games.

title = Análisis
fold = Mostrar menos
unfold = Mostrar el análisis
chart = Probabilidad de ganar de cada jugador en porcentaje, según lo que podía saber
chart-said = { $name }: { $first } por ciento al principio, { $last } al final, mínimo { $least }, máximo { $most }.
hindsight = Con las cartas a la vista
hindsight-more = Con todas las manos a la vista.
thought = Analizada con { $thought } simulaciones por jugada.
link = Copiar un enlace a esta jugada
link-copied = Enlace copiado
loss-before = Error anterior
loss-next = Error siguiente

## A decision

nothing-here = Aquí no había nada que decidir.
verdict-best = Mejor jugada
verdict-close = Tan buena como la mejor
verdict-slip = Imprecisión
verdict-turning = Error
loses = −{ $loss } % de probabilidad de ganar (± { $error }).
played = Jugado
better = Mejor
perhaps = Quizá
then = Después
why = Por qué
as-puzzle = Resolverlo como problema
compared = Probabilidad de ganar tras cada jugada
was-played = jugado

## The whole game

turning = Momentos decisivos
turning-none = Ninguna decisión costó claramente más de un 5 % de probabilidad de ganar.
turning-one = { $number }. { $name } −{ $loss } % de probabilidad
decisive = El momento decisivo
decisive-move = { $name }: { $played } (−{ $loss } % de probabilidad de victoria).
decisive-try = Practicar este error como problema
decisive-ask = Mostrar el momento decisivo
decisive-works = Buscando el momento decisivo …
verdicts = { $name }: mejores jugadas { $best } · equivalentes { $close } · imprecisiones { $slip } · errores { $turning }
skill = Suerte y habilidad
skill-note = Probabilidad de ganar en porcentaje: el inicio y las barras suman el resultado. Solo cuentan los errores claros; todo lo demás es una barra.
start-result = del { $start } % al comienzo al { $result } %
bucket-luck = Suerte
bucket-own = Errores claros propios
bucket-rivals = Errores claros de los rivales
bucket-rest = Todo lo demás
hands = Manos a la vista
hand-empty = Sin cartas en la mano.

## Across games

losses = Los hábitos que más te cuestan
losses-games = { $count ->
    [one] en una partida analizada
   *[other] en { $count } partidas analizadas
}
losses-none = Nada todavía. Analiza algunas de tus partidas para ver qué errores te cuestan más.
losses-clean = Sin errores claros. ¡Bien jugado!
lapse-count = { $count ->
    [one] una vez
   *[other] { $count } veces
}, −{ $each } % de probabilidad por partida
lapse-where = { $date }, jugada { $step }: −{ $loss } % de probabilidad
lapse-early = { $game ->
    [trial_of_the_temples] Descansar o parar demasiado pronto
   *[other] Pasar demasiado pronto
}
lapse-late = { $game ->
    [trial_of_the_temples] Seguir cuando era mejor descansar
   *[other] Seguir cuando era mejor pasar
}
lapse-paid = Pagar con lo que aún necesitabas
lapse-missed-claim = { $game ->
    [trial_of_the_temples] Dejar pasar un desafío
   *[other] No reclamar algo a tiempo
}
lapse-missed-place = No jugar una carta a tiempo
lapse-missed-use = No usar un efecto
lapse-missed-react = No reaccionar
lapse-missed-convert = No cambiar
lapse-missed-discard = No descartar una carta por esencias
lapse-other-claim = { $game ->
    [trial_of_the_temples] Elegir mal el desafío
   *[other] Reclamar lo que no convenía
}
lapse-other-place = Jugar la carta equivocada
lapse-other-use = Usar el efecto equivocado
lapse-other-draft = Elegir mal la carta, el mago o el objeto
lapse-other-gain = Coger los recursos equivocados
lapse-other-harvest = Colocar mal un archimago o un núcleo
lapse-other-convert = Cambiar lo que no convenía
lapse-other-discard = Descartar la carta equivocada
lapse-other = Otros errores
