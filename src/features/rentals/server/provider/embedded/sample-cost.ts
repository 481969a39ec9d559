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

/** What the average of these nights costs against one of the shoulder season: for all of a town's properties. */
export function meanFactor(
  months: Pick<Destination, 'peakMonths' | 'lowMonths'>,
  { checkIn, nights }: Nights,
): number {
  let sum = 0
  for (let night = 0; night < nights; night++) sum += nightFactor(months, addDays(checkIn, night))
  return sum / nights
}

/**
 * What a sample property costs: season and weekday move the nightly rate by a factor, to whole
 * dollars. Cleaning is once a stay, the service fee a share of the nights.
 */
export function sampleCost(
  property: Pick<SampleProperty, 'nightlyRateCad' | 'cleaningFeeCad'>,
  factor: number,
  nights: number,
): SampleCost {
  const rate = Math.round(property.nightlyRateCad * factor)
  return {
    nightlyRate: cad(rate),
    nights,
    cleaningFee: cad(property.cleaningFeeCad),
    serviceFee: cad(Math.round(rate * nights * serviceShare)),
  }
}
