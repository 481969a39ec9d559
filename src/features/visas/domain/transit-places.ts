/** Common places to change planes whose rules we know; `schengen` is all states of the area. */
export const transitPlaces = {
  US: 'United States',
  CA: 'Canada',
  GB: 'United Kingdom',
  schengen: 'Schengen area (France, Germany, Spain, …)',
  CN: 'China',
  AU: 'Australia',
  NZ: 'New Zealand',
  MX: 'Mexico',
  SG: 'Singapore',
} as const

export type TransitPlace = keyof typeof transitPlaces

export const transitPlaceCodes = Object.keys(transitPlaces) as [TransitPlace, ...TransitPlace[]]

export const isTransitPlace = (code: string): code is TransitPlace =>
  Object.hasOwn(transitPlaces, code)
