### Los tutoriales: qué dice y qué pide cada escena, y por qué otras jugadas llevan a otra parte.

astray = Eso está permitido, pero lleva a otra parte. La tarea: { $task }

## Res Arcana

res_arcana-not-pass = Has pasado, así que tus acciones de esta ronda han terminado. Pasa cuando nada más valga la pena; aquí algo la vale.
res_arcana-not-discard = Has entregado la carta por esencias. Siempre se puede, pero esta vez valía más la propia carta, o lo que aún podías hacer.

res_arcana-goal-title = Diez puntos
res_arcana-goal-text = Quien tiene diez puntos o más al final de una ronda gana. Los tuyos están ante tu nombre: nueve por ahora. Vienen de artefactos, monumentos y Lugares de Poder.
res_arcana-goal-task = Coloca el Ruiseñor: vale un punto.
res_arcana-goal-hint = Pulsa la carta de tu mano que brilla, y luego «Colocar». Su coste, 1 Vida y 1 Calma, sale de tu reserva.
res_arcana-goal-done = Diez puntos. Si nadie tiene más cuando acabe esta ronda, ganas.

res_arcana-essences-title = Cinco esencias
res_arcana-essences-text = Todo se paga con esencias: Elan, Vida, Calma, Muerte y Oro. Tu reserva muestra cuántas tienes. Cualquier carta de tu mano puede entregarse por 1 Oro, o por otras dos a tu elección.
res_arcana-essences-task = El Foso llameante cuesta 2 Elan. Descarta la Serpiente marina por 2 Elan.
res_arcana-essences-hint = Pulsa la Serpiente marina, elige «Descartar por 2 esencias», y toma Elan dos veces.
res_arcana-essences-done = Ahora podrías pagar el Foso llameante. Nadie coloca todas sus cartas: algunas valen más como esencias.
res_arcana-essences-not-pit = El Foso llameante es lo que quieres pagar. Entrega la Serpiente marina: 9 esencias quedan por ahora fuera de tu alcance.
res_arcana-essences-not-gold = El Oro es escaso y compra monumentos, pero el Foso llameante cuesta Elan.
res_arcana-essences-not-kinds = Dos esencias está bien, pero el Foso llameante necesita Elan dos veces.

res_arcana-reading-title = Leer una carta
res_arcana-reading-text = Arriba a la izquierda está el coste. Debajo: lo que recolectas cada ronda, y los efectos, con lo que pagas ante la flecha y lo que obtienes tras ella. Detente en una carta para leerla en palabras; «?» explica los signos.
res_arcana-reading-task = Una de tus cartas te da 2 Vida cada ronda. Colócala.
res_arcana-reading-hint = Señala cada carta de tu mano, o mantenla pulsada un momento. «Recolectar: 2 Vida» está en el Treant.
res_arcana-reading-done = Tres rondas así valen más de lo que ha costado el Treant. Las cartas que recolectan conviene colocarlas pronto.
res_arcana-reading-not-dog = El Perro guardián te protege de perder Vida, pero no recolecta nada.
res_arcana-reading-not-hawk = El Halcón recolecta 1 Calma cada ronda. La tarea pide 2 Vida.

res_arcana-use-title = Usar un efecto
res_arcana-use-text = Haces una acción por turno; usar un efecto es una. Muchos efectos agotan su carta como parte del coste. Una carta agotada no puede usarse otra vez en esta ronda.
res_arcana-use-task = Usa el Pico enano: agótalo y paga 1 Elan para ganar 1 Oro.
res_arcana-use-hint = El Pico enano está ante ti y brilla. Púlsalo.
res_arcana-use-done = El Pico está agotado. Al empezar la ronda siguiente se prepara, y vuelve a cavar.
res_arcana-use-not-discard = Una carta por 1 Oro también sirve, pero la carta se pierde. El Pico saca Oro ronda tras ronda.
res_arcana-use-not-place = El Perro guardián ha costado el Elan que el Pico necesita.

