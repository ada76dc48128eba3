### Lo que el servidor rechaza en páginas fuera de una mesa: análisis, intentos, el tablero libre.

too-fast = Demasiadas peticiones: espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
not-found = Aquí no hay nada, o no está abierto para ti.
engine-busy = El motor está ocupado con otros: vuelve a preguntar en un momento.
no-seat = Hay puestos del 0 al { $last }; no hay puesto { $seat }.
replay-not-over = Una partida se puede repasar cuando ha terminado.
replay-other-rules = Esta partida se jugó con las reglas { $theirs } y aquí rigen las reglas { $ours }: solo queda su registro.

## Análisis

analysis-not-offered = Este servidor no analiza partidas: quien lo gestiona no ha reservado tiempo para ello.
analysis-not-over = Una partida se puede analizar cuando ha terminado.
analysis-other-rules = Esta partida se jugó con las reglas { $theirs } y aquí rigen las reglas { $ours }: no se puede analizar.
analysis-no-judge = Nadie aquí sabe juzgar { $game }: no se puede analizar.
analysis-not-asked = Esta partida no está analizada: pídelo primero.
analysis-yours-wait = Se están analizando { $count } partidas tuyas: espera a que termine una de ellas.
analysis-neighbours-wait = Desde tu dirección ya se analizan bastantes partidas a la vez: espera a que termine una de ellas.
analysis-many-wait = Muchas partidas esperan un análisis: inténtalo más tarde.

## Intentos

try-which-step = Esta partida ha terminado: di desde qué paso seguir.
try-no-step = Esta partida tiene los pasos del 0 al { $last }; no hay paso { $step }.
try-over-there = Ahí la partida ya ha terminado: sigue desde un paso anterior.
try-not-allowed = Durante una partida no se prueba nada, salvo que su mesa lo permita.
try-as-it-stands = Durante una partida se sigue desde como está, y según lo que sabe el propio puesto.
try-own-seat = Durante una partida solo se prueba con el propio puesto.
try-not-played = Esta partida no se está jugando ahora.
try-no-try = Esta mesa no es un intento: no hay con qué compararla.
try-still-played = La partida sigue en curso: los intentos se valoran cuando termine.
try-not-judged = No se ha podido valorar: inténtalo de nuevo en un momento.

## El tablero libre

board-no-position = Nadie ha escrito una posición de { $game }.
board-unseen = Esta posición no dice lo que vería el jugador { $number }: dilo, o mira como espectador.
board-nobody-asked = Aquí no se pregunta nada a nadie: di de quién es el turno.
board-over = Aquí la partida ha terminado: no hay nada que jugar.

## Posiciones escritas

position-game = Una posición empieza con { $tags }, no con '{ $tag }'.
position-near = '{ $word }' no se conoce aquí: ¿querías decir '{ $near }'?
position-word = '{ $word }' no se conoce aquí; hay por ejemplo { $names }.
position-number = '{ $what }' es un número de { $least } a { $most }, no '{ $text }'.
position-seat = '{ $what }' es un puesto de p1 a p{ $seats }, no '{ $text }'.
position-unreadable = '{ $text }' no se puede leer; escribe por ejemplo vault(turned).seer.
position-amount = '{ $text }' no es una cantidad; escribe por ejemplo 2e1g.
position-twice = '{ $name }' se dice dos veces.
position-players = Hay de 2 a { $most } jugadores, no { $count }.
position-places = '{ $name }' está en dos sitios.
position-nobody = En una posición así nadie podría responder.
ra-artifacts = En manos, mazos y descartes solo hay artefactos.
ra-centre = En el centro solo hay monumentos y Lugares de Poder.
ra-displayed = Hay { $count } monumentos a la vista: son como mucho { $most }.
ra-one-mage = Cada jugador tiene un mago.
ra-one-item = Cada jugador tiene un objeto mágico.
ra-other-face = '{ $name }' es la otra cara de una loseta que ya está en la mesa.
ra-top = Como mucho se conocen en orden { $most } cartas encima de un mazo.
ra-passed = El jugador { $number } ha pasado, así que no tiene turno.
tt-mana = { $count } de maná: la escala va de 0 a { $most }.
tt-cores = En los paneles hay más núcleos de un color de los que existen.
tt-markers = Hay varios marcadores en la casilla { $space } de un camino: solo cabe uno.
tt-one-tile = Hay dos figuras en una loseta.
tt-barrier = Hay una figura en la loseta de día y noche.
tt-surrounded = La figura de la loseta { $place } está rodeada.
tt-mats = Dos jugadores tienen el mismo panel de hechizos.
tt-two-cores = Hay dos núcleos en { $cell }.
tt-line = Un color está dos veces en una línea: en { $one } y en { $other }.
tt-rested = El jugador { $number } ha descansado, así que no tiene turno.
tt-taken-back = El jugador { $number } ha descansado y ha retirado su figura.
