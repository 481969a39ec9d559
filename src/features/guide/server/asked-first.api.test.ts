// What is asked comes first, what one travels for is known by its name, and what is ruled out stays out.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atlas } from '#atlas/testing/world.ts'
import { talkWith } from '#tests/support/guide-talk.ts'
import { type TestApp, startTestApp } from '#tests/support/test-app.ts'
import { createGuideWorld } from './from-atlas/shared-world.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const lastOf = async (...messages: readonly string[]) => (await talkWith(app, messages)).at(-1)

test.each([
  [
    "I'm travelling from Calgary to Tokyo in March, do I need a visa?",
    /no visa needed/,
    /nonstop|sample/,
  ],
  [
    'Which is cheaper in October, Vietnam or Thailand?',
    /^\*\*.+ is the cheaper one/,
    /Side by side/,
  ],
  [
    'My passport expires in four months, can I still go to Italy?',
    /^\*\*By these rules, yes/,
    /haven’t taken into account/,
  ],
  [
    'My passport expires in 2 weeks, can I still go to Italy?',
    /^\*\*By these rules, no/,
    /haven’t taken into account/,
  ],
  [
    'Cancel a trip I booked on Wayleaf',
    /can be refunded for 30 days/,
    /Air Passenger|subscription/,
  ],
  ['Can you drive from Toronto to Ottawa in one day?', /^\*\*Yes/, /nonstop/],
  ['How far is Ottawa from Toronto by car?', /at the wheel/, /Yes/],
  ['What should we book ahead in Rome?', /Colosseum\*\*: about \$/, /espresso/],
  ['Where can we see whales on the east coast?', /Tadoussac/, /Tofino|Victoria/],
  ['How much is a month of Guide Pro?', /\$9\.99 a month/, /Which place/],
  ['Who do I call if something goes wrong with my booking?', /\/help/, /\{\{/],
])('GUIDE-10 %s', async (message, told, untold) => {
  const { message: text } = await lastOf(message)
  expect(text).toMatch(told)
  expect(text).not.toMatch(untold)
})

test('GUIDE-10 what is asked next in everyday words is asked, and both places are remembered', async () => {
  const around = await lastOf('is Barcelona safe?', 'And getting around?')
  expect(around.message).toMatch(/metro/i)
  expect(around.message).not.toContain('Emergencies')
  const kids = await lastOf('What is the weather like in Lisbon in May?', 'With kids?')
  expect(kids.message).toContain('Oceanário')
  const both = await lastOf(
    'Do I need a visa for Vietnam?',
    'and for Thailand?',
    'Which of the two is cheaper?',
  )
  expect(both.message).toMatch(/^\*\*Hanoi\*\* is the cheaper one/)
})

const world = createGuideWorld({ atlas })
/** Ruled out by a word: the kinds of it, and what a name gives away. */
const kinds = [
  ['museums', ['museum', 'gallery'], /\b(?:mus[ée]+|museum|museo|museu)/i],
  ['churches', ['church'], /\b(?:church|cathedral)\b/i],
  ['markets', ['market'], /\bmarket\b/i],
  ['beaches', ['beach'], /\bbeach\b/i],
] as const
const cities = world.covered.slice(0, 24).map(({ slug }, at) => [slug, at % kinds.length] as const)

describe('GUIDE-10 a plan that says to hold to what is ruled out holds to it', () => {
  test.each(cities)('%s without kind %i', async (slug, kind) => {
    const town = world.town(slug)
    const [word, categories, inName] = kinds[kind] ?? kinds[0]
    const { plan, message } = await lastOf(`Plan 3 days in ${town?.name}, no ${word}`)
    const rows = new Map(world.rows(slug)?.sights.map((sight) => [sight.name, sight.category]))
    const visits: readonly string[] = plan.days.flatMap(
      ({ items }: { items: { kind: string; name: string }[] }) =>
        items.flatMap((item) => (item.kind === 'sight' ? item.name : [])),
    )
    expect(visits.length).toBeGreaterThan(2)
    const against = visits.filter(
      (name) =>
        categories.some((category) => category === rows.get(name)) ||
        (rows.get(name) !== 'neighbourhood' && inName.test(name)),
    )
    expect(message.includes('Held to: no') ? against : []).toEqual([])
  })
})
