import type { Atlas } from './atlas.ts'
import type { DestinationRows } from './destination-rows.ts'
import type { TableName } from './near-rows.ts'

/** The tables whose rows are invented; sights are real. */
export type SampleTable = Exclude<TableName, 'sights'>

/**
 * The same world without the samples of some tables: their lists are empty wherever they are read, and no
 * data source speaks of them once none is left.
 */
export function withoutSamples(atlas: Atlas, closed: readonly SampleTable[]): Atlas {
  if (closed.length === 0) return atlas
  const kept = new WeakMap<DestinationRows, DestinationRows>()
  const empty = Object.fromEntries(closed.map((table) => [table, []]))
  const strip = (rows: DestinationRows): DestinationRows => {
    const known = kept.get(rows) ?? { ...rows, ...empty }
    kept.set(rows, known)
    return known
  }
  const stripped = (rows: DestinationRows | undefined) => rows && strip(rows)
  const invented = new Set([...atlas.invented].filter((table) => !closed.includes(table)))
  return {
    ...atlas,
    invented,
    sources: atlas.sources.filter(({ kind }) => kind !== 'invented' || invented.size > 0),
    get: (id) => stripped(atlas.get(id)),
    resolve: (text) => stripped(atlas.resolve(text)),
    near: (table, ...where) =>
      closed.some((one) => one === table)
        ? []
        : atlas.near(table, ...where).map((found) => ({ ...found, rows: strip(found.rows) })),
  }
}
