import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
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
    <Notice
      tone="error"
      live
      title={searchFailedText.searchFailed}
      action={
        <Button look="line" size="small" onClick={onAgain}>
          {searchFailedText.tryAgain}
        </Button>
      }
    >
      {refusalText(error) || otherwise}
    </Notice>
  )
}
