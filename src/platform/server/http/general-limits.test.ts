import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineContract } from '#platform/shared/endpoint.ts'
import { everyone, signedIn } from '../auth/policy.ts'
import type { Session } from '../auth/session.ts'
import { createLogger } from '../log/logger.ts'
import { bindContract } from './bind-contract.ts'
import { createHttpApp } from './http-app.ts'
import { createMetrics } from './metrics.ts'
import { createLocalLimiter } from './rate-limit.ts'
import { createStorageWatch } from '../storage-watch.ts'

const operations = bindContract(
  defineContract({
    tag: 'seats',
    routes: { look: ['GET', '/api/look'], own: ['GET', '/api/own'] },
    errors: {},
    operations: {
      look: { summary: 'For everybody.', output: z.object({}) },
      own: { summary: 'For accounts.', output: z.object({}) },
    },
  }),
  { look: everyone, own: signedIn },
  { look: async () => ({}), own: async () => ({}) },
)

/** An API behind one address, with the sessions that there are. */
function office(...names: readonly string[]) {
  const live = new Map<string, Session>(
    names.map((name) => [`session=${name}`, { sessionId: name, userId: name, grants: [] }]),
  )
  const noLimit = Object.assign(async () => undefined, { giveBack: async () => undefined })
  const app = createHttpApp({
    operations,
    log: createLogger({ level: 'silent' }),
    onceByKey: async (_call, work) => ({ answer: await work(), replayed: false }),
    metrics: createMetrics(),
    readSession: async (cookies) => live.get(cookies),
    sharedLimiter: noLimit,
    localLimiter: createLocalLimiter({ factor: 1 }),
    storage: createStorageWatch(),
    checkAnswers: true,
    appOrigin: undefined,
    secure: false,
    trustedProxies: 0,
    fallback: async () => undefined,
  })
  const ask = async (path: string, cookie?: string): Promise<number> =>
    (await app.request(`http://localhost${path}`, cookie ? { headers: { cookie } } : {})).status
  const askTimes = async (count: number, path: string, cookie?: string): Promise<number[]> => {
    const statuses: number[] = []
    for (let n = 0; n < count; n++) statuses.push(await ask(path, cookie))
    return statuses
  }
  return { live, ask, askTimes }
}

const every = (statuses: readonly number[]) => [...new Set(statuses)]

test('PLAN-08 accounts behind one address are counted each for itself, and visitors there by the address', async () => {
  const names = Array.from({ length: 15 }, (_, n) => `n${n}`)
  const { ask, askTimes } = office(...names)
  // Fifteen planners that look for news: far more together than an address may ask in ten seconds.
  for (const name of names)
    expect(every(await askTimes(40, '/api/own', `session=${name}`))).toEqual([200])
  expect(await ask('/api/look')).toBe(200)
  expect(every(await askTimes(110, '/api/look'))).toEqual([200, 429])
  expect(await ask('/api/own', 'session=n3')).toBe(200)
  // Also what reads no session is counted by the account that is known.
  expect(every(await askTimes(80, '/api/look', 'session=n3'))).toEqual([200])
  expect(await ask('/api/look', 'session=n3')).toBe(429)
})

test('AUTH-04 a session that is made up, or has ended, does not escape the limit of its address', async () => {
  const { ask } = office('ann')
  const made = Array.from({ length: 130 }, (_, n) => ask('/api/own', `session=made-up-${n}`))
  const statuses = await Promise.all(made)
  expect(statuses.filter((status) => status === 401)).toHaveLength(120)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  const ended = office('ann')
  expect(await ended.ask('/api/own', 'session=ann')).toBe(200)
  ended.live.clear()
  expect(every(await ended.askTimes(121, '/api/own', 'session=ann'))).toEqual([401, 429])
})
