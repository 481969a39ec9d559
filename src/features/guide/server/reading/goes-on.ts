import { asksIn } from './asks.ts'
import type { Memory } from './memory.ts'
import type { ReadPlaces } from './read-places.ts'
import type { FoundTopic } from './read-topics.ts'
import { stopWords } from './stop-words.ts'
import type { Reader } from './tokens.ts'

const shortFragment = 3
/** In a talk what is no surer than this goes on with what was asked before; less where it asks. */
const doubt = 0.35
const doubtOfQuestion = 0.25
/** "And the train": a few words that go on from what was asked have to ask something else plainly. */
const doubtOfFragment = 0.6
const goesOnWith =
  /^(?:and|et|what about|how about|or|ou|plutot|ok|otherwise|sinon|cheaper|closer)\b/
const fewWords = 4

/** "And in June?", "near the station": it names a place or a day, and asks by nothing of its own. */
function goesOn(
  reader: Reader,
  { frame, plan }: Memory,
  { tokens }: ReadPlaces,
  [main]: readonly FoundTopic[],
): boolean {
  const words = reader.tokens.flatMap(({ kind }, at) => (kind === 'word' ? [at] : []))
  const own = words.filter((at) => !tokens.has(at) && !reader.isUsed(at))
  const isNumbered = reader.tokens.some(({ kind }) => kind === 'number')
  const isFragment =
    (own.length < words.length || isNumbered) &&
    own.length <= shortFragment &&
    own.every((at) => stopWords.has(reader.text(at)))
  const start = `${reader.text(0)} ${reader.text(1)}`
  const isShort = words.length <= fewWords && goesOnWith.test(start)
  const least = isShort ? doubtOfFragment : asksIn(reader) && !plan ? doubtOfQuestion : doubt
  const isSure = (main?.score ?? 0) >= least
  return frame.topic !== null && (isFragment || !isSure) && main?.intent.act !== 'refuse'
}

/** What a message asks beside what was asked before it; what is not wanted is no question about it. */
export const topicsIn = (
  reader: Reader,
  before: Memory,
  {
    named,
    matched,
    deniedAt,
  }: {
    readonly named: ReadPlaces
    readonly matched: readonly FoundTopic[]
    readonly deniedAt: readonly number[]
  },
): readonly FoundTopic[] =>
  goesOn(reader, before, named, matched)
    ? []
    : matched.filter(({ at }) => at.length === 0 || !at.every((one) => deniedAt.includes(one)))

/** What a message asks so surely that "it" is meant by that. */
export const surelyAsked = (matched: readonly FoundTopic[]): readonly FoundTopic[] =>
  matched.filter(({ intent, score }) => score >= doubt && intent.topic !== 'plan')
