import { destinationsTool } from '../tools/place-tools.ts'
import type { Town } from '../../domain/guide-rows.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { seasonOf } from './answer-weather.ts'
import { dayCost } from './day-cost.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { journeyBetween } from '../../domain/journey.ts'
import { inCad } from './plan-memory.ts'
import { dollars, listed, monthName, townName } from './words.ts'

const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const continents: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [/\beurop\w*/, codes('FR IT ES PT GB IE DE AT CH NL BE GR HR CZ PL HU DK SE NO FI IS')],
  [/\basia\w*|\basie\b|\basiatique/, codes('JP TH ID VN SG MY KR CN IN MV AE')],
  [/\bcaribbean\b|\bcaraibes?\b/, codes('CU DO JM BS BB PR')],
  [/\bunited states\b|\bin the us\b|\betats unis\b/, codes('US')],
  [/\bin canada\b|\bau canada\b/, codes('CA')],
]

const warmC = 24
const coldC = 4
const shownAtMost = 5

/** What a middling stay costs there for the party, without the flight. */
function stayCost({ reading, world }: Turn, slug: string, days: number): number | undefined {
  const rows = world.rows(slug)
  const people = (reading.party.adults ?? 1) + (reading.party.childAges?.length ?? 0)
  const total = rows ? dayCost(rows, people).total : 0
  return total > 0 ? total * days : undefined
}

/** Words for a difficult time: grief, fear, loneliness. */
const tender =
  /\b(?:divorc\w*|scared|afraid|nervous|anxious|lonely|grie\w*|widow\w*|passed away|died|burn ?out|break ?up|heartbroken|lost my|perdu (?:mon|ma)|peur|deuil|veu(?:f|ve)|separe\w*|stresse\w*)\b/

/** What a message wishes of a place that it does not name. */
interface PlaceWish {
  readonly month: number | undefined
  readonly warm: boolean
  readonly cold: boolean
  /** By what it costs, for so many days. */
  readonly byCost: boolean
  readonly days: number
  readonly purse: number | undefined
  readonly origin: string | undefined
  /** Been there, or not wanted. */
  readonly without: readonly string[]
  readonly nonstop: boolean
  readonly dry: boolean
  /** Reached without a flight. */
  readonly byLand: boolean
  /** Nothing was wished: places of different kinds. */
  readonly isOpen: boolean
  /** Minutes of flight at most. */
  readonly most: number | undefined
  readonly kinds: readonly string[]
  readonly within: ReadonlySet<string> | undefined
}

/** Without a plane. */
export const landOnly =
  /\b(?:sans (?:prendre l )?avion|pas d avion|without (?:a )?(?:fly\w*|plane)|no (?:fly\w*|planes?)|(?:en|by) (?:auto|char|voiture|car|train|autocar|bus)|road ?trip|driving distance|drive to|en route)\b/
const wishes =
  /warm|heat|\bhot\b|chaleur|chaud|\bsun|soleil|beach|plage|\bcold\b|\bsnow|\bski|neige|froid|cheap|budget|moins cher|pas (?:trop )?cher|europ|asia|asie|caribbean|caraibes|canada|states|etats unis|direct|nonstop|sans escale|\bdry\b|avion|fly/
const leaving =
  /(?:\b(?:from|de|d|depuis|partant|leaving|near|close to|far from|loin de|pres de|out of)(?: (?:de|d|the|la|le|l))*)$/

