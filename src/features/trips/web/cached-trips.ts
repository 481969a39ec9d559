import { useEffect } from 'react'
import { actingFor, ApiError, createClient } from '#platform/web/api-client.ts'
import { dropAnswer, keepAnswer, keepOnly, cachedAnswer } from '#platform/web/offline-cache.ts'
import { useOfflineStart } from '#platform/web/offline-start.ts'
import { queryClient } from '#platform/web/query-client.ts'
import { showsAnswer, showsCached } from '#platform/web/refetch-cached.ts'
import type { TripContract } from '../contract/trips.contract.ts'
import { tripRoutes } from '../contract/trips.endpoints.ts'
import { tripKey, tripsKey } from './trip-keys.ts'
import { asToday, summaryToday } from './as-today.ts'
import type { TripSummaryView, TripView } from './trips.client.ts'

const listName = 'trips'
const nameOf = (id: string): string => `trip/${id}`

/** Background reads: failures are not shown. */
const quietApi = createClient<TripContract>(tripRoutes, { service: 'trips', quiet: true })

type Key = readonly string[]

/** Reads from the server or, offline, from this browser's cache; then the server is retried later. */
async function orKept<T>(
  key: Key,
  name: string,
  ask: (instead: () => Promise<unknown>) => Promise<T>,
): Promise<T> {
  let here = true
  const answer = await ask(async () => {
    const kept = await cachedAnswer(name)
    if (kept !== undefined) here = false
    return kept
  })
  if (here) showsAnswer(key)
  else showsCached(key)
  return answer
}

export async function tripOrCached(
  id: string,
  ask: (instead: () => Promise<unknown>) => Promise<TripView>,
): Promise<TripView> {
  try {
    return asToday(await orKept(tripKey(id), nameOf(id), ask))
  } catch (error) {
    // Deleted, or no longer accessible.
    if (error instanceof ApiError && error.code === 'trip-not-found') void dropTrip(id)
    throw error
  }
}

export const tripsOrCached = async (
  ask: (instead: () => Promise<unknown>) => Promise<TripSummaryView[]>,
): Promise<TripSummaryView[]> => (await orKept(tripsKey, listName, ask)).map(summaryToday)

/** The trip that was edited last, as this browser keeps it: no call, also without a network. */
export async function lastCachedTrip(): Promise<TripSummaryView | undefined> {
  const [last] = (await cachedAnswer<TripSummaryView[]>(listName)) ?? []
  return last && summaryToday(last)
}

/** The cache name of a query's answer; undefined for most queries, which are not cached. */
function keptName([kind, id, ...more]: readonly unknown[]): string | undefined {
  if (more.length > 0) return undefined
  if (kind === tripsKey[0] && id === undefined) return listName
  return kind === tripKey('')[0] && typeof id === 'string' ? nameOf(id) : undefined
}

/** Caches every trip that the server answers, until the returned function is called. */
function keepWhatComes(): () => void {
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    const { status, data } = query.state
    if (type !== 'updated' || status !== 'success' || data === undefined) return
    const account = actingFor()
    const name = keptName(query.queryKey)
    if (name && account) void keepAnswer(account, name, data)
  })
}

/** Current and next trips first, then latest edited. */
export function worthKeeping(
  trips: readonly TripSummaryView[],
  today: string,
  atMost: number,
): readonly TripSummaryView[] {
  const here = trips.filter(({ archived }) => !archived)
  const ahead = here
    .filter(({ endDate }) => endDate >= today)
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
    .slice(0, Math.ceil(atMost / 2))
  return [...new Set([...ahead, ...here])].slice(0, atMost)
}

const keptAtMost = 8

/**
 * Whether a cached trip is current. Compares the change count, not the time of the last edit, because
 * transactions end out of order.
 */
export const isAsListed = (
  kept: Pick<TripView, 'changes'> | undefined,
  listed: Pick<TripSummaryView, 'changes'>,
): boolean => kept?.changes === listed.changes

/** Refreshes this browser's cache of the last trips, for use offline. */
async function keepLatest(stopped: () => boolean): Promise<void> {
  const account = actingFor()
  if (!account || !navigator.onLine) return
  const list = await quietApi('listTrips', {})
  await keepAnswer(account, listName, list)
  await keepOnly('trip', new Set(list.map(({ id }) => nameOf(id))))
  const today = new Date().toLocaleDateString('en-CA')
  for (const listed of worthKeeping(list, today, keptAtMost)) {
    if (stopped()) return
    const { id } = listed
    if (isAsListed(await cachedAnswer<TripView>(nameOf(id)), listed)) continue
    await keepAnswer(account, nameOf(id), await quietApi('getTrip', { params: { id } }))
  }
}

/** Waits so that the page's own requests go first. */
const restMs = 3000

/** On pages that show trips: keeps the latest trips and the pages themselves available offline. */
export function useCachedTrips(): void {
  useOfflineStart()
  useEffect(() => {
    let stopped = false
    const stopKeeping = keepWhatComes()
    const timer = setTimeout(() => {
      keepLatest(() => stopped).catch(() => {
        // Keep cached entries.
        stopped = true
      })
    }, restMs)
    return () => {
      stopped = true
      stopKeeping()
      clearTimeout(timer)
    }
  }, [])
}

/** Removes a deleted trip from the cache. */
export const dropTrip = (id: string): Promise<void> => dropAnswer(nameOf(id))
