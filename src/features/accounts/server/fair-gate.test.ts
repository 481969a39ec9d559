import { expect, test } from 'vitest'
import { createFairGate } from './fair-gate.ts'

const open = (atOnce: number, waitingAtMost: number) => {
  const gate = createFairGate({ atOnce, waitingAtMost, refusal: () => new Error('full') })
  const running: { readonly name: string; end(): void }[] = []
  const begun: string[] = []
  const refused: string[] = []
  /** Queues work under a key; it runs until told to end. */
  const ask = (key: string, name: string): void => {
    const work = () =>
      new Promise<void>((end) => {
        begun.push(name)
        running.push({ name, end })
      })
    gate(key, work).catch(() => refused.push(name))
  }
  /** Ends the longest-running work until nothing runs. */
  const endAll = async (): Promise<void> => {
    await settled()
    while (running.length > 0) {
      running.shift()?.end()
      await settled()
    }
  }
  return { ask, begun, refused, endAll }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
const named = (count: number, name: string) => Array.from({ length: count }, (_, n) => name + n)

test('F3 a key that asks for much delays only itself: queues take turns, and a new key is served next', async () => {
  const { ask, begun, refused, endAll } = open(2, 20)
  for (const name of named(8, 'a')) ask('a', name)
  for (const name of named(2, 'b')) ask('b', name)
  ask('c', 'c0')
  await endAll()
  expect(begun).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'a3', 'a4', 'a5', 'a6', 'a7'])
  expect(refused).toEqual([])
})

test('F3 repeated requests do not jump the queue', async () => {
  const gate = createFairGate({ atOnce: 1, waitingAtMost: 20, refusal: () => new Error('full') })
  const begun: string[] = []
  const work = (name: string) => async () => {
    begun.push(name)
    await settled()
  }
  const oneByOne = async (key: string) => {
    for (const name of named(4, key)) await gate(key, work(name))
  }
  await Promise.all([oneByOne('a'), oneByOne('b'), oneByOne('c')])
  expect(begun.map((name) => name.charAt(1)).join('')).toBe('000111222333')
})

test('F3 when the queue is full, the longest queue loses its last entry, shorter ones lose nothing', async () => {
  const { ask, begun, refused, endAll } = open(1, 4)
  for (const name of named(6, 'a')) ask('a', name)
  await settled()
  expect(refused).toEqual(['a5'])
  ask('b', 'b0')
  await settled()
  ask('c', 'c0')
  await settled()
  expect(refused).toEqual(['a5', 'a4', 'a3'])
  // Four queues of one or two: none is longer than the newcomer's by enough to make room.
  ask('d', 'd0')
  await settled()
  ask('e', 'e0')
  await settled()
  expect(refused).toEqual(['a5', 'a4', 'a3', 'a2', 'e0'])
  await endAll()
  expect(begun).toEqual(['a0', 'b0', 'c0', 'd0', 'a1'])
})

test('F3 work that fails makes room like any other', async () => {
  const gate = createFairGate({ atOnce: 1, waitingAtMost: 0, refusal: () => new Error('full') })
  const failing = () => gate('a', () => Promise.reject(new Error('no')))
  await expect(failing()).rejects.toThrow('no')
  await expect(failing()).rejects.toThrow('no')
  await expect(gate('a', async () => 'done')).resolves.toBe('done')
})
