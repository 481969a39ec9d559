import { distanceKm } from '#platform/shared/distance.ts'
import type { Town } from '../../domain/guide-rows.ts'
import { baseOf, routeOf } from '../retrieval/routes.ts'
import { type Asking, goalTowns, originTown } from './answer.ts'
import { carriersIn } from './journey-legs.ts'

/** A place lies on the way where the way by it is no more than so much longer. */
const detour = 1.12
/** As the crow flies: how near the ends a stop is none, and what one drives in a day. */
const [nearKm, dayKm] = [150, 400]
const across = new Set(['CA', 'US'])

/** "A road trip from Toronto to Halifax", where no region holds both ends: known towns on the way, and the goal. */
export function townsAlong(asking: Asking, nights: number): readonly Town[] {
  const { turn } = asking
  const from = originTown(asking)
  const [goal, other] = goalTowns(asking)
  const isDriven = carriersIn(asking).only.includes('car') && !turn.holds.legs
  // A region is a journey of its own.
  const isRegion = turn.frame.places.some((place) => place.role === 'to' && routeOf(place))
  if (!from || !goal || other || !isDriven || isRegion) return []
  const stops = townsBetween(asking, { from, goal }, nights - 1)
  return stops.length > 0 ? [...stops, goal] : []
}

const mostStops = 7

/** Known towns between two others where one drives from the one to the other, as many as there are days at the wheel. */
export function townsBetween(
  { world }: Asking,
  { from, goal }: { readonly from: Town; readonly goal: Town },
  atMost = mostStops,
): readonly Town[] {
  const isOneLand =
    from.countryCode === goal.countryCode ||
    [from, goal].every(({ countryCode }) => across.has(countryCode))
  const km = distanceKm(from, goal)
  const most = Math.min(Math.max(1, Math.floor(km / dayKm)), atMost)
  if (!isOneLand || km < dayKm || atMost < 1) return []
  const isOn = (town: Town): boolean => {
    const [there, on] = [distanceKm(from, town), distanceKm(town, goal)]
    return there > nearKm && on > nearKm && there + on <= km * detour
  }
  const open = [...new Set([...world.planned, ...world.towns.filter(({ slug }) => baseOf(slug))])]
    .filter(isOn)
    .map((town) => ({ town, sights: world.rows(town.slug)?.sights.length ?? 0 }))
  const stops: Town[] = []
  // Each day's drive ends at the place there with the most to see.
  for (let day = 1; day <= most; day += 1) {
    const share = (km * day) / (most + 1)
    const [best] = open
      .filter(({ town }) => Math.abs(distanceKm(from, town) - share) <= dayKm / 2)
      .filter(({ town }) => stops.every((one) => distanceKm(one, town) > nearKm))
      .toSorted((a, b) => b.sights - a.sights)
    if (best) stops.push(best.town)
  }
  return stops
}
