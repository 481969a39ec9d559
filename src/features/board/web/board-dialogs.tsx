import type { ReactNode } from 'react'
import { Dialog } from '#design/dialog/dialog.tsx'
import { customToItem } from '#features/trips/domain/custom-item.ts'
import { paidNote } from '#features/trips/domain/payer-words.ts'
import { chosenOver } from '#features/trips/domain/slot.ts'
import {
  allItems,
  type ItemView,
  newItem,
  type TripView,
  useTripItems,
} from '#features/trips/web/index.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { AboutStop, type KnownPlaceOf } from './about-stop.tsx'
import { Alternatives } from './alternatives.tsx'
import { BestDayDialog } from './best-day-dialog.tsx'
import { blankForm, formOf, type ReadItem } from './item-form.ts'
import { ItemDialog } from './item-dialog.tsx'
import { boardText, itemFormText, stepText } from './messages.ts'
import { anywhere } from './drag-sensor.ts'
import { type ColumnId, columnOf, differing, placeAt } from './place-items.ts'
import type { BoardEdits } from './use-board-edits.ts'

interface BoardDialogProps {
  readonly trip: TripView
  readonly edits: BoardEdits
  readonly onClose: () => void
}

/** Changes an item, or moves it to another day, where an hour that was not typed is one that fits. */
function EditItem(
  props: BoardDialogProps & { readonly id: string; readonly placeOf: KnownPlaceOf },
) {
  const { id, trip, edits, placeOf, onClose } = props
  const item = allItems(trip).find((other) => other.id === id)
  const { planIdea } = useTripItems(trip.id)
  // Removed elsewhere in the meantime.
  if (!item) return null
  const standsIn = columnOf(trip, item)
  const place = placeOf(item)
  const form = formOf(item, standsIn)
  // What the place's own description says is no note of the traveller's.
  const isTold = place !== undefined && item.description === place.description
  const save = (read: ReadItem, day: ColumnId): void => {
    const isTyped = read.time !== item.time
    const index = isTyped ? Number.MAX_SAFE_INTEGER : anywhere
    const [move, ...others] = day === standsIn ? [] : placeAt(trip, [item], { day, index })
    const time = isTyped ? read.time : (move?.changes.time ?? item.time)
    const description = isTold && read.description === '' ? item.description : read.description
    const changes = differing(item, { ...move?.changes, ...read, description, time })
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
      initial={isTold ? { ...form, description: '' } : form}
      {...(item.paid === null ? {} : { paid: paidNote(item.paidBy ?? [], trip.people) })}
      before={
        <>
          <AboutStop item={item} place={place} />
          <Alternatives
            trip={trip}
            item={item}
            onChoose={(one) => {
              planIdea(one, chosenOver(allItems(trip), one))
              onClose()
            }}
          />
        </>
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
  | { readonly kind: 'item' | 'stay'; readonly id: string }
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
  const { opened, onOpen, renderMap, renderStay } = props
  const { trip, edits } = props
  const rest = { trip, edits, onClose: () => onOpen(undefined) }
  if (opened?.kind === 'stay') {
    const { id } = opened
    const stay = allItems(rest.trip).find((item) => item.id === id)
    const onEdit = (): void => onOpen({ kind: 'item', id })
    return stay ? renderStay(stay, { onClose: rest.onClose, onEdit }) : null
  }
  if (opened?.kind === 'item') return <EditItem id={opened.id} placeOf={props.placeOf} {...rest} />
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
