import type { DestinationRows } from '../destination-rows.ts'

/** Sentences that share so many words in a row read as one text written twice. */
const phraseWords = 5

export interface SharedPhrase {
  readonly phrase: string
  /** Rows by their names: 'paris/sights/louvre'. */
  readonly rows: readonly string[]
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .split(/\s+/)
    .filter(Boolean)

function* sentencesOf(rows: DestinationRows): Generator<readonly [row: string, text: string]> {
  const { slug, summary } = rows.destination
  yield [`${slug}/destination`, summary]
  for (const table of ['sights', 'hotels', 'restaurants', 'activities', 'properties'] as const)
    for (const row of rows[table]) yield [`${slug}/${table}/${row.slug}`, row.description]
}

/** Phrases of five words that stand in more than one row. */
export function sharedPhrases(destinations: readonly DestinationRows[]): readonly SharedPhrase[] {
  const seen = new Map<string, Set<string>>()
  for (const [row, text] of destinations.flatMap((rows) => [...sentencesOf(rows)])) {
    const words = wordsOf(text)
    for (let at = 0; at + phraseWords <= words.length; at++) {
      const phrase = words.slice(at, at + phraseWords).join(' ')
      const rows = seen.get(phrase) ?? new Set<string>()
      rows.add(row)
      seen.set(phrase, rows)
    }
  }
  return [...seen]
    .filter(([, rows]) => rows.size > 1)
    .map(([phrase, rows]) => ({ phrase, rows: [...rows] }))
}
