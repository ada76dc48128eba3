### Ce que dit le client du navigateur, en plus des messages des jeux.

app-name = Conclave
game-res_arcana = Res Arcana
game-trial_of_the_temples = Trial of the Temples
home = Accueil
close = Fermer
menu = Menu

## Settings

language = Langue
theme = Table
theme-system = selon l’appareil
theme-dark = bois sombre
theme-light = lin clair
contrast = Plus de contraste
less-motion = Moins de mouvement
sound = Son
guide = Expliquer en jouant

## Seats

seat-you = Vous
seat-nobody = Personne
seat-bot = un bot
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
phase-night = Tombée de la nuit
phase-temple = Phase des temples
phase-resource = Phase des ressources
phase-trial = Phase des épreuves
your-turn = À vous
turn-of = Au tour de { $name }
waits-for = { $name } réfléchit.
not-asked = On ne vous demande rien pour l’instant.
you-watch = Vous regardez.
game-over = La partie est finie.
show-result = Résultat
connection-lost = Reconnexion …
not-connected = Pas de connexion pour l’instant : rien n’a été fait. Réessayez dans un moment.

## The table of Res Arcana

centre = Le centre de la table
places = Lieux de Puissance
monuments = Monuments
monument-deck = dans la pioche
claim-top = Prendre celui du dessus
items = Objets magiques libres
open-draft = Au choix
rival-components = Montrer ou cacher les cartes
discards = Défausse
hand = Main
hand-empty = Votre main est vide.
deck = Pioche
deck-known = Les cartes de votre pioche, sans ordre
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
lies-centre = au centre
lies-deck = dans votre pioche
lies-hand = dans votre main
lies-discards = { $own ->
    [true] dans votre défausse
   *[false] défaussée : { $name }
}
lies-play = { $own ->
    [true] en jeu, à vous
   *[false] en jeu : { $name }
}

## Les signes des cartes de Res Arcana

sign-any = une essence de n’importe quelle sorte
sign-arrow = avant, le coût ; après, ce que cela donne
sign-turn = tournez cette carte ; elle est redressée après la manche
sign-straighten = redressez une carte tournée : elle peut resservir
sign-collect = gagné à chaque manche à la collecte
sign-react = une réaction : hors de son tour, à une attaque ou un décompte
sign-flag = se produit une fois, à l’acquisition
sign-here = posé sur cette carte
sign-from = pris sur cette carte
sign-draw = piochez autant de cartes
sign-discard = défaussez une carte de votre main
sign-destroy = détruisez : la carte va à la défausse
sign-card = un artefact
sign-eye = regardez les premières cartes et remettez-les dans l’ordre voulu
sign-attack = chaque rival perd autant de Vie
sign-unless = à moins de payer ceci
sign-shield = ignorez la perte de Vie
sign-rivals = chaque rival, ou les essences d’un rival
sign-dragon = un dragon
sign-creature = une créature
sign-points = points
sign-except = mais pas de cette sorte
sign-x = autant que voulu, pareil des deux côtés
sign-less = les cartes coûtent autant de moins

## The table of Trial of the Temples

ring = L’anneau des temples
tile-label = Tuile { $position } : { $name }, { $side }
day = jour
night = nuit
would-collect = De la tuile { $position } vous récolteriez
tap-again = Touchez encore pour choisir.
which-figure = Que placer
place-figure = Archimage
place-clone = Clone
cores-left = Noyaux de sort restants
begin-trial = Commencer
neutral = marqueur neutre
start-token = Jeton de départ
rests = se repose
spell-used = utilisé cette manche

## Choosing

