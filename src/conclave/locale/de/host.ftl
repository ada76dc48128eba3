### Was gesagt bekommt, wer einen Server betreibt: von `conclave admin backup` und `restore` und von `conclave doctor`.

## Sicherungen

backup-copying = Kopieren
backup-restoring = Wiederherstellen
backup-made = Sicherung geschrieben: { $path }. Tische: { $tables }, im Spiel: { $playing }; Personen: { $people }; { $megabytes } MB; Schema { $schema }. Halte sie geheim: Sie enthält die Startwerte laufender Partien.
backup-restored = Die Datenbank wurde aus { $path } wiederhergestellt. Tische: { $tables }, im Spiel: { $playing }; Personen: { $people }. Die Partien gehen weiter, sobald der Server startet.

## Der Doktor

doctor-good = gut
doctor-advice = Rat
doctor-wrong = FALSCH
doctor-summary = { $wrong ->
    [0] Keine Probleme gefunden.
   *[other] Zu behebende Probleme: { $wrong }.
} { $advice ->
    [0] Keine weiteren Ratschläge.
   *[other] Weitere Ratschläge: { $advice }.
}

## Installation

doctor-python-good = Python { $version }.
doctor-python-untested = Python { $version }: Conclave ist mit { $oldest } bis { $newest } getestet.
doctor-python-untested-do = Wenn es Probleme gibt, installiere eine dieser Versionen: pipx install --python python{ $newest } ...
doctor-engines-compiled = Die Engines sind kompiliert.
doctor-engines-pure = Die Engines sind nicht kompiliert: Alles funktioniert, aber Partien laufen um ein Vielfaches langsamer.
doctor-engines-pure-do = Installiere ein Wheel, das für dieses Python und diese Art von Rechner gebaut ist (make wheel, docs/HOSTING.md).
doctor-client-built = Der Browser-Client ist installiert.
doctor-client-missing = Der Browser-Client fehlt in dieser Installation.
doctor-client-missing-do = Installiere ein Wheel, das ihn enthält (make wheel, docs/HOSTING.md).
doctor-settings-good = Die Einstellungen sind gültig.
doctor-settings-wrong = Die Einstellungen sind ungültig: { $why }
doctor-settings-wrong-do = Korrigiere diese Einstellung und prüfe noch einmal; docs/HOSTING.md führt alle auf.
doctor-settings-no-origin = Der Server lauscht auf { $host }, ist also auch für andere Rechner erreichbar, aber origin ist nicht gesetzt.
doctor-settings-no-origin-do = Für einen öffentlichen Server: host = "127.0.0.1" hinter einem https-Proxy und origin = "https://DEIN.NAME". In einem Netz, dem du traust, kann es so bleiben.
doctor-settings-open = origin ist https, aber der Server lauscht auf { $host }: Der Proxy lässt sich so umgehen.
doctor-settings-open-do = Setze host = "127.0.0.1", wenn der Proxy auf diesem Rechner läuft; sonst lass nur den Proxy auf diesen Port zugreifen.
doctor-settings-readable = Andere Benutzer dieses Rechners können { $path } lesen; darin steht ein Passwort oder Geheimnis.
doctor-settings-readable-do = chmod 640 { $path }, oder setze das Geheimnis als Umgebungsvariable.

## Datenbank

