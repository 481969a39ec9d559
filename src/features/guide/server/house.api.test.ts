// What is asked about Wayleaf itself: each question has the text that answers it, also in a talk about a place.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { talkWith } from '#tests/support/guide-talk.ts'
import { type TestApp, startTestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
const lastOf = async (...messages: readonly string[]) => (await talkWith(app, messages)).at(-1)

test.each([
  ['Could one of your agents go through our honeymoon with us, and what do you charge?', /\$149/],
  ['How can my aunt read our itinerary without signing up?', /without an account/],
  ['We go away every July, which of your paid tiers makes sense?', /trip or two a year/],
  ['I paid for Wanderlust by accident, can I get my money back?', /refunded for 30 days/],
  ['Can we get our travel insurance from you?', /does not sell/],
  ['Peut-on souscrire une assurance chez vous ?', /ne vend rien/],
  ['Combien pour parler de notre croisière à un conseiller ?', /149 \$/],
])('GUIDE-10 of Wayleaf: %s', async (message, told) => {
  expect((await lastOf(message)).message).toMatch(told)
})

test('GUIDE-10 a plain question about Wayleaf is answered in the middle of a talk, and the plan stays', async () => {
  const talk = ['4 days in Rome in May']
  expect((await lastOf(...talk, 'Can I send this to my cousin?')).message).toMatch(/Share/)
  const insured = await lastOf(...talk, 'Do we need travel insurance, and do you sell it?')
  expect(insured.message).toMatch(/provincial plan[^]*does not sell/)
  const days = await lastOf(...talk, 'How do we print this?', 'make it 5 days')
  expect(days.plan.days).toHaveLength(5)
})

test.each([
  ['The flat we rented was filthy and the owner ignored us. What will you do for us?', /sorry/],
  ['The hotel costs 60 dollars more than when I put it in my trip, why?', /from day to day/],
  ['Are these amounts Canadian or American dollars?', /Canadian dollars/],
  ['Could my cousin and I each pay half on our own cards?', /one card/],
])('GUIDE-10 of Wayleaf, when something is amiss or is paid: %s', async (message, told) => {
  expect((await lastOf(message)).message).toMatch(told)
})
