// Beside a trip a message leaves to the talk what was said before it: its day, its stop, the wish it narrows.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { talkWith } from '#tests/support/guide-talk.ts'
import { lisbonUntil } from '#tests/support/lisbon-wish.ts'
import { talkBesideLisbon } from '#tests/support/talk-beside-lisbon.ts'
import { type TestApp, startTestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
const talk = (...messages: readonly string[]) => talkBesideLisbon(app, messages)
const dollarsIn = (text: string): readonly number[] =>
  [...text.matchAll(/\$([\d,]+)/g)].map(([, sum]) => Number(sum?.replaceAll(',', '')))

describe('G4 a change goes on with the one before it', () => {
  test('it is narrowed to a day', async () => {
    const { answers } = await talk('We’d like a slower pace', 'just for day 2')
    expect(answers[0]?.days.length).toBeGreaterThan(1)
    expect(answers[1]?.days).toEqual([2])
  })

  test('a wish of its own is no part of the one before it', async () => {
    const { answers } = await talk('Find me a cheaper hotel', 'Make day 3 slower')
    expect(answers[0]?.changes).toMatchObject([{ op: 'replace', item: { type: 'hotel' } }])
    expect(answers[1]?.days).toEqual([3])
    expect(answers[1]?.changes.every(({ op }) => op === 'move')).toBe(true)
  })

  test('a nicer dinner takes the place of the one that evening has', async () => {
    const { answers, days } = await talk(
      'what are we doing on day 2',
      'add a nice dinner that evening',
    )
    const [change, ...more] = answers[1]?.changes ?? []
    expect(more).toEqual([])
    expect(change?.op).toBe('replace')
    expect(change?.replaces).toBe(days[1]?.findLast(({ type }) => type === 'restaurant')?.id)
  })

  test('another hotel has what was asked of the present one, and the sum is told with it', async () => {
    const { answers } = await talk(
      'is there a pool at our hotel',
      'find one that has it',
      'how much more is that',
    )
    expect(answers[1]?.changes).toMatchObject([{ op: 'replace', item: { type: 'hotel' } }])
    const [more] = dollarsIn(
      /\$[\d,]+ (?:more|less) than now/.exec(answers[1]?.text ?? '')?.[0] ?? '',
    )
    expect(answers[2]?.text).toMatch(/^With my last proposal the trip costs \$/)
    expect(dollarsIn(answers[2]?.text ?? '')).toContain(more)
  })

  test('a yes is no second change, a no takes the first one out, and one stop alone comes back', async () => {
    const { answers } = await talk(
      'swap the cathedral for a viewpoint',
      'looks good, add it',
      'ok leave it as it is',
      'no, just leave it as is',
    )
    expect(answers[1]?.text).toMatch(/^Press \*\*Accept\*\*/)
    expect(answers[1]?.changes).toEqual([])
    expect(answers[2]?.text).toMatch(/stays as it is/)
    expect(answers[3]?.text).toBe('Fine: nothing changes.')
    const slow = await talk('Slow day 3 down', 'put MAAT back')
    const [first, second] = slow.answers.map(({ changes }) => changes.map(({ item }) => item.name))
    expect(first).toContain('MAAT')
    expect(second).toEqual(first?.filter((name) => name !== 'MAAT'))
  })

  test('a stop that is wished on another day is asked for that day, and goes there', async () => {
    const { answers } = await talk('can we see MAAT on another day instead', 'on day 4')
    expect(answers[0]?.text).toMatch(/^Where shall \*\*MAAT\*\* go/)
    expect(answers[1]?.changes.some(({ item }) => item.name === 'MAAT')).toBe(true)
  })

  test('a place that was asked about is set on the day that is named next', async () => {
    const { answers } = await talk('can we fit in Évora', 'ok do it on day 2 then')
    expect(answers[0]?.text).toMatch(/^It fits, in place of what that day holds/)
    for (const { changes } of answers)
      expect(changes.at(-1)).toMatchObject({ op: 'add', item: { name: 'Day trip to Évora' } })
    expect(answers[1]?.days).toEqual([2])
  })
})

describe('G3 a question goes on with the talk', () => {
  test('"the day" is the one that was told, or the one of the stop that is named', async () => {
    const { answers, days } = await talk(
      'what’s planned for day 3',
      'what does the day cost',
      'the Jerónimos day looks long',
    )
    const sum = (days[2] ?? []).reduce((all, { price }) => all + price, 0)
    expect(answers[1]?.text).toMatch(new RegExp(`^\\*\\*\\$${sum}\\*\\*`))
    const at = days.findIndex((day) => day.some(({ name }) => name.startsWith('Jerónimos'))) + 1
    expect(answers[2]?.text).toContain(`Day ${at}`)
  })

  test('two questions have two answers, in French too', async () => {
    const { answers } = await talk(
      'how hot will it be and do we need to book the monastery ahead',
      'il va faire quelle température, et faut-il réserver le monastère d’avance ?',
    )
    for (const { text } of answers) {
      expect(text).toContain('Jerónimos')
      expect(text).toMatch(/\d+ °C/)
    }
  })

  test('one stop that is told is what the next questions are about, and a change of one day is', async () => {
    const { answers, named } = await talk(
      'is the monastery open on Wednesday',
      'is that the day we go',
      'then move it to Thursday',
      'what’s the price',
    )
    expect(answers[1]?.text).toMatch(/^\*\*Jerónimos Monastery\*\*: day \d/)
    expect(answers[2]?.changes.length).toBeGreaterThan(0)
    expect(dollarsIn(answers[3]?.text ?? '')).toContain(named('Jerónimos Monastery')?.price)
    const gone = await talk('I’d like to skip MAAT', 'what could we do instead')
    expect(gone.answers[1]?.text).not.toMatch(/^On which day/)
  })

  test('"how do we get to the hotel" begins at the airport; a card of the town is of the town', async () => {
    const { answers } = await talk('how do we get to the hotel', 'is the Lisboa Card worth it')
    expect(answers[0]?.text).toMatch(/^The airport lies inside the city/)
    expect(answers[1]?.text).toMatch(/^The Lisboa Card/)
  })

  test('what is wished beside another hotel is not dropped in silence', async () => {
    const { answers } = await talk('Cheaper hotel near Alfama and a fado evening')
    expect(answers[0]?.changes).toMatchObject([{ op: 'replace', item: { type: 'hotel' } }])
    expect(answers[0]?.text).toContain('“a fado evening” I have left for a message of its own')
  })

  test('how far the metro is stands in no table: that is said, with how one gets around', async () => {
    const { answers } = await talk('is our hotel close to the metro')
    expect(answers[0]?.text).toMatch(
      /^How far the nearest stop is from where you stay I don’t know/,
    )
    expect(answers[0]?.text).toMatch(/metro/i)
  })

  test('who eats no shellfish is told of no kitchen of the sea', async () => {
    const { answers } = await talk('I don’t eat shellfish, where can we have dinner near the hotel')
    expect(answers[0]?.text).toMatch(/fish and seafood are left out/)
    const lines = answers[0]?.text.split('\n').filter((line) => line.startsWith('- ')) ?? []
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).not.toMatch(/Seafood|Sushi/)
  })

  test('what plainly asks lays no trip anew, whatever days it names', async () => {
    const { answers } = await talk('What time should I fly out so I don’t lose a whole day?')
    expect(answers[0]?.changes).toEqual([])
    expect(answers[0]?.text).not.toContain('new plan')
  })
})

