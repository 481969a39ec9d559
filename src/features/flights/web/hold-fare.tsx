import { type FormEvent, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { formatMoment } from '#platform/shared/moment-text.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { fieldErrors } from '#platform/web/field-errors.ts'
import type { FlightOffer } from '../contract/flight-offer.schema.ts'
import { genders, type Passenger, titles } from '../domain/fare-hold.ts'
import type { FlightForm } from '../domain/search-form.ts'
import styles from './flight-dialog.module.css'
import { useHoldFare } from './held-fares.queries.ts'
import { holdText as text } from './messages.ts'

interface Props {
  readonly offer: FlightOffer
  readonly form: FlightForm
  readonly onClose: () => void
}

const blank: Passenger = { title: 'ms', gender: 'f', firstName: '', lastName: '', bornOn: '' }
const formId = 'hold-fare'

type Errors = ReturnType<typeof fieldErrors>

type Kind = keyof typeof text.who

/** Who flies, in the order they are asked for. */
const kindsOf = ({ adults, children, infants }: FlightForm): readonly Kind[] => [
  ...Array.from({ length: adults }, () => 'adult' as const),
  ...Array.from({ length: children }, () => 'child' as const),
  ...Array.from({ length: infants }, () => 'infant' as const),
]

interface TravellerProps {
  readonly at: number
  readonly kind: Kind
  readonly value: Passenger
  readonly errors: Errors
  readonly onChange: (part: Partial<Passenger>) => void
}

/** One traveller, as the passport says it. */
function Traveller({ at, kind, value, errors, onChange }: TravellerProps) {
  const errorOf = (name: keyof Passenger) => errors[`passengers.${at}.${name}`]
  const name = (field: 'firstName' | 'lastName', label: string) => (
    <TextField
      label={label}
      required
      maxLength={20}
      value={value[field]}
      error={errorOf(field)}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  )
  return (
    <fieldset className={styles.traveller}>
      <legend>{text.who[kind](at + 1)}</legend>
      <SelectField
        label={text.title}
        options={titles.map((one) => ({ value: one, label: text.titles[one] }))}
        value={value.title}
        onChange={({ target }) => onChange({ title: target.value as Passenger['title'] })}
      />
      {name('firstName', text.firstName)}
      {name('lastName', text.lastName)}
      <SelectField
        label={text.gender}
        options={genders.map((one) => ({ value: one, label: text.genders[one] }))}
        value={value.gender}
        onChange={({ target }) => onChange({ gender: target.value as Passenger['gender'] })}
      />
      <DateField
        label={text.bornOn}
        required
        value={value.bornOn}
        error={errorOf('bornOn')}
        onChange={({ target }) => onChange({ bornOn: target.value })}
      />
    </fieldset>
  )
}

/** Who flies, and how they are reached; then what the airline says. */
export function HoldFare({ offer, form, onClose }: Props) {
  const holding = useHoldFare()
  const [kinds] = useState(() => kindsOf(form))
  const [people, setPeople] = useState(() => kinds.map(() => blank))
  const [contact, setContact] = useState({ email: '', phone: '' })
  const { data: held, error } = holding
  const errors = fieldErrors(error)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    holding.mutate({ offer, form, passengers: people, contact })
  }
  const done = held ? (
    <Notice tone="success" live>
      {text.held(held.reference ?? '', held.payBy ? formatMoment(held.payBy) : text.theirTime)}
    </Notice>
  ) : null
  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      title={text.holdFare}
      actions={
        held ? (
          <Button onClick={onClose}>{text.done}</Button>
        ) : (
          <Button type="submit" form={formId} busy={holding.isPending} busyLabel={text.holding}>
            {text.holdFor(formatMoney(cad(offer.price.totalCad)))}
          </Button>
        )
      }
    >
      {done ?? (
        <form id={formId} className={styles.details} onSubmit={send} noValidate>
          <p className="mute">{text.lead}</p>
          {people.map((value, at) => (
            <Traveller
              key={at}
              {...{ at, value, errors }}
              kind={kinds[at] ?? 'adult'}
              onChange={(part) =>
                setPeople(people.map((one, index) => (index === at ? { ...one, ...part } : one)))
              }
            />
          ))}
          <TextField
            label={text.email}
            type="email"
            required
            autoComplete="email"
            value={contact.email}
            error={errors['contact.email']}
            onChange={({ target }) => setContact({ ...contact, email: target.value })}
          />
          <TextField
            label={text.phone}
            type="tel"
            required
            autoComplete="tel"
            placeholder="+1 416 555 0100"
            value={contact.phone}
            error={errors['contact.phone']}
            onChange={({ target }) => setContact({ ...contact, phone: target.value })}
          />
          {error ? (
            <Notice tone="error" live>
              {error.message}
            </Notice>
          ) : null}
        </form>
      )}
    </Dialog>
  )
}
