import { asUnits } from '#features/trips/domain/item-price.ts'
import { cad } from '#platform/shared/money.ts'

/** Prices restaurants and sights per person. */
export const perPerson = <T extends { readonly price: number }>(found: T) => ({
  ...found,
  ...asUnits('person', 1, cad(found.price)),
})
