### Ce qu’on peut dire de n’importe quel jeu.

list = { $items }, { $last }
list-and = { $items } et { $last }

question = { $seat }, choisissez : { $kind }
not-possible = Ce n’est pas possible maintenant.
chapter = Chapitre { $number }
end-won = { $seats } gagne ({ $reason }).
end-shared = { $seats } se partagent la victoire ({ $reason }).

hint-number = un nombre de { $least } à { $most }
hint-bag = tapez { $size } sur une ligne ; disponible : { $most }
hint-bag-needs = { $hint } ; dont { $needs }
hint-bag-spare = { $hint } ; { $spare } peuvent manquer
hint-bag-most = jusqu’à { $count } { $kind }
hint-subset = de { $least } à { $most } sur une ligne, par exemple « 1 2 » ; « none » pour aucun, « all » pour tous
hint-subset-exact = { $most } sur une ligne, par exemple « { $example } »
hint-order = les { $size } sur une ligne, en commençant par celui du dessus

# What bots are called, by their levels.
bot-random = Apprenti
bot-novice = Novice
bot-adept = Adepte
bot-expert = Expert
bot-sage = Sage
bot-master = Maître
bot-grandmaster = Grand maître
