import { distanceKm } from '#platform/shared/distance.ts'
import { toFive } from '#platform/shared/time-of-day.ts'
import type { Town } from '../../domain/guide-rows.ts'
import type { Wished } from '../../domain/share-nights.ts'
import { type Base, type Carrier, type Route, routesThrough } from '../retrieval/routes.ts'
import type { Reader } from '../reading/tokens.ts'
import type { Asking } from './answer.ts'
import { waysBetween } from './known-ways.ts'

/** A place of a journey with its nights. */
export interface Stop extends Wished {
  readonly town: Town
  readonly name: string
  readonly base?: Base | undefined
  readonly route?: Route | undefined
}

/** The way from one stop to the next. */
export interface Leg {
  /** Undefined: it is in no table. By car without a table: by road. */
  readonly by: Carrier | undefined
  readonly minutes: number
  /** Reckoned from the distance. */
  readonly isEstimate: boolean
  readonly km: number
}

const words: Readonly<Record<Carrier, string>> = {
  car: 'car,drive,drives,driving,drove,road trip,roadtrip,rental car,rental,rent,campervan,camper,motorhome,rv,by road,auto,voiture,louer,rouler,route,conduire',
  train: 'train,trains,rail,railway,interrail,eurail,tgv,eurostar,shinkansen,amtrak',
  bus: 'bus,buses,coach,autocar,autobus',
  ferry: 'ferry,ferries,boat,boats,bateau,traversier,traversiers',
  flight: 'fly,flying,flight,flights,plane,avion,vol,vols,voler',
}
const carriers = Object.keys(words) as readonly Carrier[]
/** "Flying from Toronto" tells how one comes: the way between two stops is flown where it says so. */
const isFlownBetween = (reader: Reader, at: number): boolean =>
  /^(?:by|en|prefer|internal|domestic|rather|also|can|could)$/.test(reader.text(at - 1)) ||
  /^(?:between|within|entre|interieurs?|everywhere)$/.test(reader.text(at + 1))
/** "Not counting flights" is of a sum. */
const ofSum =
  /^(?:incl|including|included|includes|counting|excluding|excl|plus|compris|comprenant|compter)$/
const denying = /^(?:no|not|without|sans|pas|avoid|dont|don|never)$/
const otherwise = new Map<string, Carrier>([
  ['plane', 'flight'],
  ['boat', 'ferry'],
  ['metro', 'bus'],
])

/** A carrier as other tables call it. */
const carrierCalled = (word: string): Carrier => otherwise.get(word) ?? (word as Carrier)

/** By what they say they go, and by what not. */
export function carriersIn({ turn: { reader, frame, named } }: Asking) {
  const isOfSum = (at: number): boolean =>
    frame.money?.without.includes('flights') === true || ofSum.test(reader.text(at - 1))
  const only = new Set(frame.transport.only.map(carrierCalled))
  const not = new Set(frame.transport.not.map(carrierCalled))
  for (const by of carriers)
    for (const phrase of words[by].split(',')) {
      const at = reader.find(phrase)
      if (at < 0 || named.tokens.has(at)) continue
      // "No drives longer than three hours" bounds them.
      const isBound = /^(?:longer|over|more|beyond|plus)$/.test(
        reader.text(at + phrase.split(' ').length),
      )
      const isDenied = !isBound && [1, 2, 3].some((back) => denying.test(reader.text(at - back)))
      reader.use(at, at + phrase.split(' ').length)
      if (by === 'flight' && isOfSum(at)) continue
      if (by === 'flight' && !isDenied && !isFlownBetween(reader, at)) continue
      ;(isDenied ? not : only).add(by)
    }
  return { only: [...only].filter((one) => carriers.includes(one) && !not.has(one)), not: [...not] }
}

type Said = ReturnType<typeof carriersIn>

/** Straight kilometres an hour by road, and minutes before one moves. */
const roadSpeed = 62
const roadStart = 10

/** Minutes by road, by the distance alone. */
export const byRoad = (km: number): number => toFive(roadStart + (km / roadSpeed) * 60)

