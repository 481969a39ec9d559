// Families of wishes × places × parties × phrasings: what is wished is in the plan, and a town's note answers.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { full } from '#tests/support/full-rounds.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { calledEnglish, sayIn } from './answering/words.ts'
import { placeNotes } from './retrieval/place-notes.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

interface Item {
  readonly kind: string
  readonly name: string
  readonly start: string | null
  readonly minutes: number
  readonly priceCad: number
}

interface Answer {
  readonly message: string
  readonly unused: readonly string[]
  readonly understood: { readonly places: readonly { ref: string; role: string }[] }
  readonly plan: {
    readonly people: number
    readonly days: readonly { items: readonly Item[] }[]
  } | null
}

async function ask(...messages: readonly string[]): Promise<Answer> {
  const user = await app.user('wanderlust')
  let body: unknown
  for (const message of messages) body = (await user.post('/api/chat/send', { message })).body
  return body as Answer
}

const steady = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
const pick = steady(20_261_128)
const oneOf = <T>(all: readonly T[]): T => all[pick(all.length)] as T

const places = ['Lisbon', 'Rome', 'Vienna', 'Tokyo', 'Prague', 'London', 'Amsterdam', 'Paris']
const parties = ['for two', 'for the four of us', 'for me alone', 'with my wife']
const lengths = [
  '3 days in {place}',
  'four days in {place}',
  'a long weekend in {place}',
  'plan {place} for 3 days',
]

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const visits = ({ plan }: Answer): readonly Item[] =>
  (plan?.days ?? []).flatMap(({ items }) => items.filter(({ kind }) => kind === 'sight'))
const overlaps = ({ start, minutes: lasts }: Item, from: string, until: string): boolean =>
  start !== null && minutes(start) < minutes(until) && minutes(start) + lasts > minutes(from)

/** A wish in words of its own, and what a plan that holds it looks like. */
const wishes: readonly (readonly [string, readonly string[], (answer: Answer) => void])[] = [
  [
    'a pause',
    ['the baby sleeps, nap 13:00 to 15:00 daily', 'we keep a siesta from 1 to 3'],
    (answer) => {
      const all = (answer.plan?.days ?? []).flatMap(({ items }) => items)
      expect(
        all.filter((item) => item.kind !== 'hotel' && overlaps(item, '13:00', '15:00')),
      ).toEqual([])
      expect(answer.message).toContain('free from 13:00 to 15:00')
    },
  ],
  [
    'late mornings',
    ['nothing before 11', 'not before eleven please'],
    (answer) => {
      for (const { start } of visits(answer))
        expect(minutes(start ?? '11:00')).toBeGreaterThanOrEqual(660)
    },
  ],
  [
    'free sights',
    ['only free things', 'free stuff only'],
    (answer) => {
      for (const { priceCad } of visits(answer)) expect(priceCad).toBe(0)
    },
  ],
  [
    'no museums',
    ['no museums at all', 'we can’t stand museums, avoid museums'],
    (answer) => {
      for (const { name } of visits(answer)) expect(name).not.toMatch(/museum/i)
    },
  ],
  [
    'weak legs',
    ['my father is on crutches', 'bad knee, no stairs'],
    (answer) => {
      expect(answer.message).toContain('no hikes, climbs')
      for (const day of answer.plan?.days ?? [])
        expect(day.items.filter(({ kind }) => kind === 'sight').length).toBeLessThanOrEqual(3)
    },
  ],
]

const rounds = full ? 8 : 1
const cases = wishes.flatMap(([name, phrasings, check]) =>
  Array.from({ length: rounds }, () => {
    const where = oneOf(lengths).replace('{place}', oneOf(places))
    const wish = oneOf(phrasings)
    const message = pick(2)
      ? `${where} ${oneOf(parties)}, ${wish}`
      : `${wish}. ${where} ${oneOf(parties)}`
    return [name, message, check] as const
  }),
)

test.each(cases)('G1 G4 a plan holds what was wished, %s: %s', async (_, message, check) => {
  const answer = await ask(message)
  expect(answer.plan, answer.message).not.toBeNull()
  expect(visits(answer).length).toBeGreaterThan(0)
  check(answer)
  const named = answer.message.split('I haven’t taken into account')[1] ?? ''
  for (const word of answer.unused) expect(named).toContain(word)
})

test('G1 what was seen is left out, a day of rest holds no visits, and both are said', async () => {
  const answer = await ask(
    '5 days in Rome, we have already seen the Colosseum, one rest day in the middle',
  )
  expect(visits(answer).map(({ name }) => name)).not.toContain('Colosseum')
  expect(answer.message).toContain('Colosseum left out')
  expect(answer.message).toContain('day 3 has no visits')
})

