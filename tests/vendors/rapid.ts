import { createHash } from 'node:crypto'
import type { Asked, Told } from './mock-vendor.ts'

/** Answers in the shape of Expedia's Rapid (version 3), written by us: no home and no price in here is real. */

const kinds = ['Apartment', 'Hotel', 'Vacation home', 'Cottage', 'Hostel']
const homes = 8

const sumOf = (value: number) => ({
  billable_currency: { value: '1.00', currency: 'USD' },
  request_currency: { value: value.toFixed(2), currency: 'CAD' },
})

function property(id: string) {
  const at = Number(id) % homes
  return {
    property_id: id,
    name: `Home ${at} (written for a test)`,
    address: { city: 'Testville' },
    category: { id: '1', name: kinds[at % kinds.length] },
    location: {
      coordinates: { latitude: 48.86 + at / 1000, longitude: 2.35 },
      obfuscated_coordinates: { latitude: 48.8, longitude: 2.3 },
      obfuscation_required: at === 0,
    },
    ...(at === 2 ? {} : { ratings: { guest: { count: 10 + at, overall: '4.1' } } }),
    descriptions: { headline: 'A home', location: 'By the canal' },
    amenities: { 9: { id: '9', name: 'Kitchen' } },
    images: [
      {
        hero_image: true,
        links: {
          '70px': { href: 'https://i.travelapi.com/test/70.jpg' },
          '1000px': { href: `https://i.travelapi.com/test/${id}.jpg` },
        },
      },
    ],
  }
}

function rates(id: string, url: URL) {
  const nights = Math.round(
    (Date.parse(url.searchParams.get('checkout') ?? '') -
      Date.parse(url.searchParams.get('checkin') ?? '')) /
      86_400_000,
  )
  const occupancy = url.searchParams.get('occupancy') ?? ''
  const each = 90 + (createHash('sha256').update(id).digest()[0] ?? 0)
  const alone = each * nights * Number(occupancy)
  const rate = (factor: number) => ({
    occupancy_pricing: {
      [occupancy]: {
        totals: {
          inclusive: sumOf(alone * factor * 1.1),
          exclusive: sumOf(alone * factor),
          property_inclusive: sumOf(alone * factor * 1.1 + 15),
        },
      },
    },
  })
  return { property_id: id, status: 'available', rooms: [{ rates: [rate(2), rate(1)] }] }
}

const signed = (authorization: unknown): boolean => {
  const [, key, signature, at] =
    /^EAN apikey=(\w+),signature=([0-9a-f]{128}),timestamp=(\d+)$/.exec(String(authorization)) ?? []
  const own = createHash('sha512').update(`${key}rapid_test_secret${at}`).digest('hex')
  return key === 'rapid_test_key' && signature === own
}

export function rapidAnswers({ headers, url }: Asked): Told {
  if (!signed(headers['authorization']))
    return { status: 401, json: { type: 'request_unauthenticated' } }
  if (url.pathname === '/v3/regions') return { json: [] }
  if (url.pathname === '/v3/properties/geography') {
    const ids = Array.from({ length: homes }, (_, at) => String(8000 + at))
    return { json: Object.fromEntries(ids.map((id) => [id, { property_id: id }])) }
  }
  const ids = url.searchParams.getAll('property_id')
  if (url.pathname === '/v3/properties/content')
    return {
      json: {
        ...Object.fromEntries(ids.map((id) => [id, property(id)])),
        // One that cannot be read.
        broken: { property_id: 'broken' },
      },
    }
  // The last one is taken.
  return ids.length > 1
    ? { json: ids.slice(0, -1).map((id) => rates(id, url)) }
    : { json: ids.map((id) => rates(id, url)) }
}
