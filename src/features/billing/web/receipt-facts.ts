import { fromMajor } from '#platform/shared/money.ts'
import type { TaxesAnswer } from '../contract/taxes.schema.ts'
import { receiptRows } from '../domain/receipt-rows.ts'

interface PaidAnswer {
  readonly amount_paid: number
  readonly currency: string
  readonly taxes: TaxesAnswer
}

/** A payment as its receipt states it: the taxes in it, where they are known, and the sum. */
export const receiptFacts = (
  { amount_paid: paid, currency, taxes }: PaidAnswer,
  total = 'Paid',
): { readonly label: string; readonly value: string }[] =>
  receiptRows(
    fromMajor(currency, paid),
    taxes.map((tax) => ({ ...tax, amount: fromMajor(currency, tax.amount) })),
  ).map(([label, value]) => ({ label: label === 'Paid' ? total : label, value }))
