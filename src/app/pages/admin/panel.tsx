import { RetryNotice } from '#design/notice/retry-notice.tsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { formatMoment } from '#platform/shared/moment-text.ts'
import styles from './panel.module.css'
import { panelText } from './messages.ts'

interface Asked<T> {
  readonly data: T | undefined
  readonly isError: boolean
  readonly isFetching: boolean
  readonly error: Error | null
  refetch(): unknown
}

interface PanelProps<T> {
  /** Noun for messages, such as "the emails". */
  readonly thing: string
  readonly query: Asked<T>
  readonly children: (data: T) => ReactNode
}

/** Shows a query's data, its loading state, or its error with a retry button. */
export function Panel<T>({ thing, query, children }: PanelProps<T>) {
  if (query.data !== undefined && !query.isError) return children(query.data)
  if (!query.isError) return <SkeletonList label={panelText.loading(thing)} look="row" />
  return (
    <RetryNotice
      title={panelText.weCouldNotLoad(thing)}
      busy={query.isFetching}
      onRetry={query.refetch}
    >
      {query.error?.message}
    </RetryNotice>
  )
}

interface PagerProps {
  readonly page: number
  readonly more: boolean
  readonly onPage: (page: number) => void
}

export function Pager({ page, more, onPage }: PagerProps) {
  if (page === 1 && !more) return null
  return (
    <nav aria-label={panelText.pages} className={styles.pager}>
      <Button look="line" size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {panelText.newer}
      </Button>
      <span className="small mute">{panelText.page(page)}</span>
      <Button look="line" size="small" disabled={!more} onClick={() => onPage(page + 1)}>
        {panelText.older}
      </Button>
    </nav>
  )
}

export const Nothing = ({ icon, children }: { icon: LucideIcon; children: string }) => (
  <EmptyState icon={icon} heading="p" title={children} />
)

export const moment = (iso: string | null): string =>
  iso === null ? '–' : formatMoment(iso, { short: true })