doctor-database-good = Die Datenbank ist erreichbar, beschreibbar und auf dem neuesten Stand (Schema { $schema }).
doctor-database-empty = Die Datenbank ist erreichbar und leer: Der erste Start legt die Tabellen an.
doctor-database-new = { $path } gibt es noch nicht: Der erste Start legt die Datei an.
doctor-database-older = Die Datenbank hat Schema { $schema }, diese Version nutzt { $ours }: Der nächste Start aktualisiert sie.
doctor-database-older-do = Mach zuerst eine Sicherung: conclave admin backup DATEI
doctor-database-newer = Die Datenbank gehört zu einer neueren Version von Conclave (Schema { $schema }; diese Version kennt { $ours }).
doctor-database-newer-do = Installiere wieder die neuere Version, oder stelle eine ältere Sicherung in einer anderen Datenbank wieder her.
doctor-database-away = Die Datenbank ist nicht nutzbar: { $why }
doctor-database-away-do = Prüfe, ob sie läuft und ob Adresse, Benutzer und Passwort in der Einstellung database stimmen. Ist sie gesperrt, wird sie von einem anderen Programm verwendet.
doctor-folder-missing = Der Datenbankordner { $folder } existiert nicht.
doctor-folder-missing-do = Leg ihn für den Benutzer an, unter dem der Server läuft: install -d -o conclave -m 700 { $folder }
doctor-folder-read-only = In { $folder }, wo die Datenbank liegt, lassen sich keine Dateien anlegen.
doctor-folder-read-only-do = Starte die Prüfung als Benutzer des Servers (sudo -u conclave conclave doctor), oder gib ihm den Ordner.
doctor-folder-on-network = { $folder } liegt auf einem Netzlaufwerk ({ $kind }); dort kann SQLite Daten verlieren.
doctor-folder-on-network-do = Wähle einen Ordner auf einer lokalen Platte, oder nimm PostgreSQL.
doctor-file-read-only = { $path } ist nicht les- und beschreibbar.
doctor-file-read-only-do = Starte die Prüfung als Benutzer des Servers (sudo -u conclave conclave doctor), oder gib ihm die Datei.
doctor-file-for-others = Andere Benutzer dieses Rechners können { $path } lesen; darin stehen die Startwerte laufender Partien.
doctor-file-for-others-do = Nur für den Besitzer: chmod 600 { $path }
doctor-file-of-another = { $path } und { $owner } gehören verschiedenen Benutzern; vielleicht kann der Server nicht schreiben.
doctor-file-of-another-do = Gib sie demselben Benutzer: chown --reference={ $owner } { $path }; und ruf conclave admin als dieser Benutzer auf.
doctor-file-not-ours = { $path } gehört { $user }, aber diese Prüfung läuft unter einem anderen Benutzer.
doctor-file-not-ours-do = Starte die Prüfung als Benutzer des Servers: sudo -u { $user } conclave doctor
doctor-file-damaged = { $path } ist beschädigt: { $why }
doctor-file-damaged-do = Halte den Server an, leg die Datei beiseite und stelle die letzte Sicherung wieder her: conclave admin restore DATEI
doctor-postgresql-old = PostgreSQL { $version } ist zu alt.
doctor-postgresql-old-do = Conclave braucht PostgreSQL { $oldest } oder neuer.
doctor-postgresql-read-only = Dieses PostgreSQL ist schreibgeschützt: Es ist ein Replikat oder so konfiguriert.
doctor-postgresql-read-only-do = Gib die Adresse des Primärservers an.
doctor-postgresql-no-right = { $user } darf in dieser Datenbank keine Tabellen anlegen.
doctor-postgresql-no-right-do = Als ihr Besitzer: GRANT CREATE ON SCHEMA public TO { $user }; oder leg eine eigene Datenbank an: createdb --owner { $user } conclave
doctor-postgresql-encoding = Die Datenbank speichert Text als { $encoding }; damit lässt sich nicht jeder Name darstellen.
doctor-postgresql-encoding-do = Leg sie neu an: createdb --encoding UTF8 --template template0 conclave
doctor-postgresql-connections = PostgreSQL erlaubt { $most } Verbindungen, aber der Server braucht bis zu { $needed }.
doctor-postgresql-connections-do = Erhöhe max_connections, oder setze weniger workers.
doctor-postgresql-clock = Die Uhren der Datenbank und dieses Rechners weichen um { $seconds } Sekunden voneinander ab.
doctor-postgresql-clock-do = Stelle beide über das Netz (timedatectl set-ntp true).

## Rechner

doctor-files-good = Offene Dateien: bis zu { $most }.
doctor-files-few = Es dürfen nur { $most } Dateien gleichzeitig offen sein, und jeder Socket zählt als eine.
doctor-files-few-do = { $enough } oder mehr: LimitNOFILE= in der Unit von systemd (deploy/conclave.service hat es), oder ulimit -n vor dem Start.
doctor-files-none = Es dürfen nur { $most } Dateien gleichzeitig offen sein: Ein paar Dutzend Leute brauchen sie auf.
doctor-files-none-do = { $enough } oder mehr: LimitNOFILE= in der Unit von systemd (deploy/conclave.service hat es), oder ulimit -n vor dem Start.
doctor-disk-good = { $megabytes } MB sind frei in { $folder }.
doctor-disk-low = Nur { $megabytes } MB sind frei in { $folder }.
doctor-disk-low-do = Schaff Platz, oder verlege die Datenbank auf eine größere Platte: Ist sie voll, kann niemand ziehen.
doctor-disk-full = Nur { $megabytes } MB sind frei in { $folder }: Bald kann niemand mehr ziehen.
doctor-disk-full-do = Schaff jetzt Platz, oder verlege die Datenbank auf eine größere Platte.
doctor-clock-good = Die Uhr zeigt { $now }.
doctor-clock-adrift = Die Uhr zeigt { $now }, wird aber nicht synchronisiert.
doctor-clock-adrift-do = Über das Netz stellen: timedatectl set-ntp true
doctor-clock-past = Die Uhr zeigt { $now } und geht damit nach: Zertifikate und Anmeldungen würden scheitern.
doctor-clock-past-do = timedatectl set-ntp true, oder stell sie von Hand.
doctor-bots-good = Ein Bot-Prozess startet ({ $seconds } s).
doctor-bots-none = bot_workers ist 0: Nur Bots ohne Suche werden angeboten (kein Meister, Weiser und Großmeister).
doctor-bots-none-do = Setze bot_workers auf 1 oder mehr, dann denken Bots nach.
doctor-bots-many = { $servers } Serverprozesse und { $bots } Bot-Prozesse teilen sich { $cores } Kerne.
doctor-bots-many-do = Setze bot_workers niedriger: Nachdenkende Bots würden alle anderen bremsen.
doctor-bots-fail = Es lässt sich kein Bot-Prozess starten: { $why }
doctor-bots-fail-do = Prüfe, ob dieser Benutzer Prozesse starten darf und noch Speicher frei ist (in einem Container: dessen Grenzen und gemeinsamer Speicher).
doctor-bots-play = { $game }: { $bots } spielen.
doctor-bot-missing = { $bot } kann { $game } nicht spielen und wird nicht angeboten: { $why }
doctor-bot-missing-do = Installiere Conclave neu; ein selbst trainiertes Netz muss für diese Version des Spiels trainiert sein.
doctor-bot-fails = { $bot } versagt in { $game }: { $why }
doctor-bot-fails-do = Installiere Conclave neu und melde den Fehler, falls das nicht hilft.

