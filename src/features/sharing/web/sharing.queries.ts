import { useMutation, useQuery } from '@tanstack/react-query'
import { queryClient } from '#platform/web/query-client.ts'
import { useHint } from '#platform/web/hint.ts'
import { sharedApi, sharedCheckApi, sharingApi } from './sharing.client.ts'
import type { Hides, PageShows } from './what-is-shown.tsx'

const keyOf = (tripId: string) => ['trips', tripId, 'sharing'] as const

const fetchLinks = (tripId: string, signal: AbortSignal) =>
  sharingApi('getSharing', { params: { id: tripId } }, { signal })

/** Which links a trip has; asked when the dialog opens, so that another device's are seen. */
export const useSharing = (tripId: string) =>
  useQuery({
    queryKey: keyOf(tripId),
    queryFn: ({ signal }) => fetchLinks(tripId, signal),
    staleTime: 0,
  })

export type Links = Awaited<ReturnType<typeof fetchLinks>>

/** Without `hides` the link is turned off. Switches of a calendar link that are left out stay, or follow the page's. */
export type LinkChange =
  | { readonly kind: 'page'; readonly hides: PageShows | null }
  | { readonly kind: 'calendar'; readonly hides: Partial<Hides> | null }

async function change(tripId: string, wish: LinkChange): Promise<void> {
  const params = { id: tripId }
  if (wish.kind === 'page')
    await (wish.hides
      ? sharingApi('sharePage', { params, body: wish.hides })
      : sharingApi('unsharePage', { params }))
  else
    await (wish.hides
      ? sharingApi('shareCalendar', { params, body: wish.hides })
      : sharingApi('unshareCalendar', { params }))
}

/** Creates a link, changes what it hides, or revokes it. */
export const useChangeLink = (tripId: string) =>
  useMutation({
    mutationFn: (wish: LinkChange) => change(tripId, wish),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(tripId) }),
  })

/** The calendar file of a trip, as it is on the server. */
export const fetchCalendar = (tripId: string) =>
  sharingApi('downloadCalendar', { params: { id: tripId } })

/** What does not fit in a shared trip; nothing for those who may not edit it. */
export function useSharedCheck(token: string) {
  const hint = useHint()
  return useQuery({
    queryKey: ['shared-trips', token, 'check'],
    queryFn: ({ signal }) => sharedCheckApi('checkSharedTrip', { params: { token } }, { signal }),
    enabled: hint === true,
    retry: false,
    meta: {},
  })
}

/** A trip as its link shows it. */
export const useSharedTrip = (token: string) =>
  useQuery({
    queryKey: ['shared-trips', token],
    queryFn: ({ signal }) => sharedApi('readSharedTrip', { params: { token } }, { signal }),
    meta: { thing: 'this trip' },
  })

export type SharedCheck = NonNullable<ReturnType<typeof useSharedCheck>['data']>
