### What whoever hosts a server is told: by `conclave admin backup` and `restore`, and by `conclave doctor`.

## Backups

backup-copying = Copying
backup-restoring = Restoring
backup-made = Backup written to { $path }. Tables: { $tables }, in play: { $playing }; people: { $people }; { $megabytes } MB; schema { $schema }. Keep it private: it contains the seeds of games in progress.
backup-restored = The database has been restored from { $path }. Tables: { $tables }, in play: { $playing }; people: { $people }. Games continue when the server starts.

## The doctor

doctor-good = good
doctor-advice = advice
doctor-wrong = WRONG
doctor-summary = { $wrong ->
    [0] No problems found.
   *[other] Problems to fix: { $wrong }.
} { $advice ->
    [0] No further advice.
   *[other] Further advice: { $advice }.
}

## Installation

doctor-python-good = Python { $version }.
doctor-python-untested = Python { $version }: Conclave is tested with { $oldest } to { $newest }.
doctor-python-untested-do = If you run into problems, install one of these: pipx install --python python{ $newest } ...
doctor-engines-compiled = The engines are compiled.
doctor-engines-pure = The engines are not compiled: everything works, but games run many times slower.
doctor-engines-pure-do = Install a wheel that was built for this Python and this kind of machine (make wheel, docs/HOSTING.md).
doctor-client-built = The browser client is installed.
doctor-client-missing = The browser client is not part of this installation.
doctor-client-missing-do = Install a wheel that includes it (make wheel, docs/HOSTING.md).
doctor-settings-good = The settings are valid.
doctor-settings-wrong = The settings are invalid: { $why }
doctor-settings-wrong-do = Correct this setting and run the check again; docs/HOSTING.md lists all settings.
doctor-settings-no-origin = The server listens on { $host }, so other machines can reach it, but no origin is set.
doctor-settings-no-origin-do = For a public server, set host = "127.0.0.1" behind an https proxy, and origin = "https://YOUR.NAME". In a network you trust, leave it as it is.
doctor-settings-open = The origin is https, but the server listens on { $host }, so people could bypass the proxy.
doctor-settings-open-do = Set host = "127.0.0.1" if the proxy runs on this machine; otherwise let only the proxy reach this port.
doctor-settings-readable = Other users of this machine can read { $path }, which contains a password or a secret.
doctor-settings-readable-do = chmod 640 { $path }, or set the secret as an environment variable.

## Database

doctor-database-good = The database is reachable, writable and up to date (schema { $schema }).
doctor-database-empty = The database is reachable but empty: the first start creates its tables.
doctor-database-new = { $path } does not exist yet: the first start creates it.
doctor-database-older = The database has schema { $schema }, this version uses { $ours }: the next start updates it.
doctor-database-older-do = Make a backup first: conclave admin backup FILE
doctor-database-newer = The database belongs to a newer version of Conclave (schema { $schema }; this version knows { $ours }).
doctor-database-newer-do = Reinstall the newer version, or restore an older backup into another database.
doctor-database-away = The database cannot be used: { $why }
doctor-database-away-do = Check that it is running and that the address, user and password in the database setting are right. If it is locked, another program is using it.
doctor-folder-missing = The database folder { $folder } does not exist.
doctor-folder-missing-do = Create it for the user the server runs as: install -d -o conclave -m 700 { $folder }
doctor-folder-read-only = No files can be created in { $folder }, where the database is.
doctor-folder-read-only-do = Run the check as the server's user (sudo -u conclave conclave doctor), or give that user the folder.
doctor-folder-on-network = { $folder } is on a network drive ({ $kind }), where SQLite may lose data.
doctor-folder-on-network-do = Choose a folder on a local disk, or use PostgreSQL.
doctor-file-read-only = { $path } is not readable and writable.
doctor-file-read-only-do = Run the check as the server's user (sudo -u conclave conclave doctor), or give that user the file.
doctor-file-for-others = Other users of this machine can read { $path }, which contains the seeds of games in progress.
doctor-file-for-others-do = chmod 600 { $path }
doctor-file-of-another = { $path } and { $owner } belong to different users, so the server may not be able to write.
doctor-file-of-another-do = Give it to the same user: chown --reference={ $owner } { $path }; and run conclave admin as that user.
doctor-file-not-ours = { $path } belongs to { $user }, but this check runs as another user.
doctor-file-not-ours-do = Run the check as the server's user: sudo -u { $user } conclave doctor
doctor-file-damaged = { $path } is damaged: { $why }
doctor-file-damaged-do = Stop the server, move the file away and restore the last backup: conclave admin restore FILE
doctor-postgresql-old = PostgreSQL { $version } is too old.
doctor-postgresql-old-do = Conclave needs PostgreSQL { $oldest } or newer.
doctor-postgresql-read-only = This PostgreSQL is read-only: it is a replica, or was configured that way.
doctor-postgresql-read-only-do = Use the address of the primary server.
doctor-postgresql-no-right = { $user } may not create tables in this database.
doctor-postgresql-no-right-do = As its owner: GRANT CREATE ON SCHEMA public TO { $user }; or create a separate database: createdb --owner { $user } conclave
doctor-postgresql-encoding = The database stores text as { $encoding }, which cannot represent every name.
doctor-postgresql-encoding-do = Create it again: createdb --encoding UTF8 --template template0 conclave
doctor-postgresql-connections = PostgreSQL allows { $most } connections, but the server needs up to { $needed }.
doctor-postgresql-connections-do = Raise max_connections, or set fewer workers.
doctor-postgresql-clock = The clocks of the database and this machine differ by { $seconds } seconds.
doctor-postgresql-clock-do = Synchronise both over the network (timedatectl set-ntp true).

