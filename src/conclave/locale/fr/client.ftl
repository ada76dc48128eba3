### Ce que dit le client du navigateur, en plus des messages des jeux.

app-name = Conclave
game-res_arcana = Res Arcana
game-trial_of_the_temples = Trial of the Temples
home = Accueil
close = Fermer
menu = Menu

## Settings

language = Langue
theme = Fond
theme-system = Système
theme-dark = Bois sombre
theme-light = Lin clair
contrast = Contraste élevé
less-motion = Moins d’animations
sound = Son
guide = Expliquer en jouant

## Seats

seat-you = Vous
seat-nobody = Encore libre
seat-bot = un bot
seat-substitute = { $bot } joue à sa place : ce bot est défaillant
seat-away = absent
seat-of = Place de { $name }
your-place = Votre place
first-player = Premier joueur
passed = a passé
wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
time-left = Temps restant
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Where we are

round = Manche { $round }
match-game = Partie { $game }
phase-setup = Mise en place
phase-draft = Draft
phase-mages = Mages
phase-items = Objets magiques
phase-collect = Collecte
phase-actions = Actions
phase-check = Vérification
phase-over = Fin de partie
phase-night = La nuit tombe
phase-temple = Phase des temples
phase-resource = Phase des ressources
phase-trial = Phase des épreuves
your-turn = À vous
turn-of = Au tour de { $name }
waits-for = { $name } réfléchit.
not-asked = En attente des autres joueurs.
you-watch = Vous êtes spectateur.
game-over = La partie est terminée.
show-result = Résultat
connection-lost = Reconnexion …
not-connected = Connexion perdue : votre coup n’a pas été envoyé. Réessayez dans un instant.

## The table of Res Arcana

centre = Centre de la table
places = Lieux de Puissance
monuments = Monuments
monument-deck = dans la pioche
claim-top = Prendre celui du dessus
items = Objets magiques disponibles
open-draft = Au choix
rival-components = Afficher ou masquer les cartes
discards = Défausse
hand = Main
hand-empty = Votre main est vide.
deck = Pioche
deck-known = Les cartes restant dans votre pioche (dans un ordre quelconque)
hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
deck-count = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
card-turned = engagée
card-glows = peut être choisie
lies-centre = au centre de la table
card-cost = Coût : { $cost }
card-cost-any = { $count } au choix
card-holds = dessus : { $what }
lies-deck = dans votre pioche
lies-hand = dans votre main
lies-discards = { $own ->
    [true] dans votre défausse
   *[false] défaussée par { $name }
}
lies-play = { $own ->
    [true] en jeu, à vous
   *[false] en jeu, à { $name }
}

## Les signes des cartes de Res Arcana

sign-any = une essence au choix
sign-arrow = payez ce qui est à gauche, recevez ce qui est à droite
sign-turn = engagez cette carte ; elle se redresse à la fin de la manche
sign-straighten = redressez une carte engagée pour la réutiliser
sign-collect = collecté à chaque manche
sign-react = réaction : utilisez-la hors de votre tour, contre une attaque ou à la vérification
sign-flag = une seule fois, quand vous le prenez
sign-here = à poser sur cette carte
sign-from = à prendre sur cette carte
sign-draw = piochez ce nombre de cartes
sign-discard = défaussez une carte de votre main
sign-destroy = détruisez : la carte va dans votre défausse
sign-card = un artefact
sign-eye = regardez les cartes du dessus et remettez-les dans l’ordre de votre choix
sign-attack = chaque rival perd cette quantité de Vie
sign-unless = sauf s’il paie ceci
sign-shield = ignorez la perte de Vie
sign-rivals = chaque rival, ou les essences d’un rival
sign-dragon = un dragon
sign-creature = une créature
sign-points = points de victoire
sign-except = sauf celle-ci
sign-x = n’importe quel nombre, le même des deux côtés
sign-less = réduction du coût des cartes

