import type { Asking, Said } from './answer.ts'
import { noteFor } from './answer-text.ts'
import { unknown } from './answer-unknown.ts'
import { coverageOf } from './coverage.ts'

/** They answer by what they are, not by words. */
const apart = new Set('plan entry greeting thanks trips advice exchange'.split(' '))

/**
 * An answer that leaves more of the question than it explains is of something else: a text of ours that
 * takes up more stands in its place, else the guide says what it does not know.
 */
export function judged(asking: Asking, topics: readonly string[], said: Said): Said {
  if (said.isUnknown || said.question || said.proposal || topics.some((one) => apart.has(one)))
    return said
  const { missing, untold, isOther, isHalf } = coverageOf(asking, topics, said)
  if (!isOther && !untold) return { ...said, missing, isHalf }
  const note = noteFor(asking)
  const isMore =
    note && missing.some((word) => note.by.has(word)) && note.by.size > 1 && note.isThere
  if (isMore) return note.said
  return {
    ...unknown(
      asking,
      asking.turn.topics.filter(({ intent }) => topics.includes(intent.topic)),
      { missing, untold },
    ),
    missing,
  }
}
