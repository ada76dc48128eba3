### Lo que se dice a quien aloja un servidor: por `conclave admin backup` y `restore`, y por `conclave doctor`.

## Copias de seguridad

backup-copying = Copiando
backup-restoring = Restaurando
backup-made = Copia guardada en { $path }. Mesas: { $tables }, en juego: { $playing }; personas: { $people }; { $megabytes } MB; esquema { $schema }. No la compartas: contiene las semillas de las partidas en curso.
backup-restored = La base de datos se ha restaurado desde { $path }. Mesas: { $tables }, en juego: { $playing }; personas: { $people }. Las partidas continuarán cuando arranque el servidor.

## El médico

doctor-good = bien
doctor-advice = consejo
doctor-wrong = MAL
doctor-summary = { $wrong ->
    [0] No se han encontrado problemas.
   *[other] Problemas por resolver: { $wrong }.
} { $advice ->
    [0] Ningún otro consejo.
   *[other] Otros consejos: { $advice }.
}

## Instalación

doctor-python-good = Python { $version }.
doctor-python-untested = Python { $version }: Conclave está probado con { $oldest } a { $newest }.
doctor-python-untested-do = Si hay problemas, instala una de esas versiones: pipx install --python python{ $newest } ...
doctor-engines-compiled = Los motores están compilados.
doctor-engines-pure = Los motores no están compilados: todo funciona, pero las partidas van mucho más lentas.
doctor-engines-pure-do = Instala un wheel hecho para este Python y este tipo de máquina (make wheel, docs/HOSTING.md).
doctor-client-built = El cliente para el navegador está instalado.
doctor-client-missing = El cliente para el navegador no está en esta instalación.
doctor-client-missing-do = Instala un wheel que lo incluya (make wheel, docs/HOSTING.md).
doctor-settings-good = La configuración es válida.
doctor-settings-wrong = La configuración no es válida: { $why }
doctor-settings-wrong-do = Corrige ese ajuste y repite la comprobación; docs/HOSTING.md los enumera todos.
doctor-settings-no-origin = El servidor escucha en { $host }, así que es accesible desde otras máquinas, pero origin no está definido.
doctor-settings-no-origin-do = Para un servidor público: host = "127.0.0.1" tras un proxy con https, y origin = "https://TU.NOMBRE". En una red de confianza, déjalo así.
doctor-settings-open = origin es https, pero el servidor escucha en { $host }: se podría eludir el proxy.
doctor-settings-open-do = Pon host = "127.0.0.1" si el proxy está en esta máquina; si no, permite que solo el proxy acceda a este puerto.
doctor-settings-readable = Otros usuarios de esta máquina pueden leer { $path }, que contiene una contraseña o un secreto.
doctor-settings-readable-do = chmod 640 { $path }, o define el secreto como variable de entorno.

## Base de datos

