### Lo que dice el cliente del navegador además de los mensajes de los juegos.

app-name = Conclave
game-res_arcana = Res Arcana
game-trial_of_the_temples = Trial of the Temples
home = Inicio
close = Cerrar
menu = Menú

## Settings

language = Idioma
theme = Fondo
theme-system = Sistema
theme-dark = Madera oscura
theme-light = Lino claro
contrast = Alto contraste
less-motion = Menos animaciones
sound = Sonido
guide = Explicar mientras juego

## Seats

seat-you = Tú
seat-nobody = Aún libre
seat-bot = un bot
seat-substitute = { $bot } juega en su lugar: este bot ha fallado
seat-away = ausente
seat-of = Sitio de { $name }
your-place = Tu sitio
first-player = Jugador inicial
passed = ha pasado
wins = { $count ->
    [one] { $count } victoria
   *[other] { $count } victorias
}
time-left = Tiempo restante
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## Where we are

round = Ronda { $round }
match-game = Partida { $game }
phase-setup = Preparación
phase-draft = Draft
phase-mages = Magos
phase-items = Objetos mágicos
phase-collect = Recolectar
phase-actions = Acciones
phase-check = Comprobación
phase-over = Fin de la partida
phase-night = Cae la noche
phase-temple = Fase de templos
phase-resource = Fase de recursos
phase-trial = Fase de desafíos
your-turn = Te toca
turn-of = Le toca a { $name }
waits-for = { $name } está pensando.
not-asked = Esperando a los demás.
you-watch = Estás de espectador.
game-over = La partida ha terminado.
show-result = Resultado
connection-lost = Reconectando …
not-connected = Sin conexión: tu jugada no se ha enviado. Inténtalo de nuevo en un momento.

## The table of Res Arcana

centre = Centro de la mesa
places = Lugares de Poder
monuments = Monumentos
monument-deck = en el mazo
claim-top = Reclamar el de arriba
items = Objetos mágicos disponibles
open-draft = Para elegir
rival-components = Mostrar u ocultar las cartas
discards = Descartes
hand = Mano
hand-empty = Tu mano está vacía.
deck = Mazo
deck-known = Las cartas que quedan en tu mazo (en cualquier orden)
hand-count = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
deck-count = { $count ->
    [one] { $count } carta en el mazo
   *[other] { $count } cartas en el mazo
}
card-turned = agotada
card-glows = se puede elegir
lies-centre = en el centro de la mesa
card-cost = Coste: { $cost }
card-cost-any = { $count } de cualquier tipo
card-holds = encima: { $what }
lies-deck = en tu mazo
lies-hand = en tu mano
lies-discards = { $own ->
    [true] en tus descartes
   *[false] descartada por { $name }
}
lies-play = { $own ->
    [true] en juego, tuya
   *[false] en juego, de { $name }
}

## Los signos de las cartas de Res Arcana

sign-any = una esencia cualquiera
sign-arrow = paga lo de la izquierda, recibe lo de la derecha
sign-turn = agota esta carta; se prepara al final de la ronda
sign-straighten = prepara una carta agotada para volver a usarla
sign-collect = se recolecta cada ronda
sign-react = reacción: úsala fuera de tu turno, ante un ataque o en la comprobación
sign-flag = ocurre una sola vez, al reclamarlo
sign-here = ponlo sobre esta carta
sign-from = cógelo de esta carta
sign-draw = roba este número de cartas
sign-discard = descarta una carta de tu mano
sign-destroy = destruye: la carta va a tus descartes
sign-card = un artefacto
sign-eye = mira las cartas de arriba y devuélvelas en el orden que quieras
sign-attack = cada rival pierde esta cantidad de Vida
sign-unless = a menos que pague esto
sign-shield = ignora la Pérdida de Vida
sign-rivals = cada rival, o las esencias de un rival
sign-dragon = un dragón
sign-creature = una criatura
sign-points = puntos de victoria
sign-except = excepto esta
sign-x = cualquier cantidad, la misma a ambos lados
sign-less = lo que te ahorras al jugar cartas

## The table of Trial of the Temples

ring = El anillo de templos
tile-label = Loseta { $position }: { $name }, { $side }
day = día
night = noche
would-collect = Desde la loseta { $position } recolectarías
tap-again = Toca otra vez para elegir.
which-figure = ¿A quién colocas?
place-figure = Archimago
place-clone = Clon
cores-left = Núcleos de hechizo restantes
begin-trial = Empezar
neutral = marcador neutral
start-token = Ficha de Jugador inicial
rests = descansa
spell-used = ya usado esta ronda

