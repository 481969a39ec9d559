import { ArrowRight } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import {
  type TripView,
  unsentVersion,
  usePartyPreview,
  useTripMutator,
  useTurnSteps,
} from '#features/trips/web/index.ts'
import { mayTravel } from '#features/entitlements/domain/tiers.ts'
import { TripGate, useUserTier } from '#features/entitlements/web/index.ts'
import { Upgrade } from '#features/billing/web/index.ts'
import type { DestinationSuggestion } from '#features/places/web/index.ts'
import { showToast } from '#design/notices/notices.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { partyChangeText } from './messages.ts'
import { isSame } from '#platform/shared/is-same.ts'
import { addDays, daysInclusive } from '#platform/shared/local-date.ts'
import { toMajor } from '#platform/shared/money.ts'
import { parseAmount } from '#features/trips/domain/budget.ts'
import { DatesPreviewNotice, movingAlong, usualChoice } from './dates-preview.tsx'
import styles from './planner.module.css'
import { OriginField } from './origin-field.tsx'
import { OwnPassports } from './own-passports.tsx'
import { PartyChange } from './party-change.tsx'
import { PartyFields } from './party-fields.tsx'
import { Refusal } from './refusal.tsx'
import { settlePlace, type Settlement } from './settle-place.ts'
import { draftTripId, type TripDraft } from './trip-draft.ts'
import { partyOf, type TypedParty, typedOf } from './typed-party.ts'
import { useTripEdit } from './use-trip-edit.ts'
import { datesText as text } from './step-messages.ts'

interface DatesFormProps {
  readonly value: TripDraft
  readonly onChange: (part: Partial<TripDraft>) => void
  readonly onSave: (budgetCad: number) => void
  /** Saves without a press once the form is whole. */
  readonly atOnce?: boolean
  readonly busy: boolean
  /** Result of the last attempt, as a message. */
  readonly outcome: ReactNode
  readonly cities: number
  /** Preview of the effect on the items. */
  readonly preview?: ReactNode
  /** What another party does. */
  readonly belowWho?: ReactNode
  /** Current number of days, which any tier may keep. */
  readonly daysBefore?: number
}

/** Calls a function as soon as its condition holds, and never again. */
function useOnce(isReady: boolean, act: () => void): void {
  const done = useRef(false)
  useEffect(() => {
    if (!isReady || done.current) return
    done.current = true
    act()
  })
}

interface DaysGateProps {
  readonly days: number
  readonly cities: number
  /** Shortens the trip to the days that the tier allows. */
  readonly onStay: (days: number) => void
}

function DaysGate({ days, cities, onStay }: DaysGateProps) {
  const { permissions } = useUserTier()
  return (
    <Upgrade>
      {(start) => (
        <TripGate
          days={days}
          cities={cities}
          onUpgrade={start}
          heading="h2"
          instead={
            cities <= permissions.cities ? (
              <div>
                <Button look="text" onClick={() => onStay(permissions.days)}>
                  {text.stayWith(permissions.days)}
                </Button>
              </div>
            ) : null
          }
        />
      )}
    </Upgrade>
  )
}

