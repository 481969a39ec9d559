import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { showToast } from '#design/toast-region/toasts.ts'
import { useDeleteTrip } from './trips.queries.ts'

/** Asks first: a deleted trip cannot come back. */
export function DeleteTripButton({ id, title }: { id: string; title: string }) {
  const [asking, setAsking] = useState(false)
  const remove = useDeleteTrip()
  const confirm = (): void =>
    remove.mutate(id, {
      onSuccess: () => {
        setAsking(false)
        showToast({ title: 'Trip deleted', text: title })
      },
      onError: (error) => showToast({ title: 'The trip was not deleted', text: error.message }),
    })
  return (
    <>
      <IconButton icon={Trash2} label={`Delete ${title}`} onClick={() => setAsking(true)} />
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Delete this trip?"
        actions={
          <>
            <Button look="line" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button look="maple" busy={remove.isPending} onClick={confirm}>
              Delete trip
            </Button>
          </>
        }
      >
        <p>{title} and everything in it. This cannot be undone.</p>
      </Dialog>
    </>
  )
}
