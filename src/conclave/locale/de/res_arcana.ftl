### Res Arcana: Namen, Kartentexte, was geschah, Fragen; Begriffe wie in der deutschen Spielregel.
###
### Kosten und Effekte stehen wie auf den deutschen Karten im Infinitiv: „1 Elan bezahlen → 2 Gold erhalten“. Was ein
### Rivale tun darf, um einen Angriff zu ignorieren (unless-…), steht hinter „sofern er nicht“.

## Das Spiel

title = Res Arcana
rules =
    Wer am Ende einer Runde mindestens 10 Siegpunkte hat, und mehr als alle anderen, gewinnt. Eine Runde hat drei Schritte:
    1. Ertrag: Den Ertrag deiner Komponenten erhältst du automatisch; du entscheidest nur, wo es etwas zu wählen gibt. Du darfst auch die Essenzen nehmen, die auf deinen Komponenten liegen – von jeder alle oder keine.
    2. Aktionen, reihum je eine, bis alle gepasst haben:
       - ein Artefakt von der Hand ausspielen und seine Kosten bezahlen;
       - einen Ort der Macht in Besitz nehmen, oder für 4 Gold ein Monument: ein ausliegendes oder verdeckt das oberste vom Stapel;
       - eine Handkarte abwerfen, für 1 Gold oder für 2 beliebige andere Essenzen;
       - eine Fähigkeit nutzen: Bezahle, was links vom Pfeil steht, und du erhältst, was rechts davon steht. „Dies erschöpfen“ dreht die Komponente zur Seite; du kannst sie erst wieder nutzen, wenn sie spielbereit ist;
       - passen: Du tauschst deinen Magischen Gegenstand und ziehst eine Karte. Wer zuerst passt, nimmt den Startspielermarker (1 Siegpunkt).
    3. Siegprüfung: Hat niemand 10 Siegpunkte, werden alle Komponenten spielbereit gemacht und die nächste Runde beginnt.
    Reaktionsfähigkeiten nutzt du außerhalb deines Zuges; du wirst gefragt, sobald du es kannst. Für jedes Leben, das du verlieren musst und nicht hast, verlierst du 2 andere Essenzen. Wer gepasst hat, verliert kein Leben. Bei Gleichstand entscheiden die Essenzen in den Vorräten; Gold zählt doppelt.

## Aufzählungen

list = { $items }, { $last }
list-and = { $items } und { $last }
list-or = { $items } oder { $last }

## Essenzen

kind-elan = Elan
kind-life = Leben
kind-calm = Ruhe
kind-death = Tod
kind-gold = Gold

essence-elan = { $count } Elan
essence-life = { $count } Leben
essence-calm = { $count } Ruhe
essence-death = { $count } Tod
essence-gold = { $count } Gold
essence-any =
    { $count ->
        [one] { $count } Essenz { $mix }
       *[other] { $count } Essenzen { $mix }
    }
mix = beliebiger Art
mix-but = beliebiger Art außer { $kinds }
nothing = nichts

## Arten von Komponenten

component-artifact = Artefakt
component-mage = Magier
component-magic_item = Magischer Gegenstand
component-monument = Monument
component-place_of_power = Ort der Macht

tag-dragon = Drache
tag-creature = Kreatur

side-sun = Sonnenseite
side-moon = Mondseite

## Die Zeilen einer Karte

heading = { $name }: { $kind }
heading-types = { $heading } ({ $types })
heading-side = { $heading }, { $side }
heading-cost = { $heading }, kostet { $cost }

power = { $costs } → { $effects }
power-react =
    { $trigger ->
       *[life_loss] Reaktion auf Lebensverlust: { $power }
        [dragon_power] Reaktion auf die Fähigkeit eines Drachen: { $power }
        [victory_check] Reaktion auf eine Siegprüfung: { $power }
    }
