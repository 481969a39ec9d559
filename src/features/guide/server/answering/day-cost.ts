import type { TownRows } from '../../domain/guide-rows.ts'

/** A middling bed and two meals, for so many people in double rooms. */
export function dayCost({ hotels, restaurants }: TownRows, people: number) {
  const middle = (prices: readonly number[]) =>
    prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0
  const bed = middle(
    hotels.filter(({ style }) => style !== 'hostel').map(({ priceCad }) => priceCad),
  )
  const meal = middle(restaurants.map(({ priceCad }) => priceCad))
  return { bed, meal, total: bed * Math.ceil(people / 2) + meal * 2 * people }
}
