import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { staffBookingContract } from '../contract/staff-bookings.contract.ts'
import type { BookDeps } from './book-stay.ts'
import { staffBookingPolicies } from './bookings.policy.ts'
import { cancelForTraveller, listForStaff } from './staff-bookings.ts'

/** What owner and operators see and do of travellers' bookings. */
export const staffBookingOperations = (deps: BookDeps): readonly BoundOperation[] =>
  bindContract(staffBookingContract, staffBookingPolicies, {
    listAllBookings: async ({ query }) => listForStaff(deps, query),
    cancelForTraveller: async ({ session, params, body }) =>
      cancelForTraveller(deps, session, { ...params, ...body }),
  })
