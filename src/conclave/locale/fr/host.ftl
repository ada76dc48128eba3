### Ce qu’on dit à qui héberge un serveur : par `conclave admin backup` et `restore`, et par `conclave doctor`.

## Sauvegardes

backup-copying = Copie
backup-restoring = Restauration
backup-made = { $path } : une sauvegarde. Tables : { $tables }, en jeu : { $playing } ; personnes : { $people } ; { $megabytes } Mo ; schéma { $schema }. Garde-la pour toi : elle contient les graines des parties en cours.
backup-restored = La base de données contient ce que contenait { $path }. Tables : { $tables }, en jeu : { $playing } ; personnes : { $people }. Les parties reprennent quand le serveur démarre.

## Le docteur

doctor-good = bien
doctor-advice = conseil
doctor-wrong = MAL
doctor-summary = { $wrong ->
    [0] Rien n’est à réparer.
   *[other] À réparer : { $wrong }.
} { $advice ->
    [0] Pas d’autre conseil.
   *[other] Autres conseils : { $advice }.
}

## Installation

doctor-python-good = Python { $version } convient.
doctor-python-untested = Python { $version } : Conclave est testé avec { $oldest } à { $newest }.
doctor-python-untested-do = Si quelque chose est étrange, installe l’un de ceux-là : pipx install --python python{ $newest } ...
doctor-engines-compiled = Les moteurs sont compilés.
doctor-engines-pure = Les moteurs ne sont pas compilés : tout marche, mais les parties sont bien plus lentes.
doctor-engines-pure-do = Installe un wheel fait pour ce Python et ce genre de machine (make wheel, docs/HOSTING.md).
doctor-client-built = La table du navigateur est là.
doctor-client-missing = La table du navigateur ne fait pas partie de cette installation.
doctor-client-missing-do = Installe un wheel qui la contient (make wheel, docs/HOSTING.md).
doctor-settings-good = Les réglages sont lisibles.
doctor-settings-wrong = Les réglages sont refusés : { $why }
doctor-settings-wrong-do = Corrige ce réglage et demande encore ; docs/HOSTING.md les donne tous.
doctor-settings-no-origin = Le serveur écoute sur { $host }, donc pour d’autres machines aussi, et origin n’est pas réglé.
doctor-settings-no-origin-do = Pour le monde : host = "127.0.0.1" derrière un proxy avec https, et origin = "https://TON.NOM". Dans un réseau de confiance, laisse ainsi.
doctor-settings-open = origin est en https, mais le serveur écoute sur { $host } : on pourrait contourner le proxy.
doctor-settings-open-do = Règle host = "127.0.0.1" si le proxy est sur cette machine ; sinon, ne laisse que le proxy atteindre ce port.
doctor-settings-readable = D’autres sur cette machine peuvent lire { $path }, qui contient un mot de passe ou un secret.
doctor-settings-readable-do = chmod 640 { $path }, ou donne le secret dans l’environnement.

## Base de données

