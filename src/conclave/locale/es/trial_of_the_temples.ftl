### El Desafío de los Templos (Trial of the Temples): nombres, reglas, lo que pasó, preguntas; con los términos de la
### edición en español que conocemos. Los nombres de templos y hechizos son nuestros: no están impresos en nada.

## El juego

title = El Desafío de los Templos
rules =
    Gana quien tenga más puntos al final: tras la quinta ronda, o antes si en una ronda se coge el último núcleo morado o se completan dos caminos. Una ronda tiene cuatro fases:
    1. Día y noche: la loseta de día y noche avanza, y se giran a su lado de noche tantas losetas delante de ella como indique la loseta de ronda.
    2. Templo: por turnos, cada jugador coloca su archimago en una loseta del anillo. No puedes ponerte entre dos figuras ni encerrar a otra; la loseta de día y noche cuenta aquí como figura.
    3. Recursos: tu archimago recolecta todo lo de su loseta y el icono pequeño de cada loseta vacía a ambos lados, hasta la siguiente figura o la loseta de día y noche. Si llegas a esa loseta, recibes también sus recursos; por su lado de noche coges además la ficha de Jugador inicial (no con dos jugadores). Dos o tres losetas dan maná adicional.
    4. Desafíos, por turnos hasta que todos descansen: paga una ficha de acción, elige un camino y paga de 1 a 3 espacios por delante de tu marcador. Los espacios con otros marcadores se saltan gratis, y sus dueños ganan 1 maná. Un espacio con un núcleo te da ese núcleo. Al descansar, todo lo que te queda se convierte en maná.
    Cada núcleo se coloca en tu tablero de hechizos y activa el hechizo que cubre. Ninguna fila o columna puede tener dos núcleos del mismo color. Tres o cuatro núcleos en línea puntúan.
    En cualquiera de tus decisiones puedes cambiar: 2 maná por una ficha de acción, 4 maná por un cristal, una ficha de acción o un cristal por 1 maná.
    Con dos jugadores, cada uno tiene además un clon y recolecta con el archimago o, a cambio de maná, con el clon; en los caminos hay marcadores neutrales.
    Dan puntos tu nivel en cada camino, las líneas de núcleos y algunos hechizos. En caso de empate decide el maná.

## Listas

list = { $items }, { $last }
list-and = { $items } y { $last }
list-or = { $items } o { $last }

## Recursos

colour-red = rojo
colour-yellow = amarillo
colour-blue = azul
colour-purple = morado
colour-green = verde

core =
    { $colour ->
       *[red] núcleo rojo
        [yellow] núcleo amarillo
        [blue] núcleo azul
        [purple] núcleo morado
    }

good-red = cristal rojo
good-yellow = cristal amarillo
good-blue = cristal azul
good-purple = cristal morado
good-action = ficha de acción
good-mana = maná

icon-red =
    { $count ->
        [one] { $count } cristal rojo
       *[other] { $count } cristales rojos
    }
icon-yellow =
    { $count ->
        [one] { $count } cristal amarillo
       *[other] { $count } cristales amarillos
    }
icon-blue =
    { $count ->
        [one] { $count } cristal azul
       *[other] { $count } cristales azules
    }
icon-purple =
    { $count ->
        [one] { $count } cristal morado
       *[other] { $count } cristales morados
    }
icon-action =
    { $count ->
        [one] { $count } ficha de acción
       *[other] { $count } fichas de acción
    }
icon-mana = { $count } maná
icon-wild =
    { $count ->
        [one] { $count } cristal a elegir (rojo, amarillo o azul)
       *[other] { $count } cristales a elegir (rojos, amarillos o azules)
    }
icon-core_red =
    { $count ->
        [one] { $count } núcleo rojo
       *[other] { $count } núcleos rojos
    }
icon-core_yellow =
    { $count ->
        [one] { $count } núcleo amarillo
       *[other] { $count } núcleos amarillos
    }
icon-core_blue =
    { $count ->
        [one] { $count } núcleo azul
       *[other] { $count } núcleos azules
    }
icon-core_purple =
    { $count ->
        [one] { $count } núcleo morado
       *[other] { $count } núcleos morados
    }
nothing = nada
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

## Tipos de componentes

kind-temple_tile = loseta de templo
kind-day_and_night_tile = loseta de día y noche
kind-track = camino de desafío
kind-round_tile = loseta de ronda
kind-spell_mat = tableros de hechizos
kind-mat = tablero de hechizos
kind-spell = hechizo
kind-supply = reserva
kind-rule = regla

## De dónde viene un valor

source-rulebook = del reglamento
source-review = de una reseña ({ $site })
source-printed = de un ejemplar impreso
source-designed = valor elegido por nosotros, no el impreso
source-record = del registro de la partida

