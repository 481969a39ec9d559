import { wordSet } from '#platform/shared/word-table.ts'
import { fold } from '../../domain/fold.ts'
import { meaningsAt, spellingsOf } from '../reading/lexicon.ts'
import { politeTopics } from '../reading/goes-on.ts'
import { stopWords } from '../reading/stop-words.ts'
import { stem } from '../retrieval/text-index.ts'
import type { Asking, Said } from './answer.ts'
import { shareOf } from './meant-topic.ts'
import { topicModel } from '../intents/all-intents.ts'

/** They say what one likes in general, and no thing that an answer would name. */
const vague = wordSet(`
  crowds romantic outdoors indoors food nightlife history photography architecture shopping neighbourhood viewpoint
  park museum gallery science
`)
/** Rows and figures answer a taste by what they list. */
const byRows = wordSet(
  'plan find sights compare like day-trips hours hotels weather season packing clock cost entry flights distance plugs tipping insurance exchange food kids trips days about layover',
)
/** What single words may be asked for beside a topic. */
const concrete = wordSet('food free hotels shopping pets phone kids layover')
/** "Transit" is no change of planes where one gets around. */
const ofTown = wordSet('around pass transfer access day-trips')
const plainly = 0.5
const faintly = 0.15

const shortest = 4
/** Whether a text holds a word, also in another form: "quiet" in "quieter". */
function holding(text: string): (word: string) => boolean {
  const said = fold(text).split(' ')
  const roots = new Set(said.flatMap((one) => stem(one) ?? []))
  return (word) => {
    const root = stem(word) ?? word
    return roots.has(root) || (root.length >= shortest && said.some((one) => one.startsWith(root)))
  }
}

/** Places in the message of what the answer does not speak of, though it was read: a taste, or a word of another topic. */
export function unanswered(
  asking: Asking,
  { text }: Said,
  topic: string | null,
): readonly string[] {
  const { reader, named } = asking.turn
  if (topic === null || byRows.has(topic) || politeTopics.has(topic)) return []
  const told = ` ${fold(text)} `
  const holds = holding(text)
  const textAt = (at: number) => reader.text(at)
  return reader.tokens.flatMap(({ text: word, kind }, at): string[] => {
    const isOpen = kind === 'word' && word.length > 3 && !stopWords.has(word)
    if (!isOpen || named.tokens.has(at) || holds(word)) return []
    // "From the airport to our hotel" asks for the way into town.
    if (topic === 'transfer' && /^(?:hotels?|hostel)$/.test(word)) return []
    const taste = meaningsAt(textAt, at).find((one) => one.kind === 'taste')
    if (taste)
      return vague.has(taste.value) ||
        spellingsOf('taste', taste.value).some((one) => told.includes(` ${one} `))
        ? []
        : [word]
    const model = topicModel()
    const isOther =
      shareOf(asking, at, topic) < faintly &&
      model.topics.some(
        (one) =>
          concrete.has(one) &&
          !(one === 'layover' && ofTown.has(topic)) &&
          shareOf(asking, at, one) >= plainly,
      )
    return isOther ? [word] : []
  })
}

/** Words of a question none of which its answer holds, where rows and figures do not stand for them. */
export function holdsNone({ text }: Said, topic: string | null, words: readonly string[]): boolean {
  const holds = holding(text)
  return (
    topic !== null &&
    !byRows.has(topic) &&
    !politeTopics.has(topic) &&
    words.every((word) => !holds(word))
  )
}
