### Was der Browser-Client neben den Meldungen der Spiele sagt.

app-name = Conclave
game-res_arcana = Res Arcana
game-trial_of_the_temples = Trial of the Temples
home = Startseite
close = Schließen
menu = Menü

## Settings

language = Sprache
theme = Hintergrund
theme-system = Wie System
theme-dark = Dunkles Holz
theme-light = Helles Leinen
contrast = Hoher Kontrast
less-motion = Weniger Animationen
sound = Ton
guide = Beim Spielen erklären

## Seats

seat-you = Du
seat-nobody = Noch frei
seat-bot = ein Bot
seat-substitute = { $bot } spielt an seiner Stelle: Dieser Bot ist ausgefallen
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
match-game = Partie { $game }
phase-setup = Aufbau
phase-draft = Draft
phase-mages = Magier
phase-items = Magische Gegenstände
phase-collect = Ertrag
phase-actions = Aktionen
phase-check = Siegprüfung
phase-over = Partie beendet
phase-night = Die Nacht bricht an
phase-temple = Tempelphase
phase-resource = Ressourcenphase
phase-trial = Prüfungsphase
your-turn = Du bist dran
turn-of = { $name } ist dran
waits-for = { $name } überlegt.
not-asked = Warte auf die anderen.
you-watch = Du siehst zu.
game-over = Die Partie ist zu Ende.
show-result = Ergebnis
connection-lost = Verbindung wird wiederhergestellt …
not-connected = Keine Verbindung – dein Zug wurde nicht gesendet. Versuche es gleich noch einmal.

## The table of Res Arcana

centre = Tischmitte
places = Orte der Macht
monuments = Monumente
monument-deck = im Stapel
claim-top = Oberstes in Besitz nehmen
items = Verfügbare Magische Gegenstände
open-draft = Zur Auswahl
rival-components = Karten zeigen oder verbergen
discards = Ablagestapel
hand = Hand
hand-empty = Deine Hand ist leer.
deck = Stapel
deck-known = Die Karten in deinem Stapel (die Reihenfolge ist unbekannt)
hand-count = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
deck-count = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
card-turned = erschöpft
card-glows = wählbar
lies-centre = in der Tischmitte
card-cost = Kosten: { $cost }
card-cost-any = { $count } beliebige
card-holds = darauf: { $what }
lies-deck = in deinem Stapel
lies-hand = auf deiner Hand
lies-discards = { $own ->
    [true] auf deinem Ablagestapel
   *[false] abgeworfen von { $name }
}
lies-play = { $own ->
    [true] im Spiel, deine
   *[false] im Spiel bei { $name }
}

## Die Zeichen auf den Karten von Res Arcana

sign-any = 1 beliebige Essenz
sign-arrow = bezahle, was links steht, und erhalte, was rechts steht
sign-turn = diese Karte erschöpfen; am Rundenende wird sie wieder spielbereit
sign-straighten = eine erschöpfte Karte spielbereit machen
sign-collect = Ertrag jeder Runde
sign-react = Reaktion: auch außerhalb deines Zuges, bei einem Angriff oder der Siegprüfung
sign-flag = einmalig, wenn du es in Besitz nimmst
sign-here = auf diese Karte legen
sign-from = von dieser Karte nehmen
sign-draw = so viele Karten ziehen
sign-discard = eine Handkarte abwerfen
sign-destroy = zerstören: Die Karte kommt auf deinen Ablagestapel
sign-card = ein Artefakt
sign-eye = die obersten Karten ansehen und in beliebiger Reihenfolge zurücklegen
sign-attack = jeder Rivale verliert so viel Leben
sign-unless = außer er bezahlt dies
sign-shield = den Lebensverlust ignorieren
sign-rivals = jeder Rivale oder die Essenzen eines Rivalen
sign-dragon = ein Drache
sign-creature = eine Kreatur
sign-points = Siegpunkte
sign-except = außer dieser Art
sign-x = beliebig viele, auf beiden Seiten gleich viele
sign-less = Karten kosten so viel weniger

## The table of Trial of the Temples