## The table of Trial of the Temples

ring = L’anneau des temples
tile-label = Tuile { $position } : { $name }, { $side }
day = jour
night = nuit
would-collect = Depuis la tuile { $position }, vous récolteriez
tap-again = Touchez encore pour choisir.
which-figure = Qui placez-vous ?
place-figure = Archimage
place-clone = Clone
cores-left = Cubes de sort restants
begin-trial = Commencer
neutral = marqueur neutre
start-token = Tuile Premier joueur
rests = se repose
spell-used = déjà utilisé cette manche

## Choosing

decision = Votre décision
all-choices = Les { $count } possibilités
banked = Enregistré : ce sera joué à votre tour. Vous pouvez encore changer.
next-income = +{ $count } à la prochaine manche
next-choice = +{ $count } au choix à la prochaine manche
within-reach = peut atteindre { $points } points ou plus cette manche
payable = vous pouvez déjà le payer
known-cards = Cartes vues de tous (en main ou dans la pioche)
pace = Vitesse des bots
pace-slow = lente
pace-usual = normale
pace-fast = rapide
waiting-for = En attente de { $name }
card-banked = choisie, en attendant les autres
chosen = Choisie
not-chosen = Non choisie
taken = Prendre
left = Laisser
gets = Ce que vous recevez et payez
drafted = Vos choix
hand-and-deck = Votre main et le reste de votre pioche
undo = Annuler
undo-ask = Demander à annuler
hint = Conseil
hint-says = Conseil : { $text }.
hint-done = s’arrêter là
hint-convert = échanger d’abord : mana, jetons ou cristaux
hint-decline = refuser
verb-place = Jouer
verb-claim = Prendre
verb-use = Utiliser
verb-react = Réagir
verb-discard = Défausser
verb-discard-gold = Défausser pour 1 Or
verb-discard-two = Défausser pour 2 essences au choix (sauf Or)
verb-item = Prendre
verb-mage = Choisir
verb-keep = Garder
verb-take = Prendre
verb-destroy = Détruire
verb-turn = Engager
verb-straighten = Redresser
verb-put = Poser ici
verb-summon = Jouer
verb-return = Remettre
verb-figure = Archimage
verb-clone = Clone
verb-core = Cube
verb-trial = Épreuve
bag-more = ajouter 1 { $kind } (maintenant { $count })
bag-less = retirer 1 { $kind }
bag-have = sur { $count }
bag-left = encore { $count } à choisir
bag-needs = encore { $count } à payer
confirm = Confirmer
convert-sell = Vendre (1 mana pièce)
convert-buy = Acheter
convert-spells = Sorts
convert-total = Vous avez alors
convert-traded = Échangé
convert-not = Ne pas échanger
convert-more = { $what } : un de plus, maintenant { $count }
convert-less = { $what } : un de moins
composing = Faites tous ces choix, puis confirmez.
composed = Tout est choisi : confirmez ou modifiez.
change = Modifier
picked-some = { $count } sur { $most } choisies
number-label = Combien
number-less = Un de moins
number-more = Un de plus
order-earlier = Avancer { $name }
order-later = Reculer { $name }
take-all = Tout prendre
take-none = Tout laisser

## Keys

keys = Clavier
signs = Symboles des cartes
help = Symboles et touches
key-choose = choisir par numéro
key-pass = passer
key-confirm = confirmer
key-glow = prochain choix possible
key-tab = bouton suivant
key-close = fermer
key-undo = annuler
key-hint = demander un conseil
key-log = afficher ou masquer l’historique
key-keys = cette liste

## Story and chat

story = Historique
story-news = Historique : nouveau message
times = { $count } fois
last-turns = Derniers tours
chat = Discussion
chat-say = Écrire un message
chat-withheld = Les joueurs verront ceci à la fin de la partie.
chat-send = Envoyer

## Around the table