test.each([
  ['A weekend in Vienna', 2],
  ['what do we do in Vienna for a week', 7],
  ['plan Vienna for us', 3],
  ['48 hours in Vienna', 2],
])(
  'G4 a plan is laid at once, and what is taken for granted is said: %s',
  async (message, days) => {
    const { plan, message: told } = await ask(message)
    expect(plan?.days).toHaveLength(days)
    expect(told).toContain('I have taken: ')
  },
)

test.each([
  ['We live in Ottawa. 3 days in Prague', 'prague'],
  ['a couple from Winnipeg, 3 days in Prague in May', 'prague'],
  ['coming from Halifax, a weekend in Prague', 'prague'],
])('G1 where one lives is no goal: %s', async (message, slug) => {
  const { understood } = await ask(message)
  const goals = understood.places.filter(({ role }) => role === 'to').map(({ ref }) => ref)
  expect(goals).toEqual([slug])
})

test('G4 a sum covers what it is said to cover', async () => {
  const { message } = await ask('3 days in Rome for two, 900 euros without the hotel')
  expect(message).toMatch(/Your budget is about \$[\d,]+ \(without the room\)/)
})

test('G4 a cheaper hotel changes the bed alone, and is carried out', async () => {
  const user = await app.user('wanderlust')
  const send = async (message: string) => (await user.post('/api/chat/send', { message })).body
  const plan = await send('3 days in Rome from 10 May 2027 for two')
  const bed = await send('a cheaper hotel please')
  const changes = bed.proposal.days.flatMap(
    (day: { changes: { op: string; item: { type: string; price: number } }[] }) => day.changes,
  )
  const old = plan.plan.days[0].items.find(
    ({ category }: { category: string }) => category === 'hotel',
  )
  expect(changes).toHaveLength(1)
  expect(changes[0]).toMatchObject({ op: 'replace', item: { type: 'hotel' } })
  expect(changes[0].item.price).toBeLessThan(old.priceCad)
  const { body } = await user.post(`/api/chat/proposals/${bed.proposal.id}/apply`, {})
  expect(body.refused).toEqual([])
})

test('G2 ages are no more travellers', async () => {
  const { plan } = await ask('3 days in Rome with my parents', '72 and 75')
  expect(plan?.people ?? 3).toBe(3)
})

const topics: readonly (readonly [string, readonly string[]])[] = [
  [
    'districts',
    ['where should we stay in {place}', 'which part of {place} do we sleep in, best area?'],
  ],
  ['breakfast', ['where is a good coffee in {place}', '{place}: where do people have breakfast']],
  ['evening', ['what do we do in the evening in {place}', 'nightlife in {place}?']],
  ['kids', ['is {place} good with kids', '{place} with a toddler, any tips?']],
  ['rain', ['what do you do in {place} when it rains', 'rainy day in {place}']],
  ['access', ['is {place} wheelchair accessible', 'how steep is {place}, with a walker?']],
  ['safety', ['is {place} safe', 'pickpockets in {place}?']],
  ['quiet', ['hidden gems in {place}', '{place} off the beaten path']],
  ['free', ['what is free in {place}', 'things to do in {place} without spending']],
  [
    'shopping',
    ['where do we go shopping in {place}', 'what souvenirs do we bring home from {place}'],
  ],
  ['around', ['how do we get around {place}', 'is {place} walkable']],
  ['arrive', ['how do we get from the airport into {place}']],
]
const noted = (['florence', 'copenhagen'] as const).filter((slug) => placeNotes(slug).length > 0)
const nameOf = { florence: 'Florence', copenhagen: 'Copenhagen' }

test.each(topics)('G3 the note of a place answers its topic: %s', async (kind, phrasings) => {
  expect(noted.length).toBeGreaterThan(0)
  for (const phrasing of full ? phrasings : [oneOf(phrasings)]) {
    const slug = oneOf(noted)
    const note = placeNotes(slug).find((one) => one.kind === kind)
    const { message } = await ask(phrasing.replaceAll('{place}', nameOf[slug]))
    expect(message).toContain(note?.text)
    expect(message).not.toContain('(sample)')
  }
})

test('G3 notes are told in the language of the talk, what is English only is called that, and two places are compared side by side', async () => {
  const french = await ask('Que faire à Florence quand il pleut ?')
  const rainy = placeNotes('florence').find(({ kind }) => kind === 'rain')
  expect(french.message).toContain(rainy?.fr)
  expect(french.message).not.toMatch(/qu’en anglais/)
  const say = sayIn('fr')
  expect(calledEnglish({ say }, [{ isForeign: true }])).toMatch(/n’existent qu’en anglais/)
  const both = await ask('Florence or Copenhagen in May for food?')
  expect(both.message).toMatch(/Side by side in May/)
  // What is compared is what was asked about; without that the usual rows.
  for (const row of ['In short', 'Food']) expect(both.message).toContain(`**${row}**`)
  expect(both.message).not.toContain('**Evenings**')
  const usual = await ask('Florence or Copenhagen?')
  for (const row of ['In short', 'When', 'Money']) expect(usual.message).toContain(`**${row}**`)
})
