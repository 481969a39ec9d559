import { Plus, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { showToast } from '#design/notices/notices.ts'
import { TextField } from '#design/text-field/text-field.tsx'
import { parseAmount } from '#features/trips/domain/budget.ts'
import { newItem, type TripView, useTripMutator } from '#features/trips/web/index.ts'
import { toMajor } from '#platform/shared/money.ts'
import { refusalText } from '#platform/web/field-errors.ts'
import { ownFlightText as text } from './messages.ts'
import { blankPart, faultsOf, ownFlight, partAfter, type TypedPart } from './own-flight.ts'
import styles from './planner.module.css'

const partsAtMost = 8

interface PartFieldsProps {
  readonly part: TypedPart
  readonly faults: ReturnType<typeof faultsOf>
  readonly onChange: (part: TypedPart) => void
}

function PartFields({ part, faults, onChange }: PartFieldsProps) {
  const field = (name: keyof TypedPart) => ({
    value: part[name],
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...part, [name]: target.value }),
  })
  return (
    <>
      <div className={styles.pair}>
        <TextField label={text.from} required maxLength={3} placeholder="YYZ" {...field('from')} />
        <TextField label={text.to} required maxLength={3} placeholder="LIS" {...field('to')} />
      </div>
      <div className={styles.pair}>
        <DateField label={text.departsOn} required {...field('departsOn')} />
        <TextField label={text.departsAt} required placeholder="22:15" {...field('departsAt')} />
      </div>
      <div className={styles.pair}>
        <DateField label={text.arrivesOn} required {...field('arrivesOn')} />
        <TextField label={text.arrivesAt} required placeholder="10:05" {...field('arrivesAt')} />
      </div>
      <TextField
        label={text.number}
        optional
        maxLength={12}
        placeholder="AC 810"
        {...field('number')}
      />
    </>
  )
}

/** Form for a flight booked elsewhere, by segment; keeps its input until saved. */
export function OwnFlightForm({ trip }: { readonly trip: TripView }) {
  const writer = useTripMutator()
  const first = { ...blankPart, from: trip.origin?.iata ?? '', departsOn: trip.startDate }
  const [parts, setParts] = useState<readonly TypedPart[]>([first])
  const [price, setPrice] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  const faults = parts.map((part, at) => faultsOf(part, parts[at - 1]))
  const save = async (): Promise<void> => {
    setBusy(true)
    setRefused('')
    const amount = parseAmount(price)
    const item = newItem(ownFlight(parts, amount ? toMajor(amount) : 0))
    const outcome = await writer.add(trip.id, item)
    setBusy(false)
    if (outcome?.kind === 'refused') return setRefused(refusalText(outcome.error))
    showToast({ title: text.added, text: item.name })
    setParts([first])
    setPrice('')
    setTried(false)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (faults.every((one) => Object.keys(one).length === 0) && !busy) void save()
  }
  return (
    <form noValidate aria-label={text.form} className={styles.wide} onSubmit={submit}>
      {parts.map((part, at) => (
        <fieldset key={at} className={styles.wide}>
          <legend>{text.part(at + 1, parts.length)}</legend>
          <PartFields
            part={part}
            faults={tried ? (faults[at] ?? {}) : {}}
            onChange={(next) => setParts(parts.map((old, index) => (index === at ? next : old)))}
          />
        </fieldset>
      ))}
      <div className={styles.buttons}>
        {parts.length < partsAtMost ? (
          <Button
            look="text"
            size="small"
            icon={Plus}
            onClick={() => setParts([...parts, partAfter(parts.at(-1) ?? blankPart)])}
          >
            {text.addPart}
          </Button>
        ) : null}
        {parts.length > 1 ? (
          <Button look="text" size="small" icon={X} onClick={() => setParts(parts.slice(0, -1))}>
            {text.removePart}
          </Button>
        ) : null}
      </div>
      <TextField
        label={text.price}
        optional
        inputMode="decimal"
        value={price}
        onChange={({ target }) => setPrice(target.value)}
      />
      {refused ? (
        <Notice tone="error" live title={text.notAdded}>
          {refused}
        </Notice>
      ) : null}
      <div className={styles.buttons}>
        <Button type="submit" icon={Plus} busy={busy}>
          {text.add}
        </Button>
      </div>
    </form>
  )
}
