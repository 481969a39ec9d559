// What points at the talk before it, and answers that take up more than one word of a question.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { talkWith } from '#tests/support/guide-talk.ts'
import { type TestApp, startTestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const talk = (...messages: readonly string[]) => talkWith(app, messages)

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
  expect(plan.message).toContain('are samples')
  expect(shorter.plan.days).toHaveLength(3)
  expect(cheaper.plan.totalCad).toBeLessThan(shorter.plan.totalCad)
})

test('GUIDE-10 "what else" names no sight twice', async () => {
  const [first, more] = await talk('What are the top sights in Rome?', 'what else is there')
  const names = (text: string) =>
    [...text.matchAll(/^(?:- )?\*\*(.+?)\*\*/gm)].map(([, name]) => name)
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
  // Whether one may is not answered by a yes to whether one has to.
  expect(shorts.message).toMatch(/^Shoulders and knees|^No: /)
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

test('GUIDE-10 what was listed can be pointed at: by its number, by its price, and as "it"', async () => {
  const [list, cheapest, quiet] = await talk(
    'hotels in Barcelona near the beach',
    'the cheapest one',
    'is it quiet?',
  )
  const rows = [...list.message.matchAll(/\*\*(.+?)\*\*.*?\$(\d+)/g)].map(([, name, cad]) => ({
    name,
    cad: Number(cad),
  }))
  const least = rows.toSorted((a, b) => a.cad - b.cad)[0]
  expect(rows.length).toBeGreaterThan(2)
  expect(cheapest.message).toContain(`**${least?.name}**`)
  expect(quiet.message).toContain(`**${least?.name}**`)
  const [, hours, price] = await talk(
    'plan 3 days in New York in May',
    'what time does the Met open',
    'how much is it',
  )
  expect(price.message).toContain('Metropolitan Museum')
  expect(hours.message).toContain('Metropolitan Museum')
})

test('GUIDE-10 a topic stays with a new place, though nothing is known of it there', async () => {
  const [, other] = await talk('weather in Lisbon in March', 'and in Tashkent')
  expect(other.understood).toMatchObject({ topic: 'weather', span: { month: 3 } })
  expect(other.message).toMatch(/anything certain about .*weather in Tashkent/i)
})

test('GUIDE-10 what was wished for stays when a place is ruled out', async () => {
  const [first, second] = await talk(
    'a beach week in February from Montréal, $4000 for two',
    'no USA please',
  )
  expect(first.message).toContain('United States')
  expect(second.message).not.toContain('United States')
  expect(second.message).toContain('Meets: beaches')
  expect(second.understood).toMatchObject({ party: { adults: 2 }, span: { days: 7, month: 2 } })
})

test('GUIDE-10 of places that are weighed one is asked for, and the one that is chosen is planned', async () => {
  const [, asked, plan] = await talk(
    'Rome or Lisbon in May?',
    '3 days for two',
    'ok Lisbon, plan it',
  )
  expect(asked.choices.map(({ label }: { label: string }) => label)).toEqual(['Rome', 'Lisbon'])
  expect(asked.plan).toBeNull()
  expect(plan.plan.destinations).toEqual(['lisbon'])
  expect(plan.understood).toMatchObject({ party: { adults: 2 }, span: { days: 3, month: 5 } })
})

test('GUIDE-10 half a sentence changes neither plan nor frame, and says so', async () => {
  const [plan, half] = await talk(
    'plan 4 days in Lisbon in May for two couples',
    'one couple flies home sulking on Tuesday',
  )
  expect(plan.understood.party.adults).toBe(4)
  expect(half.understood.party.adults).toBe(4)
  expect(half.message).toContain('I changed nothing in the plan')
  expect(half.proposal).toBeUndefined()
  expect(half.usage.conversationsUsed).toBe(plan.usage.conversationsUsed)
})

test('GUIDE-10 costs that are told one by one are reckoned against the budget', async () => {
  const answers = await talk(
    'Our budget is 3,300 for Lunenburg, 6 nights, 3 people',
    'the inn is 1,260',
    'kayaks 75 each',
    'so what is remaining?',
    'and if we stay 1 night less',
  )
  expect(answers[1].message).toContain('**$2,040** left')
  expect(answers[2].message).toContain('3 × $75 = $225')
  expect(answers[3].message).toContain('**$1,815** left')
  expect(answers[4].message).toContain('**$2,025** left')
  const [enough] = await talk(
    'We put 4,200 aside: house 1,450, ferry 210, food 95 a day for 9 days. Enough left for a $600 boat trip?',
  )
  expect(enough.message).toContain('**Yes:**')
  expect(enough.message).toContain('with $1,085 left')
})

test('GUIDE-10 a plan answers for itself: its dearest dinner, a day of it, and the table that takes its place', async () => {
  const [plan, dearest, traded, day] = await talk(
    'plan 3 days in Rome in May for two',
    'which dinner is the dearest',
    'trade it for pizza',
    "what's on day 2",
  )
  const meals = plan.plan.days.flatMap(
    ({ items }: { items: { kind: string; priceCad: number; name: string }[] }) =>
      items.filter(({ kind }) => kind === 'restaurant'),
  )
  const most = meals.toSorted(
    (a: { priceCad: number }, b: { priceCad: number }) => b.priceCad - a.priceCad,
  )[0]
  expect(dearest.message).toContain(most.name)
  expect(traded.message).toContain(`in place of ${most.name}`)
  expect(day.message).toMatch(/\d\d:\d\d \*\*/)
})

test('GUIDE-10 two changes in one sentence are one proposal; a day out takes the place of a day’s visits', async () => {
  const [, both, , out] = await talk(
    'plan 4 days in Dublin in May',
    'take out one church and add a park',
    'can we do the Cliffs of Moher as a day trip',
    'add that to day 3',
  )
  expect(both.message).toMatch(/Day \d: (?:remove|add) /)
  const changes = out.proposal.days[0]
  expect(changes.day).toBe(3)
  expect(changes.changes.map(({ op }: { op: string }) => op)).toContain('add')
  expect(out.message).toContain('Day trip to Galway')
})

test('GUIDE-10 a question about the plan is answered from the plan and lays nothing', async () => {
  const [plan, free, ahead, told, other] = await talk(
    'plan 4 days in Vienna in May for two, budget 3000 CAD',
    'which of these are free?',
    'what should we book ahead?',
    'what did I say about the budget?',
    'is there a palace in it?',
  )
  const items = plan.plan.days.flatMap(({ items: of }: { items: unknown[] }) => of)
  const names = items.map(({ name }: { name: string }) => name)
  for (const answer of [free, ahead, other]) {
    const listed = [...answer.message.matchAll(/^(?:- )?\*\*(.+?)\*\*/gm)].map(([, name]) => name)
    expect(listed.length).toBeGreaterThan(0)
    for (const name of listed) expect(names).toContain(name)
    expect(answer.proposal ?? null).toBeNull()
  }
  expect(free.message).not.toContain('$')
  expect(told.message).toContain('$3,000')
})

test('GUIDE-10 another place keeps the party and the diet, and a known child is no new party', async () => {
  const [, child, other] = await talk(
    'plan 3 days in Berlin in September, 2 adults and kids 8 and 13, we are vegetarian',
    'the 13 year old loves zoos',
    'let’s do Copenhagen instead',
  )
  expect(child.understood.party).toEqual({ adults: 2, children: [8, 13] })
  expect(other.plan.days).toHaveLength(3)
  expect(other.message).toContain('Copenhagen')
  expect(other.understood).toMatchObject({
    party: { adults: 2, children: [8, 13] },
    diet: ['vegetarian'],
  })
})

test('GUIDE-10 a full day gets lighter and stays, and a named sight finds its day', async () => {
  const [plan, lighter, added] = await talk(
    'plan 3 days in Rome in May for two',
    'day 2 is too full, drop something',
    'add the Borghese Gallery',
  )
  const changes = lighter.proposal.days.flatMap(({ changes: of }: { changes: unknown[] }) => of)
  expect(lighter.proposal.days.map(({ day }: { day: number }) => day)).toEqual([2])
  expect(changes.length).toBeLessThan(plan.plan.days[1].items.length - 1)
  expect(added.message).toContain('Borghese Gallery')
  expect(added.question ?? null).toBeNull()
})

test('GUIDE-10 where to go is told anew with each wish, and “not too far from” names the origin', async () => {
  const [first, near, warmer] = await talk(
    'where should we go for march break with 3 teens',
    'pas trop loin de Québec',
    'plus chaud peut-être',
  )
  expect(first.choices.length).toBeGreaterThan(1)
  expect(near.message).toMatch(/conviennent|s’en approchent/)
  expect(near.message).not.toContain('Kyoto')
  expect(warmer.message).toMatch(/Répond à : [^.]*chaud/)
})