## Choosing

decision = Tu decisión
all-choices = Las { $count } opciones
banked = Guardado: se jugará en tu turno. Aún puedes cambiarlo.
next-income = +{ $count } la próxima ronda
next-choice = +{ $count } a elegir la próxima ronda
within-reach = puede llegar a { $points } puntos o más esta ronda
payable = ya puedes pagarlo
known-cards = Cartas que todos han visto (en la mano o en el mazo)
pace = Velocidad de los bots
pace-slow = lenta
pace-usual = normal
pace-fast = rápida
waiting-for = Esperando a { $name }
card-banked = elegida, a la espera de los demás
chosen = Elegida
not-chosen = Sin elegir
taken = Coger
left = Dejar
gets = Lo que recibes y pagas
drafted = Tus elecciones
hand-and-deck = Tu mano y el resto de tu mazo
undo = Deshacer
undo-ask = Pedir deshacer
hint = Pista
hint-says = Sugerencia: { $text }.
hint-done = parar aquí
hint-convert = cambiar algo antes: maná, fichas o cristales
hint-decline = rechazarlo
verb-place = Jugar
verb-claim = Reclamar
verb-use = Usar
verb-react = Reaccionar
verb-discard = Descartar
verb-discard-gold = Descartar por 1 Oro
verb-discard-two = Descartar por 2 esencias cualesquiera (no Oro)
verb-item = Coger
verb-mage = Elegir
verb-keep = Conservar
verb-take = Coger
verb-destroy = Destruir
verb-turn = Agotar
verb-straighten = Preparar
verb-put = Poner aquí
verb-summon = Jugar
verb-return = Devolver
verb-figure = Archimago
verb-clone = Clon
verb-core = Núcleo
verb-trial = Desafío
bag-more = añadir 1 { $kind } (ahora { $count })
bag-less = quitar 1 { $kind }
bag-have = de { $count }
bag-left = quedan { $count } por elegir
bag-needs = quedan { $count } por pagar
confirm = Confirmar
convert-sell = Vender (1 maná cada uno)
convert-buy = Comprar
convert-spells = Hechizos
convert-total = Entonces tienes
convert-traded = Cambiado
convert-not = No cambiar
convert-more = { $what }: uno más, ahora { $count }
convert-less = { $what }: uno menos
composing = Elige todo esto y confirma.
composed = Todo listo: confirma o cambia algo.
change = Cambiar
picked-some = { $count } de { $most } elegidas
number-label = Cuántas
number-less = Una menos
number-more = Una más
order-earlier = Adelantar { $name }
order-later = Atrasar { $name }
take-all = Coger todo
take-none = Dejar todo

## Keys

keys = Teclado
signs = Símbolos de las cartas
help = Símbolos y teclas
key-choose = elegir por número
key-pass = pasar
key-confirm = confirmar
key-glow = siguiente opción disponible
key-tab = siguiente botón
key-close = cerrar
key-undo = deshacer
key-hint = pedir una pista
key-log = mostrar u ocultar el historial
key-keys = esta lista

## Story and chat

story = Historial
story-news = Historial: mensaje nuevo en el chat
times = { $count } veces
last-turns = Últimos turnos
chat = Chat
chat-say = Escribe un mensaje
chat-withheld = Los jugadores lo verán cuando termine la partida.
chat-send = Enviar

## Around the table

copy-link = Copiar el enlace
copied = Copiado
offer-draw = Ofrecer empate
no-draw-with-bots = Los bots no aceptan el empate.
resign = Rendirse
resign-not = No, seguir jugando
resign-sure = Sí, rendirme
gallery = Componentes
rules = Reglas
proposal-undo = { $name } quiere deshacer su última jugada.
proposal-draw = { $name } ofrece empate.
proposal-you-undo = Has pedido deshacer tu última jugada.
proposal-you-draw = Has ofrecido empate.
agree = Aceptar
disagree = Rechazar
take-back = Retirar la petición
proposal-declined = Han rechazado la petición.

## The end

