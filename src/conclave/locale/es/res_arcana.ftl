### Res Arcana: nombres, textos de las cartas, lo que pasó, preguntas; con los términos del reglamento en español.
###
### Costes y efectos van en imperativo: «paga 1 Elan → gana 2 Oro». Lo que un rival puede hacer para ignorar un ataque
### (unless-…) va detrás de «a menos que».

## El juego

title = Res Arcana
rules =
    Gana quien tenga 10 puntos o más al final de una ronda, y más que nadie. Una ronda tiene tres pasos:
    1. Recolectar: recibes automáticamente lo que dan tus componentes; solo decides donde haya que elegir. También puedes coger las esencias que haya sobre tus componentes: de cada uno, todas o ninguna.
    2. Acciones, una por turno, hasta que todos hayan pasado:
       - jugar un artefacto de tu mano pagando su coste;
       - reclamar un Lugar de Poder, o un monumento por 4 Oro: uno visible, o el primero del mazo sin verlo;
       - descartar una carta de tu mano por 1 Oro o por otras 2 esencias cualesquiera;
       - usar un efecto: paga lo que está a la izquierda de la flecha y obtén lo que está a la derecha. «Agota esto» pone de lado el componente, que no se puede volver a usar hasta que se prepare;
       - pasar: cambias tu objeto mágico y robas una carta. El primero en pasar coge la ficha de Jugador inicial (1 punto).
    3. Comprobación de victoria: si nadie tiene 10 puntos, se prepara todo y empieza la ronda siguiente.
    Los efectos de Reacción se usan fuera de tu turno; se te pregunta cuando puedes. Por cada Vida que debas perder y no tengas, pierdes otras 2 esencias. Quien ha pasado no pierde Vida. En caso de empate deciden las esencias de las reservas; el Oro cuenta doble.

## Listas

list = { $items }, { $last }
list-and = { $items } y { $last }
list-or =
    { $last ->
        [Oro] { $items } u { $last }
       *[other] { $items } o { $last }
    }

## Esencias

kind-elan = Elan
kind-life = Vida
kind-calm = Calma
kind-death = Muerte
kind-gold = Oro

essence-elan = { $count } Elan
essence-life = { $count } Vida
essence-calm = { $count } Calma
essence-death = { $count } Muerte
essence-gold = { $count } Oro
essence-any =
    { $count ->
        [one] { $count } esencia { $mix }
       *[other] { $count } esencias { $mix }
    }
mix = de cualquier tipo
mix-but = de cualquier tipo salvo { $kinds }
nothing = nada

## Tipos de componentes

component-artifact = artefacto
component-mage = mago
component-magic_item = objeto mágico
component-monument = monumento
component-place_of_power = Lugar de Poder

tag-dragon = dragón
tag-creature = criatura

side-sun = cara del sol
side-moon = cara de la luna

## Las líneas de una carta

heading = { $name }: { $kind }
heading-types = { $heading } ({ $types })
heading-side = { $heading }, { $side }
heading-cost =
    { $cost ->
        [nada] { $heading }, gratis
       *[other] { $heading }, cuesta { $cost }
    }

power = { $costs } → { $effects }
power-react =
    { $trigger ->
       *[life_loss] Reacción a una Pérdida de Vida: { $power }
        [dragon_power] Reacción al efecto de un dragón: { $power }
        [victory_check] Reacción a la comprobación de victoria: { $power }
    }
power-turned = Solo si está agotado: { $power }
power-on-claim = Al reclamarlo: { $effects }
collect = Recolectar: { $effect }
discount =
    { $symbols ->
        [one] { discount-whose } { $symbols } esencia menos
       *[other] { discount-whose } { $symbols } esencias menos
    }
discount-spares-gold = { $discount } (el coste en Oro no cambia)
discount-whose =
    { $tag ->
       *[artifact] Tus artefactos cuestan
        [dragon] Tus dragones cuestan
        [creature] Tus criaturas cuestan
    }
points =
    { $points ->
        [one] Vale { $points } punto
       *[other] Vale { $points } puntos
    }
points-and = { $points }, más { $formula }
points-formula = Vale { $formula }
score-essence =
    { $points ->
        [one] { $points } punto por cada { $kind } en esta carta
       *[other] { $points } puntos por cada { $kind } en esta carta
    }
