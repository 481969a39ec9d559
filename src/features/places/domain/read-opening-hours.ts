import { failWith } from '#platform/shared/app-error.ts'
import { evaluateHours, type HoursWithin } from '#platform/shared/hours/evaluate-hours.ts'
import { HoursNotUnderstood } from '#platform/shared/hours/hours-cursor.ts'
import { parseHours } from '#platform/shared/hours/parse-hours.ts'
import { placeErrors } from '../contract/places.errors.ts'

const fail = failWith(placeErrors)

/** When a place is open. Throws hours-not-understood with the index of the character in `at`. */
export function openWithin(question: {
  readonly hours: string
  readonly holidays: readonly string[]
  readonly from: string
  readonly to: string
}): HoursWithin {
  try {
    return evaluateHours(parseHours(question.hours), question)
  } catch (error) {
    if (!(error instanceof HoursNotUnderstood)) throw error
    throw fail('hours-not-understood', { extra: { at: error.at }, cause: error })
  }
}