ring = Der Ring der Tempel
tile-label = Plättchen { $position }: { $name }, { $side }
day = Tag
night = Nacht
would-collect = Von Plättchen { $position } bekämst du
tap-again = Zum Wählen noch einmal tippen.
which-figure = Wen stellst du auf?
place-figure = Erzmagier
place-clone = Klon
cores-left = Übrige Zauberkerne
begin-trial = Beginnen
neutral = neutraler Marker
start-token = Startspielermarker
rests = rastet
spell-used = diese Runde schon genutzt

## Choosing

decision = Deine Entscheidung
all-choices = Alle { $count } Möglichkeiten
banked = Gemerkt – wird in deinem Zug gespielt. Du kannst es noch ändern.
next-income = +{ $count } nächste Runde
next-choice = +{ $count } nach Wahl nächste Runde
within-reach = kann diese Runde { $points } oder mehr Punkte erreichen
payable = du kannst es dir jetzt leisten
known-cards = Karten, die alle gesehen haben (auf der Hand oder im Stapel)
pace = Tempo der Bots
pace-slow = langsam
pace-usual = normal
pace-fast = schnell
waiting-for = Warten auf { $name }
card-banked = gewählt – die anderen wählen noch
chosen = Gewählt
not-chosen = Nicht gewählt
taken = Nehmen
left = Liegen lassen
gets = Was du bekommst und bezahlst
drafted = Deine Auswahl
hand-and-deck = Deine Hand und der Rest deines Stapels
undo = Rückgängig
undo-ask = Um Rücknahme bitten
hint = Tipp
hint-says = Tipp: { $text }.
hint-done = hier aufhören
hint-convert = zuerst tauschen: Mana, Aktionsplättchen oder Kristalle
hint-decline = verzichten
verb-place = Ausspielen
verb-claim = In Besitz nehmen
verb-use = Nutzen
verb-react = Reagieren
verb-discard = Abwerfen
verb-discard-gold = Für 1 Gold abwerfen
verb-discard-two = Für 2 beliebige Essenzen abwerfen (kein Gold)
verb-item = Nehmen
verb-mage = Wählen
verb-keep = Behalten
verb-take = Nehmen
verb-destroy = Zerstören
verb-turn = Erschöpfen
verb-straighten = Spielbereit machen
verb-put = Hierhin legen
verb-summon = Ausspielen
verb-return = Zurücklegen
verb-figure = Erzmagier
verb-clone = Klon
verb-core = Kern
verb-trial = Prüfung
bag-more = 1 × { $kind } dazu (jetzt { $count })
bag-less = 1 × { $kind } weniger
bag-have = von { $count }
bag-left = noch { $count } zu wählen
bag-needs = noch { $count } zu bezahlen
confirm = Bestätigen
convert-sell = Verkaufen (je 1 Mana)
convert-buy = Kaufen
convert-spells = Zauber
convert-total = Danach hast du
convert-traded = Getauscht
convert-not = Nicht tauschen
convert-more = { $what }: eins mehr, jetzt { $count }
convert-less = { $what }: eins weniger
composing = Triff diese Entscheidungen, dann bestätige.
composed = Alles gewählt: Bestätige oder ändere etwas.
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

keys = Tastatur
signs = Symbole auf den Karten
help = Symbole und Tasten
key-choose = per Nummer wählen
key-pass = passen
key-confirm = bestätigen
key-glow = nächste Möglichkeit
key-tab = nächste Schaltfläche
key-close = schließen
key-undo = rückgängig machen
key-hint = um einen Tipp bitten
key-log = Verlauf zeigen oder verbergen
key-keys = diese Liste

## Story and chat

story = Verlauf
story-news = Verlauf: neue Chatnachricht
times = { $count }-mal
last-turns = Letzte Züge
chat = Chat
chat-say = Nachricht schreiben
chat-withheld = Die Spieler sehen das erst nach der Partie.
chat-send = Senden

## Around the table

