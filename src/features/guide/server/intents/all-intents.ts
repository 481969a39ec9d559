import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { z } from 'zod'
import { frameSchema } from '../../contract/frame.schema.ts'
import { fold } from '../../domain/fold.ts'
import { actFeatures, acts, lasts } from '../reading/talk-act.ts'
import { tripActFeatures } from '../reading/trip-act.ts'
import { featuresIn } from '../reading/topic-features.ts'
import { type DenseModel, unpacked } from '../meaning/meanings.ts'
import { learnTopics, type TopicModel } from '../reading/topic-model.ts'
import { filesBeside } from '../retrieval/beside-bundle.ts'
import { Reader } from '../reading/tokens.ts'

const list = (text: string): readonly string[] => (text === '' ? [] : text.split(','))
const listed = z.string().default('').transform(list)
const pair = z.string().transform(list)

/** Conditions that a message meets by what it names, and not by its words. */
const needs = [
  'two-places',
  'two-ends',
  'currency',
  'journey',
  'asked',
  'alone',
  'main',
  'own-trip',
] as const

/** A kind of question, and how people ask it: from the examples it is learned. */
const intentSchema = z.strictObject({
  topic: z.string(),
  /** What it is about, to say that it is not known. */
  name: z.strictObject({ en: z.string(), fr: z.string() }).optional(),
  act: frameSchema.shape.act,
  /** Folded words of which one is enough, whatever else is learned; 'prostitut*' stands for all that begin so. */
  guards: listed,
  /** One word of each list together are as good as a guard. */
  guardPairs: z.array(z.tuple([pair, pair])).default([]),
  /** What a message has to hold beside its words. */
  needs: z.enum(needs).optional(),
  /** Beside days and a place it is part of a wish for a plan: whenever it is told, or even where it is asked. */
  inPlan: z.enum(['told', 'always']).optional(),
  /** What is asked instead where a sight is named: its row tells it. */
  ofSight: z.string().optional(),
  examples: z.strictObject({ en: z.array(z.string()), fr: z.array(z.string()) }),
})

export type WrittenIntent = z.output<typeof intentSchema>
export type Intent = Omit<WrittenIntent, 'examples'>

/** Two acts that ask nothing: they are learned beside the topics, so that nothing is taken for one. */
const asksNothing = new Set(['edit', 'tell'])
export const isAsking = ({ topic }: Intent): boolean => !asksNothing.has(topic)

/** What the build makes of the intents, beside the bundle. */
export const compiledFiles = {
  intents: 'intents.json',
  weights: 'weights.bin',
  acts: 'acts.bin',
  house: 'house.bin',
  tripActs: 'trip-acts.bin',
} as const
interface Compiled {
  readonly intents: readonly Intent[]
  readonly vocabulary: readonly string[]
  readonly step: number
  readonly actStep: number
  readonly houseTexts: readonly string[]
  readonly houseStep: number
  readonly tripActNames: readonly string[]
  readonly tripActStep: number
  /** Words that several examples hold. */
  readonly tripWords: readonly string[]
}
interface Weights {
  readonly weights: Int8Array
  readonly acts: Int8Array
  readonly house: Int8Array
  readonly tripActs: Int8Array
}

const texts = new URL('../../texts/', import.meta.url)

/** The intents as they are written. */
export function writtenIntents(folder = texts): readonly WrittenIntent[] {
  const intents = new URL('intents/', folder)
  return readdirSync(intents)
    .toSorted()
    .map((name) => intentSchema.parse(JSON.parse(readFileSync(new URL(name, intents), 'utf8'))))
}

const severalSchema = z.array(z.strictObject({ text: z.string(), topics: z.array(z.string()) }))

/** Messages that ask several things at once. */
export const severalAsked = (folder = texts) =>
  severalSchema.parse(JSON.parse(readFileSync(new URL('several-questions.json', folder), 'utf8')))

const houseSchema = z.array(
  z.strictObject({
    /** The text of ours that answers. */
    text: z.string(),
    examples: z.strictObject({ en: z.array(z.string()), fr: z.array(z.string()) }),
  }),
)

/** What people ask about Wayleaf itself, by the text that answers it. */
export const houseAsked = (folder = texts) =>
  houseSchema
    .parse(JSON.parse(readFileSync(new URL('house.json', folder), 'utf8')))
    .map(({ text, examples: { en, fr } }) => ({ text, en, asked: [...en, ...fr] }))

