import { townDaysOf } from '#features/plans/domain/town-days.ts'
import { coversNight, isOnTheWay, isStay } from '#features/trips/domain/day-lines.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import { addDays } from '#platform/shared/local-date.ts'
import type { Asking } from './answer.ts'
import type { Standing, WrittenItem } from './plan-port.ts'
import { dollars } from './words.ts'

/** A part that the plan does not hold yet; `cost` is what the finder shows at the least. */
interface Missing {
  readonly text: string
  readonly cost: number | undefined
}

/** What the plan lacks: told, and reckoned where the finder has a price. */
export interface MissingCost {
  readonly text: string
  readonly cost: number
  /** Its flights are reckoned here. */
  readonly isFlown: boolean
}

const asLined = ({ day, time, nights, details, status, ...item }: WrittenItem) => ({
  ...item,
  day: day ?? null,
  time: time ?? null,
  nights: nights ?? null,
  details: details ?? null,
  status: status ?? ('planned' as const),
})

interface OpenNights {
  readonly place: Standing['wish']['destinations'][number]
  readonly checkIn: string
  readonly nights: number
}

/** Nights without a bed, by town, except those on the way. */
function openNightsOf({ wish, items }: Standing): readonly OpenNights[] {
  const taken = items.map(asLined).filter(isTaken)
  const stays = taken.filter(isStay)
  const isFree = (night: string): boolean =>
    night < wish.endDate &&
    !stays.some((stay) => coversNight(stay, night)) &&
    !taken.some((item) => isOnTheWay(item, night))
  const runs: OpenNights[] = []
  for (const { town: place, dates } of townDaysOf(wish, wish.destinations))
    for (const night of dates.filter(isFree)) {
      const last = runs.at(-1)
      if (last?.place === place && addDays(last.checkIn, last.nights) === night)
        runs[runs.length - 1] = { ...last, nights: last.nights + 1 }
      else runs.push({ place, checkIn: night, nights: 1 })
    }
  return runs
}

/** A stay for nights that have none. */
async function stayMissing(asking: Asking, { wish }: Standing, open: OpenNights): Promise<Missing> {
  const { plans, say, know } = asking
  const [cheapest] = await plans.stays(wish, open)
  const cost = know(cheapest?.item.price)
  const { nights, place } = open
  const [en, fr] = [
    `a stay in ${place.name} for ${nights === 1 ? '1 night' : `${nights} nights`}`,
    `un hébergement à ${place.name} pour ${nights === 1 ? '1 nuit' : `${nights} nuits`}`,
  ]
  return {
    cost,
    text: cost
      ? say(
          `${en}, from ${dollars('en', cost)} (${cheapest?.item.name})`,
          `${fr}, dès ${dollars('fr', cost)} (${cheapest?.item.name})`,
        )
      : say(`${en}, for which I find no price`, `${fr}, dont je ne trouve pas le prix`),
  }
}

const waysThere = new Set(['flight', 'transport', 'train', 'bus', 'ferry', 'car'])

/** Flights, where nothing in the plan says how one gets there. */
async function flightsMissing(
  { plans, say, know }: Asking,
  { wish }: Standing,
): Promise<Missing | undefined> {
  const { origin } = wish
  if (!origin)
    return {
      cost: undefined,
      text: say(
        'flights, as I don’t know where you leave from',
        'les vols, car je ne sais pas d’où vous partez',
      ),
    }
  const journeys = await plans.flights(wish)
  const home = journeys.filter(({ date }) => date === undefined)
  const fares = know(home.map(({ items }) => items.find(({ price }) => price)?.price))
  // The town itself, or one without an airport: nothing is flown.
  if (home.length === 0) return undefined
  const isPriced = fares.every((fare) => fare !== undefined)
  const cost = isPriced ? fares.reduce((sum: number, fare) => sum + (fare ?? 0), 0) : undefined
  const heads = wish.party.adults + wish.party.children.length
  const [en, fr] = [`flights from ${origin.name}`, `les vols de ${origin.name}`]
  return {
    cost,
    text: cost
      ? say(
          `${en}, from ${dollars('en', cost)} for ${heads}`,
          `${fr}, dès ${dollars('fr', cost)} pour ${heads}`,
        )
      : say(`${en}, for which I find no price`, `${fr}, dont je ne trouve pas le prix`),
  }
}

/** What a plan lacks of beds and flights, at the finder's lowest prices; undefined where it lacks nothing. */
export async function missingCost(
  asking: Asking,
  standing: Standing,
  without: readonly string[],
): Promise<MissingCost | undefined> {
  const { say } = asking
  const isOpen = !standing.items.some(({ type, status }) => {
    const isPlanned = status !== 'idea' && status !== 'cancelled'
    return isPlanned && waysThere.has(type)
  })
  const nights = without.includes('stay') ? [] : openNightsOf(standing)
  const [flights, ...stays] = await Promise.all([
    isOpen && !without.includes('flights') ? flightsMissing(asking, standing) : undefined,
    ...nights.map((one) => stayMissing(asking, standing, one)),
  ])
  const parts = [...stays, flights].flatMap((part) => part ?? [])
  if (parts.length === 0) return undefined
  const cost = Math.round(parts.reduce((sum, part) => sum + (part.cost ?? 0), 0))
  const isWhole = parts.every((part) => part.cost)
  const told = parts.map(({ text }) => `- ${text}`).join('\n')
  const head = say('Not in the plan yet:', 'Pas encore dans le plan :')
  const rest = isWhole
    ? ''
    : say('What has no price is not in the sum.', 'Ce qui n’a pas de prix n’est pas compté.')
  return {
    text: `${head}\n\n${told}${rest ? `\n\n${rest}` : ''}`,
    cost,
    isFlown: Boolean(flights?.cost),
  }
}
