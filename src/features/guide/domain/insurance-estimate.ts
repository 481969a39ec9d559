/**
 * A rule of thumb for single-trip travel insurance of residents of Canada, in CAD: so much a day, more
 * with age and where hospitals are dear. No insurer's tariff: only good for an order of size.
 */
const aDay = { CA: 2.5, US: 6.5, world: 4.5 } as const
const byAge = [
  [0, 0.7],
  [18, 1],
  [40, 1.25],
  [55, 1.8],
  [65, 2.8],
  [75, 4.5],
] as const
const leastCad = 20

export function estimateInsurance(
  countryCode: string,
  days: number,
  ages: readonly number[],
): number {
  const rate = countryCode === 'CA' || countryCode === 'US' ? aDay[countryCode] : aDay.world
  return ages.reduce((sum, age) => {
    const factor = byAge.findLast(([from]) => age >= from)?.[1] ?? 1
    return sum + Math.max(leastCad, Math.round(rate * factor * days))
  }, 0)
}
