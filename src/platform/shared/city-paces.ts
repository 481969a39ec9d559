import { distanceKm } from './distance.ts'

/** How one gets about in a city. */
export interface CityPace {
  /** A street is longer than the bird's way by so much. */
  readonly detour: number
  /** Minutes to the stop and until something comes. */
  readonly wait: number
  /** Kilometres an hour along the streets by bus, metro or tram, stops and changes included. */
  readonly transitKmH: number
  /** How much longer than usual a kilometre takes by car. */
  readonly traffic: number
  /** From when on one eats there, in minutes of the day; dinner by 19:30, as the day ends at 21:00. */
  readonly meals: { readonly lunch: number; readonly dinner: number }
}

interface City extends CityPace {
  readonly city: string
  readonly lat: number
  readonly lng: number
}

/** Where nothing is known of a city. */
export const usualPace: CityPace = {
  detour: 1.3,
  wait: 12,
  transitKmH: 32.5,
  traffic: 1,
  meals: { lunch: 11.5 * 60, dinner: 18 * 60 },
}

/** Basis of the table; not measured. */
export const cityPacesBasis = { kind: 'general knowledge', asOf: '2026-11-29' } as const

type Row = readonly [
  city: string,
  lat: number,
  lng: number,
  detour: number,
  wait: number,
  transitKmH: number,
  traffic: number,
  /** Hours. */
  lunch: number,
  dinner: number,
]

const rows: readonly Row[] = [
  ['bali', -8.4095, 115.1889, 1.45, 15, 24, 1.4, 12, 18.5],
  ['banff', 51.1784, -115.5708, 1.45, 18, 34, 0.8, 11.5, 18],
  ['barcelona', 41.3874, 2.1686, 1.25, 9, 32, 1.2, 13, 19.5],
  ['chicago', 41.8781, -87.6298, 1.27, 11, 30, 1.1, 11.5, 18],
  ['dubai', 25.2048, 55.2708, 1.45, 13, 36, 1, 12.5, 19],
  ['kyoto', 35.0116, 135.7681, 1.3, 11, 26, 1.1, 11.5, 18],
  ['lisbon', 38.7139, -9.1394, 1.35, 11, 30, 1.1, 12.5, 19.5],
  ['london', 51.5074, -0.1278, 1.3, 9, 29, 1.5, 12, 18.5],
  ['los-angeles', 34.0522, -118.2437, 1.3, 17, 26, 1.2, 11.5, 18],
  ['maldives', 4.1755, 73.5093, 1.2, 15, 28, 1, 12, 19],
  ['miami', 25.7743, -80.1937, 1.35, 17, 26, 1.1, 12, 18.5],
  ['montreal', 45.5088, -73.5617, 1.3, 10, 31, 1.1, 11.5, 18.5],
  ['new-york', 40.7128, -74.006, 1.27, 9, 28, 1.6, 11.5, 18.5],
  ['ottawa', 45.4215, -75.6972, 1.35, 14, 29, 0.9, 11.5, 18],
  ['paris', 48.8566, 2.3522, 1.25, 8, 28, 1.4, 12, 19],
  ['phuket', 7.8804, 98.3923, 1.5, 18, 28, 1.1, 11.5, 18],
  ['quebec-city', 46.8139, -71.208, 1.35, 14, 26, 0.9, 11.5, 18.5],
  ['rome', 41.8967, 12.4822, 1.3, 12, 24, 1.3, 12.5, 19.5],
  ['santorini', 36.3989, 25.4481, 1.5, 18, 30, 0.9, 13, 19.5],
  ['seattle', 47.6062, -122.3321, 1.35, 13, 29, 1.1, 11.5, 18],
  ['swiss-alps', 46.6863, 7.8632, 1.6, 14, 36, 0.9, 11.5, 18.5],
  ['tokyo', 35.6812, 139.7671, 1.28, 8, 33, 1.3, 11.5, 18],
  ['toronto', 43.6532, -79.3832, 1.3, 11, 28, 1.2, 11.5, 18],
  ['vancouver', 49.2827, -123.1207, 1.3, 11, 31, 1.1, 11.5, 18],
]

export const cityPaces: readonly City[] = rows.map(
  ([city, lat, lng, detour, wait, transitKmH, traffic, lunch, dinner]) => ({
    city,
    lat,
    lng,
    detour,
    wait,
    transitKmH,
    traffic,
    meals: { lunch: lunch * 60, dinner: dinner * 60 },
  }),
)

const withinKm = 80

interface Placed {
  readonly lat: number | null
  readonly lng: number | null
}

/**
 * The pace of the city that a day or a stay is in. One pace counts for all ways of a day: were each pair to choose
 * its own, a way by a third place outside the city could be shorter.
 */
export function paceNear(place: Placed | undefined): CityPace {
  if (!place || place.lat === null || place.lng === null) return usualPace
  const here = { lat: place.lat, lng: place.lng }
  return cityPaces.find((city) => distanceKm(city, here) <= withinKm) ?? usualPace
}
