import { money, toMajor } from '#platform/shared/money.ts'
import type { HeldFare } from './fare-holds.store.ts'

/** In CAD, at the rate that it was paid at. */
export const refundCadOf = ({ total, totalCad }: HeldFare, refundMinor: number): number =>
  total.amountMinor === 0
    ? 0
    : toMajor(money('CAD', Math.round((refundMinor / total.amountMinor) * totalCad.amountMinor)))
