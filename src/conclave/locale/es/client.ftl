### Lo que dice el cliente del navegador además de los mensajes de los juegos.

app-name = Conclave
game-res_arcana = Res Arcana
game-trial_of_the_temples = Trial of the Temples
home = Inicio
close = Cerrar
menu = Menú

## Settings

language = Idioma
theme = Mesa
theme-system = según el dispositivo
theme-dark = madera oscura
theme-light = lino claro
contrast = Más contraste
less-motion = Menos movimiento
sound = Sonido
guide = Explicar mientras jugamos

## Seats

seat-you = Tú
seat-nobody = Nadie
seat-bot = un bot
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
phase-check = Comprobar victoria
phase-over = Fin de la partida
phase-night = Anochecer
phase-temple = Fase de templos
phase-resource = Fase de recursos
phase-trial = Fase de desafíos
your-turn = Te toca
turn-of = Le toca a { $name }
waits-for = { $name } está pensando.
not-asked = Ahora mismo no se te pregunta nada.
you-watch = Estás mirando.
game-over = La partida ha terminado.
show-result = Resultado
connection-lost = Reconectando …
not-connected = Ahora no hay conexión: no se ha hecho nada. Inténtalo de nuevo enseguida.

## The table of Res Arcana

centre = El centro de la mesa
places = Lugares de Poder
monuments = Monumentos
monument-deck = en el mazo
claim-top = Reclamar el de arriba
items = Objetos mágicos libres
open-draft = Para elegir
rival-components = Mostrar u ocultar las cartas
discards = Descartes
hand = Mano
hand-empty = Tu mano está vacía.
deck = Mazo
deck-known = Las cartas de tu mazo, sin orden
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
lies-centre = en el centro
lies-deck = en tu mazo
lies-hand = en tu mano
lies-discards = { $own ->
    [true] en tus descartes
   *[false] descartada: { $name }
}
lies-play = { $own ->
    [true] en juego, tuya
   *[false] en juego: { $name }
}

## Los signos de las cartas de Res Arcana

sign-any = una esencia de cualquier tipo
sign-arrow = antes está el coste, después lo que da
sign-turn = gira esta carta; se endereza tras la ronda
sign-straighten = endereza una carta girada: se puede volver a usar
sign-collect = se gana cada ronda al recolectar
sign-react = una reacción: fuera de turno, a un ataque o recuento
sign-flag = ocurre una vez, al reclamarla
sign-here = se pone sobre esta carta
sign-from = se toma de esta carta
sign-draw = roba tantas cartas
sign-discard = descarta una carta de tu mano
sign-destroy = destruye: la carta va a los descartes
sign-card = un artefacto
sign-eye = mira las primeras cartas y devuélvelas en cualquier orden
sign-attack = cada rival pierde tanta Vida
sign-unless = a menos que pague esto
sign-shield = ignora la pérdida de Vida
sign-rivals = cada rival, o las esencias de un rival
sign-dragon = un dragón
sign-creature = una criatura
sign-points = puntos
sign-except = pero no de este tipo
sign-x = los que quieras, igual a ambos lados
sign-less = las cartas cuestan tanto menos

## The table of Trial of the Temples

ring = El anillo de templos
tile-label = Loseta { $position }: { $name }, { $side }
day = día
night = noche
would-collect = Desde la loseta { $position } recolectarías
tap-again = Toca otra vez para elegirlo.
which-figure = Qué colocar
place-figure = Archimago
place-clone = Clon
cores-left = Núcleos de hechizo restantes
begin-trial = Empezar
neutral = marcador neutral
start-token = Ficha inicial
rests = descansa
spell-used = usado esta ronda

## Choosing

