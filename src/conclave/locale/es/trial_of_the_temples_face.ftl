### Lo que dice El Desafío de los Templos en la mesa: encabezados, opciones e indicaciones. Nombres y reglas están en
### trial_of_the_temples.ftl. Los nombres de hechizos tienen 15 letras como mucho, para que el panel quepa en una línea.

## Listas y cantidades breves

list = { $items }, { $last }
list-and = { $items } y { $last }
list-dots = { $items } · { $last }
short-red = { $count } rojo
short-yellow = { $count } amarillo
short-blue = { $count } azul
short-purple = { $count } morado
short-action = { $count } acción
short-mana = { $count } maná
short-wild = { $count } a elegir
short-core_red = { $count ->
    [one] núcleo rojo
   *[other] { $count } núcleos rojos
}
short-core_yellow = { $count ->
    [one] núcleo amarillo
   *[other] { $count } núcleos amarillos
}
short-core_blue = { $count ->
    [one] núcleo azul
   *[other] { $count } núcleos azules
}
short-core_purple = { $count ->
    [one] núcleo morado
   *[other] { $count } núcleos morados
}
short-token = ficha de Jugador inicial
nothing = nada

## Encabezados

heading-round = Ronda { $round } de { $rounds }
heading-setup = Preparación
heading-yours = te toca
heading-turn = le toca a { $seat }
heading-over = la partida ha terminado
phase-mats = tableros de hechizos
phase-night = Día y noche
phase-temple = Fase de templos
phase-resource = Fase de recursos
phase-trial = Fase de desafíos

## La mesa

column-points = puntos
column-action = acción
column-mana = maná
seat-you = Tú
status-start = Jugador inicial
status-rested = descansa
neutral = neutral { $number }
side-day = día
side-night = noche
ring-head = loseta
ring-main = archimago aquí
ring-linked = icono pequeño
ring-barrier = Loseta de día y noche, sobre { $tile }
ring-day = lado de día, hacia { $position }: { $goods }
ring-night = lado de noche, hacia { $position }: { $goods }
standing = { $seat }
standing-clone = { $seat }, clon
label-cores = Núcleos
label-round-tile = Ronda
label-mat = Tu tablero ({ $colour })
label-mat-of = { $seat } ({ $colour })
cores-left = quedan { $goods }
round-tile = { $number ->
    [one] noche en { $number } loseta
   *[other] noche en { $number } losetas
}
round-corner = neutral { $number } { $way ->
   *[scoring_level] al siguiente nivel de puntuación
    [core_reward] a la siguiente recompensa de núcleo
} en { $tracks }
track-marks = { $marks } (de { $last })
track-mark = { $seat }: { $space }
track-next = después { $spaces }
track-next-space = { $space }: { $cost }
track-next-core = { $space }: { $cost } ({ $core })
track-end = lo has completado
letter-red = R
letter-yellow = A
letter-blue = Z
letter-purple = M
mat-legend = núcleos { letter-red } rojo, { letter-yellow } amarillo, { letter-blue } azul, { letter-purple } morado; + da maná, * ya usado
mat-empty = aún sin núcleos
mat-used = { $spell }*

## Opciones

group-figure = archimago
group-clone = clon
ask-clone = Coloca tu clon
ask-both = Coloca a tu archimago o tu clon
place-tile = Loseta { $position }, { $tile } ({ $side }): { $main }; icono pequeño { $linked }. Total: { $goods } (de { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
})
place-short = Loseta { $position }, { $tile }
collect-figure = Con tu archimago en { $position }: { $goods }
collect-clone = Con tu clon en { $position }, por { $mana } maná: { $goods }
wild = { $good } (tienes { $count })
core-space = { $space } { $spell }: { $text }
core-space-mana = { $space } { $spell }, { $mana } maná: { $text }
echo = { $spell }: { $text }
trial = Desafío en { $track }: { $step }
trial-buy = Desafío en { $track }, comprando la ficha de acción por { $mana } maná: { $step }
step = Seguir: { $step }
space = el espacio { $space } cuesta { $cost }; { $worth }
space-core = el espacio { $space } cuesta { $cost } y da un { $core }; { $worth }
worth = { $now } → { $points } en este camino
worth-same = sin puntos adicionales en este camino
space-bought = { $line }; compras lo que te falta por { $mana } maná
stop = Parar aquí
rest = Descansar (lo que sobra se convierte en { $count } maná)
store = Guardar { $good } (tienes { $count })
done-store = No guardar nada más
done-echo = No usar ninguno
done-convert = No cambiar más
convert = Cambiar antes (comprar, vender, hechizos)
sell = Vender { $good } por 1 maná (tienes { $count })
drain = { $spell }: { $good } por { $mana } maná (tienes { $count })
buy = Comprar { $good } por { $mana } maná
cast = { $spell }: { $given } en { $gained }
mat = { $mat }: { $text }

## Ayuda

which-one = ¿Cuál de estos? { $names }
place-of-tile = Está en { $position } y muestra su lado de { $side }.
place-of-barrier = Está en { $position }.
component = { $name } ({ $kind })
help-rest = Descansar: recuperas tu archimago, cada cristal y ficha de acción se convierte en 1 maná, y tu ronda acaba. Almacén guarda un cristal; Reposo da maná.
help-stop = Parar: tu desafío termina y le toca al siguiente jugador.
help-go = Seguir: paga un espacio más del mismo camino, hasta tres en un desafío.
help-done = Listo: eso es todo.

## El final

end-you = ¡Has ganado!
end-winner = Ha ganado { $seat }.
end-winners = { $seats } comparten la victoria.
end-points = { $points } puntos contra { $others }.
end-tie = { $seats } tienen { $points } puntos cada uno; desempate por maná ({ $mana }).
end-shared = { $seats } tienen { $points } puntos y { $mana } maná cada uno.
end-by-no_purple_cores = Ya no quedan núcleos morados.
end-by-two_tracks_finished = Se han completado dos caminos.
end-by-last_round = Era la última ronda ({ $rounds }).
column-lines = líneas
column-spells = hechizos
column-total = puntos