power-turned = Nur wenn erschöpft: { $power }
power-on-claim = Wenn in Besitz genommen: { $effects }
collect = Ertrag: { $effect }
discount =
    { $symbols ->
        [one] { discount-whose } { $symbols } Essenz weniger
       *[other] { discount-whose } { $symbols } Essenzen weniger
    }
discount-spares-gold = { $discount } (Goldkosten bleiben gleich)
discount-whose =
    { $tag ->
       *[artifact] Deine Artefakte kosten
        [dragon] Deine Drachen kosten
        [creature] Deine Kreaturen kosten
    }
points =
    { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }
points-and = { $points } und { $formula }
points-formula = { $formula }
score-essence =
    { $points ->
        [one] { $points } Siegpunkt pro { $kind } auf dieser Karte
       *[other] { $points } Siegpunkte pro { $kind } auf dieser Karte
    }
score-dragon =
    { $points ->
        [one] { $points } Siegpunkt pro eigenem Drachen
       *[other] { $points } Siegpunkte pro eigenem Drachen
    }
score-creature =
    { $points ->
        [one] { $points } Siegpunkt pro eigener Kreatur
       *[other] { $points } Siegpunkte pro eigener Kreatur
    }

## Kosten

turn = dies erschöpfen
pay = { $essences } bezahlen
pay-one-of = 1 { $kinds } bezahlen
pay-x = beliebig viele Essenzen einer Art bezahlen
take-here = { $essences } von hier ausgeben
turn-one =
    { $tag ->
       *[dragon] einen eigenen Drachen erschöpfen
        [creature] eine eigene Kreatur erschöpfen
    }
destroy =
    { $victim ->
       *[this] dies zerstören
        [any_own_artifact] ein beliebiges eigenes Artefakt zerstören
        [another_own_artifact] ein anderes eigenes Artefakt zerstören
        [own_dragon_or_creature] einen eigenen Drachen oder eine eigene Kreatur zerstören
    }
discard = eine Handkarte abwerfen

## Effekte

gain = { $essences } erhalten
gain-one-of = 1 { $kinds } erhalten
gain-cost =
    { $more ->
        [0] Essenzen { $mix } in Höhe der { gain-cost-basis } erhalten
       *[other] Essenzen { $mix } in Höhe der { gain-cost-basis } plus { $more } erhalten
    }
gain-cost-in-gold = Gold in Höhe der { gain-cost-basis } erhalten
gain-cost-basis =
    { $basis ->
       *[destroyed] aufgedruckten Kosten der zerstörten Karte
        [discarded] aufgedruckten Kosten der abgeworfenen Karte
    }
gain-as-rival = 1 { $kind } pro { $counted } im Vorrat eines Rivalen deiner Wahl erhalten
convert-x = gleich viel { $kind } erhalten
convert-x-any = gleich viele Essenzen einer anderen Art erhalten
convert-x-any-but = gleich viele Essenzen einer anderen Art außer { $kinds } erhalten
put-here = { $essences } hierauf legen
put-spent-here = die bezahlte Essenz hierauf legen
put-spent-anywhere = die bezahlte Essenz auf eine eigene Komponente legen
rivals-gain = jeder Rivale erhält { $essences }
attack = jeder Rivale, der nicht gepasst hat, verliert { $essences }
attack-unless = jeder Rivale, der nicht gepasst hat, verliert { $essences }, sofern er nicht { $unless }
unless-pay = { $essences } bezahlt
unless-discard = eine Handkarte abwirft
unless-destroy = eines seiner Artefakte zerstört
draw =
    { $count ->
        [one] eine Karte ziehen
       *[other] { $count } Karten ziehen
    }
draw-then-discard =
    { $count ->
        [one] eine Karte ziehen, dann eine Handkarte abwerfen
       *[other] { $count } Karten ziehen, dann ebenso viele Handkarten abwerfen
    }
reorder-top =
    { $count ->
        [one] die oberste Karte deines Stapels oder des Monumentstapels ansehen
       *[other] die obersten { $count } Karten deines Stapels oder des Monumentstapels ansehen und in beliebiger Reihenfolge zurücklegen
    }
