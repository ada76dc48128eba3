### Lo que se rechaza: en páginas fuera de una mesa (análisis, intentos, el tablero libre) y como respuesta escrita.

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
position-amount = '{ $text }' no es una cantidad; escribe por ejemplo { $example }.
position-twice = '{ $name }' se dice dos veces.
position-players = Hay de 2 a { $most } jugadores, no { $count }.
position-places = '{ $name }' está en dos sitios.
position-nobody = En una posición así nadie podría responder.
position-tag = Una posición de este juego empieza con '{ $tag }/', no con '{ $text }'.
position-long = Una posición tiene como mucho { $most } caracteres, no { $count }.
position-order = '{ $text }' está donde debería estar { $due }: los puestos van seguidos.
position-field = '{ $text }' no es un campo; escribe por ejemplo '{ $name }:...', o p1 antes de los campos de un puesto.
position-example = '{ $text }' no se puede leer como '{ $field }'; escribe por ejemplo { $example }.
position-among = '{ $name }' no se conoce aquí: hay de { $first } a { $last }.
position-unnamed = '{ $text }' no dice de qué piezas se trata.
position-nothing-on = Aquí no hay nada sobre las piezas: '{ $text }'.
position-of-a-kind = Como mucho puede haber { $most } de un tipo en un sitio.
position-only = '{ $field }' solo se dice con { $where }.
position-missing = Falta '{ $field }': hay que decirlo con { $where }.
position-follows = '{ $field }' se deduce de la mesa en la fase { $phase }: no lo escribas.
position-for-two = '{ $field }' es para dos jugadores.
position-most = '{ $field }' tiene como mucho { $most }, no { $count }.
position-exactly = '{ $field }' debería tener { $right }, no { $count }.
position-not-in = '{ $name }' no puede estar en '{ $field }'.
position-open = '{ $field }' está a la vista de todos: nada de ello es desconocido.
position-unknown = Esta posición deja sin conocer { $gaps }: nombra las cartas, o deja que se repartan.
position-too-few = No hay cartas suficientes para todo lo desconocido en '{ $field }'.
position-no-room = No hay sitio para { $names } de '{ $field }'.
position-round = No hay ronda { $round }: las rondas van de 1 a { $last }.
position-seats = Los puestos van de 0 a { $last }.
position-turn = Es el turno de { $seat }.
position-not-asked = '{ $question }' no se le puede preguntar ahora a { $who }.
position-winner = Cuando la partida ha terminado, alguien ha ganado.
position-unseen = Esta línea deja sin conocer lo que vería { $who }: --seed lo reparte, --viewer nobody prescinde de ello.
ra-artifacts = En manos, mazos y descartes solo hay artefactos.
ra-centre = En el centro solo hay monumentos y Lugares de Poder.
ra-displayed = Hay { $count } monumentos a la vista: son como mucho { $most }.
ra-one-mage = Cada jugador tiene un mago.
ra-one-item = Cada jugador tiene un objeto mágico.
ra-other-face = '{ $name }' es la otra cara de una loseta que ya está en la mesa.
ra-top = Como mucho se conocen en orden { $most } cartas encima de un mazo.
ra-passed = El jugador { $number } ha pasado, así que no tiene turno.
ra-monuments = En el mazo de monumentos solo hay monumentos.
ra-monument-seen = '{ $name }' solo se puede ver encima del mazo de monumentos.
ra-item = { $seat } tiene un objeto mágico en juego: di cuál.
ra-mages = Todos tienen un mago: di cuál.
ra-mage-in-play = El mago de { $seat } va en 'play', no en 'chosen'.
ra-chooses = { $seat } ya no elige mago ni carta de un paquete.
ra-match-wins = La partida { $game } de un duelo no sigue a { $wins } victorias.
ra-match-artifacts = Un duelo tiene { $right } artefactos, no { $count }.
ra-drafted-anew = En la partida 2 de un duelo se eligen de nuevo { $count } artefactos: di cuáles están en la caja.
ra-keeps = En la partida 3 de un duelo todos conservan { $count } artefactos.
ra-known = Lo que todos saben que { $seat } tiene está en su mano o en su mazo.
ra-held = Lo que se sabe que { $seat } tenía en la mano está en su mano o encima de su mazo.
ra-strays = Tras volver a barajar, { $seat } tiene cartas más viejas en la mano o, como 'strays', encima del mazo.
ra-dealt = { $seat } ha recibido { $count } magos.
ra-setup = La preparación reparte y pregunta puesto por puesto: eso no puede ser.
ra-laid-out = Primero se colocan 5 Lugares de Poder y 2 monumentos.
ra-second-draft = El segundo draft ha terminado: escribe draft:2.
ra-draft-kept = Se han guardado { $count } cartas: eso no ocurre en el draft { $draft }.
ra-draft-turns = Los puestos guardan sus cartas por turnos, p1 primero.
ra-packs = Tras { $count } cartas los paquetes tienen { $packs } cartas.
ra-open-draft = Dos han elegido por turnos, entre { $count } cartas.
ra-kept = Lo guardado es lo que los jugadores tienen en la mano, el mazo, el juego y los descartes.
ra-kept-hidden = { $seat } oculta más cartas de las que ha guardado.
ra-unfinished = Lo que está en curso no se podría terminar en una posición así.
ra-step = En el paso { $step } no se pregunta a nadie.
ra-instruction = { $name } no tiene la instrucción { $number } en { $program }.
ra-memory = '{ $part }' no es nada que este programa recuerde.
ra-looks = Quien mira cartas lo hace con un poder: di cuál, con 'do'.
ra-looks-not = '{ $name }' no mira cartas.
ra-tally = Se cuentan { $tally } cartas, pero hay { $count }.
ra-waits = Solo un ataque, una comprobación de victoria o una reposición espera a otro programa.
ra-collect = Los componentes recolectan de uno en uno.
ra-offered = Solo se puede elegir lo que la pregunta ofrece.
ra-price = No hace falta más que el precio, y solo un pago lo tiene.
ra-kinds = Solo las esencias se eligen en el orden de sus tipos.
ra-count = No se pueden elegir { $count } de { $most }.
tt-mana = { $count } de maná: la escala va de 0 a { $most }.
tt-cores = Hay { $count } núcleos '{ $colour }' en los paneles: existen { $most }.
tt-markers = Hay { $count } marcadores en la casilla { $space } de { $track }: solo cabe uno.
tt-one-tile = Hay dos figuras en una loseta.
tt-barrier = Hay una figura en la loseta de día y noche.
tt-surrounded = La figura de la loseta { $place } está rodeada.
tt-mats = Dos jugadores tienen el panel de hechizos '{ $mat }'.
tt-two-cores = Hay dos núcleos en { $cell }.
tt-line = '{ $colour }' está dos veces en una línea: en { $one } y en { $other }.
tt-rested = El jugador { $number } ha descansado, así que no tiene turno.
tt-taken-back = El jugador { $number } ha descansado y ha retirado su figura.
tt-stacks = No pueden quedar { $count } núcleos '{ $colour }': son como mucho { $most }.
tt-used = '{ $text }' no puede estar usado: solo las casillas con un núcleo tienen un hechizo.
tt-unknown = En este juego nada es desconocido: escríbelo en vez de '?'.
tt-components = Este juego necesita los componentes { $number }: dalos con la opción 'components'.
tt-revealed = Se han revelado { $count } losetas de ronda: deberían ser { $right }, una por ronda.
tt-ring = Las posiciones del anillo van de 1 a { $last }.
tt-night = De noche no hay nadie en el anillo.
tt-stands = Di dónde está el jugador { $number }: en una fase de recursos todos están en el anillo.
tt-placed = Con { $count } figuras en el anillo el jugador { $number } ha colocado { $right }, pues empezó el jugador { $start }.
tt-all-stand = Todas las figuras están colocadas: es hora de recolectar.
tt-all-rested = Debe quedar alguien que no haya descansado.
tt-stores = El jugador { $number } no ha descansado, así que no guarda nada.
tt-mats-order = Los paneles se eligen en el orden de los puestos.
tt-mats-count = Hay { $count } paneles elegidos: eso no puede ser en la fase { $phase }.
tt-echo = Ningún hechizo de eco ha oído nada.
tt-convert = En una posición así nadie puede convertir.

