### Was der Browser-Client neben den Meldungen der Spiele sagt.

app-name = Conclave
game-res_arcana = Res Arcana
game-trial_of_the_temples = Trial of the Temples
home = Startseite
close = Schließen
menu = Menü

## Settings

language = Sprache
theme = Tisch
theme-system = wie das Gerät es vorgibt
theme-dark = dunkles Holz
theme-light = helles Leinen
contrast = Mehr Kontrast
less-motion = Weniger Bewegung
sound = Ton
guide = Beim Spielen erklären

## Seats

seat-you = Du
seat-nobody = Niemand
seat-bot = ein Bot
seat-away = abwesend
seat-of = Platz von { $name }
your-place = Dein Platz
first-player = Startspieler
passed = hat gepasst
wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
time-left = Verbleibende Zeit
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Where we are

round = Runde { $round }
match-game = Spiel { $game }
phase-setup = Aufbau
phase-draft = Draft
phase-mages = Magier
phase-items = Magische Gegenstände
phase-collect = Ertrag
phase-actions = Aktionen
phase-check = Siegprüfung
phase-over = Spielende
phase-night = Nachteinbruch
phase-temple = Tempelphase
phase-resource = Rohstoffphase
phase-trial = Prüfungsphase
your-turn = Du bist dran
turn-of = { $name } ist dran
waits-for = { $name } überlegt.
not-asked = Gerade wirst du nichts gefragt.
you-watch = Du siehst zu.
game-over = Das Spiel ist zu Ende.
show-result = Ergebnis
connection-lost = Neue Verbindung …
not-connected = Gerade besteht keine Verbindung: Es ist nichts geschehen. Versuche es gleich noch einmal.

## The table of Res Arcana

centre = Die Mitte des Tisches
places = Orte der Macht
monuments = Monumente
monument-deck = im Stapel
claim-top = Oberstes nehmen
items = Freie magische Gegenstände
open-draft = Zur Auswahl
rival-components = Karten zeigen oder verbergen
discards = Ablage
hand = Hand
hand-empty = Deine Hand ist leer.
deck = Stapel
deck-known = Die Karten deines Stapels, ungeordnet
hand-count = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
deck-count = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
card-turned = erschöpft
card-glows = kann gewählt werden
lies-centre = in der Mitte
lies-deck = in deinem Stapel
lies-hand = in deiner Hand
lies-discards = { $own ->
    [true] auf deinem Ablagestapel
   *[false] abgelegt: { $name }
}
lies-play = { $own ->
    [true] im Spiel, deine
   *[false] im Spiel: { $name }
}

## Die Zeichen auf den Karten von Res Arcana

sign-any = eine Essenz beliebiger Art
sign-arrow = davor steht, was es kostet, dahinter, was es gibt
sign-turn = diese Karte drehen; nach der Runde wird sie aufgerichtet
sign-straighten = eine gedrehte Karte aufrichten: sie kann wieder benutzt werden
sign-collect = kommt jede Runde beim Sammeln
sign-react = eine Reaktion: außerhalb des Zuges, auf Angriff oder Prüfung
sign-flag = geschieht einmal, beim Erwerben
sign-here = auf diese Karte legen
sign-from = von dieser Karte nehmen
sign-draw = so viele Karten ziehen
sign-discard = eine Handkarte ablegen
sign-destroy = zerstören: die Karte kommt auf den Ablagestapel
sign-card = ein Artefakt
sign-eye = die obersten Karten ansehen und beliebig geordnet zurücklegen
sign-attack = jeder Gegner verliert so viel Leben
sign-unless = außer er zahlt dies
sign-shield = den Verlust von Leben ignorieren
sign-rivals = jeder Gegner, oder die Essenzen eines Gegners
sign-dragon = ein Drache
sign-creature = eine Kreatur
sign-points = Punkte
sign-except = aber nicht diese Art
sign-x = beliebig viele, auf beiden Seiten gleich
sign-less = Karten kosten so viel weniger

## The table of Trial of the Temples

ring = Der Ring der Tempel
tile-label = Plättchen { $position }: { $name }, { $side }
day = Tag
night = Nacht
would-collect = Von Plättchen { $position } bekämst du
tap-again = Noch einmal tippen, um das zu wählen.
which-figure = Was gesetzt wird
place-figure = Erzmagier
place-clone = Klon
cores-left = Übrige Zauberwürfel
begin-trial = Beginnen
neutral = neutraler Marker
start-token = Startmarker
rests = ruht
spell-used = in dieser Runde benutzt

