import { z } from 'zod'
import { isLocalDate } from '#platform/shared/local-date.ts'
import type { Db } from '../db/tables.ts'
import type { KeptRates } from './take-rates.ts'

const settingKey = 'exchange-rates'

const day = z.string().refine(isLocalDate)
const schema = z.object({
  /** When the source last answered with rates that were taken. */
  answeredAt: z.coerce.date(),
  day,
  rates: z.array(z.object({ currency: z.string(), perEuro: z.number().positive(), day })),
})

export interface StoredRates extends KeptRates {
  readonly answeredAt: Date
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The last good answer; undefined if missing or unreadable. */
export async function readStoredRates(db: Db): Promise<StoredRates | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', settingKey)
    .executeTakeFirst()
  const parsed = schema.safeParse(readJson(row?.value ?? ''))
  return parsed.success ? parsed.data : undefined
}

export async function storeRates(db: Db, rates: StoredRates): Promise<void> {
  const value = JSON.stringify(rates)
  await db
    .insertInto('settings')
    .values({ key: settingKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
