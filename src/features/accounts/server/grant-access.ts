import { recordAuditEntry } from '#platform/server/auth/audit-trail.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { staffGrants } from '#features/entitlements/domain/staff-grants.ts'
import { findAccount } from './accounts.store.ts'
import { giveGrant } from '#features/entitlements/server/index.ts'

/** The roles that `npm run admin -- grant` accepts. */
export const grantable: readonly string[] = staffGrants

const unproved = (
  email: string,
) => `${email} is not verified: the account may belong to someone else.
To verify it, the owner of the address resets the password by email ("Forgot your password?").
If you know who opened the account, add --force.`

interface GrantOptions {
  /** Also grants to an unverified address. */
  readonly force?: boolean
}

/**
 * Grants a role or a tier to the account of an address and writes it to the audit log. Throws if the role
 * or address is unknown, or the address is unverified.
 */
export async function grantAccess(
  { db }: { db: Db },
  email: string,
  value: string,
  { force = false }: GrantOptions = {},
): Promise<void> {
  const grant = staffGrants.find((known) => known === value)
  if (!grant) throw new Error(`Unknown grant "${value}". Known: ${grantable.join(', ')}`)
  const account = await findAccount(db, { email })
  if (!account) throw new Error(`No account has the address ${email}`)
  if (!account.email_verified && !force) throw new Error(unproved(email))
  await db.transaction().execute(async (held) => {
    if (!(await giveGrant(held, account.id, grant))) return
    const actor = { name: 'command line' }
    await recordAuditEntry(held, { actor, action: 'grant', target: account.id, detail: grant })
  })
}