doctor-database-good = La base de datos está accesible, permite escribir y está al día (esquema { $schema }).
doctor-database-empty = La base de datos está accesible y vacía: el primer arranque crea las tablas.
doctor-database-new = Aún no existe { $path }: el primer arranque lo crea.
doctor-database-older = La base de datos tiene el esquema { $schema } y esta versión usa el { $ours }: el próximo arranque la actualiza.
doctor-database-older-do = Haz antes una copia: conclave admin backup ARCHIVO
doctor-database-newer = La base de datos es de una versión más nueva de Conclave (esquema { $schema }; esta versión conoce { $ours }).
doctor-database-newer-do = Vuelve a instalar la versión más nueva, o restaura en otra base de datos una copia anterior.
doctor-database-away = La base de datos no se puede usar: { $why }
doctor-database-away-do = Comprueba que esté en marcha y que la dirección, el usuario y la contraseña del ajuste database sean correctos. Si está bloqueada, la está usando otro programa.
doctor-folder-missing = La carpeta de la base de datos, { $folder }, no existe.
doctor-folder-missing-do = Créala para el usuario del servidor: install -d -o conclave -m 700 { $folder }
doctor-folder-read-only = No se pueden crear archivos en { $folder }, donde está la base de datos.
doctor-folder-read-only-do = Ejecuta la comprobación como el usuario del servidor (sudo -u conclave conclave doctor), o dale la carpeta.
doctor-folder-on-network = { $folder } está en una unidad de red ({ $kind }), donde SQLite puede perder datos.
doctor-folder-on-network-do = Elige una carpeta en un disco local, o usa PostgreSQL.
doctor-file-read-only = No hay permiso para leer y escribir { $path }.
doctor-file-read-only-do = Ejecuta la comprobación como el usuario del servidor (sudo -u conclave conclave doctor), o dale el archivo.
doctor-file-for-others = Otros usuarios de esta máquina pueden leer { $path }, que contiene las semillas de las partidas en curso.
doctor-file-for-others-do = Solo para su dueño: chmod 600 { $path }
doctor-file-of-another = { $path } y { $owner } son de usuarios distintos: puede que el servidor no pueda escribir.
doctor-file-of-another-do = Dáselo al mismo usuario: chown --reference={ $owner } { $path }; y usa conclave admin como ese usuario.
doctor-file-not-ours = { $path } es de { $user }, pero esta comprobación la ejecuta otro usuario.
doctor-file-not-ours-do = Ejecuta la comprobación como el usuario del servidor: sudo -u { $user } conclave doctor
doctor-file-damaged = { $path } está dañado: { $why }
doctor-file-damaged-do = Para el servidor, aparta el archivo y restaura la última copia: conclave admin restore ARCHIVO
doctor-postgresql-old = PostgreSQL { $version } es demasiado antiguo.
doctor-postgresql-old-do = Conclave necesita PostgreSQL { $oldest } o más nuevo.
doctor-postgresql-read-only = Este PostgreSQL es de solo lectura: es una réplica o está configurado así.
doctor-postgresql-read-only-do = Usa la dirección del servidor principal.
doctor-postgresql-no-right = { $user } no puede crear tablas en esta base de datos.
doctor-postgresql-no-right-do = Como su dueño: GRANT CREATE ON SCHEMA public TO { $user }; o crea una base de datos propia: createdb --owner { $user } conclave
doctor-postgresql-encoding = La base de datos guarda el texto en { $encoding }, que no puede representar todos los nombres.
doctor-postgresql-encoding-do = Créala de nuevo: createdb --encoding UTF8 --template template0 conclave
doctor-postgresql-connections = PostgreSQL admite { $most } conexiones, pero el servidor necesita hasta { $needed }.
doctor-postgresql-connections-do = Sube max_connections, o pon menos workers.
doctor-postgresql-clock = El reloj de la base de datos y el de esta máquina difieren en { $seconds } segundos.
doctor-postgresql-clock-do = Sincroniza ambos por la red (timedatectl set-ntp true).

## Máquina

doctor-files-good = Archivos abiertos: hasta { $most }.
doctor-files-few = Solo puede haber { $most } archivos abiertos a la vez, y cada socket cuenta como uno.
doctor-files-few-do = { $enough } o más: LimitNOFILE= en la unidad de systemd (deploy/conclave.service lo tiene), o ulimit -n antes de arrancar.
doctor-files-none = Solo puede haber { $most } archivos abiertos a la vez: unas decenas de personas los agotarían.
doctor-files-none-do = { $enough } o más: LimitNOFILE= en la unidad de systemd (deploy/conclave.service lo tiene), o ulimit -n antes de arrancar.
doctor-disk-good = Hay { $megabytes } MB libres en { $folder }.
doctor-disk-low = Solo hay { $megabytes } MB libres en { $folder }.
doctor-disk-low-do = Libera espacio, o mueve la base de datos a un disco mayor: con el disco lleno nadie puede jugar.
doctor-disk-full = Solo hay { $megabytes } MB libres en { $folder }: pronto nadie podrá jugar.
doctor-disk-full-do = Libera espacio ya, o mueve la base de datos a un disco mayor.
doctor-clock-good = El reloj marca { $now }.
doctor-clock-adrift = El reloj marca { $now }, pero no está sincronizado.
doctor-clock-adrift-do = Ajustarlo por la red: timedatectl set-ntp true
doctor-clock-past = El reloj marca { $now }, una fecha pasada: fallarían los certificados y los inicios de sesión.
doctor-clock-past-do = timedatectl set-ntp true, o ponlo a mano.
doctor-bots-good = Un proceso para bots arranca ({ $seconds } s).
doctor-bots-none = bot_workers es 0: solo se ofrecen bots que no necesitan búsqueda (ni maestro, ni sabio, ni gran maestro).
doctor-bots-none-do = Pon bot_workers a 1 o más para tener bots que piensan.
doctor-bots-many = { $servers } procesos del servidor y { $bots } para bots comparten { $cores } núcleos.
doctor-bots-many-do = Pon menos bot_workers: los bots que piensan frenarían a los demás.
doctor-bots-fail = No se puede arrancar ningún proceso para bots: { $why }
doctor-bots-fail-do = Comprueba que este usuario pueda crear procesos y que quede memoria (en un contenedor: sus límites y la memoria compartida).
doctor-bots-play = { $game }: juegan { $bots }.
doctor-bot-missing = { $bot } no puede jugar a { $game } y no se ofrece: { $why }
doctor-bot-missing-do = Vuelve a instalar Conclave; si has entrenado una red, entrénala para esta versión del juego.
doctor-bot-fails = { $bot } falla en { $game }: { $why }
doctor-bot-fails-do = Vuelve a instalar Conclave e informa del error si no se resuelve.