copy-link = Copier le lien
copied = Copié
offer-draw = Proposer l’égalité
no-draw-with-bots = Les bots n’acceptent jamais l’égalité.
resign = Abandonner
resign-not = Non, continuer
resign-sure = Oui, abandonner
gallery = Matériel
rules = Règles
proposal-undo = { $name } voudrait annuler son dernier coup.
proposal-draw = { $name } propose l’égalité.
proposal-you-undo = Vous avez demandé à annuler votre dernier coup.
proposal-you-draw = Vous avez proposé l’égalité.
agree = Accepter
disagree = Refuser
take-back = Retirer la demande
proposal-declined = La demande a été refusée.

## The end

result-you = Vous avez gagné !
result-winner = { $name } a gagné.
result-shared = { $names } se partagent la victoire.
result-draw = Égalité.
rematch = Rejouer
replay = Revoir la partie
download-record = Télécharger la partie
download-text = Télécharger en texte
downloads = Télécharger …
score-check = grâce à un pouvoir, pour cette vérification seulement
ended-no_purple_cores = Il ne reste plus de cube violet.
ended-two_tracks_finished = Deux pistes ont été parcourues jusqu’au bout.
ended-last_round = C’était la dernière manche.
ended-round_limit = La partie a atteint sa limite de manches.
tie-break-res_arcana = Égalité de points : départagés au nombre d’essences.
tie-break-trial_of_the_temples = Égalité de points : départagés au mana.
score-lines = Lignes de cubes
score-spells = Sorts
plain-pass = Passer
plain-pay = Payer
plain-gain = Prendre
plain-lose = Perdre
plain-wild = Prendre

## Pages

nav = Pages
nav-play = Jouer
about = À propos
profile = Profil
settings = Réglages
loading = Chargement …
search = Chercher
all = Tout
found = { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
}
hero = Asseyez-vous. La table est mise.
hero-more = Deux jeux de duels entre mages, fidèles aux règles, contre des bots ou entre amis.
pitch-res_arcana = Réunissez des essences, jouez des artefacts, prenez des Lieux de Puissance : dix points à la fin d’une manche pour gagner. De deux à quatre joueurs, environ une demi-heure.
pitch-trial_of_the_temples = Envoyez votre archimage de temple en temple, gravissez trois pistes et posez des cubes de sort. De deux à quatre joueurs.
play-now = Jouer tout de suite contre un bot
opponent = Adversaire
bot-ladder = Les bots, par niveau
play-guided = Première partie guidée
make-table = Créer une table
my-games = Mes parties
open-tables = Tables ouvertes
open-tables-none = Aucune table ouverte pour l’instant. Créez-en une et envoyez le lien à un ami.
join = Rejoindre
watch = Regarder
go-on = Continuer
game = Jeu
variant = Variante
variant-standard = Normale
variant-first_game = Première partie, avec mains prédéfinies
variant-draft = Draft
variant-match = Match à deux, en deux parties gagnantes
seats = Joueurs
seat-number = Joueur { $number }
seat-open = Place libre
seat-wish-me = Moi
seat-wish-me-too = Deuxième joueur sur cet appareil
seat-wish-open = Libre (toute personne ayant le lien)
bot-random = Joue au hasard.
bot-novice = Joue vite et sans calcul.
bot-adept = Pèse chaque coup.
bot-expert = Voit le meilleur coup d’un seul regard.
bot-sage = A appris en jouant contre lui-même et prévoit un ou deux coups à l’avance.
bot-master = Prévoit plusieurs coups à l’avance.
bot-grandmaster = A appris en jouant contre lui-même et prévoit plusieurs coups à l’avance.
choose-bot = Bot : { $name }
choose-rated-bot = Bot : { $name } (Elo { $elo })
time = Pendule
time-none = Sans limite
time-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
public = Afficher dans le salon
rated = Partie cotée (avec un compte)
waiting-for-people = En attente de joueurs pour les places libres.
sit-here = S’asseoir ici
seat-a-bot = Ajouter un bot
challenge-bot = Défier un compte de bot
challenge-send = Envoyer le défi
challenge-sent = { $bot } a reçu la demande. S’il est connecté et accepte, il prendra la place.
invitation = Lien pour vos amis
leave = Quitter la table
no-table = Cette table n’existe pas, ou vous n’y avez pas accès.
not-found = Cette page n’existe pas.
not-found-more = L’adresse contient peut-être une faute de frappe, ou la page a été supprimée.
curtain = { $name }, à vous de jouer.
curtain-go = Montrer mes cartes
guest-name = Voyageur { $number }
your-name = Votre nom
save = Enregistrer
saved = Enregistré.
account = Compte
account-more = Gardez vos parties et vos cotes, et jouez aussi sur d’autres appareils. Aucune adresse e-mail n’est demandée.
account-make = Créer un compte
login = Identifiant
password = Mot de passe, au moins 8 caractères
sign-in = Se connecter
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter de tous les appareils
signed-in = Vous êtes connecté.
signed-out = Vous êtes déconnecté.
ratings = Cotes
rated-games = { $count ->
    [one] { $count } partie cotée
   *[other] { $count } parties cotées
}
history = Parties terminées
history-none = Aucune pour l’instant.
history-won = victoire
history-lost = défaite
history-draw = égalité
rules-numbers = Coûts et valeurs
rules-ours = Valeurs que nous avons choisies
rules-ours-more = Le livret de règles ne donne pas toutes les valeurs. Nous avons choisi nous-mêmes certaines de celles qui suivent ; si vous possédez le jeu, vous pouvez les remplacer.

