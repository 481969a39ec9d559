import { placeNotesSource } from '../retrieval/place-notes.ts'
import { stem } from '../retrieval/text-index.ts'
import { stopWords } from '../reading/stop-words.ts'
import { type Asking, goalTowns, type Said } from './answer.ts'
import { sentencesOn } from './note-sentences.ts'

const shortest = 6
const fewWords = 3

const rootsOf = (text: string): ReadonlySet<string> =>
  new Set(text.split(/[^\p{L}]+/u).flatMap((one) => stem(one) ?? []))

/** An answer, and what our notes of the town say of the words that it leaves aside. */
export function alsoSaid(asking: Asking, said: Said): Said {
  const { turn, language } = asking
  const [town, other] = goalTowns(asking)
  if (!town || other || !turn.isQuestion || said.question || said.plan || language !== 'en')
    return said
  const told = rootsOf(said.text)
  const open = turn
    .unused()
    .filter(
      (word) =>
        word.length >= shortest && !said.took?.includes(word) && !told.has(stem(word) ?? word),
    )
  if (open.length === 0 || open.length > fewWords) return said
  const more = sentencesOn(asking, [town.slug], open)
  return more.text === '' || said.text.includes(more.text.slice(2))
    ? said
    : {
        ...said,
        text: `${said.text}\n\n${more.text}`,
        took: [...(said.took ?? []), ...more.took],
        sources: [...(said.sources ?? []), placeNotesSource],
      }
}

/** What our notes of a town say of any word of a question that nothing else answers. */
export function saidOfIt(asking: Asking): Said | undefined {
  const { turn } = asking
  const [own] = goalTowns(asking)
  const words = turn.reader.tokens.flatMap(({ kind, text, isName }) =>
    kind === 'word' &&
    (isName || text.length >= shortest) &&
    !stopWords.has(text) &&
    !own?.name.toLowerCase().includes(text)
      ? [text]
      : [],
  )
  const slugs = goalTowns(asking).map(({ slug }) => slug)
  const found = sentencesOn(asking, slugs.slice(0, 1), words)
  return found.text === ''
    ? undefined
    : { text: found.text, took: found.took, sources: [placeNotesSource] }
}
