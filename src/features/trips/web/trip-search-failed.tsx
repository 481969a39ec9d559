import { CloudOff } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { ApiError } from '#platform/web/api-client.ts'
import { useOnline } from '#platform/web/online.ts'
import { tripSearchFailedText as text } from './messages.ts'

interface TripSearchFailedProps {
  readonly error: Error
  /** Retries; opens sign-in if the session has ended. */
  readonly onRetry: () => unknown
}

/** Whether a search failed because the session ended. */
export const isSignedOut = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'unauthenticated'

/** Whether there is a network; what failed without one is searched again once it is back. */
export function useSearchOnline(isFailed: boolean, onRetry: () => unknown): boolean {
  const isOnline = useOnline()
  const before = useRef(isOnline)
  const again = useEffectEvent(() => {
    if (isFailed) void onRetry()
  })
  useEffect(() => {
    if (isOnline && !before.current) again()
    before.current = isOnline
  }, [isOnline])
  return isOnline
}

/** In place of results while there is no network: what a trip can do meanwhile. */
export const SearchOffline = () => (
  <Notice tone="warn" icon={CloudOff} title={text.offline}>
    {text.stillPossible}
  </Notice>
)

/** Error of a search in a trip, with sign-in or retry. */
export function TripSearchFailed({ error, onRetry }: TripSearchFailedProps) {
  const isOnline = useSearchOnline(true, onRetry)
  if (!isOnline) return <SearchOffline />
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