## Der Weg herein

doctor-server-none = Auf { $where } läuft kein Server: Der Port ist frei.
doctor-server-good = Der Server auf { $where } läuft einwandfrei.
doctor-server-silent = Auf { $where } lauscht etwas, antwortet aber nicht: { $why }
doctor-server-silent-do = Sieh nach, was es ist (ss -tlnp), und im Protokoll des Servers, was ihn blockiert.
doctor-server-waits = Der Server auf { $where } läuft, meldet aber seinen Zustand nicht: { $why }
doctor-server-waits-do = Ein Neustart würde nicht helfen: Sieh nach, was seine Datenbank aufhält, etwa eine lange Transaktion oder eine volle Platte.
doctor-server-ill = Der Server auf { $where } meldet ein Problem: { $why }
doctor-server-ill-do = Mehr steht in seinem Protokoll (journalctl -u conclave); meist ist die Datenbank nicht erreichbar oder nicht beschreibbar.
doctor-port-taken = Auf { $where } antwortet ein anderes Programm.
doctor-port-taken-do = Wähle einen anderen Port, oder beende das Programm.
doctor-url-none = { $url } ist keine gültige Adresse.
doctor-url-none-do = Gib sie so an, wie man sie eintippt, etwa https://play.example.org
doctor-url-good = { $url } führt zu Conclave.
doctor-url-https = { $url } nutzt https mit einem Zertifikat, dem Browser vertrauen, und der Server weiß es.
doctor-url-away = Unter { $url } antwortet nichts: { $why }
doctor-url-away-do = Prüfe, ob der Name auf diesen Rechner zeigt (DNS), ob der Proxy läuft und ob die Firewall die Ports 80 und 443 durchlässt.
doctor-url-certificate = Browser vertrauen dem Zertifikat von { $url } nicht: { $why }
doctor-url-certificate-do = Lass den Proxy eines holen: Caddy tut das von selbst, für nginx gibt es certbot.
doctor-url-stranger = Unter { $url } antwortet etwas ({ $status }), aber nicht Conclave.
doctor-url-stranger-do = Prüfe, ob der Server läuft und ob der Proxy auf dessen Adresse und Port zeigt.
doctor-url-plain = { $url } nutzt kein https: Passwörter und Cookies könnten abgefangen werden.
doctor-url-plain-do = Setz einen https-Proxy davor: Am schnellsten geht es mit deploy/Caddyfile.
doctor-url-origin = { $url } nutzt https, aber der Server weiß es nicht: Seine Cookies könnten unverschlüsselt gesendet werden.
doctor-url-origin-do = Setze origin = "{ $url }" und starte den Server neu.
doctor-url-other-origin = origin ist in den Einstellungen { $origin }, nicht { $url }.
doctor-url-other-origin-do = Setze origin auf die Adresse, die man eintippt.
doctor-url-no-redirect = http://{ $host } leitet nicht auf https um.
doctor-url-no-redirect-do = Lass den Proxy auf https umleiten (deploy/nginx.conf zeigt, wie; Caddy tut es von selbst).
doctor-figures-hidden = /metrics ist nicht öffentlich.
doctor-figures-public = { $url }/metrics ist öffentlich: Der Server hält alle Besucher für diesen Rechner, also teilen sie sich auch ein Limit.
doctor-figures-public-do = Lass den Proxy X-Forwarded-For senden, und trag ihn in trusted_proxies ein.
doctor-socket-good = WebSocket-Verbindungen funktionieren.
doctor-socket-closed = WebSocket-Verbindungen scheitern: { $why }
doctor-socket-closed-do = Lass den Proxy Upgrade, Connection und Host weitergeben (deploy/nginx.conf zeigt, wie), und setze origin auf die Adresse, die man eintippt.
doctor-url-clock = Die Uhren von { $url } und dieses Rechners weichen um { $seconds } Sekunden voneinander ab.
doctor-url-clock-do = Stelle beide über das Netz (timedatectl set-ntp true).
