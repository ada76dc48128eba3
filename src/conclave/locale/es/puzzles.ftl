### Problemas: qué pide cada clase y qué se dice de las respuestas.

title-win = Gana en esta ronda
text-win = Puedes forzar la victoria en esta ronda.
task-win = Encuentra las jugadas que ganan en esta ronda.
done-win = Resuelto: una victoria forzada.
not-win = Así ya no puedes ganar en esta ronda: lo que te queda no basta.
not-win-answer = Esto ya no gana con seguridad. Por ejemplo: { $answer }
not-win-chance = Así depende de la suerte. Por ejemplo: { $answer }
not-win-over = La partida ha terminado, pero no la has ganado en solitario.

title-only = Encuentra la mejor jugada
text-only = Una jugada destaca: al menos un 15 % mejor que cualquier otra.
task-only = Encuéntrala.
done-only = ¡Correcto!
not-only = Esta jugada cuesta cerca de un { $loss } % de probabilidad de ganar.

title-harvest = Recolecta lo máximo
text-harvest = Eres el último en colocar. Cuenta lo que recolectarías en cada loseta: un cristal vale 4, uno morado o comodín 5, una ficha de acción 2, un maná 1, un núcleo 7.
task-harvest = Coloca a tu archimago donde recolectes más.
done-harvest = ¡Correcto! Ninguna otra loseta da más.
not-harvest = Otra loseta vale { $loss } más.

title-own = De tu propia partida
text-own = Esta jugada decidió la partida: { $played } Costó cerca de un { $lost } % de probabilidad de ganar. Las cartas que no podías conocer se han barajado de nuevo.
task-own = Encuentra una jugada mejor.
done-own = Mejor: cerca del { $chance } % de probabilidad de ganar, en lugar del { $other } %.
not-own = Todavía no: la mejor jugada tiene cerca de un { $loss } % más de probabilidad de ganar.
not-own-weighed = No: el análisis descartó pronto esta jugada.

# La idea de un problema, mostrada una vez resuelto. $card es un componente.
idea-victory-check = La idea: { $card } da puntos en la comprobación de victoria, así que guarda lo necesario para pagarlo.
idea-again = La idea: prepara { $card } y úsalo otra vez en la misma ronda.
idea-check-now = La idea: { $card } provoca de inmediato una comprobación de victoria, antes de que nadie pueda responder.
idea-claim-monument = La idea: con los puntos de { $card } ganas, así que gástalo todo en reclamarlo.
idea-claim-place = La idea: si reclamas { $card }, ganas; gástalo todo en ello.
idea-claim-top = La idea: el primer monumento del mazo te da la victoria, sea cual sea.
idea-score = La idea: lo que pones en { $card } da puntos, así que convierte todas tus esencias en lo que hace falta allí.
idea-place = La idea: jugar { $card } te da los puntos que te faltan para ganar.
idea-use = La idea: el efecto de { $card } te da lo que te falta para ganar.
idea-tie-break = La idea: hay empate a puntos, así que decide el maná que sobra.
idea-gift = La idea: pon el núcleo en { $card }; con ese don pagas el espacio siguiente.
idea-spell = La idea: { $card } convierte lo que tienes en lo que pide el camino.
idea-two-trials = La idea: reparte los espacios entre dos desafíos, el último en { $card }.
idea-core = La idea: el desafío da un núcleo que, colocado en { $card }, aporta los puntos que faltan.
idea-conversion = La idea: vende por maná lo que { $card } no pide y compra con él lo que sí pide.
idea-trial = La idea: { $card } da la mayor cantidad de puntos por estos cristales.
idea-only-claim = La idea: reclama { $card } ahora; un turno después puede ser demasiado tarde o demasiado caro.
idea-only-place = La idea: { $card } rinde más si entra en juego ahora.
idea-only-use = La idea: usa { $card } ahora; lo que da lo necesitas antes que nada.
idea-only-discard-two = La idea: esta carta vale menos en juego que las dos esencias que recibes al descartarla.
idea-only-discard-gold = La idea: esta carta vale menos en juego que el Oro que recibes al descartarla.
idea-only-pass = La idea: pasar primero vale más que todo lo que aún podrías hacer.
idea-only-trial = La idea: lo que más vale ahora es avanzar en { $card }.
idea-only-figure = La idea: desde { $card } tu archimago recolecta lo que necesitas y deja menos a los demás.
idea-only-convert = La idea: cambia primero; solo así tienes bastantes fichas y cristales para el desafío.
idea-only-other = La idea: cualquier otra jugada hace perder tiempo.
idea-harvest = La idea: cuenta todo el tramo hasta la siguiente figura; desde { $card } es donde más vale.
idea-by-discarding = Las cartas descartadas ayudan a pagarlo.
idea-by-selling = Las fichas o los cristales vendidos ayudan a pagarlo.

seat-you = Tú

terminal-help = Las jugadas erróneas se explican y se deshacen. Escribe «solution» para ver la siguiente jugada, «quit» para salir.
terminal-solution = Siguiente jugada: { $answer }
terminal-calm = Este jugador no cometió grandes errores en esta partida.
