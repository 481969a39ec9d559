import { nightFactor } from '#atlas/samples/season.ts'
import type { Destination, SampleProperty } from '#atlas/schema.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { cad, type Money } from '#platform/shared/money.ts'
import type { Nights } from '../rentals-provider.ts'

/** Of the nights, for the platform that lets them. */
const serviceShare = 0.12

interface SampleCost {
  readonly nightlyRate: Money
  readonly nights: number
  readonly cleaningFee: Money
  readonly serviceFee: Money
}

/**
 * What a sample property costs: season and weekday move each night, and the average of all nights, in
 * whole dollars, is the rate. Cleaning is once a stay, the service fee a share of the nights.
 */
export function sampleCost(
  property: Pick<SampleProperty, 'nightlyRateCad' | 'cleaningFeeCad'>,
  months: Pick<Destination, 'peakMonths' | 'lowMonths'>,
  { checkIn, nights }: Nights,
): SampleCost {
  let sum = 0
  for (let night = 0; night < nights; night++)
    sum += property.nightlyRateCad * nightFactor(months, addDays(checkIn, night))
  const rate = Math.round(sum / nights)
  return {
    nightlyRate: cad(rate),
    nights,
    cleaningFee: cad(property.cleaningFeeCad),
    serviceFee: cad(Math.round(rate * nights * serviceShare)),
  }
}
