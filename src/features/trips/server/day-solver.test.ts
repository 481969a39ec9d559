import { expect, test } from 'vitest'
import type { DayProblem } from '../domain/best-day/day-problem.ts'
import { createDaySolver } from './day-solver.ts'

const worker = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`)
const day: DayProblem = { from: 540, until: 1260, items: [], travel: [[0]] }
const unavailable = { code: 'unavailable' }

/** Answers after `ms`. */
const slow = (ms: number) =>
  worker(`import { parentPort, workerData } from 'node:worker_threads'
    setTimeout(() => parentPort.postMessage(workerData.problems.map(() => null)), ${ms})`)

test('E1 a worker that hangs is ended, and the next search goes on', async () => {
  const hanging = createDaySolver(worker('setInterval(() => {}, 1000)'), {
    searchMs: 20,
    marginMs: 50,
    atOnce: 1,
  })
  await expect(hanging.solve([day])).rejects.toMatchObject(unavailable)
  await expect(hanging.solve([day])).rejects.toMatchObject(unavailable)
  await hanging.close()
})

test('E1 a worker that breaks is told as unavailable', async () => {
  const broken = createDaySolver(worker('throw new Error("broken")'))
  await expect(broken.solve([day])).rejects.toMatchObject(unavailable)
  await broken.close()
})

test('E1 so many search at once, so many wait, the next is refused; all that waited are answered', async () => {
  const solver = createDaySolver(slow(80), { atOnce: 1, waitAtMost: 2 })
  const [one, two, three] = [solver.solve([day]), solver.solve([day]), solver.solve([day])]
  await expect(solver.solve([day])).rejects.toMatchObject(unavailable)
  expect(await Promise.all([one, two, three])).toEqual([[undefined], [undefined], [undefined]])
  expect(await solver.solve([day, day])).toEqual([undefined, undefined])
  await solver.close()
})

test('E1 closing ends what runs and refuses what waits and what comes', async () => {
  const solver = createDaySolver(slow(60_000), { atOnce: 1 })
  const asked = Promise.allSettled([solver.solve([day]), solver.solve([day])])
  await solver.close()
  for (const { status } of await asked) expect(status).toBe('rejected')
  await expect(solver.solve([day])).rejects.toMatchObject(unavailable)
})
