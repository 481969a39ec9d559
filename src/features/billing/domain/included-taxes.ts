/** A sales tax that the business collects. Its prices contain it. */
export interface SalesTax {
  /** 'HST' */
  readonly name: string
  /** Under which the business is registered for it. */
  readonly number: string
  /** In per cent of the price before taxes: 13, 9.975. */
  readonly rate: number
}

/** What of a payment is one tax. */
export interface IncludedTax extends SalesTax {
  readonly amountMinor: number
}

/** Rates have three decimals at most: thousandths of a per cent are whole. */
const thousandths = (rate: number): number => Math.round(rate * 1000)

/**
 * What of an amount each tax is. They and the price before taxes add up to the amount to the cent: all of
 * them together are rounded, and the cents go to the lines that lack the most.
 */
export function includedTaxes(
  amountMinor: number,
  taxes: readonly SalesTax[],
): readonly IncludedTax[] {
  const rates = taxes.map(({ rate }) => thousandths(rate))
  const all = rates.reduce((sum, rate) => sum + rate, 0)
  const whole = 100_000 + all
  const exact = rates.map((rate) => (amountMinor * rate) / whole)
  let left = Math.round((amountMinor * all) / whole)
  const lines = exact.map((amount) => Math.floor(amount))
  left -= lines.reduce((sum, amount) => sum + amount, 0)
  const lacking = exact
    .map((amount, at) => ({ at, lack: amount - Math.floor(amount) }))
    .toSorted((a, b) => b.lack - a.lack || a.at - b.at)
  const raised = new Set(lacking.slice(0, left).map(({ at }) => at))
  return taxes.map(({ name, number, rate }, at) => ({
    name,
    number,
    rate,
    amountMinor: (lines[at] ?? 0) + (raised.has(at) ? 1 : 0),
  }))
}

/** The same tax of several payments is one line. */
export function addTaxes(payments: readonly (readonly IncludedTax[])[]): readonly IncludedTax[] {
  const lines = new Map<string, IncludedTax>()
  for (const tax of payments.flat()) {
    const key = JSON.stringify([tax.name, tax.number, tax.rate])
    const before = lines.get(key)?.amountMinor ?? 0
    lines.set(key, { ...tax, amountMinor: before + tax.amountMinor })
  }
  return [...lines.values()]
}

export const beforeTaxes = (amountMinor: number, taxes: readonly IncludedTax[]): number =>
  taxes.reduce((rest, tax) => rest - tax.amountMinor, amountMinor)

/** "HST 13%, no. 12345 6789 RT0001" */
export const taxLabel = ({ name, rate, number }: SalesTax): string =>
  `${name} ${rate}%, no. ${number}`
