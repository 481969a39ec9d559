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
  ['Can we do laundry near the London Eye?', 'laundry', /CA\$|closed on/],
  ['What does a beer cost in Lisbon?', 'beer', /middling day/],
  ['Do hotels in Rome have air conditioning?', 'conditioning', /a night/],
  ['Is the Lisbon marathon on in June?', 'marathon', /highs of/],
])(
  'G3 what no answer explains is named, and nothing else is told: %s',
  async (message, word, other) => {
    const [answer] = await talk(message)
    expect(answer.unused).toContain(word)
    expect(answer.message).toContain(word)
    expect(answer.message).toContain('What I do know')
    expect(answer.message).not.toMatch(other)
    expect(answer.usage.conversationsUsed).toBe(0)
  },
)

test('G3 a question when is not answered without a time', async () => {
  const [answer] = await talk('What time do people eat dinner in Croatia?')
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

test('G4 a town without sights is planned only when asked again, with the nearest that has some', async () => {
  const [bare, anyway] = await talk('Plan 2 days in Innsbruck', 'Plan 2 days in Innsbruck anyway')
  expect(bare.plan).toBeNull()
  expect(bare.message).toMatch(/no sights of Innsbruck on file.*Munich, about \d+ km/s)
  expect(bare.choices).toHaveLength(2)
  expect(anyway.plan.destinations).toEqual(['innsbruck'])
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
  const [answer] = await talk('How do I get from Madrid to Seville?')
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
  expect(hotel.message).toMatch(/^The plan holds:.*CA\$/s)
  expect(closed.proposal).toBeUndefined()
  expect(closed.message).toMatch(/^(?:No|Yes|The plan has no visit)/)
  expect(slower.proposal.days.map(({ day }: { day: number }) => day)).toEqual([2])
  expect(fewer.understood.likes).not.toContain('church')
})

test('G3 a wish that an answer does not look at is named', async () => {
  const [answer] = await talk('What is the weather in Lisbon in May? We are vegetarian.')
  expect(answer.message).toContain('does not look at: vegetarian')
})

test('G3 a day whose change was not understood stays; a sum without flights asks for no airport', async () => {
  const [plan, free] = await talk('Plan 3 days in Prague in May for two', 'make day 3 free')
  expect(plan.proposal.days).toHaveLength(3)
  expect(free.message).toContain('I changed nothing in the plan')
  expect(free.proposal).toBeUndefined()
  const [week] = await talk('Combien coûte une semaine à New York pour deux sans les vols ?')
  expect(week.message).toContain('sans les vols')
})
