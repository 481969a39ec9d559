import MiniSearch from 'minisearch'
import { fold } from '../../domain/fold.ts'
import { isKnown } from '../intents/all-intents.ts'
import type { GuideSource } from '../../contract/guide.contract.ts'

/** A paragraph of our own texts. */
export interface OwnText {
  readonly id: string
  /** What it is: 'food', 'safety', 'about', 'season' … */
  readonly kind: string
  /** Slugs of towns and codes of countries; empty: it holds anywhere. */
  readonly places: readonly string[]
  readonly title: string
  readonly text: string
  readonly textFr?: string | undefined
  /** Words that people ask for it by. */
  readonly words: string
  readonly source: GuideSource
}

export interface FoundText extends OwnText {
  readonly score: number
  /** Words of the question that it holds. */
  readonly terms: readonly string[]
  /** One of them is a word that people ask for it by, and for few others; or two are. */
  readonly isNamed: boolean
}

interface Wanted {
  /** Texts of these places, and those that hold anywhere. Without it only the latter. */
  readonly places?: readonly string[]
  readonly kinds?: readonly string[]
  readonly atMost?: number
  /** Only of the places. */
  readonly onlyThere?: boolean
  /** Of any place. */
  readonly anywhere?: boolean
}

/** A note by the words that people ask for it by. */
export interface NamedText extends OwnText {
  /** Words of the question that name it. */
  readonly by: ReadonlySet<string>
  /** The rarer the words, the higher. */
  readonly weight: number
  /** One of them names hardly any other text. */
  readonly isRare: boolean
}

export interface TextIndex {
  /** Texts of these places, or of any, that some of the words name; the best first. */
  named(words: readonly string[], places: readonly string[]): readonly NamedText[]
  find(question: string, wanted?: Wanted): readonly FoundText[]
  readonly texts: ReadonlyMap<string, OwnText>
}

export const stem = (word: string): string | null => {
  const folded = fold(word).replaceAll(' ', '')
  if (folded.length < 3) return null
  if (folded.length > 5 && folded.endsWith('ies')) return `${folded.slice(0, -3)}y`
  if (folded.length > 6 && folded.endsWith('ing')) return folded.slice(0, -3)
  if (folded.length > 5 && folded.endsWith('ed')) return folded.slice(0, -2)
  const one =
    folded.length > 3 && folded.endsWith('s') && !folded.endsWith('ss')
      ? folded.slice(0, -1)
      : folded
  return one.length > 4 && one.endsWith('e') ? one.slice(0, -1) : one
}

/** A word of so few texts that no example of a question holds names them alone: "wildebeest", "oyster". */
const fewTexts = 3
/** What a text of the very place is worth above one that holds anywhere. */
const thereWeight = 0.4
const shortestStem = 5

interface Named {
  readonly texts: ReadonlyMap<string, OwnText>
  readonly names: ReadonlyMap<string, ReadonlySet<string>>
  /** How many texts a word names. */
  readonly shared: ReadonlyMap<string, number>
}

/** Texts by the words that people ask for them by. */
function namedBy(
  asked: readonly string[],
  places: readonly string[],
  { texts, names, shared }: Named,
): readonly NamedText[] {
  // 'licen' names 'licence'.
  const namesOf = (word: string): readonly string[] =>
    [...shared.keys()].filter(
      (name) => name === word || (name.length >= shortestStem && word.startsWith(name)),
    )
  const found = new Map<string, { by: Set<string>; weight: number; isRare: boolean }>()
  for (const word of new Set(asked)) {
    const own = new Set(namesOf(stem(word) ?? ''))
    if (own.size === 0) continue
    for (const [id, words] of names) {
      const hits = [...own].filter((name) => words.has(name))
      if (hits.length === 0) continue
      const few = Math.min(...hits.map((name) => shared.get(name) ?? 1))
      const known = found.get(id) ?? { by: new Set<string>(), weight: 0, isRare: false }
      known.by.add(word)
      known.weight += 1 / (1 + Math.log10(few))
      known.isRare ||= few <= fewTexts && word.length >= shortestStem && !isKnown(word)
      found.set(id, known)
    }
  }
  return [...found]
    .flatMap(([id, { by, weight, isRare }]): NamedText[] => {
      const text = texts.get(id)
      const isThere = text?.places.some((place) => places.includes(place)) === true
      if (!text || (text.places.length > 0 && !isThere)) return []
      return [{ ...text, by, isRare, weight: weight + (isThere ? thereWeight : 0) }]
    })
    .toSorted((a, b) => b.weight - a.weight)
}

/** Finds paragraphs by their words, of the place that is meant. */
export function createTextIndex(all: readonly OwnText[]): TextIndex {
  const texts = new Map(all.map((text) => [text.id, text]))
  const names = new Map(
    all.map(({ id, words }) => [
      id,
      new Set(words.split(/[\s,]+/).flatMap((one) => stem(one) ?? [])),
    ]),
  )
  /** How many texts a word names. */
  const shared = new Map<string, number>()
  for (const words of names.values())
    for (const word of words) shared.set(word, (shared.get(word) ?? 0) + 1)
  const index = new MiniSearch<OwnText>({
    fields: ['title', 'text', 'textFr', 'words', 'kind'],
    storeFields: [],
    processTerm: (term) => stem(term),
    searchOptions: { boost: { title: 2, words: 2.5, kind: 1.5 }, combineWith: 'OR' },
  })
  index.addAll(all)
  return {
    texts,
    named: (asked, places) => namedBy(asked, places, { texts, names, shared }),
    find(question, { places = [], kinds, atMost = 3, onlyThere = false, anywhere = false } = {}) {
      const fits = ({ id }: { readonly id: unknown }): boolean => {
        const text = texts.get(String(id))
        if (!text || (kinds && !kinds.includes(text.kind))) return false
        if (anywhere) return true
        return text.places.length === 0
          ? !onlyThere
          : text.places.some((place) => places.includes(place))
      }
      return index
        .search(question, { filter: fits })
        .slice(0, atMost)
        .flatMap(({ id, score, queryTerms }) => {
          const text = texts.get(String(id))
          const hits = queryTerms.filter((term) => names.get(String(id))?.has(term))
          const isNamed =
            hits.length > 1 || hits.some((term) => (shared.get(term) ?? 0) <= fewTexts)
          return text ? [{ ...text, score, terms: queryTerms, isNamed }] : []
        })
    },
  }
}
