/** Words that carry no meaning of their own: what remains of a message is its content. */
export const stopWords: ReadonlySet<string> = new Set(
  `mid nah arrival tourist tourists nicer loves hold maximum max forties fifties sixties seventies single common commonly uses using easiest easier bloom blooms blooming rapport hola quiero viaje para mi familia un una por favor thanks returning return  bore bored boring feel feels worry worried true really instead anymore particular special a about above actually after again all almost alone along already also although always am an and any anybody
  anyone anything anyway are around arent as ask at away back basically be because been before being best better
  between both but by came can cannot cant come comes coming could couldnt d day days definitely did didnt do does
  doesnt doing done dont down during each easy either else enough especially etc even ever every everybody
  everyone everything exactly few find first for from fun further get gets getting give go goes going gonna good
  got great guess guide had happen happens has hasnt have havent having he hello help her here hers hey hi him his
  hm how however i id idea ideas if ill im in into is isnt it its ive just keep kind kinda know last lately least
  less let lets like likely little ll look looking lot lots love m made make makes many may maybe me mean might
  mind mine more most mostly much must my myself near need needed needs neither never new next nice no nobody none
  nor not nothing now of off often ok okay on once one ones only onto or other others ought our ours out over own
  part people perhaps person place places plan planning please possible possibly pretty probably prefer put quick
  quite rather re real really recommend recommended right s said same saw say says see seem seems seen several
  shall she should shouldnt show simply since so some somebody someone something sometimes somewhere soon sort
  spend spending still stop stuff such suggest suggestions sure t take takes taking talk tell than thank thanks
  that thats the their them then there theres these they theyre thing things think thinking this those though
  through thus time times to together too took towards travel traveling traveller travellers travelling traveler
  trip trips true try trying two under until up upon us use used useful using usual usually ve very via visit
  visiting visitors want wanted wants was wasnt way ways we well went were what whatever whats when where wheres
  whether which while who whole whom whose why will wish with within without wont wondering worth would wouldnt
  year years yes yet you your youre yours
  aller alors apres as assez au aucun aucune aussi autour autre autres aux avant avec avez avoir avons bas beaucoup
  bien bon bonjour bonne bref c ca car ce cela celle celui ces cet cette chaque chez chose choses ci combien comme
  comment d dans de deja depuis des dois doit donc dont du elle elles en encore endroit endroits entre es est et
  etait etre etes eu eux faire fait faites faut fois font genre gros ici il ils j je jour jours jusqu l la le les
  leur leurs lui m ma mais me meilleur meilleure meilleurs meme merci mes mettre mieux mois moi moins mon n ne ni
  non nos notre nous on ont ou oui par parce parle pas passer pendant peu peut peuvent peux plan plus plusieurs
  plutot pour pourquoi pouvez pouvons prendre pres prevoir puis puisse qu quand que quel quelle quelles quels
  quelqu quelque quelques qui quoi rien s sa sais sans se sera serait ses si soit sommes son sont sous souvent
  suggere suggeres suggerez suis sur svp t ta te tellement temps tes toi tous tout toute toutes tres trop trouver
  tu un une va vais vas veut veux vers veulent visiter voici voila voir vont vos votre voudrais voudrait voulons
  vous voyage voyager voyages vraiment vs vu y year yeah yep wanna gotta lemme gimme u ur r n pls plz thx btw eh
  hmm oh ok wow cool super alright fine whats hows heres planned plans check short long quick able done kept keeps
  heard read reading recently today tonight current currently normal normally supposed typically typical general
  generally mainly main important interesting certain different various available works working big small large
  early late ahead amount average high low minimum maximum total number least level end start starting begin
  beginning day's week weeks month months weekend question questions answer advice info information details
  wife husband partner family group friend friends sister brother mother father mom dad parents son daughter kids
  kid child children baby toddler couple femme mari famille groupe ami amis amie soeur frere mere pere parents fils
  fille enfant enfants bebe copine copain conjoint conjointe lol lmao haha omg tbh idk dunno doable hubby joins starve super
  somewhere please pretty thingy folks everyone's gf bf ppl w asap fyi kinda sorta bit
  roughly approximately approx environ watch happening cherche cherchons cherchez coute couter rename besoin decide decided culture suppose wonder leaving wait waiting start starts mostly entire entirely able allow allowed somehow besides anyways hopefully ideally basically definitely totally coming recommend recommending recommended suggest suggesting stuff things`.split(
    /\s+/,
  ),
)
