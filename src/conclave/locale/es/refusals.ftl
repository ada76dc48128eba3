### Lo que se rechaza: en páginas fuera de una mesa (análisis, intentos, el tablero libre) y como respuesta escrita.

too-fast = Demasiadas peticiones: espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
missing-extra = Para esto faltan paquetes ({ $module }): { $command }
not-found = Aquí no hay nada, o no tienes acceso.
engine-busy = El motor está ocupado. Inténtalo de nuevo en un momento.
no-seat = No existe el sitio { $seat }: van del 0 al { $last }.
replay-not-over = Puedes ver la repetición cuando la partida haya terminado.
replay-other-rules = Esta partida se jugó con la versión { $theirs } de las reglas; la actual es la { $ours }. Solo está disponible su registro.

## Análisis

analysis-not-offered = Este servidor no ofrece análisis.
analysis-not-over = Puedes analizar una partida cuando haya terminado.
analysis-other-rules = Esta partida se jugó con la versión { $theirs } de las reglas; la actual es la { $ours }. No se puede analizar.
analysis-no-judge = No hay motor para { $game }: no se puede analizar.
analysis-not-asked = Esta partida aún no se ha analizado.
analysis-yours-wait = Se están analizando { $count } partidas tuyas. Espera a que termine una.
analysis-neighbours-wait = Ya se analizan demasiadas partidas desde tu dirección. Espera a que termine una.
analysis-many-wait = Hay demasiadas partidas esperando análisis. Inténtalo más tarde.

## Intentos

try-which-step = Esta partida ha terminado: elige desde qué jugada seguir.
try-no-step = No existe la jugada { $step }: esta partida tiene de la 0 a la { $last }.
try-over-there = En ese punto la partida ya ha terminado: elige una jugada anterior.
try-not-allowed = «¿Y si…?» está desactivado durante esta partida.
try-as-it-stands = Durante una partida solo puedes empezar desde la posición actual y con lo que sabes.
try-own-seat = Durante una partida solo puedes jugar en tu propio sitio.
try-not-played = Esta partida no está en curso.
try-no-try = Esta mesa no es una partida «¿Y si…?»: no hay nada con lo que compararla.
try-still-played = La partida sigue en curso: podrás comparar cuando termine.
try-not-judged = La evaluación ha fallado. Inténtalo de nuevo en un momento.

## El tablero libre

board-no-position = El tablero libre no admite { $game }.
board-unseen = Esta posición no dice lo que ve el jugador { $number }: complétala o mira como espectador.
board-nobody-asked = Aquí nadie tiene que decidir: indica a quién le toca.
position-of-rated-game = Esta es una posición de una partida puntuada en curso. El motor, el tablero libre y las variantes están cerrados para ella hasta que termine la partida.
board-over = Aquí la partida ha terminado: no hay nada que jugar.

## Posiciones escritas

