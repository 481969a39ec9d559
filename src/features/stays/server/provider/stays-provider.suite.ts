import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, nightsBetween } from '#platform/shared/local-date.ts'
import { type FoundStay, isPriced, type StaySearch, type StaysProvider } from './stays-provider.ts'

const signal = AbortSignal.timeout(600_000)

interface Suite {
  readonly provider: StaysProvider
  /** A second instance without any cached answers. */
  readonly twin: StaysProvider
  /** Places that have hotels. */
  readonly places: readonly string[]
  readonly now: Date
  /** Number of random searches. */
  readonly rounds: number
}

const search = (over: Partial<StaySearch> = {}): StaySearch => ({
  location: 'Paris',
  checkIn: '2027-04-12',
  checkOut: '2027-04-14',
  adults: 2,
  children: 0,
  rooms: 1,
  ...over,
})

/** Checks what holds for every price; a source may give none at all. */
function priceErrorsOf({ nightlyRate, total, taxesAndFees }: FoundStay, nights: number) {
  if (!nightlyRate || !total)
    return { 'half a price': nightlyRate === total && taxesAndFees === null }
  // The nightly rate is rounded: half a cent off per night.
  const off = Math.abs(nightlyRate.amountMinor * nights - total.amountMinor)
  return {
    'costs nothing': total.amountMinor > 0,
    'the nights are not the total': off <= nights / 2 && nightlyRate.currency === total.currency,
    'more taxes than price':
      taxesAndFees === null ||
      (taxesAndFees.currency === total.currency &&
        taxesAndFees.amountMinor >= 0 &&
        taxesAndFees.amountMinor < total.amountMinor),
  }
}

/** Checks the rules that every offer keeps for any search. Returns the faults; empty if there are none. */
function errorsOf(stay: FoundStay, asked: StaySearch, now: Date): readonly string[] {
  const nights = nightsBetween(asked.checkIn, asked.checkOut)
  const { rating, reviewCount } = stay
  const holds: Readonly<Record<string, boolean>> = {
    'other nights': stay.nights === nights,
    ...priceErrorsOf(stay, nights),
    'over before it is shown':
      stay.expiresAt === null || Date.parse(stay.expiresAt) > now.getTime(),
    nowhere: Math.abs(stay.lat) <= 90 && Math.abs(stay.lng) <= 180,
    'a rating that is none': rating === null || (rating > 0 && rating <= 5),
    'less than no reviews': reviewCount === null || reviewCount >= 0,
    'no hotel': stay.hotelId !== '',
  }
  return Object.keys(holds).filter((error) => !holds[error])
}

/** Search results match the search. */
function finds(make: () => Suite): void {
  test('STAY-02 STAY-05 of any search: right nights, a price, an end ahead, and the same answer again', async () => {
    const { provider, twin, places, now, rounds } = make()
    const party = fc.record({
      adults: fc.integer({ min: 1, max: 20 }),
      children: fc.integer({ min: 0, max: 10 }),
      rooms: fc.integer({ min: 1, max: 9 }),
    })
    const stays = fc.tuple(
      fc.constantFrom(...places),
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 1, max: 60 }),
      party,
    )
    await fc.assert(
      fc.asyncProperty(stays, async ([location, ahead, nights, people]) => {
        const checkIn = addDays('2027-01-01', ahead)
        const asked = search({
          location,
          checkIn,
          checkOut: addDays(checkIn, nights),
          ...people,
        })
        const found = await provider.search(asked, signal)
        expect(found.length).toBeGreaterThan(0)
        for (const stay of found) expect(errorsOf(stay, asked, now)).toEqual([])
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
        expect(await twin.search(asked, signal)).toEqual(found)
      }),
      { numRuns: rounds },
    )
  })
}

/** Offers can be quoted again; unknown ids give undefined. */
function quotes(make: () => Suite): void {
  test('STAY-10 an offer’s id is quoted at the offer’s own price, nights and people', async () => {
    const { provider, places } = make()
    const asked = search({ location: places[0] ?? '', adults: 3, children: 1, rooms: 2 })
    const priced = (await provider.search(asked, signal)).filter(isPriced)
    expect(priced.length).toBeGreaterThan(0)
    for (const stay of priced) {
      const quote = await provider.quote(stay.id, signal)
      expect(quote).toMatchObject(stay)
      expect(quote?.offeredTotal).toEqual(stay.total)
      const { checkIn, checkOut, adults, children, rooms } = asked
      expect(quote?.search).toMatchObject({ checkIn, checkOut, adults, children, rooms })
      const zone = { timeZone: quote?.timeZone ?? 'nowhere' }
      expect(() => new Intl.DateTimeFormat('en-CA', zone)).not.toThrow()
    }
  })

  test('STAY-10 an id of another provider is not quoted', async () => {
    const { provider } = make()
    for (const id of ['', ';', 'far:hotel;1', 'x'.repeat(300), '../../etc/passwd'])
      expect(await provider.quote(id, signal)).toBeUndefined()
  })

  test('STAY-03 STAY-04 an unknown place has no hotels and no pictures, a hotel that was found has one', async () => {
    const { provider, places } = make()
    const nowhere = { location: 'Qzxvbnm' }
    expect(await provider.search(search(nowhere), signal)).toEqual([])
    expect(await provider.photos({ hotelName: 'Inn', ...nowhere }, signal)).toEqual([])
    const location = places[0] ?? ''
    const [first] = await provider.search(search({ location }), signal)
    const photos = await provider.photos({ hotelName: first?.name ?? '', location }, signal)
    expect(photos.length).toBeGreaterThan(0)
  })
}

/** Contract tests of the port's adapters. */
export function keepsTheStaysPort(name: string, make: () => Suite): void {
  describe(`the port of stays: ${name}`, () => {
    finds(make)
    quotes(make)
  })
}
