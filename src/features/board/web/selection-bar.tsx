import { Trash2, X } from 'lucide-react'
import { Button } from '#design/button/button.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import type { TripView } from '#features/trips/web/index.ts'
import { dayOptions } from './item-dialog.tsx'
import { boardText, selectionText as text } from './messages.ts'
import type { ColumnId } from './place-items.ts'
import styles from './selection-bar.module.css'

interface SelectionBarProps {
  readonly trip: TripView
  readonly count: number
  readonly onMove: (day: ColumnId) => void
  readonly onRemove: () => void
  readonly onDone: () => void
}

const ideas = 'ideas'

/** Bar with actions for selected stops. */
export function SelectionBar({ trip, count, onMove, onRemove, onDone }: SelectionBarProps) {
  const none = count === 0
  return (
    <div data-foot="" className={styles.selection} role="group" aria-label={text.label}>
      <p role="status" className={styles.count}>
        {none ? text.none : text.count(count)}
      </p>
      <SelectField
        label={boardText.moveTo}
        options={[{ value: ideas, label: boardText.ideasOption }, ...dayOptions(trip)]}
        empty={text.chooseDay}
        value=""
        disabled={none}
        onChange={({ target: { value } }) => {
          if (value) onMove(value === ideas ? null : value)
        }}
      />
      <Button look="line" size="small" icon={Trash2} disabled={none} onClick={onRemove}>
        {text.remove}
      </Button>
      <Button look="quiet" size="small" icon={X} onClick={onDone}>
        {text.done}
      </Button>
    </div>
  )
}
