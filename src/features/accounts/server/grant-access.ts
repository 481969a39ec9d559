import type { Db } from '#platform/server/db/tables.ts'
import { tiers } from '../domain/tiers.ts'
import { findAccount, insertGrant } from './accounts.store.ts'

const roles = ['owner', 'operator']
const paidTiers = tiers.filter((tier) => tier !== 'free')

/** What `npm run admin -- grant` may give. */
export const grantable: readonly string[] = [...roles, ...paidTiers]

/** Gives a role or a tier to the account of an address. Throws when either is unknown. */
export async function grantAccess({ db }: { db: Db }, email: string, value: string): Promise<void> {
  if (!grantable.includes(value))
    throw new Error(`Unknown grant "${value}". Known: ${grantable.join(', ')}`)
  const account = await findAccount(db, { email })
  if (!account) throw new Error(`No account has the address ${email}`)
  await insertGrant(db, account.id, {
    kind: roles.includes(value) ? 'role' : 'tier',
    value,
    source: 'admin',
  })
}
