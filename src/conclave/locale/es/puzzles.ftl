### Problemas: qué pide cada clase y qué se dice de las respuestas.

title-win = Gana esta ronda
text-win = Respondan lo que respondan los demás y traiga lo que traiga el azar, puedes ganar antes de que acabe esta ronda.
task-win = Encuentra las jugadas que ganan esta ronda.
done-win = Ganada. Nada de lo que podían hacer los demás lo habría cambiado.
not-win = Así ya no se puede ganar esta ronda: lo que queda no alcanza.
not-win-answer = Esto ya no gana con seguridad. Por ejemplo: { $answer }
not-win-chance = Esto lo deja al azar. Podría ocurrir así: { $answer }
not-win-over = La partida ha terminado, pero no la has ganado en solitario.

title-only = Encuentra la única jugada
text-only = Una jugada es claramente mejor que todas las demás: al menos 15 puntos de probabilidad de ganar, hasta donde puedes saber.
task-only = Encuentra esa jugada.
done-only = Esa es la única jugada.
not-only = Esta jugada pierde { $loss ->
    [one] cerca de un punto
   *[other] unos { $loss } puntos
} de probabilidad de ganar.

title-harvest = La mejor cosecha
text-harvest = Colocas el último. Cuenta lo que recoge cada lugar: un cristal cuenta 4, uno púrpura o comodín 5, una ficha de acción 2, un maná 1, un núcleo 7.
task-harvest = Coloca donde la cosecha cuente más.
done-harvest = Esa es la mejor cosecha.
not-harvest = Otro lugar cuenta { $loss } más.

title-own = De tu propia partida
text-own = Una decisión tuya cambió esta partida: { $played } Eso costó { $lost ->
    [one] cerca de un punto
   *[other] unos { $lost } puntos
} de probabilidad de ganar. Lo que entonces no podías saber se ha repartido de nuevo.
task-own = Encuentra la mejor jugada.
done-own = Eso es mejor: cerca del { $chance } % de probabilidad de ganar, en lugar del { $other } %.
not-own = Tampoco es esa: la mejor jugada tiene { $loss ->
    [one] cerca de un punto
   *[other] unos { $loss } puntos
} más de probabilidad de ganar.
not-own-weighed = El análisis no sopesó esta jugada: parecía peor desde el principio.

seat = { $you ->
    [1] Tú
   *[other] Jugador { $number }
}

terminal-help = Las jugadas equivocadas se explican y se deshacen. Escribe «solution» para ver la siguiente respuesta, «quit» para salir.
terminal-solution = La siguiente respuesta: { $answer }
terminal-calm = Ninguna decisión de este asiento cambió la partida.
