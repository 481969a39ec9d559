import { listBookingsOf } from '#features/bookings/server/index.ts'
import type { DestinationProfile } from '#features/places/contract/destination-profile.ts'
import type { BookedForTrip, ReadTripContext } from '#features/documents/server/index.ts'
import type { Trip } from '#features/trips/server/index.ts'
import type { VisaFinding } from '#features/visas/contract/visas.contract.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import { isCountryCode } from '#platform/shared/country-codes.ts'
import { countryFacts } from './country-facts.ts'
import type { createProviders } from './providers.ts'

type Providers = ReturnType<typeof createProviders>

interface Parts {
  readonly places: Pick<Providers['places'], 'describeDestination'>
  readonly visas: Pick<Providers['visas'], 'check'>
  readonly db: Db
  readonly log: Logger
}

const shownStates = ['confirmed', 'pending', 'cancelling'] as const

/** Bookings of an account that overlap a trip. */
async function bookingsIn(db: Db, trip: Trip, userId: string): Promise<BookedForTrip[]> {
  return (await listBookingsOf(db, userId)).flatMap((booking): BookedForTrip[] => {
    const { stay, guest, reference, total, freeUntil } = booking
    const state = shownStates.find((shown) => shown === booking.state)
    if (!state || stay.checkIn > trip.endDate || stay.checkOut < trip.startDate) return []
    return [
      {
        name: stay.name,
        place: `${stay.district}, ${stay.city}`,
        checkIn: stay.checkIn,
        checkOut: stay.checkOut,
        guests: stay.adults + stay.children,
        rooms: stay.rooms,
        leadGuest: `${guest.firstName} ${guest.lastName}`,
        state,
        reference,
        total,
        freeUntil,
        timeZone: stay.timeZone,
      },
    ]
  })
}

const countryNames = new Intl.DisplayNames('en-CA', { type: 'region' })

/** First destination of each country. */
const firstPlaces = ({ destinations }: Trip) =>
  destinations.filter(
    ({ countryCode }, at) =>
      countryCode && destinations.findIndex((other) => other.countryCode === countryCode) === at,
  )

async function entryTo({ visas }: Parts, code: string, signal: AbortSignal) {
  return isCountryCode(code) && code !== 'CA' ? visas.check('CA', code, signal) : undefined
}

async function countriesOf(parts: Parts, trip: Trip, signal: AbortSignal) {
  return Promise.all(
    firstPlaces(trip).map(async ({ ref, countryCode }) => {
      const code = countryCode ?? ''
      const [profile, entry]: [DestinationProfile | undefined, VisaFinding | undefined] =
        await Promise.all([
          ref ? parts.places.describeDestination(ref, signal) : undefined,
          entryTo(parts, code, signal),
        ])
      const name = profile?.country ?? countryNames.of(code) ?? code
      const facts = countryFacts({ name, profile, entry }, trip)
      return { name, facts, saysEntry: entry !== undefined }
    }),
  )
}

/** Collects extra facts for the trip PDF from other features. */
export const createTripContext =
  (parts: Parts): ReadTripContext =>
  async (trip, userId, signal) => {
    let complete = true
    const orNothing = async <T>(work: Promise<T>, nothing: T): Promise<T> => {
      try {
        return await work
      } catch (error) {
        parts.log.warn({ err: error }, 'part of a trip’s paper could not be read')
        complete = false
        return nothing
      }
    }
    const [bookings, countries] = await Promise.all([
      orNothing(bookingsIn(parts.db, trip, userId), []),
      orNothing(countriesOf(parts, trip, signal), []),
    ])
    return { bookings, countries, complete }
  }
