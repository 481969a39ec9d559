import type { Answer } from './answers/answer.ts'
import type { Talk } from './answers/talk.ts'
import { amountOf } from './understand/numbers.ts'

const sumsAtMost = 4
const inDollars = /CA\$\s?(\d[\d,]*(?:\.\d+)?)|(\d[\d\s\u00a0\u202f]*(?:,\d+)?)\s\$\sCA/g

/** CAD that an answer names, in its order. */
function sumsIn(text: string): readonly number[] {
  const found = [...text.matchAll(inDollars)].map(([, en, fr]) => amountOf((en ?? fr ?? '').trim()))
  return [...new Set(found.filter((sum) => Number.isFinite(sum)))].slice(0, sumsAtMost)
}

/** What later messages may point at: the sums of this answer, and the town before its own. */
export function pointedAt(before: Talk, answer: Answer): Pick<Talk, 'earlier' | 'sums'> {
  const sums = sumsIn(answer.text)
  const [town, ...others] = answer.talk.towns ?? []
  const [last, ...more] = before.towns
  const moved = town !== undefined && last !== undefined && town !== last
  return {
    ...(sums.length > 0 ? { sums } : {}),
    ...(moved && others.length + more.length === 0 ? { earlier: last } : {}),
  }
}
