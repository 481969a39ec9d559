import type { Answer } from './answers/answer.ts'
import type { Purse, Talk } from './answers/talk.ts'
import { amountOf } from './understand/numbers.ts'
import type { Reading } from './understand/read-message.ts'

const sumsAtMost = 4
const inDollars =
  /CA\$\s?(\d[\d,]{0,14}(?:\.\d{1,2})?)|(\d[\d\s\u00a0\u202f]{0,14}(?:,\d{1,2})?)\s\$\sCA/g

/** CAD that an answer names, in its order. */
function sumsIn(text: string): readonly number[] {
  const found = [...text.matchAll(inDollars)].map(([, en, fr]) => amountOf((en ?? fr ?? '').trim()))
  return [...new Set(found.filter((sum) => Number.isFinite(sum)))].slice(0, sumsAtMost)
}

/** The sum for the whole, after this message. */
function purseAfter(
  before: Purse | undefined,
  { money, party, span, text }: Reading,
): Purse | undefined {
  const [sum] = money
  const nights = /\b(\d{1,2}) (?:nights?|nuits?)\b/.exec(text)?.[1]
  const days = span.days ?? (nights ? Number(nights) : before?.days)
  const people =
    party.adults === undefined
      ? (before?.people ?? 1)
      : party.adults + (party.childAges?.length ?? 0)
  const own = sum && sum.per === undefined && money.length === 1
  const [amount, currency] = own
    ? [sum.amount, sum.currency ?? 'CAD']
    : [before?.amount, before?.currency]
  return amount === undefined || currency === undefined
    ? undefined
    : { amount, currency, people, ...(days ? { days } : {}) }
}

/** What later messages may point at: the sums of this answer, and the town before its own. */
export function pointedAt(
  before: Talk,
  answer: Answer,
  reading: Reading,
): Pick<Talk, 'earlier' | 'sums' | 'purse'> {
  const purse = purseAfter(before.purse, reading)
  const sums = sumsIn(answer.text)
  const [town, ...others] = answer.talk.towns ?? []
  const [last, ...more] = before.towns
  const moved = town !== undefined && last !== undefined && town !== last
  return {
    ...(purse ? { purse } : {}),
    ...(sums.length > 0 ? { sums } : {}),
    ...(moved && others.length + more.length === 0 ? { earlier: last } : {}),
  }
}
