### Lo que dice el entrenador, y por qué una pista lo es.

list = { $items }, { $last }
list-and = { $items } y { $last }
good-core =
    { $count ->
        [one] { $count } núcleo
       *[other] { $count } núcleos
    }

## Reasons

why-wins = Gana la partida.
why-ends = Si no, { $rival } gana la partida.
why-goal = Con esto llegas a { $points } puntos: bastan en la próxima comprobación.
why-rival-goal = Impide que { $rival } llegue a { $points } puntos esta ronda.
why-claim-first = { $rival } puede reclamar { $card } el próximo turno: adelántate.
why-rival-claims = { $rival } puede reclamar { $card } el próximo turno.
why-keep = Conserva { $goods }: es lo que cuesta { $card }.
why-gives = Te da { $goods }, lo que cuesta { $card }.
why-pass-claims = Pasas aunque puedes pagar { $card }.
why-answered = { $rival } responde con { $card }, y pierdes { $goods }.
why-leads = Lleva a { $card } en uno de tus próximos turnos.
why-pass-first = Nadie ha pasado todavía: quien pasa primero toma la ficha de jugador inicial, que es un punto.
why-income = Da { $goods } más en cada ronda siguiente.
why-goods = Entonces tienes { $goods } más.
why-trial = Lleva a un desafío aquí: { $card }.
why-points =
    { $points ->
        [one] Da un punto al momento.
       *[other] Da { $points } puntos al momento.
    }
why-rest-reach =
    { $points ->
        [one] Descansas aunque esta ronda aún tienes un punto al alcance.
       *[other] Descansas aunque esta ronda aún tienes { $points } puntos al alcance.
    }
why-reach =
    { $points ->
        [one] Así queda un punto más al alcance esta ronda.
       *[other] Así quedan { $points } puntos más al alcance esta ronda.
    }
why-pass-unused =
    { $count ->
        [one] Pasas aunque aún podrías usar un efecto esta ronda.
       *[other] Pasas aunque aún podrías usar { $count } efectos esta ronda.
    }
why-line-points =
    { $points ->
        [one] La continuación llega a un punto más.
       *[other] La continuación llega a { $points } puntos más.
    }

## Remarks

lost = Eso pierde unos { $loss } puntos de probabilidad de ganar (± { $error }).
better = Mejor: { $words }
then = Después, quizá: { $words }
