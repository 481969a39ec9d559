// A place that is looked for by what it is like, over several messages.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { talkWith } from '#tests/support/guide-talk.ts'
import { type TestApp, startTestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
const talk = (...messages: readonly string[]) => talkWith(app, messages)
const placesIn = (message: string): readonly string[] =>
  [...message.matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, name = '']) => name)

test.each([
  ['a town with hot springs and northern lights', /Iceland|Lapland/],
  ['ten days of golf and castles, no beaches', /Highlands|Ireland/],
  ['somewhere for stargazing in the desert in April', /Oman|Namibia|Atacama|Southwest|Jordan/],
  ['On cherche des volcans et des sources chaudes', /Açores|Islande|Nouvelle-Zélande|Arenal/],
  ['marchés de Noël et vin chaud, sans voiture', /Vienne|Alsace|Salzbourg|Strasbourg/],
])('GUIDE-10 a place is found by what it is like: %s', async (message, expected) => {
  const [answer] = await talk(message)
  expect(answer.understood.topic).toBe('find')
  expect(placesIn(answer.message)).toHaveLength(3)
  expect(answer.message).toMatch(expected)
  expect(answer.message).toMatch(/general knowledge|connaissances générales/)
})

test('GUIDE-10 each place tells what it has of the wish, and what it has not', async () => {
  const [answer] = await talk('somewhere in Europe with skiing, surfing and street food')
  expect(answer.message).toMatch(/None is all of that; these come nearest/)
  expect(answer.message).toMatch(/Not: [a-z ]*(?:skiing|surfing|street food)/)
})

test('GUIDE-10 what is not wanted rules a place out, however it is said', async () => {
  const [english] = await talk('beach week in January, we hate big resorts and cruise ships')
  expect(english.message).not.toMatch(/Cancún|Punta Cana|Cozumel|Barbados/)
  expect(english.message).toContain('no big resorts')
  const [french] = await talk('une plage en janvier, sans tout compris ni foule')
  expect(french.message).not.toMatch(/Cancún|Punta Cana|Varadero/)
})

test('GUIDE-10 a later message adds to the wish, and takes from it', async () => {
  const [first, level, , last] = await talk(
    'we would like vineyards and cycling in June',
    'we cannot drive',
    'not France',
    'warmer',
  )
  expect(first.message).toContain('wine and cycling')
  expect(level.message).toContain('easy without a car')
  expect(last.message).toContain('cycling')
  expect(last.message).not.toMatch(/, France/)
})

test('GUIDE-10 “closer” and “not so hot” are beside what was named last', async () => {
  const [far, near, cooler] = await talk(
    'a beach and old ruins in January from Montréal',
    'closer to Québec',
    'not so hot',
  )
  const hours = (message: string): number =>
    Math.max(
      ...[...message.matchAll(/about (\d+) hours in the air/g)].map(([, one]) => Number(one)),
    )
  expect(hours(near.message)).toBeLessThan(hours(far.message))
  expect(placesIn(cooler.message)).not.toEqual(placesIn(near.message))
})

test('GUIDE-10 a place that is asked about is held against the wish, and the talk goes on', async () => {
  const [, about, after] = await talk(
    'Where can we go whale watching and hiking in July, somewhere quiet?',
    'what about Iceland?',
    'and with lighthouses',
  )
  expect(about.message).toMatch(/^(?:Yes|Partly), beside what you look for:/)
  expect(placesIn(about.message)).toEqual(['Iceland'])
  expect(placesIn(after.message)).toHaveLength(3)
  expect(after.message).toContain('lighthouses')
})

test('GUIDE-10 one of the list is chosen by its number', async () => {
  const [listed, second] = await talk(
    'Somewhere with museums and beer in May',
    'plan the second one for four days',
  )
  expect(listed.choices).toHaveLength(3)
  expect(second.plan.days.length).toBeGreaterThan(2)
})

test('GUIDE-10 whales that are wished later are no country', async () => {
  const [, after] = await talk('icebergs and puffins', 'and whales')
  expect(after.message).toContain('whales')
  expect(after.message).not.toContain('**Wales**')
})

test('GUIDE-10 what was not understood is named', async () => {
  const [answer] = await talk('an island with beaches where I can learn to zorble')
  expect(answer.message).toMatch(/haven’t taken into account .*zorble/)
})
