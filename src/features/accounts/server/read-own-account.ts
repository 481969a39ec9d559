import type { Db } from '#platform/server/db/tables.ts'
import type { OwnAccount } from '../contract/own-account.contract.ts'
import { findOwnAccount, listHoldings } from './own-account.store.ts'
import type { SignInProvider } from './provider/sign-in-provider.ts'
import { readAccount } from './read-account.ts'

interface OwnAccountDeps {
  readonly db: Db
  readonly signIn: SignInProvider
}

/** The account as its own pages show it; nothing when it was deleted in the meantime. */
export async function readOwnAccount(
  { db, signIn }: OwnAccountDeps,
  userId: string,
): Promise<OwnAccount | undefined> {
  const [user, row, holdings] = await Promise.all([
    readAccount({ db }, userId),
    findOwnAccount(db, userId),
    listHoldings(db, userId),
  ])
  if (!user || !row) return undefined
  return {
    user,
    emailVerified: row.email_verified,
    hasPassword: signIn.kind === 'password' && row.password !== null,
    memberSince: row.created_at.toISOString(),
    holdings: holdings.map(({ kind, value, source, starts_at, ends_at }) => ({
      kind,
      value,
      since: starts_at.toISOString(),
      until: ends_at?.toISOString() ?? null,
      bought: source !== 'admin',
    })),
  }
}
