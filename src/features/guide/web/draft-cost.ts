import { type Numbered, takenOf, type TripDraft } from './draft.ts'

/** The name of an item of the trip, and what it costs in dollars. */
export type ItemOf = (id: string) => { readonly name: string; readonly price: number } | undefined

function addedBy({ change }: Numbered, itemOf: ItemOf): number {
  const { op, item, replaces } = change
  // Ideas cost nothing.
  if (op === 'move' && item.day !== null) return 0
  if (op === 'move') return -(itemOf(item.id)?.price ?? item.price)
  if (op === 'remove') return -(itemOf(item.id)?.price ?? item.price)
  return item.price - ((replaces && itemOf(replaces)?.price) || 0)
}

/** What would be saved adds to the trip's total, in dollars; less than nothing where it saves. */
export const addedByDraft = (draft: TripDraft, itemOf: ItemOf): number =>
  takenOf(draft).reduce((sum, one) => sum + addedBy(one, itemOf), 0)