decision = Lo que se te pregunta
all-choices = Las { $count } opciones
banked = Tu respuesta se guarda hasta tu turno. Aún puedes cambiarla.
next-income = +{ $count } en la próxima ronda
next-choice = +{ $count } de cualquier tipo en la próxima ronda
within-reach = { $points } puntos o más al alcance en esta ronda
payable = puedes pagarlo ahora
known-cards = Cartas que todos han visto, en la mano o en el mazo
pace = Los bots juegan
pace-slow = despacio
pace-usual = al ritmo habitual
pace-fast = rápido
waiting-for = Esperando a { $name }
card-banked = elegida, hasta que todos elijan
chosen = Elegida
not-chosen = Sin elegir
taken = Se toma
left = Se queda
gets = Lo que recibes y das
drafted = Tus elecciones
hand-and-deck = Tu mano y el resto de tu mazo
undo = Deshacer
undo-ask = Pedir deshacer
hint = Pista
hint-says = Un bot haría: { $text }.
hint-done = parar aquí y no hacer nada más de esto
hint-convert = convertir algo antes: maná, fichas o cristales
hint-decline = rechazarlo
verb-place = Colocar
verb-claim = Reclamar
verb-use = Usar
verb-react = Reaccionar
verb-discard = Descartar
verb-discard-gold = Descartar por 1 Oro
verb-discard-two = Descartar por 2 esencias que no sean Oro
verb-item = Tomar
verb-mage = Elegir
verb-keep = Quedarse
verb-take = Tomar
verb-destroy = Destruir
verb-turn = Agotar
verb-straighten = Preparar
verb-put = Poner ahí
verb-summon = Colocar
verb-return = Devolver
verb-figure = Archimago
verb-clone = Clon
verb-core = Núcleo
verb-trial = Prueba
bag-more = una más: { $kind }, ahora { $count }
bag-less = una menos: { $kind }
bag-have = de { $count }
bag-left = faltan { $count } por elegir
bag-needs = quedan { $count } del coste sin cubrir
confirm = Confirmar
composing = Elige todo esto y confirma.
composed = Todo está elegido: confirma o cambia algo.
change = Cambiar
picked-some = { $count } de { $most } elegidas
number-label = Cuántas
number-less = Una menos
number-more = Una más
order-earlier = { $name } antes
order-later = { $name } después
take-all = Tomar todo
take-none = Dejar todo

## Keys

keys = Teclas
signs = Los signos de las cartas
help = Signos y teclas
key-choose = elegir por número
key-pass = pasar
key-confirm = confirmar
key-glow = a lo siguiente que brilla
key-tab = al siguiente botón
key-close = cerrar lo que esté abierto
key-undo = deshacer
key-hint = pedir una pista
key-log = mostrar u ocultar la historia
key-keys = esta lista

## Story and chat

story = Historial
story-news = Historial: alguien ha dicho algo
times = { $count } veces
last-turns = Últimos turnos
chat = Charla
chat-say = Di algo
chat-send = Enviar

## Around the table

copy-link = Copiar el enlace
copied = Copiado
offer-draw = Ofrecer tablas
no-draw-with-bots = Los bots no aceptan tablas.
resign = Rendirse
resign-not = No, seguir jugando
resign-sure = Sí, rendirme
gallery = Componentes
rules = Reglas
proposal-undo = { $name } quiere deshacer la última elección.
proposal-draw = { $name } ofrece tablas.
proposal-you-undo = Pides deshacer tu última elección.
proposal-you-draw = Ofreces tablas.
agree = Aceptar
disagree = Rechazar
take-back = Retirar la propuesta
proposal-declined = La propuesta fue rechazada.

## The end