## Choosing

decision = Was du gefragt wirst
all-choices = Alle { $count } Möglichkeiten
banked = Deine Antwort wird aufbewahrt, bis du dran bist. Du kannst sie noch ändern.
next-income = +{ $count } in der nächsten Runde
next-choice = +{ $count } beliebige in der nächsten Runde
within-reach = { $points } Punkte oder mehr sind diese Runde erreichbar
payable = du kannst es jetzt bezahlen
known-cards = Karten, die alle gesehen haben, auf der Hand oder im Deck
pace = Bots spielen
pace-slow = langsam
pace-usual = wie üblich
pace-fast = schnell
waiting-for = Warten auf { $name }
card-banked = gewählt, bis alle gewählt haben
chosen = Gewählt
not-chosen = Nicht gewählt
taken = Genommen
left = Bleibt liegen
gets = Was du bekommst und gibst
drafted = Deine Wahl
hand-and-deck = Deine Hand und der Rest deines Decks
undo = Zurücknehmen
undo-ask = Um Rücknahme bitten
hint = Tipp
hint-says = Ein Bot würde: { $text }.
hint-done = hier aufhören und nichts mehr davon tun
hint-convert = zuerst etwas umwandeln: Mana, Marken oder Kristalle
hint-decline = ablehnen
verb-place = Ausspielen
verb-claim = Nehmen
verb-use = Nutzen
verb-react = Reagieren
verb-discard = Abwerfen
verb-discard-gold = Für 1 Gold abwerfen
verb-discard-two = Für 2 Essenzen (kein Gold) abwerfen
verb-item = Nehmen
verb-mage = Wählen
verb-keep = Behalten
verb-take = Nehmen
verb-destroy = Zerstören
verb-turn = Erschöpfen
verb-straighten = Spielbereit machen
verb-put = Dorthin legen
verb-summon = Ausspielen
verb-return = Zurücklegen
verb-figure = Erzmagier
verb-clone = Klon
verb-core = Würfel
verb-trial = Prüfung
bag-more = eins mehr: { $kind }, jetzt { $count }
bag-less = eins weniger: { $kind }
bag-have = von { $count }
bag-left = noch { $count } wählen
bag-needs = { $count } der Kosten noch nicht gedeckt
confirm = Bestätigen
composing = Wähle das alles, dann bestätige.
composed = Alles ist gewählt: bestätige es, oder ändere etwas.
change = Ändern
picked-some = { $count } von { $most } gewählt
number-label = Wie viele
number-less = Eins weniger
number-more = Eins mehr
order-earlier = { $name } weiter nach vorn
order-later = { $name } weiter nach hinten
take-all = Alles nehmen
take-none = Alles liegen lassen

## Keys

keys = Tasten
signs = Die Zeichen auf den Karten
help = Zeichen und Tasten
key-choose = nach Nummer wählen
key-pass = passen
key-confirm = bestätigen
key-glow = zum nächsten, das leuchtet
key-tab = zum nächsten Knopf
key-close = schließen, was offen ist
key-undo = zurücknehmen
key-hint = um einen Tipp bitten
key-log = Verlauf zeigen oder verbergen
key-keys = diese Liste

## Story and chat

story = Verlauf
story-news = Verlauf: Jemand hat etwas gesagt
times = { $count }-mal
last-turns = Letzte Züge
chat = Gespräch
chat-say = Etwas sagen
chat-send = Senden

## Around the table

copy-link = Link kopieren
copied = Kopiert
offer-draw = Remis anbieten
no-draw-with-bots = Bots lassen sich auf kein Remis ein.
resign = Aufgeben
resign-not = Nein, weiterspielen
resign-sure = Ja, aufgeben
gallery = Spielmaterial
rules = Regeln
proposal-undo = { $name } möchte die letzte Wahl zurücknehmen.
proposal-draw = { $name } bietet Remis an.
proposal-you-undo = Du bittest darum, deine letzte Wahl zurückzunehmen.
proposal-you-draw = Du bietest Remis an.
agree = Zustimmen
disagree = Ablehnen
take-back = Vorschlag zurückziehen
proposal-declined = Der Vorschlag wurde abgelehnt.

## The end

