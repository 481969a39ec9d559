/** Kinds of places that a text asks for, and those that it does not want. */
export interface Tastes {
  readonly likes: readonly string[]
  readonly avoid: readonly string[]
  readonly cuisines: readonly string[]
}

/** Words of either language and the sights' categories that they mean; 'art' stands for museums of art. */
const categories: readonly (readonly [RegExp, readonly string[]])[] = [
  [/art museums?|musees? d art|art galler(?:y|ies)|paintings?/, ['art']],
  [/museums?|musees?/, ['museum', 'gallery']],
  [/galler(?:y|ies)|galeries? d art/, ['gallery']],
  [/temples?|shrines?|sanctuaires?/, ['temple']],
  [/church(?:es)?|eglises?|cathedrals?|cathedrales?|basilicas?/, ['church']],
  [/ruins?|ruines?|archaeolog\w*|ancient/, ['ruins']],
  [/(?:royal )?palaces?|palais/, ['palace']],
  [/castles?|chateaux?/, ['castle']],
  [/parks?|parcs?/, ['park']],
  [/gardens?|jardins?|flowers?|fleurs?/, ['garden']],
  [/markets?|marches?/, ['market']],
  [/views?|viewpoints?|belvederes?|panoramas?|vues?|lookouts?|miradouros?/, ['viewpoint']],
  [
    /walking|walks?|strolling?|neighbou?rhoods?|quartiers?|flaner|promenades?/,
    ['neighbourhood', 'square'],
  ],
  [/theatres?|theaters?|plays/, ['theatre']],
  [/zoos?/, ['zoo']],
  [/aquariums?/, ['aquarium']],
  [/beach(?:es)?(?! clubs?)|plages?/, ['beach']],
  [/islands?|iles?/, ['island']],
  [
    /theme parks?|amusement parks?|parcs? d attractions?|water ?slides?|glissades? d eau|water ?parks?|parcs? aquatiques?/,
    ['theme-park'],
  ],
  [/hik(?:es?|ing)|randonnees?|trails?/, ['hike']],
  [/lakes?|lacs?/, ['lake']],
  [/waterfalls?|chutes?|cascades?/, ['waterfall']],
  [/mountains?|montagnes?/, ['mountain']],
  [
    /hot springs?|onsens?|sources? (?:thermales?|chaudes?)|eaux? (?:chaudes?|thermales?)|thermal (?:baths?|pools?|waters?)|bains? (?:thermaux|chauds?)|hot (?:pools?|tubs?|water)/,
    ['hot-spring'],
  ],
  [
    /bars?|beach clubs?|part(?:y|ies|ying)|clubbing|night ?life|night ?clubs?|boites? de nuit/,
    ['nightlife'],
  ],
  [
    /(?<=\b(?:do|out|faire|sortir|things|activit\w+|enjoy)\b.{0,30})(?:at night|by night|after dark|in the evening|le soir|la nuit|en soiree)/,
    ['nightlife', 'viewpoint', 'theatre'],
  ],
  [/snorkel\w*|reefs?|diving|recifs?|plongee/, ['reef']],
  [/oceans?|sea ?side|mer|the sea|water front/, ['beach', 'aquarium', 'island']],
  [/rice (?:fields?|terraces?)|rizieres?/, ['viewpoint', 'village']],
  [/villages?/, ['village']],
  [/history|histoire|historic\w*|historiques?/, ['memorial', 'landmark', 'castle', 'ruins']],
  [/architecture|gaud[iy]/, ['church', 'landmark', 'palace']],
  [
    /(?<!\b(?:not|no|pas)\b.{0,12})(?:indoors?|inside|a l interieur|interieurs?|en dedans|au chaud)/,
    ['museum', 'gallery', 'aquarium', 'market'],
  ],
  [/dinosaurs?|dinosaures?|dinos?|fossils?|fossiles?/, ['museum']],
  [/arcades?|anime|manga/, ['neighbourhood']],
  [/winter|hiver|snow|neige/, ['park', 'waterfall', 'neighbourhood']],
  [
    /outdoors?|outside|plein air|dehors|nature|exterieur/,
    ['park', 'garden', 'beach', 'viewpoint', 'lake', 'hike'],
  ],
]

