import { findAccount } from '#features/accounts/server/index.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import type { Buyer } from './buyer.ts'
import type { Standing } from './price-wanted.ts'
import { listPurchasesOf } from './purchases.store.ts'

const fail = failWith(commonErrors)

/** The account's grants and purchases as they are now; a visitor has none of either that counts. */
export async function standingOf(
  db: Db,
  buyer: Buyer,
): Promise<Standing & { readonly email: string | null }> {
  const purchases = await listPurchasesOf(db, buyer)
  if ('browser' in buyer) return { purchases, grants: [], email: null }
  const account = await findAccount(db, { id: buyer.userId })
  if (!account) throw fail('unauthenticated')
  return { purchases, grants: account.grants, email: account.email }
}
