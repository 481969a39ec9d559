import { type Numbered, takenOf, type TripDraft } from './draft.ts'

/** An item of the trip, and what it costs in dollars. */
export type ItemOf = (
  id: string,
) =>
  | (Pick<AddedPart['item'], 'type' | 'day'> & { readonly name: string; readonly price: number })
  | undefined

/** What a line of the total gains or loses. */
export interface AddedPart {
  /** The item whose price it is: of what stands, or of what comes. */
  readonly item: Pick<Numbered['change']['item'], 'id' | 'type' | 'day'>
  /** In dollars. */
  readonly price: number
}

function partsBy({ change }: Numbered, itemOf: ItemOf): readonly AddedPart[] {
  const { op, item, replaces } = change
  const gone = (id: string, price: number): AddedPart => {
    const old = itemOf(id)
    return { item: old ? { ...item, ...old, id } : item, price: -(old?.price ?? price) }
  }
  if (op === 'move') {
    const out = gone(item.id, item.price)
    // On another day it costs what it did; as an idea nothing.
    return item.day === null
      ? [out]
      : [out, { item: { ...out.item, day: item.day }, price: -out.price }]
  }
  if (op === 'remove') return [gone(item.id, item.price)]
  return [...(replaces ? [gone(replaces, 0)] : []), { item, price: item.price }]
}

/** What would be saved changes of the trip's total, line by line. */
export const partsOfDraft = (draft: TripDraft, itemOf: ItemOf): readonly AddedPart[] =>
  takenOf(draft).flatMap((one) => partsBy(one, itemOf))

/** What would be saved adds to the trip's total, in dollars; less than nothing where it saves. */
export const addedByDraft = (draft: TripDraft, itemOf: ItemOf): number =>
  partsOfDraft(draft, itemOf).reduce((sum, { price }) => sum + price, 0)
