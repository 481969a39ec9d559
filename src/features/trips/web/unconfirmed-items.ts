import { type QueryClient, useQuery } from '@tanstack/react-query'
import { ApiError } from '#platform/web/api-client.ts'
import type { NewItem } from './trips.client.ts'

/** Items whose add had no answer, by id: they may be saved or not, and are sent again with that id. */
export type Unconfirmed = Readonly<Record<string, NewItem>>

const none: Unconfirmed = {}
const keyOf = (tripId: string) => ['unconfirmed-items', tripId] as const

/**
 * Whether the same write is worth sending again: nobody can say if it was done (no answer came, or
 * one from a server in trouble), or the session had ended and the person may sign in again.
 */
export const canBeSentAgain = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 401 || error.status >= 500)

/** Notes an item as unconfirmed, or, without the item, that all is known about it. */
export function noteUnconfirmed(
  client: QueryClient,
  tripId: string,
  id: string,
  item?: NewItem,
): void {
  client.setQueryData<Unconfirmed>(keyOf(tripId), (before = none) => {
    const others = Object.fromEntries(Object.entries(before).filter(([known]) => known !== id))
    return item ? { ...others, [id]: item } : others
  })
}

export const unconfirmedIn = (client: QueryClient, tripId: string): Unconfirmed =>
  client.getQueryData<Unconfirmed>(keyOf(tripId)) ?? none

/** The unconfirmed items of a trip, followed. */
export const useUnconfirmed = (tripId: string): Unconfirmed =>
  useQuery({ queryKey: keyOf(tripId), queryFn: () => none, initialData: none, gcTime: Infinity })
    .data
