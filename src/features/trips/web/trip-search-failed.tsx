import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { ApiError } from '#platform/web/api-client.ts'
import { tripSearchFailedText as text } from './messages.ts'

interface TripSearchFailedProps {
  readonly error: Error
  /** Asks again; where the session has ended, that opens the sign-in over the page. */
  readonly onRetry: () => unknown
}

/** Whether a search was not answered because the session has ended. */
export const isSignedOut = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'unauthenticated'

/** In place of what a search in a trip found: why there is nothing, and the way on. */
export function TripSearchFailed({ error, onRetry }: TripSearchFailedProps) {
  if (isSignedOut(error))
    return (
      <Notice
        title={text.signIn}
        action={
          <Button size="small" onClick={() => void onRetry()}>
            {text.signInAgain}
          </Button>
        }
      >
        {text.nothingLost}
      </Notice>
    )
  return <RetryNotice onRetry={onRetry}>{error.message}</RetryNotice>
}