result-you = Du hast gewonnen!
result-winner = { $name } hat gewonnen.
result-shared = { $names } teilen sich den Sieg.
result-draw = Unentschieden.
rematch = Noch einmal
replay = Ansehen
download-record = Aufzeichnung herunterladen
download-text = Als Text herunterladen
score-check = durch eine Fähigkeit, nur für diese Prüfung
ended-no_purple_cores = Kein violetter Zauberwürfel war mehr da.
ended-two_tracks_finished = Zwei Leisten wurden bis zum Ende erklommen.
ended-last_round = Das war die letzte Runde.
ended-round_limit = Die Partie war auf so viele Runden begrenzt.
tie-break-res_arcana = Die Punkte waren gleich; mehr Essenzen entschieden.
tie-break-trial_of_the_temples = Die Punkte waren gleich; mehr Mana entschied.
score-lines = Würfelreihen
score-spells = Zauber
plain-pass = Passen
plain-pay = Zahlen
plain-gain = Nehmen
plain-lose = Verlieren
plain-wild = Nehmen

## Pages

nav = Seiten
nav-play = Spielen
about = Über
profile = Profil
settings = Einstellungen
loading = Lädt …
search = Suchen
all = Alle
found = { $count ->
    [one] { $count } Treffer
   *[other] { $count } Treffer
}
hero = Setz dich. Der Tisch ist gedeckt.
hero-more = Zwei Spiele um Magier, regeltreu, gegen Bots oder mit Freunden.
pitch-res_arcana = Sammle Essenzen, spiele Artefakte aus, nimm Orte der Macht: Zehn Punkte gewinnen. Zwei bis vier Personen, etwa eine halbe Stunde.
pitch-trial_of_the_temples = Schick deinen Erzmagier um die Tempel, steig auf drei Leisten auf und füge Zauberwürfel zusammen. Zwei bis vier Personen.
play-now = Gleich gegen einen Bot spielen
opponent = Gegner
play-guided = Ein erstes Spiel mit Erklärungen
make-table = Tisch eröffnen
my-games = Meine Spiele
open-tables = Offene Tische
open-tables-none = Gerade wartet kein Tisch auf Leute. Eröffne einen und schick den Link an Freunde.
join = Mitspielen
watch = Zusehen
go-on = Weiter
game = Spiel
variant = Variante
variant-standard = Standard
variant-first_game = Erstes Spiel, mit festen Händen
variant-draft = Draft
variant-match = Match zu zweit, zwei Siege nötig
seats = Personen
seat-number = Person { $number }
seat-open = Freier Platz
seat-wish-me = Ich
seat-wish-me-too = Auch hier, an diesem Gerät
seat-wish-open = Frei: wer den Link hat
bot-random = Spielt zufällig.
bot-novice = Spielt schnell und einfach.
bot-adept = Wägt jede Wahl ab.
bot-expert = Hat gelernt, den besten Zug auf einen Blick zu sehen.
bot-sage = Hat von sich selbst gelernt und denkt ein, zwei Züge voraus.
bot-master = Denkt voraus.
bot-grandmaster = Hat von sich selbst gelernt und denkt voraus.
choose-bot = Bot: { $name }
choose-rated-bot = Bot: { $name } (Elo { $elo })
time = Bedenkzeit
time-none = So lange du willst
time-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
public = Öffentlich anzeigen
rated = Zählt für die Wertung (nur mit Konto)
waiting-for-people = Es sind noch Plätze frei.
sit-here = Hier sitzen
seat-a-bot = Bot hinsetzen
invitation = Link für deine Freunde
leave = Tisch verlassen
no-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
curtain = { $name }, du bist dran.
curtain-go = Meine Karten zeigen
guest-name = Gast { $number }
your-name = Dein Name
save = Speichern
saved = Gespeichert.
account = Konto
account-more = Behalte deine Spiele und Wertungen, und spiel auch auf anderen Geräten. Eine Mailadresse ist nicht nötig.
account-make = Konto anlegen
login = Anmeldename
password = Passwort, mindestens 8 Zeichen
sign-in = Anmelden
sign-out = Abmelden
sign-out-everywhere = Überall abmelden
signed-in = Du bist angemeldet.
signed-out = Du bist abgemeldet.
ratings = Wertungen
rated-games = { $count ->
    [one] { $count } gewertetes Spiel
   *[other] { $count } gewertete Spiele
}
history = Beendete Spiele
history-none = Noch keine.
history-won = gewonnen
history-lost = verloren
history-draw = unentschieden
rules-numbers = Die Zahlen
rules-ours = Werte von uns
rules-ours-more = Die Anleitung nennt nicht jeden Wert. Die folgenden Teile haben zum Teil Werte von uns; wer das Spiel besitzt, kann sie ersetzen.

