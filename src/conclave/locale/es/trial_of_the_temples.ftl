### El Desafío de los Templos (Trial of the Temples): nombres, reglas, lo que pasó, preguntas; con los términos de la
### edición en español que conocemos. Los nombres de templos y hechizos son nuestros: no están impresos en nada.

## El juego

title = El Desafío de los Templos
rules =
    Gana quien tenga más puntos al final: tras la quinta ronda, o tras una ronda en la que no quede ningún núcleo morado o estén ocupados los finales de dos caminos. Una ronda tiene cuatro fases:
    1. Día y noche: la loseta de día y noche avanza, y tantas losetas delante de ella como diga la loseta de ronda pasan a la noche.
    2. Templo: por turno, cada uno pone su archimago en una loseta del círculo. No puede quedar entre dos vecinos ni encerrar a otro archimago; cuentan como vecinos los archimagos y la loseta de día y noche.
    3. Recursos: cada archimago recoge lo que da su loseta, y los recursos asociados de esa loseta y de todas las losetas a ambos lados hasta el siguiente archimago o la loseta de día y noche. Quien llega a ella recibe también sus recursos; quien llega a su lado de noche recibe el marcador de jugador inicial, salvo a dos. Pocas losetas dan maná adicional.
    4. Desafíos, por turno hasta que todos descansen: gasta una ficha de acción, elige un camino y paga de 1 a 3 espacios por delante de tu marcador. Los espacios con otros marcadores se saltan sin coste, y sus dueños ganan 1 maná. Un espacio con un núcleo te da ese núcleo. Descansar convierte en maná todo lo que te quede.
    Un núcleo va a tu panel de hechizos, sobre un hechizo que desde entonces conoces: nunca dos núcleos de un color en una fila o columna. Tres o cuatro núcleos en línea puntúan.
    En cada decisión tuya puedes convertir: 2 maná por una ficha de acción, 4 maná por un cristal, una ficha de acción o un cristal por 1 maná.
    A dos, cada uno tiene también un clon, y recoge con el archimago o, por maná, con el clon; en los caminos hay marcadores neutrales.
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
kind-spell_mat = paneles de hechizos
kind-mat = panel de hechizos
kind-spell = hechizo
kind-supply = reserva
kind-rule = regla

## De dónde viene un valor

source-rulebook = lo dice el reglamento
source-review = lo dice una reseña ({ $site })
source-printed = leído en un ejemplar impreso
source-designed = valor nuestro, no el impreso
source-record = como está en el registro

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

name-spell_mat = Paneles de hechizos
name-mat_red = Panel rojo
name-mat_yellow = Panel amarillo
name-mat_blue = Panel azul
name-mat_green = Panel verde

## Nombres: hechizos

name-echo_red = Eco rojo
name-echo_yellow = Eco amarillo
name-echo_blue = Eco azul
name-echo_action = Eco de acción
name-to_purple = Hacia el morado
name-from_purple = Desde el morado
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

name-spell_cores = Núcleos
name-crystals = Cristales
name-action_tokens = Fichas de acción
name-counts = Qué hay en la caja
name-player_colours = Colores de los jugadores
name-resource_icons = Iconos
name-board_order_clockwise = Orden de los tableros
name-max_spaces_per_trial = Longitud de un desafío
name-skipped_player_mana = Que te salten
name-small_area_bonus = Zona pequeña
name-mana_track = Medidor de maná
name-conversions = Convertir
name-mats_differ_at_start = Recursos iniciales
name-core_unplaceable = Un núcleo que no cabe
name-two_player = Dos jugadores
name-final_scoring = Puntuación final
name-end_conditions = Fin de la partida
name-rulings = Donde calla el reglamento

## Reglas: losetas

tile-day = De día, el archimago aquí: { $main }; asociado: { $linked }
tile-night = De noche, el archimago aquí: { $main }; asociado: { $linked }
extended-day = El archimago más cercano al lado de día gana además { $goods }
extended-night = El archimago más cercano al lado de noche gana además { $goods } y, salvo a dos, el marcador de jugador inicial
round-number =
    { $number ->
        [one] Cae la noche sobre { $number } loseta. Desde la ronda 2, la loseta de día y noche avanza antes { $number }
       *[other] Cae la noche sobre { $number } losetas. Desde la ronda 2, la loseta de día y noche avanza antes { $number }
    }