copy-link = Link kopieren
copied = Kopiert
offer-draw = Unentschieden anbieten
no-draw-with-bots = Bots nehmen kein Unentschieden an.
resign = Aufgeben
resign-not = Nein, weiterspielen
resign-sure = Ja, aufgeben
gallery = Spielmaterial
rules = Regeln
proposal-undo = { $name } möchte den letzten Zug zurücknehmen.
proposal-draw = { $name } bietet Unentschieden an.
proposal-you-undo = Du hast gebeten, deinen letzten Zug zurückzunehmen.
proposal-you-draw = Du hast Unentschieden angeboten.
agree = Zustimmen
disagree = Ablehnen
take-back = Anfrage zurückziehen
proposal-declined = Die Anfrage wurde abgelehnt.

## The end

result-you = Du hast gewonnen!
result-winner = { $name } hat gewonnen.
result-shared = { $names } teilen sich den Sieg.
result-draw = Unentschieden.
rematch = Revanche
replay = Wiederholung ansehen
download-record = Partie herunterladen
download-text = Als Text herunterladen
downloads = Herunterladen …
score-check = durch eine Fähigkeit, nur für diese Prüfung
ended-no_purple_cores = Es sind keine violetten Kerne mehr da.
ended-two_tracks_finished = Zwei Leisten sind abgeschlossen.
ended-last_round = Das war die letzte Runde.
ended-round_limit = Die Partie hat ihre Rundengrenze erreicht.
tie-break-res_arcana = Punktgleichstand – die Essenzen haben entschieden.
tie-break-trial_of_the_temples = Punktgleichstand – das Mana hat entschieden.
score-lines = Kernreihen
score-spells = Zauber
plain-pass = Passen
plain-pay = Bezahlen
plain-gain = Nehmen
plain-lose = Verlieren
plain-wild = Nehmen

## Pages

nav = Seiten
nav-play = Spielen
about = Über Conclave
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
hero-more = Zwei Spiele für Magier, genau nach den Regeln, gegen Bots oder mit Freunden.
pitch-res_arcana = Sammle Essenzen, spiele Artefakte aus, nimm Orte der Macht in Besitz: Zehn Punkte am Rundenende gewinnen die Partie. Zwei bis vier Personen, etwa eine halbe Stunde.
pitch-trial_of_the_temples = Schick deinen Erzmagier zu den Tempeln, rücke auf drei Leisten vor und lege Zauberkerne. Zwei bis vier Personen.
play-now = Sofort gegen einen Bot spielen
opponent = Rivale
bot-ladder = Die Bots nach Spielstärke
play-guided = Erste Partie mit Erklärungen
make-table = Tisch eröffnen
my-games = Meine Partien
open-tables = Offene Tische
open-tables-none = Gerade gibt es keine offenen Tische. Eröffne einen und schick Freunden den Link.
join = Mitspielen
watch = Zusehen
go-on = Weiterspielen
game = Spiel
variant = Variante
variant-standard = Standard
variant-first_game = Erste Partie mit vorgegebenen Karten
variant-draft = Draft
variant-match = Wettkampf zu zweit, zwei Siege nötig
seats = Spieler
seat-number = Spieler { $number }
seat-open = Freier Platz
seat-wish-me = Ich
seat-wish-me-too = Zweite Person an diesem Gerät
seat-wish-open = Frei (für alle mit dem Link)
bot-random = Spielt zufällig.
bot-novice = Spielt schnell und einfach.
bot-adept = Wägt jeden Zug ab.
bot-expert = Sieht den besten Zug auf einen Blick.
bot-sage = Hat sich das Spiel selbst beigebracht und denkt ein bis zwei Züge voraus.
bot-master = Plant mehrere Züge voraus.
bot-grandmaster = Hat sich das Spiel selbst beigebracht und plant mehrere Züge voraus.
choose-bot = Bot: { $name }
choose-rated-bot = Bot: { $name } (Elo { $elo })
time = Bedenkzeit
time-none = Unbegrenzt
time-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
public = In der Lobby anzeigen
rated = Gewertet (nur mit Konto)
waiting-for-people = Es sind noch Plätze frei.
sit-here = Platz nehmen
seat-a-bot = Bot dazuholen
challenge-bot = Bot-Konto herausfordern
challenge-send = Herausforderung senden
challenge-sent = { $bot } wurde gefragt. Wenn der Bot verbunden ist und annimmt, setzt er sich.
invitation = Link für deine Freunde
leave = Tisch verlassen
no-table = Diesen Tisch gibt es nicht, oder du hast keinen Zugang.
not-found = Diese Seite gibt es nicht.
not-found-more = Vielleicht enthält die Adresse einen Tippfehler, oder die Seite wurde entfernt.
curtain = { $name }, du bist dran.
curtain-go = Meine Karten zeigen
guest-name = Gast { $number }
your-name = Dein Name
save = Speichern
saved = Gespeichert.
account = Konto
account-more = Behalte deine Partien und Wertungen und spiel auch auf anderen Geräten. Du brauchst keine E-Mail-Adresse.
account-make = Konto anlegen
login = Benutzername
password = Passwort, mindestens 8 Zeichen
sign-in = Anmelden
sign-out = Abmelden
sign-out-everywhere = Auf allen Geräten abmelden
signed-in = Du bist angemeldet.
signed-out = Du bist abgemeldet.
ratings = Wertungen
rated-games = { $count ->
    [one] { $count } gewertete Partie
   *[other] { $count } gewertete Partien
}
history = Beendete Partien
history-none = Noch keine.
history-won = gewonnen
history-lost = verloren
history-draw = unentschieden
rules-numbers = Kosten und Werte
rules-ours = Von uns gewählte Werte
rules-ours-more = Die Anleitung nennt nicht jeden Wert. Bei den folgenden Teilen sind manche Werte von uns gewählt; wenn du das Spiel besitzt, kannst du sie ersetzen.

