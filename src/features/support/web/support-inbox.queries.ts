import { useMutation } from '@tanstack/react-query'
import type { OutputOf } from '#platform/web/api-client.ts'
import { queryClient } from '#platform/web/query-client.ts'
import type { SupportContract, SupportRequest } from '../contract/support.contract.ts'
import { supportApi } from './support.client.ts'

export const inboxKey = ['support-inbox'] as const

type Inbox = OutputOf<SupportContract['operations']['listRequests']>

interface Wish {
  readonly message: string
  /** The same again is the same reply, however often it is sent. */
  readonly key: string
}

/**
 * Sends a reply. The request stays where it is in the list that is looked at, with the reply under it; the
 * next look shows where it belongs now.
 */
export const useReply = (id: string) =>
  useMutation({
    mutationFn: (body: Wish) => supportApi('reply', { params: { id }, body }, { inPlace: true }),
    onSuccess: (answered: SupportRequest) => {
      queryClient.setQueriesData<Inbox>(
        { queryKey: inboxKey },
        (inbox) =>
          inbox && {
            ...inbox,
            requests: inbox.requests.map((one) => (one.id === id ? answered : one)),
          },
      )
      return queryClient.invalidateQueries({ queryKey: inboxKey, refetchType: 'none' })
    },
  })
