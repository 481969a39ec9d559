import { toMajor } from '#platform/shared/money.ts'
import type { HeldFareAnswer } from '../contract/fare-holds.contract.ts'
import { refundCadOf } from './refund-cad.ts'
import type { HeldFare } from './fare-holds.store.ts'

export const presentFare = (fare: HeldFare): HeldFareAnswer => ({
  id: fare.id,
  state: fare.state,
  reference: fare.reference,
  reason: fare.reason,
  legs: fare.legs.map((leg) => ({ ...leg, flights: [...leg.flights] })),
  passengers: [...fare.passengers],
  total: { amount: toMajor(fare.total), currency: fare.total.currency },
  totalCad: toMajor(fare.totalCad),
  payBy: fare.payBy?.toISOString() ?? null,
  priceUntil: fare.priceUntil?.toISOString() ?? null,
  releasable: fare.state === 'held',
  cancellable: fare.state === 'paid',
  refundCad: fare.refundMinor === null ? null : refundCadOf(fare, fare.refundMinor),
  createdAt: fare.createdAt.toISOString(),
})
