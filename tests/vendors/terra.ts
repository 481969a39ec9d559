import { createHash } from 'node:crypto'
import type { Asked, Told } from './mock-vendor.ts'

/** Answers in the shape of Tripadvisor's Terra, written by us: no place in here is real. */

export const terraKey = 'terra_test_key'
const numberOf = (words: string): number =>
  createHash('sha256').update(words).digest().readUInt32BE(0)
const named = new Map<number, object>()

function locationAt(lat: number, lon: number, kind: string, at: number) {
  const id = numberOf(`${lat},${lon},${kind},${at}`)
  const isKnown = at % 3 !== 2
  const location = {
    id,
    geo: 'Testville',
    geo_id: 1,
    names: [
      { language: 'fr', value: `Maison ${at}` },
      { language: 'en', value: `House ${at} (written for a test)`, primary: true },
    ],
    descriptions: isKnown ? [{ language: 'en', value: 'Small plates.' }] : [],
    addresses: [{ street_address: `${at} Test Street`, city: 'Testville' }],
    coordinates: { latitude: lat + at / 1000, longitude: lon },
    categories: [
      { id: '1', display_name: 'Restaurants' },
      { id: '2', display_name: 'Portuguese', parent_category: { id: '1' } },
    ],
    photos: { total_count: isKnown ? 12 : 0 },
    status: { value: at === 4 ? 'CLOSED' : 'OPEN' },
    urls: { tripadvisor: { main: `https://www.tripadvisor.com/House-${id}.html` } },
    ...(isKnown
      ? {
          price_level: 'Mid Range',
          traveler_ratings: { overall: { rating: 4.5, count: 100 + at } },
        }
      : {}),
  }
  named.set(id, location)
  return location
}

export function terraAnswers({ headers, url: { pathname, searchParams } }: Asked): Told {
  if (headers['x-api-key'] !== terraKey)
    return { status: 403, json: { title: 'Forbidden', status: 403 } }
  if (pathname === '/api/locations/nearby') {
    const [lat, lon] = [Number(searchParams.get('lat')), Number(searchParams.get('lon'))]
    const kind = searchParams.get('category') ?? ''
    const data = Array.from({ length: 12 }, (_, at) => ({
      location: locationAt(lat, lon, kind, at),
    }))
    return { json: { data: [...data, { location: { id: 1 } }], pagination: { page: 1 } } }
  }
  const [, id, photos] = /^\/api\/locations\/(\d+)(\/photos)?$/.exec(pathname) ?? []
  const found = id ? named.get(Number(id)) : undefined
  if (!found) return { status: 404, json: { title: 'Not Found', status: 404 } }
  if (!photos) return { json: found }
  const address = `https://dynamic-media-cdn.tripadvisor.com/media/${id}.jpg`
  return { json: { data: [{ photo: { original_size_url: address } }] } }
}
