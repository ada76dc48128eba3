### Lo que se dice a quien aloja un servidor: por `conclave admin backup` y `restore`, y por `conclave doctor`.

## Copias de seguridad

backup-copying = Copiando
backup-restoring = Restaurando
backup-made = { $path }: una copia. Mesas: { $tables }, en juego: { $playing }; personas: { $people }; { $megabytes } MB; esquema { $schema }. Guárdala para ti: contiene las semillas de las partidas en curso.
backup-restored = La base de datos contiene lo que contenía { $path }. Mesas: { $tables }, en juego: { $playing }; personas: { $people }. Las partidas siguen cuando arranque el servidor.

## El médico

doctor-good = bien
doctor-advice = consejo
doctor-wrong = MAL
doctor-summary = { $wrong ->
    [0] No hay nada que arreglar.
   *[other] Por arreglar: { $wrong }.
} { $advice ->
    [0] Ningún otro consejo.
   *[other] Otros consejos: { $advice }.
}

## Instalación

doctor-python-good = Funciona con Python { $version }.
doctor-python-untested = Python { $version }: Conclave está probado con { $oldest } a { $newest }.
doctor-python-untested-do = Si algo va raro, instala uno de esos: pipx install --python python{ $newest } ...
doctor-engines-compiled = Los motores están compilados.
doctor-engines-pure = Los motores no están compilados: todo funciona, pero las partidas van muchas veces más lentas.
doctor-engines-pure-do = Instala un wheel hecho para este Python y este tipo de máquina (make wheel, docs/HOSTING.md).
doctor-client-built = La mesa del navegador está aquí.
doctor-client-missing = La mesa del navegador no forma parte de esta instalación.
doctor-client-missing-do = Instala un wheel que la contenga (make wheel, docs/HOSTING.md).
doctor-settings-good = La configuración se puede leer.
doctor-settings-wrong = La configuración se rechaza: { $why }
doctor-settings-wrong-do = Corrige ese ajuste y pregunta otra vez; docs/HOSTING.md los cuenta todos.
doctor-settings-no-origin = El servidor escucha en { $host }, también para otras máquinas, y no hay origin.
doctor-settings-no-origin-do = Para el mundo: host = "127.0.0.1" tras un proxy con https, y origin = "https://TU.NOMBRE". En una red de confianza, déjalo así.
doctor-settings-open = origin es https, pero el servidor escucha en { $host }: se podría entrar sin pasar por el proxy.
doctor-settings-open-do = Pon host = "127.0.0.1" si el proxy está en esta máquina; si no, deja que solo el proxy alcance este puerto.
doctor-settings-readable = Otros en esta máquina pueden leer { $path }, que contiene una contraseña o un secreto.
doctor-settings-readable-do = chmod 640 { $path }, o da el secreto en el entorno.

## Base de datos

