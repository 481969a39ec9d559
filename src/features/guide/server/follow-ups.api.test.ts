// What points at the talk before it, and answers that take up more than one word of a question.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, startTestApp } from '../../../../tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** The answers to some messages of one new conversation. */
async function talk(...messages: readonly string[]) {
  const user = await app.user('wanderlust')
  const { body } = await user.post('/api/chat/conversations')
  const answers = []
  for (const message of messages) {
    const answer = await user.post('/api/chat/send', {
      message,
      conversationId: body.conversationId,
    })
    expect(answer.status, message).toBe(200)
    answers.push(answer.body)
  }
  return answers
}

test('GUIDE-10 the first visit of a day is swapped, told again and taken out by undo', async () => {
  const [plan, swap, told, undone, again] = await talk(
    'plan 3 days in Lisbon in May for two',
    'swap the first thing on day 2',
    'what did you change',
    'undo that',
    'what did you change',
  )
  const first = plan.plan.days[1].items.find(({ kind }: { kind: string }) => kind === 'sight')
  expect(swap.proposal.days.map(({ day }: { day: number }) => day)).toEqual([2])
  expect(swap.message).toContain(first.name)
  expect(told.message).toContain(first.name)
  expect(undone.message).toContain('no longer counts')
  expect(again.message).toContain('Nothing so far')
})

test('GUIDE-10 a plan without its last day is a day shorter, and "something cheaper" is laid anew', async () => {
  const [plan, shorter, cheaper] = await talk(
    'plan 4 days in Lisbon in May for two',
    'drop the last day',
    'something cheaper',
  )
  expect(plan.plan.days).toHaveLength(4)
  expect(shorter.plan.days).toHaveLength(3)
  expect(cheaper.plan.totalCad).toBeLessThan(shorter.plan.totalCad)
})

test('GUIDE-10 "what else" names no sight twice', async () => {
  const [first, more] = await talk('What are the top sights in Rome?', 'what else is there')
  const names = (text: string) => [...text.matchAll(/- \*\*(.+?)\*\*/g)].map(([, name]) => name)
  expect(names(first.message).length).toBeGreaterThan(3)
  expect(names(more.message).length).toBeGreaterThan(3)
  expect(names(more.message).filter((name) => names(first.message).includes(name))).toEqual([])
})

test('GUIDE-10 a question keeps its topic when only the place is new', async () => {
  const [france, britain] = await talk('Can I bring my cat to France?', 'and to the UK?')
  expect(france.message).toContain('European Union')
  expect(britain.understood.topic).toBe('pets')
  expect(britain.message).toContain('United Kingdom')
})

test('GUIDE-10 what holds at a place stands before what holds anywhere, and is called general knowledge', async () => {
  const [cards] = await talk('how much cash should I bring to Havana, do they take cards')
  expect(cards.message).toContain('Bring enough cash')
  expect(cards.sources).toContainEqual(expect.objectContaining({ kind: 'general knowledge' }))
  const [shorts] = await talk('can I wear shorts in the Vatican')
  expect(shorts.message).toMatch(/^No: /)
})

test('GUIDE-10 flights from two towns say which is the cheaper, and none is taken for the goal', async () => {
  const [flights] = await talk('Is it cheaper to fly to Dublin from YHZ or YYZ in September?')
  expect(flights.message).toMatch(/(?:Halifax|Toronto) is the cheapest to leave from/)
})

test('GUIDE-10 hours between two flights are counted against the border and the way', async () => {
  const [short, long] = await Promise.all([
    talk('I have 4 hours between flights in Dubai'),
    talk('I have 9 hours between flights in Dubai'),
  ])
  expect(short[0].message).toContain('Better not')
  expect(long[0].message).toContain('Yes, it can be done')
})
