// A place that is looked for, and days that are wished in other words than "plan".

import { afterAll, beforeAll, expect, test } from 'vitest'
import { talkWith } from '#tests/support/guide-talk.ts'
import { type TestApp, startTestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
const lastOf = async (...messages: readonly string[]) => (await talkWith(app, messages)).at(-1)
/** The prices of the places that are named, in their order. */
const pricesIn = (message: string): readonly number[] =>
  [...message.matchAll(/about \$(\d+)/g)].map(([, price]) => Number(price))

test('GUIDE-10 a part of the world is looked in, and one that is ruled out is not', async () => {
  const { message } = await lastOf('the best town in South America for a first trip?')
  expect(message).toMatch(/Colombia|Peru|Brazil|Argentina/)
  expect(message).not.toMatch(/United States|Canada|Spain/)
  const other = await lastOf('anywhere but Europe with good museums in May')
  expect(other.message).not.toMatch(/France|Italy|Spain|United Kingdom|Germany/)
})

test('GUIDE-10 the cheapest come first, also of those that were named', async () => {
  const cheap = await lastOf('which cities in Europe are the most affordable in April?')
  const among = await lastOf(
    'Somewhere warm in December from Halifax',
    'which of them is cheapest?',
  )
  for (const { message } of [cheap, among])
    expect(pricesIn(message)).toEqual(pricesIn(message).toSorted((a, b) => a - b))
  expect(among.message).toMatch(/^Of these/)
})

test('GUIDE-10 where nothing narrows the list, one thing is asked for', async () => {
  const { message } = await lastOf('where should we travel to next?')
  expect(message).toMatch(/one thing more/)
})

test('GUIDE-10 what one flies nonstop or drives to is near enough', async () => {
  const driven = await lastOf('Anywhere nice for a long weekend that we can drive to from Ottawa?')
  expect(driven.message).toMatch(/km from Ottawa/)
  expect(driven.message).not.toMatch(/Europe|Spain|Indonesia/)
})

test.each([
  ['Ten days driving around Scotland in June, where would we sleep each night?', 10],
  ['Three days off after a congress in Vienna, museums and cake. Ideas day by day?', 3],
  ['what can we do with two days in Barcelona before a Mediterranean cruise', 2],
  ['We lost a day: how do I squeeze five days of Rome into four?', 4],
  ['could you do a 4 day itinerary for Lyon and Annecy', 4],
  ['Une semaine en Bretagne avec deux enfants de 6 et 9 ans. Budget 4000 $.', 7],
])('GUIDE-10 days are laid: %s', async (message, days) => {
  expect((await lastOf(message)).plan?.days).toHaveLength(days)
})

test('GUIDE-10 what is not wished for rules places out, whose sights are mostly that', async () => {
  const first = await lastOf('long weekend from Calgary, somewhere fun')
  expect(first.message).toContain('**Banff**')
  const other = await lastOf('long weekend from Calgary, somewhere fun', 'not mountains')
  expect(other.message).not.toContain('**Banff**')
  expect(other.message).toMatch(/^Three that fit/)
})