position-game = Una posición debe empezar por { $tags }, no por '{ $tag }'.
position-near = Nombre desconocido: '{ $word }'. ¿Querías decir '{ $near }'?
position-word = Nombre desconocido: '{ $word }'. Puedes usar, por ejemplo, { $names }.
position-number = '{ $what }' debe ser un número de { $least } a { $most }, no '{ $text }'.
position-seat = '{ $what }' debe ser un sitio de p1 a p{ $seats }, no '{ $text }'.
position-unreadable = '{ $text }' no es válido; escribe, por ejemplo, vault(turned).seer.
position-amount = '{ $text }' no es una cantidad; escribe, por ejemplo, { $example }.
position-twice = '{ $name }' aparece dos veces.
position-players = Debe haber de 2 a { $most } jugadores, no { $count }.
position-places = '{ $name }' está en dos lugares a la vez.
position-nobody = Esta posición es imposible: nadie podría jugar.
position-tag = Una posición de este juego debe empezar por '{ $tag }/', no por '{ $text }'.
position-long = Una posición puede tener como máximo { $most } caracteres; esta tiene { $count }.
position-order = Aquí pone '{ $text }', pero se esperaba { $due }: escribe los sitios en orden.
position-field = '{ $text }' no es un campo; escribe, por ejemplo, '{ $name }:...', o pon p1 antes de los campos de un sitio.
position-example = '{ $text }' no es válido para '{ $field }'; escribe, por ejemplo, { $example }.
position-among = Nombre desconocido: '{ $name }'. Elige de { $first } a { $last }.
position-unnamed = '{ $text }' no indica de qué piezas se trata.
position-nothing-on = Las piezas no pueden tener nada encima aquí: '{ $text }'.
position-of-a-kind = En un mismo lugar puede haber como máximo { $most } de cada tipo.
position-only = '{ $field }' solo se permite con { $where }.
position-missing = Falta '{ $field }', que es obligatorio con { $where }.
position-follows = Omite '{ $field }': en la fase { $phase } se deduce de la mesa.
position-for-two = '{ $field }' es solo para dos jugadores.
position-most = '{ $field }' puede tener como máximo { $most }, no { $count }.
position-exactly = '{ $field }' debe tener { $right }, no { $count }.
position-not-in = '{ $name }' no puede estar en '{ $field }'.
position-open = Todos ven '{ $field }', así que ahí no puede haber nada desconocido.
position-unknown = En esta posición aún se desconoce: { $gaps }. Indica las cartas o haz que se repartan.
position-too-few = No quedan cartas suficientes para las desconocidas de '{ $field }'.
position-no-room = '{ $field }' nombra { $names }, pero no queda sitio.
position-round = No existe la ronda { $round }: las rondas van de la 1 a la { $last }.
position-seats = Los sitios van del 0 al { $last }.
position-turn = Le toca a { $seat }.
position-not-asked = En este momento no se le puede preguntar '{ $question }' a { $who }.
position-winner = Una partida terminada necesita un ganador.
position-unseen = Esta posición no dice lo que ve { $who }: reparte esas cartas con --seed o prescinde de ellas con --viewer nobody.
ra-artifacts = En las manos, los mazos y los descartes solo puede haber artefactos.
ra-centre = En el centro solo puede haber monumentos y Lugares de Poder.
ra-displayed = Hay { $count } monumentos a la vista, pero puede haber { $most } como máximo.
ra-one-mage = Cada jugador solo puede tener un mago.
ra-one-item = Cada jugador solo puede tener un objeto mágico.
ra-other-face = '{ $name }' es la otra cara de una loseta que ya está en la mesa.
ra-top = Solo se puede conocer el orden de las { $most } primeras cartas de un mazo.
ra-passed = El jugador { $number } ha pasado: no puede ser su turno.
ra-monuments = En el mazo de monumentos solo puede haber monumentos.
ra-monument-seen = '{ $name }' solo se puede ver si está encima del mazo de monumentos.
ra-item = { $seat } debe tener un objeto mágico en juego: indica cuál.
ra-mages = Cada jugador debe tener un mago: indica cuál.
ra-mage-in-play = El mago de { $seat } va en 'play', no en 'chosen'.
ra-chooses = { $seat } ya ha elegido su mago y todas sus cartas.
ra-match-wins = En la partida { $game } de un duelo no puede haber { $wins } victorias.
ra-match-artifacts = Un duelo se juega con { $right } artefactos, no con { $count }.
ra-drafted-anew = En la partida 2 de un duelo se vuelven a elegir { $count } artefactos: indica cuáles están en la caja.
ra-keeps = En la partida 3 de un duelo, cada jugador conserva { $count } artefactos.
ra-known = Las cartas que todos saben que tiene { $seat } deben estar en su mano o en su mazo.
ra-held = Las cartas que se sabe que { $seat } tuvo en la mano deben estar ahí o encima de su mazo.
ra-strays = Tras volver a barajar, las cartas anteriores de { $seat } deben estar en la mano o, contadas en 'strays', encima del mazo.
ra-dealt = { $seat } debe haber recibido { $count } magos.
ra-setup = Este reparto es imposible: en la preparación, los jugadores reciben y eligen por orden, empezando por p1.
ra-laid-out = En este momento ya debe haber 5 Lugares de Poder y 2 monumentos en la mesa.
ra-second-draft = El segundo draft ha terminado: escribe draft:2.
ra-draft-kept = En el draft { $draft } no puede haber { $count } cartas guardadas.
ra-draft-turns = Los jugadores se quedan cartas por turnos, empezando por p1.
ra-packs = Tras elegir { $count } cartas, los paquetes deben tener { $packs } cartas.
ra-open-draft = Los dos jugadores deben haber elegido por turnos entre { $count } cartas.
ra-kept = Las cartas guardadas deben ser exactamente las que los jugadores tienen en la mano, el mazo, en juego y en los descartes.
ra-kept-hidden = { $seat } tiene más cartas ocultas de las que se ha quedado.
ra-unfinished = La acción en curso no se podría terminar en esta posición.
ra-step = El paso { $step } de la recolección no encaja con la pregunta o el efecto indicados.
ra-instruction = { $name } no tiene la instrucción { $number } en { $program }.
ra-memory = '{ $part }' no es posible en este efecto.
ra-looks = Solo un efecto permite mirar cartas: indica cuál con 'do'.
ra-looks-not = '{ $name }' no permite mirar cartas.
ra-tally = Se indican { $tally } cartas, pero hay { $count }.
ra-waits = Solo un ataque, una comprobación de victoria o una reposición se puede interrumpir con otro efecto.
ra-collect = En la fase de recolectar, los componentes recolectan de uno en uno.
ra-offered = Solo se puede elegir lo que ofrece la pregunta.
ra-price = Solo un pago puede tener una cantidad pendiente, y nunca mayor que el precio.
ra-kinds = Solo las esencias se eligen tipo por tipo.
ra-count = No se pueden elegir { $count } de { $most }.
tt-mana = { $count } maná es imposible: la escala va de 0 a { $most }.
tt-cores = Hay { $count } núcleos '{ $colour }' en los tableros, pero solo existen { $most }.
tt-markers = Hay { $count } marcadores en el espacio { $space } de { $track }: solo cabe uno.
tt-one-tile = Hay dos figuras en la misma loseta.
tt-barrier = No puede haber ninguna figura en la loseta de día y noche.
tt-surrounded = La figura de la loseta { $place } está encerrada, y eso no está permitido.
tt-mats = Dos jugadores tienen el tablero de hechizos '{ $mat }'.
tt-two-cores = Hay dos núcleos en { $cell }.
tt-line = '{ $colour }' aparece dos veces en una línea: en { $one } y en { $other }.
tt-rested = El jugador { $number } ha descansado: no puede ser su turno.
tt-taken-back = El jugador { $number } ha descansado, así que su figura ya no está en el anillo.
tt-stacks = No pueden quedar { $count } núcleos '{ $colour }': como máximo { $most }.
tt-used = '{ $text }' no puede haberse usado: solo los espacios con un núcleo tienen un hechizo.
tt-unknown = En este juego no hay nada oculto: sustituye '?' por el valor real.
tt-components = Este juego necesita los componentes { $number }: indícalos con la opción 'components'.
tt-revealed = Se han revelado { $count } losetas de ronda: deberían ser { $right }, una por ronda.
tt-ring = Las posiciones del anillo van de la 1 a la { $last }.
tt-night = De noche no hay nadie en el anillo.
tt-stands = Indica dónde está el jugador { $number }: en la fase de recursos todos están en el anillo.
tt-placed = Con { $count } figuras en el anillo, el jugador { $number } debe haber colocado { $right }, porque empezó el jugador { $start }.
tt-all-stand = Todas las figuras están colocadas: es hora de recolectar.
tt-all-rested = Al menos un jugador no debe haber descansado aún.
tt-stores = El jugador { $number } aún no ha descansado, así que no puede guardar nada.
tt-mats-order = Los tableros deben elegirse según el orden de los sitios.
tt-mats-count = Hay { $count } tableros elegidos, lo cual es imposible en la fase { $phase }.
tt-echo = No hay nada que un hechizo de eco pueda duplicar.
tt-convert = En esta posición nadie puede cambiar nada.

