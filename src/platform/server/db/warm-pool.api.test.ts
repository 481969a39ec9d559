import { expect, test } from 'vitest'
import { setTimeout as pause } from 'node:timers/promises'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { createLogger } from '../log/logger.ts'
import { openDatabase } from './open-database.ts'

test('ISSUE-26 a quarter of the connections stay open through a pause, with what was prepared on them', async () => {
  const database = await openTestDatabase()
  const log = createLogger({ level: 'silent' })
  const { connection } = database
  const pause100 = openDatabase({ connection, poolSize: 6, idleMs: 100, log })
  const { pool } = pause100
  await Promise.all(Array.from({ length: 6 }, () => pool.query('select pg_sleep(0.1)')))
  expect(pool.totalCount).toBe(6)
  await expect.poll(() => pool.totalCount).toBe(2)
  await pause(300)
  expect(pool.totalCount).toBe(2)
  await pause100.close()
  await database.close()
})
