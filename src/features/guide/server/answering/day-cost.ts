import type { TownRows } from '../../domain/guide-rows.ts'

export interface DayCost {
  readonly bed: number
  readonly meal: number
  readonly total: number
}

/** A bed and two meals each, for so many people in double rooms. */
const costOf = (bed: number, meal: number, people: number): DayCost => ({
  bed,
  meal,
  total: bed * Math.ceil(people / 2) + meal * 2 * people,
})

/** The price that so large a share of the rows lies below. */
const priceAt = (rows: readonly { readonly priceCad: number }[], share: number): number =>
  rows.map(({ priceCad }) => priceCad).toSorted((a, b) => a - b)[Math.floor(rows.length * share)] ??
  0

/** The cheapest bed, in a hostel or not, and cheap meals. */
export const simpleCost = ({ hotels, restaurants }: TownRows, people: number): DayCost =>
  costOf(priceAt(hotels, 0), priceAt(restaurants, 1 / 4), people)

/** A middling bed and middling meals. */
export const dayCost = ({ hotels, restaurants }: TownRows, people: number): DayCost =>
  costOf(
    priceAt(
      hotels.filter(({ style }) => style !== 'hostel'),
      1 / 2,
    ),
    priceAt(restaurants, 1 / 2),
    people,
  )
