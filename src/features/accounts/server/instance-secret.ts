import { randomBytes } from 'node:crypto'
import type { Db } from '#platform/server/db/tables.ts'

/** The secret that signs cookies: made once, kept in the database, the same for every process. */
export async function instanceSecret(db: Db): Promise<string> {
  await db
    .insertInto('settings')
    .values({ key: 'auth-secret', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'auth-secret')
    .executeTakeFirstOrThrow()
  return value
}
