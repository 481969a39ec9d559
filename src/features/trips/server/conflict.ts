import { type AppError, failWith } from '#platform/shared/app-error.ts'
import { type Money, toMajor } from '#platform/shared/money.ts'
import { tripErrors } from '../contract/trips.errors.ts'
import type { FieldConflict } from '../domain/merge-fields.ts'

const fail = failWith(tripErrors)

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'amountMinor' in value

const onWire = (value: unknown): unknown => (isMoney(value) ? toMajor(value) : value)

/**
 * The answer to a conflict carries both values of each field, in the spelling of the wire, and the
 * version that they were compared with: who has seen both may write upon that one.
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
