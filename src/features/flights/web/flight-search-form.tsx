import { ArrowLeftRight, Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { useRangeInputs } from '#design/date-range-field/date-range.ts'
import { SelectField } from '#design/select-field/select-field.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { Ticket, TicketField } from '#design/ticket/ticket.tsx'
import { agesOf } from '#platform/shared/child-ages.ts'
import { cabinLabels, cabinNames } from '../domain/cabin.ts'
import { adultsFrom, childrenFrom, type FlightForm, missingIn } from '../domain/search-form.ts'
import { AirportField } from './airport-field.tsx'
import styles from './flight-search-form.module.css'
import { flightSearchFormText } from './messages.ts'

interface FlightSearchFormProps {
  readonly form: FlightForm
  /** The search has some, or has just had. */
  readonly asksInfants: boolean
  readonly onChange: (form: FlightForm) => void
  /** First possible day of departure; empty while prerendering. */
  readonly today: string
  readonly busy: boolean
  readonly onSearch: (form: FlightForm) => void
}

interface PartProps {
  readonly form: FlightForm
  readonly change: (over: Partial<FlightForm>) => void
}

/** A number field as text: it may be empty while typing, and is corrected on blur. */
function CountField(props: {
  readonly label: string
  readonly value: number
  readonly read: (text: string) => number
  readonly onChange: (value: number) => void
}) {
  const { label, value, read, onChange } = props
  const [text, setText] = useState<string | null>(null)
  return (
    <TextField
      label={label}
      inputMode="numeric"
      maxLength={3}
      value={text ?? String(value)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        setText(event.target.value)
        onChange(read(event.target.value))
      }}
      onBlur={() => setText(null)}
    />
  )
}

const ages = Array.from({ length: 12 }, (_, age) => ({ value: String(age), label: String(age) }))

/** Airlines price children by age, and take no other age later. */
const ChildAges = ({ form, change }: PartProps) =>
  agesOf(form).map((age, at, all) => (
    <SelectField
      key={at}
      label={flightSearchFormText.ageOf(at + 1)}
      options={ages}
      value={String(age)}
      onChange={({ target }) => change({ childAges: all.with(at, Number(target.value)) })}
    />
  ))

function Travellers({ form, change, asksInfants }: PartProps & { readonly asksInfants: boolean }) {
  return (
    <div className={styles.travellers}>
      <CountField
        label={flightSearchFormText.adults}
        value={form.adults}
        read={adultsFrom}
        onChange={(adults) => change({ adults })}
      />
      <CountField
        label={flightSearchFormText.children}
        value={form.children}
        read={childrenFrom}
        onChange={(children) => change({ children })}
      />
      <ChildAges form={form} change={change} />
      {asksInfants ? (
        <CountField
          label={flightSearchFormText.infants}
          value={form.infants}
          read={childrenFrom}
          onChange={(infants) => change({ infants })}
        />
      ) : null}
      <SelectField
        label={flightSearchFormText.classText}
        options={cabinNames.map((value) => ({ value, label: cabinLabels[value] }))}
        value={form.cabinClass}
        onChange={({ target }) => {
          const cabinClass = cabinNames.find((name) => name === target.value)
          if (cabinClass) change({ cabinClass })
        }}
      />
      <Checkbox
        label={flightSearchFormText.directFlightsOnly}
        checked={form.nonStop}
        onChange={(event) => change({ nonStop: event.target.checked })}
      />
    </div>
  )
}

function Dates({ form, change, today }: PartProps & { readonly today: string }) {
  const { departureDate, returnDate, roundTrip } = form
  const { start, end } = useRangeInputs({
    min: today,
    value: { start: departureDate, end: roundTrip ? returnDate : '' },
    onChange: (range) =>
      change({ departureDate: range.start, ...(roundTrip ? { returnDate: range.end } : {}) }),
  })
  return (
    <>
      <TicketField label={flightSearchFormText.departure}>
        {(control) => <input {...control} {...start} />}
      </TicketField>
      <TicketField label={flightSearchFormText.returnText}>
        {(control) => <input {...control} {...end} disabled={!roundTrip} />}
      </TicketField>
    </>
  )
}

/** Origin, destination, dates and travellers; the button stays disabled until a search is possible. */
export function FlightSearchForm(props: FlightSearchFormProps) {
  const { form, asksInfants, onChange, today, busy, onSearch } = props
  const change = (over: Partial<FlightForm>): void => onChange({ ...form, ...over })
  const missing = missingIn(form)
  return (
    <form
      role="search"
      aria-label={flightSearchFormText.flights}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!missing && !busy) onSearch(form)
      }}
    >
      <Checkbox
        label={flightSearchFormText.roundTrip}
        checked={form.roundTrip}
        onChange={(event) => change({ roundTrip: event.target.checked })}
      />
      <Ticket
        className={styles.ticket}
        action={
          <Button
            type="submit"
            look="maple"
            icon={Search}
            block
            disabled={missing !== ''}
            aria-describedby="flights-missing"
            busy={busy}
            busyLabel={flightSearchFormText.searching}
          >
            {flightSearchFormText.search}
          </Button>
        }
      >
        <AirportField
          label={flightSearchFormText.from}
          placeholder={flightSearchFormText.toronto}
          value={form.origin}
          onChange={(origin) => change({ origin })}
        />
        <div className={styles.to}>
          <IconButton
            icon={ArrowLeftRight}
            label={flightSearchFormText.swapFromAndTo}
            className={styles.swap}
            onClick={() => change({ origin: form.destination, destination: form.origin })}
          />
          <AirportField
            label={flightSearchFormText.to}
            placeholder={flightSearchFormText.lisbon}
            value={form.destination}
            onChange={(destination) => change({ destination })}
          />
        </div>
        <Dates form={form} change={change} today={today} />
      </Ticket>
      <Travellers form={form} change={change} asksInfants={asksInfants} />
      <p id="flights-missing" className={styles.missing}>
        {missing}
      </p>
    </form>
  )
}
