import { randomUUID } from 'node:crypto'
import type { Db } from '#platform/server/db/tables.ts'
import { findAccount, insertUser, markEmailVerified } from './accounts.store.ts'
import {
  deletePassword,
  findLinkedUser,
  insertCredential,
  lockIdentity,
} from './credentials.store.ts'
import { type Identity, SignInError } from './provider/sign-in-provider.ts'
import { deleteSessionsOf } from './sessions.store.ts'

/** Finds the account of an address or creates one. Returns its id. */
async function accountOf(db: Db, identity: Identity, email: string): Promise<string> {
  const { firstName, lastName } = identity
  const id = randomUUID()
  const name = `${firstName} ${lastName}`.trim()
  const names = { name, first_name: firstName, last_name: lastName }
  if (await insertUser(db, { id, ...names, email, email_verified: true })) return id
  const account = await findAccount(db, { email })
  if (!account) throw new Error('An address is taken by an account that is not there')
  if (!account.email_verified) {
    // This address was never verified, so a stranger may have opened the account in advance. The verified
    // owner gets it; its password and sessions end.
    await deletePassword(db, account.id)
    await deleteSessionsOf(db, account.id)
    await markEmailVerified(db, account.id)
  }
  return account.id
}

const providerOf = (identity: Identity): string => `oidc:${identity.issuer}`

/**
 * Returns the id of the account linked to issuer and subject. The first time, it is found or created by
 * the address, which the issuer must have verified; afterwards the address is ignored. Throws SignInError.
 */
export async function linkIdentity({ db }: { db: Db }, identity: Identity): Promise<string> {
  const provider = providerOf(identity)
  const linked = await findLinkedUser(db, provider, identity.subject)
  if (linked) return linked
  const { email, emailVerified } = identity
  if (!email || !emailVerified)
    throw new SignInError('email-unverified', 'The issuer has not verified the address')
  return db.transaction().execute(async (whole) => {
    await lockIdentity(whole, provider, identity.subject)
    // A parallel sign-in in another window may have linked it first.
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
