import { spentByCategory } from '#features/board/domain/spending.ts'
import { allItems, itemCost, type TripView } from '#features/trips/web/index.ts'

/** What is spent on what, in cents. */
export const budgetSegments = (trip: TripView) =>
  spentByCategory(
    allItems(trip).map((item) => ({ type: item.type, cents: itemCost(item).amountMinor })),
  )
