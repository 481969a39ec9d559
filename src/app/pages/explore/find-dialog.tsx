import { RetryNotice } from '#design/notice/retry-notice.tsx'
import type { ReactNode } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import type { IconShape } from '#design/icon/icon.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { countText } from '#platform/shared/count-text.ts'
import styles from './find-dialog.module.css'
import { findDialogText } from './messages.ts'

interface Findable {
  readonly sample: boolean
}

interface FindDialogProps<T extends Findable> {
  readonly title: string
  /** "property", and "properties". */
  readonly one: string
  readonly things: string
  readonly icon: IconShape
  readonly found: {
    readonly data: readonly T[] | undefined
    readonly isPending: boolean
    readonly isPlaceholderData: boolean
    readonly isError: boolean
    readonly refetch: () => unknown
  }
  /** Search box and filters. */
  readonly search: ReactNode
  readonly where: string
  readonly onClose: () => void
  readonly side?: boolean
  readonly children: (thing: T) => ReactNode
}

function Results<T extends Findable>({
  one,
  things,
  icon,
  found,
  where,
  children,
}: FindDialogProps<T>) {
  if (found.isPending || found.isPlaceholderData)
    return <SkeletonList label={findDialogText.loading(things)} look="row" rows={5} />
  if (found.isError)
    return (
      <RetryNotice onRetry={found.refetch}>
        {findDialogText.errorLoadingPleaseTry(things)}
      </RetryNotice>
    )
  const all = found.data ?? []
  if (all.length === 0)
    return (
      <EmptyState icon={icon} title={findDialogText.noFoundFor(things, where)}>
        {findDialogText.tryAnotherWordOr}
      </EmptyState>
    )
  return (
    <>
      <div className={styles.count}>
        <p className="mute" role="status">
          {findDialogText.inText(countText(all.length, one, things), where)}
        </p>
        {all.some(({ sample }) => sample) ? (
          <Badge tone="sample">{findDialogText.sample}</Badge>
        ) : null}
      </div>
      <ul className={styles.list}>{all.map(children)}</ul>
    </>
  )
}

/** Dialog with a search box above its results. */
export function FindDialog<T extends Findable>(props: FindDialogProps<T>) {
  const { title, search, side = false, onClose } = props
  return (
    <Dialog open onClose={onClose} lightDismiss size={side ? 'side' : 'wide'} title={title}>
      <div className={styles.body}>
        {search}
        <Results {...props} />
      </div>
    </Dialog>
  )
}
