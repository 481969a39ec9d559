/** What may be asked of a country. */
export type CountryAsk =
  | 'capital'
  | 'currency'
  | 'language'
  | 'plugs'
  | 'water'
  | 'tips'
  | 'emergency'
  | 'side'
  | 'calling'
  | 'drinking'
  | 'licence'

const drinks =
  'drink|drinks|have (?:a |some )?(?:wine|beer|drink)|boire|boit|served|order (?:a )?(?:beer|wine|drinks?)|buy (?:beer|alcohol|booze|wine|liquor)|acheter de l alcool|get into (?:a |the )?(?:bars?|clubs?)|entrer dans (?:un|les) bars?|prendre un verre'
const aged =
  '(?:1[4-9]|2[01]) ?(?:ans|yo|y o|yrs? olds?|years? olds?)|(?:i m|he s|she s|is|are|am|turns|turning|turned|aged|a|to) (?:1[4-9]|2[01])'

const asks: readonly (readonly [CountryAsk, RegExp])[] = [
  ['capital', /\bcapitale?\b/],
  [
    'currency',
    /\bcurrenc(?:y|ies)\b|\bmonnaies?\b|\bdevises?\b|\b(?:what|which|quel\w*|kind of|type of|sorte d|genre d)\b(?: \w+){0,3} (?:money|argent|cash)\b|\b(?:money|argent)\b(?: \w+){0,4} (?:quoi|called|s appelle|look like|ressemble)|\b(?:c est|ces) quoi (?:\w+ )?argent\b|\b(?:c est|ces) quoi l argent\b|\bpay(?:ing)? (?:with|in) (?:over )?there\b|what (?:do|does|would|will|should) (?:\w+ )?(?:they |people |you |we |i |one )?pay (?:with|in)\b|(?:on|ils|elles|nous|tu) pa(?:ie|ye|ient|yent|yes) (?:en|avec|comment|quoi)|\bavec quoi (?:on|ils|tu) pa|\bpa(?:ie|ye) t on\b|\b(?:use|take|accept|have|is it|are they on|utilisent?|prennent|acceptent|est ce|c est)(?: \w+){0,2} (?:euros?|pounds|pesos|dollars|yens?|canadian cash|canadian money)\b|\beuro(?:s)? or\b|\bmoney\b(?: \w+){0,3} euros?\b|\bon the euro\b|\beuros? (?:la bas|there)\b|\b(?:their|leur|local|the) (?:money|argent)\b/,
  ],
  [
    'language',
    /\b(?:get by|manage|survive|se debrouille\w*)\b(?: \w+){0,4} (?:english|french|anglais|francais)\b|\blanguages?\b(?! (?:class\w*|school|course|barrier))|\blangues?\b|\b(?:what|how) do (?:they|people|folks|locals|you guys|most people|the locals) (?:speak|talk)|\b(?:what|which)\b(?: \w+){0,3} (?:spoken|speak)|\b(?:ils|on|ca|qu on|gens|monde|elles) parle(?:nt)?\b(?! (?:de|du|des|d|a)\b)(?: \w+)? ?(?:quoi|comment)?|\bparle(?:nt)? (?:quoi|t on|t ils|ils)\b|\b(?:speak|spoken|understand|comprennent|comprend|parlent?)\b.{0,120}\b(?:english|french|anglais|francais)\b|\b(?:english|french|anglais|francais)\b.{0,120}\b(?:spoken|widely|ok|okay|enough|suffit|correct)\b/,
  ],
  [
    'plugs',
    /\bplugs?\b|\bprises?\b(?! (?:de|d|en) )|\badapt(?:e|o|a)\w*|\bvoltage\b|\boutlets?\b(?! mall)|\bsockets?\b|\bcharg(?:er|eur)s?\b|\bhair ?dryers?\b|(?:seche|sechoir a) cheveux|\bsechoirs?\b|\bappliances?\b|appareils? electriques?|\brasoirs?\b|\bshavers?\b|fer plat|straighteners?|curling iron|\bkettle\b|\bcpap\b/,
  ],
  [
    'water',
    /\btap water\b|\brobinet\b|\bdrink(?:ing)? (?:the |their )?(?:\w+ )?water\b|\bwater\b(?: \w+){0,3} (?:drinkable|potable|safe|ok|okay)\b|\b(?:safe|ok|okay)\b(?: \w+){0,3} water\b|\bboire l eau\b|\beau\b(?: \w+){0,4} (?:potable|buvable|boire|boit|sure)\b|\b(?:boit|bois|boire|buvable|potable)\b.{0,120}\beau\b|\bbrush\b.{0,120}\btap\b/,
  ],
  [
    'tips',
    /\btip(?:s|ping|ped)?\b(?! (?:for|on how|to see|about (?:what|where)))|\bpourboires?\b|\bservice compris\b|\bgratuity\b|\bgratuities\b/,
  ],
  [
    'emergency',
    /\bemergenc(?:y|ies)\b(?=.{0,120}\b(?:number|phone|call|dial|line)\b)|\b(?:number|phone|call|dial|numero|appel\w*)\b.{0,120}\b(?:emergenc(?:y|ies)|urgences?|police|cops|ambulance|pompiers|fire brigade)\b|\b(?:police|ambulance|pompiers|urgences?) (?:number|numero|phone)\b|\b911\b|\b112\b|\bfire brigade\b|\bemergency$|\bnumeros? d urgence\b/,
  ],
  [
    'side',
    /\b(?:which|what|wrong|other|right|left|opposite) side\b(?: of the (?:road|street))?(?! (?:of (?:town|the (?:city|river|bed)|\w+$)))|\bside of the (?:road|street)\b|\bside do\b|\bquel (?:bord|cote)\b|\bcote (?:de la (?:route|rue)|gauche|droite?)\b|\b(?:conduit|conduire|conduisent|roule\w*|drive)\b(?: \w+)? (?:a|on the|on) (?:gauche|droite|left|right)\b|\b(?:left|right) hand (?:drive|side|traffic)\b|\b(?:gauche|left) ou (?:a )?droite\b|\bleft or right\b|\bon the (?:left|right) there\b/,
  ],
  [
    'calling',
    /\b(?:calling|country|dialling|dialing|phone|telephone|area) (?:code|prefix)\b|\bindicatif\b|\bprefixe\b/,
  ],
  [
    'drinking',
    new RegExp(
      `\\b(?:drinking age|legal (?:age|drinking)|age legal|age minimum|old enough to drink|how old\\b.{0,120}\\bdrink|quel age\\b.{0,120}\\bboire|majeur pour boire|age (?:to|pour) (?:drink|boire))\\b|\\b(?:${drinks})\\b.{0,120}\\b(?:${aged})\\b|\\b(?:${aged})\\b.{0,120}\\b(?:${drinks})\\b`,
    ),
  ],
  [
    'licence',
    /\b(?:driving|driver s?|drivers?|canadian|our|my|ontario|quebec|alberta|manitoba|bc|provincial|home) (?:driver s? |drivers? |driving )?licen[cs]es?\b(?! plates?)|\binternational (?:driving|driver\w*)|\bidp\b|\bpermis (?:de conduire|international|d ici|du quebec|canadien|quebecois|ontarien)|\b(?:mon|notre|nos|mes|ton|son) permis\b|\b(?:can|may|could) (?:i|we|you|canadians) (?:legally )?drive\b(?! (?:from|to|there|the|it|out|down|up)\b)/,
  ],
]

