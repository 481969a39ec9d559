import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { talkBesideLisbon } from '#tests/support/talk-beside-lisbon.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const talk = async (...messages: readonly string[]) => {
  const { answers, ...trip } = await talkBesideLisbon(app, messages)
  return {
    ...trip,
    answers,
    last: answers.at(-1) ?? { text: '', days: [], changes: [], choices: [] },
  }
}

describe('G3 G4 what a message beside a trip does is learned from examples', () => {
  test('the best day of a sight is open, has room and is near; it is added there', async () => {
    const { answers } = await talk(
      'how far is Belém Tower from the hotel?',
      'which day would be best for it?',
      'ok add it then',
    )
    const [way, best, added] = answers
    expect(way?.text).toMatch(/^From \*\*.+\*\* to \*\*Belém Tower\*\*: about \d+ min/)
    expect(best?.text).toMatch(
      /^\*\*Belém Tower\*\* fits best on day \d.* there is room from \d\d:\d\d/,
    )
    const [, day] = /best on day (\d)/.exec(best?.text ?? '') ?? []
    expect(added?.days).toEqual([Number(day)])
    expect(added?.changes).toContainEqual(
      expect.objectContaining({
        op: 'add',
        item: expect.objectContaining({ name: 'Belém Tower' }),
      }),
    )
  })

  test('a stop is known by its kind where the trip has one alone, and moves', async () => {
    const { answers } = await talk('is the aquarium in the plan', 'move it to the morning of day 2')
    expect(answers[0]?.text).toMatch(/^\*\*Oceanário de Lisboa\*\*: day 5/)
    const moved = answers[1]?.changes.find(({ item }) => item.name === 'Oceanário de Lisboa')
    expect(moved?.item.day).toBe('2027-05-11')
    expect(moved?.item.time?.localeCompare('12:00')).toBeLessThan(0)
  })

  test('why a table was chosen is told; another kitchen in its place costs what it costs', async () => {
    const { answers } = await talk(
      'why did you pick that restaurant on the first night',
      'swap it for something italian',
    )
    expect(answers[0]?.text).toMatch(/^I chose \*\*.+\*\* because/)
    expect(answers[1]?.changes.map(({ op }) => op)).toContain('replace')
  })

  test('an elliptic message goes on with the act before it, in French too', async () => {
    const { answers } = await talk('on mange où jeudi soir', 'et vendredi ?')
    expect(answers[0]?.text).toMatch(/\(souper\) : jour 4/)
    expect(answers[1]?.text).toMatch(/[Jj]our 5/)
  })

  test('what is not in the trip is said, and nothing changes', async () => {
    const { last } = await talk('when is the helicopter ride')
    expect(last.text).toMatch(/nothing in your trip called “helicopter/)
    expect(last.changes).toEqual([])
  })

  test('an evening is put in after dinner, and the dinner stays', async () => {
    const { last } = await talk('Add a fado night on Tuesday after dinner')
    expect(last.changes.map(({ op, item }) => [op, item.name])).toContainEqual([
      'add',
      expect.stringMatching(/Fado/),
    ])
    expect(last.changes.filter(({ op }) => op !== 'add')).toEqual([])
  })

  test('ideas for an evening are of the evening, each to be added', async () => {
    const { last } = await talk('any ideas for Wednesday evening?')
    expect(last.text).toMatch(/^Ideas for day 3/)
    expect(last.choices.length).toBeGreaterThan(1)
    expect(last.changes).toEqual([])
  })

  test('what is cheaper costs less, whatever its kitchen', async () => {
    const { last, days } = await talk('swap dinner on day 2 for something cheaper with seafood')
    const dinner = days[1]?.find(
      ({ type, time }) => type === 'restaurant' && (time ?? '') > '16:00',
    )
    for (const { item } of last.changes)
      expect((item as { price?: number }).price ?? 0).toBeLessThan(dinner?.price ?? 0)
  })
})
