import { RetryNotice } from '#design/notice/retry-notice.tsx'
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
import { letterStopRoutes } from '../contract/letter-stops.endpoints.ts'
import { FormPage } from './form-page.tsx'
import { letterStopsPageText } from './own/messages.ts'

const stopsApi = createClient<LetterStopContract>(letterStopRoutes, {
  service: 'letters',
  ignoresAccount: true,
})

const poster = {
  slug: 'swiss-alps',
  name: letterStopsPageText.swissAlps,
  place: 'Switzerland',
} as const

const words = {
  on: {
    title: letterStopsPageText.emailsThatOthersAsk,
    lead: letterStopsPageText.lead,
    button: letterStopsPageText.stopTheseEmails,
  },
  off: {
    title: letterStopsPageText.stopped,
    lead: letterStopsPageText.stoppedHint,
    button: letterStopsPageText.sendThemAgain,
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
      <RetryNotice title={letterStopsPageText.notLoaded} onRetry={state.refetch}>
        {state.error.message}
      </RetryNotice>
    )
  if (!state.data) return <SkeletonList label={letterStopsPageText.loading} look="text" />
  const { stopped } = state.data
  const { title, lead, button } = words[stopped ? 'off' : 'on']
  return (
    <FormPage title={title} lead={lead} footer={letterStopsPageText.stillSent}>
      <Button
        look={stopped ? 'line' : 'primary'}
        busy={change.isPending}
        busyLabel={letterStopsPageText.saving}
        onClick={() => change.mutate(!stopped)}
      >
        {button}
      </Button>
      {change.isError ? (
        <Notice tone="error" live title={letterStopsPageText.nothingWasChanged}>
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
      title={letterStopsPageText.cutOff}
      poster={poster}
      action={<ButtonLink href="/help">{letterStopsPageText.askUsToStop}</ButtonLink>}
    >
      {letterStopsPageText.cutOffHint}
    </Signpost>
  </div>
)

/** Opened from the foot of such an email. The token is in the URL's fragment, which is not sent to servers. */
export function LetterStopsPage() {
  const [token] = useState(() => window.location.hash.slice(1))
  return <DataFrame>{token ? <Stopping token={token} /> : <Incomplete />}</DataFrame>
}
