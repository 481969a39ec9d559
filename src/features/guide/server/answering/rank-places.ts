import { wordTable } from '#platform/shared/word-table.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { fold } from '../../domain/fold.ts'
import type { Town } from '../../domain/guide-rows.ts'
import { strainOf } from '../retrieval/own-texts.ts'
import {
  barePlace,
  countOf,
  isKnownFor,
  isSo,
  isWet,
  type PlaceToGo,
  placesToGo,
  usualHigh,
  weightOf,
} from '../retrieval/places-to-go.ts'
import { type Asking, goalCountries, headsMeant, monthOf, originTown } from './answer.ts'
import { dayCost } from './day-cost.ts'
import { codesOf, purseOf, shunsOf, valueOf, wantsOf } from './suggest-wish.ts'

/** A place of the table and the town of the atlas where it begins. */
export interface Candidate {
  readonly place: PlaceToGo
  readonly town: Town
}

/** How well a place fits. */
export interface Judged extends Candidate {
  readonly score: number
  /** How much of what is wished it has. */
  readonly met: readonly string[]
  readonly unmet: readonly string[]
  /** What is not wanted and is not there. */
  readonly without: readonly string[]
  readonly high: number | undefined
  readonly isBest: boolean
  readonly hours: number
  readonly cost: number | undefined
}

export const shown = 3
const [warmC, coldC, mildC] = [22, 4, [13, 26]] as const
/** Where no figures are: as near to the equator it is warm all year. */
const warmLat = 25
const tropic = 23.5
/** Of the ground, from 0, level, to 3, hard. */
const tooSteep = 1.2
const cruiseKmh = 800
const shortHopHours = 5

/** In the air, from the distance. */
const flownHours = (from: Town, to: Town): number => 0.6 + distanceKm(from, to) / cruiseKmh

/** Where one is; who does not say it is reckoned from Toronto. */
const startOf = (asking: Asking): Town | undefined =>
  originTown(asking) ?? asking.world.town('toronto')

export function hoursTo(asking: Asking, town: Town): number {
  const from = startOf(asking)
  return from ? flownHours(from, town) : 0
}

/** The figures of the atlas, else about as warm as it is known to be. */
export function highIn({ world }: Asking, { place, town }: Candidate, month: number) {
  return world.climate(town.slug)?.highC[month - 1] ?? usualHigh(place, month)
}

/** The mean of the month that is meant, or of the year. */
function warmth(asking: Asking, one: Candidate): number | undefined {
  const month = monthOf(asking)
  if (month) return highIn(asking, one, month)
  const all = Array.from({ length: 12 }, (_, at) => highIn(asking, one, at + 1) ?? Number.NaN)
  const mean = all.reduce((sum, high) => sum + high, 0) / all.length
  return Number.isNaN(mean) ? undefined : mean
}

/** What one drives in a day or two, as the crow flies. */
const drivenKm = { few: 450, more: 900 }
const fewDays = 4
const isShort = ({ turn: { frame } }: Asking): boolean =>
  typeof frame.span?.days === 'number' && frame.span.days <= fewDays

const isDriven = (asking: Asking, town: Town): boolean => {
  const home = originTown(asking)
  return !home || distanceKm(home, town) <= drivenKm[isShort(asking) ? 'few' : 'more']
}

const isDirect = (asking: Asking, town: Town): boolean => {
  const from = startOf(asking)
  return !from || asking.world.nonstop(from.airports, town.airports) !== undefined
}

/** What no table holds, and figures tell. */
const reckoned = wordTable<(asking: Asking, one: Candidate) => boolean>({
  warm: (asking, one) => {
    const high = warmth(asking, one)
    return high === undefined ? Math.abs(one.town.lat) <= warmLat : high >= warmC
  },
  cold: (asking, one) =>
    !monthOf(asking) ? one.place.is.has('winter') : (warmth(asking, one) ?? 99) <= coldC,
  mild: (asking, one) => {
    const high = warmth(asking, one)
    return high !== undefined && high >= mildC[0] && high <= mildC[1]
  },
  dry: (asking, { place }) => !isWet(place, monthOf(asking) ?? 1),
  tropics: (_, { town }) => Math.abs(town.lat) <= tropic,
  direct: (asking, { town }) => isDirect(asking, town),
  drive: (asking, { town }) => isDriven(asking, town),
})

const meets = (asking: Asking, one: Candidate, id: string): boolean =>
  reckoned.get(id)?.(asking, one) ?? isSo(one.place, id)

/** They rule places out as a rule, also where they are only wished. */
const binding = new Set(['direct', 'drive', 'tropics'])
/** What a place is through and through: where that is not wanted, it is no place to go. */
const thorough = new Set(
  'resorts all-inclusive crowds big-city city island mountains desert jungle theme-parks winter cruise beach cold warm'.split(
    ' ',
  ),
)

