import { gunzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { createAnswerCache } from './answer-cache.ts'

afterEach(() => vi.useRealTimers())

const text = (bytes: Uint8Array, packed: boolean) =>
  (packed ? gunzipSync(bytes) : Buffer.from(bytes)).toString()
const long = (sign: string) => sign.repeat(4000)

test('PERF-3 an answer is found by its revision alone, in either form', async () => {
  const kept = createAnswerCache(1e6)
  for (const first of [true, false]) {
    await kept.keep('a', 'r1', long('é'), first)
    for (const packed of [first, !first, first]) {
      const found = await kept.find('a', 'r1', packed)
      expect(found && [found.packed, text(found.bytes, packed)]).toEqual([packed, long('é')])
    }
  }
  expect(await kept.find('a', 'r2', false)).toBeUndefined()
  expect(await kept.find('b', 'r1', false)).toBeUndefined()
})

test('PERF-3 what is short is not packed', async () => {
  const kept = createAnswerCache(1e6)
  expect((await kept.keep('a', 'r', 'short', true)).packed).toBe(false)
  expect((await kept.find('a', 'r', true))?.packed).toBe(false)
})

test('PERF-3 the bound in bytes holds, and what was used least recently goes first', async () => {
  const kept = createAnswerCache(50_000)
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'])
    await kept.keep(key, 'r', long('x'), false)
  expect(await kept.find('a', 'r', false)).toBeDefined()
  for (const key of ['j', 'k', 'l']) await kept.keep(key, 'r', long('x'), false)
  expect(kept.size()).toBeLessThanOrEqual(50_000)
  expect(await kept.find('a', 'r', false)).toBeDefined()
  expect(await kept.find('b', 'r', false)).toBeUndefined()
  // One that is as large as many others is not kept at all.
  await kept.keep('huge', 'r', long('huge'), false)
  expect(await kept.find('huge', 'r', false)).toBeUndefined()
  expect(kept.size()).toBeGreaterThan(20_000)
})

test('PERF-3 what is not asked for any more is dropped, to the last byte', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] })
  const kept = createAnswerCache(1e6)
  await kept.keep('a', 'r', long('x'), true)
  await kept.keep('b', 'r', long('x'), false)
  vi.advanceTimersByTime(10 * 60_000)
  expect(await kept.find('a', 'r', true)).toBeUndefined()
  expect(kept.size()).toBe(0)
})