decision = Ce qu’on vous demande
all-choices = Les { $count } choix
banked = Votre réponse est gardée jusqu’à votre tour. Vous pouvez encore la changer.
next-income = +{ $count } à la prochaine manche
next-choice = +{ $count } au choix à la prochaine manche
within-reach = { $points } points ou plus à portée dans cette manche
payable = vous pouvez le payer maintenant
known-cards = Cartes que tous ont vues, en main ou dans la pioche
pace = Les bots jouent
pace-slow = lentement
pace-usual = au rythme habituel
pace-fast = vite
waiting-for = En attente de { $name }
card-banked = choisie, en attendant les autres
chosen = Choisie
not-chosen = Non choisie
taken = Prise
left = Laissée
gets = Ce que vous recevez et donnez
drafted = Vos choix
hand-and-deck = Votre main et le reste de votre pioche
undo = Annuler
undo-ask = Demander d’annuler
hint = Conseil
hint-says = Un bot ferait : { $text }.
hint-done = s’arrêter là et n’en rien faire de plus
hint-convert = convertir d’abord quelque chose : mana, jetons ou cristaux
hint-decline = refuser
verb-place = Placer
verb-claim = Prendre
verb-use = Utiliser
verb-react = Réagir
verb-discard = Défausser
verb-discard-gold = Défausser pour 1 Or
verb-discard-two = Défausser pour 2 essences (sauf Or)
verb-item = Prendre
verb-mage = Choisir
verb-keep = Garder
verb-take = Prendre
verb-destroy = Détruire
verb-turn = Engager
verb-straighten = Redresser
verb-put = Poser là
verb-summon = Placer
verb-return = Remettre
verb-figure = Archimage
verb-clone = Clone
verb-core = Noyau
verb-trial = Épreuve
bag-more = un de plus : { $kind }, maintenant { $count }
bag-less = un de moins : { $kind }
bag-have = sur { $count }
bag-left = encore { $count } à choisir
bag-needs = il reste { $count } du coût à couvrir
confirm = Confirmer
composing = Choisissez tout cela, puis confirmez.
composed = Tout est choisi : confirmez, ou changez quelque chose.
change = Changer
picked-some = { $count } sur { $most } choisies
number-label = Combien
number-less = Un de moins
number-more = Un de plus
order-earlier = { $name } plus tôt
order-later = { $name } plus tard
take-all = Tout prendre
take-none = Tout laisser

## Keys

keys = Touches
signs = Les signes des cartes
help = Signes et touches
key-choose = choisir par numéro
key-pass = passer
key-confirm = confirmer
key-glow = vers la prochaine chose qui brille
key-tab = vers le bouton suivant
key-close = fermer ce qui est ouvert
key-undo = annuler
key-hint = demander un conseil
key-log = montrer ou cacher le récit
key-keys = cette liste

## Story and chat

story = Récit
story-news = Récit : quelqu’un a dit quelque chose
times = { $count } fois
last-turns = Derniers tours
chat = Discussion
chat-say = Dire quelque chose
chat-send = Envoyer

## Around the table

copy-link = Copier le lien
copied = Copié
offer-draw = Proposer la nulle
no-draw-with-bots = Les bots n’acceptent pas de nulle.
resign = Abandonner
resign-not = Non, continuer
resign-sure = Oui, abandonner
gallery = Matériel
rules = Règles
proposal-undo = { $name } voudrait reprendre son dernier choix.
proposal-draw = { $name } propose la nulle.
proposal-you-undo = Vous demandez à reprendre votre dernier choix.
proposal-you-draw = Vous proposez la nulle.
agree = Accepter
disagree = Refuser
take-back = Retirer la proposition
proposal-declined = La proposition a été refusée.

## The end

