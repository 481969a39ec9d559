import { expect, test } from 'vitest'
import { matchTopics } from '../reading/match-topics.ts'
import { Reader } from '../reading/tokens.ts'
import { intents } from './all-intents.ts'

const asked = intents.flatMap(({ topic, examples }) =>
  [...examples.en, ...examples.fr].map((example) => [topic, example] as const),
)

test.each(asked)('GUIDE-10 %s is known by its example: %s', (topic, example) => {
  const found = matchTopics(new Reader(example)).map(({ intent }) => intent.topic)
  // Others may be found beside it; it is among the first three, between which the places decide.
  expect(found.slice(0, 3)).toContain(topic)
})

test('GUIDE-10 each topic has one intent, with examples in both languages', () => {
  expect(new Set(intents.map(({ topic }) => topic)).size).toBe(intents.length)
  for (const { examples } of intents) {
    expect(examples.en.length).toBeGreaterThan(0)
    expect(examples.fr.length).toBeGreaterThan(0)
  }
})
