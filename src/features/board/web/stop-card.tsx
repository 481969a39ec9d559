import { ArrowRight, Pencil, Trash2 } from 'lucide-react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { Menu } from '#design/menu/menu.tsx'
import { paidNote } from '#features/trips/domain/payer-words.ts'
import { chosenOver } from '#features/trips/domain/slot.ts'
import { allItems, type ItemView, type TripView, useTripItems } from '#features/trips/web/index.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { AboutStop, type KnownPlace } from './about-stop.tsx'
import { Alternatives } from './alternatives.tsx'
import { anywhere } from './drag-sensor.ts'
import { dayOptions } from './item-dialog.tsx'
import { boardText, itemFormText, stepText, stopCardText as text } from './messages.ts'
import { type ColumnId, columnOf, placeAt } from './place-items.ts'
import type { BoardEdits } from './use-board-edits.ts'

interface StopCardProps {
  readonly trip: TripView
  readonly item: ItemView
  /** What is known of its place. */
  readonly place: KnownPlace | undefined
  readonly edits: BoardEdits
  /** Opens all fields. */
  readonly onEdit: () => void
  readonly onClose: () => void
}

const ideas = 'ideas'

/** A stop at a glance, and what can be done with it. */
export function StopCard({ trip, item, place, edits, onEdit, onClose }: StopCardProps) {
  const { planIdea } = useTripItems(trip.id)
  const standsIn = columnOf(trip, item)
  const days = [...dayOptions(trip), { value: ideas, label: boardText.ideasOption }]
  const moveTo = (day: ColumnId): void => {
    const where = day === null ? boardText.ideas : formatDayShort(day)
    const words = { text: stepText.moved(item.name, where), place: where, what: item.name }
    edits.move(placeAt(trip, [item], { day, index: anywhere }), words)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={item.name}
      actionsStart={
        <Button
          look="danger"
          icon={Trash2}
          onClick={() => {
            edits.remove([item])
            onClose()
          }}
        >
          {itemFormText.remove}
        </Button>
      }
      actions={
        <>
          <Menu
            label={boardText.moveTo}
            items={days
              .filter(({ value }) => value !== (standsIn ?? ideas))
              .map(({ value, label }) => ({ id: value, label, apart: value === ideas }))}
            onChoose={(day) => moveTo(day === ideas ? null : day)}
          >
            {(trigger) => (
              <Button look="line" icon={ArrowRight} {...trigger}>
                {text.move}
              </Button>
            )}
          </Menu>
          <Button icon={Pencil} onClick={onEdit}>
            {text.edit}
          </Button>
        </>
      }
    >
      <AboutStop item={item} party={trip.party} place={place} />
      {item.paid === null ? null : (
        <p className="small mute">{paidNote(item.paidBy ?? [], trip.people)}</p>
      )}
      <Alternatives
        trip={trip}
        item={item}
        onChoose={(one) => {
          planIdea(one, chosenOver(allItems(trip), one))
          onClose()
        }}
      />
    </Dialog>
  )
}
