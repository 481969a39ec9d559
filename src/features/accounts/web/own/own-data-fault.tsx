import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { ownDataFaultText } from './messages.ts'

/** In place of data that did not load, with another try. */
export function OwnDataFault({ query }: { readonly query: UseQueryResult }) {
  return (
    <Notice
      tone="error"
      live
      action={
        <Button
          look="line"
          size="small"
          busy={query.isFetching}
          busyLabel={ownDataFaultText.trying}
          onClick={() => void query.refetch()}
        >
          {ownDataFaultText.tryAgain}
        </Button>
      }
    >
      {query.error?.message}
    </Notice>
  )
}