## Nombres: losetas de templo

name-T01 = Puerta de ascuas
name-T02 = Puerta de dunas
name-T03 = Puerta de mareas
name-T04 = Gradas de forja
name-T05 = Gradas de sol
name-T06 = Gradas de lluvia
name-T07 = Patio de ceniza
name-T08 = Patio de ámbar
name-T09 = Patio de niebla
name-T10 = Pozo crepuscular
name-T11 = Cámara del prisma
name-T12 = Altar silencioso
name-day_and_night_tile = Loseta de día y noche

## Nombres: caminos, losetas de ronda, paneles

name-fire = Fuego
name-water = Agua
name-sand = Arena

name-R1 = Loseta de ronda 1
name-R2 = Loseta de ronda 2
name-R3 = Loseta de ronda 3
name-R4 = Loseta de ronda 4
name-R5 = Loseta de ronda 5
name-R6 = Loseta de ronda 6

name-spell_mat = Tableros de hechizos
name-mat_red = Tablero rojo
name-mat_yellow = Tablero amarillo
name-mat_blue = Tablero azul
name-mat_green = Tablero verde

## Nombres: hechizos

name-echo_red = Eco rojo
name-echo_yellow = Eco amarillo
name-echo_blue = Eco azul
name-echo_action = Eco de acción
name-to_purple = A morado
name-from_purple = Desde morado
name-action_to_crystal = Acto en cristal
name-crystal_to_mana = Cristal en maná
name-glory = Gloria
name-repose = Reposo
name-storage = Almacén
name-gift_red = Don rojo
name-gift_yellow = Don amarillo
name-gift_blue = Don azul
name-gift_purple = Don morado

## Nombres: reserva y reglas

name-spell_cores = Núcleos de hechizo
name-crystals = Cristales
name-action_tokens = Fichas de acción
name-counts = En la caja
name-player_colours = Colores de los jugadores
name-resource_icons = Iconos
name-board_order_clockwise = Orden de los tableros de desafío
name-max_spaces_per_trial = Longitud de un desafío
name-skipped_player_mana = Cuando te saltan
name-small_area_bonus = Tramo corto
name-mana_track = Medidor de maná
name-conversions = Cambios
name-mats_differ_at_start = Recursos iniciales
name-core_unplaceable = Un núcleo que no se puede colocar
name-two_player = Dos jugadores
name-final_scoring = Puntuación final
name-end_conditions = Fin de la partida
name-rulings = Lo que el reglamento no aclara

## Reglas: losetas

tile-day = De día, el archimago de aquí recolecta { $main }; icono pequeño: { $linked }
tile-night = De noche, el archimago de aquí recolecta { $main }; icono pequeño: { $linked }
extended-day = La figura más cercana al lado de día gana además { $goods }
extended-night = La figura más cercana al lado de noche gana además { $goods } y, con tres o cuatro jugadores, la ficha de Jugador inicial
round-number =
    { $number ->
        [one] { $number } loseta de noche. Desde la ronda 2, la loseta de día y noche avanza antes { $number } paso
       *[other] { $number } losetas de noche. Desde la ronda 2, la loseta de día y noche avanza antes { $number } pasos
    }
round-top_left = Dos jugadores: los primeros marcadores neutrales avanzan { round-way } en { $tracks }
round-bottom_left = Dos jugadores: los segundos marcadores neutrales avanzan { round-way } en { $tracks }
round-way =
    { $way ->
       *[scoring_level] al siguiente nivel de puntuación
        [core_reward] a la siguiente recompensa de núcleo
    }

## Reglas: caminos

track-start = Salida: { $points }
track-space = Espacio { $index }: coste { $cost }; { $points }
track-space-core = Espacio { $index }: coste { $cost }, da { $core }; { $points }

## Reglas: paneles

mat-start = Empiezas con { $goods }
mat-row = Fila { $row }: { $spells }
mat-mana =
    { $count ->
        [one] { $count } espacio da { $mana } maná cuando colocas un núcleo en él
       *[other] { $count } espacios dan { $mana } maná cada uno cuando colocas un núcleo en ellos
    }

## Reglas: hechizos