result-you = ¡Has ganado!
result-winner = Ha ganado { $name }.
result-shared = { $names } comparten la victoria.
result-draw = Empate.
rematch = Jugar otra vez
replay = Ver la repetición
download-record = Descargar la partida
download-text = Descargar como texto
downloads = Descargar …
score-check = por un efecto, solo en esta comprobación
ended-no_purple_cores = Ya no quedan núcleos morados.
ended-two_tracks_finished = Se han completado dos caminos.
ended-last_round = Era la última ronda.
ended-round_limit = La partida ha llegado a su límite de rondas.
tie-break-res_arcana = Empate a puntos: desempate por esencias.
tie-break-trial_of_the_temples = Empate a puntos: desempate por maná.
score-lines = Líneas de núcleos
score-spells = Hechizos
plain-pass = Pasar
plain-pay = Pagar
plain-gain = Coger
plain-lose = Perder
plain-wild = Coger

## Pages

nav = Páginas
nav-play = Jugar
about = Acerca de
profile = Perfil
settings = Ajustes
loading = Cargando …
search = Buscar
all = Todos
found = { $count ->
    [one] { $count } componente
   *[other] { $count } componentes
}
hero = Siéntate. La mesa está puesta.
hero-more = Dos juegos de duelos entre magos, fieles al reglamento, contra bots o con amigos.
pitch-res_arcana = Reúne esencias, juega artefactos, reclama Lugares de Poder: llega a diez puntos al final de una ronda para ganar. De dos a cuatro jugadores, una media hora.
pitch-trial_of_the_temples = Envía a tu archimago por los templos, avanza por tres caminos y coloca núcleos de hechizo. De dos a cuatro jugadores.
play-now = Jugar ya contra un bot
opponent = Rival
bot-ladder = Los bots, por fuerza
play-guided = Primera partida guiada
make-table = Crear una mesa
my-games = Mis partidas
open-tables = Mesas abiertas
open-tables-none = Ahora mismo no hay mesas abiertas. Crea una y envía el enlace a un amigo.
join = Unirse
watch = Ver
go-on = Continuar
game = Juego
variant = Variante
variant-standard = Normal
variant-first_game = Primera partida, con manos predefinidas
variant-draft = Draft
variant-match = Duelo a dos, al mejor de tres partidas
seats = Jugadores
seat-number = Jugador { $number }
seat-open = Sitio libre
seat-wish-me = Yo
seat-wish-me-too = Segundo jugador en este dispositivo
seat-wish-open = Libre (quien tenga el enlace)
bot-random = Juega al azar.
bot-novice = Juega rápido y sin complicarse.
bot-adept = Sopesa cada jugada.
bot-expert = Ve la mejor jugada de un vistazo.
bot-sage = Ha aprendido jugando contra sí mismo y calcula una o dos jugadas.
bot-master = Calcula varias jugadas.
bot-grandmaster = Ha aprendido jugando contra sí mismo y calcula varias jugadas.
choose-bot = Bot: { $name }
choose-rated-bot = Bot: { $name } (Elo { $elo })
time = Reloj
time-none = Sin límite
time-days = { $days ->
    [one] { $days } día por jugada
   *[other] { $days } días por jugada
}
public = Mostrar en la sala
rated = Puntuada (solo con cuenta)
waiting-for-people = Esperando a que se ocupen los sitios libres.
sit-here = Sentarse aquí
seat-a-bot = Añadir un bot
challenge-bot = Desafiar a una cuenta de bot
challenge-send = Enviar el desafío
challenge-sent = Se ha preguntado a { $bot }. Si está conectado y acepta, se sentará a la mesa.
invitation = Enlace para tus amigos
leave = Dejar la mesa
no-table = Esta mesa no existe, o no tienes acceso a ella.
not-found = Esta página no existe.
not-found-more = Puede que la dirección tenga un error o que la página ya no esté.
curtain = { $name }, te toca.
curtain-go = Mostrar mis cartas
guest-name = Viajero { $number }
your-name = Tu nombre
save = Guardar
saved = Guardado.
account = Cuenta
account-more = Conserva tus partidas y puntuaciones, y juega también en otros dispositivos. No hace falta correo electrónico.
account-make = Crear una cuenta
login = Nombre de usuario
password = Contraseña, al menos 8 caracteres
sign-in = Iniciar sesión
sign-out = Cerrar sesión
sign-out-everywhere = Cerrar sesión en todos los dispositivos
signed-in = Has iniciado sesión.
signed-out = Has cerrado la sesión.
ratings = Puntuaciones
rated-games = { $count ->
    [one] { $count } partida puntuada
   *[other] { $count } partidas puntuadas
}
history = Partidas terminadas
history-none = Ninguna todavía.
history-won = victoria
history-lost = derrota
history-draw = empate
rules-numbers = Costes y valores
rules-ours = Valores elegidos por nosotros
rules-ours-more = El reglamento no incluye todos los valores. Algunos de los siguientes los hemos elegido nosotros; si tienes el juego, puedes cambiarlos.

