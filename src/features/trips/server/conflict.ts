import { type AppError, failWith } from '#platform/shared/app-error.ts'
import { type Money, toMajor } from '#platform/shared/money.ts'
import { tripErrors } from '../contract/trips.errors.ts'
import type { FieldConflict } from '../domain/merge-fields.ts'

const fail = failWith(tripErrors)

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'amountMinor' in value

const onWire = (value: unknown): unknown => (isMoney(value) ? toMajor(value) : value)

/**
 * The conflict error: both values of each field as on the wire, and the compared version. A client that has
 * seen both values may write based on that version.
 */
export const conflict = (conflicts: readonly FieldConflict[], version: number): AppError =>
  fail('changed-elsewhere', {
    extra: {
      version,
      conflicts: conflicts.map(({ field, yours, theirs }) => ({
        field: field === 'budget' ? 'budgetCad' : field,
        yours: onWire(yours),
        theirs: onWire(theirs),
      })),
    },
  })
