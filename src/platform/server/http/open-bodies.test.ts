import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOpenBodies } from './open-bodies.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<string>(() => undefined)

/** What became of a wait, as far as it is known. */
function followed(wait: Promise<unknown>) {
  const seen: { code?: string; status?: number; body?: unknown } = {}
  wait.then(
    (body) => (seen.body = body),
    ({ code, definition }) => Object.assign(seen, { code, status: definition.status }),
  )
  return seen
}

const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n))

test('F1 a body that trickles is given up after five seconds, and its place is free again', async () => {
  const bodies = createOpenBodies()
  const ten = times(10, () => followed(bodies.wait('a', never())))
  await vi.advanceTimersByTimeAsync(4900)
  expect(ten.every(({ code }) => code === undefined)).toBe(true)
  await vi.advanceTimersByTimeAsync(200)
  expect(ten.map(({ status }) => status)).toEqual(times(10, () => 408))
  const next = followed(bodies.wait('a', never()))
  await vi.advanceTimersByTimeAsync(1000)
  expect(next).toEqual({})
})

test('F1 an address has ten slow bodies at once, of eleven one is refused; another address is not', async () => {
  const bodies = createOpenBodies()
  const first = times(11, () => followed(bodies.wait('a', never())))
  const other = followed(bodies.wait('b', never()))
  await vi.advanceTimersByTimeAsync(800)
  expect(first.filter(({ status }) => status === 429)).toHaveLength(1)
  expect(first.filter(({ status }) => status === undefined)).toHaveLength(10)
  expect(other).toEqual({})
})

test('F1 bodies that come quickly are not counted, however many an address sends', async () => {
  const bodies = createOpenBodies()
  void times(10, () => followed(bodies.wait('a', never())))
  await vi.advanceTimersByTimeAsync(800)
  const quick = times(200, (n) =>
    followed(bodies.wait('a', new Promise((resolve) => setTimeout(resolve, 100, n)))),
  )
  await vi.advanceTimersByTimeAsync(100)
  expect(quick.map(({ body }) => body)).toEqual(times(200, (n) => n))
})

test('F1 a slow body that arrives in time is taken, and one that breaks off fails as it did', async () => {
  const bodies = createOpenBodies()
  const slow = followed(
    bodies.wait('a', new Promise((resolve) => setTimeout(resolve, 3000, 'whole'))),
  )
  const broken = bodies.wait('a', Promise.reject(new Error('gone')))
  await expect(broken).rejects.toThrow('gone')
  await vi.advanceTimersByTimeAsync(3000)
  expect(slow).toEqual({ body: 'whole' })
})

test('F1 all addresses together have four hundred', async () => {
  const bodies = createOpenBodies()
  void times(400, (n) => followed(bodies.wait(`a${n % 40}`, never())))
  await vi.advanceTimersByTimeAsync(800)
  const one = followed(bodies.wait('b', never()))
  await vi.advanceTimersByTimeAsync(800)
  expect(one).toMatchObject({ code: 'unavailable', status: 503 })
})
