import { accountOperations } from '#features/accounts/server/index.ts'
import { adminOperations } from '#features/admin/server/index.ts'
import {
  purchasedOperations,
  sandboxCheckoutOperations,
  billingOperations,
} from '#features/billing/server/index.ts'
import { bookingOperations } from '#features/bookings/server/index.ts'
import { cartOperations, rateOperations } from '#features/cart/server/index.ts'
import { contentOperations } from '#features/content/server/index.ts'
import { diagnosticsOperations } from '#features/diagnostics/server/index.ts'
import { diningOperations } from '#features/dining/server/index.ts'
import {
  fareOperations,
  flightOperations,
  staffFareOperations,
} from '#features/flights/server/index.ts'
import { guideOperations } from '#features/guide/server/index.ts'
import { insuranceOperations } from '#features/insurance/server/index.ts'
import { mapOperations } from '#features/maps/server/index.ts'
import { partnerOperations } from '#features/partners/server/index.ts'
import { placeOperations } from '#features/places/server/index.ts'
import { planOperations } from '#features/plans/server/index.ts'
import { rentalOperations } from '#features/rentals/server/index.ts'
import { memberOperations, sharingOperations } from '#features/sharing/server/index.ts'
import { stayOperations } from '#features/stays/server/index.ts'
import { supportOperations } from '#features/support/server/index.ts'
import { tripOperations } from '#features/trips/server/index.ts'
import { visaOperations } from '#features/visas/server/index.ts'
import type { BoundOperation } from '#platform/server/http/bind-contract.ts'

/** All API operations by group, in OpenAPI order. */
const groups = [
  accountOperations,
  tripOperations,
  planOperations,
  sharingOperations,
  memberOperations,
  stayOperations,
  bookingOperations,
  diningOperations,
  rentalOperations,
  flightOperations,
  fareOperations,
  staffFareOperations,
  guideOperations,
  placeOperations,
  mapOperations,
  rateOperations,
  visaOperations,
  billingOperations,
  purchasedOperations,
  sandboxCheckoutOperations,
  insuranceOperations,
  supportOperations,
  partnerOperations,
  adminOperations,
  cartOperations,
  contentOperations,
  diagnosticsOperations,
] as const

/** Combined dependencies (parameters of a union intersect). */
type OperationDeps = (
  (typeof groups)[number] extends infer Group
    ? Group extends (deps: infer Deps) => unknown
      ? (takes: Deps) => void
      : never
    : never
) extends (takes: infer All) => void
  ? All
  : never

export const allOperations = (deps: OperationDeps): readonly BoundOperation[] =>
  groups.flatMap((operations) => operations(deps))