score-dragon =
    { $points ->
        [one] { $points } punto por cada uno de tus dragones
       *[other] { $points } puntos por cada uno de tus dragones
    }
score-creature =
    { $points ->
        [one] { $points } punto por cada una de tus criaturas
       *[other] { $points } puntos por cada una de tus criaturas
    }

## Costes

turn = agota esto
pay = paga { $essences }
pay-one-of = paga 1 { $kinds }
pay-x = paga cualquier cantidad de un solo tipo de esencia
take-here = gasta { $essences } de aquí
turn-one =
    { $tag ->
       *[dragon] agota uno de tus dragones
        [creature] agota una de tus criaturas
    }
destroy =
    { $victim ->
       *[this] destruye esto
        [any_own_artifact] destruye uno de tus artefactos
        [another_own_artifact] destruye otro de tus artefactos
        [own_dragon_or_creature] destruye uno de tus dragones o criaturas
    }
discard = descarta una carta de tu mano

## Efectos

gain = gana { $essences }
gain-one-of = gana 1 { $kinds }
gain-cost =
    { $more ->
        [0] gana tantas esencias { $mix } como { gain-cost-basis }
       *[other] gana tantas esencias { $mix } como { gain-cost-basis }, y { $more } más
    }
gain-cost-in-gold = gana tanto Oro como esencias { gain-cost-basis }
gain-cost-basis =
    { $basis ->
       *[destroyed] tenga el coste impreso de la carta destruida
        [discarded] tenga el coste impreso de la carta descartada
    }
gain-as-rival = gana 1 { $kind } por cada { $counted } en la reserva del rival que elijas
convert-x = gana la misma cantidad de { $kind }
convert-x-any = gana la misma cantidad de otro tipo
convert-x-any-but = gana la misma cantidad de otro tipo, salvo { $kinds }
put-here = pon aquí { $essences }
put-spent-here = pon aquí la esencia pagada
put-spent-anywhere = pon la esencia pagada en uno de tus componentes
rivals-gain = cada rival gana { $essences }
attack = cada rival que no haya pasado pierde { $essences }
attack-unless = cada rival que no haya pasado pierde { $essences }, a menos que { $unless }
unless-pay = pague { $essences }
unless-discard = descarte una carta de su mano
unless-destroy = destruya uno de sus artefactos
draw =
    { $count ->
        [one] roba una carta
       *[other] roba { $count } cartas
    }
draw-then-discard =
    { $count ->
        [one] roba una carta y después descarta una de tu mano
       *[other] roba { $count } cartas y después descarta otras tantas de tu mano
    }
reorder-top =
    { $count ->
        [one] mira la primera carta de tu mazo o del mazo de monumentos
       *[other] mira las { $count } primeras cartas de tu mazo o del mazo de monumentos y devuélvelas en el orden que quieras
    }
straighten-this = prepara esto
straighten-one =
    { $tag ->
       *[component] prepara uno de tus componentes
        [dragon] prepara uno de tus dragones
        [creature] prepara una de tus criaturas
    }
place = juega { place-what } { place-where } pagando su coste
place-free = juega { place-what } { place-where } gratis
place-discount =
    { $count ->
        [one] juega { place-what } { place-where } pagando { $count } esencia menos
       *[other] juega { place-what } { place-where } pagando { $count } esencias menos
    }
place-spares-gold = { $place } (el coste en Oro no cambia)
place-what =
    { $tag ->
       *[artifact] un artefacto
        [dragon] un dragón
        [creature] una criatura
    }
place-where =
    { $source ->
       *[hand] de tu mano
        [own_discards] de tus descartes
        [all_discards] de los descartes de cualquier jugador
    }
check-victory = comprueba la victoria ahora
ignore =
    { $trigger ->
       *[life_loss] ignora la pérdida
        [dragon_power] ignora ese efecto
    }
extra-points =
    { $points ->
        [one] suma { $points } punto más en esta comprobación
       *[other] suma { $points } puntos más en esta comprobación
    }
if-left =
    { $kind ->
        [Elan] si hay { $kind } aquí y no lo coges, { $effect }
        [Oro] si hay { $kind } aquí y no lo coges, { $effect }
       *[other] si hay { $kind } aquí y no la coges, { $effect }
    }