## Replay

replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-play = Lire
replay-pause = Pause
replay-slider = Moment de la partie
replay-eyes = Point de vue
replay-spectator = Spectateur
analyse = Analyser
analysis = Analyse
analysis-waits = En attente d’un bot disponible
analysis-works = Analyse : { $percent } %
analysis-failed = L’analyse a échoué.
analysis-again = Analyser à nouveau
mark-played = joué

## About

about-what = Conclave est un projet non officiel, réalisé par des passionnés avec respect, sans illustrations ni textes des éditeurs.
about-res_arcana = Res Arcana est un jeu de Tom Lehmann, illustré par Julien Delval, publié par Sand Castle Games.
about-trial_of_the_temples = Trial of the Temples est un jeu de Michael Mihealsick et Wei-Min Ling, illustré par Maisherly Chan, publié par EmperorS4.
about-buy = Si ces jeux vous plaisent, achetez-les : ils sont magnifiques sur une vraie table.
about-icons = Images
about-icons-more = Les emblèmes des cartes viennent de game-icons.net (CC BY 3.0). Nous avons dessiné nous-mêmes les essences, les cristaux et les symboles.
about-icons-authors = Emblèmes de Lorc, Delapouite et des autres contributeurs de game-icons.net.
about-fonts = Polices
about-fonts-more = Cinzel de Natanael Gama et Inter de Rasmus Andersson, tous deux sous SIL Open Font License.
about-fair = Mélange équitable
about-fair-more = Avant chaque partie, le serveur publie une empreinte de sa graine de mélange, puis la graine elle-même. Vérifiez une partie terminée avec : conclave replay --verify

## The guided game

