import { RetryNotice } from '#design/notice/retry-notice.tsx'
import type { UseQueryResult } from '@tanstack/react-query'

/** In place of data that did not load, with another try. */
export function OwnDataError({ query }: { readonly query: UseQueryResult }) {
  return (
    <RetryNotice busy={query.isFetching} onRetry={query.refetch}>
      {query.error?.message}
    </RetryNotice>
  )
}