straighten-this = dies spielbereit machen
straighten-one =
    { $tag ->
       *[component] eine eigene Komponente spielbereit machen
        [dragon] einen eigenen Drachen spielbereit machen
        [creature] eine eigene Kreatur spielbereit machen
    }
place = { place-what } { place-where } zu den normalen Kosten ausspielen
place-free = { place-what } { place-where } kostenlos ausspielen
place-discount =
    { $count ->
        [one] { place-what } { place-where } für { $count } Essenz weniger ausspielen
       *[other] { place-what } { place-where } für { $count } Essenzen weniger ausspielen
    }
place-spares-gold = { $place } (Goldkosten bleiben gleich)
place-what =
    { $tag ->
       *[artifact] ein Artefakt
        [dragon] einen Drachen
        [creature] eine Kreatur
    }
place-where =
    { $source ->
       *[hand] von der Hand
        [own_discards] aus deinem Ablagestapel
        [all_discards] aus einem beliebigen Ablagestapel
    }
check-victory = sofort die Siegpunkte überprüfen
ignore =
    { $trigger ->
       *[life_loss] den Verlust ignorieren
        [dragon_power] diese Fähigkeit ignorieren
    }
extra-points =
    { $points ->
        [one] { $points } Siegpunkt mehr bei dieser Siegprüfung
       *[other] { $points } Siegpunkte mehr bei dieser Siegprüfung
    }
if-left = wenn { $kind } hier liegen bleibt, { $effect }
if-anything-left = wenn Essenzen hier liegen bleiben, { $effect }
add-to-each-kind = von jeder Art auf dieser Karte { $count } dazulegen
pay-or-turn = { $essences } bezahlen oder dies erschöpfen

## Namen wie gedruckt; card-name setzt einen Namen in einen Satz

card-name = „{ $name }“
name-athanor = Athanor
name-chalice_of_fire = Flammenkelch
name-corrupt_altar = Verdorbener Altar
name-crypt = Krypta
name-dragon_bridle = Drachenzaum
name-dragon_egg = Drachenei
name-fiery_whip = Flammenpeitsche
name-guard_dog = Wachhund
name-hawk = Falke
name-hypnotic_basin = Hypnotisches Becken
name-magical_shard = Magische Scherbe
name-mermaid = Meerjungfrau
name-philosophers_stone = Stein der Weisen
name-prism = Prisma
name-sacrificial_dagger = Opferdolch
name-sea_serpent = Seeschlange
name-treant = Baumhirte
name-vault = Tresor
name-windup_man = Aufziehmann
name-artificer = Feuerwerker
name-druid = Druidin
name-transmuter = Verwandlerin
name-witch = Hexe
name-divination = Wahrsagen
name-reanimate = Wiederbelebung
name-transmutation = Umwandlung
name-colossus = Koloss
name-golden_statue = Goldene Statue
name-great_pyramid = Große Pyramide
name-hanging_gardens = Hängende Gärten
name-library = Bibliothek
name-mausoleum = Mausoleum
name-obelisk = Obelisk
name-oracle = Orakel
name-solomons_mine = Salomos Schatzkammer
name-temple = Tempel
name-sacred_grove = Heiliger Hain
name-catacombs_of_the_dead = Katakomben der Toten
name-sacrificial_pit = Opfergrube
name-cursed_forge = Verfluchte Schmiede
name-coral_castle = Korallenschloss
name-dragons_lair = Drachenhort
name-sorcerers_bestiary = Bestiarium

## Namen, die wir übersetzt haben, weil uns kein gedruckter bekannt ist

