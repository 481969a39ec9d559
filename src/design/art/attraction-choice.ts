import type { ArtScene } from './category-art.ts'
import {
  carvedTowers,
  eastAsia,
  elsewhereInAsia,
  minarets,
  pyramids,
  stoneBridges,
  stupas,
  tieredRoofs,
} from './place-regions.ts'

export interface AttractionFacts {
  category: SightCategory
  name: string
  /** The name in the local script, when known. */
  localName?: string | null | undefined
  /** ISO 3166-1 alpha-2. */
  countryCode: string
}

type AttractionScene = ArtScene<'attraction'>
type Rule = readonly [name: RegExp, scene: AttractionScene]

/** The scene of each category when name and country say no more. */
const byCategory = {
  museum: 'museum',
  gallery: 'gallery',
  landmark: 'landmark',
  temple: 'museum',
  church: 'church',
  palace: 'palace',
  park: 'park',
  garden: 'park',
  market: 'market',
  viewpoint: 'viewpoint',
  neighbourhood: 'neighbourhood',
  square: 'square',
  bridge: 'bridge',
  theatre: 'theatre',
  memorial: 'monument',
  library: 'library',
  zoo: 'zoo',
  beach: 'beach',
  mountain: 'mountain',
  island: 'island',
  'theme-park': 'wheel',
  aquarium: 'museum',
  castle: 'castle',
  lake: 'mountain',
  waterfall: 'mountain',
  ruins: 'museum',
  'cable-car': 'mountain',
  'hot-spring': 'mountain',
  hike: 'mountain',
  reef: 'island',
  stadium: 'landmark',
  village: 'old-town',
} as const satisfies Readonly<Record<string, AttractionScene>>

/** The atlas's categories; one that is missing here does not compile where the atlas is drawn. */
export type SightCategory = keyof typeof byCategory

export const sightCategories = Object.keys(byCategory) as readonly SightCategory[]

const mosque = /\b(mosque|camii|masjid|mezquita|dargah|hagia sophia)\b/
/** Words for a Shinto shrine alone; "shrine" may mean others outside Japan. */
const shinto = /\b(jingu|jinja|taisha|tenmangu|tenman-gu|tosho-?gu)\b|-(gu|jinja|jingu)\b/
const castle =
  /\b(castles?|castell?o|castillo|chateau|alcazar|kasbah|citadel|fort|fortress|kremlin|tower of london|great wall)\b/
const crossing =
  /\b(times square|crossing|scramble|circus|avenue|boulevard|street|champs|broadway|electric town)\b/

const towers: readonly Rule[] = [
  [/\b(eiffel|tokyo tower|skytree|blackpool tower)\b/, 'lattice-tower'],
  [
    /\b(big ben|elizabeth tower|clock|campanile|leaning tower|bell tower|belfry|giralda)\b/,
    'bell-tower',
  ],
  [
    /\b(empire state|chrysler|burj|shard|petronas|taipei 101|willis|woolworth|flatiron|one world|government building|skyscraper)\b/,
    'skyscraper',
  ],
  [/tower\b|turm\b|\b(torre|tour|needle|minar)\b/, 'tower'],
]

const sights: readonly Rule[] = [
  [castle, 'castle'],
  ...towers,
  [/\bbridge\b/, 'bridge'],
  [/\b(ponte|pont|brucke|most)\b|bashi\b/, 'stone-bridge'],
  [/\b(liberty|statue)\b/, 'statue'],
  [/\b(lighthouse|phare|faro)\b/, 'lighthouse'],
  [/\bpyramids?\b/, 'pyramid'],
  [/\b(wheel|london eye)\b/, 'wheel'],
  [/\b(mount|mountain|peak|mt|volcano|redeemer)\b/, 'mountain'],
  [/\b(ferry|harbour|harbor|cove)\b/, 'island'],
  [/\b(fountain|fontana|piazza|plaza)\b/, 'square'],
  [/\b(station|terminal|parliament|capitol|city hall|town hall|reichstag)\b/, 'palace'],
  [/\b(opera|theatre|theater)\b/, 'theatre'],
  [/\bmarket\b/, 'market'],
  [/\b(parthenon|pantheon|acropolis|forum)\b/, 'museum'],
  [crossing, 'crossing'],
]

const churches: readonly Rule[] = [
  [mosque, 'mosque'],
  [/\b(sagrada|notre[- ]dame)\b/, 'cathedral'],
  [
    /\b(basilica|basilique|sacre|st\.? paul|st\.? peter|santa maria del fiore|st\.? basil|orthodox|saviou?r|nevsky)\b/,
    'basilica',
  ],
  [/\b(cathedral|catedral|cathedrale|duomo|dom|minster|munster|abbey)\b/, 'cathedral'],
]

/** Lower case without marks, so that "Sacré-Cœur" is found by "sacre". */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()

const byName = (rules: readonly Rule[], name: string): AttractionScene | undefined =>
  rules.find(([pattern]) => pattern.test(name))?.[1]

