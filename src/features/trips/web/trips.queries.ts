import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryClient } from '#platform/web/query-client.ts'
import { createOrCorrect, type TripWish } from './request-trip.ts'
import { dropTrip, tripOrCached, tripsOrCached } from './cached-trips.ts'
import { isNote } from '../domain/check/is-note.ts'
import { isTaken } from '../domain/item-state.ts'
import { tripKey, tripsKey } from './trip-keys.ts'
import { type TripSummaryView, tripsApi, type TripView } from './trips.client.ts'
import { usePendingMutations } from './mutations/trip-mutations.tsx'
import { startOf } from './mutations/trip-mutation.ts'
import { asStarted, unsentVersion, withPending } from './mutations/pending-mutation.ts'
import { allItems } from './trip-view.ts'
import { openOutbox } from './mutations/mutation-outbox.ts'

const list = queryOptions({
  queryKey: tripsKey,
  meta: { thing: 'your trips' },
  queryFn: ({ signal }) =>
    tripsOrCached((instead) => tripsApi('listTrips', {}, { signal, instead })),
})

const one = (id: string) =>
  queryOptions<TripView>({
    queryKey: tripKey(id),
    meta: { thing: 'this trip' },
    queryFn: ({ signal }) =>
      tripOrCached(id, (instead) => tripsApi('getTrip', { params: { id } }, { signal, instead })),
    enabled: id !== '',
  })

export const useTrips = () => useQuery(list)

const check = (trip: TripView) =>
  queryOptions({
    queryKey: ['trip-check', trip.id, stateOf(trip)],
    meta: {},
    queryFn: async ({ signal }) =>
      (await tripsApi('checkTrip', { params: { id: trip.id } }, { signal })).findings,
  })

const deadlines = (trip: TripView) =>
  queryOptions({
    queryKey: ['trip-deadlines', trip.id, stateOf(trip)],
    meta: {},
    queryFn: ({ signal }) => tripsApi('listDeadlines', { params: { id: trip.id } }, { signal }),
  })

/**
 * Prefetches a trip, its deadlines and what does not fit in it, unless only this browser has it. A failure is ignored: the page fetches again and
 * reports it.
 */
export async function askTrip(owner: string, id: string): Promise<void> {
  if (startOf(openOutbox(owner).list(id))) return
  await queryClient.prefetchQuery({ ...one(id), meta: {} })
  const trip = queryClient.getQueryData<TripView>(tripKey(id))
  if (trip)
    await Promise.all([
      queryClient.prefetchQuery(check(trip)),
      queryClient.prefetchQuery(deadlines(trip)),
    ])
}

/** A trip as the user left it: the server's state with the pending mutations applied. */
export function useTrip(id: string) {
  const waiting = usePendingMutations(id)
  const start = startOf(waiting)
  // A trip that waits to be created exists only in this browser.
  const answer = useQuery({ ...one(id), enabled: id !== '' && !start })
  const { data } = answer
  const trip = useMemo(() => {
    const below = data ?? (start && asStarted(start))
    return below && withPending(below, waiting)
  }, [data, start, waiting])
  const known = start ? { isPending: false, isError: false, error: null } : {}
  return { ...answer, ...known, data: trip } as typeof answer
}

/** The saved trip, for a search; the search reports failures. */
export const useTripOfSearch = (id: string) => useQuery({ ...one(id), meta: {} })

/** Query key: changes with the trip's version. */
const stateOf = (trip: TripView): string => {
  const items = allItems(trip)
  const versions = items.reduce((sum, { version }) => sum + version, trip.version)
  return `${versions} of ${items.length}`
}

/** How many of a saved trip's findings are notes, not hints; asked for a list, where a failure says nothing. */
export function useNoteCount({ id, version, itemCount }: TripSummaryView): number {
  const { data = [] } = useQuery({
    queryKey: ['trip-check', id, 'listed', version],
    meta: {},
    queryFn: async ({ signal }) =>
      (await tripsApi('checkTrip', { params: { id } }, { signal })).findings,
    enabled: version !== unsentVersion && itemCount > 0,
    retry: false,
  })
  return data.filter(isNote).length
}

/** Findings of the saved trip; the previous ones while a change is pending. */
export function useTripCheck(trip: TripView) {
  const { id, version } = trip
  const isSaved = usePendingMutations(id).length === 0 && version !== unsentVersion
  return useQuery({
    ...check(trip),
    enabled: isSaved,
    placeholderData: keepPreviousData,
    retry: false,
  })
}

/** Deadlines of the saved trip, earliest first. */
export function useTripDeadlines(trip: TripView) {
  const { id, version } = trip
  const isSaved = usePendingMutations(id).length === 0 && version !== unsentVersion
  return useQuery({
    ...deadlines(trip),
    enabled: isSaved,
    placeholderData: keepPreviousData,
    retry: false,
  })
}

