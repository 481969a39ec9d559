import { spentByCategory } from '#features/board/domain/spending.ts'
import { allItems, itemCost, type TripView } from '#features/trips/web/index.ts'

/** Spending by category, in cents. */
export const budgetSegments = (trip: TripView) =>
  spentByCategory(
    allItems(trip).map((item) => ({ type: item.type, cents: itemCost(item).amountMinor })),
  )