## Replay

replay-back = Einen Schritt zurück
replay-on = Einen Schritt vor
replay-play = Abspielen
replay-pause = Anhalten
replay-slider = Stelle in der Partie
replay-eyes = Blickwinkel
replay-spectator = Zuschauer
analyse = Analysieren
analysis = Analyse
analysis-waits = Wartet auf einen freien Bot
analysis-works = Analyse: { $percent } %
analysis-failed = Die Analyse ist fehlgeschlagen.
analysis-again = Noch einmal analysieren
mark-played = gespielt

## About

about-what = Conclave ist ein inoffizielles Fanprojekt, mit Respekt gemacht und ohne Bilder oder Texte der Verlage.
about-res_arcana = Res Arcana ist von Tom Lehmann, illustriert von Julien Delval, erschienen bei Sand Castle Games.
about-trial_of_the_temples = Trial of the Temples ist von Michael Mihealsick und Wei-Min Ling, illustriert von Maisherly Chan, erschienen bei EmperorS4.
about-buy = Wenn dir diese Spiele gefallen, kauf sie: Auf einem echten Tisch sind sie wunderschön.
about-icons = Bilder
about-icons-more = Die Embleme auf den Karten kommen von game-icons.net (CC BY 3.0). Essenzen, Kristalle und Symbole haben wir selbst gezeichnet.
about-icons-authors = Embleme von Lorc, Delapouite und den anderen Mitwirkenden von game-icons.net.
about-fonts = Schriften
about-fonts-more = Cinzel von Natanael Gama und Inter von Rasmus Andersson, beide unter der SIL Open Font License.
about-fair = Faires Mischen
about-fair-more = Vor jeder Partie veröffentlicht der Server einen Hash seines Mischwerts, danach den Mischwert selbst. Eine beendete Partie prüfst du mit: conclave replay --verify

## The guided game

