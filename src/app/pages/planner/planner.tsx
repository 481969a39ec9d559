import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { Tabs } from '#design/tabs/tabs.tsx'
import { ActivitiesStep } from './activities-step.tsx'
import { placeIn, searchKeyOf } from './chosen-place.ts'
import { DatesStep } from './dates-step.tsx'
import { DestinationStep } from './destination-step.tsx'
import { Disagreements } from './disagreements.tsx'
import { HotelsStep } from './hotels-step.tsx'
import styles from './planner.module.css'
import { PlannerHeading } from './planner-heading.tsx'
import { TripDeadlines } from './trip-deadlines.tsx'
import { tripSteps, type StepId } from './planner-steps.ts'
import { endDraft, useTripDraft } from './trip-draft.ts'
import { Invitation } from '#features/sharing/web/index.ts'
import type { TripView } from '#features/trips/web/index.ts'
import type { DestinationSuggestion } from '#features/places/web/index.ts'
import {
  newItem,
  placeOfDay,
  useFollowedTrip,
  useTrip,
  useTripMutator,
} from '#features/trips/web/index.ts'
import { KeptItems } from './kept-items.tsx'
import { draftItems, keepDraftItems, keepItinerary, lastSeen } from './kept-itinerary.ts'
import { loadDays } from './load-days.ts'
import { PlanToKeep } from './plan-first.tsx'
import { TripDays } from './trip-days.tsx'
import { TripNotOpened } from './trip-not-opened.tsx'
import { type TripViewId, TripViews } from './trip-views.tsx'
import { VeiledDays } from './veiled-days.tsx'
import { YourItinerary } from './your-itinerary.tsx'

/** A trip that does not exist yet: destination and dates, kept as a draft. */
function NewTrip({ userId }: { userId: string }) {
  const [draft, change] = useTripDraft(userId)
  const [search, setSearch] = useSearchParams()
  // In the address, so that a way through sign-in or a checkout leads back to the same step.
  const step: StepId =
    search.get('step') === 'dates' && draft.destination.trim() ? 'dates' : 'destination'
  const setStep = (next: StepId): void =>
    setSearch(
      (before) => {
        before.set('step', next)
        // The draft has it by now, and may go elsewhere than the address that it began with.
        before.delete('destination')
        return before
      },
      { replace: true },
    )
  const [meant, setMeant] = useState<readonly DestinationSuggestion[]>([])
  const [items, setItems] = useState(() => draftItems(userId))
  const writer = useTripMutator()
  const [, navigate] = useLocation()
  const steps = tripSteps({ draft })
  const contents: Readonly<Record<StepId, React.ReactNode>> = {
    destination: (
      <DestinationStep
        value={draft.destination}
        place={draft.place}
        meant={meant}
        onMeant={setMeant}
        onChange={(destination, place) => change({ destination, place })}
        onContinue={(place) => {
          change({ destination: place.name, place })
          setStep('dates')
        }}
      />
    ),
    dates: (
      <DatesStep
        draft={draft}
        onChange={change}
        onMeant={(places) => {
          setMeant(places)
          setStep('destination')
        }}
        onReady={(tripId) => {
          // On their way before the draft is gone: the writer keeps them until they are saved.
          for (const item of items) void writer.add(tripId, newItem(item))
          endDraft()
          navigate(`/planner?trip=${tripId}&step=hotels`, { replace: true })
        }}
      />
    ),
    hotels: null,
    activities: null,
  }
  return (
    <>
      <PlannerHeading
        title={draft.destination || 'A new trip'}
        sub="Four steps: where, when, where to stay, what to do."
      />
      <Tabs
        label="Steps of the trip"
        look="steps"
        value={step}
        onValueChange={(id) => {
          change({})
          setStep(id as StepId)
        }}
        items={steps.map((item) => ({ ...item, content: contents[item.id] }))}
      />
      <KeptItems
        title="Waiting for this trip"
        text="Kept in this browser; they join the trip when it has its dates."
        items={items}
        onRemove={({ id }) => {
          const rest = items.filter((item) => item.id !== id)
          setItems(rest)
          keepDraftItems(rest)
        }}
      />
    </>
  )
}

