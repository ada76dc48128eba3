### Lo que el servidor rechaza en páginas fuera de una mesa: análisis, intentos, el tablero libre.

too-fast = Demasiadas peticiones: espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
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