guide-res_arcana-mage = Dein Magier ist von Anfang an im Spiel und bleibt bei dir. Lies beide – beide sind gut.
guide-res_arcana-item = Den Magischen Gegenstand hast du, bis du passt; dann tauschst du ihn gegen einen anderen.
guide-res_arcana-main = Spiel eine Handkarte aus, nutze die Fähigkeit einer Karte im Spiel, nimm ein Monument oder einen Ort der Macht in Besitz, wirf eine Karte für Essenzen ab oder passe. Alles, was leuchtet, ist jetzt möglich.
guide-res_arcana-pay = Das bunte Rad steht für beliebige Essenzen. Behalte, was deine nächste Karte braucht.
guide-res_arcana-gain = Nimm, was deine nächste Karte braucht.
guide-res_arcana-put = Diese Essenzen kommen auf die Karte. In der Ertragsphase kannst du sie nehmen – alle oder keine.
guide-res_arcana-take = Jetzt kannst du Essenzen von deinen Karten nehmen – von jeder Karte alle oder keine. Auf manchen Karten bringen sie mehr Essenzen oder Punkte, solange sie liegen bleiben.
guide-res_arcana-react-loss = Du wirst angegriffen. Tust du nichts, verlierst du Leben; für jedes fehlende Leben verlierst du zwei andere Essenzen.
guide-res_arcana-react-check = Die Punkte werden gezählt. Eine Reaktion kann das Ergebnis ändern; du musst aber keine nutzen.
guide-res_arcana-unless = Bezahle, um den Angriff zu ignorieren. Sonst trifft er dich.
guide-res_arcana-upkeep = Bezahle, oder diese Karte ist diese Runde erschöpft.
guide-res_arcana-rival = Du erhältst so viele, wie dieser Rivale im Vorrat hat.
guide-res_arcana-keep = Behalte eine dieser Karten und gib die übrigen weiter. Die behaltenen Karten bilden deinen ganzen Stapel.
guide-trial_of_the_temples-mat = Jedes Tableau gibt dir einen anderen Start.
guide-trial_of_the_temples-place = Zeig auf ein Plättchen oder tippe es an, um zu sehen, was es dir bringt.
guide-trial_of_the_temples-collect = Wähle, wer sammelt: dein Erzmagier oder dein Klon.
guide-trial_of_the_temples-core = Ein Kern aktiviert den Zauber, den er bedeckt. Reihen aus drei oder vier Kernen bringen am Ende Punkte.
guide-trial_of_the_temples-turn = Eine Prüfung kostet ein Aktionsplättchen und bewegt deinen Marker; jedes Feld bezahlst du mit Kristallen. Mit dem Rasten endet deine Runde.
guide-trial_of_the_temples-on = Du darfst bis zu drei Felder weit ziehen, solange du bezahlen kannst.
guide-trial_of_the_temples-convert = Kaufe Aktionsplättchen und Kristalle für Mana oder verkaufe übrige.
guide-trial_of_the_temples-echo = Einmal pro Runde verdoppelt ein Echo etwas, das du gerade gesammelt hast.
guide-trial_of_the_temples-wild = Du wählst die Farben dieser Kristalle. Nimm, was die nächsten Felder deiner Leiste kosten.
guide-phase-res_arcana-draft = Behalte jeweils eine Karte und gib die übrigen weiter, bis alle einen Stapel haben.
guide-phase-res_arcana-mages = Erreiche bis zum Ende einer Runde zehn Punkte, um zu gewinnen. Alle wählen geheim einen von zwei Magiern; dann werden alle aufgedeckt.
guide-phase-res_arcana-items = Reihum nehmen sich alle einen Magischen Gegenstand aus der Mitte.
guide-phase-res_arcana-collect = Eine Runde beginnt: Du erhältst den Ertrag deiner Karten und darfst die Essenzen nehmen, die auf ihnen liegen.
guide-phase-res_arcana-actions = Reihum führt jeder eine Aktion aus, bis alle gepasst haben. Wenn du passt, tauschst du deinen Magischen Gegenstand und ziehst eine Karte. Wer zuerst passt, nimmt den Startspielermarker (1 Punkt).
guide-phase-res_arcana-check = Alle haben gepasst, die Punkte werden gezählt. Hat jemand zehn oder mehr, gewinnt der höchste Punktestand; sonst beginnt eine neue Runde.
guide-phase-trial_of_the_temples-setup = Wer am Ende die meisten Punkte hat, gewinnt. Punkte bringen deine Marker auf den drei Leisten (ein Marker, der sich nie bewegt hat, kostet Punkte) und die Zauberkerne auf deinem Tableau. Zuerst nehmen alle ein Tableau.
guide-phase-trial_of_the_temples-night = Ein Rundenplättchen zeigt, wo es Nacht wird. Nachts zeigen die Tempel ihre andere Seite.
guide-phase-trial_of_the_temples-temple = Reihum stellen alle ihren Erzmagier auf. Er sammelt alles von seinem eigenen Plättchen; von den leeren Plättchen zu beiden Seiten, bis zur nächsten Figur oder zum Tag-und-Nacht-Plättchen, nur das kleine Symbol unten. Ein Blitz ist ein Aktionsplättchen, ein Stern ist Mana. Zu zweit hat jeder auch einen Klon, der für etwas Mana stattdessen sammeln kann.
guide-phase-trial_of_the_temples-resource = Alle sammeln von den Tempeln um ihren Erzmagier, bis zur nächsten Figur.
guide-phase-trial_of_the_temples-trial = Reihum: Bezahle Aktionsplättchen und Kristalle, um eine Leiste hinaufzusteigen, oder raste bis zur nächsten Runde.

