// A message beside the trip that is not read whole, or says only what the one before left open.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { talkBesideLisbon } from '#tests/support/talk-beside-lisbon.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const talk = (...messages: readonly string[]) => talkBesideLisbon(app, messages)

describe('G3 a question about the trip that holds words of no table', () => {
  test('says what it does not know, and what the trip says', async () => {
    const { answers } = await talk(
      'is there a supermarket nearby?',
      'any cash machine near the hotel',
    )
    const [shop, cash] = answers.map(({ text }) => text)
    expect(shop).toMatch(/^About “supermarket” I can’t say anything certain/)
    expect(shop).toMatch(/Near \*\*.+\*\*, and not in your trip yet/)
    expect(cash).toMatch(/Near \*\*/)
  })

  test('a hotel is told, not swapped, where it is judged; what it has is asked of it', async () => {
    const { answers, days } = await talk(
      'is our hotel good?',
      'how many stars',
      'is breakfast included',
      'is it far from the centre',
      'can we check in early?',
    )
    const hotel = days.flat().find(({ type }) => type === 'hotel')?.name ?? ''
    for (const { text, changes } of answers) {
      expect(text).toContain(hotel)
      expect(changes).toEqual([])
    }
    expect(answers[1]?.text).toMatch(/Rated \d/)
    expect(answers[2]?.text).toMatch(/lists: /)
    expect(answers[3]?.text).toMatch(/to \*\*the centre\*\*: about \d+ min/)
  })

  test('what is to be booked ahead, a kind of sight near a stop, and how far one walks that day', async () => {
    const { answers } = await talk(
      'do we need to book Jerónimos in advance?',
      'what should we book in advance?',
      'any parks near the hotel?',
      'is day 2 walkable',
      'does everything work with the opening hours?',
    )
    const [one, all, parks, walk, open] = answers.map(({ text }) => text)
    expect(one).toMatch(/^Better with a ticket bought ahead:\n\n- \*\*Jerónimos Monastery\*\*/)
    expect(all).toContain('Pena Palace')
    expect(parks).toMatch(/Jardim|Garden|Park/)
    expect(walk).toMatch(/^On day 2, .+ you walk about/)
    expect(open).toMatch(/^Yes: all visits/)
  })
})

describe('G4 a change that is told in two messages', () => {
  test('a day behind a free afternoon, and another behind it', async () => {
    const { answers } = await talk('I want a free afternoon', 'on day 4', 'and day 2')
    expect(answers[0]?.text).toBe('On which day?')
    expect(answers[1]?.days).toEqual([4])
    expect(answers[2]?.days).toEqual([2])
  })

  test('where a stop goes, what a hotel must have, and near what', async () => {
    const { answers } = await talk(
      'move the cathedral',
      'to day 3',
      'find me a cheaper hotel',
      'with a pool',
      'near Rossio',
    )
    expect(answers[0]?.text).toContain('Where shall **Lisbon Cathedral** go?')
    expect(answers[1]?.changes.some(({ item }) => item.name === 'Lisbon Cathedral')).toBe(true)
    for (const at of [2, 3, 4])
      expect(
        answers[at]?.changes.every(({ op }) => op === 'replace'),
        answers[at]?.text,
      ).toBe(true)
    expect(answers[4]?.text).toMatch(/km from Rossio|no other hotel/)
  })

  test('an activity by its words comes in at a free hour; what we do not have is said', async () => {
    const { answers } = await talk(
      'add a fado night on day 3',
      'is it near the hotel?',
      'add a boat trip',
      'add a bullfight',
    )
    const [fado, near, boat, none] = answers
    expect(fado?.changes.map(({ op, item }) => [op, item.name])).toEqual([
      ['add', 'Fado House Evening'],
    ])
    expect(near?.text).toMatch(/to \*\*Fado House Evening\*\*: about/)
    expect(boat?.changes.map(({ item }) => item.name)).toEqual(['Tagus Sunset under Sail'])
    expect(none?.changes).toEqual([])
  })

  test('one thing of a day goes, a kind takes the place of another, the farthest goes', async () => {
    const { answers } = await talk(
      'what’s on day 2',
      'that’s a lot, can you cut one thing',
      'remove the farthest one',
      'what would that save us',
      'put something indoors instead of the viewpoint',
    )
    const [, one, far, saved, kind] = answers
    expect(one?.changes.map(({ op }) => op)).toEqual(['move'])
    expect(one?.days).toEqual([2])
    expect(far?.changes).toHaveLength(1)
    expect(saved?.text).toMatch(/last proposal|saves nothing/)
    expect(
      kind?.changes.some(({ op }) => op === 'replace'),
      kind?.text,
    ).toBe(true)
  })

  test('what is advised is done where they agree; a later start is of each day', async () => {
    const { answers } = await talk(
      'what would you change in this plan',
      'do it',
      'I’d rather start the days later',
    )
    const [advice, done, later] = answers
    expect(advice?.text).toMatch(/I’d let one go first: \*\*/)
    expect(done?.changes.map(({ op }) => op)).toEqual(['remove'])
    expect(advice?.text).toContain(done?.changes[0]?.item.name)
    expect(later?.days.length).toBeGreaterThan(1)
  })

  test('a whole day that is to move asks whether two days change places; a table nearer the hotel', async () => {
    const { answers, named } = await talk(
      'what do we do on day 2',
      'move that to Wednesday',
      'is dinner on day 1 far from the hotel',
      'somewhere closer please',
    )
    expect(answers[1]?.choices[0]?.message).toBe('Swap day 2 and day 3')
    const [change] = answers[3]?.changes ?? []
    expect(change?.op).toBe('replace')
    expect(named(change?.item.name ?? '')).toBeUndefined()
  })
})

describe('G3 sums and ways of the trip', () => {
  test('what is left after some parts, what the most goes to, and how one gets to the next stop', async () => {
    const { answers } = await talk(
      'how much have we got left after flights and hotel?',
      'what’s the biggest chunk',
      'how do I get from Alfama to the next stop',
      'should we bring an umbrella',
      'will we make it to the airport',
    )
    const [left, most, way, rain, air] = answers.map(({ text }) => text)
    expect(left).toMatch(/^After .+ is left for everything else\.$/)
    expect(most).toMatch(/The fare, there and back: \$/)
    expect(way).toMatch(/^From \*\*Alfama\*\* to \*\*.+\*\*: about/)
    expect(rain).toMatch(/rain on about \d+ days/)
    expect(air).toMatch(/^Your flight leaves at/)
  })
})
