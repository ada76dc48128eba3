### Was sich über jedes Spiel sagen lässt.

list = { $items }, { $last }
list-and = { $items } und { $last }

question = { $seat }, wähle: { $kind }
not-possible = Das ist jetzt nicht möglich.
chapter = Teil { $number }
end-won = { $seats } gewinnt ({ $reason }).
end-shared = { $seats } teilen sich den Sieg ({ $reason }).

hint-number = eine Zahl von { $least } bis { $most }
hint-bag = gib { $size } in einer Zeile ein; verfügbar: { $most }
hint-bag-needs = { $hint }; davon { $needs }
hint-bag-spare = { $hint }; { $spare } dürfen fehlen
hint-bag-most = höchstens { $count } { $kind }
hint-subset = { $least } bis { $most } davon in einer Zeile, zum Beispiel „1 2“; „none“ für nichts, „all“ für alles
hint-subset-exact = { $most } davon in einer Zeile, zum Beispiel „{ $example }“
hint-order = alle { $size } in einer Zeile, die oberste zuerst

# What bots are called, by their levels.
bot-random = Lehrling
bot-novice = Neuling
bot-adept = Adept
bot-expert = Experte
bot-sage = Weiser
bot-master = Meister
bot-grandmaster = Großmeister
