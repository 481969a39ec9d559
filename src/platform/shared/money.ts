import { wordTable } from '#platform/shared/word-table.ts'

/** Money is an integer count of minor units (cents) with its ISO 4217 currency inside. */
export interface Money {
  readonly currency: string
  readonly amountMinor: number
}

/** Decimal places of the currencies with other than two. */
const minorDigits = wordTable({
  JPY: 0,
  KRW: 0,
  ISK: 0,
  IDR: 0,
  VND: 0,
  CLP: 0,
  XOF: 0,
  XPF: 0,
  RWF: 0,
  KWD: 3,
  JOD: 3,
  OMR: 3,
  TND: 3,
})

const minorDigitsOf = (currency: string): number => minorDigits.get(currency) ?? 2

export const money = (currency: string, amountMinor: number): Money => ({ currency, amountMinor })

/** Canadian dollars from major units: `cad(12.5)` is $12.50. */
export const cad = (major: number): Money => fromMajor('CAD', major)

/** Rounds half away from zero at the currency's last digit, as a till does. */
export function fromMajor(currency: string, major: number): Money {
  const factor = 10 ** minorDigitsOf(currency)
  // The epsilon undoes binary fractions: 1.005 * 100 is 100.49999999999999.
  const scaled = Math.abs(major) * factor
  const rounded = Math.round(scaled + Number.EPSILON * scaled)
  return { currency, amountMinor: rounded === 0 ? 0 : Math.sign(major) * rounded }
}

export const toMajor = (amount: Money): number =>
  amount.amountMinor / 10 ** minorDigitsOf(amount.currency)

/** Adds amounts of one currency. Throws RangeError when currencies differ. */
export function sum(currency: string, amounts: Iterable<Money>): Money {
  let total = 0
  for (const amount of amounts) {
    if (amount.currency !== currency)
      throw new RangeError(`Cannot add ${amount.currency} to ${currency}`)
    total += amount.amountMinor
  }
  return { currency, amountMinor: total }
}

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency)
  if (known) return known
  const made = new Intl.NumberFormat('en-CA', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  formats.set(currency, made)
  return made
}

/** "$48", "$48.50": cents only if needed, for short lines. */
export const formatBrief = (amount: Money): string => formatMoney(amount).replace(/\.00$/, '')

/** "$1,184.00"; a foreign currency carries its code once, at the end: "€12.50 EUR", "12.50 CHF". */
export function formatMoney(amount: Money): string {
  const { currency } = amount
  const format = formatOf(currency)
  if (currency === 'CAD') return format.format(toMajor(amount))
  // Currencies without a sign get their code at the end.
  const parts = format.formatToParts(toMajor(amount))
  const text = parts.map(({ value }) => (value === currency ? '' : value)).join('')
  return `${text.replace(/\s+/g, '')} ${currency}`
}

/** Always with its code, for places where currencies mix: "$1,184.00 CAD", "€12.50 EUR". */
export const formatWithCode = (amount: Money): string =>
  amount.currency === 'CAD' ? `${formatMoney(amount)} CAD` : formatMoney(amount)
