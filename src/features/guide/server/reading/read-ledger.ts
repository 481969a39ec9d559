import { wordSet } from '#platform/shared/word-table.ts'
import { meaningOf } from './lexicon.ts'
import type { LedgerRow } from './memory.ts'
import { Reader } from './tokens.ts'

const purseWords = wordSet('budget aside saved have got put total spend')
const restWords = wordSet(
  'left remaining remains remain leftover enough reste restant restera suffit assez',
)
const signs = wordSet('$ € £ ca cad us usd c dollars dollar bucks')
const small = wordSet(
  'the a an our my is are was costs cost at about around for of and plus it that each comes to le la les un une est coute environ pour de du des we they i us so then there',
)
const notMoney = wordSet(
  'day days night nights person persons people adult adults kid kids children week weeks month months year years yr yrs hour hours h minute minutes min mins am pm km star stars of percent jour jours nuit nuits personne personnes an ans semaine semaines',
)

/** A word that belongs to a reckoning: a number, a label, 'left', 'aside'. */
export const isOfLedger = (word: string, rows: readonly LedgerRow[]): boolean =>
  /\d/.test(word) ||
  restWords.has(word) ||
  purseWords.has(word) ||
  rows.some(({ name }) => name.split(' ').includes(word))

export interface ReadLedger {
  readonly rows: readonly LedgerRow[]
  /** A sum that is set aside for the whole. */
  readonly purse: number | undefined
  readonly asksRest: boolean
  /** What is thought of, and not bought yet. */
  readonly wished: LedgerRow | undefined
}

/** How often a price is paid: '95 a day for 9 days', '75 each', '2 × 1,010'. */
function oftenOf(reader: Reader, at: number, to: number): Pick<LedgerRow, 'per' | 'times'> {
  const [next, behind] = [reader.text(at + 1), reader.text(at + 2)]
  const unit = /^(?:each|apiece|pp|chacun|chacune)$/.test(next)
    ? 'person'
    : /^(?:a|per|par|each|every|an)$/.test(next)
      ? /^(?:day|jour)$/.test(behind)
        ? 'day'
        : /^(?:night|nuit)$/.test(behind)
          ? 'night'
          : /^(?:person|head|personne|adult)$/.test(behind)
            ? 'person'
            : undefined
      : undefined
  for (let here = at + 1; here < to; here += 1) {
    const count = reader.value(here)
    if (count >= 1 && count <= 60 && notMoney.has(reader.text(here + 1)))
      return { per: unit ?? 'trip', times: count }
  }
  return { per: unit ?? 'trip', times: null }
}

/** "10:00", "18h30", "before ten o'clock": hours are no sums. */
const clock =
  /\b\d{1,2}[:h]\d{2}\b|\b(?:before|after|until|till|by|avant|apr[eè]s|jusqu.[aà]) \d{1,2}\b/gi

/** Sums that a message tells with what they are for: "the inn is 1,260", "food 95 a day for 9 days". */
export function readLedger(message: string): ReadLedger {
  const reader = new Reader(message.replaceAll(clock, ' '))
  const isSum = (at: number): boolean =>
    reader.value(at) >= 5 &&
    !notMoney.has(reader.text(at + 1)) &&
    !meaningOf((n) => reader.text(n), at + 1, 'month') &&
    !(reader.value(at) >= 2024 && reader.value(at) <= 2040 && reader.text(at).length === 4)
  const at = reader.tokens.flatMap(({ kind }, here) =>
    kind === 'number' && isSum(here) ? [here] : [],
  )
  const rows: LedgerRow[] = []
  let [purse, from, wished]: [number | undefined, number, LedgerRow | undefined] = [
    undefined,
    0,
    undefined,
  ]
  const asksRest = reader.tokens.some(({ text }) => restWords.has(text))
  for (const [n, here] of at.entries()) {
    const isK = reader.text(here + 1) === 'k'
    const amount = reader.value(here) * (isK ? 1000 : 1)
    const end = at[n + 1] ?? reader.tokens.length
    const before = reader.tokens.slice(from, here).filter(({ kind }) => kind === 'word')
    // "What is left of 900"
    const isOf = asksRest && reader.text(here - 1) === 'of'
    const isPurse = purse === undefined && (isOf || before.some(({ text }) => purseWords.has(text)))
    const label = before
      .filter(
        ({ text }) =>
          ![small, signs, restWords, purseWords].some((words) => words.has(text)) &&
          !notMoney.has(text),
      )
      .slice(-2)
      .map(({ raw }) => raw.toLowerCase())
      .join(' ')
    // "A $600 boat trip": what is wished is named behind its price.
    const behind = reader.tokens
      .slice(here + 1, end)
      .filter(({ kind, text }) => kind === 'word' && !small.has(text) && !signs.has(text))
      .slice(0, 2)
      .map(({ raw }) => raw.toLowerCase())
      .join(' ')
    const often = oftenOf(reader, here, end)
    if (isPurse) purse = amount
    else if (asksRest && n > 0 && n === at.length - 1 && label === '' && behind !== '')
      wished = { name: behind, amount, ...often }
    else if (label !== '') rows.push({ name: label, amount, ...often })
    from = here + 1 + (often.per === 'trip' ? 0 : 2)
  }
  return { rows, purse, asksRest, wished }
}