res_arcana-collect-title = Recolectar
res_arcana-collect-text = Una ronda empieza con Recolectar. Lo que dan tus cartas llega solo: 1 Elan de la Duelista, 1 del Foso llameante. Lo que hay sobre una carta también lo puedes coger, todo o nada.
res_arcana-collect-task = Coge los 2 Oro del Anillo de Midas.
res_arcana-collect-hint = Elige el Anillo de Midas, y confirma.
res_arcana-collect-done = El Oro está en tu reserva. En algunas cartas es mejor dejar lo que hay: crece, o cuenta como puntos.
res_arcana-collect-not-leave = El Oro se queda en el Anillo. Está permitido, pero ahí no rinde ni compra nada.

res_arcana-claim-title = Lugares de Poder
res_arcana-claim-text = Los cinco Lugares de Poder del centro se reclaman pagando su coste. Una vez reclamado, nadie puede quitártelo. La mayoría puntúan por lo que pones sobre ellos.
res_arcana-claim-task = Reclama el Pecio por 2 Elan, 2 Vida y 5 Calma.
res_arcana-claim-hint = Pulsa el Pecio en el centro, y luego «Reclamar».
res_arcana-claim-done = Es tuyo. Da 1 Oro cada ronda, y un punto por cada Calma que pongas sobre él: 1 Vida y 2 Calma ponen una.
res_arcana-claim-not-mermaid = La Sirena ha costado Vida y Calma que el Pecio necesita. Combina bien con él, pero más tarde.

res_arcana-monument-title = Monumentos
res_arcana-monument-text = Cada monumento cuesta 4 Oro. Dos están a la vista; en su lugar se puede tomar el primero del mazo, sin verlo. Los monumentos valen de uno a tres puntos.
res_arcana-monument-task = Reclama la Gran pirámide: tres puntos.
res_arcana-monument-hint = Pulsa la Gran pirámide en el centro, y luego «Reclamar».
res_arcana-monument-done = Tres puntos con una acción. Quien hace Oro compra monumentos; ya hay otro a la vista.
res_arcana-monument-not-top = El primero del mazo es una apuesta: de media vale menos que los tres puntos que están a la vista.
res_arcana-monument-not-library = La Biblioteca vale un punto, la Gran pirámide tres, por los mismos 4 Oro.

res_arcana-pass-title = Pasar
res_arcana-pass-text = Cuando no queda nada útil que hacer, pasa. Quien pasa cambia su objeto mágico por otro y roba una carta. El primero en pasar coge la ficha de Jugador inicial, que vale un punto al comprobar la victoria.
res_arcana-pass-task = Pasa antes que nadie, y elige otro objeto mágico.
res_arcana-pass-hint = Pulsa «Pasar», o P. Luego elige cualquier objeto; «Calma | Elan» da una esencia cada ronda.
res_arcana-pass-done = Tienes la ficha: un punto si la ronda acaba así, y empiezas la siguiente. Quien ha pasado ya no puede perder Vida en esta ronda.

res_arcana-react-title = Ataque y reacción
res_arcana-react-text = El Dragón de fuego ataca: todos los demás que no hayan pasado pierden 2 Vida. Por cada Vida que te falte pierdes otras dos esencias. Tu objeto mágico es una reacción: funciona cuando no es tu turno, y no es una acción.
res_arcana-react-task = Reacciona con Protección, y no pierdas nada.
res_arcana-react-hint = Tu objeto mágico, Protección, brilla. Púlsalo.
res_arcana-react-done = El ataque se ignora, y Protección queda agotada. Muchos ataques también se pueden evitar pagando: este por 1 Calma, si la tuvieras.
res_arcana-react-not-decline = Has perdido 1 Vida, y otras 2 esencias por la Vida que te faltaba. Protección no cuesta más que agotarla.

