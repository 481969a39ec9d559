import type { CompiledAtlas } from './compile-atlas.ts'

/** Below this a coordinate looks like a guess: four digits are some ten metres. */
const fewestDigits = 4

const digitsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0

interface NamedPoint {
  readonly row: string
  readonly lat: number
  readonly lng: number
}

const tables = ['sights', 'hotels', 'restaurants', 'activities', 'properties'] as const

/** Every point of our rows: destinations, districts, places, and places listed by name. */
export const pointsOf = ({
  rows,
  facts,
  islands,
}: Pick<CompiledAtlas, 'rows' | 'facts' | 'islands'>): readonly NamedPoint[] => [
  ...rows.flatMap((place) => {
    const { slug, lat, lng, districts } = place.destination
    return [
      { row: `${slug}/destination`, lat, lng },
      ...districts.map((one) => ({ ...one, row: `${slug}/districts/${one.name}` })),
      ...tables.flatMap((table) =>
        place[table].map((one) => ({ ...one, row: `${slug}/${table}/${one.slug}` })),
      ),
    ]
  }),
  ...facts.townSights.flatMap(({ slug, districts, sights }) => [
    ...districts.map((one) => ({ ...one, row: `${slug}/districts/${one.name}` })),
    ...sights.map((one) => ({ ...one, row: `${slug}/sights/${one.slug}` })),
  ]),
  ...facts.listed.map((one) => ({ ...one, row: `world/${one.slug}` })),
  ...islands.map((one) => ({ ...one, row: `islands/${one.id}` })),
]

/** Points of which both coordinates have few digits, each with its row. */
export const coarsePoints = (points: readonly NamedPoint[]): readonly string[] =>
  points
    .filter(({ lat, lng }) => Math.max(digitsOf(lat), digitsOf(lng)) < fewestDigits)
    .map(({ row, lat, lng }) => `${row}: ${lat}, ${lng}`)
