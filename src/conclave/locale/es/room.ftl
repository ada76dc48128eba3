## What the server says at a table: why something was refused, and what happened besides the game itself.

refused-malformed = Eso no responde a la pregunta.
refused-hello_first = Envía primero «hello».
refused-too_fast = Demasiado rápido: espera un momento.
refused-no_table = Esta mesa no existe, o no tienes acceso a ella.
refused-not_your_seat = Este no es tu sitio.
refused-not_your_turn = No le toca a este jugador.
refused-not_started = La partida aún no ha empezado.
refused-game_over = La partida ha terminado.
refused-game_on = La partida aún no ha terminado.
refused-illegal = Eso no es posible ahora.
refused-unfinished = Tu respuesta está incompleta.
refused-cannot_undo = No hay nada que deshacer.
refused-cannot_draw = Los bots no aceptan el empate.
refused-no_proposal = La petición ya se ha retirado o respondido.
refused-enough_undos = No puedes deshacer más veces en esta partida.
refused-enough_proposals = Ya lo has pedido bastantes veces: sigue jugando.
refused-enough_banked = Has cambiado demasiadas veces tu respuesta anticipada. Responde en tu turno.
refused-log_full = Esta partida dura demasiado. Solo puede terminar si alguien se rinde o si todos aceptan el empate.
refused-no_hints = En esta mesa no hay pistas.
refused-too_many_tables = Ya tienes el máximo de mesas. Termina o deja una primero.
refused-unavailable = El servidor no pudo guardarlo. Nada ha cambiado; inténtalo de nuevo.

happened-start = Empieza la partida.
happened-resign = { $seat } se rinde.
happened-timeout = A { $seat } se le ha acabado el tiempo.
happened-draw = Todos aceptan el empate.
happened-undo = { $seat } deshace su última jugada.
happened-substitute = { $seat } ha fallado. A partir de ahora juega { $bot } en su lugar.
happened-you-resign = Te rindes.
happened-you-timeout = Se te ha acabado el tiempo.
happened-you-undo = Deshaces tu última jugada.

result-draw = La partida termina en empate.
result-won-resigned = { $seats } gana: los demás se han rendido.
result-won-timeout = { $seats } gana por tiempo.
result-won-rules = { $seats } gana.
result-old-rules = Esta partida empezó con reglas anteriores que ya no se admiten. Termina sin ganador; puedes descargar su registro.
result-shared = { $seats } comparten la victoria.
result-you-won-resigned = Ganas: los demás se han rendido.
result-you-won-timeout = Ganas por tiempo.
result-you-won-rules = Ganas.
result-you-shared = Compartes la victoria con { $seats }.
list = { $items }, { $last }
list-and = { $items } y { $last }

call-turn = Te toca.

## El tablero libre

board-player = Jugador { $number }