function DatesForm(props: DatesFormProps) {
  const { value, onChange, onSave, busy, outcome, preview, cities, daysBefore = 0, atOnce } = props
  const { startDate, endDate, budget } = value
  const [tried, setTried] = useState(false)
  const [typedParty, setTypedParty] = useState<TypedParty>()
  const [unclearOrigin, setUnclearOrigin] = useState(false)
  const meant = typedParty && partyOf(typedParty)
  // Keep the typed text while it's invalid or still equals the party.
  const who =
    typedParty && (!meant || isSame(meant, value.party)) ? typedParty : typedOf(value.party)
  const days = startDate && endDate >= startDate ? daysInclusive(startDate, endDate) : 0
  const amount = parseAmount(budget)
  const backwards = Boolean(startDate && endDate && endDate < startDate)
  const badBudget = budget.trim() !== '' && !amount
  const { permissions } = useUserTier()
  // The box above explains it: do not offer a button that the server would refuse.
  const gated = days > daysBefore && !mayTravel(permissions, { days, cities })
  const submit = (): void => {
    setTried(true)
    const isClear = !badBudget && !unclearOrigin && partyOf(who) !== undefined
    if (startDate && endDate && !backwards && isClear && !busy && !gated)
      onSave(amount ? toMajor(amount) : 0)
  }
  useOnce(atOnce === true && days > 0 && !gated, submit)
  return (
    <form
      noValidate
      className={`${styles.step} ${styles.narrow}`}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={styles.pair}>
        <DateField
          label={text.start}
          required
          value={startDate}
          error={tried && !startDate ? text.startMissing : undefined}
          onChange={(event) => {
            const next = event.target.value
            onChange({ startDate: next, ...(endDate && endDate < next ? { endDate: next } : {}) })
          }}
        />
        <DateField
          label={text.end}
          required
          min={startDate || undefined}
          value={endDate}
          error={backwards ? text.endsTooEarly : undefined}
          onChange={(event) => onChange({ endDate: event.target.value })}
        />
      </div>
      <PartyFields
        value={who}
        tried={tried}
        onChange={(typed) => {
          setTypedParty(typed)
          const party = partyOf(typed)
          if (party) onChange({ party })
        }}
      />
      {props.belowWho}
      <OriginField
        value={value.origin}
        tried={tried}
        onChange={(origin) => onChange({ origin })}
        onUnclear={setUnclearOrigin}
      />
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
        <DaysGate
          days={days}
          cities={cities}
          onStay={(most) => onChange({ endDate: addDays(startDate, most - 1) })}
        />
      ) : null}
      {preview}
      {outcome}
      {startDate && endDate ? (
        <div className={styles.buttons}>
          <Button
            type="submit"
            look={gated ? 'line' : 'primary'}
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

interface NewDatesProps {
  readonly draft: TripDraft
  readonly atOnce: boolean
  readonly onChange: (part: Partial<TripDraft>) => void
  /** Called with the candidates if the destination's name is ambiguous. */
  readonly onMeant: (places: readonly DestinationSuggestion[]) => void
  /** Called once the trip exists, on the server or in the outbox. */
  readonly onReady: (tripId: string) => void
}

function NewDates({ draft, atOnce, onChange, onMeant, onReady }: NewDatesProps) {
  const writer = useTripMutator()
  const finish = useMutation({
    mutationFn: async (budgetCad: number) => {
      const { destination, place, startDate, endDate, origin } = draft
      // A user who came by the tab has not chosen the place yet: resolve the text now.
      const settled: Settlement = place ? { place } : await settlePlace(destination)
      if (settled.meant) return onMeant(settled.meant)
      onChange({ place: settled.place, destination: settled.place.name })
      const party = { ...draft.party, children: [...draft.party.children] }
      const destinations = [settled.place]
      const wish = { startDate, endDate, budgetCad, destinations, party, origin }
      const id = draftTripId()
      const outcome = await writer.create({ id, ...wish })
      if (outcome?.kind === 'refused') {
        // Keep it as a draft, to be changed and sent again.
        writer.discardAll(id)
        throw outcome.error
      }
      onReady(id)
    },
  })
  return (
    <DatesForm
      value={draft}
      atOnce={atOnce}
      onChange={onChange}
      cities={1}
      onSave={finish.mutate}
      busy={finish.isPending}
      outcome={finish.error ? <Refusal text={finish.error.message} /> : null}
    />
  )
}

const storedOf = ({
  destination,
  startDate,
  endDate,
  budgetCad,
  party,
  origin,
}: TripView): TripDraft => ({
  destination,
  place: null,
  startDate,
  endDate,
  budget: budgetCad ? String(budgetCad) : '',
  party,
  origin,
})

function SavedDates({ trip, onReady }: { trip: TripView; onReady: () => void }) {
  /** Typed fields and the trip at that time; other fields follow the current trip. */
  const [typed, setTyped] = useState<{ part: Partial<TripDraft>; seen: TripView }>()
  const [choice, setChoice] = useState(usualChoice)
  const value = { ...storedOf(trip), ...typed?.part }
  const editing = useTripEdit(typed?.seen ?? trip, () => setTyped(undefined))
  const wanted = { startDate: value.startDate, endDate: value.endDate }
  const wantedParty = { ...value.party, children: [...value.party.children] }
  const writer = useTripMutator()
  const { undo } = useTurnSteps(trip.id)
  const isOther = trip.itemCount > 0 && !isSame(wantedParty, trip.party)
  const newPrices = usePartyPreview(trip, wantedParty, isOther && trip.version !== unsentVersion)
  const keepParty = (): void => {
    if (typed) setTyped({ ...typed, part: { ...typed.part, party: trip.party } })
  }
  /** The party alone; what else was typed stays to be saved. */
  const applyParty = (): void => {
    const { party: _party, ...rest } = { ...typed?.part }
    editing.save({ party: wantedParty }, () => {
      setTyped(Object.keys(rest).length > 0 ? { part: rest, seen: trip } : undefined)
      const step = writer.steps.of(trip.id).done.at(-1)
      showToast({
        title: partyChangeText.applied(partyWords(wantedParty)),
        text: partyChangeText.appliedHint,
        action: { label: partyChangeText.undo, onPress: () => undo(step) },
      })
    })
  }
  const save = (budgetCad: number): void => {
    const budget = typed?.part.budget === undefined ? {} : { budgetCad }
    const { startDate, endDate } = { ...typed?.part }
    const dates = { ...(startDate ? { startDate } : {}), ...(endDate ? { endDate } : {}) }
    const origin = typed?.part.origin === undefined ? {} : { origin: typed.part.origin }
    const party = typed?.part.party ? { party: wantedParty } : {}
    editing.save(
      { ...dates, ...budget, ...origin, ...party },
      onReady,
      movingAlong(trip, wanted, choice),
    )
  }
  return (
    <DatesForm
      value={value}
      onChange={(part) =>
        setTyped({ part: { ...typed?.part, ...part }, seen: typed?.seen ?? trip })
      }
      onSave={save}
      belowWho={
        isOther ? (
          <PartyChange
            trip={trip}
            party={wantedParty}
            preview={newPrices}
            busy={editing.busy}
            onApply={applyParty}
            onKeep={keepParty}
          />
        ) : null
      }
      preview={
        <>
          <OwnPassports trip={trip} />
          <DatesPreviewNotice trip={trip} wanted={wanted} choice={choice} onChoice={setChoice} />
        </>
      }
      cities={trip.destinations.length}
      daysBefore={trip.days.length}
      // New prices are seen before they are saved.
      busy={editing.busy || (isOther && newPrices.isLoading)}
      outcome={editing.failure ? <Refusal text={editing.failure} /> : null}
    />
  )
}

/** Step 2: dates, party and budget. */
export function DatesStep(
  props: NewDatesProps | { readonly trip: TripView; readonly onReady: () => void },
) {
  return 'trip' in props ? <SavedDates {...props} /> : <NewDates {...props} />
}
