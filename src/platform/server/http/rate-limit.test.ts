import type { Pool } from 'pg'
import { expect, test, vi } from 'vitest'
import { createLocalLimiter, createSharedLimiter } from './rate-limit.ts'

const limit = { name: 'test', points: 2, seconds: 60, by: 'address' } as const

/** A database that never answers. */
function downLimiter() {
  const query = () => Promise.reject(new Error('connection lost'))
  const onLostReturn = vi.fn()
  // The limiter asks a pool for nothing but `query` and its kind.
  const pool = { query, connect: query, constructor: { name: 'Pool' } } as unknown as Pool
  return { limiter: createSharedLimiter({ pool, factor: 1, onLostReturn }), onLostReturn }
}

test('AUTH-04 a limit that cannot be counted refuses: it fails closed', async () => {
  const { limiter } = downLimiter()
  await expect(limiter(limit, 'someone')).rejects.toMatchObject({ code: 'unavailable' })
})

test('AUTH-04 a count that cannot be given back is told, and what was done stands', async () => {
  const { limiter, onLostReturn } = downLimiter()
  await limiter.giveBack(limit, 'someone')
  expect(onLostReturn).toHaveBeenCalledOnce()
})

test('two limits of one name but other figures are a mistake, not one shared count', async () => {
  const limiter = createLocalLimiter({ factor: 1 })
  await limiter(limit, 'someone')
  await limiter({ ...limit }, 'someone else')
  await expect(limiter({ ...limit, points: 9 }, 'someone')).rejects.toThrow(
    'Two limits share the name test',
  )
})

test('PERF-7 of two processes each allows half, so that both allow what one would', async () => {
  const halves = [createLocalLimiter({ factor: 0.5 }), createLocalLimiter({ factor: 0.5 })]
  const six = { ...limit, points: 6 }
  for (const half of halves) {
    for (let call = 0; call < 3; call++) await half(six, 'someone')
    await expect(half(six, 'someone')).rejects.toThrow()
  }
})