spell-echo_red = Una vez por ronda, cuando recolectes un cristal rojo de las losetas: gana 1 más.
spell-echo_yellow = Una vez por ronda, cuando recolectes un cristal amarillo de las losetas: gana 1 más.
spell-echo_blue = Una vez por ronda, cuando recolectes un cristal azul de las losetas: gana 1 más.
spell-echo_action = Una vez por ronda, cuando recolectes una ficha de acción de las losetas: gana 2 maná.
spell-to_purple = Una vez por ronda, en tu turno de la fase de desafíos: convierte un cristal rojo, amarillo o azul en uno morado.
spell-from_purple = Una vez por ronda, en tu turno de la fase de desafíos: convierte un cristal morado en uno rojo, amarillo o azul.
spell-action_to_crystal = Una vez por ronda, en tu turno de la fase de desafíos: convierte una ficha de acción en un cristal rojo, amarillo o azul.
spell-crystal_to_mana = Una vez por ronda, en tu turno de la fase de desafíos: convierte un cristal de cualquier color en 3 maná.
spell-glory = Solo da puntos.
spell-repose = Cuando descanses, gana 1 maná.
spell-storage = Cuando descanses, puedes guardar 1 cristal de cualquier color para la ronda siguiente.
spell-gift_red = De inmediato: gana 1 cristal rojo y 2 maná.
spell-gift_yellow = De inmediato: gana 1 cristal amarillo y 2 maná.
spell-gift_blue = De inmediato: gana 1 cristal azul y 2 maná.
spell-gift_purple = De inmediato: gana 1 cristal morado y 2 maná.
spell-points = Al final de la partida: { $points }.

## Reglas: reserva y reglas

rule-spell_cores = Con { $seats } jugadores la partida empieza con { $goods }
rule-crystals = En la caja: { $goods }; la reserva es ilimitada
rule-action_tokens = En la caja: { $goods }; la reserva es ilimitada
rule-counts = La caja contiene 12 losetas de templo, 6 losetas de ronda, 3 tableros de desafío, 4 tableros de hechizos, 29 núcleos y 38 cristales
rule-player_colours = Colores de los jugadores: { $colours }
rule-resource_icons = Qué significan los iconos de una loseta
rule-board_order_clockwise = En sentido horario: { $tracks }
rule-max_spaces_per_trial =
    { $value ->
        [one] Hasta { $value } espacio por desafío; los espacios con otros marcadores se saltan gratis
       *[other] Hasta { $value } espacios por desafío; los espacios con otros marcadores se saltan gratis
    }
rule-skipped_player_mana = El dueño de un marcador saltado gana { $value } maná
rule-small_area_bonus = Si recolectas solo de dos losetas, ganas { $two } maná más; si son tres, { $three }
rule-mana_track = Puedes tener hasta { $max } maná; el resto se pierde
rule-conversion-action = { $mana } maná por 1 ficha de acción
rule-conversion-crystal = { $mana } maná por 1 cristal de cualquier color
rule-conversion-mana = 1 ficha de acción o cristal por 1 maná
rule-mats_differ_at_start = Cada tablero muestra sus recursos iniciales
rule-core_unplaceable = Si un núcleo no se puede colocar en ninguna parte, devuélvelo y gana { $mana } maná
rule-two_player-start = Con dos jugadores, cada uno empieza con { $mana } maná más
rule-two_player-clone = Recolectar con el clon cuesta { $mana } maná
rule-two_player-token = La ficha de Jugador inicial cambia de manos cada ronda
rule-final_scoring-lines = Una línea de tres núcleos da { $three }; una de cuatro, { $four }
rule-final_scoring-tie = Los empates se deciden por el maná; si continúa el empate, se comparte la victoria
rule-end_conditions =
    { $rounds ->
        [one] La partida acaba tras { $rounds } ronda, o { rule-end_conditions-earlier }
       *[other] La partida acaba tras { $rounds } rondas, o { rule-end_conditions-earlier }
    }
rule-end_conditions-earlier = antes, si en una ronda se coge el último núcleo morado o se completan dos caminos
rule-rulings = Cómo jugamos lo que el reglamento no aclara

## Lo que pasó
##
## Una frase habla de un jugador y consta de partes; cada parte tiene una segunda forma, tell-you-…, para el propio
## lector: «Tú empiezas un desafío de Fuego: pagas 1 ficha de acción, llegas al espacio 1».

tiles = { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}
tell-subject-you = Tú
tell-sentence = { $subject } { $clauses }.
tell-doing = { $subject } { $head }: { $clauses }.