test('G4 a proposal that waits while the trip moves a week is accepted on the days that it has then', async () => {
  const user = await app.user('wanderlust')
  const { body: plan } = await user.post('/api/plans', lisbonUntil('2027-05-14'))
  const { body: trip } = await user.post('/api/itineraries', { planId: plan.id })
  const { body } = await user.post('/api/chat/send', {
    message: 'another restaurant for dinner on day 2',
    itineraryId: trip.id,
  })
  const [{ changes }] = body.proposal.days
  expect(changes).toMatchObject([{ op: 'replace', item: { day: '2027-05-11' } }])
  const { body: before } = await user.get(`/api/itineraries/${trip.id}`)
  const moved = await user.patch(`/api/itineraries/${trip.id}`, {
    version: before.version,
    startDate: '2027-05-17',
    endDate: '2027-05-21',
    moveItems: true,
  })
  expect(moved.status).toBe(200)
  const applied = await user.post(`/api/chat/proposals/${body.proposal.id}/apply`, {})
  expect(applied.body).toMatchObject({ applied: 1, refused: [] })
  const { body: after } = await user.get(`/api/itineraries/${trip.id}`)
  const came = after.days
    .flatMap(({ items }: { items: { name: string; day: string }[] }) => items)
    .find(({ name }: { name: string }) => name === changes[0].item.name)
  expect(came?.day).toBe('2027-05-18')
})

test('GUIDE-10 "plan it" and "let’s do it" go on with the places that were told', async () => {
  const [, both] = await talkWith(app, [
    'Paris and London in one trip, is 7 days enough?',
    'ok can you plan it for us, October, about $5000 from Calgary',
  ])
  expect(both.plan.days).toHaveLength(7)
  const [, first] = await talkWith(app, [
    'Somewhere warm in December from Halifax for a week',
    'ok let’s do it',
  ])
  expect(first.message).toMatch(/^I take the first of them/)
})

test('GUIDE-06 what one does not wish is no cry for help; what is one is heard', async () => {
  const wishes = [
    'I don’t want to walk so much',
    'I don’t want to wake up early',
    'I can’t do this anymore, too many museums',
    'I don’t want to be in a group',
  ]
  const { answers } = await talk(...wishes)
  for (const { text } of answers) expect(text).not.toContain('9-8-8')
  const cries = ['I don’t want to live anymore', 'I just don’t see the point of being alive']
  for (const { text } of (await talk(...cries)).answers) expect(text).toContain('9-8-8')
})
