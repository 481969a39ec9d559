import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'

/** Whether the account `u` came from an issuer and was never asked for the terms of use. */
export const asksTerms = sql<boolean>`(
  exists (select 1 from credentials c where c.user_id = u.id and c.provider_id like 'oidc:%')
  and not exists (select 1 from terms_answers t where t.user_id = u.id)
)`

/** Acceptances are never removed. */
export async function saveTermsAnswer(
  db: Db,
  userId: string,
  answer: { readonly version: LocalDate; readonly accepted: boolean },
): Promise<void> {
  await db
    .insertInto('terms_answers')
    .values({ user_id: userId, ...answer })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'version'])
        .doUpdateSet({ accepted: true, answered_at: sql<Date>`now()` })
        .where('terms_answers.accepted', '=', false)
        .where(sql<boolean>`excluded.accepted`),
    )
    .execute()
}
