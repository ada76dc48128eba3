### Was gesagt bekommt, wer einen Server betreibt: von `conclave admin backup` und `restore` und von `conclave doctor`.

## Sicherungen

backup-copying = Kopieren
backup-restoring = Wiederherstellen
backup-made = { $path }: eine Sicherung. Tische: { $tables }, im Spiel: { $playing }; Personen: { $people }; { $megabytes } MB; Schema { $schema }. Behalte sie für dich: Sie enthält die Startwerte laufender Partien.
backup-restored = Die Datenbank enthält, was { $path } enthielt. Tische: { $tables }, im Spiel: { $playing }; Personen: { $people }. Die Partien gehen weiter, sobald der Server startet.

## Der Doktor

doctor-good = gut
doctor-advice = Rat
doctor-wrong = FALSCH
doctor-summary = { $wrong ->
    [0] Nichts muss behoben werden.
   *[other] Zu beheben: { $wrong }.
} { $advice ->
    [0] Kein weiterer Rat.
   *[other] Weitere Ratschläge: { $advice }.
}

## Installation

doctor-python-good = Python { $version } läuft.
doctor-python-untested = Python { $version }: Conclave ist mit { $oldest } bis { $newest } getestet.
doctor-python-untested-do = Falls etwas seltsam ist, installiere eine von diesen: pipx install --python python{ $newest } ...
doctor-engines-compiled = Die Spielwerke sind kompiliert.
doctor-engines-pure = Die Spielwerke sind nicht kompiliert: Alles geht, aber Partien laufen um ein Vielfaches langsamer.
doctor-engines-pure-do = Installiere ein Wheel, das für dieses Python und diese Art von Rechner gebaut ist (make wheel, docs/HOSTING.md).
doctor-client-built = Der Tisch im Browser ist da.
doctor-client-missing = Der Tisch im Browser gehört nicht zu dieser Installation.
doctor-client-missing-do = Installiere ein Wheel, das ihn enthält (make wheel, docs/HOSTING.md).
doctor-settings-good = Die Einstellungen sind lesbar.
doctor-settings-wrong = Die Einstellungen werden abgelehnt: { $why }
doctor-settings-wrong-do = Berichtige diese Einstellung und frag noch einmal; docs/HOSTING.md nennt sie alle.
doctor-settings-no-origin = Der Server horcht an { $host }, auch für andere Rechner, und origin ist nicht gesetzt.
doctor-settings-no-origin-do = Für die Welt: host = "127.0.0.1" hinter einem Proxy mit https und origin = "https://DEIN.NAME". In einem Netz, dem du traust, lass es so.
doctor-settings-open = origin ist https, aber der Server horcht an { $host }: Leute könnten am Proxy vorbeikommen.
doctor-settings-open-do = Setze host = "127.0.0.1", wenn der Proxy auf diesem Rechner läuft; sonst lass nur den Proxy an diesen Port.
doctor-settings-readable = Andere auf diesem Rechner dürfen { $path } lesen, worin ein Passwort oder Geheimnis steht.
doctor-settings-readable-do = chmod 640 { $path }, oder gib das Geheimnis in der Umgebung an.

## Datenbank

