import { createElement, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { Tabs } from '#design/tabs/tabs.tsx'
import { NewDates } from './new-dates.tsx'
import { DaysSkeleton } from './days-skeleton.tsx'
import { DestinationStep } from './destination-step.tsx'
import { GoOn } from './go-on.tsx'
import { KeptDraft } from './kept-draft.tsx'
import { PlannerHeading } from './planner-heading.tsx'
import { type FinderId, finderIds, type StepId, tripSteps } from './planner-steps.ts'
import { endDraft, type TripDraft, useTripDraft } from './trip-draft.ts'
import { daysOf } from './when-field.tsx'
import { Invitation } from '#features/sharing/web/index.ts'
import type { LocalItem } from '#features/trips/domain/draft-codec.ts'
import type { TripView } from '#features/trips/web/index.ts'
import type { DestinationSuggestion } from '#features/places/web/index.ts'
import { newItem, useFollowedTrip, useTrip, useTripMutator } from '#features/trips/web/index.ts'
import { KeptItems } from './kept-items.tsx'
import { draftItems, keepDraftItems, keepItinerary, lastSeen } from './kept-itinerary.ts'
import { loadCanvas, useCanvas } from './load-canvas.ts'
import { PlanToKeep } from './plan-first.tsx'
import { TripNotOpened } from './trip-not-opened.tsx'
import { newTripText as text } from './step-messages.ts'

/** What stands after the trip's last day waits among the ideas. */
const within = ({ kind: _kind, ...item }: LocalItem, { endDate }: TripDraft): LocalItem =>
  item.day && item.day > endDate ? { ...item, day: null, status: 'idea' } : item

/** A trip that does not exist yet: destination and dates, kept as a draft. */
function NewTrip({ userId }: { userId: string }) {
  const [draft, change] = useTripDraft(userId)
  const [search, setSearch] = useSearchParams()
  // Kept in the URL so that sign-in and checkout return to the same step.
  const step: StepId =
    search.get('step') === 'dates' && draft.destination.trim() ? 'dates' : 'destination'
  const keep = search.get('keep') === 'draft'
  const setStep = (next: StepId): void =>
    setSearch(
      (before) => {
        before.set('step', next)
        // The draft holds the destination now.
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
  const making = {
    draft,
    onChange: change,
    onMeant: (places: readonly DestinationSuggestion[]) => {
      setMeant(places)
      setStep('destination')
    },
    onReady: (tripId: string) => {
      // Queue the items before the draft is cleared; the outbox keeps them.
      writer.silently(() => {
        for (const item of items) void writer.add(tripId, newItem(within(item, draft)))
      })
      endDraft()
      const next = keep && items.length > 0 ? 'view=days' : 'step=hotels'
      navigate(`/planner?trip=${tripId}&${next}`, { replace: true })
    },
  }
  if (keep && items.length > 0 && daysOf(draft) > 0 && meant.length === 0)
    return <KeptDraft {...making} items={items} />
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
    dates: <NewDates {...making} />,
    hotels: null,
    activities: null,
  }
  return (
    <>
      <PlannerHeading
        title={draft.destination || text.title}
        aside={draft.destination === '' ? <GoOn /> : null}
      />
      <Tabs
        label={text.steps}
        look="steps"
        value={step}
        onValueChange={(id) => {
          change({})
          setStep(id as StepId)
        }}
        items={steps.map((item) => ({ ...item, content: contents[item.id] }))}
      />
      <KeptItems
        title={text.keptTitle}
        text={text.kept}
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

/** Step of the URL; null for the days, undefined if unset. */
function askedFor(search: URLSearchParams): FinderId | null | undefined {
  if (search.get('view') === 'days') return null
  return finderIds.find((id) => id === search.get('step'))
}

/** An empty trip opens at the hotels step. */
function SavedTrip({ trip }: { readonly trip: TripView }) {
  const [search, setSearch] = useSearchParams()
  const [first] = useState<FinderId | null>(() => (trip.itemCount === 0 ? 'hotels' : null))
  const asked = askedFor(search)
  const canvas = useCanvas()
  if (!canvas) return <DaysSkeleton label={text.loadingDays} />
  return createElement(canvas, {
    trip,
    step: asked === undefined ? first : asked,
    onStep: (step, also) =>
      setSearch(
        { trip: trip.id, ...(step === null ? { view: 'days' } : { step, ...also }) },
        { replace: true },
      ),
  })
}

function OpenTrip({ id, userId }: { id: string; userId: string }) {
  const trip = useTrip(id)
  const { data } = trip
  useEffect(() => {
    if (!data) return undefined
    // After paint, so that storing doesn't delay it.
    const timer = setTimeout(() => keepItinerary(data, userId))
    return () => clearTimeout(timer)
  }, [data, userId])
  useFollowedTrip(id)
  if (trip.isPending) return <DaysSkeleton label={text.loadingTrip} />
  if (trip.isError)
    return (
      <TripNotOpened
        error={trip.error}
        onRetry={() => void trip.refetch()}
        seen={lastSeen(id, userId)}
      />
    )
  return <SavedTrip trip={trip.data} />
}

/** The planner: a new trip, the one that the address names, or an invitation to one. */
export function Planner({ userId }: { readonly userId: string }) {
  const [search] = useSearchParams()
  const id = search.get('trip') ?? ''
  const invitation = search.get('invitation')
  useEffect(() => {
    // Preload: a trip can be started offline later.
    loadCanvas().catch(() => undefined)
  }, [])
  if (invitation) return <Invitation token={invitation} />
  if (!id && (search.get('to') || search.get('keep') === '1')) return <PlanToKeep />
  return id ? <OpenTrip key={id} id={id} userId={userId} /> : <NewTrip userId={userId} />
}
