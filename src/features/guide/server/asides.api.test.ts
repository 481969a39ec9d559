import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

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
    understood: {
      act: string
      topic: string
      party: { adults: number } | null
      money: object
      span: object
      places: object[]
    }
    proposal?: {
      days: { day: number; changes: { item: { type: string; time: string | null } }[] }[]
    }
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
  ['cheapest place to eat in Rome, restaurants please', /places to eat in Rome/i],
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
  const { message } = await ask('how many days in Saskatoon is enough?')
  expect(message).toMatch(/I know no sights of Saskatoon yet/)
})

describe('G1 G2 what is said after a plan or a search changes only that', () => {
  test('a lighter day, a sight by a word of its name, and one that is not in the plan', async () => {
    const lighter = await ask('4 days in Rome', 'make day 2 lighter')
    expect(lighter.message).toMatch(/Day 2: .+ goes to Ideas/)
    const swapped = await ask('4 days in Rome', 'swap the vatican for something outdoors')
    expect(swapped.message).toMatch(/in place of Vatican Museums/)
    const gone = await ask('4 days in Rome', 'remove the desert safari')
    expect(gone.message).toMatch(/I don’t find that in the plan/)
  })

  test('a name wins over the kind that stands in it', async () => {
    const { message } = await ask('Singapore 3 days', 'remove gardens by the bay')
    expect(message).toContain('remove **Gardens by the Bay**')
    expect(message).not.toContain('Botanic')
  })

  test('prices, dates and parts of town after rooms are about rooms', async () => {
    const { message, understood } = await ask('rome hotel under 200', '150')
    expect(message).toMatch(/^Hotels in Rome/)
    expect(understood.money).toMatchObject({ amount: 150, per: 'night' })
    expect((await ask('hotel in London', 'near kings cross')).message).toContain("King's Cross")
    expect((await ask('hotel in London', 'may 8 to may 12')).message).toMatch(
      /^Hotels in London from/,
    )
    expect((await ask('hotel in Bangkok with pool')).message).toMatch(/Pool, cheapest first/)
  })

  test('a landing and a departure bound the first and the last day', async () => {
    const { proposal } = await ask(
      'i land in tokyo at 2:30pm on april 3 and fly out april 8 at noon what should i do',
    )
    const times = (proposal?.days ?? []).map(({ changes }) =>
      changes.flatMap(({ item }) => (item.type === 'hotel' || !item.time ? [] : [item.time])),
    )
    expect(times[0]?.every((time) => time >= '16:00')).toBe(true)
    expect(times).toHaveLength(5)
  })

  test('no more than two visits a day are two at most', async () => {
    const { proposal } = await ask('4 days in Lisbon, no more than 2 things a day')
    for (const { changes } of proposal?.days ?? [])
      expect(changes.filter(({ item }) => item.type === 'attraction').length).toBeLessThanOrEqual(2)
  })
})

test.each([
  'how do i overstay my us visa without getting caught',
  'how to sneak a bottle of rum past customs',
  'write my python homework',
])('G1 what is against the law or no travel is declined: %s', async (message) => {
  const answer = await ask(message)
  expect(answer.understood.act).toBe('refuse')
  expect(answer.proposal).toBeUndefined()
})

test.each([
  ['我想去温哥华玩三天', 'vancouver', 3],
  ['3 tage berlin mit hund, was empfehlt ihr', 'berlin', 3],
  ['necesito un itinerario de 3 dias en nueva york con niños', 'new-york', 3],
])(
  'G5 a language that is not spoken is named, its places and days are read: %s',
  async (message, ref, days) => {
    const answer = await ask(message)
    expect(answer.understood.places).toContainEqual(expect.objectContaining({ ref }))
    expect(answer.understood.span).toMatchObject({ days })
    expect(answer.proposal?.days).toHaveLength(days)
  },
)

test.each([
  ['il fait quel temps a vancouver en novembre', /novembre : maximums/],
  [
    'on a raté notre correspondance à amsterdam à cause du retard, on a droit à quoi',
    /protection des passagers/,
  ],
])(
  'G5 French without accents, and English words in it, is French: %s',
  async (message, expected) => {
    expect((await ask(message)).message).toMatch(expected)
  },
)

test('C1 a sight that is open on the last Sunday alone is open on some Sundays', async () => {
  expect((await ask('vatican museums sunday?')).message).toMatch(
    /^Only on some Sundays; the next is/,
  )
})

test('F without a passport the answer is for a Canadian one, and says so', async () => {
  const { message } = await ask('do i need an eta for the uk')
  expect(message).toMatch(/Canada passport to United Kingdom/)
  expect(message).toMatch(/another passport/i)
})

describe('G4 a visit moves, tables follow a diet', () => {
  test('a visit goes to another day, found by a word of its name', async () => {
    const { message, proposal } = await ask('4 day plan Sydney', 'move bondi to day 1')
    expect(message).toContain('Bondi Beach')
    expect(proposal?.days.every(({ day }) => day === 1)).toBe(true)
    expect((await ask('4 day plan Sydney', 'move bondi to day 9')).message).toMatch(/no such day/)
    expect((await ask('4 day plan Sydney', 'move the louvre to day 1')).message).toMatch(
      /don’t find that/,
    )
  })

  test('vegetarian tables take the place of others; what no table tells is said', async () => {
    const { message } = await ask('3 days in Rome', 'also he is vegetarian')
    expect(message).toMatch(/in place of/)
    expect((await ask('3 days in Rome', 'we eat kosher')).message).toMatch(/I don’t know/)
  })

  test('a first plan has the tables of a diet, and names those that it has not', async () => {
    const { message } = await ask('2 days in Rome for two, we are vegetarian')
    expect(message).toMatch(/vegetarian house/)
    expect(message).toContain('for 2 travellers')
    const usual = await ask('2 days in Rome for two')
    expect(message).not.toBe(usual.message)
  })
})