## Machine

doctor-files-good = Open files: up to { $most }.
doctor-files-few = Only { $most } files can be open at once, and every socket counts as one.
doctor-files-few-do = { $enough } or more: LimitNOFILE= in the systemd unit (deploy/conclave.service has it), or ulimit -n before the start.
doctor-files-none = Only { $most } files can be open at once: a few dozen people would use them up.
doctor-files-none-do = { $enough } or more: LimitNOFILE= in the systemd unit (deploy/conclave.service has it), or ulimit -n before the start.
doctor-disk-good = { $megabytes } MB are free in { $folder }.
doctor-disk-low = Only { $megabytes } MB are free in { $folder }.
doctor-disk-low-do = Free up space, or move the database to a larger disk: when it is full, nobody can move.
doctor-disk-full = Only { $megabytes } MB are free in { $folder }: soon nobody will be able to move.
doctor-disk-full-do = Free up space now, or move the database to a larger disk.
doctor-clock-good = The clock says { $now }.
doctor-clock-adrift = The clock says { $now }, but it is not synchronised.
doctor-clock-adrift-do = timedatectl set-ntp true
doctor-clock-past = The clock says { $now }, which is in the past: certificates and sign-ins would fail.
doctor-clock-past-do = timedatectl set-ntp true, or set it by hand.
doctor-bots-good = A bot process starts ({ $seconds } s).
doctor-bots-none = bot_workers is 0: only bots that need no search are offered (not master, sage and grandmaster).
doctor-bots-none-do = Set bot_workers to 1 or more for bots that think.
doctor-bots-many = { $servers } server processes and { $bots } bot processes share { $cores } cores.
doctor-bots-many-do = Set fewer bot_workers: thinking bots would slow down everyone else.
doctor-bots-fail = No bot process can be started: { $why }
doctor-bots-fail-do = Check that this user may start processes and that memory is left (in a container: its limits and shared memory).
doctor-bots-play = { $game }: { $bots } play.
doctor-bot-missing = { $bot } cannot play { $game } and is not offered: { $why }
doctor-bot-missing-do = Install Conclave again; if you trained a network yourself, train it for this version of the game.
doctor-bot-fails = { $bot } fails in { $game }: { $why }
doctor-bot-fails-do = Install Conclave again, and report it if that does not help.

## The way in

doctor-server-none = No server is running at { $where }: the port is free.
doctor-server-good = The server at { $where } is healthy.
doctor-server-silent = Something is listening at { $where } but does not answer: { $why }
doctor-server-silent-do = Find out what it is (ss -tlnp), and check the server's log for what is blocking it.
doctor-server-waits = The server at { $where } is running, but does not report its state: { $why }
doctor-server-waits-do = Restarting it would not help: find out what keeps its database waiting, such as a long transaction or a full disk.
doctor-server-ill = The server at { $where } reports a problem: { $why }
doctor-server-ill-do = See its log for more (journalctl -u conclave); usually its database cannot be reached or written to.
doctor-port-taken = Another program answers at { $where }.
doctor-port-taken-do = Choose another port, or stop that program.
doctor-url-none = { $url } is not a valid address.
doctor-url-none-do = Give it as people type it, for example https://play.example.org
doctor-url-good = { $url } leads to Conclave.
doctor-url-https = { $url } uses https with a certificate that browsers trust, and the server knows it.
doctor-url-away = Nothing answers at { $url }: { $why }
doctor-url-away-do = Check that the name points to this machine (DNS), that the proxy is running, and that the firewall lets ports 80 and 443 through.
doctor-url-certificate = Browsers do not trust the certificate of { $url }: { $why }
doctor-url-certificate-do = Let the proxy obtain one: Caddy does so automatically; for nginx use certbot.
doctor-url-stranger = Something answers at { $url } ({ $status }), but it is not Conclave.
doctor-url-stranger-do = Check that the server is running and that the proxy points to its address and port.
doctor-url-plain = { $url } does not use https: passwords and cookies could be intercepted.
doctor-url-plain-do = Put an https proxy in front of it: deploy/Caddyfile is the shortest way.
doctor-url-origin = { $url } uses https, but the server does not know it: its cookies may be sent unencrypted.
doctor-url-origin-do = Set origin = "{ $url }" and restart the server.
doctor-url-other-origin = The origin in the settings is { $origin }, not { $url }.
doctor-url-other-origin-do = Set origin to the address that people type.
doctor-url-no-redirect = http://{ $host } does not redirect to https.
doctor-url-no-redirect-do = Let the proxy redirect to https (deploy/nginx.conf shows how, Caddy does it automatically).
doctor-figures-hidden = /metrics is not public.
doctor-figures-public = Anyone can read { $url }/metrics: the server mistakes every visitor for this machine, so they also share one rate limit.
doctor-figures-public-do = Let the proxy send X-Forwarded-For, and list the proxy in trusted_proxies.
doctor-socket-good = WebSocket connections work.
doctor-socket-closed = WebSocket connections fail: { $why }
doctor-socket-closed-do = Let the proxy forward Upgrade, Connection and Host (deploy/nginx.conf shows how), and set origin to the address that people type.
doctor-url-clock = The clocks at { $url } and on this machine differ by { $seconds } seconds.
doctor-url-clock-do = Synchronise both over the network (timedatectl set-ntp true).
