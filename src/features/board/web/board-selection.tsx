import { allItems, type TripView } from '#features/trips/web/index.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { boardText, columnText, stepText } from './messages.ts'
import { anywhere } from './drag-sensor.ts'
import { type ColumnId, placeAt } from './place-items.ts'
import { SelectionBar } from './selection-bar.tsx'
import type { BoardEdits } from './use-board-edits.ts'

const nothing: ReadonlySet<string> = new Set()

interface BoardSelectionProps {
  readonly trip: TripView
  readonly edits: BoardEdits
  readonly selection: ReadonlySet<string>
  readonly onSelection: (selection: ReadonlySet<string> | undefined) => void
}

/** Actions for the selected stops. */
export function BoardSelection({ trip, edits, selection, onSelection }: BoardSelectionProps) {
  const chosen = allItems(trip).filter(({ id }) => selection.has(id))
  const moveTo = (day: ColumnId): void => {
    const place = day === null ? boardText.ideas : formatDayShort(day)
    const what = chosen.length === 1 ? (chosen[0]?.name ?? '') : columnText.stops(chosen.length)
    const text = stepText.moved(what, place)
    edits.move(placeAt(trip, chosen, { day, index: anywhere }), { text, place, what })
    onSelection(nothing)
  }
  return (
    <SelectionBar
      trip={trip}
      count={chosen.length}
      onMove={moveTo}
      onRemove={() => {
        edits.remove(chosen)
        onSelection(nothing)
      }}
      onDone={() => onSelection(undefined)}
    />
  )
}
