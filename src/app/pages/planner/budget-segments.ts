import { spentByCategory } from '#features/board/domain/spending.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import { itemCost, type TripView, wishedItems } from '#features/trips/web/index.ts'
import { ribbonText as text } from './messages.ts'
import type { PointedOffer } from './with-this.ts'

const isBed = ({ type }: { readonly type: string }): boolean =>
  type === 'hotel' || type === 'property'

/** Spending by category, in cents; with an offer as if it were added, its part marked: the sums are those of what is left. */
export function budgetSegments(trip: TripView, offer?: PointedOffer) {
  const wished = wishedItems(trip)
  const items = wished.map((item) => ({ type: item.type, cents: itemCost(item).amountMinor }))
  const hasStay = wished.some((item) => isBed(item) && isTaken(item))
  // Without a stay its price is not zero: there is none.
  const now = spentByCategory(items).map((one) =>
    one.tone === 'glacier' && one.value === 0 && !hasStay ? { ...one, instead: text.noneYet } : one,
  )
  if (!offer) return now
  return spentByCategory([...items, ...offer.adds(trip)]).map((segment, at) => {
    const before = now[at]
    const pending = Math.max(0, segment.value - (before?.value ?? 0))
    return { ...(segment.value === 0 ? before : undefined), ...segment, pending }
  })
}
