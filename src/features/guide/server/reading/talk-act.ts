import { asksFrom, asksIn } from './asks.ts'
import { featuresIn } from './topic-features.ts'
import { sharesBy, type TopicModel } from './topic-model.ts'
import type { Reader } from './tokens.ts'

/** What a message does in a talk. */
export const acts = [
  'ask',
  'follow',
  'narrow',
  'pick',
  'edit',
  'inplan',
  'correct',
  'answer',
  'social',
  'plan',
] as const
export type TalkAct = (typeof acts)[number]

/** What the guide's last answer was. */
export const lasts = ['none', 'plan', 'facts', 'search', 'question', 'social'] as const

/** What was heard before a message. */
export interface Heard {
  readonly topic: string | null
  readonly last: (typeof lasts)[number]
  readonly hasPlan: boolean
}

/** Words up to which a message is of this size. */
const sizes = [2, 4, 8]
const [least, likely] = [0.25, 0.5]

/** What tells of a message what it does: its words beside what was heard, its length, and how surely it asks something of its own. */
export function actFeatures(
  reader: Reader,
  { topic, last, hasPlan }: Heard,
  topics: TopicModel,
): readonly number[] {
  const { length } = reader.tokens
  const words = reader.tokens.filter(({ kind }) => kind !== 'sign').length
  const shares = sharesBy(topics, featuresIn(reader, 0, length))
  const best = shares.reduce((at, share, n) => (share > (shares[at] ?? 0) ? n : at), 0)
  const name = topics.topics[best] ?? ''
  const sure = (shares[best] ?? 0) >= likely ? 'sure' : (shares[best] ?? 0) >= least ? 'half' : 'no'
  const size = sizes.findIndex((most) => words <= most)
  return featuresIn(reader, 0, length, {
    context: [
      `last:${last}`,
      `plan:${hasPlan}`,
      `size:${size}`,
      asksIn(reader) || asksFrom(reader, 0, length - 1) ? 'asks' : 'tells',
    ],
    alone: [
      `own:${sure}`,
      `own:${sure}:${size}`,
      `own:${name}`,
      `same:${name === topic}:${sure}`,
      `before:${topic}`,
      `before:${topic}:${name}`,
      `last:${last}:${size}`,
      `last:${last}:${sure}`,
    ],
  })
}
