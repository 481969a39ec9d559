import { kmOf } from '#features/trips/domain/fit-score.ts'
import { firstDifference } from '#platform/shared/first-difference.ts'
import type { PlaceFit } from './narrow-places.ts'

/** What of a house speaks for it, whatever the trip. */
interface HouseTraits {
  /** Of the town's own kitchen. */
  readonly own?: boolean
  /** One has a coffee or a bite there, not a meal. */
  readonly snack?: boolean
  readonly rating?: number | null
}

/** A quarter of an hour's walk. km. */
const walkKm = 0.8
/** Half an hour's ride. */
const rideKm = 3
/** Beyond it a meal is an outing. */
const farKm = 8

const bandOf = (km: number): number => (km <= walkKm ? 0 : km <= rideKm ? 1 : 2)

/**
 * By what a house stands where it does, as the words above the list say it. Last of all is what lies out of town; before
 * it more than is left, too dear, shut, no meal. The others: near ones first (a walk, a short ride, a longer one), of
 * those the town's kitchen, then the best rated. Less is better; the first figure in which two houses differ decides.
 */
const costOf = (fit: PlaceFit, { own, snack, rating }: HouseTraits): readonly number[] => {
  const { affordable, planned = false, closed = false, dear = false, isBreak = false } = fit
  const km = kmOf(fit)
  const eaten = snack === true ? (isBreak ? -1 : 1) : 0
  return [
    Number(planned),
    Number(km > farKm),
    Number(!affordable),
    Number(dear),
    Number(closed),
    eaten,
    bandOf(km),
    Number(own !== true),
    -(rating ?? 0),
    km,
  ]
}

/** Houses for a meal, the best for the trip first; what it holds already stands behind the rest. */
export const sortMeals = <T>(
  houses: readonly T[],
  fitOf: (house: T) => PlaceFit,
  traitsOf: (house: T) => HouseTraits,
): readonly T[] =>
  houses
    .map((house) => ({ house, cost: costOf(fitOf(house), traitsOf(house)) }))
    .toSorted((a, b) => firstDifference(a.cost, b.cost))
    .map(({ house }) => house)

/** The kitchen that most houses of a town have: its own. */
export function ownKitchen(cuisines: readonly (readonly string[])[]): string | undefined {
  const counts = new Map<string, number>()
  for (const one of cuisines.flat()) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}
