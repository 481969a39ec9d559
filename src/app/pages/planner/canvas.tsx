import { Plane, X } from 'lucide-react'
import { type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { Tabs } from '#design/tabs/tabs.tsx'
import {
  BoardTools,
  DayBoard,
  SpendingPanel,
  useBoardEdits,
  useFindings,
} from '#features/board/web/index.ts'
import { TripGuide } from '#features/guide/web/index.ts'
import { placeOfDay, type TripView, unsentVersion } from '#features/trips/web/index.ts'
import { useMedia } from '#platform/web/use-media.ts'
import { ActivitiesStep } from './activities-step.tsx'
import { BudgetRibbon } from './budget-ribbon.tsx'
import styles from './canvas.module.css'
import { placeIn, searchKeyOf } from './chosen-place.ts'
import { DatesStep } from './dates-step.tsx'
import { DayMap } from './day-map.tsx'
import { DestinationStep } from './destination-step.tsx'
import { Disagreements } from './disagreements.tsx'
import { findFlightsText, useGoToFlights } from './flights.ts'
import { HotelsStep } from './hotels-step.tsx'
import { canvasText as text } from './messages.ts'
import { PlannerHeading } from './planner-heading.tsx'
import { type StepId, tripSteps } from './planner-steps.ts'
import { TripDeadlines } from './trip-deadlines.tsx'
import { useGuideDraft } from './use-guide-draft.ts'
import { pointAtNothing } from './with-this.ts'
import { VeiledDays } from './veiled-days.tsx'
import { YourItinerary } from './your-itinerary.tsx'

interface FinderProps {
  readonly title: string
  /** Ways on, beside the title. */
  readonly beside: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What is looked for, over the stops of the days. */
function Finder({ title, beside, onClose, children }: FinderProps) {
  useEffect(() => {
    return () => pointAtNothing()
  }, [])
  return (
    <section className={styles.finder} aria-label={title}>
      <div className={styles.finderHead}>
        <h2 className={styles.finderTitle}>{title}</h2>
        {beside}
        <IconButton icon={X} label={text.backToDays} onClick={onClose} />
      </div>
      {children}
    </section>
  )
}

interface CanvasProps {
  readonly trip: TripView
  /** What is looked for; null shows the days. */
  readonly step: StepId | null
  readonly onStep: (step: StepId | null, also?: Readonly<Record<string, string>>) => void
}

const FindFlights = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button look="quiet" size="small" icon={Plane} aria-label={label} onClick={onClick}>
    {text.findFlights}
  </Button>
)

/** One page for a trip: head, days, map, and what is looked for. */
export function Canvas({ trip, step, onStep }: CanvasProps) {
  const edits = useBoardEdits(trip)
  const findings = useFindings(trip)
  const [selection, setSelection] = useState<ReadonlySet<string>>()
  const [guiding, setGuiding] = useState(false)
  const { board: draft, controls, close: closeDraft } = useGuideDraft(trip, edits)
  const [day, setDay] = useState<string | null>(trip.startDate)
  const [placeKey, setPlaceKey] = useState('')
  const hasSide = useMedia('(min-width: 67.5em)')
  // Where the day is planned, until another place is asked for.
  const dayKey = searchKeyOf(placeOfDay(trip, day) ?? placeIn(trip, ''))
  const where = { trip, place: placeIn(trip, placeKey || dayKey), onPlace: setPlaceKey }
  const goToFlights = useGoToFlights(trip, where.place)
  // Below the days: neither they nor what is dropped on them wait for it.
  const spent = useDeferredValue<TripView | undefined>(trip, undefined)
  const goToDay = (next: string | null): void => {
    setDay(next)
    setPlaceKey('')
  }
  const finders: Readonly<Record<StepId, ReactNode>> = {
    destination: <DestinationStep trip={trip} onContinue={() => onStep('dates')} />,
    dates: <DatesStep trip={trip} onReady={() => onStep('hotels')} />,
    hotels: <HotelsStep {...where} onContinue={() => onStep('activities')} />,
    activities: <ActivitiesStep {...where} day={day} onDay={goToDay} onAdded={edits.noteAdded} />,
  }
  const content = (
    <>
      <DayBoard
        trip={trip}
        edits={edits}
        findings={findings}
        selection={selection}
        onSelection={setSelection}
        finder={
          step && (
            <Finder
              title={text.finder[step]}
              beside={
                step === 'hotels' ? (
                  <FindFlights label={findFlightsText(trip, where.place)} onClick={goToFlights} />
                ) : null
              }
              onClose={() => onStep(null)}
            >
              {finders[step]}
            </Finder>
          )
        }
        draft={draft}
        onDecide={controls.onDecide}
        onAdd={(date) => {
          goToDay(date)
          onStep('activities')
        }}
        onFindStay={() => onStep('hotels')}
        onFindFlights={goToFlights}
        onOwnBooking={(date) => {
          goToDay(date)
          onStep('activities', { show: 'flight' })
        }}
        onMap={hasSide ? goToDay : undefined}
        renderMap={(date) => <DayMap trip={trip} day={date} />}
      />
      {step === null && spent ? <SpendingPanel trip={spent} /> : null}
    </>
  )
  return (
    // On a phone what is looked for takes the place of the head.
    <div data-finding={step === null ? undefined : ''} className={styles.page}>
      <PlannerHeading
        trip={trip}
        ribbon={<BudgetRibbon trip={trip} />}
        next={<TripDeadlines trip={trip} />}
      />
      <Disagreements tripId={trip.id} />
      <div className={styles.canvas}>
        <Tabs
          label={text.steps}
          look="steps"
          className={styles.tabs}
          value={step ?? 'activities'}
          onValueChange={(id) => onStep(id as StepId)}
          onAgain={(id) => onStep(step === null ? (id as StepId) : null)}
          beside={
            <BoardTools
              trip={trip}
              edits={edits}
              findings={findings}
              selecting={selection !== undefined}
              onSelect={() => setSelection(selection ? undefined : new Set())}
              guiding={guiding}
              onGuide={() => {
                setGuiding(!guiding)
                closeDraft()
              }}
              onShow={() => {
                if (step !== null) onStep(null)
              }}
            />
          }
          items={tripSteps({ trip }).map((item) => ({ ...item, content }))}
        />
        {guiding && trip.version !== unsentVersion ? (
          <Suspense fallback={<SkeletonList label={text.openingGuide} look="text" rows={3} />}>
            <TripGuide
              trip={trip}
              {...controls}
              isSheet={!hasSide}
              onClose={() => {
                setGuiding(false)
                closeDraft()
              }}
            />
          </Suspense>
        ) : (
          <YourItinerary trip={trip} day={day} />
        )}
      </div>
      <VeiledDays trip={trip} />
    </div>
  )
}