result-you = ¡Has ganado!
result-winner = Gana { $name }.
result-shared = { $names } comparten la victoria.
result-draw = Empate.
rematch = Jugar otra vez
replay = Ver de nuevo
download-record = Descargar el registro
download-text = Descargar como texto
score-check = por un poder, solo para esta comprobación
ended-no_purple_cores = No quedaba ningún núcleo morado.
ended-two_tracks_finished = Dos caminos se recorrieron hasta el final.
ended-last_round = Fue la última ronda.
ended-round_limit = La partida estaba limitada a esas rondas.
tie-break-res_arcana = Los puntos estaban igualados; decidieron más esencias.
tie-break-trial_of_the_temples = Los puntos estaban igualados; decidió más maná.
score-lines = Líneas de núcleos
score-spells = Hechizos
plain-pass = Pasar
plain-pay = Pagar
plain-gain = Tomar
plain-lose = Perder
plain-wild = Tomar

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
hero-more = Dos juegos de magos, fieles a las reglas, contra bots o con amigos.
pitch-res_arcana = Reúne esencias, coloca artefactos, reclama Lugares de Poder: diez puntos ganan. De dos a cuatro jugadores, una media hora.
pitch-trial_of_the_temples = Envía a tu archimago por los templos, avanza en tres pistas y teje núcleos de hechizo. De dos a cuatro jugadores.
play-now = Jugar ya contra un bot
opponent = Rival
play-guided = Una primera partida, explicada
make-table = Abrir una mesa
my-games = Mis partidas
open-tables = Mesas abiertas
open-tables-none = Ahora mismo ninguna mesa espera gente. Abre una y envía su enlace a un amigo.
join = Unirse
watch = Mirar
go-on = Seguir
game = Juego
variant = Variante
variant-standard = Normal
variant-first_game = Primera partida, con manos fijas
variant-draft = Draft
variant-match = Duelo para dos, al mejor de tres
seats = Jugadores
seat-number = Jugador { $number }
seat-open = Sitio libre
seat-wish-me = Yo
seat-wish-me-too = También aquí, en este dispositivo
seat-wish-open = Libre: quien tenga el enlace
bot-random = Juega al azar.
bot-novice = Juega rápido y sencillo.
bot-adept = Sopesa cada elección.
bot-expert = Ha aprendido a ver la mejor jugada de un vistazo.
bot-sage = Ha aprendido jugando contra sí mismo y piensa una o dos jugadas por adelantado.
bot-master = Piensa por adelantado.
bot-grandmaster = Ha aprendido jugando contra sí mismo y piensa por adelantado.
choose-bot = Bot: { $name }
choose-rated-bot = Bot: { $name } (Elo { $elo })
time = Tiempo para pensar
time-none = Todo el que quieras
time-days = { $days ->
    [one] { $days } día por jugada
   *[other] { $days } días por jugada
}
public = Mostrar a todos
rated = Cuenta para la clasificación (solo con cuenta)
waiting-for-people = Esperando a que se ocupen los sitios libres.
sit-here = Sentarse aquí
seat-a-bot = Sentar un bot
invitation = Enlace para tus amigos
leave = Dejar la mesa
no-table = Esa mesa no existe, o no está abierta para ti.
curtain = { $name }, te toca.
curtain-go = Mostrar mis cartas
guest-name = Viajero { $number }
your-name = Tu nombre
save = Guardar
saved = Guardado.
account = Cuenta
account-more = Conserva tus partidas y clasificaciones, y juega también en otros dispositivos. No hace falta correo.
account-make = Crear una cuenta
login = Nombre de usuario
password = Contraseña, al menos 8 caracteres
sign-in = Entrar
sign-out = Salir
sign-out-everywhere = Salir en todas partes
signed-in = Has entrado.
signed-out = Has salido.
ratings = Clasificaciones
rated-games = { $count ->
    [one] { $count } partida puntuada
   *[other] { $count } partidas puntuadas
}
history = Partidas terminadas
history-none = Ninguna todavía.
history-won = victoria
history-lost = derrota
history-draw = tablas
rules-numbers = Los números
rules-ours = Valores nuestros
rules-ours-more = El reglamento no imprime todos los valores. Los de estos componentes son en parte nuestros; quien tenga el juego puede cambiarlos.

## Replay

replay-back = Un paso atrás
replay-on = Un paso adelante
replay-play = Reproducir
replay-pause = Pausa
replay-slider = Paso de la partida
replay-eyes = Con los ojos de quién
replay-spectator = Como espectador
analyse = Analizar
analysis = Análisis
analysis-waits = Esperando a que un bot tenga tiempo
analysis-works = Analizando: { $percent } %
analysis-failed = El análisis ha fallado.
analysis-again = Analizar de nuevo
mark-played = jugado

## About

about-what = Conclave es una versión no oficial, hecha por aficionados con respeto y sin ilustraciones ni textos de las editoriales.
about-res_arcana = Res Arcana fue diseñado por Tom Lehmann, ilustrado por Julien Delval y lo publica Sand Castle Games.
about-trial_of_the_temples = Trial of the Temples fue diseñado por Michael Mihealsick y Wei-Min Ling, ilustrado por Maisherly Chan y lo publica EmperorS4.
about-buy = Si te gustan estos juegos, cómpralos: en una mesa de verdad son preciosos.
about-icons = Imágenes
about-icons-more = Los emblemas de las cartas vienen de game-icons.net, con licencia CC BY 3.0. Las esencias, los cristales y los signos son nuestros.
about-icons-authors = Emblemas de Lorc, Delapouite y los demás colaboradores de game-icons.net.
about-fonts = Tipografías
about-fonts-more = Cinzel de Natanael Gama e Inter de Rasmus Andersson, ambas con la SIL Open Font License.
about-fair = Barajado justo
about-fair-more = El repartidor muestra antes de la partida la huella de su semilla y después la semilla. El registro de una partida terminada se comprueba con: conclave replay --verify

## The guided game