## Replay

replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-slider = Schritt des Spiels
replay-eyes = Mit wessen Augen
replay-spectator = Als Zuschauer
analyse = Analysieren
analysis = Analyse
analysis-waits = Wartet, bis ein Bot Zeit hat
analysis-works = Analyse: { $percent } %
analysis-failed = Die Analyse ist gescheitert.
analysis-again = Noch einmal analysieren
mark-played = gespielt

## About

about-what = Conclave ist eine inoffizielle Umsetzung von Fans, mit Respekt gemacht und ohne Bilder oder Texte der Verlage.
about-res_arcana = Res Arcana ist von Tom Lehmann, illustriert von Julien Delval, erschienen bei Sand Castle Games.
about-trial_of_the_temples = Trial of the Temples ist von Michael Mihealsick und Wei-Min Ling, illustriert von Maisherly Chan, erschienen bei EmperorS4.
about-buy = Wenn dir diese Spiele gefallen, kauf sie: Auf einem echten Tisch sind sie wunderschön.
about-icons = Bilder
about-icons-more = Die Embleme der Karten kommen von game-icons.net, unter der Lizenz CC BY 3.0. Die Essenzen, Kristalle und Zeichen sind unsere eigenen.
about-icons-authors = Embleme von Lorc, Delapouite und den anderen Mitwirkenden von game-icons.net.
about-fonts = Schriften
about-fonts-more = Cinzel von Natanael Gama und Inter von Rasmus Andersson, beide unter der SIL Open Font License.
about-fair = Faires Mischen
about-fair-more = Der Geber zeigt vor dem Spiel den Hash seines Startwerts und nachher den Startwert selbst. Die Aufzeichnung eines beendeten Spiels lässt sich prüfen mit: conclave replay --verify

## The guided game