if-anything-left = si hay esencias aquí y no las coges, { $effect }
add-to-each-kind = añade { $count } de cada tipo que haya en esta carta
pay-or-turn = paga { $essences } o agota esto

## Nombres impresos; card-name dice cómo va un nombre dentro de una frase

card-name = { $name }
name-athanor = Atanor
name-chalice_of_fire = Cáliz de fuego
name-corrupt_altar = Altar corrupto
name-crypt = Cripta
name-dragon_bridle = Bridas de dragón
name-dragon_egg = Huevo de dragón
name-fiery_whip = Látigo ardiente
name-guard_dog = Perro guardián
name-hawk = Halcón
name-hypnotic_basin = Cuenca hipnótica
name-magical_shard = Fragmento mágico
name-mermaid = Sirena
name-philosophers_stone = Piedra filosofal
name-prism = Prisma
name-sacrificial_dagger = Daga del sacrificio
name-sea_serpent = Serpiente marina
name-vault = Cámara
name-windup_man = Muñeco de cuerda
name-artificer = Artesano
name-druid = Druida
name-transmuter = Transmutadora
name-witch = Bruja
name-divination = Adivinación
name-reanimate = Reanimar
name-transmutation = Transmutación
name-golden_statue = Estatua dorada
name-oracle = Oráculo
name-sacred_grove = Arboleda sagrada
name-catacombs_of_the_dead = Catacumbas
name-sacrificial_pit = Foso de sacrificio
name-cursed_forge = Forja maldita
name-coral_castle = Castillo Coralino
name-dragons_lair = Guarida de dragón
name-sorcerers_bestiary = Bestiario mágico

## Nombres que hemos traducido, pues no conocemos ninguno impreso

name-bone_dragon = Dragón de hueso
name-celestial_horse = Caballo celestial
name-chalice_of_life = Cáliz de vida
name-cursed_skull = Calavera maldita
name-dancing_sword = Espada danzante
name-dragon_teeth = Dientes de dragón
name-dwarven_pickaxe = Pico enano
name-earth_dragon = Dragón de tierra
name-elemental_spring = Manantial elemental
name-elvish_bow = Arco élfico
name-fire_dragon = Dragón de fuego
name-flaming_pit = Foso llameante
name-fountain_of_youth = Fuente de la juventud
name-hand_of_glory = Mano de gloria
name-horn_of_plenty = Cuerno de la abundancia
name-jeweled_statuette = Estatuilla enjoyada
name-nightingale = Ruiseñor
name-ring_of_midas = Anillo de Midas
name-treant = Treant
name-tree_of_life = Árbol de la vida
name-water_dragon = Dragón de agua
name-wind_dragon = Dragón de viento
name-alchemist = Alquimista
name-duelist = Duelista
name-healer = Sanador
name-necromancer = Nigromante
name-scholar = Erudito
name-seer = Vidente
name-alchemy = Alquimia
name-calm_elan = Calma | Elan
name-death_life = Muerte | Vida
name-protection = Protección
name-research = Búsqueda
name-colossus = Coloso
name-great_pyramid = Gran pirámide
name-hanging_gardens = Jardines colgantes
name-library = Biblioteca
name-mausoleum = Mausoleo
name-obelisk = Obelisco
name-solomons_mine = Mina de Salomón
name-temple = Templo
name-alchemists_tower = Torre del mago
name-dwarven_mines = Minas del Enano
name-sunken_reef = Pecio

## Lo que pasó
##
## Una frase habla de un jugador y consta de partes: «Ada usa Cámara: paga 1 Elan, gana 2 Oro». Cada parte tiene una
## segunda forma, tell-you-…, para el propio lector.

amounts = { $items } + { $last }
tell-subject-you = Tú
tell-object-you = ti
tell-sentence = { $subject } { $clauses }.
tell-doing = { $subject } { $head }: { $clauses }.

