import { formatWithCode, type Money, sum } from '#platform/shared/money.ts'
import { type SalesTax, taxLabel } from './included-taxes.ts'
import { receiptRowsText } from './messages.ts'

export interface TaxLine extends SalesTax {
  readonly amount: Money
}

type Row = readonly [label: string, value: string]

const taxRow = (tax: TaxLine): Row => [taxLabel(tax), formatWithCode(tax.amount)]

/**
 * Rows of a receipt, in letters and on pages alike: each tax included, if taxes are configured, and the
 * total.
 */
export function receiptRows(paid: Money, taxes: readonly TaxLine[]): readonly Row[] {
  const total: Row = ['Paid', formatWithCode(paid)]
  if (taxes.length === 0) return [total]
  const { amountMinor } = sum(
    paid.currency,
    taxes.map(({ amount }) => amount),
  )
  const net = { ...paid, amountMinor: paid.amountMinor - amountMinor }
  return [[receiptRowsText.beforeTaxes, formatWithCode(net)], ...taxes.map(taxRow), total]
}

/** The same for a refund. */
export const refundRows = (
  [label, amount]: readonly [string, Money],
  taxes: readonly TaxLine[],
): readonly Row[] => [
  [label, formatWithCode(amount)],
  ...taxes.map((tax): Row => [receiptRowsText.it(taxLabel(tax)), formatWithCode(tax.amount)]),
]
