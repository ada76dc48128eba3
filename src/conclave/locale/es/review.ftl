### What the browser says about analysed games.

title = Análisis
fold = Mostrar menos
unfold = Mostrar el análisis
chart = Probabilidad de ganar de cada puesto en porcentaje, según lo que podía saber
chart-said = { $name }: al principio { $first } por ciento, al final { $last }, nunca menos de { $least } ni más de { $most }.
hindsight = A posteriori
hindsight-more = Lo mismo con todas las cartas a la vista, como nadie podía saberlo entonces.
thought = Juzgado con { $thought } iteraciones por jugada y tanda.
link = Copiar un enlace a este paso
link-copied = El enlace está copiado
loss-before = Pérdida anterior
loss-next = Pérdida siguiente

## A decision

nothing-here = En este paso no se juzgó ninguna decisión.
verdict-best = Como el motor
verdict-close = Demasiado igualado
verdict-slip = Una pérdida pequeña
verdict-turning = Momento decisivo
loses = Pierde { $loss } ± { $error } puntos de probabilidad de ganar.
played = Jugado
better = Mejor
perhaps = Quizá
then = Después
why = Por qué
as-puzzle = Intentarlo como problema
compared = Probabilidad de ganar tras las jugadas comparadas
was-played = jugado

## The whole game

turning = Momentos decisivos
turning-none = Ninguna decisión perdió claramente más de 5 puntos de probabilidad de ganar.
turning-one = { $number }. { $name } pierde { $loss } puntos
verdicts = { $name }: como el motor { $best }, demasiado igualado { $close }, pérdidas pequeñas { $slip }, momentos decisivos { $turning }.
skill = Suerte y habilidad
skill-note = En puntos de probabilidad de ganar: el comienzo y las barras suman el resultado. Revelaciones: lo que contaron las jugadas de otros. Residuo: lo que el motor vio más tarde de lo debido.
start-result = del { $start } % al comienzo al { $result } %
bucket-deal = Reparto
bucket-draws = Robos
bucket-own = Decisiones propias
bucket-rivals = Rivales
bucket-revelations = Revelaciones
bucket-residual = Residuo
hands = Manos a la vista
hand-empty = Sin cartas en la mano.

## Across games

losses = Lo que más te cuesta
losses-games = { $count ->
    [one] en una partida analizada
   *[other] en { $count } partidas analizadas
}
losses-none = Nada todavía: haz analizar algunas de tus partidas y aquí verás qué te cuesta más.
losses-clean = Ninguna decisión perdió claramente nada. ¡Bien jugado!
lapse-count = { $count ->
    [one] una vez
   *[other] { $count } veces
}, { $each } puntos por partida
lapse-where = { $date }, paso { $step }: { $loss } puntos
lapse-early = { $game ->
    [trial_of_the_temples] Descansar o parar demasiado pronto
   *[other] Pasar demasiado pronto
}
lapse-late = { $game ->
    [trial_of_the_temples] Seguir cuando era mejor descansar
   *[other] Seguir cuando era mejor pasar
}
lapse-paid = Pagar con lo que hacía falta
lapse-missed-claim = { $game ->
    [trial_of_the_temples] Un desafío perdido
   *[other] Una reclamación perdida
}
lapse-missed-place = No colocar una carta a tiempo
lapse-missed-use = No usar un poder
lapse-missed-react = No reaccionar
lapse-missed-convert = No convertir
lapse-missed-discard = No descartar una carta por esencias
lapse-other-claim = { $game ->
    [trial_of_the_temples] Elegir mal el desafío
   *[other] Reclamar lo que no convenía
}
lapse-other-place = Colocar la carta equivocada
lapse-other-use = Usar el poder equivocado
lapse-other-draft = Elegir mal la carta, el mago o el objeto
lapse-other-gain = Tomar lo que no convenía
lapse-other-harvest = Colocar mal una figura o un núcleo
lapse-other-convert = Convertir lo que no convenía
lapse-other-discard = Descartar la carta equivocada
lapse-other = Otra cosa
