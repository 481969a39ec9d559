import { Trash2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { TextareaField } from '#design/textarea-field/textarea-field.tsx'
import { headsOf } from '#features/trips/domain/party.ts'
import type { TripView } from '#features/trips/web/index.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import styles from './item-dialog.module.css'
import { faultsOf, type ItemForm, readForm, type ReadItem } from './item-form.ts'
import { boardText, itemFormText as text } from './messages.ts'
import type { ColumnId } from './place-items.ts'

export const dayOptions = (trip: TripView) =>
  trip.days.map(({ date }, index) => ({
    value: date,
    label: boardText.day(index + 1, formatDayShort(date)),
  }))

interface ItemDialogProps {
  readonly title: string
  readonly trip: TripView
  readonly initial: ItemForm
  /** Note about the booking that paid for it; makes the price read-only. */
  readonly paid?: string
  readonly onClose: () => void
  readonly onSave: (read: ReadItem, day: ColumnId) => void
  /** Undefined for a new item. */
  readonly onRemove?: (() => void) | undefined
}

/** All fields of one item: type, date, time, length, price, notes and a link. */
export function ItemDialog(props: ItemDialogProps) {
  const { title, trip, initial, paid, onClose, onSave, onRemove } = props
  const [form, setForm] = useState(initial)
  const [tried, setTried] = useState(false)
  const id = useId()
  const heads = headsOf(trip.party)
  const faults = faultsOf(form)
  const field = (name: keyof ItemForm) => ({
    value: form[name],
    error: tried ? faults[name] : undefined,
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      setForm((before) => ({ ...before, [name]: value })),
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    const read = readForm(form)
    if (read) onSave(read, form.day || null)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="medium"
      actionsStart={
        onRemove ? (
          <Button look="danger" icon={Trash2} onClick={onRemove}>
            {text.remove}
          </Button>
        ) : undefined
      }
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" form={id}>
            {onRemove ? text.save : text.add}
          </Button>
        </>
      }
    >
      {paid ? <p className="small mute">{paid}</p> : null}
      <form id={id} noValidate className={styles.form} onSubmit={submit}>
        <TextField label={text.name} required maxLength={200} {...field('name')} />
        <div className={styles.when}>
          <SelectField
            label={onRemove ? boardText.moveTo : text.day}
            options={dayOptions(trip)}
            empty={boardText.ideasOption}
            {...field('day')}
          />
          <TextField label={text.time} optional placeholder="09:30" {...field('time')} />
          <TextField
            label={text.minutes}
            optional
            inputMode="numeric"
            {...field('durationMinutes')}
          />
        </div>
        <TextareaField
          label={text.notes}
          optional
          rows={2}
          maxLength={5000}
          {...field('description')}
        />
        <div className={styles.pair}>
          <TextField
            label={text.cost}
            optional
            inputMode="decimal"
            readOnly={paid !== undefined}
            hint={paid ? text.costPaid : heads > 1 ? text.costFor(heads) : undefined}
            {...field('price')}
          />
          <TextField label={text.place} optional maxLength={300} {...field('location')} />
        </div>
        <TextField
          label={text.link}
          type="url"
          optional
          maxLength={2000}
          placeholder="https://"
          {...field('link')}
        />
      </form>
    </Dialog>
  )
}
