import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { staffBookingContract } from '../contract/staff-bookings.contract.ts'
import { staffBookingPolicies } from './bookings.policy.ts'
import { cancelForTraveller, listForStaff, type StaffBookingDeps } from './staff-bookings.ts'

/** What owner and operators see and do of travellers' bookings. */
export const staffBookingOperations = (deps: StaffBookingDeps): readonly BoundOperation[] =>
  bindContract(staffBookingContract, staffBookingPolicies, {
    listAllBookings: async ({ query }) => listForStaff(deps, query),
    cancelForTraveller: async ({ session, params, body }) =>
      cancelForTraveller(deps, session, { ...params, ...body }),
  })