doctor-database-good = La base de datos responde, se puede escribir y está al día (esquema { $schema }).
doctor-database-empty = La base de datos responde y está vacía: el primer arranque crea sus tablas.
doctor-database-new = Aún no existe { $path }: el primer arranque lo crea.
doctor-database-older = La base de datos tiene el esquema { $schema } y esta versión el { $ours }: el próximo arranque la pone al día.
doctor-database-older-do = Haz antes una copia: conclave admin backup ARCHIVO
doctor-database-newer = La base de datos es de una versión más nueva de Conclave (esquema { $schema }; esta versión conoce { $ours }).
doctor-database-newer-do = Vuelve a instalar la versión más nueva, o restaura en otra base de datos una copia anterior.
doctor-database-away = La base de datos no se puede usar: { $why }
doctor-database-away-do = Mira si funciona y si la dirección, el usuario y la contraseña del ajuste database son correctos. Si está bloqueada, otro programa la retiene.
doctor-folder-missing = No existe la carpeta { $folder } para la base de datos.
doctor-folder-missing-do = Créala para el usuario del servidor: install -d -o conclave -m 700 { $folder }
doctor-folder-read-only = No se pueden crear archivos en { $folder }, donde está la base de datos.
doctor-folder-read-only-do = Pregunta como el usuario del servidor (sudo -u conclave conclave doctor), o dale la carpeta.
doctor-folder-on-network = { $folder } está en una unidad de red ({ $kind }), donde SQLite puede perder lo guardado.
doctor-folder-on-network-do = Elige una carpeta en un disco de esta máquina, o usa PostgreSQL.
doctor-file-read-only = { $path } no se puede leer y escribir.
doctor-file-read-only-do = Pregunta como el usuario del servidor (sudo -u conclave conclave doctor), o dale el archivo.
doctor-file-for-others = Otros en esta máquina pueden leer { $path }, que contiene las semillas de las partidas en curso.
doctor-file-for-others-do = Solo para su dueño: chmod 600 { $path }
doctor-file-of-another = { $path } es de otro usuario que { $owner }, y puede que el servidor no logre escribir.
doctor-file-of-another-do = Dáselo al mismo usuario: chown --reference={ $owner } { $path }; y usa conclave admin como ese usuario.
doctor-file-not-ours = { $path } es de { $user }, y esta revisión la hace otro usuario.
doctor-file-not-ours-do = Pregunta como el usuario del servidor: sudo -u { $user } conclave doctor
doctor-file-damaged = { $path } está dañado: { $why }
doctor-file-damaged-do = Para el servidor, aparta el archivo y restaura la última copia: conclave admin restore ARCHIVO
doctor-postgresql-old = PostgreSQL { $version } es demasiado antiguo.
doctor-postgresql-old-do = Conclave necesita PostgreSQL { $oldest } o más nuevo.
doctor-postgresql-read-only = Este PostgreSQL solo se puede leer: es copia de otro, o se ajustó así.
doctor-postgresql-read-only-do = Da la dirección del que se puede escribir.
doctor-postgresql-no-right = { $user } no puede crear tablas en esta base de datos.
doctor-postgresql-no-right-do = Como su dueño: GRANT CREATE ON SCHEMA public TO { $user }; o crea una base de datos propia: createdb --owner { $user } conclave
doctor-postgresql-encoding = La base de datos guarda texto como { $encoding }, que no conoce todos los nombres.
doctor-postgresql-encoding-do = Créala de nuevo: createdb --encoding UTF8 --template template0 conclave
doctor-postgresql-connections = PostgreSQL admite { $most } conexiones, y el servidor necesita hasta { $needed }.
doctor-postgresql-connections-do = Sube max_connections, o pon menos workers.
doctor-postgresql-clock = El reloj de la base de datos y el de esta máquina difieren en { $seconds } segundos.
doctor-postgresql-clock-do = Deja que la red ajuste ambos (timedatectl set-ntp true).

## Máquina

doctor-files-good = Archivos abiertos: hasta { $most }.
doctor-files-few = Aquí solo puede haber { $most } archivos abiertos, y cada socket es uno.
doctor-files-few-do = { $enough } o más: LimitNOFILE= en la unidad de systemd (deploy/conclave.service lo tiene), o ulimit -n antes de arrancar.
doctor-files-none = Aquí solo puede haber { $most } archivos abiertos: unas decenas de personas los llenarían.
doctor-files-none-do = { $enough } o más: LimitNOFILE= en la unidad de systemd (deploy/conclave.service lo tiene), o ulimit -n antes de arrancar.
doctor-disk-good = Hay { $megabytes } MB libres en { $folder }.
doctor-disk-low = Solo hay { $megabytes } MB libres en { $folder }.
doctor-disk-low-do = Haz sitio, o lleva la base de datos a un disco mayor: con uno lleno nadie puede jugar.
doctor-disk-full = Solo hay { $megabytes } MB libres en { $folder }: pronto nadie podrá jugar.
doctor-disk-full-do = Haz sitio ya, o lleva la base de datos a un disco mayor.
doctor-clock-good = El reloj dice { $now }.
doctor-clock-adrift = El reloj dice { $now }, y nada lo mantiene en hora.
doctor-clock-adrift-do = Ajustarlo por la red: timedatectl set-ntp true
doctor-clock-past = El reloj dice { $now }, que ya pasó: fallarían certificados e inicios de sesión.
doctor-clock-past-do = timedatectl set-ntp true, o ponlo a mano.
doctor-bots-good = Un proceso para bots arranca ({ $seconds } s).
doctor-bots-none = bot_workers es 0: los bots responden cualquier cosa permitida.
doctor-bots-none-do = Pon bot_workers a 1 o más para tener bots que piensan.
doctor-bots-many = { $servers } procesos del servidor y { $bots } para bots comparten { $cores } núcleos.
doctor-bots-many-do = Pon menos bot_workers: los bots que piensan frenarían a los demás.
doctor-bots-fail = No se puede arrancar ningún proceso para bots: { $why }
doctor-bots-fail-do = Mira si este usuario puede crear procesos y queda memoria (en un contenedor: sus límites y la memoria compartida).

