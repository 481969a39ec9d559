import type { Db } from '#platform/server/db/tables.ts'
import type { User } from '../contract/accounts.contract.ts'
import { findAccount } from './accounts.store.ts'
import { presentUser } from './present-user.ts'

/** The account as its owner sees it; nothing when it was deleted in the meantime. */
export async function readAccount({ db }: { db: Db }, userId: string): Promise<User | undefined> {
  const account = await findAccount(db, { id: userId })
  return account && presentUser(account)
}