function placeWishOf({ reading, talk, world }: Turn): PlaceWish {
  const { text, dates, span, tastes } = reading
  const all = world
    .namesIn(reading.raw, [])
    .filter(({ kind }) => kind === 'town')
    .map(({ id }) => id)
  const origin =
    reading.towns.find((slug) => leaving.test(reading.ahead.get(slug) ?? '')) ??
    (reading.towns.length > 0 ? undefined : talk.flight?.from)
  const day = dates.start ?? dates.occasion
  const dated = day ? Number(day.slice(5, 7)) : undefined
  const warm = /warm|heat|\bhot\b|chaleur|chaud|\bsun|soleil|beach|plage/.test(text)
  const [money] = reading.money
  const days = span.days ?? 7
  const purse = money && (money.per === 'day' ? inCad(money) * days : inCad(money))
  const hours = /(\d{1,2})(?: (\d{1,2}))? (?:heures?|hours?|h)\b/.exec(text)
  const thrifty =
    /\bcheap\w*|\bbudget\b|moins cher|pas (?:trop )?cher|abordable|affordable|economique/.test(text)
  return {
    month: dates.months[0] ?? dated ?? seasonOf(text) ?? talk.month,
    warm,
    cold: !warm && /\bcold\b|\bsnow\w*|\bski\w*|\bneige\w*|\bfroid\w*/.test(text),
    byCost: thrifty || purse !== undefined,
    days,
    purse,
    origin: origin ?? (hours ? reading.towns[0] : undefined),
    without: all.filter((slug) => slug !== origin),
    nonstop: /\b(?:direct|nonstop|non stop|sans escale)\b/.test(text),
    dry: /\b(?:dry|sec|seche|no rain|sans pluie)\b/.test(text),
    byLand: landOnly.test(text),
    isOpen: !wishes.test(text) && tastes.likes.length === 0 && !money && !hours,
    most: hours ? Number(hours[2] ?? hours[1]) * 60 : undefined,
    kinds: tastes.likes.filter((kind) =>
      ['temple', 'museum', 'market', 'castle', 'hike', 'ruins'].includes(kind),
    ),
    within: continents.find(([words]) => words.test(text))?.[1],
  }
}

const dryDays = 8
const landMinutes = 9 * 60
const unknownHeat = -99

/** The usual high of the month, or of the year. */
function highOf({ world }: Turn, { month }: PlaceWish, slug: string): number {
  const values = world.climate(slug)?.highC
  if (!values) return unknownHeat
  return month ? (values[month - 1] ?? unknownHeat) : values.reduce((a, b) => a + b, 0) / 12
}

/** The places that keep to all of the wishes, the fittest first. */
async function fittingPlaces(turn: Turn, wish: PlaceWish): Promise<readonly Town[]> {
  const { world, call } = turn
  const { month, kinds, origin, purse, most, warm, cold, within } = wish
  const home = origin ? world.rows(origin)?.town : undefined
  const rain = (slug: string) => (month ? world.climate(slug)?.rainDays[month - 1] : undefined)
  const own = await call(destinationsTool, {
    ...(month ? { month } : {}),
    ...(kinds.length > 0 ? { categories: [...kinds] } : {}),
  })
  const far =
    kinds.length > 0 ? [] : world.towns.filter((town) => !town.covered && town.countryCode !== 'CA')
  const from = home?.airports ?? []
  const planned = new Set(world.planned.map(({ slug }) => slug))
  const high = (slug: string) => highOf(turn, wish, slug)
  const cost = (slug: string) => stayCost(turn, slug, wish.days) ?? Infinity
  const found = [...own, ...far].filter((town) => {
    if (within && !within.has(town.countryCode)) return false
    if (town.slug === origin || (warm && high(town.slug) < warmC)) return false
    if (cold && high(town.slug) > coldC) return false
    if (purse !== undefined && cost(town.slug) > purse) return false
    if (wish.without.includes(town.slug)) return false
    if (wish.dry && (rain(town.slug) ?? 99) > dryDays) return false
    if (wish.byLand && home) {
      const way = journeyBetween(home, town)
      return way.byRail && way.minutes <= landMinutes
    }
    if (wish.nonstop && from.length > 0) return world.nonstop(from, town.airports) !== undefined
    if (most === undefined || from.length === 0) return planned.has(town.slug)
    const flight = world.nonstop(from, town.airports)
    return flight !== undefined && flight.minutes <= most
  })
  if (wish.isOpen && !wish.byLand) return spread(found, world)
  return found.toSorted((a, b) =>
    wish.byCost
      ? cost(a.slug) - cost(b.slug)
      : wish.byLand && home
        ? Number(planned.has(b.slug)) - Number(planned.has(a.slug)) ||
          journeyBetween(home, a).minutes - journeyBetween(home, b).minutes
        : Number(b.covered) - Number(a.covered) ||
          (cold ? high(a.slug) - high(b.slug) : high(b.slug) - high(a.slug)),
  )
}

