### Ce qu’on dit à qui héberge un serveur : par `conclave admin backup` et `restore`, et par `conclave doctor`.

## Sauvegardes

backup-copying = Copie
backup-restoring = Restauration
backup-made = Sauvegarde écrite dans { $path }. Tables : { $tables }, en jeu : { $playing } ; personnes : { $people } ; { $megabytes } Mo ; schéma { $schema }. Gardez-la secrète : elle contient les graines des parties en cours.
backup-restored = La base de données a été restaurée depuis { $path }. Tables : { $tables }, en jeu : { $playing } ; personnes : { $people }. Les parties reprendront au démarrage du serveur.

## Le docteur

doctor-good = bien
doctor-advice = conseil
doctor-wrong = MAL
doctor-summary = { $wrong ->
    [0] Aucun problème trouvé.
   *[other] Problèmes à corriger : { $wrong }.
} { $advice ->
    [0] Pas d’autre conseil.
   *[other] Autres conseils : { $advice }.
}

## Installation

doctor-python-good = Python { $version }.
doctor-python-untested = Python { $version } : Conclave est testé avec { $oldest } à { $newest }.
doctor-python-untested-do = En cas de problème, installez l’une de ces versions : pipx install --python python{ $newest } ...
doctor-engines-compiled = Les moteurs sont compilés.
doctor-engines-pure = Les moteurs ne sont pas compilés : tout fonctionne, mais les parties sont bien plus lentes.
doctor-engines-pure-do = Installez un wheel construit pour ce Python et ce type de machine (make wheel, docs/HOSTING.md).
doctor-client-built = Le client pour navigateur est installé.
doctor-client-missing = Le client pour navigateur ne fait pas partie de cette installation.
doctor-client-missing-do = Installez un wheel qui le contient (make wheel, docs/HOSTING.md).
doctor-settings-good = Les réglages sont valides.
doctor-settings-wrong = Les réglages ne sont pas valides : { $why }
doctor-settings-wrong-do = Corrigez ce réglage et relancez la vérification ; docs/HOSTING.md les énumère tous.
doctor-settings-no-origin = Le serveur écoute sur { $host }, donc d’autres machines peuvent l’atteindre, mais origin n’est pas défini.
doctor-settings-no-origin-do = Pour un serveur public : host = "127.0.0.1" derrière un proxy https, et origin = "https://VOTRE.NOM". Dans un réseau de confiance, laissez tel quel.
doctor-settings-open = origin est en https, mais le serveur écoute sur { $host } : on pourrait contourner le proxy.
doctor-settings-open-do = Mettez host = "127.0.0.1" si le proxy est sur cette machine ; sinon, ne laissez que le proxy atteindre ce port.
doctor-settings-readable = D’autres utilisateurs de cette machine peuvent lire { $path }, qui contient un mot de passe ou un secret.
doctor-settings-readable-do = chmod 640 { $path }, ou définissez le secret dans une variable d’environnement.

## Base de données