res_arcana-check-title = Comprobar la victoria
res_arcana-check-text = Cuando todos han pasado, se cuentan los puntos. Con diez o más gana el total más alto. Tu rival tiene diez, tú ocho. Pero la Estatua dorada reacciona a la comprobación: 3 Oro por tres puntos, solo para esta vez.
res_arcana-check-task = Pasa, y luego haz que cuente la Estatua dorada.
res_arcana-check-hint = Guarda tus 3 Oro, pulsa «Pasar» y elige cualquier objeto. Cuando se te pregunte, usa la Estatua dorada.
res_arcana-check-done = Once a diez: has ganado. Juega ahora una primera partida. La bombilla da consejo en cualquier momento, con su razón.
res_arcana-check-not-decline = Sin la Estatua dorada tu rival gana diez a ocho. Empieza esta escena de nuevo.
res_arcana-check-not-discard = Aquí no cuentan las esencias, solo los puntos. Ya tienes los 3 Oro que necesita la Estatua dorada.

## Trial of the Temples

trial_of_the_temples-not-rest = Ahora descansas, y no tienes más turnos en esta ronda. Descansa cuando ya no puedas pagar nada; aquí podías.
trial_of_the_temples-not-convert = Convertir es posible en cada decisión tuya, pero lo que tienes ya sirve para la tarea.

trial_of_the_temples-goal-title = Tres caminos
trial_of_the_temples-goal-text = Al final gana quien tenga más puntos. La mayoría vienen de tres caminos: Fuego, Agua y Arena. Un marcador que nunca sale del inicio cuesta 2 puntos. Un desafío lo mueve: pide una ficha de acción, y los cristales de cada espacio.
trial_of_the_temples-goal-task = Empieza un desafío en Fuego, y paga 1 cristal rojo por el primer espacio.
trial_of_the_temples-goal-hint = Pulsa el camino Fuego, luego para y confirma. El rayo es tu ficha de acción.
trial_of_the_temples-goal-done = De -2 puntos a 1. Los números sobre un camino dicen cuánto vale cada nivel.

trial_of_the_temples-place-title = El anillo de templos
trial_of_the_temples-place-text = Cada ronda empieza en los templos: todos colocan un archimago y, a dos, también un clon. Tu archimago recoge todo lo que muestra su loseta. No puede quedar entre dos vecinos ni encerrar a otra figura.
trial_of_the_temples-place-task = Coloca tu archimago en la loseta 5, la Puerta de ascuas: da un núcleo rojo.
trial_of_the_temples-place-hint = Elige «Archimago» en el centro del anillo, y pulsa la loseta 5. En una pantalla táctil, toca dos veces.
trial_of_the_temples-place-done = La Puerta de ascuas es tuya esta ronda. De noche habría contado su otro lado.
trial_of_the_temples-place-not-clone = Ese era tu clon. Recoger con él cuesta 2 maná; pon el archimago donde quieras recoger.
trial_of_the_temples-place-not-tile = Esa loseta da otras cosas. El núcleo rojo está en la loseta 5.

trial_of_the_temples-collect-title = Recoger
trial_of_the_temples-collect-text = Una figura recoge todo lo de su loseta. De las losetas vacías a ambos lados recoge lo del campo pequeño, hasta la siguiente figura o la loseta de día y noche. A dos, recoges con tu archimago o, por 2 maná, con tu clon.
trial_of_the_temples-collect-task = Recoge con tu archimago.
trial_of_the_temples-collect-hint = Al pie de la mesa, elige tu figura de la loseta 6, no el clon.
trial_of_the_temples-collect-done = Una loseta entera, y a su lado cuatro campos pequeños. Donde las figuras están juntas hay menos; a cambio, dos o tres losetas dan maná adicional.
trial_of_the_temples-collect-not-clone = Tu clon cuesta 2 maná, y su tramo del anillo es más corto. El archimago recoge gratis.

