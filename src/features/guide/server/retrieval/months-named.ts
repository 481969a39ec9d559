import { wordTable } from '#platform/shared/word-table.ts'
import { fold } from '../../domain/fold.ts'
import { spellingsOf, type WordKind } from '../reading/lexicon.ts'

const may = 5
const seasons: readonly (readonly [string, readonly number[]])[] = [
  ['christmas', [12]],
  ['winter', [12, 1, 2]],
  ['spring', [3, 4, 5]],
  ['summer', [6, 7, 8]],
  ['fall', [9, 10, 11]],
]
const rows = (kind: WordKind, value: string, months: readonly number[]) =>
  spellingsOf(kind, value).map((word) => [word, months] as const)
const monthsOf = wordTable<readonly number[]>(
  Object.fromEntries([
    ...Array.from({ length: 12 }, (_, at) => rows('month', String(at + 1), [at + 1])).flat(),
    ...seasons.flatMap(([season, months]) => rows('season', season, months)),
  ]),
)

/** The months and seasons that texts name, as numbers from 1; "May" with its capital only. */
export const monthsNamed = (texts: readonly string[]): ReadonlySet<number> =>
  new Set(
    texts.flatMap((text) => [
      ...(/\bMay\b/.test(text) ? [may] : []),
      ...fold(text)
        .split(' ')
        .flatMap((word) => (word === 'may' ? [] : (monthsOf.get(word) ?? []))),
    ]),
  )
