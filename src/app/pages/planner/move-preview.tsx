import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { isTied } from '#features/board/domain/planned-item.ts'
import { allItems, type TripView } from '#features/trips/web/index.ts'
import { addDays, daysBetween, formatDayShort } from '#platform/shared/local-date.ts'
import { DatesEffect, movingAlong } from './dates-preview.tsx'
import { movePreviewText as text } from './messages.ts'
import styles from './planner.module.css'
import { Refusal } from './refusal.tsx'
import { useTripEdit } from './use-trip-edit.ts'

interface MovePreviewProps {
  readonly trip: TripView
  /** Proposed start date. */
  readonly startDate: string
  readonly onClose: () => void
}

/** Preview of the trip on other dates. */
export function MovePreview({ trip, startDate, onClose }: MovePreviewProps) {
  const endDate = addDays(trip.endDate, daysBetween(trip.startDate, startDate))
  // Paid items keep their dates; all others move.
  const keepTied = allItems(trip).some((item) => isTied(item) && item.status === 'booked')
  const [choice, setChoice] = useState({ along: true, keepTied })
  const editing = useTripEdit(trip, () => undefined)
  const wanted = { startDate, endDate }
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title(formatDayShort(startDate))}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {text.keep}
          </Button>
          <Button
            busy={editing.busy}
            busyLabel={text.moving}
            onClick={() => editing.save(wanted, onClose, movingAlong(trip, wanted, choice))}
          >
            {text.move}
          </Button>
        </>
      }
    >
      <div className={styles.preview}>
        <DatesEffect trip={trip} wanted={wanted} choice={choice} onChoice={setChoice} />
      </div>
      {editing.failure ? <Refusal text={editing.failure} /> : null}
    </Dialog>
  )
}