name-bone_dragon = Knochendrache
name-celestial_horse = Himmlisches Pferd
name-chalice_of_life = Lebenskelch
name-cursed_skull = Verfluchter Schädel
name-dancing_sword = Tanzendes Schwert
name-dragon_teeth = Drachenzähne
name-dwarven_pickaxe = Zwergenspitzhacke
name-earth_dragon = Erddrache
name-elemental_spring = Elementarquelle
name-elvish_bow = Elfenbogen
name-fire_dragon = Feuerdrache
name-flaming_pit = Flammengrube
name-fountain_of_youth = Jungbrunnen
name-hand_of_glory = Ruhmeshand
name-horn_of_plenty = Füllhorn
name-jeweled_statuette = Juwelenstatuette
name-nightingale = Nachtigall
name-ring_of_midas = Ring des Midas
name-tree_of_life = Baum des Lebens
name-water_dragon = Wasserdrache
name-wind_dragon = Winddrache
name-alchemist = Alchemist
name-duelist = Duellantin
name-healer = Heiler
name-necromancer = Nekromantin
name-scholar = Gelehrter
name-seer = Seherin
name-alchemy = Alchemie
name-calm_elan = Ruhe | Elan
name-death_life = Tod | Leben
name-protection = Schutz
name-research = Forschung
name-alchemists_tower = Alchemistenturm
name-dwarven_mines = Zwergenmine
name-sunken_reef = Versunkenes Schiff

## Was geschah
##
## Ein Satz handelt von einem Platz und besteht aus Teilen: „Ada nutzt „Tresor“: bezahlt 1 Elan, erhält 2 Gold.“ Jeder
## Teil hat eine zweite Form, tell-you-…, für den eigenen Platz.

amounts = { $items } + { $last }
tell-subject-you = Du
tell-object-you = dich
tell-sentence = { $subject } { $clauses }.
tell-doing = { $subject } { $head }: { $clauses }.

tell-places = spielt { $card } aus
tell-you-places = spielst { $card } aus
tell-places-for = spielt { $card } für { $essences } aus
tell-you-places-for = spielst { $card } für { $essences } aus
tell-revives = spielt { $card } aus einem Ablagestapel aus
tell-you-revives = spielst { $card } aus einem Ablagestapel aus
tell-claims = nimmt { $card } in Besitz
tell-you-claims = nimmst { $card } in Besitz
tell-claims-for = nimmt { $card } für { $essences } in Besitz
tell-you-claims-for = nimmst { $card } für { $essences } in Besitz
tell-claims-top = nimmt das oberste Monument vom Stapel in Besitz
tell-you-claims-top = nimmst das oberste Monument vom Stapel in Besitz
tell-claims-top-for = nimmt für { $essences } das oberste Monument vom Stapel in Besitz
tell-you-claims-top-for = nimmst für { $essences } das oberste Monument vom Stapel in Besitz
tell-gets = erhält { $card }
tell-you-gets = erhältst { $card }
tell-sells = wirft { $card } ab
tell-you-sells = wirfst { $card } ab
tell-sells-for = wirft { $card } für { $essences } ab
tell-you-sells-for = wirfst { $card } für { $essences } ab
tell-uses = nutzt { $card }
tell-you-uses = nutzt { $card }
tell-reacts = reagiert mit { $card }
tell-you-reacts = reagierst mit { $card }
tell-chooses = wählt { $rival }
tell-you-chooses = wählst { $rival }
tell-gains = erhält { $essences }
tell-you-gains = erhältst { $essences }
tell-rivals = jeder Rivale erhält { $essences }
tell-you-rivals = jeder Rivale erhält { $essences }
tell-pays = bezahlt { $essences }
tell-you-pays = bezahlst { $essences }
tell-loses = verliert { $essences }
tell-you-loses = verlierst { $essences }
tell-collects = erhält { $essences } als Ertrag
tell-you-collects = erhältst { $essences } als Ertrag
tell-takes = nimmt { $essences } von { $card }
tell-you-takes = nimmst { $essences } von { $card }
tell-puts = legt { $essences } auf { $card }
tell-you-puts = legst { $essences } auf { $card }
tell-puts-alone = { $card } erhält { $essences }.
tell-spends = gibt { $essences } von { $card } aus
tell-you-spends = gibst { $essences } von { $card } aus
tell-spends-alone = { $card } verliert { $essences }.
tell-turns = erschöpft { $card }
tell-you-turns = erschöpfst { $card }
tell-straightens = macht { $card } spielbereit
tell-you-straightens = machst { $card } spielbereit
tell-straightens-alone = { $card } ist wieder spielbereit.
tell-destroys = zerstört { $cards }
tell-you-destroys = zerstörst { $cards }
tell-discards = wirft { $cards } ab
tell-you-discards = wirfst { $cards } ab
tell-draws = zieht { $cards }
tell-you-draws = ziehst { $cards }
tell-draws-hidden = zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
tell-keeps = behält { $cards }
tell-you-keeps = behältst { $cards }
tell-shuffles = mischt den Ablagestapel zu einem neuen Stapel
tell-you-shuffles = mischst deinen Ablagestapel zu einem neuen Stapel
tell-looks-own = sieht sich die obersten Karten des eigenen Stapels an
tell-you-looks-own = siehst dir die obersten Karten deines Stapels an
tell-looks-monuments = sieht sich die obersten Karten des Monumentstapels an
tell-you-looks-monuments = siehst dir die obersten Karten des Monumentstapels an
tell-passes = passt
tell-you-passes = passt
tell-token = nimmt den Startspielermarker
tell-you-token = nimmst den Startspielermarker
tell-returns = gibt { $card } zurück
tell-you-returns = gibst { $card } zurück
tell-takes-item = nimmt { $card }
tell-you-takes-item = nimmst { $card }
tell-swaps = tauscht { $card } gegen { $other }
tell-you-swaps = tauschst { $card } gegen { $other }
tell-plays = spielt als { $card }
tell-you-plays = spielst als { $card }
tell-ignores = ignoriert { $card }
tell-you-ignores = ignorierst { $card }
tell-suffers = wird von { $card } getroffen
tell-you-suffers = wirst von { $card } getroffen
tell-checks = verlangt eine Siegprüfung
tell-you-checks = verlangst eine Siegprüfung
tell-bonus = erhält bei dieser Siegprüfung { $points } Siegpunkte mehr
tell-you-bonus = erhältst bei dieser Siegprüfung { $points } Siegpunkte mehr

