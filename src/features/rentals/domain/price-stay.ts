import { type Money, money, toMajor } from '#platform/shared/money.ts'
import { convert } from '#platform/shared/reference-rates.ts'
import type { RentalCurrency } from './rental-rules.ts'

export interface StayCost {
  readonly nightlyRate: Money
  readonly nights: number
  readonly cleaningFee: Money
  readonly serviceFee: Money
}

/** Amounts in major units of `currency`. */
export interface StayPrice {
  readonly rate: number
  readonly currency: RentalCurrency
  readonly cleaningFee: number
  readonly serviceFee: number
  readonly nights: number
  /** Nights times rate plus both fees, exact: adding up the shown parts gives this sum. */
  readonly total: number
  /** The total at the reference rate, as counted in trips and the cart. */
  readonly totalCad: number
}

/** Prices a stay: each part is converted and rounded first, then summed. */
export function priceStay(cost: StayCost, currency: RentalCurrency): StayPrice {
  const rate = convert(cost.nightlyRate, currency)
  const cleaning = convert(cost.cleaningFee, currency)
  const service = convert(cost.serviceFee, currency)
  const total = money(
    currency,
    rate.amountMinor * cost.nights + cleaning.amountMinor + service.amountMinor,
  )
  return {
    rate: toMajor(rate),
    currency,
    cleaningFee: toMajor(cleaning),
    serviceFee: toMajor(service),
    nights: cost.nights,
    total: toMajor(total),
    totalCad: toMajor(convert(total, 'CAD')),
  }
}
