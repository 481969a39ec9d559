import type { DestinationRows } from './atlas.ts'
import { distanceKm } from './distance.ts'

interface Placed {
  readonly slug: string
  readonly district: string
  readonly lat: number
  readonly lng: number
}

/** Two rows closer than this are one place written twice. */
const twinsKm = 0.03

function* faultsOfTable(table: string, rows: DestinationRows, placed: readonly Placed[]) {
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
  const all = [...rows.sights, ...rows.hotels, ...rows.restaurants]
  for (const [index, a] of all.entries())
    for (const b of all.slice(index + 1))
      if (distanceKm(a, b) < twinsKm)
        yield `${rows.destination.slug}: ${a.slug} and ${b.slug} stand within 30 m`
}

/** Everything that is wrong between the rows of a destination, each fault naming its row. */
export const faultsOf = (rows: DestinationRows): readonly string[] => [
  ...faultsOfTable('sights', rows, rows.sights),
  ...faultsOfTable('hotels', rows, rows.hotels),
  ...faultsOfTable('restaurants', rows, rows.restaurants),
  ...twins(rows),
]