tell-places = juega { $card }
tell-you-places = juegas { $card }
tell-places-for = juega { $card } por { $essences }
tell-you-places-for = juegas { $card } por { $essences }
tell-revives = juega { $card } desde los descartes
tell-you-revives = juegas { $card } desde los descartes
tell-claims = reclama { $card }
tell-you-claims = reclamas { $card }
tell-claims-for = reclama { $card } por { $essences }
tell-you-claims-for = reclamas { $card } por { $essences }
tell-claims-top = reclama el primer monumento del mazo
tell-you-claims-top = reclamas el primer monumento del mazo
tell-claims-top-for = reclama el primer monumento del mazo por { $essences }
tell-you-claims-top-for = reclamas el primer monumento del mazo por { $essences }
tell-gets = recibe { $card }
tell-you-gets = recibes { $card }
tell-sells = descarta { $card }
tell-you-sells = descartas { $card }
tell-sells-for = descarta { $card } por { $essences }
tell-you-sells-for = descartas { $card } por { $essences }
tell-uses = usa { $card }
tell-you-uses = usas { $card }
tell-reacts = reacciona con { $card }
tell-you-reacts = reaccionas con { $card }
tell-chooses = elige a { $rival }
tell-you-chooses = eliges a { $rival }
tell-gains = gana { $essences }
tell-you-gains = ganas { $essences }
tell-rivals = cada rival gana { $essences }
tell-you-rivals = cada rival gana { $essences }
tell-pays = paga { $essences }
tell-you-pays = pagas { $essences }
tell-loses = pierde { $essences }
tell-you-loses = pierdes { $essences }
tell-collects = recolecta { $essences }
tell-you-collects = recolectas { $essences }
tell-takes = coge { $essences } de { $card }
tell-you-takes = coges { $essences } de { $card }
tell-puts = pone { $essences } en { $card }
tell-you-puts = pones { $essences } en { $card }
tell-puts-alone = { $card } recibe { $essences }.
tell-spends = gasta { $essences } de { $card }
tell-you-spends = gastas { $essences } de { $card }
tell-spends-alone = { $card } pierde { $essences }.
tell-turns = agota { $card }
tell-you-turns = agotas { $card }
tell-straightens = prepara { $card }
tell-you-straightens = preparas { $card }
tell-straightens-alone = { $card } se prepara.
tell-destroys = destruye { $cards }
tell-you-destroys = destruyes { $cards }
tell-discards = descarta { $cards }
tell-you-discards = descartas { $cards }
tell-draws = roba { $cards }
tell-you-draws = robas { $cards }
tell-draws-hidden = roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}
tell-keeps = se queda con { $cards }
tell-you-keeps = te quedas con { $cards }
tell-shuffles = baraja sus descartes y forma un nuevo mazo
tell-you-shuffles = barajas tus descartes y formas un nuevo mazo
tell-looks-own = mira las primeras cartas de su mazo
tell-you-looks-own = miras las primeras cartas de tu mazo
tell-looks-monuments = mira las primeras cartas del mazo de monumentos
tell-you-looks-monuments = miras las primeras cartas del mazo de monumentos
tell-passes = pasa
tell-you-passes = pasas
tell-token = coge la ficha de Jugador inicial
tell-you-token = coges la ficha de Jugador inicial
tell-returns = devuelve { $card }
tell-you-returns = devuelves { $card }
tell-takes-item = coge { $card }
tell-you-takes-item = coges { $card }
tell-swaps = cambia { $card } por { $other }
tell-you-swaps = cambias { $card } por { $other }
tell-plays = juega como { $card }
tell-you-plays = juegas como { $card }
tell-ignores = ignora { $card }
tell-you-ignores = ignoras { $card }
tell-suffers = recibe el ataque de { $card }
tell-you-suffers = recibes el ataque de { $card }
tell-checks = pide una comprobación de victoria
tell-you-checks = pides una comprobación de victoria
tell-bonus = suma { $points } puntos más en esta comprobación
tell-you-bonus = sumas { $points } puntos más en esta comprobación

