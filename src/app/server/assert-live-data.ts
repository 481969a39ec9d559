import { hasOwner } from '#features/entitlements/server/index.ts'
import { countTestPurchases } from '#features/billing/server/index.ts'
import { ConfigError } from '#platform/server/config/read-config.ts'
import type { Db } from '#platform/server/db/tables.ts'

/** Throws with every reason why a live site can't start on this database. */
export async function assertLiveData(db: Db): Promise<void> {
  const errors: string[] = []
  if (!(await hasOwner(db)))
    errors.push(
      'DEMO: off needs an owner: sign up while DEMO=on, then npm run admin -- grant EMAIL owner',
    )
  const tests = await countTestPurchases(db)
  if (tests > 0)
    errors.push(
      `DEMO: off cannot take over ${tests} purchases of test cards: npm run admin -- end-test-purchases`,
    )
  if (errors.length > 0) throw new ConfigError(errors)
}
