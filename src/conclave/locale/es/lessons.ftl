### Los tutoriales: qué dice y qué pide cada escena, y por qué otras jugadas llevan a otra parte.

astray = Está permitido, pero no es la tarea: { $task }

## Res Arcana

res_arcana-not-pass = Has pasado, así que ya no haces más acciones en esta ronda. Pasa cuando nada más valga la pena; aquí aún hay algo que hacer.
res_arcana-not-discard = Has cambiado la carta por esencias. Suele estar bien, pero aquí la propia carta valía más.

res_arcana-goal-title = Diez puntos
res_arcana-goal-text = Llega a diez puntos al final de una ronda para ganar. El número junto a tu nombre son tus puntos: nueve por ahora. Los consigues con artefactos, monumentos y Lugares de Poder.
res_arcana-goal-task = Juega el Ruiseñor: vale un punto.
res_arcana-goal-hint = Pulsa la carta que brilla en tu mano y luego «Jugar». Su coste, 1 Vida y 1 Calma, se paga de tu reserva.
res_arcana-goal-done = Diez puntos. Si nadie tiene más al acabar esta ronda, ganas.

res_arcana-essences-title = Cinco esencias
res_arcana-essences-text = Todo se paga con esencias: Elan, Vida, Calma, Muerte y Oro. Tu reserva muestra cuántas tienes. Puedes descartar cualquier carta de tu mano por 1 Oro o por otras dos esencias a tu elección.
res_arcana-essences-task = El Foso llameante cuesta 2 Elan. Descarta la Serpiente marina por 2 Elan.
res_arcana-essences-hint = Pulsa la Serpiente marina, elige «Descartar por 2 esencias cualesquiera (no Oro)», coge Elan dos veces y pulsa «Confirmar».
res_arcana-essences-done = Ahora puedes pagar el Foso llameante. Rara vez jugarás todas tus cartas: algunas valen más como esencias.
res_arcana-essences-not-pit = El Foso llameante es la carta que quieres pagar. Descarta la Serpiente marina: sus 9 esencias quedan por ahora fuera de tu alcance.
res_arcana-essences-not-gold = El Oro es escaso y sirve para comprar monumentos, pero el Foso llameante cuesta Elan.
res_arcana-essences-not-kinds = Dos esencias está bien, pero el Foso llameante cuesta 2 Elan.

res_arcana-reading-title = Leer una carta
res_arcana-reading-text = Arriba a la izquierda, el coste. La línea verde es lo que recolectas cada ronda. Las líneas oscuras son efectos: paga lo que está a la izquierda de la flecha y recibe lo que está a la derecha. Pasa el ratón por una carta (o mantenla pulsada) para leerla; «?» explica los símbolos.
res_arcana-reading-task = Una de tus cartas te da 2 Vida cada ronda. Juégala.
res_arcana-reading-hint = Señala cada carta de tu mano, o mantenla pulsada un momento. «Recolectar: gana 2 Vida» está en el Treant.
res_arcana-reading-done = En tres rondas el Treant se paga solo. Juega pronto las cartas que recolectan.
res_arcana-reading-not-dog = El Perro guardián te protege de perder Vida, pero no recolecta nada.
res_arcana-reading-not-hawk = El Halcón recolecta 1 Calma cada ronda. La tarea pide 2 Vida.

res_arcana-use-title = Usar un efecto
res_arcana-use-text = Haces una acción por turno, como usar un efecto. Muchos efectos agotan su carta como parte del coste. Una carta agotada no se puede volver a usar en esta ronda.
res_arcana-use-task = Usa el Pico enano: agótalo y paga 1 Elan para ganar 1 Oro.
res_arcana-use-hint = El Pico enano que tienes delante brilla. Púlsalo.
res_arcana-use-done = Ahora el Pico está agotado. Se prepara para la próxima ronda y puede volver a cavar.
res_arcana-use-not-discard = Descartar una carta por 1 Oro también sirve, pero entonces la pierdes. El Pico saca Oro ronda tras ronda.
res_arcana-use-not-place = El Perro guardián ha costado el Elan que necesita el Pico.

