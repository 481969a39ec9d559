import type { Asked, Told } from './mock-vendor.ts'

/** Flights in LiteAPI's shape (version 3.0), written by us: no flight and no fare in here is real. */

interface Body {
  readonly legs: readonly { origin: string; destination: string; date: string; direction: string }[]
  readonly adults: number
  readonly children: number
  readonly infants: number
  readonly cabinClass: string
  readonly currency: string
  readonly filters: { readonly maxStops: number }
}

const metropolises: Readonly<Record<string, string>> = { LON: 'LHR', NYC: 'JFK' }
const airportOf = (code: string) => metropolises[code] ?? code
const clock = (date: string, hour: number) => `${date}T${String(hour).padStart(2, '0')}:10:00`

const segment = (
  from: string,
  to: string,
  at: { date: string; hour: number; number: string; direction: string },
) => ({
  segmentKey: `${at.direction}${at.number}`,
  originCode: from,
  originName: `Airport ${from} (written for a test)`,
  destinationCode: to,
  departureTime: clock(at.date, at.hour),
  arrivalTime: clock(at.date, at.hour + 4),
  direction: at.direction,
  duration: { minutes: 240 },
  flight: { marketingNumber: at.number },
  carrier: { marketingCode: 'ZZ', marketingName: 'Airline of a test' },
})

function journey(body: Body, via: string | undefined, price: number) {
  const segments = body.legs.flatMap(({ origin, destination, date, direction }) => {
    const [from, to] = [airportOf(origin), airportOf(destination)]
    const at = { date, direction }
    return via && via !== from && via !== to
      ? [
          segment(from, via, { ...at, hour: 8, number: '21' }),
          segment(via, to, { ...at, hour: 14, number: '22' }),
        ]
      : [segment(from, to, { ...at, hour: via ? 9 : 12, number: via ? '13' : '11' })]
  })
  const total = price * body.legs.length * (body.adults + body.children * 0.75 + body.infants * 0.1)
  const offer = (id: string, factor: number) => ({
    offerId: `${id}${'X'.repeat(200)}`,
    expiration: '2026-11-21T12:30:00Z',
    pricing: {
      display: {
        total: Math.round(total * factor * 100) / 100,
        currency: body.currency,
        perPassenger: { adult: { total: price * factor * body.legs.length } },
      },
    },
    terms: via ? null : { changeable: true, refundable: false },
    baggage: { hasCarryOnBag: true, hasCheckedBag: factor > 1 },
    segmentFares: segments.map(({ segmentKey }) => ({ segmentKey, cabin: 'Business' })),
    segmentAmenities: segments.map(({ segmentKey }) => ({ segmentKey, aircraftType: '339' })),
  })
  return { journeyKey: 'j', segments, offers: [offer('dear', 1.4), offer('cheap', 1)] }
}

export const liteApiFlights = ({ headers, url, body: said }: Asked): Told => {
  if (headers['x-api-key'] !== 'sand_test_key')
    return { status: 401, json: { error: { code: 41004, message: 'unauthorized' } } }
  const body = said as Body
  // An account that has not asked for the calendar.
  if (url.pathname.endsWith('/matrix')) return { status: 403, json: { error: { code: 40301 } } }
  const stops = body.filters.maxStops > 0 ? [journey(body, 'KEF', 250)] : []
  return {
    json: { data: [{ journeys: [journey(body, undefined, 300), ...stops, { segments: [] }] }] },
  }
}
