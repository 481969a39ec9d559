import { Archive, ArchiveRestore, Copy, Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { Menu } from '#design/menu/menu.tsx'
import { showToast } from '#design/notices/notices.ts'
import { formatDate } from '#platform/shared/local-date.ts'
import type { TripSummaryView } from './trips.client.ts'
import { useArchiveTrip, useCopyTrip, useDeleteTrip } from './trips.queries.ts'
import { tripMenuText } from './messages.ts'

/** Confirms deletion, which is final. */
function DeleteDialog(props: {
  readonly trip: TripSummaryView
  readonly open: boolean
  readonly onClose: () => void
}) {
  const { trip, open, onClose } = props
  const remove = useDeleteTrip()
  const confirm = (): void =>
    remove.mutate(trip.id, {
      onSuccess: () => {
        onClose()
        showToast({ title: tripMenuText.tripDeleted, text: trip.title })
      },
      onError: (error) =>
        showToast({ tone: 'failed', title: tripMenuText.tripWasNotDeleted, text: error.message }),
    })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={tripMenuText.deleteThisTrip}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {tripMenuText.keepIt}
          </Button>
          <Button look="maple" busy={remove.isPending} onClick={confirm}>
            {tripMenuText.deleteTrip}
          </Button>
        </>
      }
    >
      <p>{tripMenuText.deleteHint(trip.title)}</p>
    </Dialog>
  )
}

const longestTitle = 120

const ownersChoices = (archived: boolean) => [
  archived
    ? { id: 'archive', label: tripMenuText.restore, icon: ArchiveRestore }
    : { id: 'archive', label: tripMenuText.archive, icon: Archive },
  { id: 'delete', label: tripMenuText.deleteText, icon: Trash2, destructive: true, apart: true },
]

/** Menu of a trip. */
export function TripMenu({ trip }: { readonly trip: TripSummaryView }) {
  const [asking, setAsking] = useState(false)
  const copy = useCopyTrip()
  const archive = useArchiveTrip()
  const { id, title, archived, version, role, updatedAt } = trip

  const duplicate = (): void => {
    const wish = { id: crypto.randomUUID(), title: tripMenuText.copy(title).slice(0, longestTitle) }
    copy.mutate(
      { of: id, ...wish },
      {
        onSuccess: () =>
          showToast({
            title: tripMenuText.tripCopied,
            text: tripMenuText.pricesOf(wish.title, formatDate(updatedAt.slice(0, 10))),
          }),
        onError: (error) =>
          showToast({ tone: 'failed', title: tripMenuText.tripWasNotCopied, text: error.message }),
      },
    )
  }
  const putAway = (): void =>
    archive.mutate(
      { id, version, archived: !archived },
      {
        onSuccess: () =>
          showToast({
            title: archived ? tripMenuText.tripRestored : tripMenuText.tripArchived,
            text: title,
          }),
        onError: (error) =>
          showToast({ tone: 'failed', title: tripMenuText.tripWasNotChanged, text: error.message }),
      },
    )
  return (
    <>
      <Menu
        label={title}
        side="end"
        items={[
          { id: 'copy', label: tripMenuText.duplicate, icon: Copy },
          ...(role === 'owner' ? ownersChoices(archived) : []),
        ]}
        onChoose={(chosen) => {
          if (chosen === 'copy') duplicate()
          else if (chosen === 'archive') putAway()
          else setAsking(true)
        }}
      >
        {(trigger) => (
          <IconButton icon={Ellipsis} label={tripMenuText.moreFor(title)} {...trigger} />
        )}
      </Menu>
      <DeleteDialog trip={trip} open={asking} onClose={() => setAsking(false)} />
    </>
  )
}
