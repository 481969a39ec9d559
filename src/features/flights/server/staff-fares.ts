import { anyRole } from '#platform/server/auth/policy.ts'
import { readPage } from '#platform/server/db/read-page.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { type ListedFare, staffFareContract } from '../contract/staff-fares.contract.ts'
import type { HoldState } from '../domain/fare-hold.ts'
import { listEveryFare } from './fare-holds.store.ts'
import { presentFare } from './present-fare.ts'

export interface StaffFareDeps {
  readonly db: Db
  /** Addresses of accounts by their ids. */
  readonly addressesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

const pageSize = 25

interface Wanted {
  readonly search: string
  readonly state?: HoldState | undefined
  readonly page: number
}

/** One page of all held fares, the latest first, and whether there is another. */
async function listForStaff(deps: StaffFareDeps, { page, ...wanted }: Wanted) {
  const { shown, more } = await readPage(page, pageSize, (part) =>
    listEveryFare(deps.db, { ...wanted, ...part }),
  )
  const addresses = await deps.addressesOf([...new Set(shown.map(({ ownerId }) => ownerId))])
  const fares: ListedFare[] = shown.map((fare) => ({
    ...presentFare(fare),
    email: fare.email,
    account: addresses.get(fare.ownerId) ?? null,
  }))
  return { fares, more }
}

/** What owner and operators see of travellers' held fares. */
export const staffFareOperations = (deps: StaffFareDeps): readonly BoundOperation[] =>
  bindContract(
    staffFareContract,
    { listAllFares: anyRole('owner', 'operator') },
    { listAllFares: async ({ query }) => listForStaff(deps, query) },
  )