result-you = Vous avez gagné !
result-winner = { $name } a gagné.
result-shared = { $names } partagent la victoire.
result-draw = Partie nulle.
rematch = Rejouer
replay = Revoir
download-record = Télécharger l’enregistrement
download-text = Télécharger en texte
score-check = par un pouvoir, pour cette vérification seulement
ended-no_purple_cores = Il ne restait plus de cube violet.
ended-two_tracks_finished = Deux pistes ont été gravies jusqu’au bout.
ended-last_round = C’était la dernière manche.
ended-round_limit = La partie était limitée à ce nombre de manches.
tie-break-res_arcana = Égalité de points ; plus d’essences ont tranché.
tie-break-trial_of_the_temples = Égalité de points ; plus de mana a tranché.
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
hero-more = Deux jeux de mages, fidèles aux règles, contre des bots ou entre amis.
pitch-res_arcana = Réunissez des essences, placez des artefacts, prenez des Lieux de Puissance : dix points gagnent. De deux à quatre joueurs, une demi-heure.
pitch-trial_of_the_temples = Envoyez votre archimage autour des temples, gravissez trois pistes et posez des cubes de sort. De deux à quatre joueurs.
play-now = Jouer tout de suite contre un bot
opponent = Adversaire
play-guided = Une première partie, expliquée
make-table = Ouvrir une table
my-games = Mes parties
open-tables = Tables ouvertes
open-tables-none = Aucune table n’attend de joueurs. Ouvrez-en une et envoyez son lien à un ami.
join = Rejoindre
watch = Regarder
go-on = Continuer
game = Jeu
variant = Variante
variant-standard = Normale
variant-first_game = Première partie, avec des mains fixes
variant-draft = Draft
variant-match = Match à deux, en deux victoires
seats = Joueurs
seat-number = Joueur { $number }
seat-open = Place libre
seat-wish-me = Moi
seat-wish-me-too = Ici aussi, sur cet appareil
seat-wish-open = Libre : qui a le lien
bot-random = Joue au hasard.
bot-novice = Joue vite et simplement.
bot-adept = Pèse chaque choix.
bot-expert = A appris à voir le meilleur coup d’un regard.
bot-sage = A appris en jouant contre lui-même et voit un ou deux coups plus loin.
bot-master = Voit plus loin.
bot-grandmaster = A appris en jouant contre lui-même et voit plus loin.
choose-bot = Bot : { $name }
choose-rated-bot = Bot : { $name } (Elo { $elo })
time = Temps de réflexion
time-none = Autant que vous voulez
time-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
public = Montrer à tous
rated = Compte pour le classement (avec un compte)
waiting-for-people = En attente de joueurs pour les places libres.
sit-here = S’asseoir ici
seat-a-bot = Asseoir un bot
invitation = Lien pour vos amis
leave = Quitter la table
no-table = Cette table n’existe pas, ou ne vous est pas ouverte.
curtain = { $name }, à vous.
curtain-go = Montrer mes cartes
guest-name = Voyageur { $number }
your-name = Votre nom
save = Enregistrer
saved = Enregistré.
account = Compte
account-more = Gardez vos parties et vos classements, et jouez aussi sur d’autres appareils. Aucune adresse n’est demandée.
account-make = Créer un compte
login = Identifiant
password = Mot de passe, au moins 8 caractères
sign-in = Se connecter
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
signed-in = Vous êtes connecté.
signed-out = Vous êtes déconnecté.
ratings = Classements
rated-games = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
history = Parties finies
history-none = Aucune pour l’instant.
history-won = victoire
history-lost = défaite
history-draw = match nul
rules-numbers = Les nombres
rules-ours = Nos propres valeurs
rules-ours-more = Le livret n’imprime pas toutes les valeurs. Celles de ces éléments sont en partie les nôtres ; qui possède le jeu peut les remplacer.

## Replay

replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-play = Lire
replay-pause = Pause
replay-slider = Étape de la partie
replay-eyes = Par les yeux de qui
replay-spectator = En spectateur
analyse = Analyser
analysis = Analyse
analysis-waits = En attente d’un bot disponible
analysis-works = Analyse : { $percent } %
analysis-failed = L’analyse a échoué.
analysis-again = Analyser à nouveau
mark-played = joué

## About

about-what = Conclave est une version non officielle, faite par des amateurs avec respect, sans image ni texte des éditeurs.
about-res_arcana = Res Arcana est un jeu de Tom Lehmann, illustré par Julien Delval, publié par Sand Castle Games.
about-trial_of_the_temples = Trial of the Temples est un jeu de Michael Mihealsick et Wei-Min Ling, illustré par Maisherly Chan, publié par EmperorS4.
about-buy = Si vous aimez ces jeux, achetez-les : sur une vraie table, ils sont magnifiques.
about-icons = Images
about-icons-more = Les emblèmes des cartes viennent de game-icons.net, sous licence CC BY 3.0. Les essences, les cristaux et les signes sont les nôtres.
about-icons-authors = Emblèmes de Lorc, Delapouite et des autres contributeurs de game-icons.net.
about-fonts = Caractères
about-fonts-more = Cinzel de Natanael Gama et Inter de Rasmus Andersson, tous deux sous SIL Open Font License.
about-fair = Mélange équitable
about-fair-more = Le donneur montre l’empreinte de sa graine avant la partie et la graine après. L’enregistrement d’une partie finie se vérifie avec : conclave replay --verify

## The guided game

