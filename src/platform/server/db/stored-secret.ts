import { randomBytes } from 'node:crypto'
import type { Db } from './tables.ts'

/**
 * A secret of this instance by its key, 256 random bits in base64url; made once for a database, by the
 * process that asks first. Backups hold it.
 */
export async function storedSecret(db: Db, key: string): Promise<string> {
  await db
    .insertInto('settings')
    .values({ key, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return value
}
