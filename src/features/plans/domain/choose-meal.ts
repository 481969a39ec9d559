import type { Restaurant } from '#features/dining/contract/restaurant.schema.ts'
import { mealCad } from '#features/dining/domain/meal.ts'
import { paceNear } from '#platform/shared/city-paces.ts'
import { wayMinutes } from '#features/trips/domain/travel/way-between.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { toFive } from '#platform/shared/time-of-day.ts'

interface Point {
  readonly lat: number
  readonly lng: number
}

/** A pause between two visits, in minutes of the day. */
export interface Pause {
  readonly meal: 'lunch' | 'dinner'
  /** Where one is before, and from when on. */
  readonly after: { readonly point: Point; readonly end: number } | undefined
  /** Where one has to be next, and when. */
  readonly before: { readonly point: Point; readonly start: number } | undefined
  /** The stay that one comes from, and the one that one goes to at night. */
  readonly morning?: Point | undefined
  readonly evening?: Point | undefined
  /** When the pause begins at the earliest. */
  readonly begins: number
  /** When the day ends: one is back by then, or leaves for the airport. */
  readonly until: number
}

interface Wish {
  /** 0 to 6. */
  readonly thrift: number
  /** The most that a meal should cost a person, CAD. */
  readonly tableCad: number
  readonly used: ReadonlySet<string>
  /** The town's own kitchens. */
  readonly own: ReadonlySet<string>
  /** Kitchens that the travellers wish for, and those they never want, in lower case. */
  readonly likes: readonly string[]
  readonly dislikes: readonly string[]
  isOpen(restaurant: Restaurant, from: number, to: number): boolean
}

export const mealMinutes = 60
/** How long after the meal's hour one still sits down. */
const latestAfter = { lunch: 180, dinner: 150 }
/** The largest price of a meal for a person, in CAD, by thrift. */
const capCad = {
  lunch: [60, 45, 32, 24, 18, 18, 18],
  dinner: [110, 75, 48, 34, 24, 24, 24],
}

/** The largest price of a day's meals for a person, in CAD, by thrift. */
export const mealsCad = (thrift: number): number =>
  (capCad.lunch[thrift] ?? 0) + (capCad.dinner[thrift] ?? 0)

/** Lunch takes less of the day than dinner. */
const shareOf = { lunch: 0.6, dinner: 1 }
/** Dearer tables are left to the traveller, whatever else is open. */
const farOver = 2

const capOf = ({ meal }: Pause, { thrift, tableCad }: Wish): number =>
  Math.min(capCad[meal][thrift] ?? 0, tableCad * shareOf[meal])

const wayTo = (a: Point | undefined, b: Point): number =>
  (a && wayMinutes(a, b, { pace: paceNear(b) })) ?? 0

/** When one may sit down at a table, so that it is reached and the next visit too; undefined where not. */
function startAt(restaurant: Restaurant, pause: Pause): number | undefined {
  const { after, before, begins, until, meal } = pause
  const reached = after ? after.end + wayTo(after.point, restaurant) : begins
  const start = toFive(Math.max(begins, reached))
  if (start > paceNear(restaurant).meals[meal] + latestAfter[meal]) return undefined
  const leaves = before ? before.start - wayTo(before.point, restaurant) : until
  return start + mealMinutes <= leaves ? start : undefined
}

/** A kitchen that was wished for outweighs rating, price and half an hour's walk: a diet is one. */
const likedMore = 60

/** A kitchen, or a dish that the house is named for. */
const cooks = ({ cuisine, name }: Restaurant, kitchens: readonly string[]): boolean =>
  kitchens.length > 0 &&
  (cuisine.some((one) => kitchens.includes(one.toLowerCase())) ||
    name
      .toLowerCase()
      .split(' ')
      .some((word) => kitchens.includes(word)))

/** A detour of a kilometre weighs as much as a star and a half. */
const aKilometre = 12

/** How much longer the way gets by a table between two visits, or between the last visit and the stay. km. */
function detourKm(restaurant: Restaurant, { after, before, morning, evening }: Pause): number {
  const from = after?.point ?? morning
  const to = before?.point ?? evening
  const [here = 0, there = 0] = [from, to].map((point) => point && distanceKm(point, restaurant))
  return here + there - (from && to ? distanceKm(from, to) : 0)
}

function valueOf(restaurant: Restaurant, pause: Pause, wish: Wish): number {
  const price = mealCad(restaurant)
  const over = Math.max(0, price - capOf(pause, wish))
  const own = restaurant.cuisine.some((cuisine) => wish.own.has(cuisine)) ? 12 : 0
  const liked = cooks(restaurant, wish.likes) ? likedMore : 0
  const detour = detourKm(restaurant, pause) * aKilometre
  return (restaurant.rating ?? 0) * 8 + own + liked - detour - over * 3 - price * wish.thrift * 0.2
}

/** Where to eat in a pause, and when; undefined where no table fits into it. */
export function chooseMeal(
  restaurants: readonly Restaurant[],
  pause: Pause,
  wish: Wish,
): { readonly restaurant: Restaurant; readonly start: number } | undefined {
  const fits = restaurants.flatMap((restaurant) => {
    if (wish.used.has(restaurant.id) || cooks(restaurant, wish.dislikes)) return []
    const isFarOver = mealCad(restaurant) > farOver * capOf(pause, wish)
    if (isFarOver && !cooks(restaurant, wish.likes)) return []
    const start = startAt(restaurant, pause)
    if (start === undefined || !wish.isOpen(restaurant, start, start + mealMinutes)) return []
    return [{ restaurant, start, value: valueOf(restaurant, pause, wish) }]
  })
  return fits.toSorted(
    (a, b) => b.value - a.value || (a.restaurant.id < b.restaurant.id ? -1 : 1),
  )[0]
}

/** The kitchens that most houses of a town have: those are its own. */
export function ownKitchens(restaurants: readonly Restaurant[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { cuisine } of restaurants)
    for (const one of cuisine) counts.set(one, (counts.get(one) ?? 0) + 1)
  const ranked = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  return new Set(ranked.slice(0, 2).map(([name]) => name))
}