tell-shown = Neu ausgelegt: { $card }.
tell-round = Runde { $round } beginnt.
tell-game = Partie { $game } des Wettkampfs beginnt.
tell-score = { $seat } hat { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}.
tell-over-points = Die Partie ist zu Ende: { $seats } gewinnt nach Siegpunkten.
tell-over-tie-break = Die Partie ist zu Ende: Bei Gleichstand gewinnt { $seats } mit den meisten Essenzen.
tell-over-shared = Die Partie ist zu Ende: { $seats } teilen sich den Sieg.
tell-limit = Die Rundengrenze ist erreicht.
tell-over-you-points = Die Partie ist zu Ende: Du gewinnst nach Siegpunkten.
tell-over-you-tie-break = Die Partie ist zu Ende: Bei Gleichstand gewinnst du mit den meisten Essenzen.
tell-over-you-shared = Die Partie ist zu Ende: Du teilst dir den Sieg mit { $seats }.

## Fragen

ask-main = Deine Aktion
ask-pay = Bezahle { $count ->
    [one] { $count } Essenz
   *[other] { $count } Essenzen
} für { $card }
ask-pay-less = Bezahle für { $card }: { $cost }, abzüglich { $less } nach Wahl
ask-gain = Nimm { $count ->
    [one] { $count } Essenz
   *[other] { $count } Essenzen
} ({ $card })
ask-put = Lege { $count ->
    [one] { $count } Essenz
   *[other] { $count } Essenzen
} auf { $card }
ask-lose = { $card }: Gib { $count ->
    [one] { $count } andere Essenz
   *[other] { $count } andere Essenzen
} ab, weil dir Leben fehlt
ask-kind = Welche Essenz bezahlst du? ({ $card })
ask-kind-gain = Welche Essenz erhältst du dafür? ({ $card })
ask-number = Wie viel { $kind } bezahlst du? ({ $card })
ask-rival = Wähle einen Rivalen ({ $card })
ask-first = Wähle, wer die nächste Partie beginnt
ask-look = Welchen Stapel siehst du dir an? ({ $card })
ask-react-loss = { $card } greift an: { $attack }. Reagierst du?
ask-react-check = Siegprüfung. Reagierst du?
ask-unless = { $card } greift an: { $attack }
ask-upkeep = { $card }: Bezahle { $essences } oder erschöpfe diese Karte
ask-keep = Behalte eine dieser Karten
ask-mage = Wähle deinen Magier
ask-item = Wähle einen Magischen Gegenstand
ask-item-swap = Tausche { $card } gegen einen anderen Magischen Gegenstand
ask-discard = Wirf { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
} ab ({ $card })
ask-discard-unless = { $card } greift an: { $attack }
ask-destroy = Zerstöre eines deiner Artefakte ({ $card })
ask-destroy-unless = { $card } greift an: { $attack }
ask-turn = Welche Karte erschöpfst du? ({ $card })
ask-straighten = Welche Karte machst du spielbereit? ({ $card })
ask-put_on = Wohin legst du die Essenz?
ask-summon = Welche Karte spielst du aus? ({ $card })
ask-return = Lege diese Karten in beliebiger Reihenfolge zurück, die oberste zuerst
ask-take = Ertrag: Von welchen Karten nimmst du alle Essenzen?