/** Deadlines of all trips. */
export const useAllDeadlines = () =>
  useQuery({
    queryKey: ['all-deadlines'],
    meta: { thing: 'your deadlines' },
    queryFn: ({ signal }) => tripsApi('listAllDeadlines', {}, { signal }),
  })

const deadlineMails = queryOptions({
  queryKey: ['deadline-mails'],
  meta: { thing: 'your reminders' },
  queryFn: ({ signal }) => tripsApi('readDeadlineMails', {}, { signal }),
})

/** Whether the account wants emails before deadlines. */
export const useDeadlineMails = () => useQuery(deadlineMails)

/** Turns them on or off. */
export const useSetDeadlineMails = () =>
  useMutation({
    // In sequence: the last click wins.
    scope: { id: 'deadline-mails' },
    mutationFn: (on: boolean) => tripsApi('setDeadlineMails', { body: { on } }),
    onSuccess: (saved) => queryClient.setQueryData(deadlineMails.queryKey, saved),
  })

/** Best order of a day. Changes nothing. */
export const useBestDay = (trip: TripView, day: string) => {
  const items = trip.days.find(({ date }) => date === day)?.items.filter(isTaken) ?? []
  return useQuery({
    queryKey: ['best-day', trip.id, day, stateOf(trip)],
    meta: {},
    queryFn: ({ signal }) =>
      tripsApi(
        'findBestDay',
        {
          params: { id: trip.id, date: day },
          body: { candidates: items.map(({ id }) => id), meals: false, explain: true },
        },
        { signal, inPlace: true },
      ),
    retry: false,
    gcTime: 0,
  })
}

/** What of a trip a preview changes. */
interface Previewed {
  readonly party?: TripView['party']
  readonly startDate?: string
  readonly endDate?: string
  readonly moveItems?: boolean
  readonly except?: string[]
}

/** Server preview of an edited trip, with its prices. Changes nothing. */
export const useTripPreview = (
  { id, version }: Pick<TripView, 'id' | 'version'>,
  changes: Previewed,
  enabled: boolean,
) =>
  useQuery({
    enabled,
    queryKey: ['trip-preview', id, version, changes],
    queryFn: ({ signal }) =>
      tripsApi(
        'updateTrip',
        { params: { id }, body: { version, ...changes, preview: true } },
        { signal, inPlace: true },
      ),
    retry: false,
    // Not cached: prices are current only.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useCreateTrip = () =>
  useMutation({
    mutationFn: (wish: TripWish) => createOrCorrect(tripsApi, wish),
    onSuccess: (trip) => {
      queryClient.setQueryData(tripKey(trip.id), trip)
      void queryClient.invalidateQueries({ queryKey: tripsKey })
    },
  })

export const useDeleteTrip = () =>
  useMutation({
    mutationFn: (id: string) => tripsApi('deleteTrip', { params: { id } }),
    onSuccess: (_, id) => {
      queryClient.removeQueries({ queryKey: tripKey(id) })
      void dropTrip(id)
      return queryClient.invalidateQueries({ queryKey: tripsKey })
    },
  })

/** Copies a trip. */
export const useCopyTrip = () =>
  useMutation({
    mutationFn: ({ of, ...body }: { of: string; id: string; title: string }) =>
      tripsApi('copyTrip', { params: { id: of }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: tripsKey }),
  })

/** Archives a trip or restores it. */
export const useArchiveTrip = () =>
  useMutation({
    mutationFn: ({ id, ...body }: { id: string; version: number; archived: boolean }) =>
      tripsApi('updateTrip', { params: { id }, body }),
    onSuccess: (_, { id }) => {
      void queryClient.invalidateQueries({ queryKey: tripKey(id) })
      return queryClient.invalidateQueries({ queryKey: tripsKey })
    },
  })

/** Saves a plan as a trip; idempotent. */
export const keepPlan = (planId: string): Promise<TripView> =>
  tripsApi('createTrip', { body: { planId } })

/** Replaces the caller's travellers and updates the trip. */
export async function saveTravellers({
  trip: { id, version },
  travellers,
}: {
  readonly trip: Pick<TripView, 'id' | 'version'>
  readonly travellers: NonNullable<TripView['travellers']>
}): Promise<void> {
  const trip = await tripsApi('updateTrip', { params: { id }, body: { version, travellers } })
  queryClient.setQueryData(tripKey(id), trip)
  for (const what of ['trip-check', 'trip-deadlines'])
    void queryClient.invalidateQueries({ queryKey: [what, id] })
}

/** Drops the veiled days and updates the trip. */
export async function giveUpVeiled({
  id,
  version,
}: Pick<TripView, 'id' | 'version'>): Promise<void> {
  const trip = await tripsApi('updateTrip', {
    params: { id },
    body: { version, keepDays: true },
  })
  queryClient.setQueryData(tripKey(id), trip)
}