doctor-database-good = La base de données est accessible en lecture et en écriture, et à jour (schéma { $schema }).
doctor-database-empty = La base de données est accessible et vide : le premier démarrage crée les tables.
doctor-database-new = { $path } n’existe pas encore : le premier démarrage le crée.
doctor-database-older = La base de données a le schéma { $schema }, cette version utilise le { $ours } : le prochain démarrage la met à jour.
doctor-database-older-do = Faites d’abord une sauvegarde : conclave admin backup FICHIER
doctor-database-newer = La base de données appartient à une version plus récente de Conclave (schéma { $schema } ; cette version connaît { $ours }).
doctor-database-newer-do = Réinstallez la version plus récente, ou restaurez une sauvegarde antérieure dans une autre base de données.
doctor-database-away = La base de données est inutilisable : { $why }
doctor-database-away-do = Vérifiez qu’elle est en marche et que l’adresse, l’utilisateur et le mot de passe du réglage database sont corrects. Si elle est verrouillée, un autre programme l’utilise.
doctor-folder-missing = Le dossier de la base de données, { $folder }, n’existe pas.
doctor-folder-missing-do = Créez-le pour l’utilisateur du serveur : install -d -o conclave -m 700 { $folder }
doctor-folder-read-only = Impossible de créer des fichiers dans { $folder }, où se trouve la base de données.
doctor-folder-read-only-do = Lancez la vérification en tant qu’utilisateur du serveur (sudo -u conclave conclave doctor), ou donnez-lui le dossier.
doctor-folder-on-network = { $folder } est sur un disque réseau ({ $kind }), où SQLite peut perdre des données.
doctor-folder-on-network-do = Choisissez un dossier sur un disque local, ou utilisez PostgreSQL.
doctor-file-read-only = { $path } n’est pas accessible en lecture et en écriture.
doctor-file-read-only-do = Lancez la vérification en tant qu’utilisateur du serveur (sudo -u conclave conclave doctor), ou donnez-lui le fichier.
doctor-file-for-others = D’autres utilisateurs de cette machine peuvent lire { $path }, qui contient les graines des parties en cours.
doctor-file-for-others-do = Pour son seul propriétaire : chmod 600 { $path }
doctor-file-of-another = { $path } et { $owner } n’appartiennent pas au même utilisateur : le serveur ne pourra peut-être pas écrire.
doctor-file-of-another-do = Donnez-le au même utilisateur : chown --reference={ $owner } { $path } ; et lancez conclave admin sous cet utilisateur.
doctor-file-not-ours = { $path } appartient à { $user }, mais cette vérification tourne sous un autre utilisateur.
doctor-file-not-ours-do = Lancez la vérification en tant qu’utilisateur du serveur : sudo -u { $user } conclave doctor
doctor-file-damaged = { $path } est endommagé : { $why }
doctor-file-damaged-do = Arrêtez le serveur, mettez le fichier de côté et restaurez la dernière sauvegarde : conclave admin restore FICHIER
doctor-postgresql-old = PostgreSQL { $version } est trop ancien.
doctor-postgresql-old-do = Conclave demande PostgreSQL { $oldest } ou plus récent.
doctor-postgresql-read-only = Ce PostgreSQL est en lecture seule : c’est un réplica, ou il est configuré ainsi.
doctor-postgresql-read-only-do = Indiquez l’adresse du serveur principal.
doctor-postgresql-no-right = { $user } n’a pas le droit de créer des tables dans cette base de données.
doctor-postgresql-no-right-do = En tant que propriétaire : GRANT CREATE ON SCHEMA public TO { $user } ; ou créez une base à part : createdb --owner { $user } conclave
doctor-postgresql-encoding = La base de données stocke le texte en { $encoding }, qui ne peut pas représenter tous les noms.
doctor-postgresql-encoding-do = Recréez-la : createdb --encoding UTF8 --template template0 conclave
doctor-postgresql-connections = PostgreSQL accepte { $most } connexions, mais il en faut jusqu’à { $needed } au serveur.
doctor-postgresql-connections-do = Augmentez max_connections, ou réduisez workers.
doctor-postgresql-clock = L’horloge de la base de données et celle de cette machine diffèrent de { $seconds } secondes.
doctor-postgresql-clock-do = Synchronisez les deux par le réseau (timedatectl set-ntp true).

## Machine

doctor-files-good = Fichiers ouverts : jusqu’à { $most }.
doctor-files-few = Seuls { $most } fichiers peuvent être ouverts à la fois, et chaque socket compte pour un.
doctor-files-few-do = { $enough } ou plus : LimitNOFILE= dans l’unité systemd (deploy/conclave.service l’a), ou ulimit -n avant le démarrage.
doctor-files-none = Seuls { $most } fichiers peuvent être ouverts à la fois : quelques dizaines de personnes les épuiseraient.
doctor-files-none-do = { $enough } ou plus : LimitNOFILE= dans l’unité systemd (deploy/conclave.service l’a), ou ulimit -n avant le démarrage.
doctor-disk-good = { $megabytes } Mo sont libres dans { $folder }.
doctor-disk-low = Seulement { $megabytes } Mo sont libres dans { $folder }.
doctor-disk-low-do = Libérez de l’espace, ou déplacez la base de données sur un plus grand disque : s’il est plein, personne ne peut jouer.
doctor-disk-full = Seulement { $megabytes } Mo sont libres dans { $folder } : bientôt personne ne pourra jouer.
doctor-disk-full-do = Libérez de l’espace maintenant, ou déplacez la base de données sur un plus grand disque.
doctor-clock-good = L’horloge indique { $now }.
doctor-clock-adrift = L’horloge indique { $now }, mais elle n’est pas synchronisée.
doctor-clock-adrift-do = La régler par le réseau : timedatectl set-ntp true
doctor-clock-past = L’horloge indique { $now }, une date passée : certificats et connexions échoueraient.
doctor-clock-past-do = timedatectl set-ntp true, ou réglez-la à la main.
doctor-bots-good = Un processus pour les bots démarre ({ $seconds } s).
doctor-bots-none = bot_workers vaut 0 : seuls les bots sans recherche sont proposés (ni maître, ni sage, ni grand maître).
doctor-bots-none-do = Mettez bot_workers à 1 ou plus pour des bots qui réfléchissent.
doctor-bots-many = { $servers } processus du serveur et { $bots } pour les bots se partagent { $cores } cœurs.
doctor-bots-many-do = Réduisez bot_workers : des bots qui réfléchissent ralentiraient tous les autres.
doctor-bots-fail = Aucun processus pour les bots ne démarre : { $why }
doctor-bots-fail-do = Vérifiez que cet utilisateur peut lancer des processus et qu’il reste de la mémoire (dans un conteneur : ses limites et la mémoire partagée).
doctor-bots-play = { $game } : { $bots } jouent.
doctor-bot-missing = { $bot } ne peut pas jouer à { $game } et n’est pas proposé : { $why }
doctor-bot-missing-do = Réinstallez Conclave ; un réseau entraîné par vos soins doit l’être pour cette version du jeu.
doctor-bot-fails = { $bot } échoue dans { $game } : { $why }
doctor-bot-fails-do = Réinstallez Conclave et signalez l’erreur si cela ne suffit pas.

