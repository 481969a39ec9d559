import { allItems, type Finding, type ItemView, type TripView } from '#features/trips/web/index.ts'
import { columnItems, differing, type ItemEdit, orderItems, placeItems } from './place-items.ts'

export type Mend = Finding['fixes'][number]
type Change = Mend['changes'][number]

/** Only the given fields. */
const definedOf = ({ time, status, quantity, nights }: NonNullable<Change['fields']>) => ({
  ...(time === undefined ? {} : { time }),
  ...(status === undefined ? {} : { status }),
  ...(quantity === undefined ? {} : { quantity }),
  ...(nights === undefined ? {} : { nights }),
})

/** Steps and label of a fix. */
export interface FixSteps {
  readonly edits: readonly ItemEdit[]
  readonly removed: readonly ItemView[]
  readonly text: string
}

function editsOf(trip: TripView, { op, itemId, fields }: Change): readonly ItemEdit[] {
  if (op === 'order') {
    const ids = fields?.itemIds ?? []
    const day = allItems(trip).find(({ id }) => id === ids[0])?.day ?? null
    return orderItems(columnItems(trip, day), ids)
  }
  const item = allItems(trip).find(({ id }) => id === itemId)
  if (!item || !fields || op === 'remove') return []
  const { day, itemIds: _, ...others } = fields
  const rest = definedOf(others)
  if (day === undefined || day === item.day) return [{ item, changes: differing(item, rest) }]
  const placed = placeItems(trip, [item], { day, index: columnItems(trip, day).length })
  return placed.map((edit) =>
    edit.item === item ? { item, changes: { ...edit.changes, ...rest } } : edit,
  )
}

/** Converts a fix to board steps. */
export function fixSteps(trip: TripView, { changes, label }: Mend): FixSteps {
  const named = allItems(trip).find(({ id }) => changes.some(({ itemId }) => itemId === id))
  return {
    edits: changes.flatMap((change) => editsOf(trip, change)),
    removed: changes.flatMap(({ op, itemId }) =>
      op === 'remove' ? allItems(trip).filter(({ id }) => id === itemId) : [],
    ),
    text: named ? `${named.name}: ${label}` : label,
  }
}
