import { isCurrency } from '#platform/shared/reference-rates.ts'
/** Of each kind the values and how they are spelt, folded, in English and French. */
import rows from '../../texts/lexicon.json' with { type: 'json' }

export type WordKind =
  | 'taste'
  | 'cuisine'
  | 'diet'
  | 'mobility'
  | 'transport'
  | 'currency'
  | 'nationality'
  | 'month'
  | 'weekday'
  | 'season'
  | 'number'
  | 'ordinal'
  | 'unit'

export interface Meaning {
  readonly kind: WordKind
  readonly value: string
  /** In words. */
  readonly length: number
}

const longest = 4

/** 'pound' beside a number is money; alone it says nothing, and neither does 'mad' or 'try'. */
const byFirst = new Map<
  string,
  { readonly words: readonly string[]; readonly meaning: Meaning }[]
>()
for (const [kind, all] of Object.entries(rows))
  for (const [value, spellings] of Object.entries(all)) {
    if (kind === 'currency' && !isCurrency(value)) continue
    for (const spelling of spellings.split(', ')) {
      const words = spelling.split(' ')
      const [first = ''] = words
      const same = byFirst.get(first) ?? []
      same.push({ words, meaning: { kind: kind as WordKind, value, length: words.length } })
      byFirst.set(first, same)
    }
  }

/** Each word that means something by itself. */
export const lexiconWords: readonly string[] = [...byFirst]
  .filter(([, all]) => all.some(({ words }) => words.length === 1))
  .map(([word]) => word)

/** How something of a kind is spelt, folded. */
export const spellingsOf = (kind: WordKind, value: string): readonly string[] =>
  [...byFirst.values()].flatMap((all) =>
    all.flatMap(({ words, meaning }) =>
      meaning.kind === kind && meaning.value === value ? [words.join(' ')] : [],
    ),
  )

/** What the words from here may mean, the longest first. */
export function meaningsAt(textAt: (at: number) => string, at: number): readonly Meaning[] {
  return (byFirst.get(textAt(at)) ?? [])
    .filter(
      ({ words }) => words.length <= longest && words.every((word, by) => textAt(at + by) === word),
    )
    .map(({ meaning }) => meaning)
    .toSorted((a, b) => b.length - a.length)
}

export const meaningOf = (
  textAt: (at: number) => string,
  at: number,
  kind: WordKind,
): Meaning | undefined => meaningsAt(textAt, at).find((meaning) => meaning.kind === kind)