tell-shown = Se revela { $card }.
tell-round = Empieza la ronda { $round }.
tell-game = Empieza la partida { $game } del duelo.
tell-score = { $seat } tiene { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
tell-over-points = La partida ha terminado: { $seats } gana por puntos.
tell-over-tie-break = La partida ha terminado: { $seats } gana el desempate con más esencias.
tell-over-shared = La partida ha terminado: { $seats } comparten la victoria.
tell-limit = Se ha llegado al límite de rondas.
tell-over-you-points = La partida ha terminado: ganas por puntos.
tell-over-you-tie-break = La partida ha terminado: ganas el desempate con más esencias.
tell-over-you-shared = La partida ha terminado: compartes la victoria con { $seats }.

## Preguntas

ask-main = Tu acción
ask-pay = Paga { $count ->
    [one] { $count } esencia
   *[other] { $count } esencias
} por { $card }
ask-pay-less = Paga por { $card }: { $cost }, menos { $less } a tu elección
ask-gain = Coge { $count ->
    [one] { $count } esencia
   *[other] { $count } esencias
} ({ $card })
ask-put = Pon { $count ->
    [one] { $count } esencia
   *[other] { $count } esencias
} en { $card }
ask-lose = { $card }: pierde { $count ->
    [one] otra esencia
   *[other] otras { $count } esencias
} por la Vida que te falta
ask-kind = ¿Qué esencia pagas? ({ $card })
ask-kind-gain = ¿Qué esencia recibes a cambio? ({ $card })
ask-number = ¿Cuántas esencias de { $kind } pagas? ({ $card })
ask-rival = Elige un rival ({ $card })
ask-first = Elige quién empieza la próxima partida
ask-look = ¿Qué mazo miras? ({ $card })
ask-react-loss = { $card } ataca: { $attack }. ¿Reaccionas?
ask-react-check = Comprobación de victoria. ¿Reaccionas?
ask-unless = { $card } ataca: { $attack }
ask-upkeep = { $card }: paga { $essences } o agota la carta
ask-keep = Quédate con una de estas cartas
ask-mage = Elige tu mago
ask-item = Elige un objeto mágico
ask-item-swap = Cambia { $card } por otro objeto mágico
ask-discard = Descarta { $count ->
    [one] una carta
   *[other] { $count } cartas
} de tu mano ({ $card })
ask-discard-unless = { $card } ataca: { $attack }
ask-destroy = Destruye uno de tus artefactos ({ $card })
ask-destroy-unless = { $card } ataca: { $attack }
ask-turn = ¿Qué carta agotas? ({ $card })
ask-straighten = ¿Qué carta preparas? ({ $card })
ask-put_on = ¿Dónde pones la esencia?
ask-summon = ¿Qué carta juegas? ({ $card })
ask-return = Devuelve estas cartas en el orden que quieras, empezando por la de arriba
ask-take = Recolectar: ¿de qué cartas coges todas las esencias?

## Encabezados

chapter-setup = Preparación
chapter-round = Ronda { $round }
chapter-game = Partida { $game }, { $where }

## Por qué algo no se puede

why-over = La partida ha terminado.
why-other = Antes tienes que decidir otra cosa.
why-lacks = Te falta: { $essences }.
why-lacks-and-any = Te falta: { $essences } y { $count } de cualquier tipo.
why-lacks-any = { $count ->
    [one] Te falta { $count } esencia de cualquier tipo.
   *[other] Te faltan { $count } esencias de cualquier tipo.
}
why-lacks-of = Te falta: { $count } { $kinds }.
why-lacks-here = En { $card } falta: { $essences }.
why-covered = { $essences }, menos { $covered } por tu descuento
why-turned = Está agotada hasta la próxima ronda.
why-straight = Solo se puede usar mientras la carta está agotada.
why-needs-turn-dragon = No tienes ningún dragón preparado.
why-needs-turn-creature = No tienes ninguna criatura preparada.
why-needs-artifact = No tienes ningún artefacto en juego.
why-needs-other = No tienes ningún otro artefacto en juego.
why-needs-beast = No tienes dragones ni criaturas en juego.
why-needs-card = No tienes cartas en la mano.
why-react = Solo se puede usar como reacción.
why-claim = Solo ocurre una vez, al reclamarla.
why-no-react = No sirve para reaccionar a esto.
why-no-power = No tiene ese efecto.
why-not-in-play = No la tienes en juego.
why-not-in-hand = No la tienes en la mano.
why-not-in-centre = No está en el centro de la mesa.
why-no-monument = El mazo de monumentos está vacío.
why-none-of = No tienes { $kind }.
why-kind = Aquí no puedes elegir { $kind }.
why-earlier = Elige { $kind } antes que los demás.
why-short = Si usas { $kind } aquí, no puedes pagar el resto.
why-number = Elige un número de { $least } a { $most }.
why-not-among = Aquí no puedes elegir eso.
why-must = Esto no se puede rechazar.
