// What is said in a talk moves what it means: a sum is judged, one visit goes for another, a town comes back for a day.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { talkWith } from '#tests/support/guide-talk.ts'
import { type TestApp, startTestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
const talk = (...messages: readonly string[]) => talkWith(app, messages)
type Answer = Awaited<ReturnType<typeof talk>>[number]
const changesOf = ({ proposal }: Answer) =>
  (proposal?.days ?? []).flatMap(({ changes }: { changes: readonly { op: string }[] }) => changes)

test('GUIDE-10 what is chosen after where to go is planned, and the first of the list where only "it" is said', async () => {
  const find = 'Somewhere warm in December from Halifax'
  const [listed, it] = await talk(find, 'plan it for five days, my sister and me')
  expect(it.message).toMatch(/^I take the first of them/)
  expect(it.plan.days).toHaveLength(5)
  const [, second] = await talk(find, 'the second one please')
  expect(second.plan.destinations).not.toEqual(it.plan.destinations)
  expect(listed.choices).toHaveLength(3)
})

describe('GUIDE-10 a plan that stands', () => {
  test('its sum is held against a budget in any words', async () => {
    const [, under, total] = await talk(
      'Plan 4 days in Vienna in May for two, about $3000',
      'are we still below 3000?',
      'ok and whats the total now',
    )
    expect(under.message).toMatch(/\*\*Yes\*\*/)
    expect(total.message).toMatch(/^The plan costs about \$/)
  })

  test('"under" with days is what they may cost; of a dinner it is no budget of the plan', async () => {
    const [plan, dinner] = await talk('4 days in Rome under $2500 for two', 'dinner under 40 each')
    expect(plan.message).toMatch(/Your budget is about \$2,500/)
    expect(dinner.understood.money.amount).toBe(2500)
  })

  test('one visit goes for another in one breath', async () => {
    const [, said] = await talk(
      'plan 4 days in Paris in June for two',
      'Take the Louvre out and put in something quieter',
    )
    expect(changesOf(said).map(({ op }: { op: string }) => op)).toEqual(['replace'])
  })

  test('of its towns one goes and the others stay, one comes back for a day, or some are kept', async () => {
    const [, skipped, back] = await talk(
      '8 days Rome, Florence, Venice in June',
      'skip Venice and give its nights to Rome',
      'put Venice back for a day',
    )
    expect(skipped.plan.destinations).toEqual(['rome', 'florence'])
    expect(back.message).toMatch(/Day trip to Venice/)
    const [, kept] = await talk('ten days in Croatia by car', 'then plan Split and Dubrovnik only')
    expect(kept.plan.destinations).toEqual(['split', 'dubrovnik'])
  })

  test('a day for something is no new length', async () => {
    const [, day] = await talk('5 days in Cartagena in January', 'One day on the islands please')
    expect(day.plan).toBeNull()
  })

  test('what is not eaten is kept in mind, and the plan stays', async () => {
    const [, pork] = await talk('3 days in Taipei', "I don't eat shellfish")
    expect(pork.understood.diet).toEqual(['shellfish-free'])
    expect(pork.message).toMatch(/the meals stay/)
  })

  test('a sight is found by what it is', async () => {
    const [, said] = await talk('5 days in Mexico City', 'add the pyramids')
    expect(said.message).toMatch(/Teotihuacán/)
  })

  test('what is too far for a day is not laid as one', async () => {
    const [, said] = await talk('4 days in Halifax', 'could we add Québec City as a day trip?')
    expect(said.message).toMatch(/too far for a day/)
    expect(said.proposal).toBeUndefined()
  })

  test('a question that is not understood is called that', async () => {
    const [, said] = await talk('4 days in Lisbon', 'Would it be too much for her?')
    expect(said.message).not.toMatch(/Tell me what you would like to know/)
  })
})

test('GUIDE-10 a road trip stops on the way, and tells where', async () => {
  const [plan, stops] = await talk(
    'road trip from Toronto to Halifax, 10 days, two adults',
    'Where would you stop along the way?',
  )
  expect(plan.plan.destinations.length).toBeGreaterThan(2)
  expect(plan.plan.destinations.at(-1)).toBe('halifax')
  expect(stops.message).toMatch(/Montréal/)
})

test('GUIDE-10 how long a permit takes goes on from whether one needs it', async () => {
  const [, when] = await talk(
    'Do Canadians need a visa for India?',
    'how long does it take to get?',
  )
  expect(when.message).toMatch(/official page/)
})

test('GUIDE-10 dates after a flight that was asked for are of the flight; a number of museums is no party', async () => {
  const [, dated] = await talk('Flights from Calgary to Rome?', '3 May to 15 May')
  expect(dated.plan).toBeNull()
  expect(dated.message).toMatch(/\$\d/)
  const [family, fewer] = await talk(
    'Paris, 4 jours en avril, deux adultes et deux enfants de 6 et 9 ans',
    'pas trop de musées, un seul max',
  )
  expect(family.understood.party.children).toHaveLength(2)
  expect(JSON.stringify(fewer)).not.toMatch(/une personne/)
})

test('GUIDE-10 a city in small letters is read before any word', async () => {
  const [bakery] = await talk('where do i find a gluten free paris bakery')
  expect(bakery.message).toMatch(/Paris|gluten/)
  expect(bakery.message).not.toMatch(/Which place/)
  const [rooms] = await talk('hotel with a pool in la for 6 people')
  expect(rooms.message).toMatch(/Los Angeles/)
})