## Überschriften

chapter-setup = Spielaufbau
chapter-round = Runde { $round }
chapter-game = Partie { $game }, { $where }

## Warum etwas nicht geht

why-over = Die Partie ist zu Ende.
why-other = Triff erst die andere Entscheidung.
why-lacks = Dir fehlt: { $essences }.
why-lacks-and-any = Dir fehlt: { $essences } und { $count } nach Wahl.
why-lacks-any = { $count ->
    [one] Dir fehlt noch { $count } beliebige Essenz.
   *[other] Dir fehlen noch { $count } beliebige Essenzen.
}
why-lacks-of = Dir fehlt: { $count } { $kinds }.
why-lacks-here = Auf { $card } fehlt: { $essences }.
why-covered = { $essences }, abzüglich { $covered } durch deine Vergünstigung
why-turned = Diese Karte ist bis zur nächsten Runde erschöpft.
why-straight = Das geht nur, solange die Karte erschöpft ist.
why-needs-turn-dragon = Du hast keinen spielbereiten Drachen.
why-needs-turn-creature = Du hast keine spielbereite Kreatur.
why-needs-artifact = Du hast kein Artefakt im Spiel.
why-needs-other = Du hast kein anderes Artefakt im Spiel.
why-needs-beast = Du hast weder einen Drachen noch eine Kreatur im Spiel.
why-needs-card = Du hast keine Handkarten.
why-react = Das kannst du nur als Reaktion nutzen.
why-claim = Das geschieht nur einmal, wenn du die Karte in Besitz nimmst.
why-no-react = Damit kannst du hierauf nicht reagieren.
why-no-power = Diese Fähigkeit gibt es hier nicht.
why-not-in-play = Du hast diese Karte nicht im Spiel.
why-not-in-hand = Du hast diese Karte nicht auf der Hand.
why-not-in-centre = Das liegt nicht in der Tischmitte.
why-no-monument = Der Monumentstapel ist leer.
why-none-of = Dir fehlt { $kind }.
why-kind = { $kind } kannst du hier nicht wählen.
why-earlier = Wähle { $kind } vor den anderen.
why-short = Wenn du hier { $kind } nimmst, kannst du den Rest nicht bezahlen.
why-number = Wähle eine Zahl von { $least } bis { $most }.
why-not-among = Das kannst du hier nicht wählen.
why-must = Das kannst du nicht ablehnen.
