import { placeNotes } from '../retrieval/place-notes.ts'
import { stem } from '../retrieval/text-index.ts'
import type { Asking } from './answer.ts'
import { calledEnglish, inTheir } from './words.ts'

const sentencesAtMost = 3
const shortest = 4
/** A word that many sentences hold tells none of them. */
const rare = 9
const ofHours = /^(?:morning|evening|afternoon|night|today|matin|soir)/

/** Sentences of a town's notes that hold what was said and nothing else has used: "tiles", "jazz", "penguins". */
export function sentencesOn(
  asking: Pick<Asking, 'know' | 'texts' | 'language' | 'say'>,
  slugs: readonly string[],
  words: readonly string[],
  holding = /./,
): { readonly text: string; readonly took: readonly string[] } {
  const asked = new Map(
    words.flatMap((word): readonly (readonly [string, string])[] => {
      const isOpen = word.length >= shortest && !/\d/.test(word) && !ofHours.test(word)
      const root = isOpen ? stem(word) : null
      return root ? [[root, word]] : []
    }),
  )
  const found: Told[] = []
  const took: string[] = []
  for (const slug of slugs) {
    const sentences = textsOf(asking, slug)
      .flatMap(({ text, isForeign }) =>
        text.split(/(?<=[.!?])\s+/).map((sentence) => ({ sentence, isForeign })),
      )
      .map(({ sentence, isForeign }) => ({
        sentence,
        isForeign,
        hits: new Set(sentence.split(/[^\p{L}]+/u).flatMap((one) => stem(one) ?? [])),
      }))
    const isRare = (root: string): boolean =>
      sentences.filter(({ hits }) => hits.has(root)).length <= rare
    for (const { sentence, isForeign, hits } of sentences) {
      const own = [...asked].filter(
        ([root, word]) => hits.has(root) && !took.includes(word) && isRare(root),
      )
      const isNone = own.length === 0 || found.length >= sentencesAtMost
      if (isNone || !holding.test(sentence)) continue
      found.push({ text: asking.know(sentence), isForeign })
      took.push(...own.map(([, word]) => word))
    }
  }
  const lines = found.map(({ text }) => `- ${text}`).join('\n')
  return { text: [calledEnglish(asking, found), lines].filter(Boolean).join('\n\n'), took }
}

type Told = ReturnType<typeof inTheir>

/** All that is written of a town. */
function textsOf(
  { texts, language }: Pick<Asking, 'texts' | 'language'>,
  slug: string,
): readonly Told[] {
  return [
    // A quarter's sentences say little without its name: they come last.
    ...placeNotes(slug)
      .toSorted((a, b) => Number(a.kind === 'districts') - Number(b.kind === 'districts'))
      .map(({ text, fr }) => inTheir(language, text, fr)),
    ...[...texts.texts.values()]
      .filter(({ id }) => id.startsWith(`guide/${slug}/`))
      .map(({ text, textFr }) => inTheir(language, text, textFr)),
  ]
}