guide-res_arcana-mage = Votre mage commence en jeu et reste avec vous. Lisez les deux ; aucun choix n’est mauvais.
guide-res_arcana-item = Un objet magique est à vous jusqu’à ce que vous passiez : vous l’échangez alors.
guide-res_arcana-main = Placez une carte de votre main, utilisez le pouvoir d’une carte en jeu, prenez un monument ou un Lieu de Puissance, défaussez une carte contre des essences, ou passez. Ce qui brille est possible maintenant.
guide-res_arcana-pay = Un coût avec la roue de couleurs accepte toute sorte. Gardez les essences que demande votre prochaine carte.
guide-res_arcana-gain = Choisissez les sortes que coûte votre prochaine carte.
guide-res_arcana-put = Ces essences vont sur la carte. À la collecte, vous pourrez les prendre, toutes ou aucune.
guide-res_arcana-take = Vous pouvez prendre les essences de vos cartes, sur chacune toutes ou aucune. Certaines cartes donnent plus, ou des points, tant qu’elles y restent.
guide-res_arcana-react-loss = On vous attaque. Sans rien faire, vous perdez de la Vie ; pour chacune qui manque, deux autres essences.
guide-res_arcana-react-check = On compte les points. Une réaction peut changer le résultat ; ne rien faire est permis.
guide-res_arcana-unless = Payez, et l’attaque vous épargne. Sinon, vous la subissez.
guide-res_arcana-upkeep = Payez, ou cette carte est engagée pour la manche.
guide-res_arcana-rival = Le nombre d’essences dans la réserve de cet adversaire décide de votre gain.
guide-res_arcana-keep = Gardez une de ces cartes et passez les autres : celles que vous gardez sont toute votre pioche.
guide-trial_of_the_temples-mat = Les grimoires diffèrent par ce que vous avez au départ.
guide-trial_of_the_temples-place = Pointez ou touchez une tuile pour voir ce qu’elle donnerait.
guide-trial_of_the_temples-collect = Choisissez la figurine qui récolte.
guide-trial_of_the_temples-core = Un cube éveille le sort qu’il couvre. Les lignes de trois ou quatre cubes comptent à la fin.
guide-trial_of_the_temples-turn = Une épreuve coûte un jeton d’action et avance votre marqueur : chaque case a un prix en cristaux. Se reposer finit votre manche.
guide-trial_of_the_temples-on = Vous pouvez avancer jusqu’à trois cases, tant que vous pouvez payer.
guide-trial_of_the_temples-convert = Le mana achète des jetons et des cristaux, et ce qui reste se vend contre du mana.
guide-trial_of_the_temples-echo = Un écho redouble ce que vous venez de récolter, une fois par manche.
guide-trial_of_the_temples-wild = Ces cristaux sont à votre choix. Prenez les couleurs que vous paierez pour les prochaines cases d’une piste.
guide-phase-res_arcana-draft = Gardez une carte à la fois et passez les autres, jusqu’à ce que chacun ait sa pioche.
guide-phase-res_arcana-mages = Qui a dix points ou plus à la fin d’une manche gagne. Chacun commence avec un mage : choisissez-en un sur deux en secret ; puis tous sont montrés.
guide-phase-res_arcana-items = L’un après l’autre, chacun prend un objet magique au centre.
guide-phase-res_arcana-collect = Une manche commence : chacun gagne ce que ses cartes donnent à chaque manche, et peut prendre ce qui est posé dessus.
guide-phase-res_arcana-actions = Une action chacun à tour de rôle, jusqu’à ce que tous aient passé. Qui passe échange son objet magique et pioche une carte ; le premier à passer reçoit le jeton, qui vaut un point.
guide-phase-res_arcana-check = Tous ont passé, et l’on compte les points. À partir de dix, le plus haut total gagne ; sinon une nouvelle manche commence.
guide-phase-trial_of_the_temples-setup = À la fin, le plus de points gagne. Ils viennent de vos marqueurs sur les trois pistes (un marqueur qui n’a pas bougé coûte des points) et des cubes posés sur votre grimoire. Les temples forment un anneau, et chacun prend un grimoire.
guide-phase-trial_of_the_temples-night = Une tuile de manche est révélée : elle dit où tombe la nuit. De nuit, les temples montrent leur autre face.
guide-phase-trial_of_the_temples-temple = À tour de rôle, chacun place son archimage. Il récolte tout ce que montre sa propre tuile ; sur les tuiles vides des deux côtés, jusqu’à la prochaine figurine ou la tuile Jour et Nuit, seulement ce qui est dans le petit champ. Un éclair est un jeton d’action, une étoile du mana. À deux, chacun a aussi un clone, qui peut récolter à sa place contre un peu de mana.
guide-phase-trial_of_the_temples-resource = Chacun récolte dans les temples autour de sa figurine, jusqu’à la suivante.
guide-phase-trial_of_the_temples-trial = À tour de rôle : payez jetons d’action et cristaux pour gravir une piste, ou reposez-vous jusqu’à la manche suivante.

## Order

