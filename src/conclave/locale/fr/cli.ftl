### Ce que dit toute table dans le terminal, quel que soit le jeu. Les commandes s’écrivent pareil dans chaque langue.

title = { $game } : { $players }
player = Joueur { $number }
no = non
seed = Graine SHA-256 { $hash }
welcome = Tapez un numéro pour choisir ; « help » affiche toutes les commandes{ $rules ->
    [0] .
   *[1] , « help rules » un résumé des règles.
}
welcome-back = Reprise de { $path }.

## Aide

help =
    Choisissez par un numéro (3) ou par assez de mots de la notation pour être clair (place athanor).
    - Tapez un mélange sur une ligne : 2 vigueur 1 or.
    - Choisissez plusieurs entrées d’une liste par leurs numéros : 1 3, ou « none » pour aucun, « all » pour tous.
    - Donnez un ordre avec tous les numéros, en commençant par celui du dessus : 2 1 3.
    undo   annule votre dernier choix, tant que rien n’a été révélé depuis ; « undo anyway » revient quand même en arrière
    hint   propose un coup et explique pourquoi
    log   affiche ce qui s’est passé ; « log 10 » affiche les dix derniers événements
    table   affiche toute la table, avec l’effet de chaque carte
    help CARTE   affiche le texte d’une carte ; « help 3 » explique le choix 3
    help rules   affiche un résumé des règles
    position   affiche cette position telle que vous la connaissez, en une ligne à copier
    save [FICHIER]   enregistre la partie
    quit   enregistre la partie et quitte ; « quit now » quitte sans enregistrer
help-unknown = Rien ici ne s’appelle « { $words } ».
help-no-rules = Il n’y a pas de résumé des règles pour ce jeu.

## Choisir

not-understood = « { $text } » n’est pas un choix possible : tapez un numéro, ou les mots d’un choix.
no-choice = Le choix { $number } n’existe pas : choisissez de 1 à { $most }.

## Commandes

undo-nothing = Il n’y a encore rien à annuler.
undo-not-freely = Depuis, d’autres ont joué ou quelque chose a été révélé. Si toute la table est d’accord, tapez « undo anyway » pour revenir en arrière.
undone = Votre dernier choix est annulé.
substitute = { $seat } est défaillant ({ $why }). Désormais, { $bot } joue à sa place.
hint = Conseil : { $words }. Tapez : { $text }
hint-none = Il n’y a pas de conseils pour ce jeu.
log-empty = Il ne s’est encore rien passé.
saved = Enregistré dans { $path }.
save-exists = { $path } existe déjà. Choisissez un autre nom, ou tapez « save anyway { $path } ».
save-failed = Impossible d’enregistrer { $path } : { $why }
left = Partie enregistrée. Pour la reprendre : { $command } play --language fr --load { $path }

## La fin

over = La partie est terminée
offer-record = Enregistrer la partie ? Entrée pour { $path }, un autre nom de fichier, ou n pour non :{" "}
curtain = { $name }, venez au clavier et appuyez sur Entrée.{" "}
curtain-plain = { $name } vient au clavier

## Le serveur

serve-ready = Conclave fonctionne à l’adresse { $address }. Ctrl+C pour l’arrêter.
admin-exported = { $count ->
    [one] { $count } partie enregistrée
   *[other] { $count } parties enregistrées
} dans { $folder }.
admin-sure = Supprimer définitivement { $kind ->
    [table] la table { $id }
   *[person] la personne { $id }
} ? Tapez y pour oui :{" "}
admin-kept = Rien n’a été supprimé.
admin-deleted = { $kind ->
    [table] La table { $id } a été supprimée.
   *[person] La personne { $id } a été supprimée.
}
admin-password = Le nouveau mot de passe de { $login } est { $password }. Tous les appareils ont été déconnectés.
admin-closed = Le signalement { $number } est clos.
admin-voided = La partie de la table { $table } ne compte plus pour le classement.
admin-kicked = { $id } est exclu de la table { $table }.
admin-banned = { $id } est banni { $days ->
    [0] définitivement
    [one] pour { $days } jour
   *[other] pour { $days } jours
}.
admin-unbanned = { $id } n’est plus banni.
admin-steward = { $state ->
    [yes] { $login } est maintenant modérateur.
   *[no] { $login } n’est plus modérateur.
}