tell-mat = juega con el { $colour }
tell-you-mat = juegas con el { $colour }
tell-starts = empieza con { $goods }
tell-you-starts = empiezas con { $goods }
tell-token = coge la ficha de Jugador inicial
tell-you-token = coges la ficha de Jugador inicial
tell-figure = coloca al archimago en la loseta { $position }
tell-you-figure = colocas a tu archimago en la loseta { $position }
tell-clone = coloca el clon en la loseta { $position }
tell-you-clone = colocas tu clon en la loseta { $position }
tell-collects-figure = recolecta { $goods } de { tiles }
tell-you-collects-figure = recolectas { $goods } de { tiles }
tell-collects-clone = recolecta { $goods } de { tiles } con el clon
tell-you-collects-clone = recolectas { $goods } de { tiles } con el clon
tell-chooses = elige { $goods }
tell-you-chooses = eliges { $goods }
tell-gains = gana { $goods }
tell-you-gains = ganas { $goods }
tell-echo = gana { $goods } con { $spell }
tell-you-echo = ganas { $goods } con { $spell }
tell-pays = paga { $goods }
tell-you-pays = pagas { $goods }
tell-pays-clone = paga { $goods } por el clon
tell-you-pays-clone = pagas { $goods } por el clon
tell-turns-into = convierte { $given } en { $goods }
tell-you-turns-into = conviertes { $given } en { $goods }
tell-core = pone un { core } en { $spell }
tell-you-core = pones un { core } en { $spell }
tell-core-returned = no puede colocar un { core }
tell-you-core-returned = no puedes colocar un { core }
tell-spell = usa { $spell }
tell-you-spell = usas { $spell }
tell-trial = empieza un desafío en { $track }
tell-you-trial = empiezas un desafío en { $track }
tell-mark = llega al espacio { $space }
tell-you-mark = llegas al espacio { $space }
tell-mark-on = llega al espacio { $space } de { $track }
tell-you-mark-on = llegas al espacio { $space } de { $track }
tell-rested = descansa
tell-you-rested = descansas
tell-score = tiene { points }
tell-you-score = tienes { points }

tell-skipped = { $seat } gana { $goods }: saltan su marcador.
tell-you-skipped = Ganas { $goods }: saltan tu marcador.
tell-barrier = La loseta de día y noche está en { $position }.
tell-round = Empieza la ronda { $round }.
tell-neutral = Un marcador neutral llega al espacio { $space } de { $track }.
tell-over-points = La partida ha terminado: { $seats } gana por puntos.
tell-over-tie-break = La partida ha terminado: { $seats } gana el desempate con más maná.
tell-over-shared = La partida ha terminado: { $seats } comparten la victoria.
tell-over-you-points = La partida ha terminado: ganas por puntos.
tell-over-you-tie-break = La partida ha terminado: ganas el desempate con más maná.
tell-over-you-shared = La partida ha terminado: compartes la victoria con { $seats }.

## Preguntas

ask-mat = Elige tu tablero de hechizos
ask-place = Coloca a tu archimago
ask-collect = ¿Recolectas con tu archimago o con tu clon?
ask-wild = Elige { $count ->
    [one] { $count } cristal
   *[other] { $count } cristales
}
ask-core = ¿Dónde pones el { core }?
ask-echo = ¿Usas un hechizo de eco?
ask-turn = Empieza un desafío o descansa
ask-on = ¿Sigues en { $track }?
ask-pay = ¿Cómo pagas el siguiente espacio de { $track }?
ask-store = ¿Guardas un cristal? (aún { $count })
ask-convert = ¿Qué cambias?

## Encabezados

chapter-setup = Preparación
chapter-round = Ronda { $round }

## Por qué algo no se puede

why-over = La partida ha terminado.
why-other = Antes tienes que decidir otra cosa.
why-token = Necesitas una ficha de acción, o { $mana } maná más para comprarla (por { $price }).
why-end = No queda ningún espacio libre por delante en este camino.
why-lacks = Para el espacio { $space } aún necesitas { $goods }. Con { $mana } maná más podrías comprar lo que falta ({ $price } por cristal).
why-most-spaces = Hasta { $count } espacios por desafío.
why-barrier = Aquí está la loseta de día y noche.
why-taken = Aquí ya hay una figura.
why-surrounded = Aquí quedaría encerrada una figura, entre dos figuras o entre una figura y la loseta de día y noche.
why-stands = Ya has colocado esta figura.
why-no-clone = Los clones son solo para dos jugadores.
why-filled = Aquí ya hay un núcleo.
why-line = { $where ->
   *[row] En esta fila
    [column] En esta columna
} ya hay un núcleo de este color ({ $colour }).
why-mana = Necesitas { $mana } maná más.
why-none-of = Para esto necesitas { $good }.
why-full = Ya tienes el máximo de maná.
why-order = Vende antes de comprar, en el orden de esta lista.
why-used = Ya has usado { $spell } esta ronda.
why-untaught = No tienes ningún núcleo en { $spell }.
why-own-turn = { $spell } solo se puede usar en tu turno de la fase de desafíos.
why-unheard = No has recolectado nada que { $spell } pueda duplicar.
why-no-use = Esto no ayuda a pagar el espacio.
why-not-among = Aquí no puedes elegir eso.
why-converted = Ya has hecho un cambio antes de esta decisión.
why-nothing = No tienes nada que cambiar.
why-first = Haz al menos un cambio.
