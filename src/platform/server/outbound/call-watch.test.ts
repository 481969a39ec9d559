import { expect, test } from 'vitest'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { createCallWatch } from './call-watch.ts'

const fail = failWith(commonErrors)

const port = {
  source: 'embedded',
  double: async (of: number) => of * 2,
  now: () => 'now',
  refuse: async (): Promise<string> => {
    throw fail('not-found')
  },
  leave: async (): Promise<string> => {
    throw new DOMException('gone', 'AbortError')
  },
  break: async (): Promise<string> => {
    throw fail('unavailable')
  },
}

test('ADMIN-02 a watched port answers as before and is timed', async () => {
  const { watch, read } = createCallWatch()
  const watched = watch('port', port)
  expect([watched.source, watched.now(), await watched.double(21)]).toEqual(['embedded', 'now', 42])
  expect(read('port')).toMatchObject({ calls: 2, errorRate: 0, answers: true })
  expect(read('port').lastGoodAt).toBeInstanceOf(Date)
  expect(read('other')).toEqual({
    calls: 0,
    errorRate: null,
    latencyMs: null,
    lastGoodAt: null,
    answers: true,
  })
})

test('ADMIN-02 a refusal counts as an answer, an aborted call does not count as a fault of the port', async () => {
  const { watch, read } = createCallWatch()
  const watched = watch('port', port)
  await expect(watched.refuse()).rejects.toThrow()
  await expect(watched.leave()).rejects.toThrow()
  expect(read('port')).toMatchObject({ calls: 2, errorRate: 0, answers: true })
})

test('ADMIN-02 three failures on end, and it does not answer; one success, and it does', async () => {
  const { watch, read } = createCallWatch()
  const watched = watch('port', port)
  await watched.double(1)
  for (let n = 0; n < 3; n++) await expect(watched.break()).rejects.toThrow()
  expect(read('port')).toMatchObject({ calls: 4, errorRate: 0.75, answers: false })
  await watched.double(1)
  expect(read('port').answers).toBe(true)
})

test('ADMIN-02 what is older than a quarter of an hour counts no more', async () => {
  let now = 0
  const { watch, read } = createCallWatch(() => now)
  const watched = watch('port', port)
  for (let n = 0; n < 3; n++) await expect(watched.break()).rejects.toThrow()
  expect(read('port').answers).toBe(false)
  now += 16 * 60_000
  expect(read('port')).toMatchObject({ calls: 0, answers: true, lastGoodAt: null })
})

test('ADMIN-02 an error that a port names as an answer is none of its faults', async () => {
  const { watch, read } = createCallWatch()
  const watched = watch('port', port, (error) => error instanceof Error)
  for (let at = 0; at < 3; at += 1) await expect(watched.break()).rejects.toThrow()
  expect(read('port')).toMatchObject({ calls: 3, errorRate: 0, answers: true })
})
