import { randomBytes } from 'node:crypto'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { accountErrors } from '../contract/accounts.errors.ts'
import type { ProvenByPassword } from './issue-session.ts'
import { findPassword } from './credentials.store.ts'
import type { PasswordHashing } from './password-hashing.ts'

const fail = failWith(accountErrors)

/** Dummy hash: checking an unknown address takes as long as checking a known one. */
const dummyHash = `scrypt$${randomBytes(16).toString('base64url')}$${randomBytes(64).toString('base64url')}`

/** Returns the account that matches an address and a password. Throws wrong-credentials. */
export async function checkCredentials(
  { db, hashing }: { db: Db; hashing: PasswordHashing },
  { email, password }: { email: string; password: string },
): Promise<ProvenByPassword> {
  const known = await findPassword(db, email)
  const right = await hashing.verify({ hash: known?.password ?? dummyHash, password })
  if (!known?.password || !right) throw fail('wrong-credentials')
  return { by: 'password', userId: known.userId, passwordHash: known.password }
}