res_arcana-collect-title = Recolectar
res_arcana-collect-text = Cada ronda empieza con Recolectar. Tus cartas dan sus esencias automáticamente: 1 Elan la Duelista, 1 el Foso llameante. También puedes coger las esencias guardadas en una carta: todas o ninguna.
res_arcana-collect-task = Coge los 2 Oro del Anillo de Midas.
res_arcana-collect-hint = El Anillo de Midas ya está marcado con «Coger»: pulsa «Confirmar».
res_arcana-collect-done = El Oro está en tu reserva. En algunas cartas es mejor dejar las esencias: aumentan o dan puntos.
res_arcana-collect-not-leave = El Oro se queda en el Anillo. Está permitido, pero ahí no te sirve de nada.

res_arcana-claim-title = Lugares de Poder
res_arcana-claim-text = Paga el coste de uno de los cinco Lugares de Poder del centro para reclamarlo. Nadie podrá quitártelo. La mayoría dan puntos por las esencias que pongas sobre ellos.
res_arcana-claim-task = Reclama el Pecio por 2 Elan, 2 Vida y 5 Calma.
res_arcana-claim-hint = Pulsa el Pecio en el centro y luego «Reclamar».
res_arcana-claim-done = Es tuyo. Te da 1 Oro cada ronda y un punto por cada Calma que tenga encima: paga 1 Vida y 2 Calma para poner una.
res_arcana-claim-not-mermaid = La Sirena ha costado Vida y Calma que necesitas para el Pecio. Combinan bien, pero más adelante.

res_arcana-monument-title = Monumentos
res_arcana-monument-text = Cada monumento cuesta 4 Oro. Hay dos boca arriba; también puedes reclamar el primero del mazo sin verlo. Los monumentos valen de uno a tres puntos.
res_arcana-monument-task = Reclama la Gran pirámide: tres puntos.
res_arcana-monument-hint = Pulsa la Gran pirámide en el centro y luego «Reclamar».
res_arcana-monument-done = Tres puntos con una sola acción. El Oro sirve para comprar monumentos. Acaba de aparecer uno nuevo.
res_arcana-monument-not-top = El primero del mazo es una apuesta: de media vale menos que los tres puntos que ya ves.
res_arcana-monument-not-library = La Biblioteca vale un punto, la Gran pirámide tres, por los mismos 4 Oro.

res_arcana-pass-title = Pasar
res_arcana-pass-text = Cuando no te quede nada útil que hacer, pasa: cambia tu objeto mágico por otro y roba una carta. El primero en pasar coge la ficha de Jugador inicial, que vale un punto en la comprobación.
res_arcana-pass-task = Pasa antes que nadie y elige otro objeto mágico.
res_arcana-pass-hint = Pulsa «Pasar» o la tecla P. Después elige cualquier objeto; «Calma | Elan» te da una esencia cada ronda.
res_arcana-pass-done = Tienes la ficha: un punto en la comprobación, y empiezas la próxima ronda. Una vez que has pasado, los ataques ya no te afectan.

res_arcana-react-title = Ataque y reacción
res_arcana-react-text = El Dragón de fuego ataca: cada rival que no haya pasado pierde 2 Vida. Por cada Vida que te falte, pierdes otras dos esencias. Tu objeto mágico es una reacción: puedes usarlo en el turno de otros y no gasta tu acción.
res_arcana-react-task = Reacciona con Protección y no pierdas nada.
res_arcana-react-hint = Tu objeto mágico, Protección, brilla. Púlsalo.
res_arcana-react-done = Ignoras el ataque, y Protección queda agotada. Muchos ataques también se evitan pagando: este, por 1 Calma, si la tuvieras.
res_arcana-react-not-decline = Has perdido 1 Vida, y otras 2 esencias por la Vida que te faltaba. Protección no cuesta nada: basta con agotarla.

