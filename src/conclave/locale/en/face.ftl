### What can be said of any game, whatever it is.

list = { $items }, { $last }
list-and = { $items } and { $last }

question = { $seat }, choose: { $kind }
not-possible = That is not possible now.
chapter = Part { $number }
end-won = { $seats } wins ({ $reason }).
end-shared = { $seats } share the victory ({ $reason }).

hint-number = a number from { $least } to { $most }
hint-bag = type { $size } on one line; available: { $most }
hint-bag-needs = { $hint }; including { $needs }
hint-bag-spare = { $hint }; { $spare } may be missing
hint-bag-most = up to { $count } { $kind }
hint-subset = { $least } to { $most } of them on one line, such as "1 2"; or "none", or "all"
hint-subset-exact = { $most } of them on one line, such as "{ $example }"
hint-order = all { $size } on one line, starting from the top

# What bots are called, by their levels.
bot-random = Apprentice
bot-novice = Novice
bot-adept = Adept
bot-expert = Expert
bot-sage = Sage
bot-master = Master
bot-grandmaster = Grandmaster
