import type { Db } from '#platform/server/db/tables.ts'
import type { User } from '../contract/accounts.contract.ts'
import { saveNames } from './own-account.store.ts'
import { readAccount } from './read-account.ts'

/** Changes the name of an account; nothing when it was deleted in the meantime. */
export async function renameAccount(
  { db }: { db: Db },
  userId: string,
  names: { readonly firstName: string; readonly lastName: string },
): Promise<User | undefined> {
  await saveNames(db, userId, names)
  return readAccount({ db }, userId)
}