/** Never columns for a shrine, nor anywhere in Asia. */
function templeScene(name: string, { localName, countryCode }: AttractionFacts): AttractionScene {
  if (mosque.test(name)) return 'mosque'
  if (shinto.test(name)) return 'shrine'
  if (countryCode === 'JP') {
    const shrine = /\bshrine\b/.test(name) || /(神社|神宮|大社|宮)$/u.test(localName ?? '')
    return shrine ? 'shrine' : 'temple'
  }
  if (carvedTowers.has(countryCode) || /\b(sri|hindu|mandir|prambanan)\b/.test(name))
    return 'temple-towers'
  if (stupas.has(countryCode) || /\b(stupa|wat|chedi|borobudur)\b/.test(name)) return 'stupa'
  if (tieredRoofs.has(countryCode) || /\b(buddhis[tm]|buddha|pagoda|zen|tin hau)\b/.test(name))
    return 'temple'
  if (minarets.has(countryCode)) return 'mosque'
  if (elsewhereInAsia.has(countryCode)) return 'landmark'
  if (/\bshrine\b/.test(name)) return 'basilica'
  return pyramids.has(countryCode) ? 'pyramid' : 'museum'
}

function palaceScene(name: string, countryCode: string): AttractionScene {
  // Built in the European manner.
  if (/\b(akasaka|guest house|deoksugung seokjojeon)\b/.test(name)) return 'palace'
  if (eastAsia.has(countryCode)) return 'hall'
  if (stupas.has(countryCode)) return 'stupa'
  return castle.test(name) && !/\bpala(ce|is|zzo|cio)\b/.test(name) ? 'castle' : 'palace'
}

function landmarkScene(name: string, facts: AttractionFacts): AttractionScene {
  const asian = eastAsia.has(facts.countryCode)
  if (asian && castle.test(name) && !/great wall/.test(name)) return 'hall'
  if (shinto.test(name) || /\b(shrine|temple|pagoda|stupa|wat|mandir|buddha)\b/.test(name))
    return templeScene(name, facts)
  return byName(churches, name) ?? byName(sights, name) ?? 'landmark'
}

const gardenScene = (name: string, country: string): AttractionScene =>
  eastAsia.has(country) || /\b(japanese|zen|chinese)\b/.test(name) ? 'garden' : 'park'

const bridgeScene = (name: string, country: string): AttractionScene =>
  /\b(charles|rialto|ponte|pont|stone|old|stari)\b|bashi\b/.test(name) ||
  (stoneBridges.has(country) && !/\b(suspension|abril|millau|viaduct)\b/.test(name))
    ? 'stone-bridge'
    : 'bridge'

function neighbourhoodScene(name: string, country: string): AttractionScene {
  if (/\b(canal|quai|quay|riverside)\b/.test(name)) return 'stone-bridge'
  if (/\b(old town|old city|medina|altstadt|alfama|albaicin|montmartre)\b/.test(name))
    return 'old-town'
  if (minarets.has(country)) return 'old-town'
  return eastAsia.has(country) || crossing.test(name) ? 'crossing' : 'neighbourhood'
}

function memorialScene(name: string): AttractionScene {
  if (/\b(cemetery|cimetiere|graveyard|peace park)\b/.test(name)) return 'park'
  if (/\bpantheon\b/.test(name)) return 'basilica'
  return /\b(liberty|statue)\b/.test(name) ? 'statue' : 'monument'
}

/** Islands in a river are known by their bridges, not by palms. */
const islandScene = (name: string): AttractionScene =>
  /\b(ile saint-louis|ile de la cite)\b/.test(name) ? 'stone-bridge' : 'island'

/** Columns in Europe; elsewhere the ruins of that region. */
function ruinsScene(country: string): AttractionScene {
  if (carvedTowers.has(country)) return 'temple-towers'
  if (stupas.has(country)) return 'stupa'
  if (eastAsia.has(country)) return 'hall'
  return pyramids.has(country) ? 'pyramid' : 'museum'
}

/** Pictures that differ in East Asia. */
const inEastAsia: Partial<Readonly<Record<SightCategory, AttractionScene>>> = {
  castle: 'hall',
  'hot-spring': 'garden',
  village: 'neighbourhood',
}

/** The scene of a sight: from its category, then from what name and country add to it. */
export function attractionScene(facts: AttractionFacts): AttractionScene {
  const { category, countryCode } = facts
  const name = plain(facts.name)
  switch (category) {
    case 'temple':
      return templeScene(name, facts)
    case 'palace':
      return palaceScene(name, countryCode)
    case 'landmark':
      return landmarkScene(name, facts)
    case 'church':
      return byName(churches, name) ?? 'church'
    case 'garden':
      return gardenScene(name, countryCode)
    case 'bridge':
      return bridgeScene(name, countryCode)
    case 'neighbourhood':
      return neighbourhoodScene(name, countryCode)
    case 'memorial':
      return memorialScene(name)
    case 'viewpoint':
      return byName(towers, name) ?? (/\bferry\b/.test(name) ? 'island' : 'viewpoint')
    case 'square':
      return crossing.test(name) ? 'crossing' : 'square'
    case 'island':
      return islandScene(name)
    case 'theme-park':
      return /disney|\bcastle\b/.test(name) ? 'castle' : 'wheel'
    case 'ruins':
      return ruinsScene(countryCode)
    default:
      return (eastAsia.has(countryCode) ? inEastAsia[category] : undefined) ?? byCategory[category]
  }
}