/** Below this, in CAD, hardly anybody flies there and back: it rules places out and is never told. */
const leastFare = (km: number): number => 60 + km * 0.05

/** A day for one where no prices are on file, in CAD: it rules places out, and is never told. */
const usualDay = ({ is }: PlaceToGo): number => (is.has('cheap') ? 90 : is.has('mid') ? 130 : 210)

/** Countries that are looked in; empty for all. */
const codesWanted = (asking: Asking, wish: ReadonlySet<string>): readonly string[] => {
  const own = goalCountries(asking)
  return own.length > 0 ? own : codesOf(valueOf(wish, 'part'))
}

/** What a place is not to be, and where it is not to be. */
function isRuledOut(asking: Asking, wish: ReadonlySet<string>, one: Candidate): boolean {
  const { turn } = asking
  const { place, town } = one
  const must = [...wish].filter((own) => own.startsWith('!')).map((own) => own.slice(1))
  const bound = wantsOf(wish).filter((id) => binding.has(id))
  const avoided = turn.frame.places.some(
    ({ role, ref, countryCode }) =>
      role === 'not' && (ref === town.slug || (ref === null && countryCode === town.countryCode)),
  )
  return (
    avoided ||
    codesOf(valueOf(wish, 'notpart')).includes(town.countryCode) ||
    wish.has(`not:${fold(town.region ?? '')}`) ||
    [...new Set([...must, ...bound])].some((id) => !meets(asking, one, id)) ||
    shunsOf(wish).some((id) => thorough.has(id) && meets(asking, one, id)) ||
    (turn.frame.mobility.length > 0 && strainOf(town.slug) >= tooSteep) ||
    (turn.reference?.what === 'more' && turn.before.listed.includes(place.id))
  )
}

/** Places that nothing rules out: near enough, within the sum, warm enough, and not told already. */
export function candidatesFor(
  asking: Asking,
  wish: ReadonlySet<string>,
  costOf = dayCost,
): readonly Candidate[] {
  const { turn, world } = asking
  const codes = codesWanted(asking, wish)
  const home = originTown(asking)
  const days = turn.frame.span?.days
  // An ocean is too far for a weekend.
  const hours =
    Number(valueOf(wish, 'hours').at(-1)) || (home && isShort(asking) ? shortHopHours : undefined)
  const [least, most] = ['least', 'most'].map((key) => Number(valueOf(wish, key).at(-1)) || null)
  const purse = purseOf(asking)
  const isFlown = !turn.frame.money?.without.includes('flights') && home !== undefined
  // Room and meals of the days leave something of the sum, enough to get there at all.
  const leavesSome = ({ place, town }: Candidate): boolean => {
    if (!purse || !days) return true
    const heads = headsMeant(asking)
    const fares = isFlown ? heads * leastFare(distanceKm(home, town)) : 0
    const rows = world.rows(town.slug)
    const day =
      rows && rows.hotels.length > 0
        ? asking.know(costOf(rows, heads)).total
        : heads * usualDay(place)
    return day * days + fares <= purse
  }
  const isOpen = (one: Candidate): boolean => {
    const high = warmth(asking, one)
    return (
      (codes.length === 0 || codes.includes(one.town.countryCode)) &&
      one.town.slug !== home?.slug &&
      (!hours || hoursTo(asking, one.town) <= hours) &&
      (!least || (high ?? 0) >= least) &&
      (!most || (high ?? 99) <= most) &&
      !isRuledOut(asking, wish, one) &&
      leavesSome(one)
    )
  }
  const known = placesToGo.flatMap((place) => {
    const town = world.town(place.town)
    return town ? [{ place, town }] : []
  })
  const open = known.filter(isOpen)
  if (codes.length === 0 || open.length >= shown) return open
  // Of a small part of the world also towns that the table does not hold.
  const own = new Set(known.map(({ town }) => town.slug))
  return [
    ...open,
    ...world.towns
      .filter(({ slug }) => !own.has(slug))
      .map((town) => ({ place: barePlace(town), town }))
      .filter(isOpen),
  ]
}

const water = ['beach', 'swim', 'surf', 'snorkel']
const snows = ['ski', 'winter', 'cold', 'northern-lights', 'christmas', 'dog-sledding']
const swimC = 22

/** How good the month is there for what is wished. */
function ofMonth(asking: Asking, one: Candidate, wants: readonly string[]): number {
  const month = monthOf(asking)
  if (!month) return 0
  const high = highIn(asking, one, month) ?? warmC
  const isOfWater = wants.some((id) => water.includes(id))
  const isOfSnow = wants.some((id) => snows.includes(id))
  return (
    (one.town.bestMonths.includes(month) ? 2.5 : 0) -
    (isWet(one.place, month) ? 2 : 0) -
    (isOfWater && high < swimC ? 4 : 0) -
    (wants.includes('ski') && high > 8 ? 4 : 0) -
    (!isOfSnow && high <= coldC ? 2 : 0) +
    (wants.includes('warm') ? Math.max(-4, Math.min(3, (high - warmC) / 3)) : 0)
  )
}

