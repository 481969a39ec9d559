import { cad, type Money, money } from '#platform/shared/money.ts'

/** What is left of a budget; negative when the trip costs more. */
export const remainingBudget = (budget: Money, total: Money): Money =>
  money(budget.currency, budget.amountMinor - total.amountMinor)

/**
 * An amount as people type it: "1,200", "$1 200.50", "1200,50". Undefined when it is none, so that
 * nobody's 12,50 becomes 1250.
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
