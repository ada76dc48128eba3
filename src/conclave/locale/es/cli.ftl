### Lo que dice toda mesa en la terminal, se juegue a lo que se juegue. Las órdenes se escriben igual en cada idioma.

title = { $game }: { $players }
player = Jugador { $number }
no = no
seed = Semilla SHA-256 { $hash }
welcome = Elige con un número; «help» muestra todas las órdenes{ $rules ->
    [0] .
   *[1] , «help rules» las reglas resumidas.
}
welcome-back = Continúa { $path }.

## Ayuda

help =
    Elige con un número (3) o con las palabras de la notación que hagan falta para que quede claro (place athanor).
    - Escribe una mezcla en una línea: 2 elan 1 oro, o e e o.
    - Elige varios de una lista con sus números: 1 3, o «none» para ninguno, «all» para todos.
    - Indica un orden con todos los números, empezando por el de arriba: 2 1 3.
    undo   deshace tu última elección mientras no se haya revelado nada desde entonces; «undo anyway» vuelve atrás de todos modos
    hint   sugiere una jugada y explica por qué
    log   muestra lo que ha pasado; «log 10» muestra los diez últimos sucesos
    table   muestra toda la mesa, con lo que hace cada carta
    help CARTA   muestra el texto de una carta; «help 3» explica la opción 3
    help rules   muestra las reglas resumidas
    position   muestra esta posición tal como la conoces, en una línea para copiarla
    save [ARCHIVO]   guarda la partida
    quit   guarda la partida y sale; «quit now» sale sin guardar
help-unknown = Aquí nada se llama «{ $words }».
help-no-rules = Este juego no tiene un resumen de las reglas.

## Elegir

not-understood = «{ $text }» no es una de las opciones: escribe un número o las palabras de una opción.
no-choice = No existe la opción { $number }: elige de 1 a { $most }.

## Órdenes

undo-nothing = Todavía no hay nada que deshacer.
undo-not-freely = Desde entonces han jugado otros o se ha revelado algo. Si toda la mesa está de acuerdo, escribe «undo anyway» para volver atrás.
undone = Se ha deshecho tu última elección.
substitute = { $seat } ha fallado ({ $why }). A partir de ahora juega { $bot } en su lugar.
hint = Sugerencia: { $words }. Escribe: { $text }
hint-none = Este juego no tiene pistas.
log-empty = Todavía no ha pasado nada.
saved = Guardada en { $path }.
save-exists = { $path } ya existe. Elige otro nombre o escribe «save anyway { $path }».
save-failed = No se ha podido guardar { $path }: { $why }
left = Partida guardada. Para continuar: { $command } play --language es --load { $path }

## El final

over = La partida ha terminado
offer-record = ¿Guardar el registro? Intro para { $path }, otro nombre de archivo, o n para no:{" "}
curtain = { $name }, ponte al teclado y pulsa Intro.{" "}
curtain-plain = { $name } se pone al teclado

## El servidor

serve-ready = Conclave está en marcha en { $address }. Pulsa Ctrl+C para detenerlo.
admin-exported = { $count ->
    [one] { $count } partida guardada
   *[other] { $count } partidas guardadas
} en { $folder }.
admin-sure = ¿Borrar { $kind ->
    [table] la mesa { $id }
   *[person] a la persona { $id }
} definitivamente? Escribe y para confirmar:{" "}
admin-kept = No se ha borrado nada.
admin-deleted = { $kind ->
    [table] La mesa { $id } se ha borrado.
   *[person] La persona { $id } se ha borrado.
}
admin-password = La nueva contraseña de { $login } es { $password }. Se ha cerrado la sesión en todos los dispositivos.
admin-closed = La denuncia { $number } está cerrada.
admin-voided = La partida de la mesa { $table } ya no cuenta para la clasificación.
admin-kicked = { $id } ya no puede entrar en la mesa { $table }.
admin-banned = { $id } queda expulsado { $days ->
    [0] para siempre
    [one] durante { $days } día
   *[other] durante { $days } días
}.
admin-unbanned = { $id } ya no está expulsado.
admin-steward = { $state ->
    [yes] { $login } es ahora moderador.
   *[no] { $login } ya no es moderador.
}
