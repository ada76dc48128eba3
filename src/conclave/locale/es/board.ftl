### El tablero libre: una posición escrita a mano.

title = Posición
table = Mesa
fold = Mostrar menos
unfold = Mostrar la posición
undo = Deshacer el último cambio
take-back = Deshacerlo
cannot-be = Una posición así no puede darse.
under-way = Aquí hay una acción en curso.
under-way-end = Terminarla
line = La posición en una línea
line-more = Todo lo que se puede decir de una posición: para copiarla, y para lo que arriba no tiene campo.
line-show = Mostrar
new = Nueva posición
new-begin = Montarla
game = Juego
players = Jugadores
play-on = Seguir jugando
share = Compartir
eyes = Vista por

## Piezas

add-to = Añadir a: { $zone }
swap = { $zone }: ¿cuál va aquí?
position = Posición { $number }
turned = girado
unknown = Desconocidas
unknown-in = cartas desconocidas: { $zone }
lies-in = Está en
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

engine = Lo que piensa el motor
engine-ask = Preguntar al motor
engine-thinks = El motor está pensando …
engine-for = Mejores jugadas de { $name }, con la probabilidad de ganar
engine-silent = El motor no tiene nada que decir.
as-good = casi igual de buena
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
field-start = Ficha inicial
field-rested = Han descansado
field-ring = Anillo de templos
field-barrier = Loseta de día y noche en
field-revealed = Losetas de ronda hasta ahora
field-neutral1 = Marcadores neutrales, primeros
field-neutral2 = Marcadores neutrales, segundos
field-mat = Panel de hechizos
field-goods = Cristales y fichas
field-mana = Maná
field-marks = Caminos de desafío
field-cores = Núcleos en el panel
field-figure = Figura en
field-clone = Clon en