round-top_left = Dos jugadores: los primeros marcadores neutrales van { round-way } en { $tracks }
round-bottom_left = Dos jugadores: los segundos marcadores neutrales van { round-way } en { $tracks }
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
        [one] { $count } espacio da { $mana } maná cuando se pone un núcleo en él
       *[other] { $count } espacios dan { $mana } maná cada uno cuando se pone un núcleo en ellos
    }

## Reglas: hechizos

spell-echo_red = Una vez por ronda, cuando las losetas te den un cristal rojo: gana 1 más.
spell-echo_yellow = Una vez por ronda, cuando las losetas te den un cristal amarillo: gana 1 más.
spell-echo_blue = Una vez por ronda, cuando las losetas te den un cristal azul: gana 1 más.
spell-echo_action = Una vez por ronda, cuando las losetas te den una ficha de acción: gana 2 maná.
spell-to_purple = Una vez por ronda, en tu turno de la fase de desafío: convierte un cristal rojo, amarillo o azul en uno morado.
spell-from_purple = Una vez por ronda, en tu turno de la fase de desafío: convierte un cristal morado en uno rojo, amarillo o azul.
spell-action_to_crystal = Una vez por ronda, en tu turno de la fase de desafío: convierte una ficha de acción en un cristal que no sea morado.
spell-crystal_to_mana = Una vez por ronda, en tu turno de la fase de desafío: convierte un cristal de cualquier color en 3 maná.
spell-glory = Solo da puntos.
spell-repose = Cuando descanses, gana 1 maná.
spell-storage = Cuando descanses, puedes guardar 1 cristal de cualquier color para la ronda siguiente.
spell-gift_red = Al momento: gana 1 cristal rojo y 2 maná.
spell-gift_yellow = Al momento: gana 1 cristal amarillo y 2 maná.
spell-gift_blue = Al momento: gana 1 cristal azul y 2 maná.
spell-gift_purple = Al momento: gana 1 cristal morado y 2 maná.
spell-points = Al final de la partida: { $points }.

## Reglas: reserva y reglas

rule-spell_cores = Con { $seats } jugadores la partida empieza con { $goods }
rule-crystals = En la caja: { $goods }; la reserva nunca se agota
rule-action_tokens = En la caja: { $goods }; la reserva nunca se agota
rule-counts = La caja contiene 12 losetas de templo, 6 losetas de ronda, 3 tableros de desafío, 4 paneles de hechizos, 29 núcleos y 38 cristales
rule-player_colours = Los jugadores son { $colours }
rule-resource_icons = Qué significa un icono en una loseta
rule-board_order_clockwise = En sentido horario: { $tracks }
rule-max_spaces_per_trial =
    { $value ->
        [one] Un desafío paga { $value } espacio como mucho; los espacios con otros marcadores se saltan y no cuestan nada
       *[other] Un desafío paga { $value } espacios como mucho; los espacios con otros marcadores se saltan y no cuestan nada
    }
rule-skipped_player_mana = El dueño de un marcador saltado gana { $value } maná
rule-small_area_bonus = Recoger de solo dos losetas da { $two } maná más, de solo tres { $three }
rule-mana_track = El maná se cuenta hasta { $max }; lo que pase de ahí se pierde
rule-conversion-action = { $mana } maná por 1 ficha de acción
rule-conversion-crystal = { $mana } maná por 1 cristal de cualquier color
rule-conversion-mana = 1 ficha de acción o cristal por 1 maná
rule-mats_differ_at_start = Cada panel dice con qué empieza su jugador
rule-core_unplaceable = Un núcleo que no cabe en ninguna parte se devuelve, y su jugador gana { $mana } maná
rule-two_player-start = Cada uno de los dos jugadores empieza con { $mana } maná más
rule-two_player-clone = Recoger con el clon cuesta { $mana } maná
rule-two_player-token = El marcador de jugador inicial cambia de manos cada ronda
rule-final_scoring-lines = Una línea de tres núcleos vale { $three }, una de cuatro { $four }
rule-final_scoring-tie = En caso de empate gana quien tenga más maná; si no, se comparte la victoria
rule-end_conditions =
    { $rounds ->
        [one] La partida acaba tras { $rounds } ronda, o { rule-end_conditions-earlier }
       *[other] La partida acaba tras { $rounds } rondas, o { rule-end_conditions-earlier }
    }
