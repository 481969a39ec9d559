import { type CityPace, paceNear } from '#platform/shared/city-paces.ts'
import { type Leg, legBetween, toFive } from '#features/trips/domain/travel/leg.ts'
import { isOpenOn, openSpan, type VisitDay } from '#features/trips/domain/opening-hours.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { minutesOf, timeOf } from '#platform/shared/time-of-day.ts'
import type { Wanted } from './choose-sights.ts'
import type { Point, RestaurantRow, SightRow } from './guide-rows.ts'
import { cheapest, type PlanItem, type PlanWish } from './plan.ts'

/** A day to be filled: where it begins and ends, and when. */
export interface DayFrame extends VisitDay {
  readonly home: Point
  readonly from: number
  readonly until: number
}

export interface DayStock {
  readonly sights: readonly Wanted[]
  readonly restaurants: readonly RestaurantRow[]
  /** Ids that stand in the plan already; the day adds its own. */
  readonly used: Set<string>
}

interface Walk {
  readonly pace: CityPace
  at: Point
  now: number
  readonly items: PlanItem[]
}

const lunch = { from: 11 * 60 + 45, until: 14 * 60 + 15, minutes: 60 }
const dinner = { from: 18 * 60 + 30, until: 21 * 60, minutes: 75 }
const sightsEnd = 18 * 60 + 15
const wholeDayMinutes = 420
const reachKm = 22

const peopleOf = ({ adults, childAges }: PlanWish) => adults + childAges.length

const rideItem = (leg: Leg, start: number, people: number): PlanItem => ({
  id: null,
  kind: 'transport',
  category: 'local',
  name: `${leg.byFerry ? 'Ferry' : 'Bus, metro or taxi'}, about ${Math.max(1, Math.round(leg.km))} km`,
  district: '',
  start: timeOf(start),
  minutes: leg.minutes,
  priceCad: leg.priceCad * people,
  lat: null,
  lng: null,
  sample: false,
  nights: null,
})

const placeItem = (
  row: SightRow | RestaurantRow,
  kind: 'sight' | 'restaurant',
  start: number,
  minutes: number,
  people: number,
): PlanItem => ({
  id: row.id,
  kind,
  category: 'category' in row ? row.category : (row.cuisines[0] ?? 'restaurant'),
  name: row.name,
  district: row.district,
  start: timeOf(start),
  minutes,
  priceCad: row.priceCad * people,
  lat: row.lat,
  lng: row.lng,
  sample: kind === 'restaurant',
  nights: null,
})

/** Earliest time at which a ride and a stay do not touch the hours that were to be left free. */
function clearOf(free: PlanWish['free'], now: number, whole: number): number {
  if (!free) return now
  return now < free[1] && now + whole > free[0] ? free[1] : now
}

function visit(
  walk: Walk,
  item: PlanItem,
  leg: Leg,
  leaves: number,
  people: number,
  at: Point,
): void {
  if (!leg.onFoot) walk.items.push(rideItem(leg, leaves, people))
  walk.items.push(item)
  walk.at = at
  walk.now = (item.start ? minutesOf(item.start) : 0) + item.minutes
}

interface Fit {
  readonly wanted: Wanted
  readonly leg: Leg
  readonly leaves: number
  readonly start: number
  readonly value: number
}

/** When a sight can be visited from here and now, and what that is worth. */
function fitSight(
  walk: Walk,
  wanted: Wanted,
  frame: DayFrame,
  wish: PlanWish,
  first?: Point,
): Fit | undefined {
  const { sight, score } = wanted
  if (!isOpenOn(sight, frame)) return undefined
  const leg = legBetween(walk.at, sight, walk.pace)
  const apart = first ? distanceKm(first, sight) : leg.km
  const asked = wish.includeIds.includes(sight.id)
  if (!asked && apart > (first ? reachKm : reachKm * 2)) return undefined
  const [opens, closes] = openSpan(sight, frame.date)
  const whole = leg.minutes + sight.durationMinutes + 5
  const leaves = clearOf(wish.free, walk.now, whole)
  const arrives = Math.max(leaves + leg.minutes, opens)
  const start = toFive(clearOf(wish.free, arrives, sight.durationMinutes))
  const end = start + sight.durationMinutes
  const limit = sight.durationMinutes >= wholeDayMinutes ? 21 * 60 : sightsEnd
  if (end > closes || end > Math.min(limit, frame.until)) return undefined
  const wait = start - leaves - leg.minutes
  const value = score - leg.minutes * 0.5 - wait * 0.4 - apart * (first ? 7 : 1.5)
  return asked || value > 0 ? { wanted, leg, leaves, start, value } : undefined
}

