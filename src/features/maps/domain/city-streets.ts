import type { CityStreets } from '../contract/maps.contract.ts'
import type { MapPoint } from './map-place.ts'

/** From which zoom of 512-pixel tiles imported streets are drawn, and the nearest one may come to them. */
export const streetZooms = { first: 10, nearest: 18 } as const

/** The city whose streets lie at a point; undefined if there are none. */
export const cityAt = (
  cities: readonly CityStreets[],
  { lat, lng }: MapPoint,
): CityStreets | undefined =>
  cities.find(
    ({ box: [west, south, east, north] }) =>
      lng >= west && lng <= east && lat >= south && lat <= north,
  )
