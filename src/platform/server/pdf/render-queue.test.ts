import { expect, test } from 'vitest'
import { createWaitingLine } from './render-queue.ts'

test('lets in as many as there are places, then the others in the order they came', async () => {
  const line = createWaitingLine(1, 5)
  const order: string[] = []
  const leave = await line.enter()
  const visit = async (name: string) => {
    const done = await line.enter()
    order.push(name)
    done()
  }
  const both = [visit('second'), visit('third')]
  expect(line.waiting).toBe(2)
  leave()
  await Promise.all(both)
  expect(order).toEqual(['second', 'third'])
})

test('refuses with `busy` when the line is full', async () => {
  const line = createWaitingLine(1, 1)
  await line.enter()
  void line.enter()
  await expect(line.enter()).rejects.toMatchObject({ code: 'busy' })
})

test('gives a place back once only, however often it is asked to', async () => {
  const line = createWaitingLine(1, 0)
  const leave = await line.enter()
  leave()
  leave()
  await line.enter()
  await expect(line.enter()).rejects.toMatchObject({ code: 'busy' })
})

test('an aborted wait leaves the queue and rejects with the reason of its signal', async () => {
  const line = createWaitingLine(1, 1)
  const leave = await line.enter()
  const abort = new AbortController()
  const waiting = line.enter(abort.signal)
  abort.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  expect(line.waiting).toBe(0)
  leave()
  await expect(line.enter()).resolves.toBeTypeOf('function')
})

test('closing rejects waiting and later callers', async () => {
  const line = createWaitingLine(1, 1)
  await line.enter()
  const waiting = line.enter()
  line.close()
  await expect(waiting).rejects.toMatchObject({ code: 'closed' })
  await expect(line.enter()).rejects.toMatchObject({ code: 'closed' })
})
