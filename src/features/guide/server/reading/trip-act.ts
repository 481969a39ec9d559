/** What a message beside a trip does, as it is learned from examples: it asks when something is, it moves a stop, it refuses. */
import commands from '../../texts/trip-commands.json' with { type: 'json' }
import questions from '../../texts/trip-questions.json' with { type: 'json' }
import { phrasesAt, phraseTable } from './scan-trip.ts'
import { featuresIn } from './topic-features.ts'
import { sharesBy, type TopicModel } from './topic-model.ts'
import type { Reader } from './tokens.ts'

const { filler: _asked, ...ofQuestions } = questions
const { filler: _wished, ...ofCommands } = commands
/** Words that mean the same: "drop", "leave out" and "enlève" are one verb. */
const tables = [phraseTable(ofQuestions), phraseTable(ofCommands)]

/** The senses of a message by the phrase tables, in their order. */
const sensesIn = (reader: Reader): readonly string[] =>
  tables.flatMap((table) => phrasesAt(reader, table).map(({ kind, value }) => `=${kind}:${value}`))

/** What tells of a message what it does: its words and their senses; names by one mark. */
export function tripActFeatures(
  reader: Reader,
  isItem: (at: number) => boolean = () => false,
): readonly number[] {
  const senses = [...new Set(sensesIn(reader))]
  const [first] = senses
  return featuresIn(reader, 0, reader.tokens.length, {
    alone: [
      ...senses,
      ...(first ? [`first${first}`] : []),
      reader.tokens.some(({ text }) => text === '?') ? '?' : '.',
    ],
    isName: (at) => (reader.tokens[at]?.isName ?? false) || isItem(at),
  })
}

/** Acts by their likelihood. */
export const likeliest = (model: TopicModel, features: readonly number[], meaning?: Float32Array) =>
  [...sharesBy(model, features, meaning)]
    .map((share, at) => ({ act: model.topics[at] ?? '', share }))
    .toSorted((a, b) => b.share - a.share)