## Lo que se escribe como respuesta

action-none = «{ $text }» no es una acción; es posible, por ejemplo, «{ $example }».
action-none-over = «{ $text }» no es una acción; la partida ha terminado.
action-could-mean = «{ $text }» podría ser { $choices }.
action-could-mean-more = «{ $text }» podría ser { $choices } y más.
answer-not-here = { $what } no se puede elegir aquí.
answer-not-next = { $what } no se puede elegir a continuación.
answer-not-any-more = { $what } ya no se puede elegir.
answer-too-few = { $count } es demasiado poco: queda más por elegir.
answer-breaks-off = La respuesta se corta tras { $count } acciones: vale entera o no vale.
answer-number = Elige un número de { $least } a { $most }.
answer-no-choice = No hay opción { $number }: elige de 1 a { $most }.
answer-fits = «{ $text }» encaja con { $choices }.
answer-kinds = Dilo por tipos, por ejemplo «{ $example }».
answer-none-of = «{ $word }» no es ninguno de { $kinds }.
answer-in-all = Elige { $count } en total, por ejemplo «{ $example }».
answer-not-one = «{ $word }» no es una de las opciones: da sus números, por ejemplo «1 2».
answer-once = Cada opción se puede nombrar una sola vez.
answer-order = Pon los { $count } en orden, por ejemplo «{ $example }».