guide-res_arcana-mage = Dein Magier beginnt im Spiel und bleibt bei dir. Lies beide; falsch wählen kannst du nicht.
guide-res_arcana-item = Ein magischer Gegenstand gehört dir, bis du passt: Dann tauschst du ihn.
guide-res_arcana-main = Spiel eine Karte aus, nutze die Kraft einer Karte im Spiel, nimm ein Monument oder einen Ort der Macht, wirf eine Karte für Essenzen ab, oder passe. Was leuchtet, geht jetzt.
guide-res_arcana-pay = Kosten mit dem bunten Rad nehmen jede Art. Behalte die Essenzen, die deine nächste Karte braucht.
guide-res_arcana-gain = Wähle die Arten, die deine nächste Karte kostet.
guide-res_arcana-put = Diese Essenzen kommen auf die Karte. Beim Ertrag kannst du sie nehmen, alle oder keine.
guide-res_arcana-take = Jetzt kannst du Essenzen von deinen Karten nehmen, von jeder alle oder keine. Manche Karten geben mehr, oder Punkte, solange sie dort liegen.
guide-res_arcana-react-loss = Jemand greift an. Tust du nichts, verlierst du Leben; für jedes fehlende zwei andere Essenzen.
guide-res_arcana-react-check = Jetzt werden Punkte gezählt. Eine Reaktion kann das Ergebnis ändern; nichts zu tun ist erlaubt.
guide-res_arcana-unless = Bezahle, und der Angriff geht an dir vorbei. Sonst erleidest du ihn.
guide-res_arcana-upkeep = Bezahle, oder diese Karte ist für die Runde erschöpft.
guide-res_arcana-rival = Die Zahl der Essenzen im Vorrat dieses Gegners entscheidet, wie viel du bekommst.
guide-res_arcana-keep = Behalte eine dieser Karten und gib die anderen weiter: Die behaltenen sind dein ganzer Stapel.
guide-trial_of_the_temples-mat = Die Tableaus unterscheiden sich darin, womit du beginnst.
guide-trial_of_the_temples-place = Zeig auf ein Plättchen oder tippe es an, um zu sehen, was es gäbe.
guide-trial_of_the_temples-collect = Wähle die Figur, die sammelt.
guide-trial_of_the_temples-core = Ein Zauberwürfel weckt den Zauber, den er bedeckt. Reihen von drei oder vier Würfeln zählen am Ende.
guide-trial_of_the_temples-turn = Eine Prüfung kostet ein Aktionsplättchen und bewegt deinen Marker: Jedes Feld hat einen Preis in Kristallen. Rasten beendet deine Runde.
guide-trial_of_the_temples-on = Du darfst bis zu drei Felder weit gehen, solange du bezahlen kannst.
guide-trial_of_the_temples-convert = Mana kauft Aktionsplättchen und Kristalle, und übrige lassen sich für Mana verkaufen.
guide-trial_of_the_temples-echo = Ein Echo verdoppelt etwas, das du gerade gesammelt hast, einmal je Runde.
guide-trial_of_the_temples-wild = Diese Kristalle darfst du wählen. Nimm die Farben, die du für die nächsten Felder einer Leiste bezahlen willst.
guide-phase-res_arcana-draft = Behalte jeweils eine Karte und gib die übrigen weiter, bis alle ein Deck haben.
guide-phase-res_arcana-mages = Wer am Ende einer Runde zehn oder mehr Siegpunkte hat, gewinnt. Alle beginnen mit einem Magier: Wähle geheim einen von zweien; dann werden alle gezeigt.
guide-phase-res_arcana-items = Der Reihe nach nehmen sich alle einen magischen Gegenstand aus der Mitte.
guide-phase-res_arcana-collect = Eine Runde beginnt: Alle bekommen, was ihre Karten jede Runde geben, und dürfen nehmen, was auf ihnen liegt.
guide-phase-res_arcana-actions = Reihum je eine Aktion, bis alle gepasst haben. Wer passt, tauscht den magischen Gegenstand und zieht eine Karte; wer zuerst passt, bekommt den Startspielermarker, einen Punkt wert.
guide-phase-res_arcana-check = Alle haben gepasst, die Punkte werden gezählt. Ab zehn gewinnt die höchste Summe; sonst beginnt die nächste Runde.
guide-phase-trial_of_the_temples-setup = Am Ende gewinnen die meisten Punkte. Sie kommen von deinen Markern auf den drei Leisten (ein Marker, der sich nicht bewegt hat, kostet Punkte) und von Zauberwürfeln auf deinem Tableau. Die Tempel werden im Ring ausgelegt, und alle nehmen ein Tableau.
guide-phase-trial_of_the_temples-night = Ein Rundenplättchen wird aufgedeckt: Es sagt, wo es Nacht wird. Tempel bei Nacht zeigen ihre andere Seite.
guide-phase-trial_of_the_temples-temple = Reihum stellen alle ihren Erzmagier auf. Er sammelt alles, was sein eigenes Plättchen zeigt; von den leeren Plättchen auf beiden Seiten, bis zur nächsten Figur oder zum Tag/Nacht-Plättchen, nur was im kleinen Feld steht. Ein Blitz ist ein Aktionsplättchen, ein Stern ist Mana. Zu zweit gibt es noch je einen Doppelgänger, der für etwas Mana stattdessen sammeln kann.
guide-phase-trial_of_the_temples-resource = Alle sammeln von den Tempeln um ihre Figur, bis zur nächsten.
guide-phase-trial_of_the_temples-trial = Reihum: Bezahle Aktionsplättchen und Kristalle, um auf einer Leiste zu steigen, oder raste bis zur nächsten Runde.

## Order

order-tools = Stummschalten, blockieren oder melden
mute = Stummschalten
unmute = Wieder hören
block = Blockieren
unblock = Nicht mehr blockieren
mute-more = Wer stumm ist, wird nicht gehört.
block-more = Wer blockiert ist, wird nicht gehört, und niemand von euch kann sich an Tische des anderen setzen. Es wird nicht mitgeteilt.
show-out = Vom Tisch verweisen
shown-out = Hier kann die Person nicht mehr sitzen oder zusehen.
report-table = Diesen Tisch melden
report-why = Was stimmt nicht?
report-send = An die Ordner senden
reported = Danke. Ein Ordner sieht es sich an.
shunned = Stumm und blockiert
reports = Meldungen
reports-none = Nichts wartet auf dich.
report-by = gemeldet von { $name }
report-a-table = Ein Tisch
report-act = Etwas unternehmen
report-close = Erledigt
ban = Sperren
ban-reason = Grund, der mitgeteilt wird
ban-length = Wie lange
ban-day = für einen Tag
ban-week = für eine Woche
ban-month = für einen Monat
ban-for-good = für immer
ban-guests = Auch neue Gäste von dieser Adresse nicht einlassen
ban-done = Die Person ist gesperrt.
bans = Gesperrte
bans-none = Niemand ist gesperrt.
ban-until = bis { $date }
unban = Wieder einlassen

