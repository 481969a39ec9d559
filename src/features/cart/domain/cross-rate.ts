import { type Currency, type RateBasis, rateOf } from '#platform/shared/reference-rates.ts'

const best: readonly RateBasis[] = ['noted', 'pegged', 'estimate']

const significantDigits = 6

/** The rate from one currency to another, and its precision: the lower of both. */
export function crossRate(
  currency: Currency,
  base: Currency,
): { readonly currency: Currency; readonly rate: number; readonly basis: RateBasis } {
  const [one, other] = [rateOf(currency), rateOf(base)]
  if (currency === base) return { currency, rate: 1, basis: 'pegged' }
  const bases = [one.basis, other.basis].filter((_, at) => (at === 0 ? currency : base) !== 'CAD')
  const worse = Math.max(...bases.map((basis) => best.indexOf(basis)))
  return {
    currency,
    rate: Number((one.cadPerUnit / other.cadPerUnit).toPrecision(significantDigits)),
    basis: best[worse] ?? 'estimate',
  }
}
