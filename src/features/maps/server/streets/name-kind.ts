import { wordTable } from '#platform/shared/word-table.ts'
import type { RawFeature } from './raw-feature.ts'

/** The layers of a street map, as the Protomaps basemap calls them. */
export const layerNames = [
  'earth',
  'landuse',
  'water',
  'roads',
  'buildings',
  'pois',
  'places',
] as const
export type LayerName = (typeof layerNames)[number]

/** Where a thing belongs on the map. */
export interface Kind {
  readonly layer: LayerName
  readonly kind: string
  readonly detail?: string
  /** From which zoom of 512-pixel tiles it is drawn. */
  readonly from: number
}

const row = (layer: LayerName, kind: string, from: number, words: string) =>
  words.split(' ').map((word) => [word, { layer, kind, detail: word, from }] as const)

/** Lines, by the value of the tag for their kind. */
const lineKinds = wordTable<Kind>(
  Object.fromEntries([
    ...row('roads', 'highway', 10, 'motorway motorway_link'),
    ...row('roads', 'major_road', 10, 'trunk trunk_link primary primary_link main'),
    ...row('roads', 'major_road', 11, 'secondary secondary_link tertiary tertiary_link'),
    ...row('roads', 'minor_road', 10, 'street'),
    ...row('roads', 'minor_road', 13, 'residential unclassified living_street service road'),
    ...row('roads', 'path', 14, 'pedestrian path footway cycleway steps bridleway track'),
    ...row('roads', 'rail', 10, 'rail subway metro light_rail monorail narrow_gauge funicular'),
    ...row('roads', 'rail', 13, 'tram'),
    ...row('water', 'river', 10, 'river canal water'),
    ...row('water', 'stream', 13, 'stream'),
  ]),
)

const areaKinds = wordTable<Kind>(
  Object.fromEntries([
    ...row('water', 'water', 10, 'water riverbank reservoir basin sea ocean lake river dock'),
    ...row('landuse', 'park', 10, 'park garden golf_course recreation_ground village_green'),
    ...row('landuse', 'nature_reserve', 10, 'nature_reserve'),
    ...row('landuse', 'wood', 10, 'wood forest'),
    ...row('landuse', 'cemetery', 12, 'cemetery grave_yard'),
    ...row('landuse', 'beach', 11, 'beach sand'),
    ...row('landuse', 'pedestrian', 13, 'pedestrian square pier'),
    ...row('buildings', 'building', 14, 'building'),
  ]),
)

const pointKinds = wordTable<Kind>(
  Object.fromEntries([
    ...row('pois', 'station', 12, 'station'),
    ...row('places', 'neighbourhood', 11, 'suburb quarter neighbourhood label'),
  ]),
)

/** Tags for the kind of a feature; the last two occur in files that are not OpenStreetMap's. */
const telling = [
  'highway',
  'railway',
  'waterway',
  'natural',
  'leisure',
  'landuse',
  'place',
  'man_made',
  'class',
  'kind',
] as const

/** Planned, removed and private ways are not drawn, nor parking aisles. */
const isLeftOut = ({ tags }: RawFeature): boolean =>
  tags['service'] === 'driveway' || tags['service'] === 'parking_aisle' || tags['area'] === 'no'

const stationDetail = ({ tags }: RawFeature): string =>
  tags['station'] === 'subway' || tags['subway'] === 'yes' ? 'subway' : 'rail'

/** The layer and kind of a feature; undefined if a street map does not show it. Coasts are handled apart. */
export function nameKind(feature: RawFeature): Kind | undefined {
  const { tags, geometry } = feature
  if (isLeftOut(feature)) return undefined
  if (geometry.type === 'area' && tags['building'] && tags['building'] !== 'no')
    return areaKinds.get('building')
  const said = telling.flatMap((name) => tags[name] ?? [])
  const kinds = { point: pointKinds, line: lineKinds, area: areaKinds }[geometry.type]
  const [found] = said.flatMap((word) => kinds.get(word) ?? [])
  return found?.kind === 'station' ? { ...found, detail: stationDetail(feature) } : found
}

/** True if no feature of a file has a kind: a plain list of street lines. */
export const saysNothing = (features: readonly RawFeature[]): boolean =>
  features.every(({ tags }) => !tags['building'] && telling.every((name) => !tags[name]))
