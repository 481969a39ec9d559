import { countryAsks } from './country-ask.ts'

/** What a question is about. */
export const topics = [
  'out-of-scope',
  'health',
  'delay',
  'live',
  'gossip',
  'visa',
  'insurance',
  'exchange',
  'my-budget',
  'my-trips',
  'cost',
  'enough',
  'flights',
  'airport',
  'food',
  'hotels',
  'country',
  'weather',
  'holiday',
  'access',
  'plan',
  'edit',
  'fact',
  'sights',
  'area',
  'rough-budget',
  'way',
  'clock',
  'compare',
  'days',
  'day-trips',
  'daylight',
  'around',
  'business',
  'unknown',
] as const
export type Topic = (typeof topics)[number]

/** Words by topic, over the folded text; the first that fits is it, unless what was found says otherwise. */
const words: readonly (readonly [Topic, RegExp])[] = [
  [
    'health',
    /malarone|doxycycline|vaccin\w*|\bshots\b|altitude sick\w*|mal de l altitude|medication|medicine|medicament\w*|antibiotic\w*|\bpills?\b|malaria|paludisme|prescription/,
  ],
  [
    'out-of-scope',
    /cover letter|\bderiv\w*\b(?=.{0,120}\bx\b)|\bequations?\b|\bintegrale?\b|\b\d+ ?(?:x|times|fois|plus|minus|divided by|multiplie par) ?\d+\b(?=.{0,120}\b(?:what|combien|equals?|egal)\b)|\b(?:what|combien|calcul\w*)\b.{0,120}\b\d+ (?:times|fois|divided by|multiplied by) \d+\b|\b(?:who|qui) (?:is|was|est|etait) (?:the |le |la |l )?(?:ceo|king|queen|singer|actor|author|roi|reine|chanteu\w*|acteur|auteur)\b|\b(?:movie|film|series|serie|netflix|song|chanson|lyrics|paroles|album|video games?|jeux? videos?)\b(?=.{0,120}\b(?:recommend\w*|recommand\w*|best|meilleur\w*|write|ecri\w*|watch|regarder|listen|ecouter)\b)|\b(?:recommend\w*|recommand\w*|suggest\w*|sugger\w*|write|ecri\w*|watch|regarder)\b(?: \w+){0,4} (?:movie|film|series|serie|song|chanson|video game|jeu)\b|\b(?:boyfriend|girlfriend|husband|wife|ex|crush|chum|blonde)\b(?=.{0,120}\b(?:left me|cheat\w*|love me|break up|dump\w*|m a (?:laisse|quitte|trompe))\b)|\b(?:lose weight|diet plan|workout|maigrir|perdre du poids|invest\w*|stocks?|mortgage|hypotheque|actions en bourse|vote for|voter pour|abortion|avortement|religion is|god exist\w*|dieu existe)\b|\bfix my (?:computer|phone|laptop|printer|car)\b|\b(?:sql|html|excel formula|regex|algorithm\w*)\b|stanley cup|coupe stanley|lettre de motivation|homework|\bdevoirs?\b(?! (?:acheter|reserver|payer))|poem|poeme|recipe|recette|stock market|bourse|bitcoin|crypto|election|president|\btrump\b|\bbiden\b|\bpoilievre\b|\bcarney\b|\bmacron\b|\bputin\b|hockey|football|soccer score|write (?:me |my )?(?:a |an |some )?(?:code|essay|story|python|javascript|speech|paper)|world cup|coupe du monde|super bowl|who (?:won|invented|wrote)|qui a (?:gagne|invente|ecrit)|prime minister|premier ministre|\bpython\b|\bjavascript\b|square root|racine carree|horoscope|lottery|loterie|jokes?|blague|translate|meaning of life|lawsuit|divorce|tax return|impots|qui va gagner|who will win/,
  ],
  [
    'delay',
    /delay\w*|flight (?:was|is|got|has been) cancel\w*|vol annule|flight compensation|on time|en retard|retarde|cancelled flight|flight status/,
  ],
  [
    'live',
    /(?:crowd\w*|busy|line\w*|weather|open|full|raining|snowing|temps|ouvert|queue)\b.{0,120}(?:right now|en ce moment)|(?:right now|en ce moment).{0,120}(?:crowd\w*|busy|line\w*|open|raining|ouvert)|line like|queue|file d attente|crowded (?:now|today)|how busy is|wait time|sold out|complet ce soir/,
  ],
  [
    'gossip',
    /(?:is it|am i|will (?:i|we) be|are we|be|feel|it) safe\b|how safe\b|\bsafety\b|\bscams?\b|arnaques?|en securite|se sentir sur|punaises|cockroach|is it clean|propre|noisy|bruyant|reviews? (?:say|of)|safe (?:area|neighbou?rhood|at night|to (?:walk|visit|travel|go)|for (?:women|solo|tourists))|is \w+(?: \w+)? safe\b|dangerous|securitaire|dangereu\w*|\bcrime\b/,
  ],
  [
    'insurance',
    /insurance|assurance|\binsured\b|assure\b|\bramq\b|\bohip\b|\bmsp\b|health card|carte soleil|carte d assurance maladie|medically covered|medical coverage|(?:hospital|medical|medicaux|hopital) (?:bills?|costs?|frais)|frais (?:medicaux|d hopital)/,
  ],
  [
    'visa',
    /\bvisas?\b|passports?|passeports?|\beta\b|\besta\b|citizens?\b|allowed to stay|how long (?:can|may) (?:\w+ ){1,3}(?:stay|remain)|combien de temps (?:puis je|peut on|je peux|on peut|peux tu)(?: y)? rester|\b(?:stay|rester) (?:more|longer|plus) (?:than|de|que) (?:\d+|90) (?:days|months|jours|mois)|\bk eta\b|\bnzeta\b|arrival card|entry (?:requirements?|rules?)|travel document|electronic travel authori[sz]ation|\bave\b|immigration|customs officer|quoi comme papiers?|quels? papiers?|papiers? (?:pour|faut|ca)|what papers|documents? (?:pour entrer|to enter|do (?:i|we|they) need)|permis d entree|autorisation de voyage|ca me prend quoi pour aller|conditions d entree/,
  ],
  [
    'my-budget',
    /(?:my|mon|notre|our) budget(?! (?:is|est|of|de|a|would|serait|for the day|par jour|total)\b)|blown the budget|budget pour|il me reste combien|how much (?:do i have )?left|over budget|depasse (?:le|mon) budget|where can i save|ou economiser/,
  ],
  [
    'my-trips',
    /my trips?\b|mes voyages|my itinerar\w+|mon voyage|have i got|what do i have|do i have planned|what s planned|j ai (?:quoi|prevu)|is there room for|ai je le temps entre|i have planned/,
  ],
  ['airport', /airport|aeroport/],
  ['access', /wheelchair|fauteuil|step free|sans marches|stairs|escaliers|accessible|mobility/],
  [
    'flights',
    /\bflights?\b|\bfl(?:y|ies|ying)\b|\b(?:direct|connection)s?\b(?=.{0,120}\b(?:from|to|de|a|entre)\b)|combien d heures? d avion|\b(?:en|by) (?:avion|plane|air)\b|correspondances?|\bvols?\b|prendre l avion|nonstop|sans escale|\bairfares?\b|plane tickets?|\b(?:get|go) from|se rendre de|comment aller de|billets? d avion/,
  ],
  [
    'country',
    /hair ?dryers?|(?:seche|sechoir a) cheveux|\bsechoirs?\b|\bappliances?\b|appareils? electriques?|\brasoirs?\b|\bshavers?\b|fer plat|straighteners?|curling iron|\bkettle\b|\bcpap\b|\bplugs?\b|\bprises?\b|adapt(?:e|o|a)\w*|tap water|eau du robinet|drink the water|boire l eau|\bsockets?\b|\boutlets?\b(?! mall)|\bvoltage\b|\bchargers?\b|\bchargeurs?\b|\bambulance\b|\bpompiers\b|fire brigade|call the police|appeler la police|police number|\b911\b|\b112\b|numero (?:de|pour|a) |urgences?\b|tipping|\btips?\b|pourboires?|emergency number|numero d urgence|side (?:of the road )?do they drive|drive on the|cote de la route|roule t on|which side|de quel cote|\broule\w*|capital (?:city )?of|capitale|what currency|which currency|quelle (?:monnaie|devise)|\b(?:use|pay(?:ing)?|accept\w*) (?:in |with |by |my |a |the )*(?:euros?|dollars?|canadian|american|us|pounds|cash|cards?|credit)|payer (?:en|avec|par)|argent (?:comptant|liquide|canadien)|\bcash\b|what language|quelle langue|what money|quel argent|(?:leur|their) (?:argent|money|monnaie|currency)|(?:speak|spoken|understand|parlent?|parle t on|comprennent|comprend)\b.{0,120}\b(?:english|french|anglais|francais)|(?:english|french|anglais|francais)\b.{0,120}\b(?:spoken|widely)|credit cards?|cartes? de credit/,
  ],
  [
    'food',
    /restaurants?|restos?|\bwhere (?:can|do|should|could|would) (?:i|we|you|one|people|locals)(?: all| both)? eat\b|\bwhere s good to eat\b|\b(?:what|how|and) about (?:the |some )?food\b|^(?:and )?(?:the )?food$|\b(?:halal|kosher|casher|lactose|nut free|food) (?:places?|options?|spots?)\b|\beats\b|quoi manger|\bbouffe\b|street food|\bsnacks?\b|food near|\bfood (?:in|at|scene)\b|(?:good|local|best|italian|japanese|chinese|french|mexican|indian|thai|greek|spanish|korean|vietnamese|halal|kosher|italienne|japonaise|chinoise|mexicaine|indienne|thailandaise|libanaise) (?:food|cuisine|meal)|\bdinner\b|\blunch\b|\bsouper\b|\bdiner\b|\bdejeuner\b|celiac|coeliaque|gluten|poutines?|where to eat|ou manger|place to eat|eat (?:in|at)|\bbrunch\b|\bbreakfast (?:spots?|places?|in)\b|\bcoffee (?:shops?|place)|\bcafes\b|bakery|bakeries|boulangeries?|patisseries?|\bpubs?\b(?! crawl)|\bfoodies?\b|local food|local dish\w*|plats? typiques?|specialites? (?:locales?|regionales?)|(?:try|gouter|manger)\b.{0,120}\b(?:food|specialit\w*|plats?)|ou (?:bien )?manger|want italian|\bvegan\w*|vegetari\w*|\bsushis?\b|\btapas\b|pizzeria\w*/,
  ],
  [
    'hotels',
    /\bhotels?\b|\bmotels?\b|hostels?|auberges?|lodging|logement|hebergement|\bbeds?\b|etoiles|place to (?:stay|sleep)|rooms?\b|chambres?|\britz\b|where to (?:stay|sleep)|ou dormir/,
  ],
  [
    'holiday',
    /(?<!\b(?:for a|on|our|my|weeks?|days?|beach|family|summer|winter|this|next|nice|a week s) )holidays?\b|on holidays\b|jours? ferie|everything be (?:shut|closed)|christmas|noel/,
  ],
  [
    'weather',
    /weather|\bclimate\b|\bclimat\b|\bmeteo\b|\bsunny\b|\bensoleill\w*|\bmouille\w*|\bfreez\w*|\bgele\w*|\bglacial\w*|\bchilly\b|\bmonsoons?\b|\bmoussons?\b|\bpacking\b|\bpack\b(?! (?:lunch|train))|what (?:to|(?:should|do|would) (?:i|we)) (?:pack|wear)|\bs habiller\b|\bclothes\b|\blinge\b|quels? mois|(?:which|what) months?|(?:good|bad|nice|right|bon|mauvais|beau|mieux|better) (?:month|mois|time|moment|temps)|\bfait (?:y|il|tu|ti)\b(?! escale)|\blike (?:in|around|during) (?:(?:early|mid|late) )?(?:january|february|march|april|may|june|july|august|september|october|november|december|winter|spring|summer|autumn|fall)|temps (?:fait|qu il)|quel temps|temperatur\w*|\bdegres?\b|\bdegrees?\b|\bforecast\b|\bpreviso?i?ons?\b|\bsuitcase\b|\bdans ma valise\b|\brain\w*|pleu\w*|pluie|\bcoat\b|manteau|\bwarm(?:er|est)?\b|\bcold(?:er|est)?\b|\bhott(?:er|est)\b|\b(?:cool|mild|wett)(?:er|est)\b|froid|chaleur|chaud|\bhot\b|\bheat\b|degrees|degres|(?:best|cheapest|quietest|busiest|worst|low|high|off|peak|shoulder|least \w+|most \w+) (?:time|month|months|season)|(?:basse|haute) saison|hors saison|moins de monde|\bwhat (?:to|should (?:i|we)|do (?:i|we)) (?:bring|wear)\b|\bvetements?\b|\bvalises?\b(?=.{0,120}\bmettre\b)|\b(?:quoi|que|qu est ce que)\b.{0,120}\b(?:apporter|amener)\b|meilleur(?:e)?s? (?:temps|moment|periode|mois|saison)|drier|\bsea\b.{0,120}(?:warm|swim)|swim|baign\w*|\bsnow\b|\bneige\b|when to go|quand (?:aller|partir)|\bhumid\w*/,
  ],
]

