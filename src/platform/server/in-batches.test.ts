import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { inBatches } from './in-batches.ts'

const doubled = (batch: readonly number[]) => batch.map((one) => one * 2)

it('PERF-4 what arrives together is done together, and each gets its own', async () => {
  const batches: (readonly number[])[] = []
  const add = inBatches<number, number>(
    async (batch) => {
      batches.push(batch)
      await wait(5)
      return doubled(batch)
    },
    { atMost: 4, underWay: 1 },
  )
  expect(await Promise.all([1, 2, 3, 4, 5, 6].map(add))).toEqual([2, 4, 6, 8, 10, 12])
  expect(batches).toEqual([
    [1, 2, 3, 4],
    [5, 6],
  ])
})

it('PERF-4 no more batches are under way than allowed, and all that waits is done', async () => {
  let underWay = 0
  let most = 0
  const add = inBatches<number, number>(
    async (batch) => {
      most = Math.max(most, ++underWay)
      await wait(1)
      underWay--
      return doubled(batch)
    },
    { atMost: 2, underWay: 2 },
  )
  const all = Array.from({ length: 25 }, (_, at) => at)
  expect(await Promise.all(all.map(add))).toEqual(all.map((at) => at * 2))
  expect(most).toBe(2)
})

it('PERF-4 a batch that fails as a whole fails for each, and the next is done', async () => {
  let calls = 0
  const add = inBatches<number, number>(
    async (batch) => {
      if (++calls === 1) throw new Error('lost')
      return doubled(batch)
    },
    { atMost: 2, underWay: 1 },
  )
  const settled = await Promise.allSettled([1, 2, 3].map(add))
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
})

it('PERF-4 a result for each is needed: one too few fails the batch, and no other', async () => {
  let calls = 0
  const add = inBatches<number, number>(
    async (batch) => doubled(batch).slice(calls++ === 0 ? 1 : 0),
    { atMost: 2, underWay: 1 },
  )
  const settled = await Promise.allSettled([1, 2, 3].map(add))
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
})
