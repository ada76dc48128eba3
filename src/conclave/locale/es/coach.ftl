### Lo que dice el entrenador, y por qué una pista lo es.

list = { $items }, { $last }
list-and = { $items } y { $last }
good-core =
    { $count ->
        [one] { $count } núcleo
       *[other] { $count } núcleos
    }

## Reasons

why-wins = Con esto ganas la partida.
why-ends = Si no, { $rival } gana la partida.
why-goal = Te lleva a { $points } puntos: suficientes para ganar en la próxima comprobación.
why-rival-goal = Impide que { $rival } llegue a { $points } puntos esta ronda.
why-claim-first = { $rival } puede reclamar { $card } el próximo turno: adelántate.
why-rival-claims = { $rival } puede reclamar { $card } el próximo turno.
why-keep = Conserva { $goods }: lo necesitas para { $card }.
why-gives = Te acerca a { $card } (+{ $goods }).
why-pass-claims = Todavía puedes pagar { $card } esta ronda.
why-answered = Si no, { $rival } usa { $card } y pierdes { $goods }.
why-leads = Te lleva a { $card } en pocos turnos.
why-pass-first = Nadie ha pasado todavía: el primero en pasar coge la ficha de Jugador inicial (1 punto).
why-income = Te da { $goods } más cada ronda.
why-goods = Te deja con { $goods } más.
why-trial = Después puedes avanzar en el camino de { $card }.
why-points =
    { $points ->
        [one] Te da un punto al momento.
       *[other] Te da { $points } puntos al momento.
    }
why-rest-reach =
    { $points ->
        [one] Esta ronda aún puedes conseguir un punto.
       *[other] Esta ronda aún puedes conseguir { $points } puntos.
    }
why-reach =
    { $points ->
        [one] Así puedes conseguir un punto más esta ronda.
       *[other] Así puedes conseguir { $points } puntos más esta ronda.
    }
why-pass-unused =
    { $count ->
        [one] Esta ronda aún puedes usar un efecto.
       *[other] Esta ronda aún puedes usar { $count } efectos.
    }
why-line-points =
    { $points ->
        [one] Más adelante da un punto más.
       *[other] Más adelante da { $points } puntos más.
    }

## Planes, y conversiones en conjunto

why-plan-place-0 = Plan: apunta a { $card }, que encaja con lo que tienes.
why-plan-place-1 = Plan: apunta a { $card }. { $card1 } produce las esencias necesarias.
why-plan-place-2 = Plan: apunta a { $card }. { $card1 } y { $card2 } producen las esencias necesarias.
why-plan-track = Plan: avanza por { $card }, donde tus cristales llegan más lejos.
net-sold = En total vendes { $sold }.
net-bought = En total compras { $bought }.
net-sold-bought = En total vendes { $sold } y compras { $bought }.

## Remarks

lost = Eso te cuesta cerca de un { $loss } % de probabilidad de ganar (± { $error }).
better = Mejor: { $words }
then = Después, por ejemplo: { $words }
