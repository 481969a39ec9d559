import { Archive, ArchiveRestore, Copy, Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { Menu } from '#design/menu/menu.tsx'
import { showToast } from '#design/toast-region/toasts.ts'
import type { TripSummaryView } from './trips.client.ts'
import { useArchiveTrip, useCopyTrip, useDeleteTrip } from './trips.queries.ts'

/** Asks first: a deleted trip cannot come back. */
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
        showToast({ title: 'Trip deleted', text: trip.title })
      },
      onError: (error) =>
        showToast({ tone: 'failed', title: 'The trip was not deleted', text: error.message }),
    })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Delete this trip?"
      actions={
        <>
          <Button look="line" onClick={onClose}>
            Keep it
          </Button>
          <Button look="maple" busy={remove.isPending} onClick={confirm}>
            Delete trip
          </Button>
        </>
      }
    >
      <p>{trip.title} and everything in it. This cannot be undone.</p>
    </Dialog>
  )
}

const longestTitle = 120

const ownersChoices = (archived: boolean) => [
  archived
    ? { id: 'archive', label: 'Bring back', icon: ArchiveRestore }
    : { id: 'archive', label: 'Put away', icon: Archive },
  { id: 'delete', label: 'Delete', icon: Trash2, destructive: true, apart: true },
]

/** What can be done with a whole trip. */
export function TripMenu({ trip }: { readonly trip: TripSummaryView }) {
  const [asking, setAsking] = useState(false)
  const copy = useCopyTrip()
  const archive = useArchiveTrip()
  const { id, title, archived, version, role } = trip

  const duplicate = (): void => {
    const wish = { id: crypto.randomUUID(), title: `Copy of ${title}`.slice(0, longestTitle) }
    copy.mutate(
      { of: id, ...wish },
      {
        onSuccess: () => showToast({ title: 'Trip copied', text: wish.title }),
        onError: (error) =>
          showToast({ tone: 'failed', title: 'The trip was not copied', text: error.message }),
      },
    )
  }
  const putAway = (): void =>
    archive.mutate(
      { id, version, archived: !archived },
      {
        onSuccess: () =>
          showToast({ title: archived ? 'Trip brought back' : 'Trip put away', text: title }),
        onError: (error) =>
          showToast({ tone: 'failed', title: 'The trip was not changed', text: error.message }),
      },
    )
  return (
    <>
      <Menu
        label={title}
        side="end"
        items={[
          { id: 'copy', label: 'Duplicate', icon: Copy },
          ...(role === 'owner' ? ownersChoices(archived) : []),
        ]}
        onChoose={(chosen) => {
          if (chosen === 'copy') duplicate()
          else if (chosen === 'archive') putAway()
          else setAsking(true)
        }}
      >
        {(trigger) => <IconButton icon={Ellipsis} label={`More for ${title}`} {...trigger} />}
      </Menu>
      <DeleteDialog trip={trip} open={asking} onClose={() => setAsking(false)} />
    </>
  )
}
