import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Signpost } from '#design/signpost/signpost.tsx'
import { SignInPrompt } from '#features/accounts/web/index.ts'
import { KeptItems } from './kept-items.tsx'
import type { LocalItem } from '#features/trips/domain/draft-codec.ts'
import { ApiError } from '#platform/web/api-client.ts'

interface TripNotOpenedProps {
  readonly error: Error
  readonly onRetry: () => void
  /** What this browser saw of the trip last. */
  readonly seen: readonly LocalItem[]
}

/** Why a trip is not shown, and where to go instead: only a lost connection is worth another try. */
export function TripNotOpened({ error, onRetry, seen }: TripNotOpenedProps) {
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'unauthenticated')
    return <SignInPrompt title="Sign in to open this trip">Your session has ended.</SignInPrompt>
  const isCut = code === 'invalid-input'
  if (isCut || code === 'trip-not-found')
    return (
      <Signpost
        title="This trip is not here"
        poster={{ slug: 'rome', name: 'Rome', place: 'Italy' }}
        action={
          <>
            <ButtonLink href="/itinerary">See your trips</ButtonLink>
            <ButtonLink href="/planner" look="line">
              Start a new trip
            </ButtonLink>
          </>
        }
      >
        {isCut ? 'This link looks cut off. Copy the whole link and try again.' : error.message}
      </Signpost>
    )
  return (
    <>
      <RetryNotice title="We couldn’t open this trip. Try again." onRetry={onRetry}>
        {error.message}
      </RetryNotice>
      <KeptItems
        title="As you saw it last"
        text="What this browser remembers of the trip. It may have changed since."
        items={seen}
      />
    </>
  )
}
