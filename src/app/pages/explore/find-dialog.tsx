import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { type ReactNode, useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import type { IconShape } from '#design/icon/icon.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { countText } from '#platform/shared/count-text.ts'
import type { Choice } from './choice.ts'
import { DetailsDialog } from './details-dialog.tsx'
import styles from './find-dialog.module.css'
import { FindRow, type RowWords } from './find-row.tsx'
import { findDialogText } from './messages.ts'
import type { Adding } from './use-adding.tsx'

type DetailedChoice = Exclude<Choice, { kind: 'attraction' }>

interface Findable {
  readonly id: string
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
  readonly adding: Adding
  readonly choiceOf: (thing: T) => DetailedChoice
  readonly wordsOf: (thing: T) => RowWords
}

function Results<T extends Findable>({
  one,
  things,
  icon,
  found,
  where,
  adding,
  choiceOf,
  wordsOf,
  onDetails,
}: FindDialogProps<T> & { readonly onDetails: (choice: DetailedChoice) => void }) {
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
      <ul className={styles.list}>
        {all.map((thing) => {
          const choice = choiceOf(thing)
          return (
            <FindRow
              key={thing.id}
              {...wordsOf(thing)}
              name={choice.it.name}
              addLabel={adding.toTrip ? findDialogText.addToItinerary : findDialogText.addToCart}
              added={adding.has(choice)}
              onAdd={() => adding.add(choice)}
              onRemove={() => adding.remove(choice)}
              onDetails={() => onDetails(choice)}
            />
          )
        })}
      </ul>
    </>
  )
}

/** Dialog with a search box above its results, and another one for the details of each. */
export function FindDialog<T extends Findable>(props: FindDialogProps<T>) {
  const { title, search, side = false, adding, onClose } = props
  const [shown, setShown] = useState<DetailedChoice>()
  return (
    <>
      <Dialog open onClose={onClose} lightDismiss size={side ? 'side' : 'wide'} title={title}>
        <div className={styles.body}>
          {search}
          <Results {...props} onDetails={setShown} />
        </div>
      </Dialog>
      {shown ? (
        <DetailsDialog choice={shown} adding={adding} onClose={() => setShown(undefined)} />
      ) : null}
    </>
  )
}
