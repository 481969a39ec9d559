import type { TownRows } from '../../domain/guide-rows.ts'

export interface DayCost {
  readonly bed: number
  readonly meal: number
  readonly total: number
}

/** The cheapest bed and two cheap meals: a room for two, in a hostel or not. */
export function simpleCost({ hotels, restaurants }: TownRows, people: number): DayCost {
  const bed = Math.min(...hotels.map(({ priceCad }) => priceCad))
  const meals = restaurants.map(({ priceCad }) => priceCad).toSorted((a, b) => a - b)
  const meal = meals[Math.floor(meals.length / 4)] ?? 0
  return { bed, meal, total: bed * Math.ceil(people / 2) + meal * 2 * people }
}

/** A middling bed and two meals, for so many people in double rooms. */
export function dayCost({ hotels, restaurants }: TownRows, people: number): DayCost {
  const middle = (prices: readonly number[]) =>
    prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0
  const bed = middle(
    hotels.filter(({ style }) => style !== 'hostel').map(({ priceCad }) => priceCad),
  )
  const meal = middle(restaurants.map(({ priceCad }) => priceCad))
  return { bed, meal, total: bed * Math.ceil(people / 2) + meal * 2 * people }
}
