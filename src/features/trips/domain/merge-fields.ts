import { isSame } from '#platform/shared/is-same.ts'
import { ownValue } from '#platform/shared/word-table.ts'

/** The version at which each field last changed; a missing field has not changed since version 1. */
export type FieldVersions = Readonly<Record<string, number>>

export interface FieldConflict {
  readonly field: string
  /** The value the writer wants. */
  readonly yours: unknown
  /** The value written by another client since the writer last read. */
  readonly theirs: unknown
}

export interface Versioned<T extends object> {
  readonly values: T
  readonly version: number
  readonly fieldVersions: FieldVersions
}

/** The fields to change; an undefined field stays as it is. */
export type Patch<T extends object> = { readonly [K in keyof T]?: T[K] | undefined }

export type MergeResult<T extends object> =
  | {
      readonly outcome: 'merged'
      readonly changed: readonly (keyof T & string)[]
      readonly next: Versioned<T>
    }
  | { readonly outcome: 'conflict'; readonly conflicts: readonly FieldConflict[] }

/**
 * Whether an entity was created from these fields. Compares only fields that have not changed since: a retry
 * of the first request still matches after later edits, a corrected request does not.
 */
export const createdFrom = <T extends object>(
  { values, fieldVersions }: Versioned<T>,
  wanted: Patch<T>,
): boolean =>
  Object.entries(wanted).every(
    ([field, value]) =>
      value === undefined ||
      ownValue(fieldVersions, field) !== undefined ||
      isSame(values[field as keyof T], value),
  )

/**
 * Merges a partial edit field by field. `basedOn` is the version the writer had read; undefined means the
 * current one. Edits of different fields both apply. A field that has changed since `basedOn` to a value
 * other than the one wanted is a conflict, and then nothing is written.
 */
export function mergeFields<T extends object>(
  current: Versioned<T>,
  patch: Patch<T>,
  basedOn: number | undefined,
): MergeResult<T> {
  // A version that does not exist yet must not pass for the newest.
  const seen = basedOn === undefined ? current.version : basedOn > current.version ? 0 : basedOn
  const wanted = Object.entries(patch).filter(
    ([field, value]) => value !== undefined && !isSame(current.values[field as keyof T], value),
  )
  const conflicts = wanted
    .filter(([field]) => (ownValue(current.fieldVersions, field) ?? 1) > seen)
    .map(([field, yours]) => ({ field, yours, theirs: current.values[field as keyof T] }))
  if (conflicts.length > 0) return { outcome: 'conflict', conflicts }
  if (wanted.length === 0) return { outcome: 'merged', changed: [], next: current }
  const version = current.version + 1
  const changed = wanted.map(([field]) => field as keyof T & string)
  return {
    outcome: 'merged',
    changed,
    next: {
      values: { ...current.values, ...Object.fromEntries(wanted) },
      version,
      fieldVersions: {
        ...current.fieldVersions,
        ...Object.fromEntries(changed.map((field) => [field, version])),
      },
    },
  }
}
