import { readStored, writeStored } from '#platform/web/storage.ts'
import type { TripMutation, PendingMutation } from './trip-mutation.ts'

/**
 * Of what shape an entry is. An entry may wait for weeks, and another build may read it then: raise the
 * number with the shape, and say in `upcast` what an older entry becomes.
 */
const format = 1

type Stored = Omit<PendingMutation, 'key'>
type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Required fields by kind of mutation. */
const needs: Readonly<Record<TripMutation['kind'], string>> = {
  create: 'wish',
  add: 'item',
  remove: 'itemId',
  edit: 'seen',
  trip: 'seen',
}

const isKind = (kind: unknown): kind is TripMutation['kind'] =>
  typeof kind === 'string' && Object.hasOwn(needs, kind)

function isWrite(write: unknown): boolean {
  if (!isFields(write) || !isKind(write['kind'])) return false
  const isEdit = write['kind'] === 'edit' || write['kind'] === 'trip'
  return Boolean(write[needs[write['kind']]]) && (!isEdit || isFields(write['changes']))
}

const isStored = (value: Fields): value is Fields & Stored =>
  typeof value['tripId'] === 'string' && isWrite(value['write'])

/**
 * An entry of an older format as one of today; those from before formats had a number are of the first.
 * Nothing for one of a newer format: a release was taken back, or another window is ahead of this one.
 */
function upcast({ v = 1, ...entry }: Fields): Fields | undefined {
  return v === format ? entry : undefined
}

/**
 * The entry under a key; nothing for one that this build cannot read: not ours, cut off, or of a newer
 * build. Such a one stays where it is, is not sent and holds nothing up.
 */
export function readEntry(key: string): PendingMutation | undefined {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? 'null')
    const entry = isFields(value) ? upcast(value) : undefined
    return entry && isStored(entry) ? { ...entry, key } : undefined
  } catch {
    // Cut off.
    return undefined
  }
}

/** False if storage is full or blocked. */
export const writeEntry = ({ key, ...value }: PendingMutation): boolean =>
  writeStored(key, JSON.stringify({ v: format, ...value }))
