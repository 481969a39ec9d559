import type { Clock } from '#platform/server/clock.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import { soFar } from '#platform/server/outbound/patient-port.ts'
import type { Searching } from '#platform/shared/searching.ts'
import { invalidField } from '#platform/shared/invalid-field.ts'
import type { Property } from '../contract/property.schema.ts'
import type { RentalCurrency } from '../domain/rental-rules.ts'
import { presentProperty } from './present-property.ts'
import type { FoundProperty, RentalsProvider } from './provider/rentals-provider.ts'
import { type StayNights, stayNights } from './stay-nights.ts'
import { nightsText } from './messages.ts'

export interface RentalDeps {
  readonly rentals: RentalsProvider
  readonly clock: Clock
  readonly log: Logger
}

interface Wanted {
  readonly location: string
  readonly adults: number
  readonly children: number
  readonly guestFavorite: boolean
  readonly ib: boolean
  readonly currency: RentalCurrency
  readonly checkIn?: string | undefined
  readonly checkOut?: string | undefined
  /** Per night, in units of the currency. */
  readonly priceMin?: number | undefined
  readonly priceMax?: number | undefined
}

interface FoundList extends StayNights {
  readonly goesOn: Searching
  readonly properties: Property[]
  readonly isDemo: boolean
}

/** The properties whose prices can be converted; one without a rate is left out, the others stay. */
function presentAll(
  { rentals: { source }, log }: RentalDeps,
  found: readonly FoundProperty[],
  currency: RentalCurrency,
): Property[] {
  return found.flatMap((property) => {
    try {
      return [presentProperty(property, currency, source)]
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      log.warn({ source, property: property.id, error: error.message }, 'property left out')
      return []
    }
  })
}

const answers = (wanted: Wanted) => {
  const { priceMin = 0, priceMax = Number.POSITIVE_INFINITY, guestFavorite, ib } = wanted
  return (property: Property): boolean =>
    (!guestFavorite || property.guestFavorite) &&
    (!ib || property.availability.instantBook) &&
    property.pricing.rate >= priceMin &&
    property.pricing.rate <= priceMax
}

/** Properties with beds for all guests, priced for the nights in the requested currency. */
export async function searchProperties(
  deps: RentalDeps,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<FoundList> {
  const { location, adults, children, currency, priceMin, priceMax } = wanted
  if (priceMin !== undefined && priceMax !== undefined && priceMax < priceMin)
    throw invalidField('priceMax', nightsText.pricesCrossed)
  const stay = stayNights(wanted, deps.clock.now())
  const { found, goesOn } = await soFar(
    deps.rentals.search(
      { location, guests: adults + children, checkIn: stay.checkIn, nights: stay.nights },
      signal,
    ),
    { properties: [], demo: false },
  )
  const { properties, demo } = found
  const shown = presentAll(deps, properties, currency).filter(answers(wanted))
  return { ...stay, properties: shown, isDemo: demo, goesOn }
}