## La entrada

doctor-server-none = Ningún servidor funciona en { $where }: el puerto está libre.
doctor-server-good = El servidor en { $where } está bien.
doctor-server-silent = Algo escucha en { $where } pero no responde: { $why }
doctor-server-silent-do = Mira qué es (ss -tlnp), y en el registro del servidor qué lo retiene.
doctor-server-waits = El servidor en { $where } vive, pero no dice cómo está: { $why }
doctor-server-waits-do = Reiniciarlo no serviría: mira qué hace esperar a su base de datos, como una transacción larga o un disco lleno.
doctor-server-ill = El servidor en { $where } no está bien: { $why }
doctor-server-ill-do = Su registro dice más (journalctl -u conclave); casi siempre no puede alcanzar o escribir su base de datos.
doctor-port-taken = Otro programa responde en { $where }.
doctor-port-taken-do = Elige otro puerto, o termina ese programa.
doctor-url-none = { $url } no es una dirección.
doctor-url-none-do = Dala como se escribe, por ejemplo https://play.example.org
doctor-url-good = { $url } lleva a Conclave.
doctor-url-https = { $url }: https, con un certificado en el que confían los navegadores, y el servidor lo sabe.
doctor-url-away = Nada responde en { $url }: { $why }
doctor-url-away-do = Mira si el nombre lleva a esta máquina (DNS), si el proxy funciona y si el cortafuegos deja pasar los puertos 80 y 443.
doctor-url-certificate = Los navegadores no confían en el certificado de { $url }: { $why }
doctor-url-certificate-do = Que el proxy obtenga uno: Caddy lo hace solo, para nginx usa certbot.
doctor-url-stranger = Algo responde en { $url } ({ $status }), pero no es Conclave.
doctor-url-stranger-do = Mira si el servidor funciona y si el proxy lleva a su dirección y puerto.
doctor-url-plain = { $url } no es https: contraseñas y cookies podrían leerse por el camino.
doctor-url-plain-do = Pon delante un proxy con https: deploy/Caddyfile es el camino más corto.
doctor-url-origin = { $url } es https, pero el servidor no lo sabe: sus cookies podrían viajar sin él.
doctor-url-origin-do = Pon origin = "{ $url }" y arranca de nuevo el servidor.
doctor-url-other-origin = El origin de la configuración es { $origin }, no { $url }.
doctor-url-other-origin-do = Pon en origin la dirección que se escribe.
doctor-url-no-redirect = http://{ $host } no lleva a https.
doctor-url-no-redirect-do = Que el proxy redirija a https (deploy/nginx.conf lo muestra, Caddy lo hace solo).
doctor-figures-hidden = Las cifras de /metrics no son para todos.
doctor-figures-public = Cualquiera puede leer { $url }/metrics: el servidor toma a todos por esta máquina, así que también comparten un límite.
doctor-figures-public-do = Que el proxy envíe X-Forwarded-For, y nombra el proxy en trusted_proxies.
doctor-socket-good = Los sockets pasan.
doctor-socket-closed = Los sockets no pasan: { $why }
doctor-socket-closed-do = Que el proxy pase Upgrade, Connection y Host (deploy/nginx.conf lo muestra), y pon en origin la dirección que se escribe.
doctor-url-clock = El reloj de { $url } y el de esta máquina difieren en { $seconds } segundos.
doctor-url-clock-do = Deja que la red ajuste ambos (timedatectl set-ntp true).