guide-res_arcana-mage = Votre mage commence en jeu et reste avec vous toute la partie. Lisez les deux : l’un comme l’autre convient.
guide-res_arcana-item = Vous gardez l’objet magique jusqu’à ce que vous passiez ; vous l’échangez alors contre un autre.
guide-res_arcana-main = Jouez une carte de votre main, utilisez le pouvoir d’une carte en jeu, prenez un monument ou un Lieu de Puissance, défaussez une carte contre des essences, ou passez. Tout ce qui brille est possible maintenant.
guide-res_arcana-pay = La roue de couleurs représente n’importe quelle essence. Gardez ce qu’il faut pour votre prochaine carte.
guide-res_arcana-gain = Prenez ce qu’il faut pour votre prochaine carte.
guide-res_arcana-put = Ces essences vont sur la carte. À la collecte, vous pourrez les prendre : toutes ou aucune.
guide-res_arcana-take = Vous pouvez maintenant prendre les essences posées sur vos cartes : pour chaque carte, toutes ou aucune. Sur certaines, elles rapportent plus, ou des points, tant qu’elles y restent.
guide-res_arcana-react-loss = On vous attaque. Si vous ne faites rien, vous perdez de la Vie ; pour chaque Vie manquante, vous perdez deux autres essences.
guide-res_arcana-react-check = On compte les points. Une réaction peut changer le résultat ; vous pouvez aussi ne rien faire.
guide-res_arcana-unless = Payez pour éviter l’attaque. Sinon, vous la subissez.
guide-res_arcana-upkeep = Payez, ou cette carte reste engagée cette manche.
guide-res_arcana-rival = Vous en gagnez autant que ce rival en a dans sa réserve.
guide-res_arcana-keep = Gardez une de ces cartes et passez les autres. Celles que vous gardez formeront toute votre pioche.
guide-trial_of_the_temples-mat = Chaque grimoire offre un départ différent.
guide-trial_of_the_temples-place = Survolez ou touchez une tuile pour voir ce qu’elle vous donnerait.
guide-trial_of_the_temples-collect = Choisissez qui récolte : votre archimage ou votre clone.
guide-trial_of_the_temples-core = Un cube active le sort qu’il recouvre. Les lignes de trois ou quatre cubes rapportent des points à la fin.
guide-trial_of_the_temples-turn = Une épreuve coûte un jeton d’action et fait avancer votre marqueur ; chaque case se paie en cristaux. Se reposer termine votre manche.
guide-trial_of_the_temples-on = Vous pouvez avancer de trois cases au plus, tant que vous pouvez payer.
guide-trial_of_the_temples-convert = Achetez des jetons et des cristaux contre du mana, ou vendez ceux que vous avez en trop.
guide-trial_of_the_temples-echo = Une fois par manche, un écho double ce que vous venez de récolter.
guide-trial_of_the_temples-wild = Choisissez les couleurs de ces cristaux. Prenez celles que coûtent les prochaines cases de votre piste.
guide-phase-res_arcana-draft = Gardez une carte à la fois et passez les autres, jusqu’à ce que chacun ait sa pioche.
guide-phase-res_arcana-mages = Atteignez dix points à la fin d’une manche pour gagner. Chacun choisit en secret un mage sur deux, puis tous sont révélés.
guide-phase-res_arcana-items = À tour de rôle, chaque joueur prend un objet magique au centre.
guide-phase-res_arcana-collect = Une manche commence : collectez ce que donnent vos cartes et prenez, si vous voulez, les essences posées dessus.
guide-phase-res_arcana-actions = Chacun fait une action à son tour, jusqu’à ce que tous aient passé. Quand vous passez, échangez votre objet magique et piochez une carte. Le premier à passer prend la tuile Premier joueur (1 point).
guide-phase-res_arcana-check = Tous ont passé, on compte les points. À partir de dix, le meilleur score gagne ; sinon une nouvelle manche commence.
guide-phase-trial_of_the_temples-setup = Celui qui a le plus de points à la fin gagne. Vos marqueurs sur les trois pistes (un marqueur qui n’a jamais bougé coûte des points) et les cubes posés sur votre grimoire en rapportent. D’abord, chacun prend un grimoire.
guide-phase-trial_of_the_temples-night = Une tuile de manche indique où tombe la nuit. La nuit, les temples montrent leur autre face.
guide-phase-trial_of_the_temples-temple = À tour de rôle, chacun place son archimage. Il récolte tout sur sa propre tuile ; sur les tuiles vides des deux côtés, jusqu’à la prochaine figurine ou la tuile Jour et Nuit, seulement la petite icône du bas. Un éclair est un jeton d’action, une étoile du mana. À deux joueurs, chacun a aussi un clone qui peut récolter à sa place contre un peu de mana.
guide-phase-trial_of_the_temples-resource = Chacun récolte dans les temples autour de son archimage, jusqu’à la prochaine figurine.
guide-phase-trial_of_the_temples-trial = À tour de rôle, payez des jetons d’action et des cristaux pour gravir une piste, ou reposez-vous jusqu’à la manche suivante.

