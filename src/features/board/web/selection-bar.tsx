import { Trash2, X } from 'lucide-react'
import { Button } from '#design/button/button.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import type { TripView } from '#features/trips/web/index.ts'
import styles from './board.module.css'
import { dayOptions } from './item-dialog.tsx'
import type { ColumnId } from './place-items.ts'

interface SelectionBarProps {
  readonly trip: TripView
  readonly count: number
  readonly onMove: (day: ColumnId) => void
  readonly onRemove: () => void
  readonly onDone: () => void
}

const ideas = 'ideas'

/** What can be done with several stops at once. */
export function SelectionBar({ trip, count, onMove, onRemove, onDone }: SelectionBarProps) {
  const none = count === 0
  return (
    <div data-foot="" className={styles.selection} role="group" aria-label="Selected stops">
      <p role="status" className={styles.count}>
        {none ? 'Press the stops to select.' : `${count} selected`}
      </p>
      <SelectField
        label="Move to…"
        options={[{ value: ideas, label: 'Ideas, without a day' }, ...dayOptions(trip)]}
        empty="Choose a day"
        value=""
        disabled={none}
        onChange={({ target: { value } }) => {
          if (value) onMove(value === ideas ? null : value)
        }}
      />
      <Button look="line" size="small" icon={Trash2} disabled={none} onClick={onRemove}>
        Remove
      </Button>
      <Button look="quiet" size="small" icon={X} onClick={onDone}>
        Done
      </Button>
    </div>
  )
}