## La entrada

doctor-server-none = No hay ningún servidor en { $where }: el puerto está libre.
doctor-server-good = El servidor en { $where } funciona bien.
doctor-server-silent = Algo escucha en { $where } pero no responde: { $why }
doctor-server-silent-do = Averigua qué es (ss -tlnp) y mira en el registro del servidor qué lo bloquea.
doctor-server-waits = El servidor en { $where } está en marcha, pero no informa de su estado: { $why }
doctor-server-waits-do = Reiniciarlo no serviría: mira qué hace esperar a su base de datos, como una transacción larga o un disco lleno.
doctor-server-ill = El servidor en { $where } informa de un problema: { $why }
doctor-server-ill-do = Su registro da más detalles (journalctl -u conclave); casi siempre no puede acceder a su base de datos o escribir en ella.
doctor-port-taken = Otro programa responde en { $where }.
doctor-port-taken-do = Elige otro puerto, o cierra ese programa.
doctor-url-none = { $url } no es una dirección válida.
doctor-url-none-do = Indícala tal como se escribe, por ejemplo https://play.example.org
doctor-url-good = { $url } lleva a Conclave.
doctor-url-https = { $url } usa https con un certificado en el que confían los navegadores, y el servidor lo sabe.
doctor-url-away = Nada responde en { $url }: { $why }
doctor-url-away-do = Comprueba que el nombre apunte a esta máquina (DNS), que el proxy esté en marcha y que el cortafuegos deje pasar los puertos 80 y 443.
doctor-url-certificate = Los navegadores no confían en el certificado de { $url }: { $why }
doctor-url-certificate-do = Que el proxy obtenga uno: Caddy lo hace solo, para nginx usa certbot.
doctor-url-stranger = Algo responde en { $url } ({ $status }), pero no es Conclave.
doctor-url-stranger-do = Comprueba que el servidor esté en marcha y que el proxy apunte a su dirección y puerto.
doctor-url-plain = { $url } no usa https: se podrían interceptar contraseñas y cookies.
doctor-url-plain-do = Pon delante un proxy con https: lo más rápido es deploy/Caddyfile.
doctor-url-origin = { $url } usa https, pero el servidor no lo sabe: sus cookies podrían enviarse sin cifrar.
doctor-url-origin-do = Pon origin = "{ $url }" y reinicia el servidor.
doctor-url-other-origin = El origin de la configuración es { $origin }, no { $url }.
doctor-url-other-origin-do = Pon en origin la dirección que escribe la gente.
doctor-url-no-redirect = http://{ $host } no redirige a https.
doctor-url-no-redirect-do = Haz que el proxy redirija a https (deploy/nginx.conf muestra cómo; Caddy lo hace solo).
doctor-figures-hidden = /metrics no es público.
doctor-figures-public = Cualquiera puede leer { $url }/metrics: el servidor confunde a todos los visitantes con esta máquina, así que también comparten un límite.
doctor-figures-public-do = Haz que el proxy envíe X-Forwarded-For, e inclúyelo en trusted_proxies.
doctor-socket-good = Las conexiones WebSocket funcionan.
doctor-socket-closed = Las conexiones WebSocket fallan: { $why }
doctor-socket-closed-do = Haz que el proxy transmita Upgrade, Connection y Host (deploy/nginx.conf muestra cómo), y pon en origin la dirección que escribe la gente.
doctor-url-clock = El reloj de { $url } y el de esta máquina difieren en { $seconds } segundos.
doctor-url-clock-do = Sincroniza ambos por la red (timedatectl set-ntp true).
