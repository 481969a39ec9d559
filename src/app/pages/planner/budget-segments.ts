import { spentByCategory } from '#features/board/domain/spending.ts'
import { allItems, type TripView } from '#features/trips/web/index.ts'
import { cad } from '#platform/shared/money.ts'

/** What is spent on what, in cents. */
export const budgetSegments = (trip: TripView) =>
  spentByCategory(
    allItems(trip).map(({ type, price }) => ({ type, cents: cad(price).amountMinor })),
  )
