import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { ownDataErrorText } from './messages.ts'

/** In place of data that did not load, with another try. */
export function OwnDataError({ query }: { readonly query: UseQueryResult }) {
  return (
    <Notice
      tone="error"
      live
      action={
        <Button
          look="line"
          size="small"
          busy={query.isFetching}
          busyLabel={ownDataErrorText.trying}
          onClick={() => void query.refetch()}
        >
          {ownDataErrorText.tryAgain}
        </Button>
      }
    >
      {query.error?.message}
    </Notice>
  )
}