res_arcana-check-title = La comprobación de victoria
res_arcana-check-text = Cuando todos han pasado, se cuentan los puntos. Si alguien tiene diez o más, gana quien más tenga. Tu rival tiene diez, tú ocho. Pero la Estatua dorada reacciona a la comprobación: paga 3 Oro por tres puntos, solo esta vez.
res_arcana-check-task = Pasa y luego usa la Estatua dorada.
res_arcana-check-hint = Guarda tus 3 Oro, pulsa «Pasar» y elige cualquier objeto. Cuando se te pregunte, usa la Estatua dorada.
res_arcana-check-done = Once a diez: ¡has ganado! Ahora juega tu primera partida. ¿Te atascas? La bombilla sugiere una jugada y te dice por qué.
res_arcana-check-not-decline = Sin la Estatua dorada, tu rival gana diez a ocho. Reinicia la escena.
res_arcana-check-not-discard = Aquí no cuentan las esencias, solo los puntos. Ya tienes los 3 Oro que necesita la Estatua dorada.

## Trial of the Temples

trial_of_the_temples-not-rest = Ahora descansas y ya no tienes más turnos en esta ronda. Descansa cuando no puedas pagar nada más; aquí aún podías.
trial_of_the_temples-not-convert = Puedes cambiar en cualquiera de tus decisiones, pero aquí ya tienes lo que pide la tarea.

trial_of_the_temples-goal-title = Tres caminos
trial_of_the_temples-goal-text = Gana quien tenga más puntos al final. La mayoría vienen de tres caminos: Fuego, Agua y Arena. Un marcador que nunca sale del inicio cuesta 2 puntos. Para avanzar, empieza un desafío: paga una ficha de acción y los cristales que indica cada espacio.
trial_of_the_temples-goal-task = Empieza un desafío en Fuego y paga 1 cristal rojo por el primer espacio.
trial_of_the_temples-goal-hint = Pulsa el camino de Fuego y luego elige «Parar aquí». El rayo es tu ficha de acción.
trial_of_the_temples-goal-done = De -2 puntos a 1. Los números sobre un camino indican cuánto vale cada nivel.

trial_of_the_temples-place-title = El anillo de templos
trial_of_the_temples-place-text = Cada ronda empieza en los templos: todos colocan un archimago y, con dos jugadores, también un clon. Tu archimago recolecta todo lo de su loseta. No puedes ponerte entre dos figuras ni encerrar a otra.
trial_of_the_temples-place-task = Coloca a tu archimago en la loseta 5, la Puerta de ascuas: da un núcleo rojo.
trial_of_the_temples-place-hint = Tu archimago ya está elegido en el centro del anillo. Pulsa la loseta 5; en una pantalla táctil, tócala dos veces.
trial_of_the_temples-place-done = La Puerta de ascuas es tuya esta ronda. De noche cuenta su otro lado.
trial_of_the_temples-place-not-clone = Ese era tu clon. Recolectar con él cuesta 2 maná; coloca a tu archimago donde quieras recolectar.
trial_of_the_temples-place-not-tile = Esa loseta da otra cosa. El núcleo rojo está en la loseta 5.

trial_of_the_temples-collect-title = Recolectar
trial_of_the_temples-collect-text = Una figura recolecta todo lo de su loseta. De las losetas vacías a ambos lados, hasta la siguiente figura o la loseta de día y noche, recolecta solo el icono pequeño de abajo. Con dos jugadores, recolectas con tu archimago o, por 2 maná, con tu clon.
trial_of_the_temples-collect-task = Recolecta con tu archimago.
trial_of_the_temples-collect-hint = Abajo en la mesa, elige tu archimago de la loseta 6, no el clon.
trial_of_the_temples-collect-done = Una loseta entera y los iconos pequeños de otras cuatro. Un tramo corto de dos o tres losetas da maná adicional a cambio.
trial_of_the_temples-collect-not-clone = Tu clon cuesta 2 maná, y su tramo del anillo es más corto. Tu archimago recolecta gratis.