doctor-database-good = Die Datenbank antwortet, lässt sich beschreiben und ist auf dem neuesten Stand (Schema { $schema }).
doctor-database-empty = Die Datenbank antwortet und ist leer: Der erste Start legt ihre Tabellen an.
doctor-database-new = { $path } gibt es noch nicht: Der erste Start legt die Datei an.
doctor-database-older = Die Datenbank hat Schema { $schema }, diese Version { $ours }: Der nächste Start bringt sie auf den neuesten Stand.
doctor-database-older-do = Mach zuerst eine Sicherung: conclave admin backup DATEI
doctor-database-newer = Die Datenbank gehört zu einer neueren Version von Conclave (Schema { $schema }; diese Version kennt { $ours }).
doctor-database-newer-do = Installiere wieder die neuere Version, oder stelle eine Sicherung von davor in einer anderen Datenbank wieder her.
doctor-database-away = Die Datenbank ist nicht zu gebrauchen: { $why }
doctor-database-away-do = Sieh nach, ob sie läuft und ob Adresse, Benutzer und Passwort in der Einstellung database stimmen. Ist sie gesperrt, hält ein anderes Programm sie fest.
doctor-folder-missing = Es gibt keinen Ordner { $folder } für die Datenbank.
doctor-folder-missing-do = Leg ihn für den Benutzer an, unter dem der Server läuft: install -d -o conclave -m 700 { $folder }
doctor-folder-read-only = In { $folder }, wo die Datenbank liegt, lassen sich keine Dateien anlegen.
doctor-folder-read-only-do = Frag als der Benutzer, unter dem der Server läuft (sudo -u conclave conclave doctor), oder gib ihm den Ordner.
doctor-folder-on-network = { $folder } liegt auf einem Netzlaufwerk ({ $kind }), wo SQLite Gespeichertes verlieren kann.
doctor-folder-on-network-do = Wähle einen Ordner auf einer Platte dieses Rechners, oder nimm PostgreSQL.
doctor-file-read-only = { $path } lässt sich nicht lesen und beschreiben.
doctor-file-read-only-do = Frag als der Benutzer, unter dem der Server läuft (sudo -u conclave conclave doctor), oder gib ihm die Datei.
doctor-file-for-others = Andere auf diesem Rechner dürfen { $path } lesen, worin die Startwerte laufender Partien stehen.
doctor-file-for-others-do = Nur für den Besitzer: chmod 600 { $path }
doctor-file-of-another = { $path } gehört einem anderen Benutzer als { $owner }, sodass der Server vielleicht nicht schreiben kann.
doctor-file-of-another-do = Gib sie demselben Benutzer: chown --reference={ $owner } { $path }; und ruf conclave admin als dieser Benutzer auf.
doctor-file-not-ours = { $path } gehört { $user }, und diese Prüfung läuft unter einem anderen Benutzer.
doctor-file-not-ours-do = Frag als der Benutzer, unter dem der Server läuft: sudo -u { $user } conclave doctor
doctor-file-damaged = { $path } ist beschädigt: { $why }
doctor-file-damaged-do = Halte den Server an, leg die Datei beiseite und stelle die letzte Sicherung wieder her: conclave admin restore DATEI
doctor-postgresql-old = PostgreSQL { $version } ist zu alt.
doctor-postgresql-old-do = Conclave braucht PostgreSQL { $oldest } oder neuer.
doctor-postgresql-read-only = Dieses PostgreSQL lässt sich nur lesen: Es ist die Kopie eines anderen oder wurde so eingestellt.
doctor-postgresql-read-only-do = Gib die Adresse dessen an, das sich beschreiben lässt.
doctor-postgresql-no-right = { $user } darf in dieser Datenbank keine Tabellen anlegen.
doctor-postgresql-no-right-do = Als ihr Besitzer: GRANT CREATE ON SCHEMA public TO { $user }; oder leg eine eigene Datenbank an: createdb --owner { $user } conclave
doctor-postgresql-encoding = Die Datenbank bewahrt Text als { $encoding } auf, das nicht jeden Namen kennt.
doctor-postgresql-encoding-do = Leg sie neu an: createdb --encoding UTF8 --template template0 conclave
doctor-postgresql-connections = PostgreSQL nimmt { $most } Verbindungen an, und der Server braucht bis zu { $needed }.
doctor-postgresql-connections-do = Erhöhe max_connections, oder setze weniger workers.
doctor-postgresql-clock = Die Uhr der Datenbank und die dieses Rechners liegen { $seconds } Sekunden auseinander.
doctor-postgresql-clock-do = Lass beide über das Netz stellen (timedatectl set-ntp true).

## Rechner

doctor-files-good = Offene Dateien: bis zu { $most }.
doctor-files-few = Nur { $most } Dateien dürfen hier offen sein, und jeder Socket ist eine.
doctor-files-few-do = { $enough } oder mehr: LimitNOFILE= in der Unit von systemd (deploy/conclave.service hat es), oder ulimit -n vor dem Start.
doctor-files-none = Nur { $most } Dateien dürfen hier offen sein: Ein paar Dutzend Leute würden das füllen.
doctor-files-none-do = { $enough } oder mehr: LimitNOFILE= in der Unit von systemd (deploy/conclave.service hat es), oder ulimit -n vor dem Start.
doctor-disk-good = { $megabytes } MB sind frei in { $folder }.
doctor-disk-low = Nur { $megabytes } MB sind frei in { $folder }.
doctor-disk-low-do = Schaff Platz, oder verlege die Datenbank auf eine größere Platte: Ist sie voll, kann niemand ziehen.
doctor-disk-full = Nur { $megabytes } MB sind frei in { $folder }: Bald kann niemand mehr ziehen.
doctor-disk-full-do = Schaff jetzt Platz, oder verlege die Datenbank auf eine größere Platte.
doctor-clock-good = Die Uhr sagt { $now }.
doctor-clock-adrift = Die Uhr sagt { $now }, und nichts hält sie richtig.
doctor-clock-adrift-do = Über das Netz stellen: timedatectl set-ntp true
doctor-clock-past = Die Uhr sagt { $now }, was vergangen ist: Zertifikate und Anmeldungen würden scheitern.
doctor-clock-past-do = timedatectl set-ntp true, oder stell sie von Hand.
doctor-bots-good = Ein Prozess für Bots startet ({ $seconds } s).
doctor-bots-none = bot_workers ist 0: Bots antworten mit irgendetwas Erlaubtem.
doctor-bots-none-do = Setze bot_workers auf 1 oder mehr, dann denken Bots nach.
doctor-bots-many = { $servers } Prozesse des Servers und { $bots } für Bots teilen sich { $cores } Kerne.
doctor-bots-many-do = Setze weniger bot_workers: Bots, die nachdenken, würden alle anderen bremsen.
doctor-bots-fail = Es lässt sich kein Prozess für Bots starten: { $why }
doctor-bots-fail-do = Sieh nach, ob dieser Benutzer Prozesse starten darf und Speicher übrig ist (in einem Container: dessen Grenzen und gemeinsamer Speicher).