## Rund ums Spiel

turns-waiting = An { $count } Tischen am Zug
ask-name = Wie sollen dich die anderen nennen?
ask-name-more = Sie sehen es am Tisch und im Chat. Du kannst es später in deinem Profil ändern.
ask-name-go = Hinsetzen
offer-turn = Sollen wir uns melden, wenn du dran bist?
offer-sound = Mit einem Ton
offer-notices = Mit einer Nachricht, auch wenn ich weg bin
offer-none = Nein, danke
rematch-offered = Die andere Seite möchte noch einmal spielen.
finale = Die Punkte werden gezählt
finale-skip = Überspringen
rating = Wertung
leaderboard = Rangliste
leaderboard-who = Spieler
leaderboard-games = Gewertete Partien
leaderboard-none = Dieses Spiel hat noch niemand gewertet gespielt.
leaderboard-more = Wertungen kommen von gewerteten Tischen, die Leuten mit einem Konto vorbehalten sind. Eine Wertung ist vorsichtig geschätzt: Sie wächst, je sicherer wir sind.
rating-chart = Wertung über { $games } Partien: von { $first } auf { $last }, nie unter { $least } und nie über { $most }.
shares = Siege
share-by-opponent = Gegen
share-by-mage = Mit dem Magier
share-by-place_of_power = Mit dem Ort der Macht
share-by-seat = Vom Platz
share-seat = { $seat } von { $seats }
share-games = { $wins } von { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} gewonnen
share-all = Alle { $count } zeigen
somebody-gone = jemand, der gegangen ist
time-bank = { $seconds ->
    [0] je { $minutes } Minuten
   *[other] je { $minutes } Minuten und { $seconds } Sekunden pro Zug
}
time-move = { $seconds } Sekunden pro Zug
hints-wish = Tipps von einem Bot, für alle am Tisch
table-public = In der Lobby zu sehen
table-private = Nur für Leute mit dem Link
table-rated = Zählt für die Wertung
table-hints = Mit Tipps
chat-none = Noch hat niemand etwas gesagt.
link-only-here = Dieser Link führt nur auf deinen eigenen Rechner: Niemand sonst kann ihn öffnen. Öffne Conclave unter einer Adresse, die die anderen erreichen, und schicke ihnen jenen Link.

## Lernen

learn = Lernen
learn-title = Spielen lernen
learn-more = Kurze Szenen mit je einer Sache zu tun: etwa zehn Minuten. Falsche Züge werden erklärt und lassen sich zurücknehmen.
learn-begin = Beginnen
learn-offer = Neu hier? Lerne beim Spielen
learn-decline = Jetzt nicht
lesson-number = Szene { $number } von { $count }
lesson-is-done = geschafft
lesson-hint = Zeig mir, wie
lesson-undo = Zurücknehmen
lesson-restart = Diese Szene neu beginnen
lesson-next = Nächste Szene
lesson-back = Zurück
lesson-skip = Überspringen
lesson-leave = Alle Szenen
lesson-first-game = Eine erste Partie spielen
rules-of-card = Regeln und Auslegungen
rules-found = Gefunden: { $count }
rules-found-none = Nichts gefunden: versuche andere Wörter.
rules-examples = An Beispielen
rules-try = Am Tisch ausprobieren
rules-rulings = Karte für Karte

## What if

