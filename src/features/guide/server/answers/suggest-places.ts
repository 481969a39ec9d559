import { destinationsTool } from '../tools/place-tools.ts'
import type { Town } from '../../domain/guide-rows.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { seasonOf } from './answer-weather.ts'
import { dayCost } from './day-cost.ts'
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
  /** Minutes of flight at most. */
  readonly most: number | undefined
  readonly kinds: readonly string[]
  readonly within: ReadonlySet<string> | undefined
}

function placeWishOf({ reading, talk }: Turn): PlaceWish {
  const { text, dates, span, tastes } = reading
  const dated = dates.start ? Number(dates.start.slice(5, 7)) : undefined
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
    origin: reading.towns[0],
    most: hours ? Number(hours[2] ?? hours[1]) * 60 : undefined,
    kinds: tastes.likes.filter((kind) =>
      ['temple', 'museum', 'market', 'castle', 'hike', 'ruins'].includes(kind),
    ),
    within: continents.find(([words]) => words.test(text))?.[1],
  }
}

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
  const own = await call(destinationsTool, {
    ...(month ? { month } : {}),
    ...(kinds.length > 0 ? { categories: [...kinds] } : {}),
  })
  const far =
    kinds.length > 0 ? [] : world.towns.filter((town) => !town.covered && town.countryCode !== 'CA')
  const from = origin ? (world.rows(origin)?.town.airports ?? []) : []
  const planned = new Set(world.planned.map(({ slug }) => slug))
  const high = (slug: string) => highOf(turn, wish, slug)
  const cost = (slug: string) => stayCost(turn, slug, wish.days) ?? Infinity
  const found = [...own, ...far].filter((town) => {
    if (within && !within.has(town.countryCode)) return false
    if (town.slug === origin || (warm && high(town.slug) < warmC)) return false
    if (cold && high(town.slug) > coldC) return false
    if (purse !== undefined && cost(town.slug) > purse) return false
    if (most === undefined || from.length === 0) return planned.has(town.slug)
    const flight = world.nonstop(from, town.airports)
    return flight !== undefined && flight.minutes <= most
  })
  return found.toSorted((a, b) =>
    wish.byCost
      ? cost(a.slug) - cost(b.slug)
      : Number(b.covered) - Number(a.covered) ||
        (cold ? high(a.slug) - high(b.slug) : high(b.slug) - high(a.slug)),
  )
}

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
  return `${townName(language, town)} (${[heat, sum].filter(Boolean).join(', ')})`
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
  const without = wish.byCost
    ? say(
        ' Sums are for beds and meals of a middling kind by our samples, without the flight: add that from the flight search.',
        ' Les sommes valent pour lits et repas moyens d’après nos exemples, sans l’avion : ajoutez-le d’après la recherche de vols.',
      )
    : ''
  const when = month ? say(` in ${monthName('en', month)}`, ` en ${monthName('fr', month)}`) : ''
  return plain(
    say(
      `What fits${when}, with usual daytime highs: ${listed('en', lines)}.${without} Which one shall I plan?`,
      `Ce qui convient${when}, avec les maximums habituels : ${listed('fr', lines)}.${without} Lequel est-ce que je planifie ?`,
    ),
    {
      sources: [atlasSource(turn)],
      question: 'destination',
      talk: { listed: best.map(({ slug }) => slug), ...(month ? { month } : {}) },
    },
  )
}