const noDriving =
  /\b(?:liquor|fishing|marriage|software|business) licen[cs]e|\bpermis (?:de (?:travail|sejour|peche|chasse|resid\w*)|d (?:etudes|entree))|\bwork permit\b/

/** What a folded text asks of a country. */
export const countryAsks = (text: string): readonly CountryAsk[] =>
  asks.flatMap(([ask, words]) =>
    words.test(text) && !(ask === 'licence' && noDriving.test(text)) ? [ask] : [],
  )

const known = new Set<string>(asks.map(([ask]) => ask))
const isAsk = (word: string): word is CountryAsk => known.has(word)

/** Asks by their names, as a talk keeps them. */
export const countryAsksNamed = (names: string): readonly CountryAsk[] =>
  names.split(' ').filter(isAsk)

/** How each is called in an answer. */
export const askNames: Readonly<Record<CountryAsk, { readonly en: string; readonly fr: string }>> =
  {
    capital: { en: 'the capital', fr: 'la capitale' },
    currency: { en: 'the currency', fr: 'la monnaie' },
    language: { en: 'the languages', fr: 'les langues' },
    plugs: { en: 'plugs and sockets', fr: 'les prises' },
    water: { en: 'tap water', fr: 'l’eau du robinet' },
    tips: { en: 'tipping', fr: 'les pourboires' },
    emergency: { en: 'emergency numbers', fr: 'les numéros d’urgence' },
    side: { en: 'the side of the road', fr: 'le côté de la route' },
    calling: { en: 'the calling code', fr: 'l’indicatif' },
    drinking: { en: 'the drinking age', fr: 'l’âge légal pour boire' },
    licence: { en: 'driving licences', fr: 'les permis de conduire' },
  }