order-tools = Masquer, bloquer ou signaler
mute = Masquer
unmute = Entendre à nouveau
block = Bloquer
unblock = Débloquer
mute-more = Une personne masquée n’est plus entendue.
block-more = Une personne bloquée n’est plus entendue, et aucun de vous ne peut s’asseoir aux tables de l’autre. Elle n’en est pas informée.
show-out = Exclure de la table
shown-out = Cette personne ne peut plus s’asseoir ni regarder ici.
report-table = Signaler cette table
report-why = Que se passe-t-il ?
report-send = Envoyer aux modérateurs
reported = Merci. Un modérateur va regarder.
shunned = Masqués et bloqués
reports = Signalements
reports-none = Rien ne vous attend.
report-by = signalé par { $name }
report-a-table = Une table
report-act = Agir
report-close = Traité
ban = Bannir
ban-reason = Motif, qui lui est communiqué
ban-length = Pour combien de temps
ban-day = pour un jour
ban-week = pour une semaine
ban-month = pour un mois
ban-for-good = pour toujours
ban-guests = Refuser aussi les nouveaux invités de son adresse
ban-done = Cette personne est bannie.
bans = Personnes bannies
bans-none = Personne n’est banni.
ban-until = jusqu’au { $date }
unban = Laisser revenir

## Autour de la partie

turns-waiting = À vous de jouer à { $count } tables
ask-name = Comment les autres doivent-ils vous appeler ?
ask-name-more = Ils le voient à la table et dans la discussion. Vous pourrez le changer dans votre profil.
ask-name-go = S’asseoir
offer-turn = Voulez-vous être prévenu quand c’est à vous ?
offer-sound = Par un son
offer-notices = Par un message, même en mon absence
offer-none = Non, merci
rematch-offered = L’autre côté veut rejouer.
finale = On compte les points
finale-skip = Passer
rating = Classement
leaderboard = Palmarès
leaderboard-who = Joueur
leaderboard-games = Parties classées
leaderboard-none = Personne n’a encore joué de partie classée à ce jeu.
leaderboard-more = Le classement vient des tables classées, réservées à ceux qui ont un compte. C’est une estimation prudente : il monte à mesure que nous sommes plus sûrs.
rating-chart = Classement sur { $games } parties : de { $first } à { $last }, jamais sous { $least } ni au-dessus de { $most }.
shares = Victoires
share-by-opponent = Contre
share-by-mage = Avec le mage
share-by-place_of_power = Avec le Lieu de Puissance
share-by-seat = À la place
share-seat = { $seat } sur { $seats }
share-games = { $wins } sur { $games ->
    [one] { $games } partie gagnée
   *[other] { $games } parties gagnées
}
share-all = Montrer les { $count }
somebody-gone = quelqu’un qui est parti
time-bank = { $seconds ->
    [0] { $minutes } minutes chacun
   *[other] { $minutes } minutes chacun, et { $seconds } secondes par tour
}
time-move = { $seconds } secondes par coup
hints-wish = Des conseils d’un bot, pour toute la table
table-public = Visible dans le salon
table-private = Seulement pour ceux qui ont le lien
table-rated = Compte pour le classement
table-hints = Avec des conseils
chat-none = Personne n’a encore rien dit.
link-only-here = Ce lien ne mène qu’à votre propre machine : personne d’autre ne peut l’ouvrir. Ouvrez Conclave à une adresse que les autres atteignent, et envoyez ce lien-là.

## Apprendre

learn = Apprendre
learn-title = Apprendre à jouer
learn-more = De courtes scènes avec une chose à faire dans chacune : une dizaine de minutes. Les mauvais coups sont expliqués et peuvent être repris.
learn-begin = Commencer
learn-offer = Première visite ? Apprenez en jouant
learn-decline = Pas maintenant
lesson-number = Scène { $number } sur { $count }
lesson-is-done = réussie
lesson-hint = Montrez-moi comment
lesson-undo = Reprendre le coup
lesson-restart = Recommencer cette scène
lesson-next = Scène suivante
lesson-back = Retour
lesson-skip = Passer la scène
lesson-leave = Toutes les scènes
lesson-first-game = Jouer une première partie
rules-of-card = Règles et précisions
rules-found = Trouvé : { $count }
rules-found-none = Rien trouvé : essayez d’autres mots.
rules-examples = Par l’exemple
rules-try = L’essayer à une table
rules-rulings = Carte par carte

## What if

