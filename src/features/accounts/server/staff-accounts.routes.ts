import { anyRole } from '#platform/server/auth/policy.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { staffAccountContract } from '../contract/staff-accounts.contract.ts'
import { endStaffGrant, giveStaffGrant } from './change-grants.ts'
import { accountsPage } from './list-accounts.ts'

const owner = anyRole('owner')
const policies = { listUsers: owner, giveGrant: owner, endGrant: owner }

export const staffAccountOperations = ({ db }: { readonly db: Db }): readonly BoundOperation[] =>
  bindContract(staffAccountContract, policies, {
    listUsers: async ({ query }) => accountsPage(db, query),
    giveGrant: async ({ session, params, body }) =>
      giveStaffGrant(db, session, { ...params, ...body }),
    endGrant: async ({ session, params }) => endStaffGrant(db, session, params),
  })
