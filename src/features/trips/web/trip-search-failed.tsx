import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { ApiError } from '#platform/web/api-client.ts'
import { tripSearchFailedText as text } from './messages.ts'

interface TripSearchFailedProps {
  readonly error: Error
  /** Retries; opens sign-in if the session has ended. */
  readonly onRetry: () => unknown
}

/** Whether a search failed because the session ended. */
export const isSignedOut = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'unauthenticated'

/** Error of a search in a trip, with sign-in or retry. */
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
