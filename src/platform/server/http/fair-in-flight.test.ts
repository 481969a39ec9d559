import { expect, test } from 'vitest'
import { createGate } from './in-flight.ts'

/** Calls that stay in flight until all are let go. */
function heldCalls(atMost: number) {
  const gate = createGate(atMost)
  let letGo = (): void => undefined
  const held = new Promise<string>((resolve) => {
    letGo = () => resolve('served')
  })
  const call = (caller: string): Promise<string> =>
    gate(caller, () => held).catch((error: { code: string }) => error.code)
  return { call, letGo: () => letGo() }
}

const countOf = (answers: readonly string[], what: string): number =>
  answers.filter((answer) => answer === what).length

test('F1 a crowd of calls by one session is refused before those of others are', async () => {
  const { call, letGo } = heldCalls(40)
  const crowd = Array.from({ length: 60 }, () => call('one session'))
  const others = Array.from({ length: 20 }, (_, at) => call(`another ${at}`))
  letGo()
  const [ofCrowd, ofOthers] = await Promise.all([Promise.all(crowd), Promise.all(others)])
  expect(countOf(ofCrowd, 'served')).toBe(20)
  expect(countOf(ofCrowd, 'unavailable')).toBe(40)
  expect(countOf(ofOthers, 'served')).toBe(20)
  // Everything has been given back.
  expect(await call('one session')).toBe('served')
})

test('F1 above the limit other callers are refused too', async () => {
  const { call, letGo } = heldCalls(40)
  const calls = Array.from({ length: 50 }, (_, at) => call(`caller ${at}`))
  letGo()
  expect(countOf(await Promise.all(calls), 'unavailable')).toBe(10)
})
