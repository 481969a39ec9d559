import { duffelOrders, newOrderBook } from './duffel-orders.ts'
import type { Asked, Told } from './mock-vendor.ts'

/** Answers in Duffel's shape (version v2), written by us: no flight and no fare in here is real. */

const zones: Readonly<Record<string, readonly [string, number]>> = {
  YYZ: ['America/Toronto', -4],
  LHR: ['Europe/London', 1],
  LTN: ['Europe/London', 1],
  JFK: ['America/New_York', -4],
  EWR: ['America/New_York', -4],
  KEF: ['Atlantic/Reykjavik', 0],
}
const metropolises: Readonly<Record<string, string>> = { LON: 'LHR', NYC: 'JFK' }

interface Slice {
  readonly origin: string
  readonly destination: string
  readonly departure_date: string
}
interface Wish {
  readonly slices: readonly Slice[]
  readonly passengers: readonly { type?: string; age?: number }[]
  readonly cabin_class: string
  readonly max_connections: number
}

const hourMs = 3_600_000
const place = (code: string) => ({
  iata_code: code,
  name: `Airport ${code} (written for a test)`,
  city_name: code,
  time_zone: zones[code]?.[0] ?? 'UTC',
})
const airline = { iata_code: 'ZZ', name: 'Airline of a test' }

/** The wall time of an airport so many hours after midnight UTC of a day; tests are in summer time. */
const wall = (day: string, hours: number, code: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + (hours + (zones[code]?.[1] ?? 0)) * hourMs)
    .toISOString()
    .slice(0, 19)

const segment = (
  from: string,
  to: string,
  at: { day: string; leaves: number; number: number },
  wish: Wish,
) => ({
  origin: place(from),
  destination: place(to),
  departing_at: wall(at.day, at.leaves, from),
  arriving_at: wall(at.day, at.leaves + 4, to),
  marketing_carrier: airline,
  marketing_carrier_flight_number: String(at.number),
  operating_carrier: at.number === 11 ? { iata_code: 'YY', name: 'Partner of a test' } : airline,
  aircraft: at.number === 11 ? null : { name: 'Airbus A220' },
  passengers: wish.passengers.map(() => ({
    cabin_class: wish.cabin_class,
    baggages: [{ type: 'carry_on', quantity: 1 }],
  })),
})

const fareOf = ({ passengers, cabin_class: cabin, slices }: Wish): number =>
  passengers.reduce((sum, { age }) => sum + (age === undefined ? 1 : age < 2 ? 0.1 : 0.75), 0) *
  (cabin === 'business' ? 900 : 300) *
  slices.length

const offer = (
  id: string,
  wish: Wish,
  more: { via?: string; times: number; leaves: number; number: number },
) => ({
  id: `off_${id}`,
  total_amount: (fareOf(wish) * more.times).toFixed(2),
  total_currency: 'CAD',
  tax_amount: '40.00',
  tax_currency: 'CAD',
  expires_at: '2026-11-21T12:30:00Z',
  passengers: wish.passengers.map(({ age }, at) => ({ id: `pas_${at}`, age: age ?? null })),
  passenger_identity_documents_required: false,
  // What has a change of planes is paid at once.
  payment_requirements: more.via
    ? { requires_instant_payment: true, payment_required_by: null }
    : { requires_instant_payment: false, payment_required_by: '2027-01-02T12:00:00Z' },
  owner: airline,
  conditions: {
    refund_before_departure: more.via ? { allowed: false } : null,
    change_before_departure: { allowed: true, penalty_amount: '100.00', penalty_currency: 'CAD' },
  },
  slices: wish.slices.map((slice) => {
    const [from, to] = [slice.origin, slice.destination].map((code) => metropolises[code] ?? code)
    const at = { day: slice.departure_date, leaves: more.leaves, number: more.number }
    const { via } = more
    return {
      segments: via
        ? [
            segment(from ?? '', via, at, wish),
            segment(via, to ?? '', { ...at, leaves: at.leaves + 6, number: at.number + 1 }, wish),
          ]
        : [segment(from ?? '', to ?? '', at, wish)],
    }
  }),
})

function offersOf(wish: Wish) {
  const nonstop = offer('nonstop', wish, { times: 1.5, leaves: 12, number: 11 })
  const dearer = offer('flexible', wish, { times: 2, leaves: 12, number: 11 })
  const via = (code: string, leaves: number, number: number) =>
    offer(`via${code}`, wish, { via: code, times: 1, leaves, number })
  const ends = wish.slices.flatMap(({ origin, destination }) => [origin, destination])
  const changes = ['KEF', 'LHR', 'JFK'].filter((code) => !ends.includes(code))
  return wish.max_connections === 0
    ? [nonstop, dearer]
    : [...changes.map((code, at) => via(code, 10 + at, 100 + 10 * at)), nonstop, dearer]
}

/** Keeps what was asked for, as the vendor does between its two calls. */
export function duffelAnswers(book = newOrderBook(), expiresAt = '2026-11-21T12:30:00Z') {
  const wishes = new Map<string, Wish>()
  return ({ method, url, headers, body }: Asked): Told => {
    if (headers['authorization'] !== 'Bearer duffel_test_key')
      return { status: 401, json: { errors: [] } }
    if (headers['duffel-version'] !== 'v2') return { status: 400, json: { errors: [] } }
    if (method === 'POST' && url.pathname === '/air/offer_requests') {
      const id = `orq_${wishes.size}`
      wishes.set(id, (body as { data: Wish }).data)
      return { status: 201, json: { data: { id } } }
    }
    if (url.pathname === '/air/offers') {
      const wish = wishes.get(url.searchParams.get('offer_request_id') ?? '')
      return { json: { data: wish ? offersOf(wish) : [], meta: { after: null } } }
    }
    const order = duffelOrders(book, { method, url, headers, body })
    if (order) return order
    const [wish] = [...wishes.values()].slice(-1)
    const one = wish && offersOf(wish).find(({ id }) => url.pathname === `/air/offers/${id}`)
    if (!one) return { status: 404, json: { errors: [] } }
    const total_amount = (Number(one.total_amount) + book.dearer).toFixed(2)
    return { json: { data: { ...one, total_amount, expires_at: expiresAt } } }
  }
}
