import { addDays } from '#platform/shared/local-date.ts'
import { kinds } from '../vendors/liteapi.ts'
import type { Mend } from './contract-front.ts'

/**
 * A contract's example answers no one's question: its ids are of other hotels and its days are over. Here the ids
 * and the days of the question take their place; names, prices, policies and all else stay the vendor's.
 */

/** Writes an example as our adapters must read it: the change is to a copy. */
function changed<T>(example: string, change: (answer: T) => void): string {
  const answer = JSON.parse(example) as T
  change(answer)
  return JSON.stringify(answer)
}

interface DuffelSegment {
  origin: { iata_code: string; time_zone: string }
  destination: { iata_code: string; time_zone: string }
  departing_at: string
  arriving_at: string
}
interface DuffelOffer {
  expires_at: string
  passengers: object[]
  passenger_identity_documents_required: boolean
  payment_requirements: object
  slices: { segments: DuffelSegment[] }[]
}

/** The example lands in London when it leaves London, in 2020. */
export function mendDuffel(): Mend {
  let asked = { origin: 'LHR', destination: 'EDI', departure_date: '2027-05-10' }
  const mendOffer = (offer: DuffelOffer): void => {
    offer.expires_at = new Date(Date.now() + 30 * 60_000).toISOString()
    // Two people, as the journey asks for; their seats are kept unpaid.
    offer.passengers = [1, 2].map((at) => ({ id: `pas_${at}`, type: 'adult' }))
    offer.passenger_identity_documents_required = false
    offer.payment_requirements = {
      requires_instant_payment: false,
      payment_required_by: offer.expires_at,
      price_guarantee_expires_at: offer.expires_at,
    }
    const [segment] = offer.slices[0]?.segments ?? []
    if (!segment) throw new Error('The example has no flight')
    const zone = 'Europe/London'
    Object.assign(segment.origin, { iata_code: asked.origin, time_zone: zone })
    Object.assign(segment.destination, { iata_code: asked.destination, time_zone: zone })
    segment.departing_at = `${asked.departure_date}T16:38:02`
    segment.arriving_at = `${asked.departure_date}T19:04:02`
    offer.slices = [{ segments: [segment] }]
  }
  return (example, { path, asked: body }) => {
    if (path.startsWith('/air/offer_requests')) {
      const { data } = body as { data: { slices: [typeof asked] } }
      asked = data.slices[0]
      return example
    }
    if (path.startsWith('/air/offers?'))
      return changed<{ data: DuffelOffer[] }>(example, ({ data }) => data.forEach(mendOffer))
    if (path.startsWith('/air/offers/'))
      return changed<{ data: DuffelOffer }>(example, ({ data }) => mendOffer(data))
    if (path.startsWith('/air/orders'))
      return changed<{ data: { cancelled_at: string | null } }>(example, ({ data }) => {
        data.cancelled_at = null
      })
    return example
  }
}

interface RatesWish {
  readonly hotelIds: readonly string[]
  readonly currency: string
  readonly checkin: string
}
interface FlightsWish {
  readonly legs: readonly { readonly date: string }[]
  readonly currency: string
}

/** Rates of one hotel become those of each that was asked for; a flight flies on the day that was asked for. */
export const mendLiteApi: Mend = (example, { path, asked }) => {
  // The contract has no example of the kinds of lodging.
  if (path.startsWith('/v3.0/data/hotelTypes')) return JSON.stringify({ data: kinds })
  if (path.startsWith('/v3.0/hotels/rates')) {
    const { hotelIds, currency, checkin } = asked as RatesWish
    const inTime = example
      .replaceAll('"USD"', `"${currency}"`)
      .replaceAll(/"cancelTime":"[^"]*"/g, `"cancelTime":"${addDays(checkin, -5)} 02:00:00"`)
    return changed<{ data: object[] }>(inTime, (answer) => {
      const [one] = answer.data
      answer.data = hotelIds.map((hotelId) => ({ ...one, hotelId }))
    })
  }
  if (path.startsWith('/v3.0/flights/rates')) {
    const { legs, currency } = asked as FlightsWish
    const day = legs[0]?.date ?? ''
    return example
      .replaceAll('2026-07-02', addDays(day, 1))
      .replaceAll('2026-07-01', day)
      .replaceAll('"USD"', `"${currency}"`)
  }
  return example
}

/** What was booked stands in the list under the agency's own number, and is cancelled for its price's rest. */
export function mendLiteApiBookings(): Mend {
  const booked: { bookingId: string; clientReference: string; status: string }[] = []
  return (example, { method, path, asked }) => {
    if (path === '/v3.0/rates/prebook')
      return example
        .replaceAll('"USD"', '"CAD"')
        .replaceAll(/"cancelTime":"[^"]*"/g, '"cancelTime":"2027-05-05 02:00:00"')
    if (path === '/v3.0/rates/book') {
      const { data } = JSON.parse(example) as { data: { bookingId: string } }
      const { clientReference } = asked as { clientReference: string }
      booked.push({ bookingId: data.bookingId, clientReference, status: 'CONFIRMED' })
      return example
    }
    if (method === 'PUT') {
      for (const one of booked) one.status = 'CANCELLED_WITH_CHARGES'
      return example.replaceAll('"USD"', '"CAD"')
    }
    if (path.startsWith('/v3.0/bookings?'))
      return changed<{ data: object[] }>(example, (answer) => {
        const [one] = answer.data
        answer.data = booked.map((own) => ({ ...one, ...own }))
      })
    return example
  }
}

/** The example is of a hotel; the rates are of another number than the property, and for two guests. */
export const mendRapid: Mend = (example, { path }) => {
  if (path.startsWith('/v3/properties/content'))
    return example.replaceAll('"12345"', '"19248"').replace('"name":"Hotel"', '"name":"Apartment"')
  const guests = new URLSearchParams(path.split('?')[1]).get('occupancy')
  return guests ? example.replace('"2":{"nightly"', `"${guests}":{"nightly"`) : example
}