## Order

order-tools = Stummschalten, blockieren oder melden
mute = Stummschalten
unmute = Stummschaltung aufheben
block = Blockieren
unblock = Blockierung aufheben
mute-more = Nachrichten von stummgeschalteten Spielern siehst du nicht.
block-more = Nachrichten von blockierten Spielern siehst du nicht, und keiner von euch kann sich an Tische des anderen setzen. Sie erfahren nichts davon.
show-out = Vom Tisch entfernen
shown-out = Entfernt: Diese Person kann hier nicht mehr mitspielen oder zusehen.
report-table = Diesen Tisch melden
report-why = Was ist das Problem?
report-send = An die Moderation senden
reported = Danke. Die Moderation sieht es sich an.
bots-mine = Deine Bots
bots-more = Eigene Programme spielen hier mit einem Bot-Konto. Sie verbinden sich mit „conclave join“ und einem Token. Halte Tokens geheim.
bot-name = Name des Bots
bot-make = Neuer Bot
bot-delete = Bot löschen
token = Token
token-label = Bezeichnung, etwa „Laptop“
token-challenges = Darf Herausforderungen annehmen
token-make = Neues Token
token-once = Kopiere dieses Token jetzt: Es wird nicht noch einmal angezeigt.
token-copy = Token kopieren
token-revoke = Widerrufen
token-all = spielt und nimmt Herausforderungen an
token-play = spielt nur
token-used = zuletzt verwendet am { $date }
token-unused = noch nicht verwendet
shunned = Stummgeschaltete und blockierte Spieler
reports = Meldungen
reports-none = Keine offenen Meldungen.
reports-more = Weitere Meldungen
suspicions = Auffällige gewertete Partien
suspicions-none = Keine auffälligen Partien.
suspicion-score = { $wins } von { $games } gewerteten Partien gewonnen
suspicion-same_address = gleiche Adresse
suspicion-many_in_a_day = viele Partien an einem Tag
suspicion-one_sided = einseitig
suspicion-short = kurze Partien
void-games = { $count ->
    [one] { $count } Partie aus der Wertung nehmen
   *[other] { $count } Partien aus der Wertung nehmen
}
audit = Handlungen der Moderation
audit-none = Noch ist nichts geschehen.
audit-ban = Gesperrt
audit-unban = Sperre aufgehoben
audit-close_report = Meldung erledigt
audit-show_out = Vom Tisch entfernt
audit-void_game = Partie aus der Wertung genommen
audit-make_steward = Zur Moderation ernannt
audit-remove_steward = Nicht mehr in der Moderation
report-by = gemeldet von { $name }
report-a-table = Ein Tisch
report-act = Maßnahme ergreifen
report-close = Erledigt
ban = Sperren
ban-reason = Grund (wird der Person angezeigt)
ban-length = Dauer
ban-day = für einen Tag
ban-week = für eine Woche
ban-month = für einen Monat
ban-for-good = dauerhaft
ban-guests = Auch neue Gäste von derselben Adresse sperren
ban-done = Gesperrt.
bans = Gesperrte Spieler
bans-none = Niemand ist gesperrt.
ban-until = bis { $date }
unban = Sperre aufheben

## Rund ums Spiel

