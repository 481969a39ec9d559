import type { ReactNode } from 'react'
import { Dialog } from '#design/dialog/dialog.tsx'
import { slotOf } from '#features/trips/domain/alternatives.ts'
import { customToItem } from '#features/trips/domain/custom-item.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import { alternativesText } from '#features/trips/domain/messages.ts'
import { paidNote } from '#features/trips/domain/payer-words.ts'
import { allItems, type ItemView, newItem, type TripView } from '#features/trips/web/index.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { Alternatives } from './alternatives.tsx'
import { BestDayDialog } from './best-day-dialog.tsx'
import { blankForm, formOf, type ReadItem } from './item-form.ts'
import { ItemDialog } from './item-dialog.tsx'
import { boardText, itemFormText, stepText } from './messages.ts'
import {
  type ColumnId,
  columnItems,
  columnOf,
  differing,
  type ItemEdit,
  placeItems,
} from './place-items.ts'
import type { BoardEdits } from './use-board-edits.ts'

interface BoardDialogProps {
  readonly trip: TripView
  readonly edits: BoardEdits
  readonly onClose: () => void
}

/** Chooses an alternative; the previous one becomes an idea, as one step. */
function choosing(items: readonly ItemView[], one: ItemView): [readonly ItemEdit[], string] {
  const before = slotOf(items, one).find((other) => other !== one && isTaken(other))
  const chosen = { item: one, changes: { status: 'planned' as const } }
  return before
    ? [
        [chosen, { item: before, changes: { status: 'idea' } }],
        alternativesText.nowChosen(one.name, before.name),
      ]
    : [[chosen], alternativesText.planned(one.name)]
}

/** Changes an item, or moves it to the end of another day. */
function EditItem({ id, trip, edits, onClose }: BoardDialogProps & { readonly id: string }) {
  const item = allItems(trip).find((other) => other.id === id)
  // Removed elsewhere in the meantime.
  if (!item) return null
  const standsIn = columnOf(trip, item)
  const save = (read: ReadItem, day: ColumnId): void => {
    const index = columnItems(trip, day).filter((other) => other.id !== id).length
    const [move, ...others] = day === standsIn ? [] : placeItems(trip, [item], { day, index })
    const changes = differing(item, { ...move?.changes, ...read })
    const place = day === null ? boardText.ideas : formatDayShort(day)
    edits.edit(
      [{ item, changes }, ...others],
      move ? stepText.moved(item.name, place) : stepText.changed(read.name),
    )
    onClose()
  }
  return (
    <ItemDialog
      title={item.name}
      trip={trip}
      initial={formOf(item, standsIn)}
      {...(item.paid === null ? {} : { paid: paidNote(item.paidBy ?? [], trip.people) })}
      before={
        <Alternatives
          trip={trip}
          item={item}
          onChoose={(one) => {
            edits.edit(...choosing(allItems(trip), one))
            onClose()
          }}
        />
      }
      onClose={onClose}
      onSave={save}
      onRemove={() => {
        edits.remove([item])
        onClose()
      }}
    />
  )
}

/** Dialog for a new own item, on a day or as an idea. */
function NewItemDialog(props: BoardDialogProps & { readonly day: ColumnId }) {
  const { day, trip, edits, onClose } = props
  return (
    <ItemDialog
      title={day === null ? itemFormText.addIdea : itemFormText.addTo(formatDayShort(day))}
      trip={trip}
      initial={blankForm(day)}
      onClose={onClose}
      onSave={(read, chosen) => {
        edits.add(newItem(customToItem({ ...read, day: chosen })))
        onClose()
      }}
    />
  )
}

/** Open dialog of the board. */
export type Opened =
  | { readonly kind: 'item'; readonly id: string }
  | { readonly kind: 'new' | 'map'; readonly day: ColumnId }
  | { readonly kind: 'best'; readonly day: string }

interface BoardDialogsProps extends BoardDialogProps {
  readonly opened: Opened | undefined
  /** Renders a day's map. */
  readonly renderMap: (day: string) => ReactNode
}

export function BoardDialogs({ opened, renderMap, ...rest }: BoardDialogsProps) {
  if (opened?.kind === 'item') return <EditItem id={opened.id} {...rest} />
  if (opened?.kind === 'new') return <NewItemDialog day={opened.day} {...rest} />
  if (opened?.kind === 'best') return <BestDayDialog day={opened.day} {...rest} />
  return (
    <Dialog
      open={opened !== undefined}
      onClose={rest.onClose}
      title={boardText.onMap}
      size="medium"
    >
      {opened?.day ? renderMap(opened.day) : null}
    </Dialog>
  )
}
