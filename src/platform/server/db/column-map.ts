import type { Money } from '#platform/shared/money.ts'
import { ownValue } from '#platform/shared/word-table.ts'

/** Maps the fields of an entity to columns; reads and writes derive from it. */
export type ColumnMap = Readonly<Record<string, string>>

/** `column as field`, for `select` and `returning`. */
export type SelectionOf<M extends ColumnMap> = {
  [F in keyof M & string]: `${M[F]} as ${F}`
}[keyof M & string]

export const selectionOf = <M extends ColumnMap>(map: M): readonly SelectionOf<M>[] =>
  Object.entries(map).map(([field, column]) => `${column} as ${field}` as SelectionOf<M>)

/** A noun as the driver reads it: money is a bare count of cents. */
export type RowOf<T> = { [K in keyof T]: T[K] extends Money ? number : T[K] }

/** A value as the driver takes it: money as cents, a date as it is, everything else with an inside as JSON text. */
type Written<V> = V extends Money ? number : V extends Date ? V : V extends object ? string : V

const written = (value: unknown): unknown => {
  if (isMoney(value)) return value.amountMinor
  if (value instanceof Date) return value
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

/** The values of the mapped fields under the names of their columns. */
export function columnsOf<M extends ColumnMap, T extends Record<keyof M, unknown>>(
  map: M,
  values: T,
): { [F in keyof M as M[F]]: Written<T[F]> } {
  const stored = Object.entries(map).map(([field, column]) => [
    column,
    written(ownValue(values, field)),
  ])
  return Object.fromEntries(stored) as { [F in keyof M as M[F]]: Written<T[F]> }
}

/** The columns of a row, in the order of its values. */
export const columnNames = <T extends object>(row: T): (keyof T & string)[] =>
  Object.keys(row) as (keyof T & string)[]

/** The same as parts of a JSON text, for `jsonb_populate_record`: JSON values stay as they are, and null is left out. */
export const jsonColumnsOf = <M extends ColumnMap, T extends Record<keyof M, unknown>>(
  map: M,
  values: T,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(map).flatMap(([field, column]) => {
      const value = ownValue(values, field)
      return value === null ? [] : [[column, isMoney(value) ? value.amountMinor : value]]
    }),
  )

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'amountMinor' in value