trial_of_the_temples-core-title = Núcleos
trial_of_the_temples-core-text = Un núcleo va enseguida a tu panel, y desde entonces conoces el hechizo que tapa. Ningún color puede estar dos veces en una fila o columna. Un don da algo al momento; otros hechizos funcionan una vez por ronda o puntúan al final.
trial_of_the_temples-core-task = Pon el núcleo rojo en el Don rojo: 1 cristal rojo y 2 maná.
trial_of_the_temples-core-hint = El Don rojo está en la tercera fila, tercera columna. Señala un espacio para leer su hechizo.
trial_of_the_temples-core-done = El don ha llegado. Un cristal que llega en medio de un desafío puede pagar el espacio siguiente.
trial_of_the_temples-core-not-cell = Ahora conoces otro hechizo. El Don rojo es c3: tercera fila, tercera columna.

trial_of_the_temples-trial-title = Hasta tres espacios
trial_of_the_temples-trial-text = Una ficha de acción basta para un desafío de hasta tres espacios, mientras puedas pagar cada uno. Un espacio con un núcleo te da ese núcleo.
trial_of_the_temples-trial-task = Avanza tres espacios en Fuego en un solo desafío.
trial_of_the_temples-trial-hint = Empieza en Fuego y sigue dos veces. Pon el núcleo rojo donde quieras en tu panel, y confirma.
trial_of_the_temples-trial-done = Tres espacios por una ficha, y un núcleo rojo. Los desafíos largos ahorran fichas de acción.
trial_of_the_temples-trial-not-stop = Has parado pronto. Otro desafío en este camino costaría otra ficha de acción.
trial_of_the_temples-trial-not-track = La tarea era Fuego: allí tus cristales pagan tres espacios.

trial_of_the_temples-skip-title = Saltar
trial_of_the_temples-skip-text = En un espacio solo cabe un marcador. Los espacios con otros se saltan: no cuestan nada y no cuentan. El dueño del marcador saltado gana 1 maná.
trial_of_the_temples-skip-task = Tu rival está en el primer espacio de Fuego. Sáltalo, y paga 1 cristal morado por el segundo.
trial_of_the_temples-skip-hint = Pulsa el camino Fuego, luego para y confirma.
trial_of_the_temples-skip-done = Dos espacios al precio de uno. Puede convenir dejar pasar a otros.

trial_of_the_temples-convert-title = Maná
trial_of_the_temples-convert-text = El maná se queda contigo de ronda en ronda. 2 maná compran una ficha de acción, 4 maná un cristal de cualquier color; una ficha o un cristal se vende por 1 maná. Si falta algo para un espacio, se te pregunta si lo compras.
trial_of_the_temples-convert-task = No tienes cristales. Sube igualmente al primer espacio de Fuego: 4 maná por uno rojo.
trial_of_the_temples-convert-hint = Pulsa el camino Fuego: el cristal rojo se compra sobre la marcha. Luego para y confirma.
trial_of_the_temples-convert-done = Los cristales por maná son caros, pero en el momento justo lo valen.
trial_of_the_temples-convert-not-track = También se puede, pero la tarea era Fuego.
trial_of_the_temples-convert-not-buy = El primer espacio de Fuego cuesta un cristal rojo.
trial_of_the_temples-convert-not-sell = Sin la ficha de acción no hay desafío.

trial_of_the_temples-line-title = Líneas de núcleos
trial_of_the_temples-line-text = Al final, cada fila y cada columna de tu panel con tres núcleos vale 2 puntos, con cuatro vale 4. Cada color está en ella una sola vez.
trial_of_the_temples-line-task = Pon el núcleo rojo en la tercera fila, junto a los dos que hay allí.
trial_of_the_temples-line-hint = Los dos espacios libres de la tercera fila sirven; son el Don rojo y el Don amarillo. Luego para y confirma.
trial_of_the_temples-line-done = Una línea de tres: 2 puntos. Con un núcleo morado serían cuatro.
trial_of_the_temples-line-not-cell = Ahí no forma línea. Hay dos núcleos en la tercera fila; el tercero va con ellos.