## Order

order-tools = Masquer, bloquer ou signaler
mute = Masquer
unmute = Ne plus masquer
block = Bloquer
unblock = Débloquer
mute-more = Vous ne verrez pas les messages des joueurs masqués.
block-more = Vous ne verrez pas les messages des joueurs bloqués, et aucun de vous ne pourra rejoindre les tables de l’autre. Ils n’en sont pas informés.
show-out = Exclure de la table
shown-out = Exclu : cette personne ne peut plus rejoindre ni regarder cette table.
report-table = Signaler cette table
report-why = Quel est le problème ?
report-send = Envoyer aux modérateurs
reported = Merci. Un modérateur va s’en occuper.
bots-mine = Vos bots
bots-more = Vos propres programmes jouent ici avec un compte de bot. Ils se connectent avec « conclave join » et un jeton ; gardez vos jetons secrets.
bot-name = Nom du bot
bot-make = Nouveau bot
bot-delete = Supprimer le bot
token = Jeton
token-label = Libellé, par exemple « portable »
token-challenges = Peut accepter des défis
token-make = Nouveau jeton
token-once = Copiez ce jeton maintenant : il ne sera plus affiché.
token-copy = Copier le jeton
token-revoke = Révoquer
token-all = joue et accepte les défis
token-play = joue seulement
token-used = dernière utilisation le { $date }
token-unused = pas encore utilisé
shunned = Joueurs masqués et bloqués
reports = Signalements
reports-none = Aucun signalement en attente.
reports-more = Plus de signalements
suspicions = Parties classées suspectes
suspicions-none = Aucune partie suspecte.
suspicion-score = { $wins } victoires en { $games } parties classées
suspicion-same_address = même adresse
suspicion-many_in_a_day = beaucoup de parties en un jour
suspicion-one_sided = à sens unique
suspicion-short = parties courtes
void-games = { $count ->
    [one] Annuler { $count } partie
   *[other] Annuler { $count } parties
}
audit = Actions de la modération
audit-none = Rien n’a encore été fait.
audit-ban = Bannissement
audit-unban = Bannissement levé
audit-close_report = Signalement clos
audit-show_out = Exclu d’une table
audit-void_game = Partie annulée
audit-make_steward = Nommé modérateur
audit-remove_steward = N’est plus modérateur
report-by = signalé par { $name }
report-a-table = Une table
report-act = Agir
report-close = Traité
ban = Bannir
ban-reason = Motif (affiché à cette personne)
ban-length = Durée
ban-day = pour un jour
ban-week = pour une semaine
ban-month = pour un mois
ban-for-good = définitivement
ban-guests = Bloquer aussi les nouveaux invités de la même adresse
ban-done = Banni.
bans = Joueurs bannis
bans-none = Personne n’est banni.
ban-until = jusqu’au { $date }
unban = Lever le bannissement

## Autour de la partie