## Replay

replay-back = Un paso atrás
replay-on = Un paso adelante
replay-play = Reproducir
replay-pause = Pausa
replay-slider = Momento de la partida
replay-eyes = Punto de vista
replay-spectator = Espectador
analyse = Analizar
analysis = Análisis
analysis-waits = Esperando a que haya un bot libre
analysis-works = Analizando: { $percent } %
analysis-failed = El análisis ha fallado.
analysis-again = Analizar de nuevo
mark-played = jugado

## About

about-what = Conclave es un proyecto no oficial, hecho por aficionados con respeto y sin ilustraciones ni textos de las editoriales.
about-res_arcana = Res Arcana fue diseñado por Tom Lehmann, ilustrado por Julien Delval y lo publica Sand Castle Games.
about-trial_of_the_temples = Trial of the Temples fue diseñado por Michael Mihealsick y Wei-Min Ling, ilustrado por Maisherly Chan y lo publica EmperorS4.
about-buy = Si te gustan estos juegos, cómpralos: sobre una mesa de verdad son preciosos.
about-icons = Imágenes
about-icons-more = Los emblemas de las cartas vienen de game-icons.net (CC BY 3.0). Las esencias, los cristales y los símbolos los hemos dibujado nosotros.
about-icons-authors = Emblemas de Lorc, Delapouite y los demás colaboradores de game-icons.net.
about-fonts = Tipografías
about-fonts-more = Cinzel de Natanael Gama e Inter de Rasmus Andersson, ambas con la SIL Open Font License.
about-fair = Barajado justo
about-fair-more = Antes de cada partida el servidor publica un hash de su semilla de barajado y, al terminar, la propia semilla. Comprueba una partida terminada con: conclave replay --verify

## The guided game

