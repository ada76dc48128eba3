### Lo que se puede decir de cualquier juego.

list = { $items }, { $last }
list-and = { $items } y { $last }

question = { $seat }, elige: { $kind }
not-possible = Eso no es posible ahora.
chapter = Parte { $number }
end-won = { $seats } gana ({ $reason }).
end-shared = { $seats } comparten la victoria ({ $reason }).

hint-number = un número de { $least } a { $most }
hint-bag = escribe { $size } en una línea; disponible: { $most }
hint-bag-needs = { $hint }; entre ellos { $needs }
hint-bag-spare = { $hint }; pueden faltar { $spare }
hint-bag-most = hasta { $count } { $kind }
hint-subset = de { $least } a { $most } en una línea, por ejemplo «1 2»; «none» para ninguno, «all» para todos
hint-subset-exact = { $most } en una línea, por ejemplo «{ $example }»
hint-order = los { $size } en una línea, empezando por el de arriba

# What bots are called, by their levels.
bot-random = Aprendiz
bot-novice = Novicio
bot-adept = Adepto
bot-expert = Experto
bot-sage = Sabio
bot-master = Maestro
bot-grandmaster = Gran maestro
