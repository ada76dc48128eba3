### What whoever hosts a server is told: by `conclave admin backup` and `restore`, and by `conclave doctor`.

## Backups

backup-copying = Copying
backup-restoring = Restoring
backup-made = { $path }: a backup. Tables: { $tables }, in play: { $playing }; people: { $people }; { $megabytes } MB; schema { $schema }. Keep it to yourself: it holds the seeds of games that are being played.
backup-restored = The database holds what { $path } held. Tables: { $tables }, in play: { $playing }; people: { $people }. Games go on when the server starts.

## The doctor

doctor-good = good
doctor-advice = advice
doctor-wrong = WRONG
doctor-summary = { $wrong ->
    [0] Nothing has to be mended.
   *[other] To be mended: { $wrong }.
} { $advice ->
    [0] No further advice.
   *[other] Further advice: { $advice }.
}

## Installation

doctor-python-good = Python { $version }.
doctor-python-untested = Python { $version }: Conclave is tested with { $oldest } to { $newest }.
doctor-python-untested-do = If anything is strange, install one of those: pipx install --python python{ $newest } ...
doctor-engines-compiled = The engines are compiled.
doctor-engines-pure = The engines are not compiled: everything works, but games run many times slower.
doctor-engines-pure-do = Install a wheel that was built for this Python and this kind of machine (make wheel, docs/HOSTING.md).
doctor-client-built = The table in the browser is there.
doctor-client-missing = The table in the browser is not part of this installation.
doctor-client-missing-do = Install a wheel that holds it (make wheel, docs/HOSTING.md).
doctor-settings-good = The settings can be read.
doctor-settings-wrong = The settings are refused: { $why }
doctor-settings-wrong-do = Correct this setting, then ask again; docs/HOSTING.md tells them all.
doctor-settings-no-origin = The server listens on { $host }, for other machines too, and no origin is set.
doctor-settings-no-origin-do = For the world: host = "127.0.0.1" behind a proxy with https, and origin = "https://YOUR.NAME". In a network that you trust, leave it.
doctor-settings-open = The origin is https, but the server listens on { $host }, so that people may come past the proxy.
doctor-settings-open-do = Set host = "127.0.0.1" if the proxy runs on this machine; else let only the proxy reach this port.
doctor-settings-readable = Others on this machine may read { $path }, which holds a password or a secret.
doctor-settings-readable-do = chmod 640 { $path }, or give the secret in the environment.

## Database

doctor-database-good = The database answers, can be written and is up to date (schema { $schema }).
doctor-database-empty = The database answers and is empty: the first start makes its tables.
doctor-database-new = There is no { $path } yet: the first start makes it.
doctor-database-older = The database has schema { $schema }, this version { $ours }: the next start brings it up to date.
doctor-database-older-do = First make a backup: conclave admin backup FILE
doctor-database-newer = The database belongs to a newer version of Conclave (schema { $schema }; this version knows { $ours }).
doctor-database-newer-do = Install the newer version again, or restore a backup that was made before it into another database.
doctor-database-away = The database cannot be used: { $why }
doctor-database-away-do = See whether it runs and whether address, user and password in the setting database are right. If it is locked, another program holds it.
doctor-folder-missing = There is no folder { $folder } for the database.
doctor-folder-missing-do = Make it for the user whom the server runs as: install -d -o conclave -m 700 { $folder }
doctor-folder-read-only = Files cannot be made in { $folder }, where the database lies.
doctor-folder-read-only-do = Ask as the user whom the server runs as (sudo -u conclave conclave doctor), or give the folder to that user.
doctor-folder-on-network = { $folder } lies on a network drive ({ $kind }), where SQLite may lose what it has stored.
doctor-folder-on-network-do = Choose a folder on a disk of this machine, or use PostgreSQL.
doctor-file-read-only = { $path } cannot be read and written.
doctor-file-read-only-do = Ask as the user whom the server runs as (sudo -u conclave conclave doctor), or give the file to that user.
doctor-file-for-others = Others on this machine may read { $path }, which holds the seeds of games that are being played.
doctor-file-for-others-do = chmod 600 { $path }
doctor-file-of-another = { $path } belongs to another user than { $owner }, so the server may not be able to write.
doctor-file-of-another-do = Give it to the same user: chown --reference={ $owner } { $path }; and run conclave admin as that user.
doctor-file-not-ours = { $path } belongs to { $user }, and this check runs as another user.
doctor-file-not-ours-do = Ask as the user whom the server runs as: sudo -u { $user } conclave doctor
doctor-file-damaged = { $path } is damaged: { $why }
doctor-file-damaged-do = Stop the server, put the file aside and restore the last backup: conclave admin restore FILE
doctor-postgresql-old = PostgreSQL { $version } is too old.
doctor-postgresql-old-do = Conclave needs PostgreSQL { $oldest } or newer.
doctor-postgresql-read-only = This PostgreSQL can only be read: it is a copy of another one, or was made so.
doctor-postgresql-read-only-do = Give the address of the one that can be written.
doctor-postgresql-no-right = { $user } must not make tables in this database.
doctor-postgresql-no-right-do = As its owner: GRANT CREATE ON SCHEMA public TO { $user }; or make a database of its own: createdb --owner { $user } conclave
doctor-postgresql-encoding = The database keeps text as { $encoding }, which does not know every name.
doctor-postgresql-encoding-do = Make it anew: createdb --encoding UTF8 --template template0 conclave
doctor-postgresql-connections = PostgreSQL takes { $most } connections, and the server needs up to { $needed }.
doctor-postgresql-connections-do = Raise max_connections, or set fewer workers.
doctor-postgresql-clock = The clock of the database and that of this machine differ by { $seconds } seconds.
doctor-postgresql-clock-do = Let both be set over the network (timedatectl set-ntp true).

