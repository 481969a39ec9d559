import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { Signpost } from '#design/signpost/signpost.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { ApiError, createClient } from '#platform/web/api-client.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { queryClient } from '#platform/web/query-client.ts'
import type { LetterStopContract } from '../contract/letter-stops.contract.ts'
import { letterStopRoutes } from '../contract/letter-stops.routes.ts'
import { FormPage } from './form-page.tsx'

const stopsApi = createClient<LetterStopContract>(letterStopRoutes, {
  service: 'letters',
  forAnybody: true,
})

const poster = { slug: 'swiss-alps', name: 'Swiss Alps', place: 'Switzerland' } as const

const words = {
  on: {
    title: 'Emails that others ask us to send',
    lead: 'Anyone can have us email a copy of an itinerary, an invitation to plan a trip or a note about a message to an address they type. You can stop all of these.',
    button: 'Stop these emails',
  },
  off: {
    title: 'We’ve stopped these emails',
    lead: 'Nobody can have us email you itinerary copies, invitations or notes about messages any more.',
    button: 'Send them again',
  },
} as const

function Stopping({ token }: { readonly token: string }) {
  const queryKey = ['letter-stop', token]
  const state = useQuery({
    queryKey,
    retry: false,
    queryFn: ({ signal }) => stopsApi('readLetterStop', { params: { token } }, { signal }),
    meta: { thing: 'your emails' },
  })
  const change = useMutation({
    mutationFn: (stopped: boolean) =>
      stopsApi('changeLetterStop', { params: { token }, body: { stopped } }),
    onSuccess: (now) => queryClient.setQueryData(queryKey, now),
  })
  const unknown = state.error instanceof ApiError && state.error.code === 'letter-link-unknown'
  if (unknown) return <Incomplete />
  if (state.isError)
    return (
      <Notice
        tone="error"
        live
        title="We could not look this up"
        action={
          <Button look="line" size="small" onClick={() => void state.refetch()}>
            Try again
          </Button>
        }
      >
        {state.error.message}
      </Notice>
    )
  if (!state.data) return <SkeletonList label="Looking up your emails" look="text" />
  const { stopped } = state.data
  const { title, lead, button } = words[stopped ? 'off' : 'on']
  return (
    <FormPage
      title={title}
      lead={lead}
      footer="Emails about your own account, bookings, payments and questions still reach you."
    >
      <Button
        look={stopped ? 'line' : 'primary'}
        busy={change.isPending}
        busyLabel="Saving…"
        onClick={() => change.mutate(!stopped)}
      >
        {button}
      </Button>
      {change.isError ? (
        <Notice tone="error" live title="Nothing was changed">
          {change.error.message}
        </Notice>
      ) : null}
      <p role="status" className="visually-hidden">
        {change.isSuccess ? title : ''}
      </p>
    </FormPage>
  )
}

const Incomplete = () => (
  <div className="wrap page">
    <Signpost
      title="This link looks cut off"
      poster={poster}
      action={<ButtonLink href="/help">Ask us to stop them</ButtonLink>}
    >
      Copy the whole link out of the email and try again, or tell us which address we should leave
      alone.
    </Signpost>
  </div>
)

/** Where the foot of such an email leads: its token stands behind the hash, which no server is sent. */
export function LetterStopsPage() {
  const [token] = useState(() => window.location.hash.slice(1))
  return <DataFrame>{token ? <Stopping token={token} /> : <Incomplete />}</DataFrame>
}