const foods: readonly (readonly [RegExp, string])[] = [
  [/italian|italiens?|italienne/, 'Italian'],
  [/pizzas?|pizzerias?/, 'Pizza'],
  [/sushis?/, 'Sushi'],
  [/japanese food|japonais\b|ramen|izakaya/, 'Japanese'],
  [/chinese (?:food|restaurant)|chinois\b|dim sum/, 'Chinese'],
  [/french (?:food|restaurant|bistro)|bistrots?/, 'French'],
  [/mexican (?:food|restaurant)|tacos?/, 'Mexican'],
  [/indian (?:food|restaurant)|curry/, 'Indian'],
  [/thai food|pad thai|resto thai/, 'Thai'],
  [/vegetarian|vegan|vegetarien(?:ne)?s?|vegan(?:e)?s?|meatless/, 'Vegetarian'],
  [/seafood|fish|poissons?|fruits? de mer/, 'Seafood'],
  [/steak\w*/, 'Steakhouse'],
  [/greek food|taverna/, 'Greek'],
  [/tapas|spanish food/, 'Spanish'],
  [/korean (?:food|barbecue|bbq)|coreen/, 'Korean'],
  [/vietnamese|pho\b|vietnamien/, 'Vietnamese'],
  [/burgers?|fast food|poutines?/, 'Fast Food'],
]

const not =
  '(?:no|not|not one more|without|skip(?: all)?|avoid|never|hates?|dislike|deteste(?:nt|s)?|deteste|pas|sans|eviter?|aucune?|ni|none of|did all|do not|don t|except|sauf|rather than|pas trop|jamais)'
const filler =
  '(?: (?:\\d|the|any|all|those|these|more|one|de|d|des|du|les|la|le|l|un|une|royal|trop|too many|many|much|of|et|ni|or|a|en|no|to|go|see|want|like|likes|love|into|fond|really|care|for|big|fans?|aime|aimons|aimer|visiter|voir)){0,12}'

const refusals = [
  new RegExp(`\\b${not}${filler} ?$`),
  new RegExp(`\\b${not}${filler} [a-z]+(?: d eau)? (?:or|ni|et|nor|and)${filler} ?$`),
]
/** How far back a "no" is looked for. */
const refusedWithin = 120

/** Whether the words before say that it is not wanted; "no bars, no zoo" and "no bars or zoos". */
function isRefused(before: string): boolean {
  const near = before.slice(-refusedWithin)
  return refusals.some((pattern) => pattern.test(near))
}

const refusedLater = / (?:none of those|no thanks|on a fait le plein)/

/** Reads a folded text; clauses count, so the text keeps its commas as " | ". */
export function readTastes(clauses: string): Tastes {
  const likes: string[] = []
  const avoid: string[] = []
  let rest = clauses
  for (const [pattern, kinds] of categories)
    for (const match of rest.matchAll(
      new RegExp(`(?<![a-z])(?:${pattern.source})(?![a-z])`, 'g'),
    )) {
      const clause = rest.slice(0, match.index).split('|').at(-1) ?? ''
      const after = rest.slice(match.index)
      const refused = isRefused(clause) || refusedLater.test(after.split('|').slice(0, 2).join(' '))
      ;(refused ? avoid : likes).push(...kinds)
      if (kinds[0] === 'art')
        rest = `${rest.slice(0, match.index)}${'.'.repeat(match[0].length)}${rest.slice(match.index + match[0].length)}`
    }
  if (/did all the museums|visited all the museums|fait tous les musees/.test(clauses))
    avoid.push('museum', 'gallery')
  const cuisines = foods.flatMap(([pattern, cuisine]) => {
    const match = new RegExp(`(?<![a-z])(?:${pattern.source})(?![a-z])`).exec(clauses)
    return match && !isRefused(clauses.slice(0, match.index).split('|').at(-1) ?? '')
      ? [cuisine]
      : []
  })
  const refused = new Set(avoid)
  return {
    likes: [...new Set(likes)].filter((kind) => !refused.has(kind)),
    avoid: [...refused],
    cuisines,
  }
}
