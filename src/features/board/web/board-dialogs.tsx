import { type ReactNode, useState } from 'react'
import { Dialog } from '#design/dialog/dialog.tsx'
import { customToItem } from '#features/trips/domain/custom-item.ts'
import { paidNote } from '#features/trips/domain/payer-words.ts'
import { allItems, type ItemView, newItem, type TripView } from '#features/trips/web/index.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import type { KnownPlace, KnownPlaceOf } from './about-stop.tsx'
import { BestDayDialog } from './best-day-dialog.tsx'
import { blankForm, formOf, type ReadItem } from './item-form.ts'
import { ItemDialog } from './item-dialog.tsx'
import { boardText, itemFormText, stepText } from './messages.ts'
import { anywhere } from './drag-sensor.ts'
import { type ColumnId, columnOf, differing, placeAt } from './place-items.ts'
import { StopCard } from './stop-card.tsx'
import type { BoardEdits } from './use-board-edits.ts'

interface BoardDialogProps {
  readonly trip: TripView
  readonly edits: BoardEdits
  readonly onClose: () => void
}

/**
 * Changes an item, or moves it to another day, where an hour that was not typed is one that fits. A change is what
 * differs from the item as it was opened: what others wrote meanwhile in other fields stays theirs.
 */
function EditItem(
  props: BoardDialogProps & {
    readonly item: ItemView
    readonly place: KnownPlace | undefined
  },
) {
  const { item, place, trip, edits, onClose } = props
  const [opened] = useState({ item, standsIn: columnOf(trip, item) })
  const form = formOf(opened.item, opened.standsIn)
  // What the place's own description says is no note of the traveller's.
  const isTold = place !== undefined && opened.item.description === place.description
  const save = (read: ReadItem, day: ColumnId): void => {
    const isTyped = read.time !== opened.item.time
    const index = isTyped ? Number.MAX_SAFE_INTEGER : anywhere
    const [move, ...others] = day === opened.standsIn ? [] : placeAt(trip, [item], { day, index })
    const time = isTyped ? read.time : (move?.changes.time ?? opened.item.time)
    const description =
      isTold && read.description === '' ? opened.item.description : read.description
    const changes = differing(opened.item, { ...move?.changes, ...read, description, time })
    const where = day === null ? boardText.ideas : formatDayShort(day)
    edits.edit(
      [{ item, changes }, ...others],
      move ? stepText.moved(item.name, where) : stepText.changed(read.name),
    )
    onClose()
  }
  return (
    <ItemDialog
      title={item.name}
      trip={trip}
      initial={isTold ? { ...form, description: '' } : form}
      {...(item.paid === null ? {} : { paid: paidNote(item.paidBy ?? [], trip.people) })}
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
  | { readonly kind: 'item' | 'edit' | 'stay'; readonly id: string }
  | { readonly kind: 'new' | 'map'; readonly day: ColumnId }
  | { readonly kind: 'best'; readonly day: string }

/** Renders the dialog of a stay; `onEdit` opens all its fields. */
export type RenderStay = (
  item: ItemView,
  ways: { readonly onClose: () => void; readonly onEdit: () => void },
) => ReactNode

interface BoardDialogsProps extends Omit<BoardDialogProps, 'onClose'> {
  readonly opened: Opened | undefined
  readonly onOpen: (opened: Opened | undefined) => void
  readonly renderStay: RenderStay
  readonly placeOf: KnownPlaceOf
  /** Renders a day's map. */
  readonly renderMap: (day: string) => ReactNode
}

export function BoardDialogs(props: BoardDialogsProps) {
  const { opened, onOpen, renderMap, renderStay, placeOf } = props
  const { trip, edits } = props
  const rest = { trip, edits, onClose: () => onOpen(undefined) }
  const item = opened && 'id' in opened && allItems(trip).find(({ id }) => id === opened.id)
  // Removed elsewhere in the meantime.
  if (opened && 'id' in opened && !item) return null
  if (item) {
    const onEdit = (): void => onOpen({ kind: 'edit', id: item.id })
    const place = placeOf(item)
    if (opened.kind === 'stay') return renderStay(item, { onClose: rest.onClose, onEdit })
    return opened.kind === 'edit' ? (
      <EditItem {...{ item, place }} {...rest} />
    ) : (
      <StopCard {...{ item, place, onEdit }} {...rest} />
    )
  }
  if (opened?.kind === 'new') return <NewItemDialog day={opened.day} {...rest} />
  if (opened?.kind === 'best') return <BestDayDialog day={opened.day} {...rest} />
  return (
    <Dialog
      open={opened !== undefined}
      onClose={rest.onClose}
      title={boardText.onMap}
      size="medium"
    >
      {opened?.kind === 'map' && opened.day ? renderMap(opened.day) : null}
    </Dialog>
  )
}
