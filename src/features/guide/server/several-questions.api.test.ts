import { afterAll, beforeAll, expect, test } from 'vitest'
import { talkWith } from '#tests/support/guide-talk.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const talk = (...messages: readonly string[]) => talkWith(app, messages)

test('GUIDE-10 two questions are both answered, each under what it is about', async () => {
  const [answer] = await talk('What should I pack for Lisbon in March and is the tap water safe?')
  expect(answer.message).toMatch(/\*\*Packing\*\*\n\n.*Pack /s)
  expect(answer.message).toMatch(/\*\*Tap water\*\*\n\n.*tap water is safe/s)
})

test('GUIDE-10 of two questions the one that nothing is known of is named', async () => {
  const [answer] = await talk('Which plug does Japan have, and what are the vaccines for it?')
  expect(answer.message).toContain('Plugs are type')
  expect(answer.message).toMatch(/[Vv]accines/)
})

test('GUIDE-10 children, a wheelchair and a diet are taken up beside the answer', async () => {
  const [kids] = await talk('How do we get from the airport into Vienna with our 4-year-old?')
  expect(kids.message).toMatch(/\*\*With a child of 4:\*\* \w/)
  const [chair] = await talk('Which neighbourhood of Vienna suits my mother in a wheelchair?')
  expect(chair.message).toMatch(/\*\*With a wheelchair:\*\* \w/)
  const [vegan] = await talk('Day trips from Vienna for two vegans?')
  expect(vegan.message).toMatch(/\*\*Eating vegan:\*\* \w/)
})

test('GUIDE-10 without a goal the nonstops of a town are told, and none is asked for', async () => {
  const [answer] = await talk('Which direct flights are there from Halifax to Europe?')
  expect(answer.message).toContain('these are flown nonstop in Europe')
  expect(answer.message).toMatch(/\*\*London\*\*/)
})

test('GUIDE-10 a few words go on from what was asked, and a question about a place moves no plan', async () => {
  const [, train] = await talk(
    'How do we get from the airport into Athens by bus?',
    'and the train',
  )
  expect(train.understood.topic).toBe('transfer')
  const [plan, , after] = await talk(
    'Plan 3 days in Lyon in December for two',
    'is Annecy quiet in January?',
    'what is on day 1?',
  )
  const [first] = plan.proposal.days[0].changes.filter(
    ({ item }: { item: { type: string } }) => item.type === 'attraction',
  )
  expect(after.message).toContain(first.item.name)
})

test('GUIDE-10 a note that a rare word or several words name answers before the topic', async () => {
  const [card] = await talk('Must I get an Oyster in London if my bank card taps?')
  expect(card.message).toMatch(/contactless card/)
  const [late] = await talk('Air Canada cancelled our flight to Rome, are we owed compensation?')
  expect(late.message).toContain('Air Passenger Protection')
  const [room] = await talk('Our hotel in Milan is overbooked and offers a worse one')
  expect(room.message).toContain('broken the contract')
})

test('GUIDE-10 a transfer from another town’s airport is the way between the two', async () => {
  const [way] = await talk('How do we get from Naples airport to Positano?')
  expect(way.message).toMatch(/Naples – Positano:\*\* by/)
})

test('GUIDE-10 a carrier and a word of every day are no towns', async () => {
  const [answer] = await talk('My phone is with Rogers, what about roaming in Greece?')
  const [road] = await talk('Is the ring road of Iceland fine in May?')
  expect(JSON.stringify(answer.understood)).not.toContain('Rogers')
  expect(JSON.stringify(road.understood)).not.toContain('The Ring')
})
