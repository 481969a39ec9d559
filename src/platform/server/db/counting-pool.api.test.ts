import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { createSharedLimiter } from '../http/rate-limit.ts'

const limit = { name: 'test', points: 9, seconds: 60, by: 'address' } as const

let database: TestDatabase

beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const commitOf = async (pool: TestDatabase['pool']): Promise<unknown> =>
  (await pool.query('show synchronous_commit')).rows[0]

test('counts of calls do not wait for the disk; everything else does', async () => {
  expect(await commitOf(database.countingPool)).toEqual({ synchronous_commit: 'off' })
  expect(await commitOf(database.pool)).toEqual({ synchronous_commit: 'on' })
})

test('callers counted under one name wait only for each other, and none is lost', async () => {
  const count = createSharedLimiter({ pool: database.countingPool, factor: 1 })
  await count(limit, 'somebody')
  const blocker = await database.pool.connect()
  await blocker.query('begin')
  await blocker.query('select from rate_limits for update')
  const waiting = Promise.all(
    Array.from({ length: 20 }, () =>
      count(limit, 'somebody').then(
        () => 'counted',
        (error: { code: string }) => error.code,
      ),
    ),
  )
  // As many as the whole pool but the one that blocks.
  await Promise.all(Array.from({ length: 5 }, () => database.pool.query('select pg_sleep(0.05)')))
  await blocker.query('commit')
  blocker.release()
  const answers = await waiting
  expect(answers.filter((answer) => answer === 'counted')).toHaveLength(8)
  expect(answers.filter((answer) => answer === 'rate-limited')).toHaveLength(12)
})