const travel =
  /\b(?:somewhere|quelque part|go (?:alone|away|abroad)|partir seule?|destinations?|trip|travel|plan|itinerary|itineraire|voyage|days?|jours?|semaine|week|weekend|layover|escale|visit|partir)\b/

export function readTopics(text: string): readonly Topic[] {
  const asked = countryAsks(text).filter((ask) => ask !== 'licence' && ask !== 'drinking')
  const found = words
    .filter(([topic, pattern]) => pattern.test(text) || (topic === 'country' && asked.length > 0))
    .map(([topic]) => topic)
  const isWish = /\b(?:somewhere|quelque part|go (?:alone|away|abroad)|partir seule?)\b/.test(text)
  return travel.test(text)
    ? found.filter((topic) => topic !== 'out-of-scope' || (found.length === 1 && !isWish))
    : found
}

/** Asks for a plan in so many words. */
export const asksForPlan = (text: string): boolean =>
  /\b(?:(?<!(?:good|bad|great|nice|ok|better|backup|bon|mauvais) )plan|planning|itinerary|itineraire|lay it out|lay out|day by day|jour par jour|programme|schedule|planifie\w*|organise\w*|what should i do|on fait quoi|what to do|ther to do|there to do|hour by hour|heure par heure|each day|chaque jour(?:nee)?|(?:put|lay|map|work|set)\b(?: \w+){0,3} days? (?:together|out)|(?:put|throw) (?:it|something|everything|this) together|detaill\w*|fais (?:moi|nous) (?:un|le) (?:plan|horaire|programme)|prepare\w* (?:moi|nous))\b/.test(
    text,
  )

/** Asks when something opens or closes, or what it costs. */
export const asksForFact = (text: string): boolean =>
  /\b(?:open\w*|clos\w*|shut|ferm\w*|ouv\w*|ouvr\w*|hours?|horaires?|how much|combien|cost\w*|coute\w*|price\w*|prix|tickets?|billets?|free|gratis|gratuit\w*|how long|how much time|combien de temps|where exactly|ou (?:est|se trouve)|what time|quelle heure|go inside|visit\w*|stay)\b/.test(
    text,
  )