doctor-database-good = La base de données répond, peut être écrite et est à jour (schéma { $schema }).
doctor-database-empty = La base de données répond et elle est vide : le premier démarrage crée ses tables.
doctor-database-new = { $path } n’existe pas encore : le premier démarrage le crée.
doctor-database-older = La base de données a le schéma { $schema }, cette version { $ours } : le prochain démarrage la met à jour.
doctor-database-older-do = Fais d’abord une sauvegarde : conclave admin backup FICHIER
doctor-database-newer = La base de données appartient à une version plus récente de Conclave (schéma { $schema } ; cette version connaît { $ours }).
doctor-database-newer-do = Réinstalle la version plus récente, ou restaure une sauvegarde d’avant dans une autre base de données.
doctor-database-away = La base de données est inutilisable : { $why }
doctor-database-away-do = Vois si elle tourne et si l’adresse, l’utilisateur et le mot de passe du réglage database sont justes. Si elle est verrouillée, un autre programme la tient.
doctor-folder-missing = Il n’y a pas de dossier { $folder } pour la base de données.
doctor-folder-missing-do = Crée-le pour l’utilisateur du serveur : install -d -o conclave -m 700 { $folder }
doctor-folder-read-only = On ne peut pas créer de fichiers dans { $folder }, où est la base de données.
doctor-folder-read-only-do = Demande en tant qu’utilisateur du serveur (sudo -u conclave conclave doctor), ou donne-lui le dossier.
doctor-folder-on-network = { $folder } est sur un disque réseau ({ $kind }), où SQLite peut perdre ce qu’il a écrit.
doctor-folder-on-network-do = Choisis un dossier sur un disque de cette machine, ou prends PostgreSQL.
doctor-file-read-only = { $path } ne peut pas être lu et écrit.
doctor-file-read-only-do = Demande en tant qu’utilisateur du serveur (sudo -u conclave conclave doctor), ou donne-lui le fichier.
doctor-file-for-others = D’autres sur cette machine peuvent lire { $path }, qui contient les graines des parties en cours.
doctor-file-for-others-do = Pour son seul propriétaire : chmod 600 { $path }
doctor-file-of-another = { $path } appartient à un autre utilisateur que { $owner } : le serveur ne pourra peut-être pas écrire.
doctor-file-of-another-do = Donne-le au même utilisateur : chown --reference={ $owner } { $path } ; et lance conclave admin en tant que cet utilisateur.
doctor-file-not-ours = { $path } appartient à { $user }, et cet examen tourne sous un autre utilisateur.
doctor-file-not-ours-do = Demande en tant qu’utilisateur du serveur : sudo -u { $user } conclave doctor
doctor-file-damaged = { $path } est abîmé : { $why }
doctor-file-damaged-do = Arrête le serveur, mets le fichier de côté et restaure la dernière sauvegarde : conclave admin restore FICHIER
doctor-postgresql-old = PostgreSQL { $version } est trop ancien.
doctor-postgresql-old-do = Conclave demande PostgreSQL { $oldest } ou plus récent.
doctor-postgresql-read-only = Ce PostgreSQL ne peut qu’être lu : c’est la copie d’un autre, ou il est réglé ainsi.
doctor-postgresql-read-only-do = Donne l’adresse de celui qui peut être écrit.
doctor-postgresql-no-right = { $user } n’a pas le droit de créer des tables dans cette base de données.
doctor-postgresql-no-right-do = En tant que propriétaire : GRANT CREATE ON SCHEMA public TO { $user } ; ou crée une base à part : createdb --owner { $user } conclave
doctor-postgresql-encoding = La base de données garde le texte en { $encoding }, qui ne connaît pas tous les noms.
doctor-postgresql-encoding-do = Crée-la de nouveau : createdb --encoding UTF8 --template template0 conclave
doctor-postgresql-connections = PostgreSQL accepte { $most } connexions, et le serveur en demande jusqu’à { $needed }.
doctor-postgresql-connections-do = Augmente max_connections, ou règle moins de workers.
doctor-postgresql-clock = L’horloge de la base de données et celle de cette machine diffèrent de { $seconds } secondes.
doctor-postgresql-clock-do = Laisse le réseau régler les deux (timedatectl set-ntp true).

## Machine

doctor-files-good = Fichiers ouverts : jusqu’à { $most }.
doctor-files-few = Seulement { $most } fichiers peuvent être ouverts ici, et chaque socket en est un.
doctor-files-few-do = { $enough } ou plus : LimitNOFILE= dans l’unité systemd (deploy/conclave.service l’a), ou ulimit -n avant le démarrage.
doctor-files-none = Seulement { $most } fichiers peuvent être ouverts ici : quelques dizaines de personnes y suffiraient.
doctor-files-none-do = { $enough } ou plus : LimitNOFILE= dans l’unité systemd (deploy/conclave.service l’a), ou ulimit -n avant le démarrage.
doctor-disk-good = { $megabytes } Mo sont libres dans { $folder }.
doctor-disk-low = Seulement { $megabytes } Mo sont libres dans { $folder }.
doctor-disk-low-do = Fais de la place, ou mets la base de données sur un plus grand disque : s’il est plein, personne ne peut jouer.
doctor-disk-full = Seulement { $megabytes } Mo sont libres dans { $folder } : bientôt personne ne pourra jouer.
doctor-disk-full-do = Fais de la place maintenant, ou mets la base de données sur un plus grand disque.
doctor-clock-good = L’horloge dit { $now }.
doctor-clock-adrift = L’horloge dit { $now }, et rien ne la garde à l’heure.
doctor-clock-adrift-do = La régler par le réseau : timedatectl set-ntp true
doctor-clock-past = L’horloge dit { $now }, qui est passé : certificats et connexions échoueraient.
doctor-clock-past-do = timedatectl set-ntp true, ou règle-la à la main.
doctor-bots-good = Un processus pour les bots démarre ({ $seconds } s).
doctor-bots-none = bot_workers vaut 0 : les bots répondent n’importe quoi de permis.
doctor-bots-none-do = Règle bot_workers à 1 ou plus pour des bots qui réfléchissent.
doctor-bots-many = { $servers } processus du serveur et { $bots } pour les bots se partagent { $cores } cœurs.
doctor-bots-many-do = Règle moins de bot_workers : des bots qui réfléchissent ralentiraient tous les autres.
doctor-bots-fail = Aucun processus pour les bots ne démarre : { $why }
doctor-bots-fail-do = Vois si cet utilisateur peut lancer des processus et s’il reste de la mémoire (dans un conteneur : ses limites et la mémoire partagée).

