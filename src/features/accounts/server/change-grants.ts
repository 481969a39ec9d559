import { endGrant, giveGrant, holdOwners } from '#features/entitlements/server/index.ts'
import type { StaffGrant } from '#features/entitlements/domain/staff-grants.ts'
import { recordAuditEntry } from '#platform/server/auth/audit-trail.ts'
import { hasRole, type Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { staffAccountErrors } from '../contract/staff-accounts.errors.ts'
import { findAccount } from './accounts.store.ts'

const fail = failWith({ ...commonErrors, ...staffAccountErrors })

interface Change {
  /** Id of the account. */
  readonly id: string
  readonly grant: StaffGrant
}

/** The account, in a transaction that keeps the caller an owner until it ends. */
async function accountFor(held: Db, session: Session, id: string) {
  await holdOwners(held)
  const actor = await findAccount(held, { id: session.userId })
  if (!actor || !hasRole({ ...session, grants: actor.grants }, 'owner')) throw fail('forbidden')
  const account = await findAccount(held, { id })
  if (!account) throw fail('account-not-found')
  return account
}

const record = (
  held: Db,
  { userId }: Session,
  action: 'grant' | 'revoke',
  { id, grant }: Change,
): Promise<void> =>
  recordAuditEntry(held, { actor: { id: userId }, action, target: id, detail: grant })

/** Grants once and writes an audit log entry; does neither if it is already held. */
export const giveStaffGrant = (
  db: Db,
  session: Session,
  { id, grant, force }: Change & { readonly force: boolean },
): Promise<void> =>
  db.transaction().execute(async (held) => {
    const account = await accountFor(held, session, id)
    if (!account.email_verified && !force) throw fail('address-unproved')
    if (await giveGrant(held, id, grant)) await record(held, session, 'grant', { id, grant })
  })

/** Revokes once and writes an audit log entry; does neither if it is not held. */
export const endStaffGrant = (db: Db, session: Session, { id, grant }: Change): Promise<void> =>
  db.transaction().execute(async (held) => {
    const account = await accountFor(held, session, id)
    if (id === session.userId && grant === 'owner') throw fail('own-ownership')
    if (await endGrant(held, id, grant)) await record(held, session, 'revoke', { id, grant })
    else if (account.grants.some(({ value }) => value === grant)) throw fail('bought-not-granted')
  })
