export { MapBeside } from './map-beside.tsx'
export { PlaceMap } from './place-map.tsx'
export { useHasStreets } from './use-has-streets.ts'
export type { MapPlace } from '../domain/map-place.ts'