guide-res_arcana-mage = Tu mago empieza en juego y se queda contigo toda la partida. Lee los dos: cualquiera vale.
guide-res_arcana-item = Conservas el objeto mágico hasta que pases; entonces lo cambias por otro.
guide-res_arcana-main = Juega una carta de tu mano, usa el efecto de una carta en juego, reclama un monumento o un Lugar de Poder, descarta una carta por esencias o pasa. Todo lo que brilla es posible ahora.
guide-res_arcana-pay = La rueda de colores significa cualquier esencia. Guarda lo que necesita tu próxima carta.
guide-res_arcana-gain = Coge lo que necesita tu próxima carta.
guide-res_arcana-put = Estas esencias van sobre la carta. Al recolectar puedes cogerlas, todas o ninguna.
guide-res_arcana-take = Ahora puedes coger las esencias de tus cartas: de cada una, todas o ninguna. En algunas cartas dan más esencias, o puntos, mientras sigan ahí.
guide-res_arcana-react-loss = Te atacan. Si no haces nada, pierdes Vida; por cada Vida que te falte, pierdes otras dos esencias.
guide-res_arcana-react-check = Se cuentan los puntos. Una reacción puede cambiar el resultado; también puedes no hacer nada.
guide-res_arcana-unless = Paga para evitar el ataque. Si no, lo sufres.
guide-res_arcana-upkeep = Paga, o esta carta queda agotada esta ronda.
guide-res_arcana-rival = Ganas tantas como tenga ese rival en su reserva.
guide-res_arcana-keep = Quédate con una de estas cartas y pasa las demás. Las que guardes formarán todo tu mazo.
guide-trial_of_the_temples-mat = Cada tablero te da un comienzo distinto.
guide-trial_of_the_temples-place = Señala o toca una loseta para ver lo que te daría.
guide-trial_of_the_temples-collect = Elige quién recolecta: tu archimago o tu clon.
guide-trial_of_the_temples-core = Un núcleo activa el hechizo que cubre. Las líneas de tres o cuatro núcleos puntúan al final.
guide-trial_of_the_temples-turn = Un desafío cuesta una ficha de acción y mueve tu marcador; cada espacio se paga con cristales. Descansar termina tu ronda.
guide-trial_of_the_temples-on = Puedes avanzar hasta tres espacios, mientras puedas pagar.
guide-trial_of_the_temples-convert = Compra fichas y cristales con maná, o vende los que te sobren.
guide-trial_of_the_temples-echo = Una vez por ronda, un eco duplica algo que acabas de recolectar.
guide-trial_of_the_temples-wild = Eliges los colores de estos cristales. Coge los que cuestan los próximos espacios de tu camino.
guide-phase-res_arcana-draft = Quédate cada vez con una carta y pasa las demás, hasta que todos tengan su mazo.
guide-phase-res_arcana-mages = Llega a diez puntos al final de una ronda para ganar. Cada jugador elige en secreto uno de sus dos magos; después se revelan todos.
guide-phase-res_arcana-items = Por turnos, cada jugador coge un objeto mágico del centro.
guide-phase-res_arcana-collect = Empieza una ronda: recolecta lo que dan tus cartas y, si quieres, coge las esencias que hay sobre ellas.
guide-phase-res_arcana-actions = Por turnos, cada uno hace una acción hasta que todos pasan. Al pasar, cambia tu objeto mágico y roba una carta. El primero en pasar recibe la ficha de Jugador inicial (1 punto).
guide-phase-res_arcana-check = Todos han pasado y se cuentan los puntos. Si alguien tiene diez o más, gana quien más tenga; si no, empieza otra ronda.
guide-phase-trial_of_the_temples-setup = Gana quien tenga más puntos al final. Puntúan tus marcadores en los tres caminos (un marcador que no se ha movido resta puntos) y los núcleos de tu tablero. Primero, cada jugador coge un tablero.
guide-phase-trial_of_the_temples-night = Una loseta de ronda indica dónde cae la noche. De noche, los templos muestran su otro lado.
guide-phase-trial_of_the_temples-temple = Por turnos, cada jugador coloca su archimago. Recolecta todo lo de su propia loseta; de las losetas vacías a ambos lados, hasta la siguiente figura o la loseta de día y noche, solo el icono pequeño de abajo. Un rayo es una ficha de acción, una estrella es maná. Con dos jugadores, cada uno tiene además un clon que puede recolectar en su lugar a cambio de maná.
guide-phase-trial_of_the_temples-resource = Cada jugador recolecta de los templos que rodean a su archimago, hasta la siguiente figura.
guide-phase-trial_of_the_temples-trial = Por turnos, paga fichas de acción y cristales para avanzar por un camino, o descansa hasta la próxima ronda.

## Order

order-tools = Silenciar, bloquear o denunciar
mute = Silenciar
unmute = Dejar de silenciar
block = Bloquear
unblock = Desbloquear
mute-more = No verás los mensajes de los jugadores silenciados.
block-more = No verás los mensajes de los jugadores bloqueados, y ninguno de los dos podrá unirse a las mesas del otro. No se les avisa.
show-out = Echar de la mesa
shown-out = Fuera de la mesa: ya no puede unirse ni mirar.
report-table = Denunciar la mesa
report-why = ¿Qué ocurre?
report-send = Enviar a los moderadores
reported = Gracias. Un moderador lo revisará.
bots-mine = Tus bots
bots-more = Tus propios programas juegan aquí con una cuenta de bot. Se conectan con «conclave join» y un token; no compartas tus tokens.
bot-name = Nombre del bot
bot-make = Nuevo bot
bot-delete = Eliminar el bot
token = Token
token-label = Etiqueta, por ejemplo «portátil»
token-challenges = Puede aceptar desafíos
token-make = Nuevo token
token-once = Copia este token ahora: no se volverá a mostrar.
token-copy = Copiar el token
token-revoke = Revocar
token-all = juega y acepta desafíos
token-play = solo juega
token-used = usado por última vez el { $date }
token-unused = sin usar todavía
shunned = Jugadores silenciados y bloqueados
reports = Denuncias
reports-none = No hay denuncias pendientes.
reports-more = Más denuncias
suspicions = Partidas puntuadas sospechosas
suspicions-none = No hay partidas sospechosas.
suspicion-score = ganó { $wins } de { $games } partidas puntuadas
suspicion-same_address = misma dirección
suspicion-many_in_a_day = muchas partidas en un día
suspicion-one_sided = desiguales
suspicion-short = partidas cortas
void-games = { $count ->
    [one] Anular { $count } partida
   *[other] Anular { $count } partidas
}
audit = Acciones de la moderación
audit-none = Aún no se ha hecho nada.
audit-ban = Expulsión
audit-unban = Expulsión levantada
audit-close_report = Denuncia cerrada
audit-show_out = Sacado de una mesa
audit-void_game = Partida anulada
audit-make_steward = Nombrado moderador
audit-remove_steward = Ya no es moderador
report-by = denunciado por { $name }
report-a-table = Una mesa
report-act = Actuar
report-close = Resuelta
ban = Expulsar
ban-reason = Motivo (se le mostrará)
ban-length = Duración
ban-day = por un día
ban-week = por una semana
ban-month = por un mes
ban-for-good = para siempre
ban-guests = Bloquear también a nuevos invitados desde la misma dirección
ban-done = Expulsado.
bans = Jugadores expulsados
bans-none = Nadie está expulsado.
ban-until = hasta el { $date }
unban = Levantar la expulsión

