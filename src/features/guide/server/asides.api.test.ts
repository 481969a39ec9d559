import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function ask(...turns: readonly string[]) {
  const user = await app.user()
  let body: Record<string, never> = {}
  for (const message of turns) body = (await user.post('/api/chat/send', { message })).body
  return body as unknown as {
    message: string
    understood: { act: string; topic: string; party: { adults: number } | null; money: object }
    proposal?: { days: object[] }
  }
}

test.each([
  'three days in Rome in April, sunny I hope',
  '2 days in Montréal, cold and cheap',
  'a weekend of 3 days in Lisbon, it is going to be so hot',
])('G1 days and a place are a plan, whatever adjectives stand beside them: %s', async (message) => {
  const { proposal } = await ask(message)
  expect(proposal?.days.length).toBeGreaterThan(1)
})

test('G1 the weather of a stay is still a question', async () => {
  const { message, proposal } = await ask('what is the weather in Rome for 3 days in April?')
  expect(message).toMatch(/highs of/)
  expect(proposal).toBeUndefined()
})

test.each([
  ['a cheap hotel in Toronto', /Hotels in Toronto/],
  ['cheapest place to eat in Rome, restaurants please', /Places to eat in Rome/],
])('G1 “cheap” says how a thing is to be: %s', async (message, expected) => {
  expect((await ask(message)).message).toMatch(expected)
})

test('G1 “four of us” and “two of us” are a party; a limit said of a plan is its budget', async () => {
  expect((await ask('Plan 3 days in Lisbon, two of us')).understood.party).toMatchObject({
    adults: 2,
  })
  const { understood } = await ask('Plan 3 days in Lisbon', 'make it under $700')
  expect(understood.money).toMatchObject({ amountCad: 700 })
})

test('G3 a text that is not about what is asked is not quoted', async () => {
  const { message } = await ask('is Mexico City safe for a woman alone at night')
  expect(message).not.toMatch(/tourist taxes|city passes|hours of shops/)
})

test('G3 an injury abroad is answered with the number to call', async () => {
  expect((await ask('my husband broke his leg in Prague')).message).toMatch(/112/)
})

test('G3 a town of whose sights nothing is known gets no count of days', async () => {
  const { message } = await ask('how many days in Athens is enough?')
  expect(message).toMatch(/I know no sights of Athens yet/)
})