try-here = Jouer à partir d’ici
try-out = Essayer quelque chose
try-title = Jouer à partir de l’étape { $step }
try-about = Une table à vous, contre des bots : elle ne compte nulle part et personne d’autre ne la voit.
try-seat = En tant que
try-against = Contre
try-hidden = Ce qui était caché alors
try-deal-known = redistribué, selon ce que cette place savait
try-deal-true = tel que c’était
try-known-only = Ce qui vous est caché est redistribué. Cela ne compte nulle part et personne d’autre ne le voit.
try-begin = Jouer
try-list = Vos essais
try-step = Étape { $step }
try-during = Pendant la partie
try-open = pas terminé
try-won = gagné
try-lost = perdu contre { $name }
try-points = ({ $points })
try-with-known = ce qui était caché, redistribué
try-with-true = ce qui était caché, tel que c’était
try-game = La partie elle-même s’est terminée { $points }.
try-note = Un essai à partir de l’étape { $step } d’une partie
try-note-live = Un essai à partir d’une partie en cours
try-back = Retour à la partie
try-again = Recommencer de là
try-chances = Chance de gagner, d’après ce que cette place pouvait savoir
try-reached = Dans l’essai
try-beside = Dans la partie
try-gain = Différence
try-start = Là où l’essai a commencé : { $percent } %
try-weighed = Évaluation en cours …
try-moves = { $count ->
    [one] 1 coup
   *[other] { $count } coups
}
try-judged = Les chances sont celles du moteur, d’après ce que la place pouvait savoir : là où en est l’essai, et dans la partie après autant de coups. Quand les deux sont terminés, ce sont les résultats.
branches-wish = Pendant la partie, on peut essayer la suite possible
table-branches = Avec essais
coach = Coach
coach-undo = Reprendre le coup
coach-on = Continuer ainsi
coach-wish = Un coach dit ce qui perd nettement

## The free board

board = Plateau libre
board-open = Ouvrir sur le plateau libre

## Problèmes

puzzles = Problèmes
puzzle = Problème
puzzles-more = Des positions de parties de bots, chacune avec une tâche et une preuve. Le premier essai compte ; ensuite, essayez autant que vous voulez.
puzzles-none = Il n’y a pas encore de problèmes pour ce jeu.
puzzles-all = Tirés de parties de bots
puzzles-own = Tirés de vos propres parties
puzzles-own-none = Aucun pour l’instant : faites analyser une partie terminée, et chacune de vos décisions qui l’a fait basculer devient ici un problème.
puzzles-own-calm = Aucune de vos décisions n’a fait basculer une de vos parties analysées. Faites-en analyser une autre.
puzzles-own-where = Vos parties
puzzles-own-all = { $count ->
    [one] Le montrer
   *[other] Montrer les { $count }
}
puzzle-own-loss = { $count ->
    [one] Un point perdu
   *[other] { $count } points perdus
}
puzzle-own-game = Voir la partie
puzzle-daily = Problème du jour
puzzle-next = Problème suivant
puzzle-leave = Tous les problèmes
puzzle-skip = Passer ce problème
puzzle-again = Recommencer
puzzle-give-up = Montrer la solution
puzzle-give-up-sure = Il comptera alors comme non résolu.
puzzle-give-up-yes = La montrer
puzzle-step = Étape suivante
puzzle-was-shown = La solution vous a été montrée.
puzzle-rating = Classement
puzzle-solved-count = Résolus
puzzle-streak = D’affilée
puzzle-sort = Tâche
puzzle-level = Difficulté
puzzle-theme = Thème
puzzle-all = Tous
puzzle-only-new = Seulement les nouveaux
puzzle-new = pas encore essayé
puzzle-solved = résolu
puzzle-missed = manqué
puzzle-count = { $count ->
    [one] Un problème
   *[other] { $count } problèmes
}
puzzle-seats = { $count ->
    [one] un joueur
   *[other] { $count } joueurs
}
puzzle-sort-win = Gagnez cette manche
puzzle-sort-only = Trouvez le seul coup
puzzle-sort-harvest = La meilleure récolte
puzzle-level-easy = facile
puzzle-level-medium = moyen
puzzle-level-hard = difficile
puzzle-theme-cards = Cartes
puzzle-theme-conversions = Conversions
puzzle-theme-cores = Cubes de sort
puzzle-theme-crowd = À trois ou quatre
puzzle-theme-dragons = Dragons
puzzle-theme-harvest = Récolte
puzzle-theme-monuments = Monuments
puzzle-theme-passing = Passer
puzzle-theme-places = Lieux de puissance
puzzle-theme-powers = Pouvoirs
puzzle-theme-reactions = Réactions
puzzle-theme-tracks = Pistes