## Lo que se escribe como respuesta

action-none = «{ $text }» no es una acción; prueba por ejemplo «{ $example }».
action-none-over = «{ $text }» no es una acción; la partida ha terminado.
action-could-mean = «{ $text }» podría ser { $choices }.
action-could-mean-more = «{ $text }» podría ser { $choices }, entre otras cosas.
answer-not-here = Aquí no puedes elegir { $what }.
answer-not-next = No puedes elegir { $what } a continuación.
answer-not-any-more = Ya no puedes elegir { $what }.
answer-too-few = { $count } son pocas: elige más.
answer-breaks-off = La respuesta se corta tras { $count } acciones: escríbela entera.
answer-number = Elige un número de { $least } a { $most }.
answer-no-choice = No existe la opción { $number }: elige de 1 a { $most }.
answer-fits = «{ $text }» puede ser { $choices }.
answer-kinds = Escribe los tipos, por ejemplo «{ $example }».
answer-none-of = «{ $word }» no está entre { $kinds }.
answer-in-all = Elige { $count } en total, por ejemplo «{ $example }».
answer-not-one = «{ $word }» no es una de las opciones: da sus números, por ejemplo «1 2».
answer-once = Cada opción solo se puede nombrar una vez.
answer-order = Pon los { $count } en orden, por ejemplo «{ $example }».

## Names and passwords

name-of-a-bot = «{ $name }» es el nombre de un bot: elige otro.
name-taken = Una cuenta se llama «{ $name }» o de forma muy parecida: elige otro nombre.
password-common = Esta contraseña es una de las más comunes y se adivinaría enseguida: elige otra.
password-of-you = Esta contraseña contiene tu usuario o tu nombre: elige otra.
password-pattern = Esta contraseña repite un patrón sencillo: elige otra.
