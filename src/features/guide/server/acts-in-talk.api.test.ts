// What a message does in its talk: it goes on, narrows, changes the plan, or asks about it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { talkWith } from '#tests/support/guide-talk.ts'
import { type TestApp, startTestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const talk = (...messages: readonly string[]) => talkWith(app, messages)

test('GUIDE-10 a fragment keeps the topic of the talk, and a question of its own does not', async () => {
  const [, train, kids, own] = await talk(
    'How do I get from the airport into Lisbon?',
    'and at midnight?',
    'with a stroller',
    'do we need a visa?',
  )
  expect([train, kids, own].map(({ understood }) => understood.topic)).toEqual([
    'transfer',
    'transfer',
    'entry',
  ])
})

test('GUIDE-10 a search that is narrowed keeps what was said before, also in another town', async () => {
  const [, cheap, porto] = await talk(
    'hotels in Lisbon, 12 to 15 May, 2 adults',
    'with breakfast, under 200 a night',
    'same in Porto please',
  )
  expect(cheap.message).toMatch(/Breakfast, up to \$200 a night/)
  expect(porto.message).toMatch(/^Hotels in Porto.*up to \$200 a night/)
  const [, direct, toronto] = await talk(
    'flights from Montréal to Rome, 5 to 19 September',
    'direct only',
    'and from Toronto?',
  )
  for (const { message } of [direct, toronto]) expect(message).not.toMatch(/1 stop/)
})

test('GUIDE-10 who comes along is added, and a question about the plan moves nothing of it', async () => {
  const [, more, cost, august] = await talk(
    'plan 3 days in Rome for two adults in April',
    'my brother is coming too with his boy, he’s 9',
    'what is the total per couple',
    'and in August?',
  )
  expect(more.understood.party).toEqual({ adults: 3, children: [9] })
  expect(cost.proposal).toBeUndefined()
  expect(cost.understood.party).toEqual({ adults: 3, children: [9] })
  expect(august.plan.days).toHaveLength(3)
})

test('GUIDE-10 another town on one day of the plan is a day out, and a far namesake of a sight is not meant', async () => {
  const [plan, out, far] = await talk(
    'plan 3 days in Lisbon for two in May',
    'day 3 should be Évora',
    'day 2 = Shibuya Crossing',
  )
  expect(plan.plan.days).toHaveLength(3)
  expect(out.proposal.days.map(({ day }: { day: number }) => day)).toEqual([3])
  expect(
    far.understood.places.every(({ countryCode }: { countryCode: string }) => countryCode === 'PT'),
  ).toBe(true)
})
