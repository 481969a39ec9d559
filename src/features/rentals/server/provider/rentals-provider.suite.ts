import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/shared/local-date.ts'
import type { FoundProperty, RentalSearch, RentalsProvider } from './rentals-provider.ts'

const signal = AbortSignal.timeout(600_000)

interface Suite {
  readonly provider: RentalsProvider
  /** A second instance without any cached answers. */
  readonly twin: RentalsProvider
  /** Places that have properties. */
  readonly places: readonly string[]
  /** Number of random searches. */
  readonly rounds: number
}

const search = (over: Partial<RentalSearch> = {}): RentalSearch => ({
  location: 'Paris',
  checkIn: '2027-04-12',
  nights: 2,
  guests: 2,
  ...over,
})

/**
 * Checks the rules that every property keeps for any search. Returns the faults; empty if there are none.
 */
function errorsOf(property: FoundProperty, asked: RentalSearch): readonly string[] {
  const { nightlyRate, cleaningFee, serviceFee } = property
  const { currency } = nightlyRate
  const holds: Readonly<Record<string, boolean>> = {
    'no bed for everybody': property.maxGuests >= asked.guests,
    'other nights': property.nights === asked.nights,
    'costs nothing': nightlyRate.amountMinor > 0,
    'gives money back': cleaningFee.amountMinor >= 0 && serviceFee.amountMinor >= 0,
    'two currencies': cleaningFee.currency === currency && serviceFee.currency === currency,
    nowhere: Math.abs(property.lat) <= 90 && Math.abs(property.lng) <= 180,
    'a rating that is none':
      property.rating === null || (property.rating > 0 && property.rating <= 5),
    'no listing': property.listingUrl !== '',
  }
  return Object.keys(holds).filter((error) => !holds[error])
}

/** Contract tests of the port's adapters. */
export function keepsTheRentalsPort(name: string, make: () => Suite): void {
  describe(`the port of rentals: ${name}`, () => {
    test('RENT-02 RENT-04 of any search: beds and nights as asked, a price in one currency, the same again', async () => {
      const { provider, twin, places, rounds } = make()
      const asking = fc.tuple(
        fc.constantFrom(...places),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 90 }),
        fc.integer({ min: 1, max: 16 }),
      )
      await fc.assert(
        fc.asyncProperty(asking, async ([location, ahead, nights, guests]) => {
          const checkIn = addDays('2027-01-01', ahead)
          const asked = search({ location, checkIn, nights, guests })
          const found = await provider.search(asked, signal)
          for (const one of found.properties) expect(errorsOf(one, asked)).toEqual([])
          const ids = found.properties.map(({ id }) => id)
          expect(new Set(ids).size).toBe(ids.length)
          expect(await twin.search(asked, signal)).toEqual(found)
        }),
        { numRuns: rounds },
      )
    })

    test('RENT-05 a property’s id is quoted at the price of the search', async () => {
      const { provider, places } = make()
      const asked = search({ location: places[0] ?? '' })
      const { properties } = await provider.search(asked, signal)
      expect(properties.length).toBeGreaterThan(0)
      for (const property of properties)
        expect(await provider.quote(property.id, asked, signal)).toEqual(property)
    })

    test('RENT-02 RENT-05 an unknown place has no properties, an unknown id is not quoted', async () => {
      const { provider } = make()
      const nowhere = await provider.search(search({ location: 'Qzxvbnm' }), signal)
      expect(nowhere.properties).toEqual([])
      for (const id of ['', '/', 'far:paris/loft', '../../etc/passwd', 'x'.repeat(300)])
        expect(await provider.quote(id, search(), signal)).toBeUndefined()
    })
  })
}