try-here = Von hier aus spielen
try-out = Etwas ausprobieren
try-title = Ab Schritt { $step } spielen
try-about = Ein eigener Tisch gegen Bots: Er zählt nirgends, und niemand sonst sieht ihn.
try-seat = Als
try-against = Gegen
try-hidden = Was damals verborgen war
try-deal-known = neu ausgeteilt, nach dem Wissen dieses Platzes
try-deal-true = wie es wirklich war
try-known-only = Was dir verborgen ist, wird neu ausgeteilt. Es zählt nirgends, und niemand sonst sieht es.
try-begin = Spielen
try-list = Deine Versuche
try-step = Schritt { $step }
try-during = Während der Partie
try-open = nicht beendet
try-won = gewonnen
try-lost = verloren gegen { $name }
try-points = ({ $points })
try-with-known = Verborgenes neu ausgeteilt
try-with-true = Verborgenes wie es war
try-game = Die Partie selbst endete { $points }.
try-note = Ein Versuch ab Schritt { $step } einer Partie
try-note-live = Ein Versuch aus einer laufenden Partie
try-back = Zurück zur Partie
try-again = Noch einmal von dort
try-chances = Gewinnchance, soweit dieser Platz es wissen konnte
try-reached = Im Versuch
try-beside = In der Partie
try-gain = Unterschied
try-start = Wo der Versuch begann: { $percent } %
try-weighed = Wird bewertet …
try-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
try-judged = Die Chancen sind die der Engine, nach dem, was der Platz dort wissen konnte: wo der Versuch steht, und in der Partie nach ebenso vielen Zügen. Wo beide zu Ende sind, sind es die Ergebnisse.
branches-wish = Während der Partie darf man ausprobieren, wie es weitergehen könnte
table-branches = Mit Ausprobieren
coach = Trainer
coach-undo = Zurücknehmen
coach-on = Weiterspielen
coach-wish = Ein Trainer sagt, was klar verliert

## The free board

board = Freies Brett
board-open = Auf dem freien Brett öffnen

## Rätsel

puzzles = Rätsel
puzzle = Rätsel
puzzles-more = Stellungen aus Spielen von Bots, jede mit einer Aufgabe und einem Beweis. Der erste Versuch zählt; danach versuche es, so oft du magst.
puzzles-none = Für dieses Spiel gibt es noch keine Rätsel.
puzzles-all = Aus Partien von Bots
puzzles-own = Aus deinen eigenen Partien
puzzles-own-none = Noch keine: Lass eine beendete Partie analysieren; dann wird hier jede deiner Entscheidungen, die sie gewendet hat, zum Rätsel.
puzzles-own-calm = Keine deiner Entscheidungen hat eine deiner analysierten Partien gewendet. Lass eine weitere analysieren.
puzzles-own-where = Deine Partien
puzzles-own-all = { $count ->
    [one] Zeigen
   *[other] Alle { $count } zeigen
}
puzzle-own-loss = { $count ->
    [one] Einen Punkt verloren
   *[other] { $count } Punkte verloren
}
puzzle-own-game = Zur Partie
puzzle-daily = Rätsel des Tages
puzzle-next = Nächstes Rätsel
puzzle-leave = Alle Rätsel
puzzle-skip = Überspringen
puzzle-again = Noch einmal beginnen
puzzle-give-up = Lösung zeigen
puzzle-give-up-sure = Es zählt dann als nicht gelöst.
puzzle-give-up-yes = Zeigen
puzzle-step = Nächster Schritt
puzzle-was-shown = Es wurde dir gezeigt.
puzzle-rating = Wertung
puzzle-solved-count = Gelöst
puzzle-streak = In Folge
puzzle-sort = Aufgabe
puzzle-level = Schwierigkeit
puzzle-theme = Thema
puzzle-all = Alle
puzzle-only-new = Nur neue
puzzle-new = noch nicht versucht
puzzle-solved = gelöst
puzzle-missed = verfehlt
puzzle-count = { $count ->
    [one] Ein Rätsel
   *[other] { $count } Rätsel
}
puzzle-seats = { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
puzzle-sort-win = Gewinne diese Runde
puzzle-sort-only = Finde den einzigen Zug
puzzle-sort-harvest = Die beste Ernte
puzzle-level-easy = leicht
puzzle-level-medium = mittel
puzzle-level-hard = schwer
puzzle-theme-cards = Karten
puzzle-theme-conversions = Umwandlungen
puzzle-theme-cores = Zauberwürfel
puzzle-theme-crowd = Zu dritt oder viert
puzzle-theme-dragons = Drachen
puzzle-theme-harvest = Ernte
puzzle-theme-monuments = Monumente
puzzle-theme-passing = Passen
puzzle-theme-places = Orte der Macht
puzzle-theme-powers = Kräfte
puzzle-theme-reactions = Reaktionen
puzzle-theme-tracks = Leisten
