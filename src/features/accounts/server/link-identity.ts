import { randomUUID } from 'node:crypto'
import type { Db } from '#platform/server/db/tables.ts'
import { findAccount, insertUser, markEmailVerified } from './accounts.store.ts'
import {
  deletePassword,
  findLinkedUser,
  insertCredential,
  takeTurnToLink,
} from './credentials.store.ts'
import { type Identity, SignInFault } from './provider/sign-in-provider.ts'
import { deleteSessionsOf } from './sessions.store.ts'

/** The account of an address, opened now where there is none. Returns its id. */
async function accountOf(db: Db, identity: Identity, email: string): Promise<string> {
  const { firstName, lastName } = identity
  const id = randomUUID()
  const name = `${firstName} ${lastName}`.trim()
  const names = { name, first_name: firstName, last_name: lastName }
  if (await insertUser(db, { id, ...names, email, email_verified: true })) return id
  const account = await findAccount(db, { email })
  if (!account) throw new Error('An address is taken by an account that is not there')
  if (!account.email_verified) {
    // Nobody ever proved that this address was theirs: whoever opened the account may be a stranger
    // who waited for its owner. The owner gets it, the stranger's ways in are closed.
    await deletePassword(db, account.id)
    await deleteSessionsOf(db, account.id)
    await markEmailVerified(db, account.id)
  }
  return account.id
}

const providerOf = (identity: Identity): string => `oidc:${identity.issuer}`

/**
 * The id of the account that issuer and subject belong to. The first time it is found, or opened, by
 * the address, which the issuer must have verified; ever after the address plays no part.
 * Throws SignInFault.
 */
export async function linkIdentity({ db }: { db: Db }, identity: Identity): Promise<string> {
  const provider = providerOf(identity)
  const linked = await findLinkedUser(db, provider, identity.subject)
  if (linked) return linked
  const { email, emailVerified } = identity
  if (!email || !emailVerified)
    throw new SignInFault('email-unverified', 'The issuer has not verified the address')
  return db.transaction().execute(async (whole) => {
    await takeTurnToLink(whole, provider, identity.subject)
    // In another window the same person may have come back a moment earlier.
    const meanwhile = await findLinkedUser(whole, provider, identity.subject)
    if (meanwhile) return meanwhile
    const userId = await accountOf(whole, identity, email)
    await insertCredential(whole, {
      userId,
      providerId: provider,
      accountId: identity.subject,
    })
    return userId
  })
}
