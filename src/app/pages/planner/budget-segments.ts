import { spentByCategory } from '#features/board/domain/spending.ts'
import { itemCost, type TripView, wishedItems } from '#features/trips/web/index.ts'
import { formatBrief, money } from '#platform/shared/money.ts'
import { ribbonText as text } from './messages.ts'
import type { PointedOffer } from './with-this.ts'

const changeWords = (cents: number): string => {
  const amount = formatBrief(money('CAD', Math.abs(cents)))
  return cents < 0 ? text.less(amount) : text.more(amount)
}

/** Spending by category, in cents; with an offer as if it were added, its part marked. */
export function budgetSegments(trip: TripView, offer?: PointedOffer) {
  const items = wishedItems(trip).map((item) => ({
    type: item.type,
    cents: itemCost(item).amountMinor,
  }))
  const now = spentByCategory(items)
  if (!offer) return now
  return spentByCategory([...items, ...offer.adds(trip)]).map((segment, at) => {
    const changed = segment.value - (now[at]?.value ?? 0)
    if (changed === 0) return segment
    return { ...segment, pending: Math.max(0, changed), note: changeWords(changed) }
  })
}
