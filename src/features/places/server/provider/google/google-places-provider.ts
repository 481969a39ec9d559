import type { GooglePlace } from '#platform/server/vendors/google/google-places-answers.ts'
import type { GooglePlacesApi } from '#platform/server/vendors/google/google-places.ts'
import { type LivePlace, withLiveNearby } from '../live-nearby.ts'
import type { PlacesProvider } from '../places-provider.ts'
import type { Geocode } from './google-geocoding.ts'

interface GoogleParts {
  readonly geocode: Geocode
  readonly api: GooglePlacesApi
}

const idPattern = /^google:([A-Za-z0-9_-]{1,200})$/

const toLive = (place: GooglePlace): LivePlace => ({
  id: `google:${place.id}`,
  name: place.displayName.text.trim(),
  lat: place.location.latitude,
  lng: place.location.longitude,
  address: (place.shortFormattedAddress ?? place.formattedAddress)?.trim() ?? '',
})

const isOpen = ({ businessStatus }: GooglePlace): boolean =>
  !businessStatus || businessStatus === 'OPERATIONAL'

/**
 * The atlas; and Google for addresses that it does not know, and for hotels and restaurants near a point. What the
 * atlas knows costs nothing and needs no network.
 */
export const createGooglePlacesProvider = (
  atlas: PlacesProvider,
  { geocode, api }: GoogleParts,
): PlacesProvider => ({
  ...atlas,
  source: 'google',
  geocode: async (location, signal) =>
    (await atlas.geocode(location, signal)) ??
    (location.trim() ? geocode(location, signal) : undefined),
  ...withLiveNearby(atlas, {
    ask: ({ type, lat, lng, radiusMetres }, signal) =>
      type === 'airport'
        ? undefined
        : api
            .nearby({ lat, lng, radiusKm: radiusMetres / 1000 }, type, signal)
            .then((found) => found.filter(isOpen).map(toLive)),
    async again(id, signal) {
      const [, placeId] = idPattern.exec(id) ?? []
      const place = placeId ? await api.place(placeId, signal) : undefined
      return place && toLive(place)
    },
  }),
})
