import { createHash } from 'node:crypto'
import type { Asked, Told } from './mock-vendor.ts'

/** Answers in LiteAPI's shape (version 3.0), written by us: no hotel and no price in here is real. */

const names = ['Rue Basse', 'Old Mill', 'Harbour House', 'Park Row', 'Grand Terminus']

/** The same number between 0 and 1 for the same words. */
const chance = (words: string): number =>
  createHash('sha256').update(words).digest().readUInt16BE(0) / 65_536

function hotelsAt({ url }: Asked) {
  const [lat, lng] = [
    Number(url.searchParams.get('latitude')),
    Number(url.searchParams.get('longitude')),
  ]
  return names.map((name, at) => ({
    id: `lp${createHash('sha256').update(`${lat},${lng},${at}`).digest('hex').slice(0, 6)}`,
    name: `${name} (written for a test)`,
    hotelDescription: '<p>Rooms &amp; breakfast.</p><br/>Airports : far away',
    currency: 'EUR',
    country: 'FR',
    city: 'Testville',
    latitude: lat + at / 1000,
    longitude: lng - at / 1000,
    address: `${at + 1} Test Street`,
    main_photo: at === 3 ? '' : `https://static.cupid.travel/test/${at}.jpg`,
    // Not every hotel has all of it.
    stars: at === 2 ? 0 : 2 + at / 2,
    rating: at === 1 ? undefined : 6.5 + at / 2,
    reviewCount: at === 1 ? null : 100 * at,
  }))
}

interface RateBody {
  readonly hotelIds: readonly string[]
  readonly occupancies: readonly { adults: number; children: number[] }[]
  readonly checkin: string
  readonly checkout: string
  readonly currency: string
}

function offersOf(hotel: string, body: RateBody, dearer: number) {
  const nights = (Date.parse(body.checkout) - Date.parse(body.checkin)) / 86_400_000
  const perNight = 80 + Math.round(chance(hotel + body.checkin) * 20_000) / 100 + dearer
  const offer = (tag: string, factor: number) => {
    const sums = body.occupancies.map(
      ({ adults }) => Math.round(perNight * factor * nights * (100 + adults)) / 100,
    )
    const total = Math.round(sums.reduce((sum, one) => sum + one, 0) * 100) / 100
    return {
      roomTypeId: 'room',
      offerId: `offer-${hotel}-${tag}-${total}-${'X'.repeat(400)}`,
      offerRetailRate: { amount: total, currency: body.currency },
      rates: sums.map((sum, at) => ({
        occupancyNumber: at + 1,
        name: 'Double room',
        boardName: 'Room Only',
        retailRate: {
          total: [{ amount: sum, currency: body.currency }],
          taxesAndFees: [
            { included: true, description: 'VAT', amount: 4.5, currency: body.currency },
            { included: false, description: 'City tax', amount: 2.25, currency: body.currency },
          ],
        },
        cancellationPolicies: {
          cancelPolicyInfos: [
            {
              cancelTime: `${body.checkin} 02:00:00`,
              amount: sum,
              currency: body.currency,
              type: 'amount',
              timezone: 'GMT',
            },
          ],
          refundableTag: tag,
        },
      })),
    }
  }
  return [offer('RFN', 1.2), offer('NRFN', 1)]
}

/** Some of the vendor's kinds of lodging; the names are as its clients know them. */
export const kinds = [
  { id: 0, name: 'Not Available' },
  { id: 201, name: 'Apartments' },
  { id: 204, name: 'Hotels' },
  { id: 219, name: 'Aparthotels' },
  { id: 220, name: 'Holiday homes' },
  { id: 222, name: 'Homestays' },
  { id: 250, name: 'Private vacation home' },
]

/** `dearer`: what a night costs more from now on, for changes of price. */
export const liteApiAnswers =
  (prices: { dearer: number } = { dearer: 0 }) =>
  (asked: Asked): Told => {
    const { headers, url } = asked
    if (headers['x-api-key'] !== 'sand_test_key')
      return { status: 401, json: { error: { code: 401, message: 'Unauthorized' } } }
    if (url.pathname === '/v3.0/data/hotelTypes') return { json: { data: kinds } }
    if (url.pathname === '/v3.0/data/hotels')
      return { json: { data: hotelsAt(asked), total: names.length } }
    if (url.pathname === '/v3.0/hotels/rates') {
      const body = asked.body as RateBody
      // The last one is full.
      const free = body.hotelIds.length > 1 ? body.hotelIds.slice(0, -1) : body.hotelIds
      if (Date.parse(body.checkin) > Date.parse('2029-01-01')) return { status: 204 }
      return {
        json: {
          data: free.map((hotelId) => ({
            hotelId,
            roomTypes: offersOf(hotelId, body, prices.dearer),
          })),
          guestLevel: 0,
          sandbox: true,
        },
      }
    }
    return { status: 404, json: { error: { code: 404, message: 'not found' } } }
  }
