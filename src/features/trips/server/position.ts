import { randomInt } from 'node:crypto'
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { refusalText } from './messages.ts'

const fail = failWith(commonErrors)

/** Whether a key can follow this one; the library throws if not. */
export function isPosition(key: string): boolean {
  try {
    return generateKeyBetween(key, null) > key
  } catch {
    // The kind of error doesn't matter.
    return false
  }
}

/** Throws invalid-input for an unusable key. */
export function requirePosition(key: string | undefined): void {
  if (key === undefined || isPosition(key)) return
  throw fail('invalid-input', {
    fields: [{ field: 'position', message: refusalText.position }],
  })
}

/** Longest integer part of a key. */
const integerAtMost = 27

/** A valid key after a stored, possibly broken one. */
function repaired(stored: string): string | null {
  let key = stored
  for (let added = 0; added <= integerAtMost; added++, key += 'V') if (isPosition(key)) return key
  return null
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const suffixLength = 6

/** Six random digits without a trailing zero. */
function randomSuffix(): string {
  const drawn = Array.from({ length: suffixLength }, (_, index) =>
    digits.charAt(randomInt(index === suffixLength - 1 ? 1 : 0, digits.length)),
  )
  return drawn.join('')
}

/**
 * A position behind another. Several may see the same last one: the suffix keeps their positions apart, with
 * one collision in 56 billion pairs.
 */
export const positionAfter = (last: string | null): string =>
  generateKeyBetween(last === null ? null : repaired(last), null) + randomSuffix()

const unitsPerMs = 64
/** `h` says that eight digits follow before the fraction: enough until the year 2077. */
const [clockHead, clockDigits] = ['h', 8]
let lastUnit = 0

/**
 * A position behind all that were made so before, by the clock: nothing needs to be read for it. Behind others
 * it stands where their clocks are right.
 */
export function positionByClock(now = Date.now()): string {
  lastUnit = Math.max(lastUnit + 1, now * unitsPerMs)
  let key = randomSuffix()
  for (let [at, rest] = [0, lastUnit]; at < clockDigits; at++) {
    key = digits.charAt(rest % digits.length) + key
    rest = Math.floor(rest / digits.length)
  }
  return clockHead + key
}

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