## Machine

doctor-files-good = Open files: up to { $most }.
doctor-files-few = Only { $most } files may be open here, and each socket is one.
doctor-files-few-do = { $enough } or more: LimitNOFILE= in the systemd unit (deploy/conclave.service has it), or ulimit -n before the start.
doctor-files-none = Only { $most } files may be open here: a few dozen people would fill that.
doctor-files-none-do = { $enough } or more: LimitNOFILE= in the systemd unit (deploy/conclave.service has it), or ulimit -n before the start.
doctor-disk-good = { $megabytes } MB are free in { $folder }.
doctor-disk-low = Only { $megabytes } MB are free in { $folder }.
doctor-disk-low-do = Make room, or move the database to a larger disk: a full one lets nobody move.
doctor-disk-full = Only { $megabytes } MB are free in { $folder }: soon nobody can move.
doctor-disk-full-do = Make room now, or move the database to a larger disk.
doctor-clock-good = The clock says { $now }.
doctor-clock-adrift = The clock says { $now }, and nothing keeps it right.
doctor-clock-adrift-do = timedatectl set-ntp true
doctor-clock-past = The clock says { $now }, which is past: certificates and sign-ins would fail.
doctor-clock-past-do = timedatectl set-ntp true, or set it by hand.
doctor-bots-good = A process for bots starts ({ $seconds } s).
doctor-bots-none = bot_workers is 0: bots answer with anything that is legal.
doctor-bots-none-do = Set bot_workers to 1 or more for bots that think.
doctor-bots-many = { $servers } processes of the server and { $bots } for bots share { $cores } cores.
doctor-bots-many-do = Set fewer bot_workers: bots that think would slow down everybody else.
doctor-bots-fail = No process for bots can be started: { $why }
doctor-bots-fail-do = See whether this user may start processes and has memory left (in a container: its limits, and shared memory).

## The way in

doctor-server-none = No server runs at { $where }: the port is free.
doctor-server-good = The server at { $where } is well.
doctor-server-silent = Something listens at { $where } but does not answer: { $why }
doctor-server-silent-do = See what it is (ss -tlnp), and in the server's log what holds it up.
doctor-server-waits = The server at { $where } lives, but does not say how it is: { $why }
doctor-server-waits-do = To start it anew would not help: see what keeps its database waiting, such as a long transaction or a full disk.
doctor-server-ill = The server at { $where } is not well: { $why }
doctor-server-ill-do = Its log says more (journalctl -u conclave); most often its database cannot be reached or written.
doctor-port-taken = Another program answers at { $where }.
doctor-port-taken-do = Choose another port, or end that program.
doctor-url-none = { $url } is no address.
doctor-url-none-do = Give it as people type it, such as https://play.example.org
doctor-url-good = { $url } leads to Conclave.
doctor-url-https = { $url }: https, with a certificate that browsers believe, and the server knows of it.
doctor-url-away = Nothing answers at { $url }: { $why }
doctor-url-away-do = See whether the name leads to this machine (DNS), whether the proxy runs, and whether the firewall lets ports 80 and 443 through.
doctor-url-certificate = Browsers do not believe the certificate of { $url }: { $why }
doctor-url-certificate-do = Let the proxy get one: Caddy does so by itself, for nginx use certbot.
doctor-url-stranger = Something answers at { $url } ({ $status }), but it is not Conclave.
doctor-url-stranger-do = See whether the server runs and whether the proxy leads to its address and port.
doctor-url-plain = { $url } is not https: passwords and cookies could be read on the way.
doctor-url-plain-do = Put a proxy with https before it: deploy/Caddyfile is the shortest way.
doctor-url-origin = { $url } is https, but the server does not know: its cookies may travel without it.
doctor-url-origin-do = Set origin = "{ $url }" and start the server again.
doctor-url-other-origin = The origin in the settings is { $origin }, not { $url }.
doctor-url-other-origin-do = Set origin to the address that people type.
doctor-url-no-redirect = http://{ $host } does not lead to https.
doctor-url-no-redirect-do = Let the proxy send people on to https (deploy/nginx.conf shows it, Caddy does it by itself).
doctor-figures-hidden = The figures of /metrics are not for everybody.
doctor-figures-public = Everybody may read { $url }/metrics: the server takes all people for this machine, so they share one limit too.
doctor-figures-public-do = Let the proxy send X-Forwarded-For, and name the proxy in trusted_proxies.
doctor-socket-good = Sockets come through.
doctor-socket-closed = Sockets do not come through: { $why }
doctor-socket-closed-do = Let the proxy pass Upgrade, Connection and Host on (deploy/nginx.conf shows it), and set origin to the address that people type.
doctor-url-clock = The clock at { $url } and that of this machine differ by { $seconds } seconds.
doctor-url-clock-do = Let both be set over the network (timedatectl set-ntp true).