rule-end_conditions-earlier = antes, con una ronda en la que no quede ningún núcleo morado o estén ocupados los finales de dos caminos
rule-rulings = Cómo jugamos lo que el reglamento deja abierto

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

tell-mat = juega de { $colour }
tell-you-mat = juegas de { $colour }
tell-starts = empieza con { $goods }
tell-you-starts = empiezas con { $goods }
tell-token = coge el marcador de jugador inicial
tell-you-token = coges el marcador de jugador inicial
tell-figure = va a la loseta { $position }
tell-you-figure = vas a la loseta { $position }
tell-clone = envía el clon a la loseta { $position }
tell-you-clone = envías el clon a la loseta { $position }
tell-collects-figure = recoge { $goods } de { tiles }
tell-you-collects-figure = recoges { $goods } de { tiles }
tell-collects-clone = recoge { $goods } con el clon de { tiles }
tell-you-collects-clone = recoges { $goods } con el clon de { tiles }
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
tell-trial = empieza un desafío de { $track }
tell-you-trial = empiezas un desafío de { $track }
tell-mark = llega al espacio { $space }
tell-you-mark = llegas al espacio { $space }
tell-mark-on = llega al espacio { $space } de { $track }
tell-you-mark-on = llegas al espacio { $space } de { $track }
tell-rested = descansa
tell-you-rested = descansas
tell-score = tiene { points }
tell-you-score = tienes { points }

tell-skipped = { $seat } recibe { $goods } porque le saltan.
tell-you-skipped = Recibes { $goods }: saltan tu marcador.
tell-barrier = La loseta de día y noche está en { $position }.
tell-round = Empieza la ronda { $round }.
tell-neutral = Un marcador neutral llega al espacio { $space } de { $track }.
tell-over-points = La partida ha terminado: { $seats } gana por puntos.
tell-over-tie-break = La partida ha terminado: { $seats } gana el desempate con más maná.
tell-over-shared = La partida ha terminado: { $seats } comparten la victoria.

## Preguntas

ask-mat = ¿Con qué panel de hechizos juegas?
ask-place = ¿Dónde pones tu archimago?
ask-collect = ¿Con qué figura recoges?
ask-wild = Elige { $count ->
    [one] { $count } cristal
   *[other] { $count } cristales
}
ask-core = ¿Dónde pones el { core }?
ask-echo = ¿Usas un hechizo de eco?
ask-turn = ¿Empiezas un desafío o descansas?
ask-on = ¿Sigues con el desafío de { $track }?
ask-pay = ¿Cómo consigues lo que cuesta el siguiente espacio de { $track }?
ask-store = ¿Guardas un cristal? ({ $count } más)
ask-convert = ¿Qué conviertes?

## Encabezados

chapter-setup = Preparación
chapter-round = Ronda { $round }

## Por qué algo no se puede

why-over = La partida ha terminado.
why-other = Ahora se pregunta otra cosa.
why-token = Te falta una ficha de acción, y { $mana } maná para comprar una por { $price }.
why-end = No queda ningún espacio libre por delante en este camino.
why-lacks = Para el espacio { $space } te falta { $goods }; con { $mana } maná más podrías comprarlo ({ $price } por cristal).
why-most-spaces = Un desafío avanza { $count } espacios como mucho.
why-barrier = Aquí está la loseta de día y noche.
why-taken = Aquí ya hay alguien.
why-surrounded = Ninguna figura puede quedar entre otras dos, ni entre una y la loseta de día y noche: aquí pasaría.
why-stands = Esta figura ya está colocada.
why-no-clone = Solo hay clones en partidas de dos.
why-filled = Aquí ya hay un núcleo.
why-line = { $where ->
   *[row] En esta fila
    [column] En esta columna
} ya hay un núcleo de este color ({ $colour }).
why-mana = Te falta { $mana } maná.
why-none-of = Para esto necesitas { $good }.
why-full = Tu maná ya está al final.
why-order = De una vez se vende antes de comprar, y en el orden de esta lista.
why-used = { $spell } está gastado hasta la próxima ronda.
why-untaught = Ningún núcleo tuyo está en { $spell }.
why-own-turn = { $spell } sirve en tu propio turno de la fase de desafío.
why-unheard = No has recogido nada que { $spell } repita.
why-no-use = Esto no ayudaría a pagar el espacio.
why-not-among = No está entre las opciones.
why-converted = Ya has convertido antes de esta decisión.
why-nothing = No tienes nada que convertir.
why-first = Haz al menos una conversión.