turns-waiting = À vous de jouer à { $count } tables
ask-name = Comment vous appelez-vous ?
ask-name-more = Les autres le voient à la table et dans la discussion. Vous pourrez le changer dans votre profil.
ask-name-go = S’asseoir
offer-turn = Vous prévenir quand c’est à vous ?
offer-sound = Par un son
offer-notices = Par une notification
offer-none = Non merci
rematch-offered = { $name } veut une revanche.
somebody = Quelqu’un
finale = Décompte final
finale-skip = Passer
rating = Cote
leaderboard = Classement
leaderboard-bots = Comptes de bot
leaderboard-who = Joueur
leaderboard-games = Parties cotées
leaderboard-none = Personne n’a encore joué de partie cotée.
leaderboard-more = Jouez à des tables cotées (avec un compte) pour obtenir une cote. Elle part de bas et monte à mesure que l’estimation devient plus fiable.
rating-chart = Cote sur { $games } parties : de { $first } à { $last }, minimum { $least }, maximum { $most }.
shares = Taux de victoire
share-by-opponent = Contre
share-by-mage = Avec ce mage
share-by-place_of_power = Avec ce Lieu de Puissance
share-by-seat = Selon l’ordre du tour
share-seat = { $seat ->
    [1] Premier joueur ({ $seats } joueurs)
   *[other] Place { $seat } sur { $seats }
}
share-games = { $wins } sur { $games ->
    [one] { $games } partie gagnée
   *[other] { $games } parties gagnées
}
share-all = Montrer les { $count }
somebody-gone = un ancien joueur
time-bank = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $seconds } s par tour
}
time-move = { $seconds } s par coup
hints-wish = Autoriser les conseils pour tous
table-public = Visible dans le salon
table-private = Seulement avec le lien
table-rated = Partie cotée
table-hints = Avec des conseils
chat-none = Aucun message pour l’instant.
link-only-here = Ce lien ne fonctionne que sur votre ordinateur. Pour inviter d’autres joueurs, ouvrez Conclave à une adresse qu’ils peuvent atteindre et envoyez-leur ce lien.

## Apprendre

learn = Apprendre
learn-title = Apprendre à jouer
learn-more = Dix courtes scènes, une tâche dans chacune. Les erreurs sont expliquées et peuvent être annulées. Une dizaine de minutes.
learn-begin = Commencer
learn-offer = Première visite ? Apprenez en jouant
learn-decline = Pas maintenant
lesson-number = Scène { $number } sur { $count }
lesson-is-done = réussie
lesson-hint = Montrez-moi comment
lesson-undo = Annuler le coup
lesson-restart = Recommencer la scène
lesson-next = Scène suivante
lesson-back = Retour
lesson-skip = Passer la scène
lesson-leave = Toutes les scènes
lesson-first-game = Jouer votre première partie
rules-of-card = Règles et précisions
rules-found = { $count } résultats
rules-found-none = Aucun résultat. Essayez d’autres mots.
rules-examples = Exemples
rules-try = L’essayer à la table
rules-rulings = Carte par carte
fair-play = Fair-play
fair-play-text = Dans les parties classées, vous jouez seul : ni moteur, ni analyse, ni aide extérieure. Tant qu’une partie classée est en cours, ce serveur ferme à tous le moteur, les conseils, le plateau libre et les variantes pour cette position. Dans les parties non classées, les options de la table décident. Les joueurs voient ce qu’écrivent les spectateurs après la partie classée. Les parties arrangées sont annulées, et la modération consigne ses actes.

## What if

