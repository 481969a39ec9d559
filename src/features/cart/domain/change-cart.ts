import type { CartItem } from './cart-item.ts'

type Items = readonly CartItem[]

/** Appends entries; an earlier copy of the same trip item is updated in its place. */
export function withAdded(
  items: Items,
  added: readonly Omit<CartItem, 'id'>[],
  newId: () => string,
): Items {
  const result = [...items]
  const places = new Map<string, number>()
  for (const [place, { tripItemId }] of items.entries())
    if (tripItemId && !places.has(tripItemId)) places.set(tripItemId, place)
  for (const item of added) {
    const place = places.get(item.tripItemId ?? '') ?? result.length
    result[place] = { ...item, id: result[place]?.id ?? newId() }
    if (item.tripItemId) places.set(item.tripItemId, place)
  }
  return result
}

export const withoutIds = (items: Items, ids: ReadonlySet<string>): Items =>
  items.filter((item) => !ids.has(item.id))

/**
 * Undoes a removal: the items of `before` with these ids stand again behind those they stood behind.
 * What came, went or changed since stays so; what came back by itself is not there twice.
 */
export function withReturned(items: Items, before: Items, ids: ReadonlySet<string>): Items {
  const result = [...items]
  const present = new Set(items.map((item) => item.id))
  const copied = new Set(items.map((item) => item.tripItemId))
  let place = -1
  for (const item of before) {
    if (present.has(item.id)) {
      place = result.findIndex((known) => known.id === item.id)
    } else if (ids.has(item.id) && !(item.tripItemId && copied.has(item.tripItemId))) {
      place += 1
      result.splice(place, 0, item)
    }
  }
  return result
}
