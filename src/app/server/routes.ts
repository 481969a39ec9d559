import { accountOperations } from '#features/accounts/server/index.ts'
import { adminOperations } from '#features/admin/server/index.ts'
import { bookingOperations } from '#features/bookings/server/index.ts'
import { cartOperations } from '#features/cart/server/index.ts'
import { contentOperations } from '#features/content/server/index.ts'
import { diagnosticsOperations } from '#features/diagnostics/server/index.ts'
import { diningOperations } from '#features/dining/server/index.ts'
import { flightOperations } from '#features/flights/server/index.ts'
import { guideOperations } from '#features/guide/server/index.ts'
import { insuranceOperations } from '#features/insurance/server/index.ts'
import { mapOperations } from '#features/maps/server/index.ts'
import { partnerOperations } from '#features/partners/server/index.ts'
import { placeOperations } from '#features/places/server/index.ts'
import { rateOperations } from '#features/rates/server/index.ts'
import { rentalOperations } from '#features/rentals/server/index.ts'
import { memberOperations, sharingOperations } from '#features/sharing/server/index.ts'
import { purchasedOperations, sandboxCheckoutOperations, shopOperations } from '#features/billing/server/index.ts'
import { stayOperations } from '#features/stays/server/index.ts'
import { supportOperations } from '#features/support/server/index.ts'
import { tripOperations } from '#features/trips/server/index.ts'
import { visaOperations } from '#features/visas/server/index.ts'
import type { BoundOperation } from '#platform/server/http/bind-contract.ts'

type OperationDeps = Parameters<typeof accountOperations>[0] &
  Parameters<typeof adminOperations>[0] &
  Parameters<typeof bookingOperations>[0] &
  Parameters<typeof cartOperations>[0] &
  Parameters<typeof contentOperations>[0] &
  Parameters<typeof diagnosticsOperations>[0] &
  Parameters<typeof diningOperations>[0] &
  Parameters<typeof flightOperations>[0] &
  Parameters<typeof guideOperations>[0] &
  Parameters<typeof insuranceOperations>[0] &
  Parameters<typeof mapOperations>[0] &
  Parameters<typeof partnerOperations>[0] &
  Parameters<typeof placeOperations>[0] &
  Parameters<typeof rentalOperations>[0] &
  Parameters<typeof sharingOperations>[0] &
  Parameters<typeof memberOperations>[0] &
  Parameters<typeof shopOperations>[0] &
  Parameters<typeof purchasedOperations>[0] &
  Parameters<typeof stayOperations>[0] &
  Parameters<typeof supportOperations>[0] &
  Parameters<typeof tripOperations>[0] &
  Parameters<typeof visaOperations>[0]

/** Every operation of the API, one line a feature. */
export const allOperations = (deps: OperationDeps): readonly BoundOperation[] => [
  ...accountOperations(deps),
  ...tripOperations(deps),
  ...sharingOperations(deps),
  ...memberOperations(deps),
  ...stayOperations(deps),
  ...bookingOperations(deps),
  ...diningOperations(deps),
  ...rentalOperations(deps),
  ...flightOperations(deps),
  ...guideOperations(deps),
  ...placeOperations(deps),
  ...mapOperations(deps),
  ...rateOperations(),
  ...visaOperations(deps),
  ...shopOperations(deps),
  ...purchasedOperations(deps),
  ...sandboxCheckoutOperations(deps),
  ...insuranceOperations(deps),
  ...supportOperations(deps),
  ...partnerOperations(deps),
  ...adminOperations(deps),
  ...cartOperations(deps),
  ...contentOperations(deps),
  ...diagnosticsOperations(deps),
]
