## What the server says at a table: why something was refused, and what happened besides the game itself.

refused-malformed = Eso no responde a esta pregunta.
refused-hello_first = Primero hay que saludar.
refused-too_fast = Demasiado rápido: espera un momento.
refused-no_table = Esa mesa no existe, o no está abierta para ti.
refused-not_your_seat = Este asiento no es tuyo.
refused-not_your_turn = No es el turno de este asiento.
refused-not_started = La partida aún no ha empezado.
refused-game_over = La partida ha terminado.
refused-game_on = La partida aún no ha terminado.
refused-illegal = Eso no es posible ahora.
refused-unfinished = La respuesta no está completa.
refused-cannot_undo = No hay nada que se pueda deshacer.
refused-cannot_draw = Los bots no aceptan tablas.
refused-no_proposal = Ya no hay ninguna propuesta.
refused-enough_undos = No puedes deshacer más veces en una partida.
refused-enough_proposals = Ya lo has propuesto bastantes veces: sigue jugando primero.
refused-enough_banked = Has cambiado tu respuesta anticipada demasiadas veces: responde cuando sea tu turno.
refused-log_full = Esta partida ha durado demasiado: solo termina si alguien se rinde o si todos acuerdan tablas.
refused-no_hints = Aquí no hay pistas.
refused-too_many_tables = Tienes tantas mesas como puedes tener. Termina o deja una primero.
refused-unavailable = El servidor no pudo guardarlo. Nada ha cambiado; inténtalo de nuevo.

happened-start = Empieza la partida.
happened-resign = { $seat } abandona.
happened-timeout = A { $seat } se le ha acabado el tiempo.
happened-draw = Todos acuerdan tablas.
happened-undo = { $seat } deshace su última respuesta.
happened-you-resign = Abandonas.
happened-you-timeout = Se te ha acabado el tiempo.
happened-you-undo = Deshaces tu última respuesta.

result-draw = La partida queda en tablas.
result-won-resigned = { $seats } gana, porque nadie más sigue jugando.
result-won-timeout = { $seats } gana por tiempo.
result-won-rules = { $seats } gana.
result-old-rules = Esta partida empezó con reglas anteriores que aquí ya no se usan. Termina sin ganador; su registro se puede descargar.
result-shared = { $seats } comparten la victoria.
list = { $items }, { $last }
list-and = { $items } y { $last }

call-turn = Es tu turno.

## El tablero libre

board-player = Jugador { $number }
