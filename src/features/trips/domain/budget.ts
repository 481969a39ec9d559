import { cad, type Money, money } from '#platform/shared/money.ts'

/** The budget of a trip as the API tells it, in dollars of which 0 is none; undefined for none. */
export const budgetOf = (trip: { readonly budgetCad: number }): Money | undefined =>
  trip.budgetCad > 0 ? cad(trip.budgetCad) : undefined

/** Budget minus total; negative if the trip costs more. */
export const remainingBudget = (budget: Money, total: Money): Money =>
  money(budget.currency, budget.amountMinor - total.amountMinor)

/**
 * Parses an amount as people type it: "1,200", "$1 200.50", "1200,50". Returns undefined if it is unclear,
 * so that 12,50 never becomes 1250.
 */
export function parseAmount(text: string): Money | undefined {
  const plain = text.replace(/[\s$]|CAD/gi, '')
  if (plain === '') return undefined
  // A comma before exactly two last digits is a decimal comma, before three a thousands mark.
  const decimal = /^\d+,\d{1,2}$/.test(plain) ? plain.replace(',', '.') : plain
  const bare = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(decimal) ? decimal.replaceAll(',', '') : decimal
  if (!/^\d+(\.\d+)?$/.test(bare)) return undefined
  const amount = cad(Number(bare))
  return amount.amountMinor <= 999_999_900 ? amount : undefined
}
