import { randomInt } from 'node:crypto'
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { refusalText } from './messages.ts'

const fail = failWith(commonErrors)

/** Whether another key fits behind this one, which the library tells only by throwing. */
export function isPosition(key: string): boolean {
  try {
    return generateKeyBetween(key, null) > key
  } catch {
    // The library names the fault; which one it is makes no difference here.
    return false
  }
}

/** Throws invalid-input for a key that no other would fit beside. */
export function requirePosition(key: string | undefined): void {
  if (key === undefined || isPosition(key)) return
  throw fail('invalid-input', {
    fields: [{ field: 'position', message: refusalText.position }],
  })
}

/** The longest integer part of a key. */
const integerAtMost = 27

/** A key that stands behind any stored text beginning with a letter: digits complete a broken one. */
function repaired(stored: string): string | null {
  let key = stored
  for (let added = 0; added <= integerAtMost; added++, key += 'V') if (isPosition(key)) return key
  return null
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const suffixLength = 6

/** Six random digits, the last of them no zero: keys may not end in one. */
function randomSuffix(): string {
  const drawn = Array.from({ length: suffixLength }, (_, index) =>
    digits.charAt(randomInt(index === suffixLength - 1 ? 1 : 0, digits.length)),
  )
  return drawn.join('')
}

/**
 * A position behind the last of a day. Adds do not wait for each other, so several may see the same
 * last one: the suffix keeps their positions apart, with one collision in 56 billion pairs.
 */
export const positionAfter = (last: string | null): string =>
  generateKeyBetween(last === null ? null : repaired(last), null) + randomSuffix()

/** So many positions in order between two, of which null is an end of the day. */
export const positionsBetween = (
  after: string | null,
  before: string | null,
  count: number,
): readonly string[] =>
  generateNKeysBetween(
    after === null ? null : repaired(after),
    before !== null && isPosition(before) && (after === null || after < before) ? before : null,
    count,
  )