/** One place of each part of the world, those with the most to see. */
function spread(found: readonly Town[], { rows }: Turn['world']): readonly Town[] {
  const seen = (slug: string) => rows(slug)?.sights.length ?? 0
  return continents
    .flatMap(([, codesOf]) =>
      found
        .filter(({ countryCode }) => codesOf.has(countryCode))
        .toSorted((a, b) => seen(b.slug) - seen(a.slug))
        .slice(0, spreadOf(codesOf)),
    )
    .filter((town, at, all) => all.indexOf(town) === at)
}
/** Of Europe two, of the others one. */
const spreadOf = (codesOf: ReadonlySet<string>): number => (codesOf.has('PT') ? 2 : 1)

function lineOf(turn: Turn, wish: PlaceWish, town: Town): string {
  const { say, language } = turn
  const high = highOf(turn, wish, town.slug)
  const heat = high > unknownHeat ? `${Math.round(high)} °C` : ''
  const cost = Math.round(stayCost(turn, town.slug, wish.days) ?? 0)
  const sum = wish.byCost
    ? say(
        `about ${dollars('en', cost)} for ${wish.days} days`,
        `environ ${dollars('fr', cost)} pour ${wish.days} jours`,
      )
    : ''
  const home = turn.world.rows(wish.origin ?? '')?.town
  const way =
    wish.byLand && home
      ? say(
          `about ${lengthText(journeyBetween(home, town).minutes)} by road or train`,
          `environ ${lengthText(journeyBetween(home, town).minutes)} en voiture ou en train`,
        )
      : ''
  return `${townName(language, town)} (${[heat, way, sum].filter(Boolean).join(', ')})`
}

/** Where to go, when only wishes were named: warmth, a month, kinds of places, hours of flight, a purse. */
export async function suggestPlaces(turn: Turn): Promise<Answer> {
  const { say } = turn
  const wish = placeWishOf(turn)
  const { month } = wish
  const best = (await fittingPlaces(turn, wish)).slice(0, shownAtMost)
  if (best.length === 0)
    return plain(
      say(
        'I don’t know of a place that fits all of that. Which part of the world do you prefer?',
        'Je ne connais pas d’endroit qui convienne à tout cela. Quel coin du monde préférez-vous ?',
      ),
      { question: 'destination' },
    )
  const lines = best.map((town) => lineOf(turn, wish, town))
  const kind = tender.test(turn.reading.text)
    ? say(
        'That sounds like a hard time, and going alone takes courage: being nervous is normal. A compact, easy city with plenty to do by day is a gentle start, and short first steps count. ',
        'Ce n’est pas un moment facile, et partir seul demande du courage : c’est normal d’être nerveux. Une ville compacte, avec bien des choses à faire le jour, est un début tout en douceur. ',
      )
    : ''
  const open = wish.isOpen
    ? say(
        ' Tell me the month, your budget and what you like, and I choose closer.',
        ' Dites-moi le mois, votre budget et vos goûts pour que je choisisse mieux.',
      )
    : ''
  const without = wish.byCost
    ? say(
        ' Sums are for beds and meals of a middling kind by our samples, without the flight: add that from the flight search.',
        ' Les sommes valent pour lits et repas moyens d’après nos exemples, sans l’avion : ajoutez-le d’après la recherche de vols.',
      )
    : ''
  const when = month ? say(` in ${monthName('en', month)}`, ` en ${monthName('fr', month)}`) : ''
  return plain(
    say(
      `${kind}${wish.isOpen ? 'Some ideas' : 'What fits'}${when}, with usual daytime highs: ${listed('en', lines)}.${without}${open} Which one shall I plan?`,
      `${kind}${wish.isOpen ? 'Quelques idées' : 'Ce qui convient'}${when}, avec les maximums habituels : ${listed('fr', lines)}.${without}${open} Lequel est-ce que je planifie ?`,
    ),
    {
      sources: [atlasSource(turn)],
      question: 'destination',
      talk: {
        listed: best.map(({ slug }) => slug),
        ...(month ? { month } : {}),
        ...(wish.origin
          ? { flight: { from: wish.origin, adults: turn.reading.party.adults ?? 1 } }
          : {}),
      },
    },
  )
}
