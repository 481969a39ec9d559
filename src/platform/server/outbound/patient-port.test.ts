import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#platform/shared/app-error.ts'
import { patient, soFar } from './patient-port.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new AbortController().signal

/** A port that answers when it is told to. */
function slowPort() {
  const asked: { answer: (found: string) => void; fail: (error: Error) => void }[] = []
  const port = {
    source: 'slow',
    search: async (_where: string, _signal: AbortSignal) =>
      new Promise<string>((answer, fail) => void asked.push({ answer, fail })),
    quote: async (_id: string, _signal: AbortSignal) => 'quoted',
  }
  return { asked, port: patient(port, ['search']) }
}

const said = async (search: Promise<unknown>): Promise<unknown> => {
  const answer = search.then(
    (found) => found,
    (error: unknown) =>
      error instanceof AppError && error.code === 'still-searching'
        ? 'still searching'
        : String(error),
  )
  await vi.advanceTimersByTimeAsync(2100)
  return answer
}

test('H2 a search that takes long is told so, goes on, and is there for who asks again', async () => {
  const { asked, port } = slowPort()
  expect(await said(port.search('paris', never))).toBe('still searching')
  const again = said(port.search('paris', never))
  asked[0]?.answer('found')
  expect(await again).toBe('found')
  expect(await said(port.search('paris', never))).toBe('found')
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await said(port.search('paris', never))).toBe('still searching')
  expect(asked).toHaveLength(2)
})

test('H2 a search that fails meanwhile fails for who asks again, and is asked anew later', async () => {
  const { asked, port } = slowPort()
  expect(await said(port.search('paris', never))).toBe('still searching')
  asked[0]?.fail(new Error('down'))
  expect(await said(port.search('paris', never))).toBe('Error: down')
  await vi.advanceTimersByTimeAsync(20_000)
  const later = said(port.search('paris', never))
  asked[1]?.answer('found')
  expect(await later).toBe('found')
})

test('H2 what is answered soon is kept for no one; other questions and methods are their own', async () => {
  const { asked, port } = slowPort()
  const [paris, lima] = [port.search('paris', never), port.search('lima', never)]
  asked[0]?.answer('paris')
  asked[1]?.answer('lima')
  expect(await Promise.all([paris, lima])).toEqual(['paris', 'lima'])
  const later = port.search('paris', never)
  asked[2]?.answer('newer')
  expect(await later).toBe('newer')
  expect([await port.quote('id', never), port.source]).toEqual(['quoted', 'slow'])
})

test('H2 what has been found so far is told with it', async () => {
  const port = patient(
    {
      search: async (_: string, _signal: AbortSignal, report?: (found: string[]) => void) => {
        report?.(['first'])
        return new Promise<string[]>(() => undefined)
      },
    },
    ['search'],
  )
  const searching = soFar(port.search('paris', never), [])
  await vi.advanceTimersByTimeAsync(2100)
  expect(await searching).toEqual({ found: ['first'], goesOn: { searching: true } })
  expect(await soFar(Promise.resolve(1), 0)).toEqual({ found: 1, goesOn: {} })
  await expect(soFar(Promise.reject(new Error('down')), [])).rejects.toThrow('down')
})

test('H2 who leaves ends the own waiting, and not the search of the others', async () => {
  const { asked, port } = slowPort()
  const leaving = new AbortController()
  const gone = port.search('paris', leaving.signal)
  const stays = port.search('paris', never)
  leaving.abort(new Error('left'))
  await expect(gone).rejects.toThrow('left')
  asked[0]?.answer('found')
  expect(await stays).toBe('found')
  await expect(port.search('paris', leaving.signal)).rejects.toThrow('left')
})
