import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { type FormEvent, useEffect, useState } from 'react'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { showToast } from '#design/notices/notices.ts'
import { type Meal, meals } from '#features/dining/domain/meal.ts'
import { alternativesText } from '#features/trips/domain/messages.ts'
import { oneAdult } from '#features/trips/domain/party.ts'
import { standsInSlot } from '#features/trips/domain/slot.ts'
import {
  allItems,
  type ItemView,
  type NewItem,
  type TripView,
  useTrip,
  useTrips,
  useTripMutator,
  useUnsentTrips,
} from '#features/trips/web/index.ts'
import { formatDate, formatDayShort } from '#platform/shared/local-date.ts'
import { useAddress } from '#platform/web/use-address.ts'
import styles from './add-sheet.module.css'
import { type Added, addToTrip } from './add-to-trip.ts'
import { type Choice, choiceToItem, type Into } from './choice.ts'
import { DayField, firstOpenDay } from './day-field.tsx'
import { whereInTrip } from './sight-in-plan.ts'
import { dayForSight } from './sight-slot.ts'
import { suggestTrip } from './suggest-trip.ts'
import { startTrip, wishFor } from './start-trip.ts'
import { datesFor, NewTripFields, type TripDates } from './new-trip-fields.tsx'
import { tripChooserText } from './messages.ts'

/** State of the sheet: trips loading, ready, adding, or nothing to add, because the trip has it. */
export type SheetState = 'waiting' | 'ready' | 'busy' | 'there'

interface TripChooserProps {
  readonly formId: string
  readonly choice: Choice
  readonly onState: (state: SheetState) => void
  /** Added to this trip. */
  readonly onDone: (tripId: string) => void
}

type Trips = Pick<NonNullable<ReturnType<typeof useTrips>['data']>[number], TripMember>[]
type TripMember = 'id' | 'title' | 'startDate' | 'endDate' | 'destinations' | 'party'

const newTrip = 'new'
const mealChoices = meals.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}))

function ChooserForm({
  formId,
  choice,
  onState,
  onDone,
  trips,
}: TripChooserProps & { trips: Trips }) {
  const writer = useTripMutator()
  const [wanted, setWanted] = useState('')
  const [newId] = useState(() => crypto.randomUUID())
  const [dates, setDates] = useState(() => datesFor(choice))
  const [day, setDay] = useState<string>()
  const [meal, setMeal] = useState<Meal>('dinner')
  const [error, setError] = useState<string>()
  const { address } = useAddress()
  const searched = trips.find(({ id }) => id === address.get('trip'))
  const proposed = searched ?? suggestTrip(trips, choice.place)
  const trip = wanted ? trips.find(({ id }) => id === wanted) : proposed
  const isNew = wanted === newTrip || !trip
  const view = useKnownTrip(isNew ? '' : trip.id)
  const firstDay = usualDay(choice, isNew ? dates : trip, view)
  const standing = standingIn(view, choice, {
    party: trip?.party ?? oneAdult,
    day: (day ?? firstDay) || null,
    meal,
  })
  const [asAlternative, setAsAlternative] = useState(true)
  // A sight is seen once; a table may be booked again.
  const there = view && choice.kind === 'attraction' ? whereInTrip(view, choice.it.id) : undefined
  useEffect(() => {
    onState(there ? 'there' : 'ready')
  }, [there, onState])

  const save = async (): Promise<void> => {
    setError(undefined)
    onState('busy')
    try {
      const target = isNew ? await startTrip(writer, wishFor(choice, newId, dates)) : trip
      setWanted(target.id)
      const into = { party: target.party, day: (day ?? firstDay) || null, meal }
      const beside = asAlternative ? standing : undefined
      const added = await addToTrip(writer, choice, target.id, { ...into, beside, trip: view })
      onDone(target.id)
      sayAdded(added, target.title, () => void writer.remove(target.id, added.item))
    } catch (error) {
      onState('ready')
      const why = error instanceof Error ? ` ${error.message}` : ''
      setError(tripChooserText.failedToAddTo(choice.kind, why))
    }
  }

  return (
    <form
      id={formId}
      noValidate
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void save()
      }}
    >
      {trips.length > 0 ? (
        <SelectField
          label={tripChooserText.trip}
          options={[
            ...trips.map(({ id, title, startDate }) => ({
              value: id,
              label: tripChooserText.from(title, formatDate(startDate)),
            })),
            { value: newTrip, label: tripChooserText.newTrip },
          ]}
          value={isNew ? newTrip : trip.id}
          onChange={(event) => {
            setWanted(event.target.value)
            setDay(undefined)
          }}
        />
      ) : (
        <p>{tripChooserText.noTrips(choice.place.name)}</p>
      )}
      {isNew ? <NewTripFields value={dates} onChange={setDates} /> : null}
      <div className={styles.pair}>
        <DayField
          choice={choice}
          trip={isNew ? dates : trip}
          value={day ?? firstDay}
          onChange={setDay}
        />
        {choice.kind === 'restaurant' ? (
          <SelectField
            label={tripChooserText.meal}
            options={mealChoices}
            value={meal}
            onChange={({ target }) =>
              setMeal(meals.find((one) => one === target.value) ?? 'dinner')
            }
          />
        ) : null}
      </div>
      {there ? <p role="status">{tripChooserText.there(there)}</p> : null}
      {standing ? (
        <Checkbox
          label={alternativesText.asAlternative(standing.name)}
          hint={alternativesText.asAlternativeHint(standing.name)}
          checked={asAlternative}
          onChange={({ target }) => setAsAlternative(target.checked)}
        />
      ) : null}
      {error ? (
        <Notice tone="error" live title={tripChooserText.addFailed}>
          {error}
        </Notice>
      ) : null}
    </form>
  )
}

