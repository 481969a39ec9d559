import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { refusalText } from '#platform/web/field-errors.ts'
import { searchFailedText } from './messages.ts'

interface SearchFailedProps {
  readonly error: Error
  /** Message used if the error has none. */
  readonly otherwise: string
  readonly onAgain: () => void
}

/** Error of a failed search, with a retry button. */
export function SearchFailed({ error, otherwise, onAgain }: SearchFailedProps) {
  return (
    <RetryNotice title={searchFailedText.searchFailed} onRetry={onAgain}>
      {refusalText(error) || otherwise}
    </RetryNotice>
  )
}