function nextSight(walk: Walk, stock: DayStock, frame: DayFrame, wish: PlanWish, first?: Point) {
  let best: Fit | undefined
  for (const wanted of stock.sights) {
    if (stock.used.has(wanted.sight.id)) continue
    const fit = fitSight(walk, wanted, frame, wish, first)
    if (fit && (!best || fit.value > best.value)) best = fit
  }
  return best
}

const caps = [
  [60, 110],
  [45, 75],
  [32, 48],
  [24, 34],
  [18, 24],
] as const

/** The meal that is close, open, good and within the purse; the cheapest when nothing is within it. */
function nextMeal(
  walk: Walk,
  stock: DayStock,
  frame: DayFrame,
  wish: PlanWish,
  meal: typeof lunch,
): { row: RestaurantRow; leg: Leg; leaves: number; start: number } | undefined {
  const level = caps[Math.min(wish.thrift, cheapest)] ?? caps[0]
  const cap = level[meal === lunch ? 0 : 1]
  const fits = stock.restaurants.flatMap((row) => {
    if (stock.used.has(row.id) || !isOpenOn(row, frame) || wish.excludeIds.includes(row.id))
      return []
    const leg = legBetween(walk.at, row, walk.pace)
    const leaves = clearOf(
      wish.free,
      Math.max(walk.now, meal.from - leg.minutes),
      leg.minutes + meal.minutes,
    )
    const start = toFive(leaves + leg.minutes)
    const [opens, closes] = openSpan(row, frame.date)
    if (start < opens || start > meal.until || start + meal.minutes > Math.min(closes, frame.until))
      return []
    const over = Math.max(0, row.priceCad - cap)
    const liked = row.cuisines.some((cuisine) => wish.cuisines.includes(cuisine)) ? 60 : 0
    const value = liked + row.rating * 8 - leg.km * 9 - over * 3 - row.priceCad * wish.thrift * 0.2
    return [{ row, leg, leaves, start, value }]
  })
  return fits.toSorted((a, b) => b.value - a.value)[0]
}

function eat(
  walk: Walk,
  stock: DayStock,
  frame: DayFrame,
  wish: PlanWish,
  meal: typeof lunch,
): boolean {
  const found = nextMeal(walk, stock, frame, wish, meal)
  if (!found) return false
  const { row, leg, leaves, start } = found
  const people = peopleOf(wish)
  visit(walk, placeItem(row, 'restaurant', start, meal.minutes, people), leg, leaves, people, row)
  stock.used.add(row.id)
  return true
}

/** Sights near to each other, at times when they are open, with meals between; nothing comes twice. */
export function layDay(frame: DayFrame, stock: DayStock, wish: PlanWish): readonly PlanItem[] {
  const walk: Walk = { pace: paceNear(frame.home), at: frame.home, now: frame.from, items: [] }
  const people = peopleOf(wish)
  let first: Point | undefined
  let hasLunch = false
  for (let seen = 0; seen < wish.sightsPerDay;) {
    if (!hasLunch && walk.now >= lunch.from)
      hasLunch = eat(walk, stock, frame, wish, lunch) || walk.now > lunch.until
    const fit = nextSight(walk, stock, frame, wish, first)
    if (!fit) break
    const { sight } = fit.wanted
    // A long visit over noon: eat first, if that leaves time for it.
    if (
      !hasLunch &&
      walk.now >= lunch.from - 30 &&
      fit.start + sight.durationMinutes > lunch.until
    ) {
      hasLunch = true
      if (eat(walk, stock, frame, wish, lunch)) continue
    }
    visit(
      walk,
      placeItem(sight, 'sight', fit.start, sight.durationMinutes, people),
      fit.leg,
      fit.leaves,
      people,
      sight,
    )
    stock.used.add(sight.id)
    first ??= sight
    seen += 1
  }
  if (!hasLunch && walk.now <= lunch.until) eat(walk, stock, frame, wish, lunch)
  const hasMeal = walk.items.some(({ kind }) => kind === 'restaurant')
  if (wish.thrift < cheapest || !hasMeal) eat(walk, stock, frame, wish, dinner)
  const back = legBetween(walk.at, frame.home, walk.pace)
  const leaves = clearOf(wish.free, walk.now, back.minutes)
  if (!back.onFoot && leaves + back.minutes <= frame.until)
    walk.items.push(rideItem(back, leaves, people))
  return walk.items
}