const talksSchema = z.array(
  z.array(
    // What is said, what it does, what it is about with its talk ('' for nothing), what the guide's answer before it was.
    z
      .tuple([z.string(), z.enum(acts), z.string(), z.enum(lasts)])
      .transform(([text, act, topic, last]) => ({ text, act, topic, last })),
  ),
)

/** Talks of several messages, and what each does in its talk. */
export const writtenTalks = (folder = texts) =>
  talksSchema.parse(JSON.parse(readFileSync(new URL('talks.json', folder), 'utf8')))

/** What messages do in a talk, as it is learned from talks. */
function learnedActs(talks: ReturnType<typeof writtenTalks>, topics: TopicModel): TopicModel {
  const shown = talks.flatMap((turns) =>
    turns.map(({ text, act, last }, at) => {
      const before = turns.slice(0, at)
      const topic = before.findLast((one) => one.act !== 'social')?.topic ?? null
      const hasPlan = last === 'plan' || before.some((one) => one.act === 'plan')
      const heard = { topic: topic === 'edit' ? 'plan' : topic, last, hasPlan }
      return {
        topics: [acts.indexOf(act)],
        features: actFeatures(new Reader(text), heard, topics),
      }
    }),
  )
  return learnTopics(acts, shown)
}

const shown = (text: string, topics: readonly number[]) => {
  const reader = new Reader(text)
  return { topics, features: featuresIn(reader, 0, reader.tokens.length) }
}

/** Which text of ours answers a question about Wayleaf. */
const learnedHouse = (house: ReturnType<typeof houseAsked>): TopicModel =>
  learnTopics(
    house.map(({ text }) => text),
    house.flatMap(({ asked }, at) => asked.map((text) => shown(text, [at]))),
  )

/** The topics as they are learned from what is written. */
function learned(
  written: readonly WrittenIntent[],
  several: ReturnType<typeof severalAsked>,
  talks: ReturnType<typeof writtenTalks>,
  house: ReturnType<typeof houseAsked>,
): TopicModel {
  const names = written.map(({ topic }) => topic)
  const about = names.indexOf('about')
  return learnTopics(names, [
    ...house.flatMap(({ asked }) => asked.map((text) => shown(text, [about]))),
    ...written.flatMap(({ examples }, topic) =>
      [...examples.en, ...examples.fr].map((text) => shown(text, [topic])),
    ),
    ...several.map(({ text, topics }) =>
      shown(
        text,
        topics.map((topic) => names.indexOf(topic)),
      ),
    ),
    ...talks
      .flat()
      .filter(({ act, topic }) => act === 'ask' && names.includes(topic))
      .map(({ text, topic }) => shown(text, [names.indexOf(topic)])),
  ])
}

const examplesSchema = z.strictObject({ en: z.array(z.string()), fr: z.array(z.string()) })

/** How people speak to the guide beside their trip, by what they do. */
export function writtenTripActs(folder = texts) {
  const acts = new URL('trip-acts/', folder)
  return readdirSync(acts)
    .toSorted()
    .map((name) => ({
      act: name.replace('.json', ''),
      examples: examplesSchema.parse(JSON.parse(readFileSync(new URL(name, acts), 'utf8'))),
    }))
}

/** What messages beside a trip do. */
const learnedTripActs = (written: ReturnType<typeof writtenTripActs>): TopicModel =>
  learnTopics(
    written.map(({ act }) => act),
    written.flatMap(({ examples }, at) =>
      [...examples.en, ...examples.fr].map((text) => ({
        topics: [at],
        features: tripActFeatures(new Reader(text)),
      })),
    ),
  )

const often = 3

/** Words that several examples hold: how they are spelt. */
function wordsIn(
  written: readonly { readonly examples: z.output<typeof examplesSchema> }[],
): readonly string[] {
  const counts = new Map<string, number>()
  for (const { examples } of written)
    for (const text of [...examples.en, ...examples.fr])
      for (const word of new Set(fold(text).split(' ')))
        counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].flatMap(([word, count]) =>
    count >= often && /^[a-z]+$/.test(word) ? [word] : [],
  )
}

