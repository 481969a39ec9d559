import { useEffect, useState } from 'react'
import { showToast } from '#design/notices/notices.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import {
  type TripChanges,
  type TripView,
  unsentVersion,
  useTripPreview,
  useTripMutator,
  useTurnSteps,
} from '#features/trips/web/index.ts'
import { isSame } from '#platform/shared/is-same.ts'
import { useAddress } from '#platform/web/use-address.ts'
import { DatesForm } from './dates-form.tsx'
import { DatesChange, movingAlong, usualChoice, type WantedDates } from './dates-preview.tsx'
import { focusFact } from './focus-fact.ts'
import { originChangeText, partyChangeText, unappliedText } from './messages.ts'
import { OriginChange } from './origin-change.tsx'
import { OwnPassports } from './own-passports.tsx'
import { PartyChange } from './party-change.tsx'
import type { TripFact } from './planner-heading.tsx'
import { Refusal } from './refusal.tsx'
import { datesPreviewText, datesText as text } from './step-messages.ts'
import type { TripDraft } from './trip-draft.ts'
import { settleUnapplied, unappliedForm, useTellUnapplied } from './unapplied.ts'
import { useTripEdit } from './use-trip-edit.ts'
import { datesText, lockedDays } from './wish-end.ts'

const facts: readonly TripFact[] = ['dates', 'who', 'origin']

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

/** Whether whole dates are typed that are not the trip's. */
const isOtherDates = (trip: TripView, { startDate, endDate }: WantedDates): boolean =>
  startDate !== '' &&
  endDate >= startDate &&
  (startDate !== trip.startDate || endDate !== trip.endDate)

/** "10 to 14 May 2027, 2 adults" */
const nowOf = (trip: TripView): string => `${datesText(trip)}, ${partyWords(trip.party)}`

interface SavedDatesProps {
  readonly trip: TripView
  readonly onReady: () => void
  /** Leads back to the days. */
  readonly onClose: () => void
}

/** What is typed of a trip's facts, and the ways to save it or take it back. */
function useFacts({ trip, onReady, onClose }: SavedDatesProps) {
  /** Typed fields and the trip at that time; other fields follow the current trip. */
  const [typed, setTyped] = useState<{ part: Partial<TripDraft>; seen: TripView }>()
  const [choice, setChoice] = useState(usualChoice)
  const stored = storedOf(trip)
  const value = { ...stored, ...typed?.part }
  const editing = useTripEdit(typed?.seen ?? trip, () => {
    setTyped(undefined)
    settleUnapplied()
  })
  const wanted = { startDate: value.startDate, endDate: value.endDate }
  const wantedParty = { ...value.party, children: [...value.party.children] }
  const writer = useTripMutator()
  const { undo } = useTurnSteps(trip.id)
  const isOther = trip.itemCount > 0 && !isSame(wantedParty, trip.party)
  const newPrices = useTripPreview(
    trip,
    { party: wantedParty },
    isOther && trip.version !== unsentVersion,
  )
  // New prices are seen before they are saved.
  const busy = editing.busy || (isOther && newPrices.isLoading)
  useTellUnapplied(!isSame(value, stored), { busy, now: nowOf(trip) })
  const keep = (part: Partial<TripDraft>): void => {
    if (typed) setTyped({ ...typed, part: { ...typed.part, ...part } })
  }
  const sayApplied = (title: string, hint: string): void => {
    const step = writer.steps.of(trip.id).done.at(-1)
    showToast({
      title,
      ...(hint && { text: hint }),
      action: { label: partyChangeText.undo, onPress: () => undo(step) },
    })
  }
  /** One fact alone; what else was typed stays to be saved. */
  const apply = (
    changes: Pick<TripChanges, 'party' | 'origin' | 'startDate' | 'endDate'>,
    title: string,
    hint = '',
  ): void => {
    const rest = Object.fromEntries(
      Object.entries({ ...typed?.part }).filter(([field]) => !(field in changes)),
    )
    const along = 'startDate' in changes ? movingAlong(trip, wanted, choice) : undefined
    const done = (): void => {
      setTyped(Object.keys(rest).length > 0 ? { part: rest, seen: trip } : undefined)
      sayApplied(title, hint)
    }
    editing.save(changes, done, along)
  }
  const save = (budgetCad: number, closes: boolean): void => {
    const budget = typed?.part.budget === undefined ? {} : { budgetCad }
    const { startDate, endDate } = { ...typed?.part }
    const dates = { ...(startDate ? { startDate } : {}), ...(endDate ? { endDate } : {}) }
    const origin = typed?.part.origin === undefined ? {} : { origin: typed.part.origin }
    const party = typed?.part.party ? { party: wantedParty } : {}
    editing.save(
      { ...dates, ...budget, ...origin, ...party },
      () => {
        if (!closes) return onReady()
        onClose()
        sayApplied(unappliedText.applied, `${datesText(trip, wanted)}, ${partyWords(wantedParty)}`)
      },
      movingAlong(trip, wanted, choice),
    )
  }
  const type = (part: Partial<TripDraft>): void =>
    setTyped({ part: { ...typed?.part, ...part }, seen: typed?.seen ?? trip })
  const typedNow = { value, wanted, wantedParty, isOther, choice, newPrices }
  return { ...typedNow, type, setChoice, keep, apply, save, busy, editing }
}

/** Step 2 of a saved trip. Another party, origin or other dates say what they do before they are applied. */
export function SavedDates(props: SavedDatesProps) {
  const { trip } = props
  const { address } = useAddress()
  const asked = facts.find((one) => one === address.get('edit'))
  useEffect(() => {
    if (asked) focusFact(asked)
  }, [asked])
  const { value, wanted, wantedParty, isOther, choice, newPrices, busy, ...act } = useFacts(props)
  const { type, setChoice, keep, apply, save, editing } = act
  const locked = lockedDays(trip, wanted)
  return (
    <DatesForm
      id={unappliedForm}
      value={value}
      whenWords={locked && text.withLocked(datesText(trip, wanted), locked)}
      onChange={type}
      onSave={save}
      belowWho={
        isOther ? (
          <PartyChange
            trip={trip}
            party={wantedParty}
            preview={newPrices}
            busy={editing.busy}
            onApply={() =>
              apply(
                { party: wantedParty },
                partyChangeText.applied(partyWords(wantedParty)),
                partyChangeText.appliedHint,
              )
            }
            onKeep={() => keep({ party: trip.party })}
          />
        ) : null
      }
      belowOrigin={
        isSame(value.origin, trip.origin) ? null : (
          <OriginChange
            trip={trip}
            origin={value.origin}
            busy={editing.busy}
            onApply={() =>
              apply(
                { origin: value.origin },
                value.origin
                  ? originChangeText.applied(value.origin.name)
                  : originChangeText.appliedOpen,
              )
            }
            onKeep={() => keep({ origin: trip.origin })}
          />
        )
      }
      belowDates={
        isOtherDates(trip, wanted) ? (
          <DatesChange
            trip={trip}
            wanted={wanted}
            choice={choice}
            onChoice={setChoice}
            busy={editing.busy}
            onApply={() => apply(wanted, datesPreviewText.applied(datesText(trip, wanted)))}
            onKeep={() => keep({ startDate: trip.startDate, endDate: trip.endDate })}
          />
        ) : null
      }
      beforeButtons={<OwnPassports trip={trip} />}
      cities={trip.destinations.length}
      daysBefore={trip.days.length}
      busy={busy}
      outcome={editing.failure ? <Refusal text={editing.failure} /> : null}
    />
  )
}
