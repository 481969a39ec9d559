import { createHash } from 'node:crypto'
import type { Asked, Told } from './mock-vendor.ts'

/** Answers in the shape of Google's Places API (New), written by us: no place in here is real. */

export const googleKey = 'google_test_key'
const houses = 30
const perPage = 20
const kitchens = ['Portuguese restaurant', 'Pizza restaurant', 'Sushi restaurant']

const hash = (words: string): string => createHash('sha256').update(words).digest('hex')

/** Where each place is that a list has named. */
const named = new Map<string, object>()

function placeAt(latitude: number, longitude: number, at: number) {
  const id = `ChIJ${hash(`${latitude},${longitude},${at}`).slice(0, 12)}`
  const isKnown = at % 3 !== 2
  const place = {
    name: `places/${id}`,
    id,
    displayName: { text: `House ${at} (written for a test)`, languageCode: 'en' },
    formattedAddress: `${at} Test Street, Nowhere`,
    location: { latitude: latitude + at / 1000, longitude },
    businessStatus: at === 4 ? 'CLOSED_PERMANENTLY' : 'OPERATIONAL',
    googleMapsUri: `https://maps.google.com/?cid=${at}`,
    // Every third is one of which little is known.
    ...(isKnown
      ? {
          primaryTypeDisplayName: { text: kitchens[at % kitchens.length], languageCode: 'en' },
          rating: 3 + (at % 20) / 10,
          userRatingCount: 10 * at + 1,
          priceLevel: ['PRICE_LEVEL_MODERATE', 'PRICE_LEVEL_FREE', ''][at % 3],
          photos: [
            {
              name: `places/${id}/photos/AU${at}`,
              authorAttributions: [
                { displayName: 'A. Writer', uri: '//maps.google.com/maps/contrib/1' },
              ],
            },
          ],
        }
      : {}),
    ...(at === 0
      ? {
          priceRange: {
            startPrice: { currencyCode: 'CAD', units: '40' },
            endPrice: { currencyCode: 'CAD', units: '60', nanos: 0 },
          },
        }
      : {}),
  }
  named.set(id, place)
  return place
}

interface Search {
  readonly pageToken?: string
  readonly locationBias?: {
    readonly circle: { readonly center: { readonly latitude: number; readonly longitude: number } }
  }
}

function search(body: Search): Told {
  const { latitude = 0, longitude = 0 } = body.locationBias?.circle.center ?? {}
  const from = Number(body.pageToken ?? 0)
  const all = Array.from({ length: houses }, (_, at) => placeAt(latitude, longitude, at))
  const places = all.slice(from, from + perPage)
  const more = from + perPage < houses ? { nextPageToken: String(from + perPage) } : {}
  // One that is broken is left out, and the others stand.
  return { json: { places: [...places, { id: 'ChIJbroken' }], ...more } }
}

export function googleAnswers({ headers, url: { pathname, searchParams }, body }: Asked): Told {
  if (headers['x-goog-api-key'] !== googleKey)
    return { status: 403, json: { error: { code: 403, status: 'PERMISSION_DENIED' } } }
  const photo = /^\/v1\/(places\/[^/]+\/photos\/[^/]+)\/media$/.exec(pathname)?.[1]
  if (photo && searchParams.get('skipHttpRedirect') === 'true')
    return { json: { name: photo, photoUri: `https://lh3.googleusercontent.com/${hash(photo)}` } }
  if (!headers['x-goog-fieldmask'])
    return { status: 400, json: { error: { code: 400, status: 'INVALID_ARGUMENT' } } }
  if (pathname === '/v1/places:searchText') return search(body as Search)
  const place = named.get(pathname.replace('/v1/places/', ''))
  return place ? { json: place } : { status: 404, json: { error: { code: 404 } } }
}