guide-res_arcana-mage = Tu mago empieza en juego y se queda contigo. Lee los dos; no puedes equivocarte.
guide-res_arcana-item = Un objeto mágico es tuyo hasta que pases: entonces lo cambias por otro.
guide-res_arcana-main = Coloca una carta de tu mano, usa el poder de una carta en juego, reclama un monumento o un Lugar de Poder, descarta una carta por esencias, o pasa. Lo que brilla se puede hacer ahora.
guide-res_arcana-pay = Un coste con la rueda de colores acepta cualquier tipo. Guarda las esencias que tu próxima carta necesita.
guide-res_arcana-gain = Elige los tipos que cuesta tu próxima carta.
guide-res_arcana-put = Estas esencias van sobre la carta. Al recolectar puedes tomarlas, todas o ninguna.
guide-res_arcana-take = Ahora puedes tomar las esencias de tus cartas, de cada una todas o ninguna. Algunas cartas dan más, o puntos, mientras sigan ahí.
guide-res_arcana-react-loss = Alguien ataca. Si no haces nada, pierdes Vida; por cada una que te falte, otras dos esencias.
guide-res_arcana-react-check = Ahora se cuentan los puntos. Una reacción puede cambiar el resultado; no hacer nada está permitido.
guide-res_arcana-unless = Paga y el ataque pasa de largo. Si no, lo sufres.
guide-res_arcana-upkeep = Paga, o esta carta queda agotada esta ronda.
guide-res_arcana-rival = La cantidad de esencias en la reserva de ese rival decide cuánto ganas.
guide-res_arcana-keep = Quédate una de estas cartas y pasa las demás: las que guardes son todo tu mazo.
guide-trial_of_the_temples-mat = Los paneles se distinguen por lo que tienes al empezar.
guide-trial_of_the_temples-place = Señala o toca una loseta para ver lo que daría.
guide-trial_of_the_temples-collect = Elige la figura que recolecta.
guide-trial_of_the_temples-core = Un núcleo despierta el hechizo que cubre. Las líneas de tres o cuatro núcleos puntúan al final.
guide-trial_of_the_temples-turn = Un desafío cuesta una ficha de acción y mueve tu marcador: cada espacio tiene un precio en cristales. Descansar termina tu ronda.
guide-trial_of_the_temples-on = Puedes seguir hasta tres espacios, mientras puedas pagar.
guide-trial_of_the_temples-convert = El maná compra fichas y cristales, y los que sobran se venden por maná.
guide-trial_of_the_temples-echo = Un eco repite algo que acabas de recolectar, una vez por ronda.
guide-trial_of_the_temples-wild = Estos cristales los eliges tú. Toma los colores que vayas a pagar por los próximos espacios de un camino.
guide-phase-res_arcana-draft = Quédate cada vez con una carta y pasa las demás, hasta que todos tengan su mazo.
guide-phase-res_arcana-mages = Gana quien tenga diez puntos o más al final de una ronda. Todos empiezan con un mago: elige en secreto uno de dos; después se muestran todos.
guide-phase-res_arcana-items = Uno tras otro, todos toman un objeto mágico del centro.
guide-phase-res_arcana-collect = Empieza una ronda: todos ganan lo que sus cartas dan cada ronda, y pueden tomar lo que hay sobre ellas.
guide-phase-res_arcana-actions = Por turnos, una acción cada uno, hasta que todos pasen. Quien pasa cambia de objeto mágico y roba una carta; el primero en pasar recibe la ficha, que vale un punto.
guide-phase-res_arcana-check = Todos han pasado y se cuentan los puntos. Con diez o más gana el total más alto; si no, empieza otra ronda.
guide-phase-trial_of_the_temples-setup = Al final gana quien tenga más puntos. Vienen de tus marcadores en los tres caminos (un marcador que no se ha movido resta puntos) y de los núcleos de tu panel. Los templos forman un anillo, y cada cual toma un panel.
guide-phase-trial_of_the_temples-night = Se revela una loseta de ronda: dice dónde cae la noche. Los templos de noche muestran su otro lado.
guide-phase-trial_of_the_temples-temple = Por turnos, todos colocan su archimago. Recoge todo lo que muestra su propia loseta; de las losetas vacías a ambos lados, hasta la siguiente figura o la loseta de día y noche, solo lo del campo pequeño. Un rayo es una ficha de acción, una estrella es maná. Entre dos, cada cual tiene además un clon, que puede recoger en su lugar por algo de maná.
guide-phase-trial_of_the_temples-resource = Todos recolectan de los templos alrededor de su figura, hasta la siguiente.
guide-phase-trial_of_the_temples-trial = Por turnos: paga fichas de acción y cristales para avanzar por un camino, o descansa hasta la próxima ronda.

