import type { DestinationRows } from '../destination-rows.ts'
import { distanceKm } from '#platform/shared/distance.ts'

interface Placed {
  readonly slug: string
  readonly district: string
  readonly lat: number
  readonly lng: number
}

/** Two rows closer than this are one place written twice. */
const twinsKm = 0.03

const tablesOf = (rows: DestinationRows): ReadonlyArray<readonly [string, readonly Placed[]]> => [
  ['sights', rows.sights],
  ['hotels', rows.hotels],
  ['restaurants', rows.restaurants],
  ['activities', rows.activities],
  ['properties', rows.properties],
]

function* errorsOfTable(table: string, rows: DestinationRows, placed: readonly Placed[]) {
  const { destination } = rows
  const districts = new Set(destination.districts.map((district) => district.name))
  const slugs = new Set<string>()
  for (const row of placed) {
    const name = `${destination.slug}/${table}/${row.slug}`
    if (slugs.has(row.slug)) yield `${name}: this slug is used twice`
    slugs.add(row.slug)
    if (!districts.has(row.district)) yield `${name}: unknown district ${row.district}`
    const away = distanceKm(destination, row)
    if (away > destination.radiusKm) yield `${name}: ${away.toFixed(1)} km from the centre`
  }
}

function* twins(rows: DestinationRows) {
  const all = tablesOf(rows).flatMap(([table, placed]) =>
    placed.map((row) => ({ name: `${table}/${row.slug}`, lat: row.lat, lng: row.lng })),
  )
  for (const [index, a] of all.entries())
    for (const b of all.slice(index + 1))
      if (Math.abs(a.lat - b.lat) < 0.001 && distanceKm(a, b) < twinsKm)
        yield `${rows.destination.slug}: ${a.name} and ${b.name} stand within 30 m`
}

function* districtErrors({ destination }: DestinationRows) {
  const names = new Set<string>()
  for (const district of destination.districts) {
    const name = `${destination.slug}/districts/${district.name}`
    if (names.has(district.name)) yield `${name}: this name is used twice`
    names.add(district.name)
    const away = distanceKm(destination, district)
    if (away > destination.radiusKm) yield `${name}: ${away.toFixed(1)} km from the centre`
  }
  const both = destination.peakMonths.filter((month) => destination.lowMonths.includes(month))
  if (both.length > 0)
    yield `${destination.slug}/destination: months ${both.join(', ')} are both peak and low`
}

/** Everything that is wrong between the rows of a destination, each fault naming its row. */
export const errorsOf = (rows: DestinationRows): readonly string[] => [
  ...districtErrors(rows),
  ...tablesOf(rows).flatMap(([table, placed]) => [...errorsOfTable(table, rows, placed)]),
  ...twins(rows),
]
