import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oneOfferSchema } from '#features/flights/server/provider/duffel/duffel-answers.ts'
import { toFlight } from '#features/flights/server/provider/duffel/to-flight.ts'
import { query } from '#features/flights/server/provider/flights-provider.suite.ts'
import { toStay } from '#features/stays/server/provider/liteapi/to-stay.ts'
import {
  hotelListSchema,
  rateListSchema,
} from '#platform/server/vendors/liteapi/liteapi-answers.ts'
import { startContractFront } from './contract-front.ts'
import { mendDuffel } from './mended-examples.ts'

/** A vendor's own example, as its contract answers it. */
async function example(mount: string, path: string, init: RequestInit = {}): Promise<string> {
  const front = await startContractFront(mount)
  const answer = await fetch(`${front.url}${path}`, init)
  expect(answer.status).toBeLessThan(300)
  const text = await answer.text()
  await front.close()
  return text
}

type Json = Record<string, unknown>
/** Where a value stands in an answer: names, and places in lists. */
type Path = readonly (string | number)[]

/** A copy of the answer with another value there. */
function withValue(answer: string, path: Path, value: unknown): unknown {
  const copy: unknown = JSON.parse(answer)
  let at = copy as Json
  for (const name of path.slice(0, -1)) at = (at[name] ??= {}) as Json
  at[String(path.at(-1))] = value
  return copy
}

/** A name, and not one of the few letters that an answer has anyway. */
const words = fc.stringMatching(/^[A-Za-z]{12,20}$/)
const cents = fc.integer({ min: 100, max: 9_999_999 })

/** Whatever text the vendor says there is what is shown, unchanged. */
const keepsWords = (answer: string, paths: readonly Path[], read: (json: unknown) => unknown) =>
  fc.assert(
    fc.property(fc.constantFrom(...paths), words, (path, text) => {
      expect(JSON.stringify(read(withValue(answer, path, text)))).toContain(text)
    }),
    { numRuns: 60 },
  )

describe('Duffel’s example of an offer', () => {
  const read = (json: unknown) => toFlight(oneOfferSchema.parse(json).data, query())
  const segment = ['data', 'slices', 0, 'segments', 0]
  const load = async () =>
    mendDuffel()(
      await example('duffel', '/air/offers/off_1', {
        headers: { authorization: 'Bearer duffel_test_contract', 'duffel-version': 'v2' },
      }),
      { method: 'GET', path: '/air/offers/off_1', asked: undefined },
    )

  test('H2 FLY-02 names and numbers are shown as they are said', async () => {
    keepsWords(
      await load(),
      [
        [...segment, 'origin', 'name'],
        [...segment, 'origin', 'city_name'],
        [...segment, 'destination', 'name'],
        [...segment, 'destination', 'city_name'],
        [...segment, 'marketing_carrier', 'name'],
        [...segment, 'marketing_carrier', 'iata_code'],
        [...segment, 'marketing_carrier_flight_number'],
        [...segment, 'aircraft', 'name'],
        ['data', 'owner', 'iata_code'],
      ],
      read,
    )
  })

  test('H2 FLY-02 FLY-07 the price to the cent, and what the airline allows, are shown as they are said', async () => {
    const answer = await load()
    fc.assert(
      fc.property(cents, (amount) => {
        const text = (amount / 100).toFixed(2)
        expect(read(withValue(answer, ['data', 'total_amount'], text))?.total.amountMinor).toBe(
          amount,
        )
      }),
    )
    for (const allowed of [true, false]) {
      const said = (name: string) =>
        read(withValue(answer, ['data', 'conditions', name], { allowed }))
      expect(said('refund_before_departure')?.isCancellationAllowed).toBe(allowed)
      expect(said('change_before_departure')?.isChangeAllowed).toBe(allowed)
    }
    const paidAtOnce = ['data', 'payment_requirements', 'requires_instant_payment']
    expect(read(JSON.parse(answer))?.payLaterUntil).toBeDefined()
    expect(read(withValue(answer, paidAtOnce, true))?.payLaterUntil).toBeUndefined()
  })
})

describe('LiteAPI’s examples of a hotel and its rates', () => {
  const key = { 'x-api-key': 'sand_contract' }
  const search = {
    location: 'sibenik',
    checkIn: '2027-01-15',
    checkOut: '2027-01-17',
    adults: 2,
    children: 0,
    rooms: 1,
  }
  const town = { slug: 'sibenik', name: 'Šibenik' }
  const load = async () => {
    const body = JSON.stringify({
      hotelIds: ['lp1897'],
      occupancies: [{ adults: 2, children: [] }],
      currency: 'USD',
      guestNationality: 'US',
      checkin: search.checkIn,
      checkout: search.checkOut,
    })
    const headers = { ...key, 'content-type': 'application/json' }
    const list = '/v3.0/data/hotels?countryCode=HR&cityName=Sibenik'
    return {
      hotels: await example('liteapi', list, { headers: key }),
      rates: await example('liteapi', '/v3.0/hotels/rates', { method: 'POST', headers, body }),
    }
  }
  const shown = (hotels: unknown, rates: unknown) => {
    const [hotel] = hotelListSchema.parse(hotels).data ?? []
    const [offer] = rateListSchema.parse(rates).data?.[0]?.roomTypes ?? []
    if (!hotel || !offer) throw new Error('The examples have no hotel or no offer')
    return toStay({ hotel, offer, search, town, expiresAt: new Date(0) })
  }

  test('H2 STAY-02 names and places are shown as they are said, and the price to the cent', async () => {
    const { hotels, rates } = await load()
    const parsedRates: unknown = JSON.parse(rates)
    keepsWords(
      hotels,
      ['name', 'city', 'address', 'hotelDescription'].map((name) => ['data', 0, name]),
      (json) => shown(json, parsedRates),
    )
    const parsedHotels: unknown = JSON.parse(hotels)
    const price = ['data', 0, 'roomTypes', 0, 'offerRetailRate', 'amount']
    fc.assert(
      fc.property(cents, (amount) => {
        const { total } = shown(parsedHotels, withValue(rates, price, amount / 100))
        expect(total.amountMinor).toBe(amount)
      }),
    )
  })
})