## Order

order-tools = Silenciar, bloquear o avisar
mute = Silenciar
unmute = Volver a oír
block = Bloquear
unblock = Desbloquear
mute-more = A quien silencias no se le oye.
block-more = A quien bloqueas no se le oye, y ninguno puede sentarse a las mesas del otro. No se le comunica.
show-out = Echar de la mesa
shown-out = Ya no puede sentarse ni mirar aquí.
report-table = Avisar de esta mesa
report-why = ¿Qué ocurre?
report-send = Enviar a los moderadores
reported = Gracias. Un moderador lo mirará.
shunned = Silenciados y bloqueados
reports = Avisos
reports-none = Nada te espera.
report-by = aviso de { $name }
report-a-table = Una mesa
report-act = Hacer algo
report-close = Resuelto
ban = Expulsar
ban-reason = Motivo, que se le comunica
ban-length = Por cuánto tiempo
ban-day = por un día
ban-week = por una semana
ban-month = por un mes
ban-for-good = para siempre
ban-guests = No dejar entrar tampoco a nuevos invitados de su dirección
ban-done = Está fuera.
bans = Expulsados
bans-none = No hay nadie expulsado.
ban-until = hasta el { $date }
unban = Dejar entrar de nuevo

## Alrededor de la partida

turns-waiting = Te toca en { $count } mesas
ask-name = ¿Cómo deben llamarte los demás?
ask-name-more = Lo ven en la mesa y en el chat. Puedes cambiarlo después en tu perfil.
ask-name-go = Sentarse
offer-turn = ¿Quieres que te avisemos cuando te toque?
offer-sound = Con un sonido
offer-notices = Con un aviso, también si no estoy
offer-none = No, gracias
rematch-offered = La otra parte quiere jugar otra vez.
finale = Se cuentan los puntos
finale-skip = Saltar
rating = Puntuación
leaderboard = Clasificación
leaderboard-who = Jugador
leaderboard-games = Partidas puntuadas
leaderboard-none = Nadie ha jugado aún una partida puntuada de este juego.
leaderboard-more = Las puntuaciones vienen de mesas puntuadas, que son para quienes tienen cuenta. Una puntuación es una estimación prudente: crece cuanto más seguros estamos.
rating-chart = Puntuación a lo largo de { $games } partidas: de { $first } a { $last }, nunca por debajo de { $least } ni por encima de { $most }.
shares = Victorias
share-by-opponent = Contra
share-by-mage = Con el mago
share-by-place_of_power = Con el Lugar de Poder
share-by-seat = Desde el asiento
share-seat = { $seat } de { $seats }
share-games = { $wins } de { $games ->
    [one] { $games } partida ganada
   *[other] { $games } partidas ganadas
}
share-all = Mostrar los { $count }
somebody-gone = alguien que se ha ido
time-bank = { $seconds ->
    [0] { $minutes } minutos cada uno
   *[other] { $minutes } minutos cada uno y { $seconds } segundos por turno
}
time-move = { $seconds } segundos por jugada
hints-wish = Pistas de un bot, para toda la mesa
table-public = Se ve en la sala
table-private = Solo para quien tiene el enlace
table-rated = Cuenta para la puntuación
table-hints = Con pistas
chat-none = Nadie ha dicho nada todavía.
link-only-here = Este enlace lleva solo a tu propio equipo: nadie más puede abrirlo. Abre Conclave con una dirección a la que lleguen los demás y envía ese enlace.

## Aprender

learn = Aprender
learn-title = Aprender a jugar
learn-more = Escenas cortas con una cosa que hacer en cada una: unos diez minutos. Las jugadas erróneas se explican y se pueden deshacer.
learn-begin = Empezar
learn-offer = ¿Primera vez? Aprende jugando
learn-decline = Ahora no
lesson-number = Escena { $number } de { $count }
lesson-is-done = hecha
lesson-hint = Enséñame cómo
lesson-undo = Deshacer la jugada
lesson-restart = Empezar de nuevo esta escena
lesson-next = Escena siguiente
lesson-back = Atrás
lesson-skip = Saltar
lesson-leave = Todas las escenas
lesson-first-game = Jugar una primera partida
rules-of-card = Reglas y aclaraciones
rules-found = Encontrado: { $count }
rules-found-none = Nada encontrado: prueba otras palabras.
rules-examples = Con ejemplos
rules-try = Probarlo en la mesa
rules-rulings = Componente por componente

