import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Signpost } from '#design/signpost/signpost.tsx'
import { SignInPrompt } from '#features/accounts/web/index.ts'
import { KeptItems } from './kept-items.tsx'
import type { LocalItem } from '#features/trips/domain/draft-codec.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { notOpenedText as text } from './itinerary-messages.ts'

interface TripNotOpenedProps {
  readonly error: Error
  readonly onRetry: () => void
  /** Last known items in this browser. */
  readonly seen: readonly LocalItem[]
}

/** Error page of a trip; offers a retry only for connection errors. */
export function TripNotOpened({ error, onRetry, seen }: TripNotOpenedProps) {
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'unauthenticated')
    return <SignInPrompt title={text.signIn}>{text.sessionEnded}</SignInPrompt>
  const isCut = code === 'invalid-input'
  if (isCut || code === 'trip-not-found')
    return (
      <Signpost
        title={text.notFound}
        poster={{ slug: 'rome', name: 'Rome', place: 'Italy' }}
        action={
          <>
            <ButtonLink href="/itinerary">{text.yourTrips}</ButtonLink>
            <ButtonLink href="/planner" look="line">
              {text.newTrip}
            </ButtonLink>
          </>
        }
      >
        {isCut ? text.cutOff : error.message}
      </Signpost>
    )
  return (
    <>
      <RetryNotice title={text.failed} onRetry={onRetry}>
        {error.message}
      </RetryNotice>
      <KeptItems title={text.lastCopy} text={text.lastCopyHint} items={seen} />
    </>
  )
}
