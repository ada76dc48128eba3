### Lo que dice toda mesa en la terminal, se juegue a lo que se juegue. Las órdenes se escriben igual en cada idioma.

title = { $game }: { $players }
player = Jugador { $number }
no = no
seed = Semilla SHA-256 { $hash }
welcome = Elige con un número; «help» muestra todo lo que puedes escribir{ $rules ->
    [0] .
   *[1] , «help rules» las reglas en breve.
}
welcome-back = Seguimos con { $path }.

## Ayuda

help =
    Elige con un número (3) o con las palabras de la notación que hagan falta para que quede claro (place athanor).
    - Una mezcla va en una línea: 2 elan 1 oro, o e e o.
    - Varios de una lista son sus números: 1 3, o «none» para ninguno, «all» para todos.
    - Un orden son todos los números, el de arriba primero: 2 1 3.
    undo   deshace tu última elección mientras no se haya revelado nada desde entonces; «undo anyway» vuelve atrás de todos modos
    hint   lo que haría aquí un bot fuerte, y por qué
    log   lo que ha pasado hasta ahora; «log 10» para los diez últimos sucesos
    table   toda la mesa, con lo que hace cada carta
    help CARTA   lo que dice una carta; «help 3» explica la opción 3
    help rules   las reglas en breve
    position   esta posición tal como la conoces, en una línea para pegarla en otra parte
    save [ARCHIVO]   guarda la partida
    quit   guarda la partida y sale; «quit now» sale sin guardar
help-unknown = No hay ningún componente llamado «{ $words }».
help-no-rules = No hay un resumen de las reglas de este juego.

## Elegir

not-understood = «{ $text }» no es una opción: escribe el número de una, o sus palabras.
no-choice = No hay opción { $number }: elige de 1 a { $most }.

## Órdenes

undo-nothing = Todavía no has elegido nada.
undo-not-freely = Desde tu última elección han respondido otros o se ha revelado algo. Para volver atrás de todos modos, si toda la mesa está de acuerdo, escribe «undo anyway».
undone = Se ha deshecho tu última elección.
hint = Un bot fuerte elegiría: { $words }. Escribe: { $text }
hint-none = En este juego nadie puede dar una pista.
log-empty = Todavía no ha pasado nada.
saved = Guardada en { $path }.
save-exists = { $path } ya existe. Elige otro nombre o escribe «save anyway { $path }».
save-failed = No se puede escribir { $path }: { $why }
left = Partida guardada. Para seguir: { $command } play --language es --load { $path }

## El final

over = La partida ha terminado
offer-record = ¿Guardar el registro? Intro para { $path }, otro nombre de archivo, o n para no:{" "}
curtain = { $name }, ponte al teclado y pulsa Intro.{" "}
curtain-plain = { $name } se pone al teclado

## El servidor

serve-ready = Conclave está en { $address }. Se detiene con Ctrl+C.
admin-exported = { $count ->
    [one] { $count } partida guardada
   *[other] { $count } partidas guardadas
} en { $folder }.
admin-sure = ¿Borrar { $kind ->
    [table] la mesa { $id }
   *[person] a la persona { $id }
} para siempre? Escribe y para confirmar:{" "}
admin-kept = No se ha borrado nada.
admin-deleted = { $kind ->
    [table] La mesa { $id } ha sido borrada.
   *[person] La persona { $id } ha sido borrada.
}
admin-password = La nueva contraseña de { $login } es { $password }. Se ha cerrado la sesión en todos los dispositivos.
admin-closed = El aviso { $number } está cerrado.
admin-kicked = { $id } queda fuera de la mesa { $table }.
admin-banned = { $id } queda fuera { $days ->
    [0] para siempre
    [one] durante { $days } día
   *[other] durante { $days } días
}.
admin-unbanned = { $id } puede volver a entrar.
admin-steward = { $state ->
    [yes] { $login } modera desde ahora.
   *[no] { $login } ya no modera.
}
