### Ce que dit toute table dans le terminal, quel que soit le jeu. Les commandes s’écrivent pareil dans chaque langue.

title = { $game } : { $players }
player = Joueur { $number }
no = non
seed = Graine SHA-256 { $hash }
welcome = Choisissez par un numéro ; « help » montre tout ce que vous pouvez taper{ $rules ->
    [0] .
   *[1] , « help rules » les règles en bref.
}
welcome-back = On reprend { $path }.

## Aide

help =
    Choisissez par un numéro (3) ou par assez de mots de la notation pour être clair (place athanor).
    - Un mélange tient sur une ligne : 2 vigueur 1 or.
    - Plusieurs choix d’une liste sont leurs numéros : 1 3, ou « none » pour aucun, « all » pour tous.
    - Un ordre, ce sont tous les numéros, celui du dessus d’abord : 2 1 3.
    undo   annule votre dernier choix, tant que rien n’a été révélé depuis ; « undo anyway » revient quand même en arrière
    hint   ce que ferait ici un bot fort, et pourquoi
    log   ce qui s’est passé jusqu’ici ; « log 10 » pour les dix derniers événements
    table   toute la table, avec l’effet de chaque carte
    help CARTE   ce que dit une carte ; « help 3 » explique le choix 3
    help rules   les règles en bref
    position   cette position telle que vous la connaissez, en une ligne à coller ailleurs
    save [FICHIER]   enregistre la partie
    quit   enregistre la partie et quitte ; « quit now » quitte sans enregistrer
help-unknown = Aucun élément ne s’appelle « { $words } ».
help-no-rules = Il n’y a pas de résumé des règles de ce jeu.

## Choisir

not-understood = « { $text } » n’est pas un choix : tapez un numéro, ou ses mots.
no-choice = Il n’y a pas de choix { $number } : choisissez de 1 à { $most }.

## Commandes

undo-nothing = Vous n’avez encore rien choisi.
undo-not-freely = Depuis votre dernier choix, d’autres ont répondu ou quelque chose a été révélé. Pour revenir quand même en arrière, si toute la table est d’accord, tapez « undo anyway ».
undone = Votre dernier choix est annulé.
hint = Un bot fort choisirait : { $words }. Tapez : { $text }
hint-none = Personne ne peut donner de conseil dans ce jeu.
log-empty = Il ne s’est encore rien passé.
saved = Enregistré dans { $path }.
save-exists = { $path } existe déjà. Choisissez un autre nom, ou tapez « save anyway { $path } ».
save-failed = Impossible d’écrire { $path } : { $why }
left = Partie enregistrée. Pour la reprendre : { $command } play --language fr --load { $path }

## La fin

over = La partie est terminée
offer-record = Enregistrer la partie ? Entrée pour { $path }, un autre nom de fichier, ou n pour non :{" "}
curtain = { $name }, venez au clavier et appuyez sur Entrée.{" "}
curtain-plain = { $name } vient au clavier

## Le serveur

serve-ready = Conclave est à l’adresse { $address }. Ctrl+C l’arrête.
admin-exported = { $count ->
    [one] { $count } partie enregistrée
   *[other] { $count } parties enregistrées
} dans { $folder }.
admin-sure = Supprimer { $kind ->
    [table] la table { $id }
   *[person] la personne { $id }
} pour toujours ? Tape y pour oui :{" "}
admin-kept = Rien n’a été supprimé.
admin-deleted = { $kind ->
    [table] La table { $id } est supprimée.
   *[person] La personne { $id } est supprimée.
}
admin-password = Le nouveau mot de passe de { $login } est { $password }. Tous les appareils sont déconnectés.
admin-closed = Le signalement { $number } est clos.
admin-kicked = { $id } est exclu de la table { $table }.
admin-banned = { $id } est banni { $days ->
    [0] pour toujours
    [one] pour { $days } jour
   *[other] pour { $days } jours
}.
admin-unbanned = { $id } peut revenir.
admin-steward = { $state ->
    [yes] { $login } modère désormais.
   *[no] { $login } ne modère plus.
}
