### El tablero libre: una posición escrita a mano.

title = Posición
table = Mesa
fold = Mostrar menos
unfold = Mostrar la posición
undo = Deshacer el último cambio
take-back = Deshacer
cannot-be = Esta posición es imposible.
under-way = En esta posición hay una acción en curso.
under-way-end = Terminarla
line = Posición como texto
line-more = La posición completa en una línea: cópiala o edita lo que no tiene campo arriba.
line-show = Mostrar
new = Nueva posición
new-begin = Preparar
game = Juego
players = Jugadores
play-on = Seguir jugando
share = Compartir
eyes = Punto de vista

## Piezas

add-to = Añadir a: { $zone }
swap = { $zone }: ¿qué carta va aquí?
position = Posición { $number }
turned = agotada
unknown = Desconocidas
unknown-in = cartas desconocidas: { $zone }
lies-in = Dónde está
remove = Quitar
less = menos: { $what }
more = más: { $what }
no-core = sin núcleo
used = { $what }, usado
core-red = núcleo rojo
core-yellow = núcleo amarillo
core-blue = núcleo azul
core-purple = núcleo morado

## El motor

engine = Evaluación del motor
engine-ask = Consultar al motor
engine-thinks = El motor está pensando …
engine-for = Mejores jugadas de { $name } (probabilidad de ganar)
engine-silent = El motor no puede evaluar esta posición.
as-good = igual de buena
then = Después:
why = Por qué:

## Campos

field-round = Ronda
field-turn = Le toca a
field-first = Jugador inicial
field-passed = Han pasado
field-centre = Centro: Lugares de Poder y monumentos
field-monument_top = Encima del mazo de monumentos
field-pool = Esencias
field-play = En juego
field-hand = Mano
field-top = Encima del mazo
field-deck = Mazo
field-discards = Descartes
field-start = Ficha de Jugador inicial
field-rested = Han descansado
field-ring = Anillo de templos
field-barrier = Loseta de día y noche en
field-revealed = Losetas de ronda reveladas
field-neutral1 = Marcadores neutrales, primer grupo
field-neutral2 = Marcadores neutrales, segundo grupo
field-mat = Tablero de hechizos
field-goods = Cristales y fichas
field-mana = Maná
field-marks = Caminos de desafío
field-cores = Núcleos en el tablero
field-figure = Archimago en
field-clone = Clon en
