import { wordTable } from '#platform/shared/word-table.ts'
import { fold } from '../../domain/fold.ts'

const names: readonly (readonly [words: string, months: readonly number[]])[] = [
  ['january janvier', [1]],
  ['february fevrier', [2]],
  ['march mars', [3]],
  ['april avril', [4]],
  ['mai', [5]],
  ['june juin', [6]],
  ['july juillet', [7]],
  ['august aout', [8]],
  ['september septembre', [9]],
  ['october octobre', [10]],
  ['november novembre', [11]],
  ['december decembre christmas noel', [12]],
  ['winter hiver', [12, 1, 2]],
  ['spring printemps', [3, 4, 5]],
  ['summer ete', [6, 7, 8]],
  ['fall autumn automne', [9, 10, 11]],
]
const monthsOf = wordTable<readonly number[]>(
  Object.fromEntries(
    names.flatMap(([words, months]) => words.split(' ').map((word) => [word, months])),
  ),
)

/** The months and seasons that texts name, as numbers from 1; "May" with its capital only. */
export const monthsNamed = (texts: readonly string[]): ReadonlySet<number> =>
  new Set(
    texts.flatMap((text) => [
      ...(/\bMay\b/.test(text) ? [5] : []),
      ...fold(text)
        .split(' ')
        .flatMap((word) => monthsOf.get(word) ?? []),
    ]),
  )