## L’entrée

doctor-server-none = Aucun serveur ne tourne sur { $where } : le port est libre.
doctor-server-good = Le serveur sur { $where } fonctionne bien.
doctor-server-silent = Quelque chose écoute sur { $where } mais ne répond pas : { $why }
doctor-server-silent-do = Cherchez ce que c’est (ss -tlnp), et dans le journal du serveur ce qui le bloque.
doctor-server-waits = Le serveur sur { $where } tourne, mais n’indique pas son état : { $why }
doctor-server-waits-do = Le redémarrer ne servirait à rien : cherchez ce qui bloque sa base de données, par exemple une longue transaction ou un disque plein.
doctor-server-ill = Le serveur sur { $where } signale un problème : { $why }
doctor-server-ill-do = Consultez son journal (journalctl -u conclave) ; le plus souvent, sa base de données est inaccessible en lecture ou en écriture.
doctor-port-taken = Un autre programme répond sur { $where }.
doctor-port-taken-do = Choisissez un autre port, ou arrêtez ce programme.
doctor-url-none = { $url } n’est pas une adresse valide.
doctor-url-none-do = Indiquez-la comme on la tape, par exemple https://play.example.org
doctor-url-good = { $url } mène à Conclave.
doctor-url-https = { $url } utilise https avec un certificat reconnu par les navigateurs, et le serveur le sait.
doctor-url-away = Rien ne répond à { $url } : { $why }
doctor-url-away-do = Vérifiez que le nom pointe vers cette machine (DNS), que le proxy tourne et que le pare-feu laisse passer les ports 80 et 443.
doctor-url-certificate = Les navigateurs n’acceptent pas le certificat de { $url } : { $why }
doctor-url-certificate-do = Faites-en obtenir un par le proxy : Caddy le fait tout seul ; pour nginx, utilisez certbot.
doctor-url-stranger = Quelque chose répond à { $url } ({ $status }), mais ce n’est pas Conclave.
doctor-url-stranger-do = Vérifiez que le serveur tourne et que le proxy pointe vers son adresse et son port.
doctor-url-plain = { $url } n’utilise pas https : mots de passe et cookies pourraient être interceptés.
doctor-url-plain-do = Placez un proxy https devant : le plus simple est deploy/Caddyfile.
doctor-url-origin = { $url } utilise https, mais le serveur ne le sait pas : ses cookies pourraient être envoyés sans chiffrement.
doctor-url-origin-do = Mettez origin = "{ $url }" et redémarrez le serveur.
doctor-url-other-origin = L’origin des réglages est { $origin }, pas { $url }.
doctor-url-other-origin-do = Mettez dans origin l’adresse que l’on tape.
doctor-url-no-redirect = http://{ $host } ne redirige pas vers https.
doctor-url-no-redirect-do = Faites rediriger vers https par le proxy (deploy/nginx.conf montre comment, Caddy le fait tout seul).
doctor-figures-hidden = /metrics n’est pas public.
doctor-figures-public = Tout le monde peut lire { $url }/metrics : le serveur prend chaque visiteur pour cette machine, et tous partagent donc une seule limite.
doctor-figures-public-do = Faites envoyer X-Forwarded-For par le proxy, et ajoutez le proxy à trusted_proxies.
doctor-socket-good = Les connexions WebSocket fonctionnent.
doctor-socket-closed = Les connexions WebSocket échouent : { $why }
doctor-socket-closed-do = Faites transmettre Upgrade, Connection et Host par le proxy (deploy/nginx.conf montre comment), et mettez dans origin l’adresse que l’on tape.
doctor-url-clock = L’horloge de { $url } et celle de cette machine diffèrent de { $seconds } secondes.
doctor-url-clock-do = Synchronisez les deux par le réseau (timedatectl set-ntp true).
