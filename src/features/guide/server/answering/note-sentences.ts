import { placeNotes } from '../retrieval/place-notes.ts'
import { stem } from '../retrieval/text-index.ts'
import type { Asking } from './answer.ts'
import { calledEnglish, inTheir } from './words.ts'

const sentencesAtMost = 3
const shortest = 4
/** A word that many sentences hold tells none of them; a word alone that was asked for may stand in some more. */
const rare = 2
const rareAlone = 9

/** Sentences of a town's notes that hold what was said and nothing else has used: "tiles", "jazz", "penguins". */
export function sentencesOn(
  asking: Pick<Asking, 'know' | 'texts' | 'language' | 'say'>,
  slugs: readonly string[],
  words: readonly string[],
): { readonly text: string; readonly took: readonly string[] } {
  const asked = new Map(
    words.flatMap((word): readonly (readonly [string, string])[] => {
      const root = word.length >= shortest && !/\d/.test(word) ? stem(word) : null
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
      sentences.filter(({ hits }) => hits.has(root)).length <= (asked.size === 1 ? rareAlone : rare)
    for (const { sentence, isForeign, hits } of sentences) {
      const own = [...asked].filter(
        ([root, word]) => hits.has(root) && !took.includes(word) && isRare(root),
      )
      if (own.length === 0 || found.length >= sentencesAtMost) continue
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