## Alrededor de la partida

turns-waiting = Te toca en { $count } mesas
ask-name = ¿Cómo te llamas?
ask-name-more = Los demás lo ven en la mesa y en el chat. Puedes cambiarlo en tu perfil.
ask-name-go = Sentarse
offer-turn = ¿Avisarte cuando te toque?
offer-sound = Con un sonido
offer-notices = Con una notificación
offer-none = No, gracias
rematch-offered = { $name } quiere la revancha.
somebody = Alguien
finale = Puntuación final
finale-skip = Saltar
rating = Puntuación
leaderboard = Clasificación
leaderboard-bots = Cuentas de bot
leaderboard-who = Jugador
leaderboard-games = Partidas puntuadas
leaderboard-none = Nadie ha jugado todavía una partida puntuada.
leaderboard-more = Juega en mesas puntuadas (con cuenta) para tener una puntuación. Empieza baja y sube a medida que la estimación es más fiable.
rating-chart = Puntuación en { $games } partidas: de { $first } a { $last }, mínima { $least }, máxima { $most }.
shares = Porcentajes de victorias
share-by-opponent = Contra
share-by-mage = Con este mago
share-by-place_of_power = Con este Lugar de Poder
share-by-seat = Según el orden de turno
share-seat = { $seat ->
    [1] Como jugador inicial ({ $seats } jugadores)
   *[other] Sitio { $seat } de { $seats }
}
share-games = { $wins } de { $games ->
    [one] { $games } partida ganada
   *[other] { $games } partidas ganadas
}
share-all = Mostrar los { $count }
somebody-gone = un antiguo jugador
time-bank = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $seconds } s por turno
}
time-move = { $seconds } s por jugada
hints-wish = Permitir pistas a todos
table-public = Visible en la sala
table-private = Solo con el enlace
table-rated = Puntuada
table-hints = Con pistas
chat-none = Aún no hay mensajes.
link-only-here = Este enlace solo funciona en tu ordenador. Para invitar a otros, abre Conclave en una dirección a la que puedan llegar y envíales ese enlace.

## Aprender

learn = Aprender
learn-title = Aprender a jugar
learn-more = Diez escenas cortas, con una tarea en cada una. Los errores se explican y se pueden deshacer. Unos diez minutos.
learn-begin = Empezar
learn-offer = ¿Es tu primera vez? Aprende jugando
learn-decline = Ahora no
lesson-number = Escena { $number } de { $count }
lesson-is-done = hecha
lesson-hint = Enséñame cómo
lesson-undo = Deshacer la jugada
lesson-restart = Reiniciar la escena
lesson-next = Escena siguiente
lesson-back = Atrás
lesson-skip = Saltar
lesson-leave = Todas las escenas
lesson-first-game = Jugar tu primera partida
rules-of-card = Reglas y aclaraciones
rules-found = { $count } resultados
rules-found-none = No hay resultados. Busca con otras palabras.
rules-examples = Ejemplos
rules-try = Probarlo en la mesa
rules-rulings = Carta por carta
fair-play = Juego limpio
fair-play-text = En las partidas puntuadas juegas sin ayuda: sin motor, sin análisis y sin consejos de otros. Mientras una partida puntuada está en curso, este servidor cierra para todos el motor, las pistas, el tablero libre y las variantes de esa posición. En las partidas sin puntuar deciden las opciones de la mesa. Los jugadores ven lo que escriben los espectadores cuando termina la partida puntuada. Las partidas amañadas se anulan y la moderación anota lo que hace.

