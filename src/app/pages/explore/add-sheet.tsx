import { useId, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { SignedIn } from '#features/accounts/web/index.ts'
import { TripMutations } from '#features/trips/web/index.ts'
import { formatDateRange } from '#platform/shared/local-date.ts'
import styles from './add-sheet.module.css'
import { type Choice, costText } from './choice.ts'
import { type SheetState, TripChooser } from './trip-chooser.tsx'
import { addSheetText } from './messages.ts'

interface AddSheetProps {
  readonly choice: Choice
  /** Told the trip that it was put into. */
  readonly onAdded?: ((tripId: string) => void) | undefined
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

/** Asks for a trip and adds a choice to it. A bottom sheet on phones. */
export function AddSheet({ choice, onAdded, onClose }: AddSheetProps) {
  const formId = useId()
  const [state, setState] = useState<SheetState>('waiting')
  return (
    <Dialog
      open
      onClose={onClose}
      title={addSheetText.title}
      actions={
        state === 'waiting' ? undefined : (
          <>
            <Button look="line" onClick={onClose}>
              {addSheetText.cancel}
            </Button>
            <Button
              type="submit"
              form={formId}
              busy={state === 'busy'}
              disabled={state === 'there'}
            >
              {addSheetText.add}
            </Button>
          </>
        )
      }
    >
      <div className={styles.sheet}>
        <Summary choice={choice} />
        <SignedIn
          pending={<SkeletonList label={addSheetText.loadingYourTrips} look="text" rows={1} />}
          title={addSheetText.signInToAdd}
          text={addSheetText.yourSessionHasEnded}
        >
          {(user) => (
            <TripMutations user={user}>
              <TripChooser
                formId={formId}
                choice={choice}
                onState={setState}
                onDone={(tripId) => {
                  onClose()
                  onAdded?.(tripId)
                }}
              />
            </TripMutations>
          )}
        </SignedIn>
      </div>
    </Dialog>
  )
}
