// What a traveller asks beside their own trip is of the trip: its flight, its ways, its sums, its days.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lisbonUntil } from '#tests/support/lisbon-wish.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

interface Change {
  readonly op: string
  readonly item: { readonly name: string; readonly type: string; readonly day: string | null }
}

/** One talk beside five days in Lisbon; each message may go on with the one before. */
async function talk(...messages: readonly string[]) {
  const user = await app.user('wanderlust')
  const { body: plan } = await user.post('/api/plans', lisbonUntil('2027-05-14'))
  const { body: trip } = await user.post('/api/itineraries', { planId: plan.id })
  const { body } = await user.post('/api/chat/conversations')
  let answer
  for (const message of messages) {
    const { conversationId } = body
    answer = await user.post('/api/chat/send', { message, conversationId, itineraryId: trip.id })
    expect(answer.status, message).toBe(200)
  }
  const proposal: { days: { day: number; changes: Change[] }[] } | undefined = answer?.body.proposal
  return {
    trip,
    text: answer?.body.message as string,
    days: proposal?.days.map(({ day }) => day) ?? [],
    changes: proposal?.days.flatMap(({ changes }) => changes) ?? [],
  }
}

describe('G3 G4 beside a trip', () => {
  test('when one flies home is told from the trip, and by when one is at the airport', async () => {
    expect((await talk('When’s our flight home?')).text).toMatch(
      /leaves LIS at \d\d:\d\d on Friday 14 May 2027/,
    )
    const early = await talk('what time do we need to be at the airport?')
    expect(early.text).toMatch(/leave by \d\d:\d[05] to be at the airport by about \d\d:\d\d/)
  })

  test('the way between two parts of the plan is told, whatever word stands for them', async () => {
    const { text } = await talk('how far is the Oceanário from our hotel?')
    expect(text).toMatch(
      /^From \*\*.+\*\* to \*\*Oceanário de Lisboa\*\*: about \d+ min .+ km; an estimate/,
    )
    const there = await talk(
      'tell me about São Jorge Castle',
      'how long is the walk from there to dinner?',
    )
    expect(there.text).toMatch(/^From \*\*São Jorge Castle\*\* to \*\*/)
  })

  test('what is spent on meals is their sum, in the order of the days', async () => {
    const { text, trip } = await talk('How much are we spending on food?')
    const meals = trip.days
      .flatMap(({ items }: { items: { type: string; price: number }[] }) => items)
      .filter(({ type }: { type: string }) => type === 'restaurant')
    const sum = meals.reduce((all: number, { price }: { price: number }) => all + price, 0)
    expect(text).toMatch(new RegExp(`^\\*\\*\\$${sum}\\*\\* in all`))
    const days = [...text.matchAll(/, day (\d)/g)].map(([, day]) => Number(day))
    expect(days).toEqual(days.toSorted())
  })

  test('the sum of a kind holds the days that wait behind a tier, and says so', async () => {
    const user = await app.user()
    const { body: plan } = await user.post('/api/plans', lisbonUntil('2027-05-14'))
    const { body: trip } = await user.post('/api/itineraries', { planId: plan.id })
    const { body } = await user.post('/api/chat/conversations')
    const { body: answer } = await user.post('/api/chat/send', {
      message: 'How much are we spending on food?',
      conversationId: body.conversationId,
      itineraryId: trip.id,
    })
    type Days = readonly { readonly items: readonly { type: string; price: number }[] }[]
    const foodOf = (days: Days) =>
      days
        .flatMap(({ items }) => items)
        .filter(({ type }) => type === 'restaurant')
        .reduce((sum, { price }) => sum + price, 0)
    const [open, waits] = [foodOf(trip.days), foodOf(trip.veiled.days)]
    expect(waits).toBeGreaterThan(0)
    expect(answer.message).toMatch(
      new RegExp(
        `^\\*\\*\\$${open + waits}\\*\\* in all\\. \\$${waits} of it is for days 4 to 5, which wait\\.`,
      ),
    )
  })

  test('one day is made cheaper, and no other', async () => {
    const { days } = await talk('make day 2 cheaper')
    expect(days).toEqual([2])
  })

  test('a day out is moved by its place: its day and the other change places', async () => {
    const { text, changes } = await talk('Move Sintra to Tuesday')
    expect(text).toMatch(/days 4 and 2 change places/)
    expect(changes.find(({ item }) => item.name === 'Pena Palace')?.item.day).toBe('2027-05-11')
    expect((await talk('Move Sintra to the last full day')).text).toContain('day 4 already')
  })

  test('a day that was told is found long: it is that day which becomes slower', async () => {
    const { days } = await talk('What’s planned for Wednesday?', 'That seems a lot')
    expect(days).toEqual([3])
    const load = await talk('Is day 4 too much?')
    expect(load.text).toMatch(/Day 4: \d visits, .* from \d\d:\d\d to \d\d:\d\d/)
  })

  test('a place and a day in a question are a wish to add it there; what we do not have is said', async () => {
    const { changes } = await talk('Can we see the Carmo Convent on Tuesday?')
    expect(changes).toContainEqual(
      expect.objectContaining({ item: expect.objectContaining({ name: 'Carmo Convent' }) }),
    )
    const { text, changes: none } = await talk('Can you add a cooking class?')
    expect(text).toContain('I don’t have “cooking class” on file')
    expect(none).toEqual([])
  })

  test('a kitchen that is not wanted is in no list', async () => {
    const { text } = await talk('Where can we eat that isn’t seafood?')
    expect(text).toMatch(/Places to eat in Lisbon/)
    expect(text).not.toMatch(/^- .*Seafood/m)
  })

  test('from the airport to the hotel is the way into town; thanks are taken as thanks', async () => {
    const { text } = await talk('How do we get from the airport to our hotel?')
    expect(text).toMatch(/^The airport lies inside the city/)
    expect((await talk('merci, c’est parfait')).text).not.toContain('parfait')
  })

  test('a bed, a sight or one day alone is cheaper or slower where that is said', async () => {
    const bed = await talk('find us something cheaper to sleep')
    expect(bed.changes.map(({ item }) => item.type)).toEqual(['hotel'])
    const sight = await talk('the Oceanário is so expensive, anything cheaper?')
    expect(sight.changes).toEqual([])
    expect(sight.text).toMatch(/^\*\*Oceanário de Lisboa\*\* is about \$\d+ for an adult/)
    const slower = await talk('I’d like one day more relaxed')
    expect(slower.days).toHaveLength(1)
  })

  test('"it" is what was spoken of last, and it comes in once, at its hour where that fits', async () => {
    const { changes, days } = await talk(
      'what about the Carmo Convent?',
      'add it to day 2 in the afternoon',
    )
    expect(days).toEqual([2])
    expect(changes.filter(({ item }) => item.name === 'Carmo Convent')).toHaveLength(1)
  })

  test('who travels is counted beside a word of what they are; what is liked and not found is said', async () => {
    const mother = await talk('plan 3 days in New York in December with my 70 yr old mom')
    expect(mother.text).toMatch(/2 travellers/)
    const couple = await talk('on est un couple, 5 jours à Barcelone en octobre, un plan')
    expect(couple.text).toMatch(/pour 2 personnes/)
    const spa = await talk('plan a weekend in Montreal for 4 friends, spa please')
    expect(spa.text).toContain('I found nothing to plan there for: spa.')
  })

  test('where one stays is told, one sight’s roof alone, and the last day is the last', async () => {
    const stay = await talk('Where is our hotel?')
    expect(stay.text).toMatch(/^\*\*.+\*\*, .+; 4 nights \(10 to 14 May 2027\); \$/)
    const roof = await talk('Is the Oceanário okay if it rains on Friday?')
    expect(roof.text).toMatch(/^Yes: \*\*Oceanário de Lisboa\*\*/)
    expect(roof.changes).toEqual([])
    const last = await talk('make the last day cheaper')
    expect(last.days).toEqual([5])
  })

  test('a vegetarian lunch on one day changes that lunch at most', async () => {
    const { days, changes } = await talk('a vegetarian lunch on Wednesday please')
    expect([[], [3]]).toContainEqual(days)
    expect(changes.length).toBeLessThan(2)
  })
})