## What if

try-here = Jugar desde aquí
try-out = Probar algo
try-title = Jugar desde el paso { $step }
try-about = Una mesa propia contra bots: no cuenta en ningún sitio y nadie más la ve.
try-seat = Como
try-against = Contra
try-hidden = Lo que entonces estaba oculto
try-deal-known = repartido de nuevo, según lo que este puesto sabía
try-deal-true = tal como era
try-known-only = Lo que está oculto para ti se reparte de nuevo. No cuenta en ningún sitio y nadie más lo ve.
try-begin = Jugar
try-list = Tus intentos
try-step = Paso { $step }
try-during = Durante la partida
try-open = sin terminar
try-won = ganado
try-lost = perdido contra { $name }
try-points = ({ $points })
try-with-known = lo oculto, repartido de nuevo
try-with-true = lo oculto, tal como era
try-game = La partida misma terminó { $points }.
try-note = Un intento desde el paso { $step } de una partida
try-note-live = Un intento desde una partida en curso
try-back = Volver a la partida
try-again = Otra vez desde allí
try-chances = Probabilidad de ganar, según lo que este puesto podía saber
try-reached = En el intento
try-beside = En la partida
try-gain = Diferencia
try-start = Donde empezó el intento: { $percent } %
try-weighed = Se está valorando …
try-moves = { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
try-judged = Las probabilidades son las del motor, según lo que el puesto podía saber allí: donde está el intento, y en la partida tras otras tantas jugadas. Donde ambos han terminado, son los resultados.
branches-wish = Durante la partida se puede probar cómo podría seguir
table-branches = Con pruebas
coach = Entrenador
coach-undo = Deshacer
coach-on = Seguir así
coach-wish = Un entrenador dice qué pierde claramente

## The free board

board = Tablero libre
board-open = Abrir en el tablero libre

## Problemas

puzzles = Problemas
puzzle = Problema
puzzles-more = Posiciones de partidas de bots, cada una con una tarea y una demostración. Cuenta el primer intento; después, prueba cuanto quieras.
puzzles-none = Todavía no hay problemas de este juego.
puzzles-all = De partidas de bots
puzzles-own = De tus propias partidas
puzzles-own-none = Todavía ninguno: haz analizar una partida terminada, y cada decisión tuya que la cambió será un problema aquí.
puzzles-own-calm = Ninguna decisión tuya ha cambiado una de tus partidas analizadas. Haz analizar otra.
puzzles-own-where = Tus partidas
puzzles-own-all = { $count ->
    [one] Mostrarlo
   *[other] Mostrar los { $count }
}
puzzle-own-loss = { $count ->
    [one] Un punto perdido
   *[other] { $count } puntos perdidos
}
puzzle-own-game = Ver la partida
puzzle-daily = Problema del día
puzzle-next = Siguiente problema
puzzle-leave = Todos los problemas
puzzle-skip = Saltar
puzzle-again = Empezar de nuevo
puzzle-give-up = Mostrar la solución
puzzle-give-up-sure = Entonces cuenta como no resuelto.
puzzle-give-up-yes = Mostrarla
puzzle-step = Siguiente paso
puzzle-was-shown = Se te ha mostrado cómo.
puzzle-rating = Puntuación
puzzle-solved-count = Resueltos
puzzle-streak = Seguidos
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
    [one] un jugador
   *[other] { $count } jugadores
}
puzzle-sort-win = Gana esta ronda
puzzle-sort-only = Encuentra la única jugada
puzzle-sort-harvest = La mejor cosecha
puzzle-level-easy = fácil
puzzle-level-medium = intermedio
puzzle-level-hard = difícil
puzzle-theme-cards = Cartas
puzzle-theme-conversions = Conversiones
puzzle-theme-cores = Núcleos
puzzle-theme-crowd = Tres o cuatro jugadores
puzzle-theme-dragons = Dragones
puzzle-theme-harvest = Cosecha
puzzle-theme-monuments = Monumentos
puzzle-theme-passing = Pasar
puzzle-theme-places = Lugares de poder
puzzle-theme-powers = Poderes
puzzle-theme-reactions = Reacciones
puzzle-theme-tracks = Senderos
