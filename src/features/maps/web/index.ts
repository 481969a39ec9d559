export { MapBeside } from './map-beside.tsx'
export { PlaceMap } from './place-map.tsx'
export type { MapPlace } from '../domain/map-place.ts'