trial_of_the_temples-core-title = Núcleos
trial_of_the_temples-core-text = Coloca el núcleo enseguida en tu tablero: activa el hechizo que cubre. Ninguna fila o columna puede tener dos núcleos del mismo color. Un Don te da algo al momento; otros hechizos funcionan una vez por ronda o puntúan al final.
trial_of_the_temples-core-task = Pon el núcleo rojo en el Don rojo: 1 cristal rojo y 2 maná.
trial_of_the_temples-core-hint = El Don rojo está en la tercera fila, tercera columna. Señala un espacio para leer su hechizo.
trial_of_the_temples-core-done = Has recibido el don. Un cristal que ganas durante un desafío puede servir para pagar el espacio siguiente.
trial_of_the_temples-core-not-cell = Has activado otro hechizo. El Don rojo es c3: tercera fila, tercera columna.

trial_of_the_temples-trial-title = Hasta tres espacios
trial_of_the_temples-trial-text = Con una ficha de acción puedes avanzar hasta tres espacios, mientras puedas pagar cada uno. Un espacio con un núcleo te da ese núcleo.
trial_of_the_temples-trial-task = Avanza tres espacios en Fuego en un solo desafío.
trial_of_the_temples-trial-hint = Pulsa tres veces el camino de Fuego. Luego pon el núcleo rojo donde quieras en tu tablero.
trial_of_the_temples-trial-done = Tres espacios por una ficha, y un núcleo rojo. Los desafíos largos ahorran fichas de acción.
trial_of_the_temples-trial-not-stop = Has parado demasiado pronto. Otro desafío en este camino cuesta otra ficha de acción.
trial_of_the_temples-trial-not-track = La tarea era Fuego: allí tus cristales pagan tres espacios.

trial_of_the_temples-skip-title = Saltar
trial_of_the_temples-skip-text = En un espacio solo cabe un marcador. Los espacios ocupados se saltan: no cuestan nada y no cuentan. El dueño de un marcador saltado gana 1 maná.
trial_of_the_temples-skip-task = Tu rival está en el primer espacio de Fuego. Sáltalo y paga 1 cristal morado por el segundo.
trial_of_the_temples-skip-hint = Pulsa el camino de Fuego y luego elige «Parar aquí».
trial_of_the_temples-skip-done = Dos espacios al precio de uno. A veces conviene dejar que otros vayan primero.

trial_of_the_temples-convert-title = Maná
trial_of_the_temples-convert-text = El maná se conserva de ronda en ronda. Una ficha de acción cuesta 2 maná y un cristal de cualquier color, 4; ambos se venden por 1 maná. Si te falta un cristal para un espacio, puedes comprarlo al momento.
trial_of_the_temples-convert-task = No tienes cristales. Sube igualmente al primer espacio de Fuego: compra un cristal rojo por 4 maná.
trial_of_the_temples-convert-hint = Pulsa el camino de Fuego: el cristal rojo se compra sobre la marcha. Luego elige «Parar aquí».
trial_of_the_temples-convert-done = Comprar cristales es caro, pero en el momento justo merece la pena.
trial_of_the_temples-convert-not-track = También se puede, pero la tarea era Fuego.
trial_of_the_temples-convert-not-buy = El primer espacio de Fuego cuesta un cristal rojo.
trial_of_the_temples-convert-not-sell = Sin ficha de acción no puedes empezar un desafío.

trial_of_the_temples-line-title = Líneas de núcleos
trial_of_the_temples-line-text = Al final, cada fila o columna de tu tablero da 2 puntos con tres núcleos y 4 puntos con cuatro. Todos sus núcleos son de colores distintos.
trial_of_the_temples-line-task = Pon el núcleo rojo en la tercera fila, junto a los otros dos.
trial_of_the_temples-line-hint = Los dos espacios libres de la tercera fila sirven: el Don rojo y el Don amarillo. Luego elige «Parar aquí».
trial_of_the_temples-line-done = Una línea de tres: 2 puntos. Con un núcleo morado serían cuatro.
trial_of_the_temples-line-not-cell = Ahí no forma línea. En la tercera fila hay dos núcleos; el tercero va con ellos.

