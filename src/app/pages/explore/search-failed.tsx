import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { refusalText } from '#platform/web/field-errors.ts'
import { searchFailedText } from './messages.ts'

interface SearchFailedProps {
  readonly error: Error
  /** Where the failure says nothing itself. */
  readonly otherwise: string
  readonly onAgain: () => void
}

/** A search that did not come about: what was said, and another try. */
export function SearchFailed({ error, otherwise, onAgain }: SearchFailedProps) {
  return (
    <RetryNotice title={searchFailedText.searchFailed} onRetry={onAgain}>
      {refusalText(error) || otherwise}
    </RetryNotice>
  )
}