turns-waiting = Du bist an { $count } Tischen dran
ask-name = Wie heißt du?
ask-name-more = Die anderen sehen deinen Namen am Tisch und im Chat. In deinem Profil kannst du ihn ändern.
ask-name-go = Platz nehmen
offer-turn = Benachrichtigen, wenn du dran bist?
offer-sound = Mit einem Ton
offer-notices = Mit einer Benachrichtigung
offer-none = Nein, danke
rematch-offered = { $name } möchte eine Revanche.
somebody = Jemand
finale = Schlusswertung
finale-skip = Überspringen
rating = Wertung
leaderboard = Rangliste
leaderboard-bots = Bot-Konten
leaderboard-who = Spieler
leaderboard-games = Gewertete Partien
leaderboard-none = Noch hat niemand eine gewertete Partie gespielt.
leaderboard-more = Spiel an gewerteten Tischen (mit Konto), um eine Wertung zu erhalten. Wertungen beginnen niedrig und steigen, je sicherer die Einschätzung wird.
rating-chart = Wertung über { $games } Partien: von { $first } auf { $last }, niedrigste { $least }, höchste { $most }.
shares = Gewinnquoten
share-by-opponent = Gegen
share-by-mage = Mit diesem Magier
share-by-place_of_power = Mit diesem Ort der Macht
share-by-seat = Nach Zugreihenfolge
share-seat = { $seat ->
    [1] Als Startspieler ({ $seats } Spieler)
   *[other] Platz { $seat } von { $seats }
}
share-games = { $wins } von { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} gewonnen
share-all = Alle { $count } zeigen
somebody-gone = ein früherer Spieler
time-bank = { $seconds ->
    [0] { $minutes } Min.
   *[other] { $minutes } Min. + { $seconds } s pro Zug
}
time-move = { $seconds } s pro Zug
hints-wish = Tipps für alle erlauben
table-public = In der Lobby sichtbar
table-private = Nur mit dem Link
table-rated = Gewertet
table-hints = Mit Tipps
chat-none = Noch keine Nachrichten.
link-only-here = Dieser Link funktioniert nur auf deinem eigenen Rechner. Öffne Conclave unter einer Adresse, die die anderen erreichen, und schicke ihnen diesen Link.

## Lernen

learn = Lernen
learn-title = Spielen lernen
learn-more = Zehn kurze Szenen mit je einer Aufgabe. Fehler werden erklärt und lassen sich zurücknehmen. Etwa zehn Minuten.
learn-begin = Los geht’s
learn-offer = Neu hier? Lerne beim Spielen
learn-decline = Jetzt nicht
lesson-number = Szene { $number } von { $count }
lesson-is-done = geschafft
lesson-hint = Zeig mir, wie
lesson-undo = Zurücknehmen
lesson-restart = Szene neu beginnen
lesson-next = Nächste Szene
lesson-back = Zurück
lesson-skip = Überspringen
lesson-leave = Alle Szenen
lesson-first-game = Erste Partie spielen
rules-of-card = Regeln und Klarstellungen
rules-found = { $count } gefunden
rules-found-none = Nichts gefunden. Versuche andere Wörter.
rules-examples = Beispiele
rules-try = Am Tisch ausprobieren
rules-rulings = Karte für Karte
fair-play = Faires Spiel
fair-play-text = In gewerteten Partien spielst du allein: ohne Engine, ohne Analyse und ohne Rat von anderen. Solange eine gewertete Partie läuft, schließt dieser Server Engine, Tipps, freies Brett und Was-wäre-wenn für diese Stellung, und zwar für alle. In Partien ohne Wertung entscheiden die Optionen des Tisches. Was Zuschauer schreiben, sehen die Spieler erst nach einer gewerteten Partie. Für die Wertung abgesprochene Partien werden gestrichen, und die Moderation hält fest, was sie tut.

## What if

