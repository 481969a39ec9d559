import { isSame } from '#platform/shared/is-same.ts'
import { ownValue } from '#platform/shared/word-table.ts'

/** The version at which each field last changed; a field that is missing has not changed since version 1. */
export type FieldVersions = Readonly<Record<string, number>>

export interface FieldConflict {
  readonly field: string
  /** What the writer wanted. */
  readonly yours: unknown
  /** What somebody else has written since the writer last looked. */
  readonly theirs: unknown
}

export interface Versioned<T extends object> {
  readonly values: T
  readonly version: number
  readonly fieldVersions: FieldVersions
}

/** The fields to change; a field that is undefined is left as it is. */
export type Patch<T extends object> = { readonly [K in keyof T]?: T[K] | undefined }

export type MergeResult<T extends object> =
  | {
      readonly outcome: 'merged'
      readonly changed: readonly (keyof T & string)[]
      readonly next: Versioned<T>
    }
  | { readonly outcome: 'conflict'; readonly conflicts: readonly FieldConflict[] }

/**
 * Whether this was created from those fields. Only fields that nobody has changed since can tell: a
 * retry of the first request still matches after later edits, and a corrected request does not.
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
 * Merges a partial edit field by field. `basedOn` is the version the writer had seen; without one
 * the writer had seen the current. Edits of different fields both live. A field that has changed
 * since `basedOn` to something else than what is wanted now is a conflict, and then nothing is written.
 */
export function mergeFields<T extends object>(
  current: Versioned<T>,
  patch: Patch<T>,
  basedOn: number | undefined,
): MergeResult<T> {
  // A version that does not exist yet was seen by nobody: it must not pass for the newest.
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
