import type { CompiledAtlas } from './compile-atlas.ts'

/** Sentences that share so many words in a row read as one text written twice. */
const phraseWords = 5

export interface SharedPhrase {
  readonly phrase: string
  /** Rows by their names: 'paris/sights/louvre'. */
  readonly rows: readonly string[]
}

export type RowText = readonly [row: string, text: string]

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .split(/\s+/)
    .filter(Boolean)

/** What we wrote in sentences: of destinations and their rows, of those listed by name, of flights. */
export function* textsOf({
  rows,
  facts,
}: Pick<CompiledAtlas, 'rows' | 'facts'>): Generator<RowText> {
  for (const place of rows) {
    const { slug, summary } = place.destination
    yield [`${slug}/destination`, summary]
    for (const table of ['sights', 'hotels', 'restaurants', 'activities', 'properties'] as const)
      for (const row of place[table]) yield [`${slug}/${table}/${row.slug}`, row.description]
  }
  for (const { slug, sights } of facts.townSights)
    for (const row of sights) yield [`${slug}/sights/${row.slug}`, row.description]
  for (const { slug, summary } of facts.listed) yield [`world/${slug}`, summary]
  for (const { iata, note } of facts.airlines) if (note) yield [`air/airlines/${iata}`, note]
  for (const { ends, note } of facts.nonstops)
    if (note) yield [`air/nonstops/${ends.join('-')}`, note]
}

/** Phrases of five words that stand in more than one row. */
export function sharedPhrases(texts: Iterable<RowText>): readonly SharedPhrase[] {
  const seen = new Map<string, Set<string>>()
  for (const [row, text] of texts) {
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