try-here = Von hier aus spielen
try-out = Was wäre, wenn …?
try-title = Ab Zug { $step } spielen
try-about = Dein eigener Tisch gegen Bots. Er zählt nicht, und niemand sonst sieht ihn.
try-seat = Spielen als
try-against = Gegen
try-hidden = Verdeckte Karten
try-deal-known = neu gemischt (nach dem Wissen dieses Spielers)
try-deal-true = wie sie wirklich waren
try-known-only = Karten, die du nicht siehst, werden neu gemischt. Es zählt nicht, und niemand sonst sieht es.
try-begin = Spielen
try-list = Deine Versuche
try-step = Zug { $step }
try-during = Während der Partie
try-open = nicht beendet
try-won = gewonnen
try-lost = verloren gegen { $name }
try-points = ({ $points })
try-with-known = verdeckte Karten neu gemischt
try-with-true = verdeckte Karten wie in der Partie
try-game = Die echte Partie endete { $points }.
try-note = Versuch ab Zug { $step } einer Partie
try-note-live = Versuch aus einer laufenden Partie
try-back = Zurück zur Partie
try-again = Noch einmal von dort
try-chances = Gewinnchance nach dem, was dieser Spieler wissen konnte
try-reached = Im Versuch
try-beside = In der Partie
try-gain = Unterschied
try-start = Am Ausgangspunkt: { $percent } %
try-weighed = Wird berechnet …
try-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
try-judged = Die Engine schätzt beide Gewinnchancen nach dem, was dieser Spieler wissen konnte: in deinem Versuch und in der Partie nach gleich vielen Zügen. Sind beide zu Ende, siehst du die Ergebnisse.
branches-wish = „Was wäre, wenn“ während der Partie erlauben
table-branches = Mit „Was wäre, wenn“
coach = Trainer
coach-undo = Zurücknehmen
coach-on = Dabei bleiben
coach-wish = Trainer warnt vor klaren Fehlern

## The free board

board = Freies Brett
board-open = Auf dem freien Brett öffnen

## Rätsel

puzzles = Rätsel
puzzle = Rätsel
puzzles-more = Stellungen aus Partien von Bots, jede mit einer Aufgabe und einer bewiesenen Lösung. Dein erster Versuch zählt; danach probierst du, so oft du magst.
puzzles-none = Für dieses Spiel gibt es noch keine Rätsel.
puzzles-all = Aus Partien von Bots
puzzles-own = Aus deinen eigenen Partien
puzzles-own-none = Noch keine. Analysiere eine beendete Partie, und deine größten Fehler werden hier zu Rätseln.
puzzles-own-calm = In deinen analysierten Partien gab es keine großen Fehler. Analysiere eine weitere.
puzzles-own-where = Deine Partien
puzzles-own-all = { $count ->
    [one] Zeigen
   *[other] Alle { $count } zeigen
}
puzzle-own-loss = −{ $count } % Gewinnchance
puzzle-own-game = Zur Partie
puzzle-daily = Rätsel des Tages
puzzle-next = Nächstes Rätsel
puzzle-leave = Alle Rätsel
puzzle-skip = Überspringen
puzzle-again = Von vorn beginnen
puzzle-give-up = Lösung zeigen
puzzle-give-up-sure = Das zählt als nicht gelöst.
puzzle-give-up-yes = Zeigen
puzzle-step = Nächster Schritt
puzzle-was-shown = Du hast dir die Lösung zeigen lassen.
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
puzzle-missed = nicht gelöst
puzzle-count = { $count ->
    [one] Ein Rätsel
   *[other] { $count } Rätsel
}
puzzle-seats = { $count } Spieler
puzzle-sort-win = Gewinne in dieser Runde
puzzle-sort-only = Finde den besten Zug
puzzle-sort-harvest = Sammle am meisten
puzzle-level-easy = leicht
puzzle-level-medium = mittel
puzzle-level-hard = schwer
puzzle-theme-cards = Karten
puzzle-theme-conversions = Tauschen
puzzle-theme-cores = Zauberkerne
puzzle-theme-crowd = Zu dritt oder viert
puzzle-theme-dragons = Drachen
puzzle-theme-harvest = Sammeln
puzzle-theme-monuments = Monumente
puzzle-theme-passing = Passen
puzzle-theme-places = Orte der Macht
puzzle-theme-powers = Fähigkeiten
puzzle-theme-reactions = Reaktionen
puzzle-theme-tracks = Leisten
