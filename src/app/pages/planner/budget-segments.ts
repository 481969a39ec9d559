import { spentByCategory } from '#features/board/domain/spending.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import { itemCost, type TripView, wishedItems } from '#features/trips/web/index.ts'
import { formatBrief, money } from '#platform/shared/money.ts'
import { ribbonText as text } from './messages.ts'
import type { PointedOffer } from './with-this.ts'

const isBed = ({ type }: { readonly type: string }): boolean =>
  type === 'hotel' || type === 'property'

/** "$184 less"; "−$184" where several kinds change and the words have no room. */
const changeWords = (cents: number, isBrief: boolean): string => {
  const amount = formatBrief(money('CAD', Math.abs(cents)))
  if (isBrief) return cents < 0 ? text.minus(amount) : text.plus(amount)
  return cents < 0 ? text.less(amount) : text.more(amount)
}

/** Spending by category, in cents; with an offer as if it were added, its part marked. */
export function budgetSegments(trip: TripView, offer?: PointedOffer) {
  const wished = wishedItems(trip)
  const items = wished.map((item) => ({ type: item.type, cents: itemCost(item).amountMinor }))
  const hasStay = wished.some((item) => isBed(item) && isTaken(item))
  // Without a stay its price is not zero: there is none.
  const now = spentByCategory(items).map((one) =>
    one.tone === 'glacier' && one.value === 0 && !hasStay ? { ...one, instead: text.noneYet } : one,
  )
  if (!offer) return now
  const then = spentByCategory([...items, ...offer.adds(trip)]).map((segment, at) => ({
    segment,
    changed: segment.value - (now[at]?.value ?? 0),
  }))
  const several = then.filter(({ changed }) => changed !== 0).length > 1
  return then.map(({ segment, changed }) => {
    if (changed === 0) return segment
    const note = changeWords(changed, several)
    return { ...segment, pending: Math.max(0, changed), note }
  })
}