trial_of_the_temples-rest-title = Descansar
trial_of_the_temples-rest-text = Cuando no puedes o no quieres hacer más, descansa: tu ronda ha terminado. Cada cristal y ficha que te quede se convierte en 1 maná. Los hechizos de Almacén guardan un cristal para la ronda siguiente.
trial_of_the_temples-rest-task = No se puede pagar nada más. Descansa.
trial_of_the_temples-rest-hint = Elige «Descansar» al pie de la mesa, o pulsa P.
trial_of_the_temples-rest-done = Tres cristales se han convertido en 3 maná. Cuando todos descansan empieza la ronda siguiente: una loseta de ronda dice dónde cae la noche.

trial_of_the_temples-end-title = El final
trial_of_the_temples-end-text = La partida acaba tras cinco rondas, o antes si no queda ningún núcleo morado o están ocupados los finales de dos caminos. Esta es la última ronda: tienes 10 puntos, tu rival 12. Solo un nivel nuevo da puntos.
trial_of_the_temples-end-task = Haz el desafío que da puntos, y luego descansa.
trial_of_the_temples-end-hint = En Arena tu marcador sigue en el inicio: el primer espacio lo lleva de -2 puntos a 1. Para ahí, confirma y descansa.
trial_of_the_temples-end-done = Trece a doce: has ganado. Juega ahora una primera partida. La bombilla da consejo en cualquier momento, con su razón.
trial_of_the_temples-end-not-level = Ese espacio es del mismo nivel: ni un punto más. En Arena hay tres por ganar.
trial_of_the_temples-end-not-rest = Con eso acaba la partida, doce a diez para tu rival. Empieza esta escena de nuevo: la ficha de acción valía tres puntos.

## Razones de las pistas

why-points =
    { $points ->
        [one] Da un punto al momento.
       *[other] Da { $points } puntos al momento.
    }
why-chance = Según el cálculo del bot, con esto ganas el { $chance } % de las veces, y con lo siguiente mejor el { $other } %.
why-res_arcana-mage = Va bien con las cartas que te han tocado.
why-res_arcana-item = Va bien con lo que puedes hacer en la próxima ronda.
why-res_arcana-place-collects = Da esencias cada ronda: cuanto antes esté en juego, más.
why-res_arcana-place-any = Su efecto, o sus puntos, te sirven desde ahora.
why-res_arcana-claim = Un monumento es el uso más seguro del Oro, y los buenos se van primero.
why-res_arcana-claim-place_of_power = Una vez reclamado es tuyo para siempre, y nadie más puede puntuar con él.
why-res_arcana-use = Tras la ronda todo se prepara: un efecto sin usar se pierde.
why-res_arcana-discard = Esta carta cuesta más de lo que da ahora; sus esencias pagan algo mejor.
why-res_arcana-pass = Nada de lo que queda vale su coste. Lo que guardas te sirve en la ronda siguiente, y el primero en pasar tiene un punto.
why-res_arcana-react = Cuesta menos de lo que perderías.
why-res_arcana-decline = Lo que costaría vale más que lo que salva.
why-res_arcana-take = En tu reserva puede pagar algo; en la carta no crecería lo bastante rápido.
why-trial_of_the_temples-mat = Aquello con lo que empieza paga un primer espacio.
why-trial_of_the_temples-figure = Lo que recoge allí encaja con los próximos espacios de tus caminos.
why-trial_of_the_temples-clone = Tu clon aleja a otros de estas losetas, y puede recoger si eso vale 2 maná.
why-trial_of_the_temples-collect = Este tramo del anillo es el que mejor encaja con los próximos espacios de tus caminos.
why-trial_of_the_temples-core = El hechizo de ahí ayuda más, o crece una línea.
why-trial_of_the_temples-trial = Tus cristales encajan con este camino, y al descansar valdrían solo 1 maná cada uno.
why-trial_of_the_temples-go = Seguir ahorra la ficha de acción de otro desafío.
why-trial_of_the_temples-stop = Lo que guardas vale más en otro camino.
why-trial_of_the_temples-rest = Ya no se puede pagar nada útil, y lo que queda se convierte en maná.
why-trial_of_the_temples-convert = Compra lo que falta para un espacio.
why-trial_of_the_temples-use = El hechizo se renueva la próxima ronda: sin usar se pierde.