## Der Weg herein

doctor-server-none = An { $where } läuft kein Server: Der Port ist frei.
doctor-server-good = Dem Server an { $where } geht es gut.
doctor-server-silent = An { $where } horcht etwas, antwortet aber nicht: { $why }
doctor-server-silent-do = Sieh nach, was es ist (ss -tlnp), und im Protokoll des Servers, was ihn aufhält.
doctor-server-waits = Der Server an { $where } lebt, sagt aber nicht, wie es ihm geht: { $why }
doctor-server-waits-do = Ein Neustart hülfe nicht: Sieh nach, was seine Datenbank aufhält, etwa eine lange Transaktion oder eine volle Platte.
doctor-server-ill = Dem Server an { $where } geht es nicht gut: { $why }
doctor-server-ill-do = Sein Protokoll sagt mehr (journalctl -u conclave); meist ist die Datenbank nicht erreichbar oder nicht beschreibbar.
doctor-port-taken = An { $where } antwortet ein anderes Programm.
doctor-port-taken-do = Wähle einen anderen Port, oder beende jenes Programm.
doctor-url-none = { $url } ist keine Adresse.
doctor-url-none-do = Gib sie so an, wie man sie eintippt, etwa https://play.example.org
doctor-url-good = { $url } führt zu Conclave.
doctor-url-https = { $url }: https, mit einem Zertifikat, dem Browser glauben, und der Server weiß davon.
doctor-url-away = An { $url } antwortet nichts: { $why }
doctor-url-away-do = Sieh nach, ob der Name zu diesem Rechner führt (DNS), ob der Proxy läuft und ob die Firewall die Ports 80 und 443 durchlässt.
doctor-url-certificate = Browser glauben dem Zertifikat von { $url } nicht: { $why }
doctor-url-certificate-do = Lass den Proxy eines holen: Caddy tut das von selbst, für nginx nimm certbot.
doctor-url-stranger = An { $url } antwortet etwas ({ $status }), aber nicht Conclave.
doctor-url-stranger-do = Sieh nach, ob der Server läuft und ob der Proxy zu seiner Adresse und seinem Port führt.
doctor-url-plain = { $url } ist nicht https: Passwörter und Cookies könnten unterwegs gelesen werden.
doctor-url-plain-do = Setz einen Proxy mit https davor: deploy/Caddyfile ist der kürzeste Weg.
doctor-url-origin = { $url } ist https, aber der Server weiß es nicht: Seine Cookies reisen vielleicht ohne.
doctor-url-origin-do = Setze origin = "{ $url }" und starte den Server neu.
doctor-url-other-origin = origin ist in den Einstellungen { $origin }, nicht { $url }.
doctor-url-other-origin-do = Setze origin auf die Adresse, die man eintippt.
doctor-url-no-redirect = http://{ $host } führt nicht zu https.
doctor-url-no-redirect-do = Lass den Proxy zu https weiterleiten (deploy/nginx.conf zeigt es, Caddy tut es von selbst).
doctor-figures-hidden = Die Zahlen von /metrics sind nicht für alle da.
doctor-figures-public = Alle dürfen { $url }/metrics lesen: Der Server hält alle Leute für diesen Rechner, und so teilen sie sich auch eine Grenze.
doctor-figures-public-do = Lass den Proxy X-Forwarded-For senden, und nenne den Proxy in trusted_proxies.
doctor-socket-good = Sockets kommen durch.
doctor-socket-closed = Sockets kommen nicht durch: { $why }
doctor-socket-closed-do = Lass den Proxy Upgrade, Connection und Host weitergeben (deploy/nginx.conf zeigt es), und setze origin auf die Adresse, die man eintippt.
doctor-url-clock = Die Uhr an { $url } und die dieses Rechners liegen { $seconds } Sekunden auseinander.
doctor-url-clock-do = Lass beide über das Netz stellen (timedatectl set-ntp true).
