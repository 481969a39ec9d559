import { readStored, removeStored, storedKeys } from '#platform/web/storage.ts'
import { readEntry, writeEntry } from './stored-entry.ts'
import type { TripMutation, PendingMutation } from './trip-mutation.ts'

/** The pending mutations of one account in this browser, shared by all its windows. */
export interface MutationOutbox {
  /** The id of the account that made these mutations. */
  readonly owner: string
  /** In the order they were made; the same array until something changes. */
  list(tripId: string): readonly PendingMutation[]
  tripIds(): readonly string[]
  /** Of all trips; the same array until something changes. */
  all(): readonly PendingMutation[]
  append(tripId: string, write: TripMutation): PendingMutation
  /** Whether this window made it, so its user can be asked. */
  isOwn(waiting: PendingMutation): boolean
  /** Marks its stored state, which another window may have changed, as sent; undefined if it is gone. */
  markSent(waiting: PendingMutation): PendingMutation | undefined
  /** Its stored state. */
  read(key: string): PendingMutation | undefined
  /** Stores it under its key. */
  put(waiting: PendingMutation): void
  /** Replaces it by these mutations, all unsent; the first keeps the key. */
  replace(waiting: PendingMutation, writes: readonly TripMutation[]): void
  settle(waiting: PendingMutation): void
  /** Rereads what other windows have stored. */
  refresh(): void
  /** Whether all is stored, so that closing the window loses nothing. */
  isSafe(): boolean
  subscribe(listener: () => void): () => void
  /** Calls back when another window has settled mutations of a trip. Returns a stop function. */
  follow(onSettled: (tripId: string) => void): () => void
}

const none: readonly PendingMutation[] = []

function groupByTrip(all: readonly PendingMutation[]): Map<string, readonly PendingMutation[]> {
  const groups = new Map<string, PendingMutation[]>()
  for (const waiting of all)
    groups.set(waiting.tripId, [...(groups.get(waiting.tripId) ?? []), waiting])
  return groups
}

/**
 * Key prefix of an account's pending mutations, one entry each, so that windows never overwrite each other.
 */
const journalPrefix = (owner: string): string => `trip-writes/${owner}/`

/** The stored entries of an outbox, with those that found no room in storage. */
function openEntries(prefix: string) {
  /** Mutations that found no room in the browser's storage; they live as long as the window. */
  const unstored = new Map<string, PendingMutation>()
  const listeners = new Set<() => void>()
  let all: readonly PendingMutation[] = []
  let byTrip = new Map<string, readonly PendingMutation[]>()

  const refresh = (): void => {
    const stored = storedKeys(prefix).map((key) => unstored.get(key) ?? readEntry(key))
    const found = [...stored, ...[...unstored.values()].filter(({ key }) => !readStored(key))]
    all = found
      .filter((waiting) => waiting !== undefined)
      .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    byTrip = groupByTrip(all)
    for (const listener of listeners) listener()
  }
  return {
    refresh,
    all: () => all,
    of: (tripId: string) => byTrip.get(tripId) ?? none,
    tripIds: () => [...byTrip.keys()],
    isSafe: () => unstored.size === 0,
    current: (key: string): PendingMutation | undefined => unstored.get(key) ?? readEntry(key),
    put(waiting: PendingMutation): void {
      if (writeEntry(waiting)) unstored.delete(waiting.key)
      else unstored.set(waiting.key, waiting)
      refresh()
    },
    settle({ key }: PendingMutation): void {
      unstored.delete(key)
      removeStored(key)
      refresh()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function openOutbox(owner: string): MutationOutbox {
  const prefix = journalPrefix(owner)
  const entries = openEntries(prefix)
  const { current, put, refresh, settle } = entries
  const ownMark = crypto.randomUUID().slice(0, 8)
  let serial = 0
  refresh()
  return {
    owner,
    list: entries.of,
    tripIds: entries.tripIds,
    all: entries.all,
    append(tripId, write) {
      serial += 1
      // Ordered by a counter within a window, and by the clock between windows.
      const when = Date.now().toString(36).padStart(9, '0') + serial.toString(36).padStart(5, '0')
      const key = `${prefix}${when}${ownMark}`
      const waiting: PendingMutation = { key, tripId, write, sent: false }
      put(waiting)
      return waiting
    },
    isOwn: ({ key }) => key.slice(prefix.length).includes(ownMark),
    read: current,
    markSent({ key }) {
      const now = current(key)
      if (!now) {
        refresh()
        return undefined
      }
      const marked = { ...now, sent: true }
      put(marked)
      return marked
    },
    put,
    replace(waiting, writes) {
      const { key, tripId } = waiting
      // The later ones first: if the window closes in between, the first is still unchanged.
      for (const [index, write] of [...writes.entries()].toReversed())
        put({ key: index === 0 ? key : `${key}+${index}`, tripId, write, sent: false })
      if (writes.length === 0) settle(waiting)
    },
    settle,
    refresh,
    isSafe: entries.isSafe,
    subscribe: entries.subscribe,
    follow(onSettled) {
      const follow = ({ key, newValue }: StorageEvent): void => {
        if (!key?.startsWith(prefix)) return
        const gone = newValue === null ? entries.all().find((one) => one.key === key) : undefined
        refresh()
        if (gone) onSettled(gone.tripId)
      }
      window.addEventListener('storage', follow)
      return () => window.removeEventListener('storage', follow)
    },
  }
}
