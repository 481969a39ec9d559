import type { TerraLocation } from '#platform/server/vendors/terra/terra-answers.ts'
import type { Terra } from '#platform/server/vendors/terra/terra.ts'
import { type LivePlace, withLiveNearby } from '../live-nearby.ts'
import type { PlacesProvider } from '../places-provider.ts'

const idPattern = /^terra:(\d{1,12})$/
const kinds = {
  lodging: 'HOTEL',
  restaurant: 'RESTAURANT',
  tourist_attraction: 'ATTRACTION',
} as const

const toLive = ({ id, names, coordinates, addresses }: TerraLocation): LivePlace => ({
  id: `terra:${id}`,
  name: (names.find(({ primary }) => primary) ?? names[0])?.value.trim() ?? '',
  lat: coordinates.latitude,
  lng: coordinates.longitude,
  address: (addresses?.[0]?.street_address ?? addresses?.[0]?.formatted)?.trim() ?? '',
})

/** The atlas, with Tripadvisor's hotels and restaurants near a point. */
export const createTerraPlacesProvider = (atlas: PlacesProvider, api: Terra): PlacesProvider => ({
  ...atlas,
  source: 'terra',
  ...withLiveNearby(atlas, {
    ask: ({ type, lat, lng, radiusMetres }, signal) =>
      type === 'airport'
        ? undefined
        : api
            .near(
              { lat, lng, radiusKm: radiusMetres / 1000 },
              { kind: kinds[type], sort: 'distance' },
              signal,
            )
            .then((found) =>
              found.filter(({ status }) => !status || status.value === 'OPEN').map(toLive),
            ),
    async again(id, signal) {
      const [, number] = idPattern.exec(id) ?? []
      const place = number ? await api.location(Number(number), signal) : undefined
      return place && toLive(place)
    },
  }),
})