/** "São Jorge Castle, Tue 11 May, 14:25" */
const whereAdded = ({ name, day, time }: NewItem): string =>
  [name, day ? formatDayShort(day) : tripChooserText.ideas, time].filter(Boolean).join(', ')

/** Says what is where now, and takes it back. */
function sayAdded({ state, item }: Added, title: string, remove: () => void): void {
  const isSaved = state === 'saved'
  const undo = (): void => {
    remove()
    showToast({ title: tripChooserText.takenOut, text: item.name })
  }
  showToast({
    title: isSaved ? tripChooserText.addedToTrip : tripChooserText.notSavedYet(item.name),
    text: isSaved ? `${whereAdded(item)}. ${title}` : tripChooserText.savedHere,
    action: { label: tripChooserText.undo, onPress: undo },
  })
}

/** Where a choice goes unless another day is chosen: a sight to a day with a free hour while it is open, else to the ideas. */
const usualDay = (choice: Choice, dates: TripDates, trip: TripView | undefined): string =>
  trip && choice.kind === 'attraction'
    ? dayForSight(trip, choice.it, choice.place.name)
    : firstOpenDay(choice, dates)

/** A trip with its days, once they are here. */
function useKnownTrip(tripId: string): TripView | undefined {
  const { data } = useTrip(tripId)
  return data?.id === tripId ? data : undefined
}

/** The trip's item in the slot of a choice; the choice's own earlier item doesn't count. */
function standingIn(data: TripView | undefined, choice: Choice, into: Into): ItemView | undefined {
  if (!data) return undefined
  const item = choiceToItem(choice, into)
  const others = allItems(data).filter(({ source }) => source !== item.source)
  return standsInSlot(others, item)
}

/** The account's trips to choose from, or the fields of a new trip. */
export function TripChooser(props: TripChooserProps) {
  const trips = useTrips()
  const unsent = useUnsentTrips()
  const { onState } = props
  const ready = trips.isSuccess
  useEffect(() => {
    if (ready) onState('ready')
  }, [ready, onState])
  if (trips.isPending)
    return <SkeletonList label={tripChooserText.loadingYourTrips} look="text" rows={1} />
  if (trips.isError)
    return (
      <RetryNotice title={tripChooserText.addFailed} onRetry={trips.refetch}>
        {trips.error.message}
      </RetryNotice>
    )
  // Archived trips are left out; trips not yet on the server count.
  const here = trips.data.filter(({ archived }) => !archived)
  const waiting = unsent.filter(({ id }) => !here.some((trip) => trip.id === id))
  return <ChooserForm {...props} trips={[...waiting, ...here]} />
}
