import type { PersonalData } from '#platform/server/auth/personal-data.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { FileAnswer } from '#platform/server/http/bind-contract.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { businessZone, dayIn } from '#platform/shared/business-day.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { dataOwner, findOwnAccount, readAccountRows } from './own-account.store.ts'

export interface ExportDeps {
  readonly db: Db
  readonly clock: Clock
  readonly personalData: readonly PersonalData[]
}

const fail = failWith(commonErrors)

/** A copy of all that is kept about an account, by every feature, as it was at one moment. */
export async function exportData(
  { db, clock, personalData }: ExportDeps,
  userId: string,
): Promise<FileAnswer> {
  const now = clock.now()
  const data = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (moment) => {
      const account = await findOwnAccount(moment, userId)
      if (!account) throw fail('unauthenticated')
      const copy = new Map<string, unknown>([
        ['exportedAt', now.toISOString()],
        ['account', await readAccountRows(moment, userId)],
      ])
      for (const { name, read } of personalData)
        copy.set(name, await read(moment, dataOwner(userId, account)))
      return Object.fromEntries(copy)
    })
  return {
    bytes: new TextEncoder().encode(JSON.stringify(data, null, 2)),
    fileName: `my-data-${dayIn(businessZone, now)}.json`,
  }
}