/** A saved trip with its itinerary beside the steps. */
function SavedTrip({
  trip,
  step,
  view,
  onStep,
}: {
  trip: TripView
  step: StepId
  view: TripViewId
  onStep: (step: StepId) => void
}) {
  const [day, setDay] = useState<string | null>(trip.startDate)
  const [placeKey, setPlaceKey] = useState('')
  // Where the day is planned, until another place is asked for.
  const dayKey = searchKeyOf(placeOfDay(trip, day) ?? placeIn(trip, ''))
  const where = { trip, place: placeIn(trip, placeKey || dayKey), onPlace: setPlaceKey }
  const steps = tripSteps({ trip })
  const contents: Readonly<Record<StepId, React.ReactNode>> = {
    destination: <DestinationStep trip={trip} onContinue={() => onStep('dates')} />,
    dates: <DatesStep trip={trip} onReady={() => onStep('hotels')} />,
    hotels: <HotelsStep {...where} onContinue={() => onStep('activities')} />,
    activities: (
      <ActivitiesStep
        {...where}
        day={day}
        onDay={(next) => {
          setDay(next)
          setPlaceKey('')
        }}
      />
    ),
  }
  return (
    <>
      <PlannerHeading trip={trip} />
      <TripDeadlines trip={trip} />
      <Disagreements tripId={trip.id} />
      <TripViews tripId={trip.id} current={view} />
      {view === 'days' ? (
        <TripDays trip={trip} />
      ) : (
        <div className={styles.columns}>
          <Tabs
            label="Steps of the trip"
            look="steps"
            value={step}
            onValueChange={(id) => onStep(id as StepId)}
            items={steps.map((item) => ({ ...item, content: contents[item.id] }))}
          />
          <YourItinerary trip={trip} day={day} />
        </div>
      )}
      <VeiledDays trip={trip} />
    </>
  )
}

function OpenTrip({ id, userId }: { id: string; userId: string }) {
  const trip = useTrip(id)
  const { data } = trip
  useEffect(() => {
    if (!data) return undefined
    // Once it has been painted: what was just added must not wait for it.
    const timer = setTimeout(() => keepItinerary(data, userId))
    return () => clearTimeout(timer)
  }, [data, userId])
  const [search, setSearch] = useSearchParams()
  useFollowedTrip(id)
  const view = search.get('view') === 'days' ? 'days' : 'steps'
  useEffect(() => {
    if (view === 'days') void loadDays()
  }, [view])
  const wanted = search.get('step')
  const step: StepId =
    wanted === 'destination' || wanted === 'dates' || wanted === 'activities' ? wanted : 'hotels'
  if (trip.isPending) return <SkeletonList label="Loading the trip" look="text" rows={3} />
  if (trip.isError)
    return (
      <TripNotOpened
        error={trip.error}
        onRetry={() => void trip.refetch()}
        seen={lastSeen(id, userId)}
      />
    )
  return (
    <SavedTrip
      trip={trip.data}
      step={step}
      view={view}
      onStep={(next) => setSearch({ trip: id, step: next }, { replace: true })}
    />
  )
}

/** The planner: a new trip, the one that the address names, or an invitation to one. */
export function Planner({ userId }: { readonly userId: string }) {
  const [search] = useSearchParams()
  const id = search.get('trip') ?? ''
  const invitation = search.get('invitation')
  if (invitation) return <Invitation token={invitation} />
  if (!id && (search.get('to') || search.get('keep'))) return <PlanToKeep />
  return id ? <OpenTrip key={id} id={id} userId={userId} /> : <NewTrip userId={userId} />
}
