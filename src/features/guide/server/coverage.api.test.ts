import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** The answers to some messages of one conversation. */
async function talk(...turns: readonly string[]) {
  const user = await app.user()
  const bodies = []
  for (const message of turns) bodies.push((await user.post('/api/chat/send', { message })).body)
  return bodies
}

test.each([
  ['Top sights in Rome, and where do we rent a walrus saddle?', ['walrus', 'saddle'], /In Rome/],
  ['3 days in Prague, we collect enamel teapots', ['collect', 'enamel', 'teapots'], /Day 3/],
])(
  'G3 the best answer comes first, and what nothing used is named in the traveller’s own phrase: %s',
  async (message, words, told) => {
    const [answer] = await talk(message)
    expect(answer.message).toMatch(told)
    const phrases = answer.message.split('I haven’t taken into account')[1] ?? ''
    for (const word of words) {
      expect(answer.unused).toContain(word)
      expect(phrases).toContain(word)
    }
    expect(answer.message.indexOf('I haven’t taken into account')).toBeGreaterThan(0)
    expect(answer.message).not.toContain('anything certain')
  },
)

test('G3 where most of what is asked stands in no answer, that is said before what is known', async () => {
  const [answer] = await talk('Can we practise juggling near the London Eye?')
  expect(answer.unused).toContain('juggling')
  expect(answer.message).toMatch(
    /^I don’t know anything certain about “practise juggling”\. What I can tell you:/,
  )
  expect(answer.message).toContain('London Eye')
})

test('G3 a question when is not answered without a time', async () => {
  const [answer] = await talk('What time do people eat dinner in Bolivia?')
  expect(answer.message).toContain('When that is, I don’t know')
})

test('G3 an answer that its words explain stays whole', async () => {
  const [water, hotel] = await talk(
    'Can you drink tap water in Portugal?',
    'Hotels in Lisbon under $150 a night with breakfast',
  )
  expect(water.message).toContain('tap water is safe')
  expect(water.unused).toEqual([])
  expect(hotel.message).toContain('a night')
})

test.each([
  'How busy is Golden Week in Japan?',
  'Is Shabbat going to affect buses in Tel Aviv?',
  'best city in Europe for wine',
  'Is Airbnb legal in Kyoto?',
])('G1 a word is a place only with evidence: %s', async (message) => {
  const [answer] = await talk(message)
  const names = answer.understood.places.map(({ name }: { name: string }) => name)
  expect(names.filter((name: string) => !['Japan', 'Tel Aviv', 'Kyoto'].includes(name))).toEqual([])
  expect(answer.message).not.toContain('I know no place called')
})

test('G1 a large town is not its neighbour, and an airport’s town is itself', async () => {
  const [ghent] = await talk('Where do we eat in Ghent?')
  expect(ghent.understood.places[0].name).toBe('Ghent')
  const [girona] = await talk('Any hostels in Girona?')
  expect(girona.understood.places[0].name).toBe('Girona')
})

test('G4 a town without sights is planned by what is generally known, and says so, with the nearest that has some', async () => {
  const [bare] = await talk('Plan 2 days in Innsbruck')
  expect(bare.plan.destinations).toEqual(['innsbruck'])
  expect(bare.message).toMatch(/no sights of Innsbruck on file.*Munich, about \d+ km/s)
  expect(bare.message).toMatch(/Day 1:\*\* to see: /)
  const [unknown] = await talk('3 days in Accra')
  expect(unknown.message).toMatch(/rooms and tables only/)
  expect(unknown.plan.days).toHaveLength(3)
})

test('G1 who lives in Canada travels on the passport of their country', async () => {
  const [indian] = await talk(
    'I am a permanent resident of Canada with an Indian passport, do I need a visa for Mexico?',
  )
  expect(indian.message).toContain('India passport to Mexico')
  expect(indian.message).not.toContain('passport to Canada')
  expect(indian.message).toContain('go by the passport')
  const [untold] = await talk('I am a permanent resident of Canada, do I need a visa for Japan?')
  expect(untold.understood.open).toEqual(['passport'])
  const [both] = await talk('I have a UK and a Canadian passport, which should I use for India?')
  expect(both.understood.nationality.toSorted()).toEqual(['CA', 'GB'])
})

test('G5 a straight line is no journey', async () => {
  const [answer] = await talk('How do I get from Bergamo to Trieste?')
  expect(answer.message).toContain('as the crow flies')
  expect(answer.message).toContain('I don’t know')
  expect(answer.message).not.toContain('a person')
})

test('G4 what is asked about a plan is told from it, and what is asked of one day moves that day', async () => {
  const [, flights, hotel, closed, slower, fewer] = await talk(
    'Plan 4 days in Lisbon in May for two adults',
    'does that include flights?',
    'what does the hotel cost in that plan?',
    'is any of it closed on the Monday?',
    'can you make day 2 slower',
    'that’s too many churches',
  )
  expect(flights.message).toMatch(/^No: the plan holds none/)
  expect(hotel.message).toMatch(/^\*\*.+\*\*, .*3 nights.*; \$[\d,.]+, \$[\d,.]+ a night/)
  expect(closed.proposal).toBeUndefined()
  expect(closed.message).toMatch(/^(?:No|Yes|The plan has no visit)/)
  expect(slower.proposal.days.map(({ day }: { day: number }) => day)).toEqual([2])
  expect(fewer.understood.likes).not.toContain('church')
})

test('G3 a diet that an answer has no use for is kept in mind, and that is said', async () => {
  const [answer] = await talk('What is the weather in Lisbon in May? We are vegetarian.')
  expect(answer.message).toContain('Noted for what you ask next: vegetarian')
})

test('G3 a day whose change was not understood stays; a sum without flights asks for no airport', async () => {
  const [plan, free] = await talk('Plan 3 days in Prague in May for two', 'make day 3 sparkle')
  expect(plan.proposal.days).toHaveLength(3)
  expect(free.message).toContain('I changed nothing in the plan')
  expect(free.proposal).toBeUndefined()
  const [week] = await talk('Combien coûte une semaine à New York pour deux sans les vols ?')
  expect(week.message).toContain('sans les vols')
})
