import { createHash } from 'node:crypto'
import {
  houseAsked,
  severalAsked,
  writtenIntents,
  writtenTalks,
  writtenTripActs,
} from '../intents/all-intents.ts'
import type { Asked } from '../retrieval/alike.ts'

interface Example {
  readonly text: string
  /** One, or all that it asks at once. */
  readonly of: readonly string[]
}

export interface ModelExamples {
  readonly names: readonly string[]
  readonly examples: readonly Example[]
}

/** The sentence model reads English. */
const inEnglish = (
  rows: readonly { readonly name: string; readonly examples: { readonly en: readonly string[] } }[],
): ModelExamples => ({
  names: rows.map(({ name }) => name),
  examples: rows.flatMap(({ name, examples }) => examples.en.map((text) => ({ text, of: [name] }))),
})

/** What each model of meanings is learned from. */
export function modelExamples(texts?: URL) {
  const topics = inEnglish(
    writtenIntents(texts).map(({ topic, examples }) => ({ name: topic, examples })),
  )
  const house = houseAsked(texts)
  const told = writtenTalks(texts)
    .flat()
    .filter(({ act, topic }) => act === 'ask' && topics.names.includes(topic))
  return {
    topics: {
      names: topics.names,
      examples: [
        ...topics.examples,
        ...house.flatMap(({ en }) => en.map((text) => ({ text, of: ['about'] }))),
        ...severalAsked(texts).map(({ text, topics: of }) => ({ text, of })),
        ...told.map(({ text, topic }) => ({ text, of: [topic] })),
      ],
    },
    house: inEnglish(house.map(({ text, en }) => ({ name: text, examples: { en } }))),
    tripActs: inEnglish(
      writtenTripActs(texts).map(({ act, examples }) => ({ name: act, examples })),
    ),
  }
}

/** What an answer's vector is made of. */
export const textsOf = ({ q, a }: Asked): readonly string[] => [...q, a]

/** Tells whether vectors are of these texts. */
export const signOf = (of: unknown): string =>
  createHash('sha256').update(JSON.stringify(of)).digest('base64url').slice(0, 22)
