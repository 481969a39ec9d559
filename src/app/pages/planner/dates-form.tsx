import { ArrowRight } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { mayTravel } from '#features/entitlements/domain/tiers.ts'
import { useUserTier } from '#features/entitlements/web/index.ts'
import { isSame } from '#platform/shared/is-same.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { toMajor } from '#platform/shared/money.ts'
import { parseAmount } from '#features/trips/domain/budget.ts'
import { DaysGate } from './days-gate.tsx'
import styles from './planner.module.css'
import { OriginField } from './origin-field.tsx'
import { PartyFields } from './party-fields.tsx'
import type { TripDraft } from './trip-draft.ts'
import { partyOf, type TypedParty, typedOf } from './typed-party.ts'
import { datesText as text } from './step-messages.ts'
import { closing } from './unapplied.ts'
import { daysOf, WhenField } from './when-field.tsx'

export interface DatesFormProps {
  /** By which a button elsewhere submits it. */
  readonly id?: string
  readonly value: TripDraft
  /** What the dates say where some wait; empty elsewhere. */
  readonly whenWords?: string
  readonly onChange: (part: Partial<TripDraft>) => void
  /** `closes`: asked for by the button that closes the form. */
  readonly onSave: (budgetCad: number, closes: boolean) => void
  readonly busy: boolean
  /** Result of the last attempt, as a message. */
  readonly outcome: ReactNode
  readonly cities: number
  /** What other dates do; not where they are too many for the tier. */
  readonly belowDates?: ReactNode
  /** What another party does. */
  readonly belowWho?: ReactNode
  /** What another origin does. */
  readonly belowOrigin?: ReactNode
  readonly beforeButtons?: ReactNode
  /** Current number of days, which any tier may keep. */
  readonly daysBefore?: number
}

/** Brings what keeps a form from being saved into sight: its first wrong field, or the gate. */
function showFault(form: HTMLFormElement | null): void {
  const fault = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-gate]')
  fault?.scrollIntoView({ block: 'center' })
  fault?.focus({ preventScroll: true })
}

/** The value of the button that submitted a form. */
const submitterOf = ({ nativeEvent }: SyntheticEvent): string | undefined =>
  nativeEvent instanceof SubmitEvent && nativeEvent.submitter instanceof HTMLButtonElement
    ? nativeEvent.submitter.value
    : undefined

/** Dates, party, origin and budget of a trip. */
export function DatesForm(props: DatesFormProps) {
  const { value, onChange, onSave, busy, outcome, cities, daysBefore = 0 } = props
  const { startDate, endDate, budget } = value
  const form = useRef<HTMLFormElement>(null)
  const [tried, setTried] = useState(false)
  const [typedParty, setTypedParty] = useState<TypedParty>()
  const [unclearOrigin, setUnclearOrigin] = useState(false)
  const meant = typedParty && partyOf(typedParty)
  // Keep the typed text while it's invalid or still equals the party.
  const who =
    typedParty && (!meant || isSame(meant, value.party)) ? typedParty : typedOf(value.party)
  const days = daysOf(value)
  const amount = parseAmount(budget)
  const backwards = Boolean(startDate && endDate && endDate < startDate)
  const badBudget = budget.trim() !== '' && !amount
  const { permissions } = useUserTier()
  // The box above explains it: do not offer a button that the server would refuse.
  const gated = days > daysBefore && !mayTravel(permissions, { days, cities })
  // While a change is open its own button is the one to press.
  const isChanging = Boolean(props.belowDates ?? props.belowWho ?? props.belowOrigin)
  const submit = (closes: boolean): void => {
    setTried(true)
    const isClear = !badBudget && !unclearOrigin && partyOf(who) !== undefined
    if (startDate && endDate && !backwards && isClear && !busy && !gated)
      onSave(amount ? toMajor(amount) : 0, closes)
    else if (!busy) requestAnimationFrame(() => showFault(form.current))
  }
  return (
    <form
      ref={form}
      id={props.id}
      noValidate
      className={`${styles.step} ${styles.narrow}`}
      onSubmit={(event) => {
        event.preventDefault()
        submit(submitterOf(event) === closing)
      }}
    >
      <div data-edit="dates">
        <WhenField value={value} words={props.whenWords} tried={tried} onChange={onChange} />
      </div>
      {gated ? null : props.belowDates}
      <div data-edit="who">
        <PartyFields
          value={who}
          tried={tried}
          onChange={(typed) => {
            setTypedParty(typed)
            const party = partyOf(typed)
            if (party) onChange({ party })
          }}
        />
      </div>
      {props.belowWho}
      <div data-edit="origin">
        <OriginField
          value={value.origin}
          tried={tried}
          onChange={(origin) => onChange({ origin })}
          onUnclear={setUnclearOrigin}
        />
      </div>
      {props.belowOrigin}
      <TextField
        label={text.budget}
        optional
        inputMode="decimal"
        placeholder="1,200"
        value={budget}
        error={badBudget ? text.budgetWrong : undefined}
        hint={text.budgetHint}
        onChange={(event) => onChange({ budget: event.target.value })}
      />
      {gated ? (
        <div data-gate="">
          <DaysGate
            days={days}
            cities={cities}
            onStay={(most) => onChange({ endDate: addDays(startDate, most - 1) })}
          />
        </div>
      ) : null}
      {props.beforeButtons}
      {outcome}
      {startDate && endDate ? (
        <div className={styles.buttons}>
          <Button
            type="submit"
            look={gated || isChanging ? 'line' : 'primary'}
            disabled={gated}
            busy={busy}
            iconAfter={ArrowRight}
          >
            {text.next}
          </Button>
        </div>
      ) : null}
    </form>
  )
}