try-here = Jouer à partir d’ici
try-out = Et si… ?
try-title = Jouer à partir du coup { $step }
try-about = Une table rien qu’à vous, contre des bots. Elle ne compte pas et personne d’autre ne la voit.
try-seat = Jouer à la place de
try-against = Contre
try-hidden = Cartes cachées
try-deal-known = redistribuées (selon ce que savait ce joueur)
try-deal-true = telles qu’elles étaient
try-known-only = Les cartes que vous ne voyez pas sont redistribuées. Cela ne compte pas et personne d’autre ne le voit.
try-begin = Jouer
try-list = Vos essais
try-step = Coup { $step }
try-during = Pendant la partie
try-open = inachevé
try-won = gagné
try-lost = perdu contre { $name }
try-points = ({ $points })
try-with-known = cartes cachées redistribuées
try-with-true = cartes cachées telles quelles
try-game = La vraie partie s’est terminée { $points }.
try-note = Essai à partir du coup { $step } d’une partie
try-note-live = Essai à partir d’une partie en cours
try-back = Retour à la partie
try-again = Réessayer à partir de là
try-chances = Chances de gagner d’après ce que ce joueur pouvait savoir
try-reached = Dans l’essai
try-beside = Dans la partie
try-gain = Différence
try-start = Au point de départ : { $percent } %
try-weighed = Calcul en cours …
try-moves = { $count ->
    [one] 1 coup
   *[other] { $count } coups
}
try-judged = Le moteur estime les deux chances de gagner d’après ce que ce joueur pouvait savoir : dans votre essai, et dans la partie après le même nombre de coups. Si les deux sont terminés, vous voyez les résultats.
branches-wish = Autoriser « Et si… ? » pendant la partie
table-branches = Avec « Et si… ? »
coach = Coach
coach-undo = Annuler le coup
coach-on = Garder mon coup
coach-wish = Coach : me prévenir des erreurs nettes

## The free board

board = Plateau libre
board-open = Ouvrir sur le plateau libre

## Problèmes

puzzles = Problèmes
puzzle = Problème
puzzles-more = Des positions tirées de parties de bots, chacune avec une tâche et une solution prouvée. Votre premier essai compte ; ensuite, essayez autant que vous voulez.
puzzles-none = Il n’y a pas encore de problèmes pour ce jeu.
puzzles-all = Tirés de parties de bots
puzzles-own = Tirés de vos propres parties
puzzles-own-none = Aucun pour l’instant. Analysez une partie terminée et vos plus grosses erreurs deviendront ici des problèmes.
puzzles-own-calm = Aucune grosse erreur dans vos parties analysées. Analysez-en une autre.
puzzles-own-where = Vos parties
puzzles-own-all = { $count ->
    [one] Le montrer
   *[other] Montrer les { $count }
}
puzzle-own-loss = −{ $count } % de chances de gagner
puzzle-own-game = Voir la partie
puzzle-daily = Problème du jour
puzzle-next = Problème suivant
puzzle-leave = Tous les problèmes
puzzle-skip = Passer ce problème
puzzle-again = Recommencer
puzzle-give-up = Montrer la solution
puzzle-give-up-sure = Il comptera comme non résolu.
puzzle-give-up-yes = La montrer
puzzle-step = Étape suivante
puzzle-was-shown = Vous avez vu la solution.
puzzle-rating = Cote
puzzle-solved-count = Résolus
puzzle-streak = Série
puzzle-sort = Tâche
puzzle-level = Difficulté
puzzle-theme = Thème
puzzle-all = Tous
puzzle-only-new = Nouveaux seulement
puzzle-new = pas encore essayé
puzzle-solved = résolu
puzzle-missed = raté
puzzle-count = { $count ->
    [one] Un problème
   *[other] { $count } problèmes
}
puzzle-seats = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
puzzle-sort-win = Gagnez dans cette manche
puzzle-sort-only = Trouvez le meilleur coup
puzzle-sort-harvest = Récoltez le maximum
puzzle-level-easy = facile
puzzle-level-medium = moyen
puzzle-level-hard = difficile
puzzle-theme-cards = Cartes
puzzle-theme-conversions = Échanges
puzzle-theme-cores = Cubes de sort
puzzle-theme-crowd = À trois ou quatre
puzzle-theme-dragons = Dragons
puzzle-theme-harvest = Récolte
puzzle-theme-monuments = Monuments
puzzle-theme-passing = Passer
puzzle-theme-places = Lieux de Puissance
puzzle-theme-powers = Pouvoirs
puzzle-theme-reactions = Réactions
puzzle-theme-tracks = Pistes