/** What a server reads instead of the examples. */
export function compiled(folder = texts): Compiled & Weights {
  const written = writtenIntents(folder)
  const talks = writtenTalks(folder)
  const house = houseAsked(folder)
  const topics = learned(written, severalAsked(folder), talks, house)
  const { topics: houseTexts, step: houseStep, weights: ofHouse } = learnedHouse(house)
  const { step: actStep, weights: acts } = learnedActs(talks, topics)
  const tripActs = writtenTripActs(folder)
  const ofTrip = learnedTripActs(tripActs)
  return {
    intents: written.map(({ examples: _, ...intent }) => intent),
    vocabulary: wordsIn(written),
    step: topics.step,
    weights: topics.weights,
    actStep,
    acts,
    houseTexts,
    houseStep,
    house: ofHouse,
    tripActNames: ofTrip.topics,
    tripActStep: ofTrip.step,
    tripActs: ofTrip.weights,
    tripWords: wordsIn(tripActs),
  }
}

const beside = new URL('./guide-topics/', import.meta.url)
const built = new URL('../../../../../dist/server/guide-topics/', import.meta.url)

/** When the newest of some files, or of the files of some folders, was written. */
const newestIn = (folders: readonly URL[]): number =>
  Math.max(
    ...folders.flatMap((one) =>
      readdirSync(one, { recursive: true }).map(
        (name) => statSync(new URL(String(name), one)).mtimeMs,
      ),
    ),
  )

/** Where what was learned stands: beside a bundle, or in the build where nothing that it is learned from is newer. */
function learnedFolder(): URL | undefined {
  if (existsSync(beside)) return beside
  const file = new URL(compiledFiles.intents, built)
  const sources = [texts, new URL('../reading/', import.meta.url)]
  return existsSync(file) && statSync(file).mtimeMs > newestIn(sources) ? built : undefined
}

/** Of a build its files; where the sources are newer, the intents are read and learned. */
function opened(): Compiled & Weights {
  const folder = learnedFolder()
  if (!folder) return compiled()
  const read = (name: string): Buffer => readFileSync(new URL(name, folder))
  const told = JSON.parse(read(compiledFiles.intents).toString()) as Compiled
  const bytes = (name: string): Int8Array => new Int8Array(read(name))
  return {
    ...told,
    weights: bytes(compiledFiles.weights),
    acts: bytes(compiledFiles.acts),
    house: bytes(compiledFiles.house),
    tripActs: bytes(compiledFiles.tripActs),
  }
}

const meant = filesBeside(
  ['./guide-meanings/models/', '../../texts/meanings/models/'],
  3,
  (json): DenseModel & { readonly names: readonly string[] } => {
    const { names, step, bytes } = json as { names: string[]; step: number; bytes: string }
    return { names, step, weights: unpacked({ bytes }) }
  },
)

/** A model with what was learned of meanings, where that is of the same classes; put together once. */
function withMeanings(name: string, made: () => TopicModel): () => TopicModel {
  let model: TopicModel | undefined
  return () => {
    if (model) return model
    const ofWords = made()
    const dense = meant(name)
    return (model = dense?.names.join() === ofWords.topics.join() ? { ...ofWords, dense } : ofWords)
  }
}

let known: ReturnType<typeof opened> | undefined
const all = () => (known ??= opened())

export const intents = (): readonly Intent[] => all().intents
/** Words that questions are known by. */
export const vocabulary = (): readonly string[] => all().vocabulary
let words: ReadonlySet<string> | undefined
export const isKnown = (word: string): boolean => (words ??= new Set(all().vocabulary)).has(word)
export const intentOf = (topic: string): Intent | undefined =>
  all().intents.find((one) => one.topic === topic)
export const topicModel = withMeanings('topics', () => ({
  topics: all().intents.map(({ topic }) => topic),
  weights: all().weights,
  step: all().step,
}))
export const actModel = (): TopicModel => ({
  topics: acts,
  weights: all().acts,
  step: all().actStep,
})
export const tripActModel = withMeanings('tripActs', () => ({
  topics: all().tripActNames,
  weights: all().tripActs,
  step: all().tripActStep,
}))
let ofTripWords: ReadonlySet<string> | undefined
/** A word of which the examples of a message beside a trip say enough. */
export const isTripWord = (word: string): boolean =>
  (ofTripWords ??= new Set(all().tripWords)).has(word)
export const houseModel = withMeanings('house', () => ({
  topics: all().houseTexts,
  weights: all().house,
  step: all().houseStep,
}))
