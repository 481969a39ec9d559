import { Globe } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { DateRangeField } from '#design/date-range-field/date-range-field.tsx'
import { FieldGroup } from '#design/field/field-group.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { headsOf } from '#features/trips/domain/party.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { FromTrip, type SearchTrip } from '#features/trips/web/index.ts'
import type { InsuranceQuote } from '../contract/insurance.contract.ts'
import { countryName, insuredCountries, readCountry } from '../domain/insured-countries.ts'
import styles from './quote-form.module.css'
import { type QuoteInput, useQuoteForm } from './use-quote-form.ts'
import { quoteFormText } from './messages.ts'

interface QuoteFormProps {
  /** This person's day; empty while the page is rendered. */
  readonly today: string
  /** The trip that is insured. */
  readonly inTrip: SearchTrip
  readonly onQuote: (quote: InsuranceQuote) => void
}

const understood = (typed: string): string => {
  const code = readCountry(typed)
  return code ? `${countryName(code)} (${code})` : quoteFormText.twoLettersSuchAs
}

/** Where, when and how old: all that a quote needs. */
export function QuoteForm({ today, inTrip, onQuote }: QuoteFormProps) {
  const countries = useId()
  const { trip } = inTrip
  const form = useQuoteForm(today, trip, onQuote)
  const { input, error, busy, put, submit } = form
  const isTripsDates =
    input.travelStartDate === trip?.startDate && input.travelEndDate === trip.endDate
  const said = (name: keyof QuoteInput) => ({ name, error: error?.fields[name] })
  const field = (name: keyof QuoteInput) => ({
    ...said(name),
    required: true,
    value: input[name],
    onChange: (event: { target: { value: string } }) => put(name, event.target.value),
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const first = submit()
    const control = first ? event.currentTarget.elements.namedItem(first) : undefined
    if (control instanceof HTMLElement) control.focus()
  }
  return (
    <form noValidate method="dialog" className={styles.form} onSubmit={onSubmit}>
      <FromTrip found={inTrip} dates={isTripsDates} />
      {error ? (
        <Notice tone="error" live title={error.title}>
          {error.text}
        </Notice>
      ) : null}
      <FieldGroup columns={2}>
        <TextField
          label={quoteFormText.destinationCountry}
          icon={Globe}
          list={countries}
          placeholder={quoteFormText.usMxGbFr}
          autoComplete="off"
          hint={
            trip && !input.destinationCountry
              ? quoteFormText.countryOfTrip
              : understood(input.destinationCountry)
          }
          {...field('destinationCountry')}
        />
        <DateField
          label={quoteFormText.dateBirth}
          min="1900-01-01"
          max={today || undefined}
          {...field('birthDate')}
        />
        <DateRangeField
          start={{ label: quoteFormText.startDate, ...said('travelStartDate') }}
          end={{ label: quoteFormText.endDate, ...said('travelEndDate') }}
          required
          min={today || undefined}
          value={{ start: input.travelStartDate, end: input.travelEndDate }}
          onChange={({ start, end }) => {
            put('travelStartDate', start)
            put('travelEndDate', end)
          }}
        />
      </FieldGroup>
      {trip && headsOf(trip.party) > 1 ? (
        <Checkbox
          label={quoteFormText.forAll(partyWords(trip.party))}
          hint={form.isForAll ? quoteFormText.agesOfTrip : undefined}
          checked={form.isForAll}
          onChange={(event) => form.setForAll(event.target.checked)}
        />
      ) : null}
      {/* Names of countries are the browser's own: where the page is rendered they may differ. */}
      {today ? (
        <datalist id={countries}>
          {insuredCountries.map((code) => (
            <option key={code} value={code}>
              {countryName(code)}
            </option>
          ))}
        </datalist>
      ) : null}
      <Button
        type="submit"
        block
        // The rendered page has no script yet that could answer, and a trip on its way has yet to fill the form.
        disabled={!today || inTrip.isPending}
        busy={busy}
        busyLabel={quoteFormText.gettingQuote}
      >
        {quoteFormText.getInstantQuote}
      </Button>
    </form>
  )
}
