import { randomUUID } from 'node:crypto'
import { sourceOf } from '#features/trips/domain/item-source.ts'
import { withTotal } from '#features/trips/domain/item-price.ts'
import { addItem, presentItem } from '#features/trips/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { stableId } from '#platform/server/stable-id.ts'
import { AppError, failWith } from '#platform/shared/app-error.ts'
import { cad } from '#platform/shared/money.ts'
import { rateOf, ratesAsOf } from '#platform/shared/reference-rates.ts'
import type { Property } from '../contract/property.schema.ts'
import { rentalErrors } from '../contract/rentals.errors.ts'
import type { RentalCurrency } from '../domain/rental-rules.ts'
import { presentProperty } from './present-property.ts'
import type { RentalsProvider } from './provider/rentals-provider.ts'
import { type StayNights, stayNights } from './stay-nights.ts'

const fail = failWith(rentalErrors)

export interface AddPropertyDeps {
  readonly db: Db
  readonly rentals: RentalsProvider
  readonly clock: Clock
}

interface ShownPrice {
  readonly currency: RentalCurrency
  readonly [amount: string]: unknown
}

interface Wish {
  readonly propertyId: string
  readonly propertyData?:
    | {
        readonly pricing?: ShownPrice | undefined
        readonly maxGuests?: number | undefined
      }
    | undefined
  readonly itineraryId: string
  readonly checkIn: string
  readonly checkOut: string
}

const amounts = ['rate', 'cleaningFee', 'serviceFee', 'total', 'totalCad'] as const

/** The stored price must equal the price shown, neither higher nor lower. */
function requireSamePrice({ pricing }: Property, shown: ShownPrice | undefined): void {
  const differs = amounts.some((amount) => {
    const seen = shown?.[amount]
    return seen !== undefined && seen !== pricing[amount]
  })
  if (differs) throw fail('price-changed', { extra: { pricing } })
}

const original = ({ total, currency }: Property['pricing']) =>
  currency === 'CAD'
    ? null
    : {
        amount: total,
        currency,
        rate: rateOf(currency).cadPerUnit,
        rateDate: ratesAsOf(),
      }

const itemOf = (property: Property, stay: StayNights, tripId: string) => ({
  id: stableId('property', tripId, property.id, stay.checkIn, stay.checkOut),
  type: 'property' as const,
  name: property.name,
  description: property.description,
  location: `${property.location.address}, ${property.location.city}`,
  ...withTotal({ basis: 'night', quantity: stay.nights }, cad(property.pricing.totalCad)),
  estimated: false,
  sample: property.sample,
  day: stay.checkIn,
  time: null,
  durationMinutes: null,
  nights: stay.nights,
  lat: property.location.lat,
  lng: property.location.lng,
  link: null,
  source: sourceOf('rentals', property.id),
  original: original(property.pricing),
  offer: { provider: property.source, id: property.id, expiresAt: null },
  details: null,
  // A fresh restore id, so that a property removed in the meantime comes back.
  restore: randomUUID(),
})

/** Keeps the trip's own error where it says more; another price for the same nights gets our message. */
function asDomainError(error: unknown): never {
  if (error instanceof AppError && error.code === 'id-taken')
    throw fail('already-in-trip', { cause: error })
  throw error
}

/**
 * Adds a property to a trip at its current price. The same property for the same nights is added once,
 * however often it is requested. A day outside the trip is unscheduled.
 */
export async function addProperty(
  { db, rentals, clock }: AddPropertyDeps,
  session: Session,
  { propertyId, propertyData, itineraryId, ...dates }: Wish,
  signal: AbortSignal,
) {
  const stay = stayNights(dates, clock.now())
  const found = await rentals.quote(
    propertyId,
    { ...stay, guests: propertyData?.maxGuests },
    signal,
  )
  if (!found) throw fail('property-unknown')
  const shown = propertyData?.pricing
  const property = presentProperty(found, shown?.currency ?? 'CAD', rentals.source)
  requireSamePrice(property, shown)
  const item = itemOf(property, stay, itineraryId)
  return presentItem(await addItem({ db }, session, itineraryId, item).catch(asDomainError))
}
