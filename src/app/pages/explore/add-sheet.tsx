import { useId, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { SignedIn } from '#features/accounts/web/index.ts'
import { TripWriting } from '#features/trips/web/index.ts'
import { formatDateRange } from '#platform/shared/local-date.ts'
import styles from './add-sheet.module.css'
import { type Choice, costText } from './choice.ts'
import { type SheetState, TripChooser } from './trip-chooser.tsx'

interface AddSheetProps {
  readonly choice: Choice
  readonly onClose: () => void
}

function Summary({ choice }: { readonly choice: Choice }) {
  return (
    <div className={styles.summary}>
      <p className={styles.name}>{choice.it.name}</p>
      <p className="mute">
        {choice.kind === 'property' ? `${formatDateRange(choice.checkIn, choice.checkOut)} · ` : ''}
        {costText(choice)}
      </p>
    </div>
  )
}

/** Asks into which trip something goes, and puts it there. A sheet at the foot of a phone. */
export function AddSheet({ choice, onClose }: AddSheetProps) {
  const formId = useId()
  const [state, setState] = useState<SheetState>('waiting')
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add to a trip"
      actions={
        state === 'waiting' ? undefined : (
          <>
            <Button look="line" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={formId} busy={state === 'busy'}>
              Add to Trip
            </Button>
          </>
        )
      }
    >
      <div className={styles.sheet}>
        <Summary choice={choice} />
        <SignedIn
          pending={<SkeletonList label="Loading your trips" look="text" rows={1} />}
          title="Sign in to add to a trip"
          text="Your session has ended. Sign in again, and your trips are there."
        >
          {(user) => (
            <TripWriting user={user}>
              <TripChooser formId={formId} choice={choice} onState={setState} onDone={onClose} />
            </TripWriting>
          )}
        </SignedIn>
      </div>
    </Dialog>
  )
}
