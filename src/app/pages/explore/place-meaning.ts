import type { FoundLocation } from '#features/dining/web/index.ts'

/** Outcome of resolving a typed place name. */
export type PlaceMeaning =
  | { readonly kind: 'place'; readonly place: FoundLocation }
  | { readonly kind: 'several'; readonly places: readonly FoundLocation[] }
  | { readonly kind: 'unknown' }

/** Compares names without accents and case. */
const isSame = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0

/**
 * The place of that id or that name; else the best that was found. Where several bear the name and none
 * is known by it alone, the traveller is asked.
 */
export function meaningOf(text: string, found: readonly FoundLocation[]): PlaceMeaning {
  const name = text.trim()
  const id = name.toLowerCase().replaceAll(/\s+/g, '-')
  const known = found.find(({ locationId }) => locationId === id)
  if (known) return { kind: 'place', place: known }
  const called = found.filter(
    (one) => isSame(one.name, name) || isSame(one.name.split(',')[0] ?? '', name),
  )
  const [first] = called.length > 0 ? called : found
  if (!first) return { kind: 'unknown' }
  return called.length > 1 ? { kind: 'several', places: called } : { kind: 'place', place: first }
}
