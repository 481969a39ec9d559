// What is no answer to what was asked is kept back: said before, or of something else than the words ask.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { talkWith } from '#tests/support/guide-talk.ts'
import { type TestApp, startTestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const lastOf = async (...messages: readonly string[]) => (await talkWith(app, messages)).at(-1)

describe('G3 an answer that is none is kept back', () => {
  test('what was said already is not said again, and what can be asked is offered', async () => {
    const answer = await lastOf('Rome or Paris in May for 10 days?', 'could we do both?')
    expect(answer.message).toMatch(/^Beyond what I have said/)
    expect(answer.choices).toHaveLength(2)
    const [offer] = answer.choices
    expect(offer.message).toMatch(/Rome/)
    expect((await lastOf(offer.message)).message).not.toMatch(/not sure|can’t say|don’t know/)
  })

  test('what its words plainly ask is answered, whatever was talked about', async () => {
    const answer = await lastOf('Where can vegans eat in Seattle?', 'whats free')
    expect(answer.message).toMatch(/Pike Place Market/)
    const tour = await lastOf('How do I get around Dublin?', 'would a tour be better?')
    expect(tour.message).toMatch(/^About “tour” I can’t say anything certain/)
  })
})

describe('GUIDE-10 beside a plan', () => {
  const rome = 'plan 4 days in Rome from 2027-04-24 for 4 adults'

  test('tickets, a wheelchair and a relative are of the trip, and neither of Wayleaf nor another party', async () => {
    const [, tickets, chair, dad] = await talkWith(app, [
      rome,
      'do we need tickets',
      'my mother-in-law uses a wheelchair, is this plan ok for her?',
      'anything for my dad',
    ])
    expect(tickets.message).toMatch(/Colosseum/)
    expect(chair.message).toMatch(/line B|ramp|elevator/)
    expect(dad.understood.party.adults).toBe(4)
  })

  test('a question about hours or bags changes nothing, an agreement says where to press', async () => {
    const [, late, swap, agreed] = await talkWith(app, [
      rome,
      'I get in at 23:40 the night before, is that a problem',
      'move the Colosseum to the 26th',
      'ok do it',
    ])
    expect(late.proposal).toBeUndefined()
    expect(swap.message).toMatch(/day 3|Day 3/)
    expect(agreed.message).toMatch(/Press \*\*Accept\*\*/)
  })

  test('one of its days is no new start, and a lazy day no plan of one', async () => {
    const [, feast, lazy] = await talkWith(app, [
      'plan 3 days in Paris from 2027-02-12 for two',
      'a romantic dinner for valentines day',
      'give us one lazy day',
    ])
    expect(feast.understood.span.start).toBe('2027-02-12')
    expect(lazy.understood.span.days).toBe(3)
  })
})

test('GUIDE-10 where two goals stand, the way goes between them, and days each are for both', async () => {
  const [, way, plan] = await talkWith(app, [
    '10 days in May from Calgary, can’t decide between Rome and Paris',
    'how would we get from one to the other',
    'plan it, 5 days each',
  ])
  expect(way.message).toMatch(/^Rome and Paris/)
  expect(plan.understood.span.days).toBe(10)
})

test('GUIDE-10 a U.S. passport is a passport, and the Canadian question particle asks', async () => {
  const passport = await lastOf(
    'Can I go to Bali in April?',
    'and my daughter, who has a U.S. passport',
  )
  expect(passport.message).toMatch(/United States passport/)
  const cold = await lastOf(
    'planifie 3 jours à Québec en février',
    'c’est tu trop froid pour un petit de 4 ans',
  )
  expect(cold.proposal).toBeUndefined()
})