trial_of_the_temples-rest-title = Descansar
trial_of_the_temples-rest-text = Cuando termines, descansa: tu ronda acaba. Cada cristal o ficha que te sobre se convierte en 1 maná. Los hechizos de Almacén guardan un cristal para la próxima ronda.
trial_of_the_temples-rest-task = No puedes pagar nada más. Descansa.
trial_of_the_temples-rest-hint = Elige «Descansar» abajo en la mesa o pulsa P.
trial_of_the_temples-rest-done = Tres cristales se han convertido en 3 maná. Cuando todos descansan, empieza la próxima ronda y una loseta de ronda indica dónde cae la noche.

trial_of_the_temples-end-title = El final
trial_of_the_temples-end-text = La partida acaba tras cinco rondas, o antes si no quedan núcleos morados o se han completado dos caminos. Esta es la última ronda: tienes 10 puntos, tu rival 12. Solo un nivel nuevo da puntos.
trial_of_the_temples-end-task = Haz el desafío que da puntos y luego descansa.
trial_of_the_temples-end-hint = En Arena tu marcador sigue en el inicio: el primer espacio lo lleva de -2 puntos a 1. Elige «Parar aquí» y luego «Descansar».
trial_of_the_temples-end-done = Trece a doce: ¡has ganado! Ahora juega tu primera partida. ¿Te atascas? La bombilla sugiere una jugada y te dice por qué.
trial_of_the_temples-end-not-level = Ese espacio es del mismo nivel: no da más puntos. En Arena puedes ganar tres.
trial_of_the_temples-end-not-rest = Así acaba la partida, doce a diez para tu rival. Reinicia la escena: la ficha de acción valía tres puntos.

## Razones de las pistas

why-points =
    { $points ->
        [one] Te da un punto al momento.
       *[other] Te da { $points } puntos al momento.
    }
why-chance = ({ $chance } %, la siguiente mejor { $other } %)
why-res_arcana-mage = Encaja con las cartas que te han tocado.
why-res_arcana-item = Encaja con lo que puedes hacer la próxima ronda.
why-res_arcana-place-collects = Te da esencias cada ronda: cuanto antes, mejor.
why-res_arcana-place-any = Su efecto, o sus puntos, te sirven desde ahora.
why-res_arcana-claim = Los monumentos son el uso más seguro del Oro, y los buenos desaparecen pronto.
why-res_arcana-claim-place_of_power = Una vez reclamado es tuyo para siempre, y nadie más puede puntuar con él.
why-res_arcana-use = Tras la ronda todo se prepara: un efecto sin usar se desperdicia.
why-res_arcana-discard = Esta carta cuesta más de lo que te da ahora; con las esencias que recibes por ella pagas algo mejor.
why-res_arcana-pass = Ya no hay nada que valga su coste. Guarda tus esencias para la próxima ronda; el primero en pasar obtiene un punto.
why-res_arcana-react = Cuesta menos de lo que perderías.
why-res_arcana-decline = Costaría más de lo que te ahorra.
why-res_arcana-take = En tu reserva puede pagar algo; en la carta crece demasiado despacio.
why-trial_of_the_temples-mat = Sus recursos iniciales bastan para un primer espacio.
why-trial_of_the_temples-figure = Ahí recolecta lo que cuestan los próximos espacios de tus caminos.
why-trial_of_the_temples-clone = Tu clon aleja a los demás de estas losetas, y puede recolectar por 2 maná.
why-trial_of_the_temples-collect = Este tramo del anillo da lo que cuestan los próximos espacios de tus caminos.
why-trial_of_the_temples-core = El hechizo de ahí es el que más ayuda, o hace crecer una línea.
why-trial_of_the_temples-trial = Tus cristales encajan con este camino; si descansas, solo valen 1 maná cada uno.
why-trial_of_the_temples-go = Seguir te ahorra la ficha de acción de otro desafío.
why-trial_of_the_temples-stop = Lo que guardas vale más en otro camino.
why-trial_of_the_temples-rest = Ya no queda nada útil que pagar; lo que te sobra se convierte en maná.
why-trial_of_the_temples-convert = Así puedes pagar un espacio para el que aún te falta algo.
why-trial_of_the_temples-use = Recuperas el hechizo la próxima ronda: si no lo usas, se desperdicia.