## What if

try-here = Jugar desde aquí
try-out = ¿Y si…?
try-title = Jugar desde la jugada { $step }
try-about = Una mesa solo para ti contra bots. No cuenta, y nadie más la ve.
try-seat = Jugar como
try-against = Contra
try-hidden = Cartas ocultas
try-deal-known = barajadas de nuevo (según lo que sabía este jugador)
try-deal-true = tal como eran
try-known-only = Las cartas que no ves se barajan de nuevo. No cuenta, y nadie más lo ve.
try-begin = Jugar
try-list = Tus intentos
try-step = Jugada { $step }
try-during = Durante la partida
try-open = sin terminar
try-won = ganado
try-lost = perdido contra { $name }
try-points = ({ $points })
try-with-known = cartas ocultas barajadas de nuevo
try-with-true = cartas ocultas tal como eran
try-game = La partida real terminó { $points }.
try-note = Intento desde la jugada { $step } de una partida
try-note-live = Intento a partir de una partida en curso
try-back = Volver a la partida
try-again = Otra vez desde ahí
try-chances = Probabilidad de ganar según lo que este jugador podía saber
try-reached = En el intento
try-beside = En la partida
try-gain = Diferencia
try-start = En el punto de partida: { $percent } %
try-weighed = Calculando …
try-moves = { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
try-judged = El motor calcula ambas probabilidades según lo que este jugador podía saber: en tu intento y en la partida tras el mismo número de jugadas. Si ambos han terminado, ves los resultados.
branches-wish = Permitir «¿Y si…?» durante la partida
table-branches = Con «¿Y si…?»
coach = Entrenador
coach-undo = Deshacer
coach-on = Mantenerla
coach-wish = Entrenador: avisar de errores claros

## The free board

board = Tablero libre
board-open = Abrir en el tablero libre

## Problemas

puzzles = Problemas
puzzle = Problema
puzzles-more = Posiciones de partidas entre bots, cada una con una tarea y una solución demostrada. Cuenta tu primer intento; después, prueba cuanto quieras.
puzzles-none = Todavía no hay problemas de este juego.
puzzles-all = De partidas entre bots
puzzles-own = De tus propias partidas
puzzles-own-none = Todavía ninguno. Analiza una partida terminada y tus mayores errores serán problemas aquí.
puzzles-own-calm = No hay grandes errores en tus partidas analizadas. Analiza otra.
puzzles-own-where = Tus partidas
puzzles-own-all = { $count ->
    [one] Mostrarlo
   *[other] Mostrar los { $count }
}
puzzle-own-loss = −{ $count } % de probabilidad
puzzle-own-game = Ver la partida
puzzle-daily = Problema del día
puzzle-next = Siguiente problema
puzzle-leave = Todos los problemas
puzzle-skip = Saltar
puzzle-again = Empezar de nuevo
puzzle-give-up = Mostrar la solución
puzzle-give-up-sure = Contará como no resuelto.
puzzle-give-up-yes = Mostrarla
puzzle-step = Siguiente paso
puzzle-was-shown = Has visto la solución.
puzzle-rating = Puntuación
puzzle-solved-count = Resueltos
puzzle-streak = Racha
puzzle-sort = Tarea
puzzle-level = Dificultad
puzzle-theme = Tema
puzzle-all = Todos
puzzle-only-new = Solo nuevos
puzzle-new = sin intentar
puzzle-solved = resuelto
puzzle-missed = fallado
puzzle-count = { $count ->
    [one] Un problema
   *[other] { $count } problemas
}
puzzle-seats = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
puzzle-sort-win = Gana en esta ronda
puzzle-sort-only = Encuentra la mejor jugada
puzzle-sort-harvest = Recolecta lo máximo
puzzle-level-easy = fácil
puzzle-level-medium = intermedio
puzzle-level-hard = difícil
puzzle-theme-cards = Cartas
puzzle-theme-conversions = Cambios
puzzle-theme-cores = Núcleos
puzzle-theme-crowd = Tres o cuatro jugadores
puzzle-theme-dragons = Dragones
puzzle-theme-harvest = Recolección
puzzle-theme-monuments = Monumentos
puzzle-theme-passing = Pasar
puzzle-theme-places = Lugares de Poder
puzzle-theme-powers = Efectos
puzzle-theme-reactions = Reacciones
puzzle-theme-tracks = Caminos
