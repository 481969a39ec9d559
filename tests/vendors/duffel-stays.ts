import { createHash } from 'node:crypto'
import type { Asked, Told } from './mock-vendor.ts'

/** Stays in Duffel's shape (version v2), written by us: no hotel and no price in here is real. */

interface Wish {
  readonly location?: { geographic_coordinates: { latitude: number; longitude: number } }
  readonly accommodation?: { readonly ids: readonly string[] }
  readonly check_in_date: string
  readonly check_out_date: string
  readonly rooms: number
  readonly guests: readonly unknown[]
}

const names = ['Rue Basse', 'Old Mill', 'Harbour House', 'Park Row']
const chance = (words: string): number =>
  createHash('sha256').update(words).digest().readUInt16BE(0) / 65_536

function rateOf(id: string, wish: Wish, dearer: number) {
  const nights = (Date.parse(wish.check_out_date) - Date.parse(wish.check_in_date)) / 86_400_000
  const perNight = 90 + chance(id + wish.check_in_date) * 100 + dearer
  const total = (perNight * nights * wish.rooms + wish.guests.length).toFixed(2)
  const refundable = chance(id) > 0.5
  const rate = (amount: string, gives: boolean) => ({
    total_amount: amount,
    total_currency: 'CAD',
    tax_amount: '10.00',
    tax_currency: 'CAD',
    fee_amount: '2.50',
    fee_currency: 'CAD',
    due_at_accommodation_amount: '6.00',
    due_at_accommodation_currency: 'CAD',
    cancellation_timeline: gives
      ? [
          { refund_amount: amount, before: `${wish.check_in_date}T10:00:00Z`, currency: 'CAD' },
          { refund_amount: '1.00', before: `${wish.check_in_date}T12:00:00Z`, currency: 'CAD' },
        ]
      : [],
  })
  return { total, rates: [rate((Number(total) + 80).toFixed(2), true), rate(total, refundable)] }
}

function resultOf(id: string, at: number, wish: Wish, dearer: number) {
  const { total, rates } = rateOf(id, wish, dearer)
  return {
    id: `sta_${id}`,
    accommodation: {
      id,
      name: `${names[at]} (written for a test)`,
      description: 'Rooms and breakfast.',
      rating: at === 2 ? null : 3,
      review_score: at === 1 ? null : 7.5,
      review_count: at === 1 ? null : 120,
      amenities: [{ type: 'wifi' }, { type: '24_hour_front_desk' }],
      photos: at === 3 ? [] : [{ url: `https://assets.duffel.com/test/${at}.jpg` }],
      location: {
        address: { city_name: 'Testville', line_one: `${at + 1} Test Street` },
        geographic_coordinates: { latitude: 48.8 + at / 1000, longitude: 2.3 },
      },
      rooms: [{ rates }],
    },
    cheapest_rate_total_amount: total,
    cheapest_rate_currency: 'CAD',
    expires_at: '2026-11-21T12:20:00Z',
  }
}

export const duffelStays =
  (prices: { dearer: number } = { dearer: 0 }) =>
  ({ headers, body, url }: Asked): Told => {
    if (headers['authorization'] !== 'Bearer duffel_test_key' || headers['duffel-version'] !== 'v2')
      return { status: 401, json: { errors: [{ type: 'authentication_error' }] } }
    if (url.pathname !== '/stays/search') return { status: 404, json: { errors: [] } }
    const wish = (body as { data: Wish }).data
    const point = wish.location?.geographic_coordinates
    const ids =
      wish.accommodation?.ids ??
      names.map(
        (_, at) =>
          `acc_${at}${createHash('sha256').update(`${point?.latitude}`).digest('hex').slice(0, 8)}`,
      )
    const results = ids.map((id) => resultOf(id, Number(id[4]), wish, prices.dearer))
    return { json: { data: { results: [...results, { id: 'no price', accommodation: {} }] } } }
  }
