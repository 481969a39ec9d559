import type {
  ExpressionSpecification as Expression,
  FilterSpecification as Filter,
} from 'maplibre-gl'

/** A colour of the theme, as the page shows it now. */
export const colour = (token: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(token).trim()

/** Source of a style's layers, and their minimum zoom. */
export interface Frame {
  readonly source: string
  readonly minzoom?: number
}

/** The third version of the basemap's layers has other names for the same. */
const said = (name: string): Expression => ['coalesce', ['get', name], ['get', `pmap:${name}`]]
export const kind = said('kind')
const detail: Expression = ['coalesce', ['get', 'kind_detail'], ['get', 'pmap:kind_detail'], '']

export const isOneOf = (value: Expression, words: string): Expression => [
  'in',
  value,
  ['literal', words.split(' ')],
]
export const all = (...conditions: readonly Expression[]): Filter => ['all', ...conditions]
export const not = (one: Expression): Expression => ['!', one]

export const isArea: Expression = ['==', ['geometry-type'], 'Polygon']
export const isLine: Expression = ['==', ['geometry-type'], 'LineString']

const isBroad = isOneOf(detail, 'motorway trunk primary main')
const isMajor = isOneOf(kind, 'major_road medium_road')
export const broadRoad: Expression = ['any', ['==', kind, 'highway'], isBroad]
export const middleRoad: Expression = ['all', isMajor, not(isBroad)]
export const smallRoad: Expression = ['==', kind, 'minor_road']
export const isMetro = isOneOf(detail, 'subway metro')
