import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/auth/personal-data.ts'
import type { Seals } from '#platform/server/db/open-seals.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { OwnPassport } from '../contract/own-account.contract.ts'

export interface PassportDeps {
  readonly db: Db
  readonly seals: Seals
}

/** A seal opens only for the account that entered the data. */
const aboutOf = (userId: string): string => `account_passports/${userId}`

/** The passports of an account; undefined without any, or where another instance sealed them. */
export async function findPassports({ db, seals }: PassportDeps, userId: string) {
  const row = await db
    .selectFrom('account_passports')
    .select('sealed')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const text = row && seals.open(row.sealed, aboutOf(userId))
  return text === undefined ? undefined : (JSON.parse(text) as OwnPassport[])
}

/** Replaces the passports of an account. */
export async function savePassports(
  { db, seals }: PassportDeps,
  userId: string,
  passports: readonly OwnPassport[],
): Promise<void> {
  const sealed = seals.seal(JSON.stringify(passports), aboutOf(userId))
  await db
    .insertInto('account_passports')
    .values({ user_id: userId, sealed })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ sealed, updated_at: sql<Date>`now()` }),
    )
    .execute()
}

export async function deletePassports(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('account_passports').where('user_id', '=', userId).execute()
}

export const passportsPersonalData = (seals: Seals): PersonalData => ({
  name: 'passports',
  read: async (db, { userId }) => (await findPassports({ db, seals }, userId)) ?? [],
  async erase(db, { userId }) {
    await deletePassports(db, userId)
  },
})
