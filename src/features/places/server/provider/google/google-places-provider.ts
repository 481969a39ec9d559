import type { PlacesProvider } from '../places-provider.ts'
import type { Geocode } from './google-geocoding.ts'

/** The atlas, and Google for addresses that it does not know: what it knows costs nothing and needs no network. */
export const createGooglePlacesProvider = (
  atlas: PlacesProvider,
  geocode: Geocode,
): PlacesProvider => ({
  ...atlas,
  source: 'google',
  geocode: async (location, signal) =>
    (await atlas.geocode(location, signal)) ??
    (location.trim() ? geocode(location, signal) : undefined),
})
