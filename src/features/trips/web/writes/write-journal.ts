import { readStored, removeStored, storedKeys, writeStored } from '#platform/web/storage.ts'
import type { TripWrite, WaitingWrite } from './waiting-write.ts'

/** The writes of one account that wait in this browser, seen by all its windows. */
export interface WriteJournal {
  /** The account whose writes these are. */
  readonly owner: string
  /** In the order they were made; the same array until something changes. */
  list(tripId: string): readonly WaitingWrite[]
  tripIds(): readonly string[]
  append(tripId: string, write: TripWrite): WaitingWrite
  markSent(waiting: WaitingWrite): void
  settle(waiting: WaitingWrite): void
  /** Reads again what other windows have written. */
  refresh(): void
  /** Whether closing the window loses nothing. */
  isSafe(): boolean
  subscribe(listener: () => void): () => void
  /** Calls back when another window has settled writes of a trip. Returns how to stop it. */
  follow(onSettled: (tripId: string) => void): () => void
}

const none: readonly WaitingWrite[] = []

const isWaiting = (value: unknown): value is Omit<WaitingWrite, 'key'> =>
  typeof value === 'object' &&
  value !== null &&
  'tripId' in value &&
  typeof value.tripId === 'string' &&
  'write' in value &&
  typeof value.write === 'object'

function read(key: string): WaitingWrite | undefined {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? 'null')
    return isWaiting(value) ? { ...value, key } : undefined
  } catch {
    // Not ours, or cut off: it stays where it is and is not sent.
    return undefined
  }
}

function groupByTrip(all: readonly WaitingWrite[]): Map<string, readonly WaitingWrite[]> {
  const groups = new Map<string, WaitingWrite[]>()
  for (const waiting of all)
    groups.set(waiting.tripId, [...(groups.get(waiting.tripId) ?? []), waiting])
  return groups
}

/** Where the waiting writes of an account are kept, one entry each: two windows never overwrite. */
const journalPrefix = (owner: string): string => `trip-writes/${owner}/`

export function openJournal(owner: string): WriteJournal {
  const prefix = journalPrefix(owner)
  /** What found no room in the browser's storage: it lives as long as the window. */
  const unstored = new Map<string, WaitingWrite>()
  const listeners = new Set<() => void>()
  let all: readonly WaitingWrite[] = []
  let byTrip = new Map<string, readonly WaitingWrite[]>()
  let serial = 0

  const refresh = (): void => {
    const stored = storedKeys(prefix).map((key) => unstored.get(key) ?? read(key))
    const found = [...stored, ...[...unstored.values()].filter(({ key }) => !readStored(key))]
    all = found
      .filter((waiting) => waiting !== undefined)
      .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    byTrip = groupByTrip(all)
    for (const listener of listeners) listener()
  }
  const put = (waiting: WaitingWrite): void => {
    const { key, ...value } = waiting
    if (writeStored(key, JSON.stringify(value))) unstored.delete(key)
    else unstored.set(key, waiting)
    refresh()
  }
  refresh()
  return {
    owner,
    list: (tripId) => byTrip.get(tripId) ?? none,
    tripIds: () => [...byTrip.keys()],
    append(tripId, write) {
      serial += 1
      // Made one after the other in a window, and by the clock between windows.
      const when = Date.now().toString(36).padStart(9, '0') + serial.toString(36).padStart(5, '0')
      const key = `${prefix}${when}${crypto.randomUUID().slice(0, 8)}`
      const waiting: WaitingWrite = { key, tripId, write, sent: false }
      put(waiting)
      return waiting
    },
    markSent: (waiting) => put({ ...waiting, sent: true }),
    settle(waiting) {
      unstored.delete(waiting.key)
      removeStored(waiting.key)
      refresh()
    },
    refresh,
    isSafe: () => unstored.size === 0,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    follow(onSettled) {
      const follow = ({ key, newValue }: StorageEvent): void => {
        if (!key?.startsWith(prefix)) return
        const gone = newValue === null ? all.find((waiting) => waiting.key === key) : undefined
        refresh()
        if (gone) onSettled(gone.tripId)
      }
      window.addEventListener('storage', follow)
      return () => window.removeEventListener('storage', follow)
    },
  }
}
