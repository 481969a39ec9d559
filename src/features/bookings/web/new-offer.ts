import type { StayToBook } from './booking-summary.tsx'

/** The offer at another price, once the traveller has agreed to it. */
export type NewOffer = Pick<StayToBook, 'offerId' | 'total' | 'pricePerNight' | 'taxesAndFees'>

const amountOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** The new offer in a refusal; undefined if it has no complete one. */
export function newOfferIn(problem: Readonly<Record<string, unknown>>): NewOffer | undefined {
  const { offerId } = problem
  const total = amountOf(problem['totalCad'])
  const pricePerNight = amountOf(problem['pricePerNightCad'])
  if (typeof offerId !== 'string' || total === null || pricePerNight === null) return undefined
  return { offerId, total, pricePerNight, taxesAndFees: amountOf(problem['taxesAndFeesCad']) }
}
