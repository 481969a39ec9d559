import { expect, test } from 'vitest'
import { readTopics } from '../reading/read-topics.ts'
import { Reader } from '../reading/tokens.ts'
import { learnTopics, type TopicModel } from '../reading/topic-model.ts'
import { likeliest, tripActFeatures } from '../reading/trip-act.ts'
import {
  isAsking,
  severalAsked,
  tripActModel,
  writtenIntents,
  writtenTripActs,
} from './all-intents.ts'

const written = writtenIntents()
const topicsOf = (text: string) => readTopics(new Reader(text)).map(({ intent }) => intent.topic)

test('GUIDE-10 each topic has one intent, with examples in both languages', () => {
  expect(new Set(written.map(({ topic }) => topic)).size).toBe(written.length)
  for (const { examples } of written) {
    expect(examples.en.length).toBeGreaterThan(0)
    expect(examples.fr.length).toBeGreaterThan(0)
  }
})

test('GUIDE-10 examples are read as their topic, all but a few', () => {
  const asked = written
    .filter(isAsking)
    .flatMap(({ topic, examples }) => [...examples.en, ...examples.fr].map((text) => [topic, text]))
  const missed = asked.filter(([topic = '', text = '']) => !topicsOf(text).includes(topic))
  expect(missed.length / asked.length).toBeLessThan(0.03)
})

test('GUIDE-10 what a message asks at once is read as all of it, mostly', () => {
  const several = severalAsked()
  const whole = several.filter(({ text, topics }) => {
    const found = topicsOf(text)
    return topics.every((topic) => found.includes(topic))
  })
  expect(whole.length / several.length).toBeGreaterThan(0.9)
})

const guarded = written.flatMap(({ act, guards }) =>
  guards.map((guard) => [act, guard.replace('*', 's')] as const),
)

test('GUIDE-10 what is declined is known by its own words, whatever is asked beside it', () => {
  for (const [act, guard] of guarded) {
    const [found, other] = readTopics(new Reader(`plan a weekend in Paris and ${guard}`))
    expect([found?.intent.act, other], guard).toEqual([act, undefined])
  }
})

const ofTrip = writtenTripActs().flatMap(({ act, examples }) =>
  [...examples.en, ...examples.fr].map((text) => ({ act, text })),
)

test('G3 G4 what a message beside a trip does is known of its examples, and of most of them when they were kept apart', () => {
  const sure = (model: TopicModel, some: typeof ofTrip) =>
    some.filter(
      ({ act, text }) => likeliest(model, tripActFeatures(new Reader(text)))[0]?.act === act,
    ).length / some.length
  expect(sure(tripActModel(), ofTrip)).toBeGreaterThan(0.95)
  const names = [...new Set(ofTrip.map(({ act }) => act))]
  const apart = ofTrip.filter((_, at) => at % 20 === 0)
  const learned = learnTopics(
    names,
    ofTrip
      .filter((_, at) => at % 20 !== 0)
      .map(({ act, text }) => ({
        topics: [names.indexOf(act)],
        features: tripActFeatures(new Reader(text)),
      })),
  )
  // Writers were asked to say each thing in another way: a stranger's words are nearer to theirs.
  expect(sure(learned, apart)).toBeGreaterThan(0.55)
})
