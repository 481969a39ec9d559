import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLogger } from '#platform/server/log/logger.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { BudgetReached, type ModelDay, readModelDay, withinBudget } from './model-budget.ts'
import { type GuideModel, ModelNotAsked, type ModelReply } from './provider/guide-model.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const log = createLogger({ level: 'silent' })
const question = { system: 'Be a guide.', messages: [], tools: [] }
const signal = new AbortController().signal
const said = { text: 'Rome.', calls: [], tokensIn: 100, tokensOut: 10 }
/** Of `question` at a cent a token: its bytes and what may come around them, and the longest answer. */
const dearest = Buffer.byteLength(JSON.stringify(question)) + 1000 + 50
const priced = (reply: GuideModel['reply']): GuideModel => ({
  source: 'test',
  cents: [1_000_000, 1_000_000],
  answerTokens: 50,
  reply,
})

let now = new Date('2026-11-22T17:00:00Z')
const clock = { now: () => now }
const dayOf = async (cap: number): Promise<ModelDay> =>
  readModelDay({ db: database.db, clock }, cap)
const limited = (reply: GuideModel['reply'], centsADay: number) =>
  withinBudget(priced(reply), { db: database.db, clock, log, centsADay })

test('F9 of fifty calls at once only those begin that the limit has room for, and each is settled', async () => {
  const cap = dearest * 7 + 3
  let [begun, open] = [0, (): void => {}]
  const gate = new Promise<void>((done) => {
    open = done
  })
  const model = limited(async () => {
    begun += 1
    await gate
    return said
  }, cap)
  const calls = Array.from({ length: 50 }, () => model.reply(question, signal))
  let refused = 0
  const ends = Promise.allSettled(calls.map((call) => call.finally(() => (refused += 1))))
  // Before the first is settled all others have been refused: room that is given back is for later calls.
  await expect.poll(() => [begun, refused]).toEqual([7, 43])
  expect((await dayOf(cap)).reachedAt).not.toBeNull()
  expect(await dayOf(cap)).toMatchObject({ usedCents: 0, heldCents: dearest * 7 })
  open()
  const errors = (await ends).flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
  expect(errors).toHaveLength(43)
  expect(errors.every((error) => error instanceof BudgetReached)).toBe(true)
  expect(begun).toBe(7)
  expect(await dayOf(cap)).toMatchObject({ usedCents: 7 * 110, heldCents: 0 })
  // There is room again: what was held was more than what was used.
  await expect(model.reply(question, signal)).resolves.toEqual(said)
})

test('F9 a call that never ended stays held until the day of the office ends, and the next day is whole', async () => {
  now = new Date('2026-11-23T04:59:00Z')
  const cap = dearest + 5
  const silent = limited(() => new Promise<ModelReply>(() => {}), cap)
  void silent.reply(question, signal)
  await expect.poll(async () => (await dayOf(cap)).heldCents).toBe(dearest)
  // As another process sees it, after the first one was killed.
  const next = limited(async () => said, cap)
  await expect(next.reply(question, signal)).rejects.toThrow(BudgetReached)
  now = new Date('2026-11-23T05:00:00Z')
  expect(await dayOf(cap)).toEqual({
    day: '2026-11-23',
    usedCents: 0,
    heldCents: 0,
    capCents: cap,
    reachedAt: null,
  })
  await expect(next.reply(question, signal)).resolves.toEqual(said)
})

test('F9 an answer that comes after midnight is paid on the day that held it', async () => {
  now = new Date('2026-11-23T04:59:59Z')
  const model = limited(async () => {
    now = new Date('2026-11-23T05:00:01Z')
    return said
  }, dearest)
  await model.reply(question, signal)
  expect(await dayOf(dearest)).toMatchObject({ day: '2026-11-23', usedCents: 0, heldCents: 0 })
  now = new Date('2026-11-23T04:59:59Z')
  expect(await dayOf(dearest)).toMatchObject({ day: '2026-11-22', usedCents: 110, heldCents: 0 })
})

test.each([
  ['was not taken', () => Promise.reject(new ModelNotAsked('503')), 0],
  ['broke off', () => Promise.reject(new Error('socket hang up')), dearest],
  ['came without a count', async () => ({ ...said, tokensIn: 0, tokensOut: 0 }), dearest],
])('F9 a question that %s', async (_, reply, held) => {
  const cap = dearest * 2
  await limited(reply, cap)
    .reply(question, signal)
    .catch(() => undefined)
  expect(await dayOf(cap)).toMatchObject({ usedCents: 0, heldCents: held })
})

test('F9 a question that its asker has called off holds nothing', async () => {
  const model = limited(async () => said, dearest)
  await expect(model.reply(question, AbortSignal.abort())).rejects.toThrow()
  expect(await dayOf(dearest)).toMatchObject({ heldCents: 0 })
})

test('F9 a limit that no question fits under is said once a day', async () => {
  const warned: unknown[] = []
  const noting = { ...log, warn: (facts: unknown) => void warned.push(facts) } as typeof log
  const model = withinBudget(
    priced(async () => said),
    { db: database.db, clock, log: noting, centsADay: dearest - 1 },
  )
  for (let at = 0; at < 4; at += 1)
    await expect(model.reply(question, signal)).rejects.toThrow(BudgetReached)
  expect(warned).toHaveLength(1)
  expect((await dayOf(1)).reachedAt).not.toBeNull()
})
