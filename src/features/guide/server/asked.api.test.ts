// What travellers often ask of a place: answered from our table where a message asks the same, and only there.

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
  ['which airport is better in tokyo, haneda or narita?', /Choose Haneda/],
  ['London theatre tickets, how do I get cheap ones for the same day?', /Leicester Square/],
  ['what is ETIAS and do i need it yet', /travel authorization/],
  ['Est-ce que ça vaut la peine de monter dans la tour Eiffel?', /Trocadéro/],
  ['Is it safe to rent a scooter in Thailand with my Canadian licence?', /motorcycle class/],
  ['Marrakech or Fes?', /deepest medieval medina/],
  ['Plitvice or Krka?', /sixteen lakes/],
  ['Is Ha Long or Lan Ha bay better?', /same limestone/],
  ['Do I need malaria pills for Kruger?', /northeast lowlands/],
  ['Are plastic bags banned in Kenya?', /banned since 2017/],
])('GUIDE-10 what is often asked has its own answer: %s', async (message, told) => {
  const answer = await lastOf(message)
  expect(answer.message).toMatch(told)
  expect(answer.message).not.toMatch(/haven’t taken into account|pas pu tenir compte/)
  expect(answer.sources).toContainEqual(
    expect.objectContaining({ name: 'Wayleaf’s notes', kind: 'general knowledge' }),
  )
})

test('GUIDE-10 a talk goes on with its place, and a plan stays as it is', async () => {
  const talk = ['4 days in Lisbon in May']
  const before = await lastOf(...talk)
  const answer = await lastOf(...talk, 'Is Sintra easy as a day trip by train, without a tour?')
  expect(answer.message).toMatch(/Rossio/)
  expect(answer.proposal ?? null).toBeNull()
  const days = await lastOf(...talk, 'Is Sintra easy as a day trip by train?', 'make it 5 days')
  expect(before.plan.days).toHaveLength(4)
  expect(days.plan.days).toHaveLength(5)
})

test.each([
  ['Is Wayleaf free, or do I have to pay after a while?', /Wayleaf is free to search/],
  ['Do I need a visa for Japan?', /Canada passport to Japan/],
  ['I’m an Indian citizen living in Canada. Do I need a visa for Costa Rica?', /India passport/],
  ['Hotels in Paris under $200 a night', /Hotels in Paris/],
  ['Porto or Lisbon for 5 days in October?', /Side by side/],
])('GUIDE-10 rules, rows and comparisons keep their own answers: %s', async (message, told) => {
  expect((await lastOf(message)).message).toMatch(told)
})