/** "No big resorts" is told of a place; that it is no city is plain. */
const mentioned = new Set(['resorts', 'all-inclusive', 'crowds', 'cruise', 'theme-parks'])

const [unmetShare, rareShare] = [0.6, 1.4]
/** These are reckoned from figures: they matter as much as what few places have. */
const heavy = 2.5
/** Whom a place is good for, and what it costs: less than what one goes there for. */
const qualities = new Set(
  'family toddlers teens seniors solo women-alone safe english accessible cheap mid small-town'.split(
    ' ',
  ),
)
const light = 1.6
export const weighs = (id: string): number =>
  reckoned.has(id) ? heavy : qualities.has(id) ? Math.min(light, weightOf(id)) : weightOf(id)
/** What hardly any place has is what they go for: without it a place is no answer. */
const rare = 2.8

/** Its days can be laid as those of a town. */
export const isPlanned = ({ world }: Asking, { town }: Candidate): boolean =>
  world.planned.some(({ slug }) => slug === town.slug)

/** What a place has of what is wished, and what it has not. */
export function judge(
  asking: Asking,
  wish: ReadonlySet<string>,
  one: Candidate,
  costOf = dayCost,
): Judged {
  const { world } = asking
  const month = monthOf(asking)
  const wants = wantsOf(wish)
  const met = wants.filter((id) => meets(asking, one, id))
  const unmet = wants.filter((id) => !met.includes(id))
  const sum = (ids: readonly string[]): number => ids.reduce((all, id) => all + weighs(id), 0)
  const known = met.reduce(
    (all, id) =>
      all +
      (isKnownFor(one.place, id) ? 0.8 : 0) +
      0.3 * Math.min(4, Math.max(0, countOf(one.place, id) - 1)),
    0,
  )
  const hours = hoursTo(asking, one.town)
  const rows = world.rows(one.town.slug)
  const soft = shunsOf(wish).filter((id) => !thorough.has(id) && meets(asking, one, id))
  return {
    ...one,
    met,
    unmet,
    without: shunsOf(wish).filter((id) => mentioned.has(id) && !meets(asking, one, id)),
    high: month ? world.climate(one.town.slug)?.highC[month - 1] : undefined,
    isBest: month !== undefined && one.town.bestMonths.includes(month),
    hours,
    cost:
      rows && rows.hotels.length > 0
        ? asking.know(costOf(rows, headsMeant(asking))).total
        : undefined,
    score:
      sum(met) +
      known -
      unmet.reduce(
        (all, id) => all + weighs(id) * (weighs(id) > rare ? rareShare : unmetShare),
        0,
      ) -
      soft.length * 2 +
      ofMonth(asking, one, wants) -
      // Of two that fit alike the nearer one, and the one whose days can be planned.
      hours / (originTown(asking) ? 3 : 6) +
      (isPlanned(asking, one) ? 1.5 : one.place.route ? 0.7 : 0) +
      (one.place.is.size > 0 ? 0.5 : 0),
  }
}

const classOf = ({ place, cost }: Judged): number => cost ?? 2 * usualDay(place)

const alike = 1.2
/** Of one country one is enough, of a great one two. */
const atMost = (code: string): number => (code === 'CA' || code === 'US' ? 2 : 1)

/** The best first; the cheapest first among those that have as much of what is wished. */
export function rank(
  asking: Asking,
  judged: readonly Judged[],
  isCheap: boolean,
): readonly Judged[] {
  const most = Math.max(...judged.map(({ score }) => score))
  // What is cheap is told by its price.
  const has = ({ met }: Judged): number =>
    met.reduce((all, id) => all + (id === 'cheap' ? 0 : weighs(id)), 0)
  const best = Math.max(...judged.map(has))
  const isFull = (one: Judged): boolean => has(one) >= best - alike
  const sorted = judged.toSorted((a, b) =>
    isCheap
      ? Number(isFull(b)) - Number(isFull(a)) ||
        (isFull(a) ? classOf(a) - classOf(b) : 0) ||
        b.score - a.score
      : b.score - a.score || a.town.name.localeCompare(b.town.name),
  )
  if (goalCountries(asking).length === 1 || most === -Infinity) return sorted
  const count = new Map<string, number>()
  const first = sorted.filter(({ town: { countryCode } }) => {
    const so = (count.get(countryCode) ?? 0) + 1
    count.set(countryCode, so)
    return so <= atMost(countryCode)
  })
  return [...first, ...sorted.filter((one) => !first.includes(one))]
}