## L’entrée

doctor-server-none = Aucun serveur ne tourne sur { $where } : le port est libre.
doctor-server-good = Le serveur sur { $where } va bien.
doctor-server-silent = Quelque chose écoute sur { $where } mais ne répond pas : { $why }
doctor-server-silent-do = Vois ce que c’est (ss -tlnp), et dans le journal du serveur ce qui le retient.
doctor-server-waits = Le serveur sur { $where } vit, mais ne dit pas comment il va : { $why }
doctor-server-waits-do = Le redémarrer ne servirait à rien : vois ce qui fait attendre sa base de données, comme une longue transaction ou un disque plein.
doctor-server-ill = Le serveur sur { $where } ne va pas bien : { $why }
doctor-server-ill-do = Son journal en dit plus (journalctl -u conclave) ; le plus souvent, sa base de données ne peut être atteinte ou écrite.
doctor-port-taken = Un autre programme répond sur { $where }.
doctor-port-taken-do = Choisis un autre port, ou termine ce programme.
doctor-url-none = { $url } n’est pas une adresse.
doctor-url-none-do = Donne-la comme on la tape, par exemple https://play.example.org
doctor-url-good = { $url } mène à Conclave.
doctor-url-https = { $url } : https, avec un certificat que les navigateurs croient, et le serveur le sait.
doctor-url-away = Rien ne répond à { $url } : { $why }
doctor-url-away-do = Vois si le nom mène à cette machine (DNS), si le proxy tourne et si le pare-feu laisse passer les ports 80 et 443.
doctor-url-certificate = Les navigateurs ne croient pas le certificat de { $url } : { $why }
doctor-url-certificate-do = Laisse le proxy en chercher un : Caddy le fait tout seul, pour nginx prends certbot.
doctor-url-stranger = Quelque chose répond à { $url } ({ $status }), mais ce n’est pas Conclave.
doctor-url-stranger-do = Vois si le serveur tourne et si le proxy mène à son adresse et à son port.
doctor-url-plain = { $url } n’est pas en https : mots de passe et cookies pourraient être lus en chemin.
doctor-url-plain-do = Mets devant un proxy avec https : deploy/Caddyfile est le chemin le plus court.
doctor-url-origin = { $url } est en https, mais le serveur ne le sait pas : ses cookies pourraient voyager sans.
doctor-url-origin-do = Règle origin = "{ $url }" et redémarre le serveur.
doctor-url-other-origin = L’origin des réglages est { $origin }, pas { $url }.
doctor-url-other-origin-do = Règle origin à l’adresse que l’on tape.
doctor-url-no-redirect = http://{ $host } ne mène pas à https.
doctor-url-no-redirect-do = Laisse le proxy renvoyer vers https (deploy/nginx.conf le montre, Caddy le fait tout seul).
doctor-figures-hidden = Les chiffres de /metrics ne sont pas pour tous.
doctor-figures-public = Tout le monde peut lire { $url }/metrics : le serveur prend chacun pour cette machine, et tous partagent donc une limite.
doctor-figures-public-do = Laisse le proxy envoyer X-Forwarded-For, et nomme le proxy dans trusted_proxies.
doctor-socket-good = Les sockets passent.
doctor-socket-closed = Les sockets ne passent pas : { $why }
doctor-socket-closed-do = Laisse le proxy transmettre Upgrade, Connection et Host (deploy/nginx.conf le montre), et règle origin à l’adresse que l’on tape.
doctor-url-clock = L’horloge de { $url } et celle de cette machine diffèrent de { $seconds } secondes.
doctor-url-clock-do = Laisse le réseau régler les deux (timedatectl set-ntp true).