const isLand = (by: string): boolean => by === 'car' || by === 'train' || by === 'bus'

/** A way that a table has. */
interface Known {
  readonly by: Carrier
  readonly minutes: number
}

/** What the tables have of the way between two towns. */
export function waysKnown({ world }: Asking, from: Town, to: Town): readonly Known[] {
  const ofRoutes = routesThrough([from.slug, to.slug]).flatMap(({ bases }) => {
    const [one, other] = [from, to].map(({ slug }) => bases.findIndex(({ at }) => at === slug))
    const isNext = Math.abs((one ?? 0) - (other ?? 0)) === 1
    const { by, minutes } = bases[Math.max(one ?? 0, other ?? 0)] ?? {}
    return isNext && by && minutes ? [{ by: carrierCalled(by), minutes }] : []
  })
  const flight = world.nonstop(from.airports, to.airports)
  const all = [
    ...waysBetween(from.slug, to.slug).map(({ by, minutes }) => ({
      by: carrierCalled(by),
      minutes,
    })),
    ...ofRoutes,
    ...(flight ? [{ by: 'flight' as const, minutes: flight.minutes }] : []),
  ]
  return all.filter(({ by }, at) => all.findIndex((one) => one.by === by) === at)
}

/** Whether a route goes from the one to the other without a boat or a flight. */
function isByLand(route: Route | undefined, from: Town, to: Town): boolean {
  const at = [from, to].map(({ slug }) => route?.bases.findIndex((base) => base.at === slug) ?? -1)
  if (!route || at.includes(-1)) return false
  return route.bases
    .slice(Math.min(...at) + 1, Math.max(...at) + 1)
    .every(({ by }) => isLand(by ?? ''))
}

/** By what one goes of the ways that are known: as they said, as the route has it, else by land, or by air. */
function chosenOf(
  { only, not }: Said,
  known: readonly Known[],
  {
    own,
    usual,
    km,
  }: { readonly own: string | undefined; readonly usual: string; readonly km: number },
): Known | undefined {
  const allowed = known.filter(({ by }) => !not.includes(by))
  const as = (by: string | undefined): Known | undefined => allowed.find((one) => one.by === by)
  const wish = allowed.find(({ by }) => only.includes(by))
  // A boat or a flight of the route crosses what no car does.
  if (own && !isLand(own) && !(own === 'flight' && wish && isLand(wish.by)))
    return known.find(({ by }) => by === own)
  const isDriven = only.includes('car')
  const rest = isDriven
    ? undefined
    : (as(own) ?? as(usual) ?? allowed.find(({ by }) => by !== 'flight'))
  return wish ?? rest ?? (!isDriven && km > flownKm ? as('flight') : undefined)
}
/** No one flies where it is nearer. */
const flownKm = 250

/** The way between two stops: as a table has it, else by road where they drive, else only how far it is. */
export function legBetween(
  asking: Asking,
  { from, to }: { readonly from: Stop; readonly to: Stop },
  said: Said,
  route: Route | undefined,
): Leg {
  const km = distanceKm(from.town, to.town)
  const at = route?.bases.findIndex((base) => base.at === to.town.slug) ?? -1
  const base = route?.bases[at - 1]?.at === from.town.slug ? route?.bases[at] : undefined
  const own = base?.by
  const known = [
    ...(base?.by && base.minutes ? [{ by: carrierCalled(base.by), minutes: base.minutes }] : []),
    ...waysKnown(asking, from.town, to.town),
  ]
  const best = chosenOf(said, known, { own, usual: route?.by ?? 'train', km })
  const drives = said.only.includes('car') || (route?.by === 'car' && !said.not.includes('car'))
  const isRoad = drives && isByLand(route, from.town, to.town)
  if (best && !(isRoad && best.by === 'flight')) return { ...best, isEstimate: false, km }
  return { by: isRoad ? 'car' : undefined, minutes: byRoad(km), isEstimate: true, km }
}
