import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
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
import { useStayDialogs } from './stay-dialogs.tsx'
import { BudgetRibbon } from './budget-ribbon.tsx'
import styles from './canvas.module.css'
import { placeIn, searchKeyOf } from './chosen-place.ts'
import { DayMap } from './day-map.tsx'
import { dayInSight, raiseDays } from './day-in-sight.ts'
import { Disagreements } from './disagreements.tsx'
import { useFlown } from './flights-link.ts'
import { canvasText as text } from './messages.ts'
import { CanvasKeys } from './keys-dialog.tsx'
import { useOpenedDays } from './opened-days.tsx'
import { FinderDays } from './map-days.tsx'
import { PlannerHeading, type TripFact } from './planner-heading.tsx'
import { focusFact } from './focus-fact.ts'
import { type FinderId, type StepId, tripSteps } from './planner-steps.ts'
import { StuckRibbon } from './stuck-ribbon.tsx'
import { TripDeadlines } from './trip-deadlines.tsx'
import { TripFinder } from './trip-finder.tsx'
import { useCarried } from './use-carried.ts'
import { useGuideDraft } from './use-guide-draft.ts'
import { useOpenTimes } from './use-open-times.ts'
import { useReturnFocus } from './use-return-focus.ts'
import { useWorkedDay } from './use-worked-day.ts'
import { VeiledDays } from './veiled-days.tsx'
import { Figures, YourItinerary } from './your-itinerary.tsx'

const FlightFares = lazy(async () => ({
  default: (await import('./flight-fares.tsx')).FlightFares,
}))

interface CanvasProps {
  readonly trip: TripView
  /** What the finder searches for; null shows the days. */
  readonly step: FinderId | null
  readonly onStep: (step: FinderId | null, also?: Readonly<Record<string, string>>) => void
}

/** The planned day and the finder's place: the day's place until another is chosen. */
function useWhere(trip: TripView) {
  const [day, setDay] = useState<string | null>(trip.startDate)
  const [placeKey, setPlaceKey] = useState('')
  const dayKey = searchKeyOf(placeOfDay(trip, day) ?? placeIn(trip, ''))
  const goToDay = (next: string | null): void => {
    setDay(next)
    setPlaceKey('')
  }
  const place = placeIn(trip, placeKey || dayKey)
  /** How often a day was asked for on the side map: it is shown again, whatever is shown there. */
  const [asked, setAsked] = useState(0)
  const onMap = (next: string): void => {
    goToDay(next)
    setAsked(asked + 1)
  }
  return {
    day,
    goToDay,
    asked,
    onMap,
    where: { trip, place, onPlace: setPlaceKey, day, onDay: goToDay },
  }
}

/** Stops chosen together; undefined while none is being chosen. */
function useSelection() {
  const [chosenStops, setSelection] = useState<ReadonlySet<string>>()
  const selection = useDeferredValue(chosenStops)
  const select = (): void => setSelection(chosenStops ? undefined : new Set())
  return { chosenStops, selection, setSelection, select }
}

interface SideSteps {
  readonly trip: TripView
  readonly day: string | null
  readonly goToDay: (day: string) => void
  readonly onStep: CanvasProps['onStep']
  readonly turnGuide: () => void
  readonly select: () => void
}

/** What adds to a day and closes the finder; the panel's stay the same functions, because it is memoized. */
function useSideSteps({ trip, day, goToDay, onStep, turnGuide, select }: SideSteps) {
  const addTo = (date: string, also?: Readonly<Record<string, string>>): void => {
    goToDay(date)
    onStep('activities', also)
  }
  const findStay = (night: string): void => {
    goToDay(night)
    onStep('hotels')
  }
  const now = { addTo, onStep, turnGuide, select, day: day ?? trip.startDate }
  const latest = useRef(now)
  useLayoutEffect(() => {
    latest.current = now
  })
  const onAdd = useCallback(() => latest.current.addTo(dayInSight() ?? latest.current.day), [])
  const onShow = useCallback(() => latest.current.onStep(null), [])
  const onGuide = useCallback(() => latest.current.turnGuide(), [])
  const onSelect = useCallback(() => latest.current.select(), [])
  const onChange = useCallback((what: TripFact) => {
    latest.current.onStep('dates', { edit: what })
    focusFact(what)
  }, [])
  return { addTo, findStay, onChange, side: { onAdd, onShow, onGuide, onSelect } }
}

/** Fares of other days for the flights finder; null elsewhere. */
const faresOf = (trip: TripView, step: FinderId | null, flown: ReturnType<typeof useFlown>) =>
  step === 'flights' && flown ? (
    <Suspense fallback={null}>
      <FlightFares trip={trip} flown={flown} />
    </Suspense>
  ) : null

/** Spending below the days; rendered late so that the days don't wait for it. */
function Spent({ trip }: { readonly trip: TripView }) {
  const spent = useDeferredValue<TripView | undefined>(trip, undefined)
  return spent ? <SpendingPanel trip={spent} /> : null
}

interface HeadProps {
  readonly trip: TripView
  /** What comes next; the finder has its own. */
  readonly hasNext: boolean
  readonly onChange: (what: TripFact) => void
}

const Head = memo(function Head({ trip, hasNext, onChange }: HeadProps) {
  const isPhone = useMedia('(max-width: 47.4375em)')
  const ribbon = <BudgetRibbon trip={trip} />
  return (
    <>
      <PlannerHeading
        trip={trip}
        ribbon={isPhone ? null : <StuckRibbon>{ribbon}</StuckRibbon>}
        next={hasNext ? <TripDeadlines trip={trip} /> : null}
        onChange={trip.role === 'owner' ? onChange : undefined}
      />
      {/* On a phone it stays in sight while the head leaves it. */}
      {isPhone ? <div className={styles.money}>{ribbon}</div> : null}
    </>
  )
})

const Side = memo(YourItinerary)

interface GuideProps {
  readonly trip: TripView
  readonly controls: ReturnType<typeof useGuideDraft>['controls']
  readonly isSheet: boolean
  readonly onClose: () => void
}

/** The guide beside the days, or in a sheet below the one in sight. */
function Guide({ trip, controls, isSheet, onClose }: GuideProps) {
  useEffect(() => {
    if (isSheet) raiseDays()
  }, [isSheet])
  return (
    <Suspense fallback={<SkeletonList label={text.openingGuide} look="text" rows={3} />}>
      <TripGuide
        trip={trip}
        {...controls}
        isSheet={isSheet}
        figures={<Figures trip={trip} />}
        onClose={onClose}
      />
    </Suspense>
  )
}

/** The trip's page: head, days, map and finder. */
export function Canvas({ trip, step: chosen, onStep: setStep }: CanvasProps) {
  // A stop lands on its day first; the head and the side follow.
  const settled = useDeferredValue(trip)
  // The tab answers at once; what it opens follows.
  const step = useDeferredValue(chosen)
  const { onStep, onBackTo } = useReturnFocus(step, setStep)
  const edits = useBoardEdits(trip)
  const findings = useFindings(trip)
  const { chosenStops, selection, setSelection, select } = useSelection()
  const [guiding, setGuiding] = useState(false)
  const [showsKeys, setShowsKeys] = useState(false)
  const { board: draft, controls, close: closeDraft } = useGuideDraft(trip, edits)
  const { day, goToDay, where, asked, onMap } = useWhere(trip)
  const hasSide = useMedia('(min-width: 67.5em)')
  useWorkedDay(hasSide && step === null, goToDay)
  const open = useOpenTimes(settled, edits)
  const { onCarry, onDropFound } = useCarried(edits)
  const { fresh, line } = useOpenedDays(trip)
  const flown = useFlown(trip, where.place)
  const fares = faresOf(trip, step, flown)
  const turnGuide = (): void => {
    // It speaks of the days.
    if (!guiding && step !== null) onStep(null)
    setGuiding(!guiding)
    closeDraft()
  }
  const { side, ...to } = useSideSteps({ trip, day, goToDay, onStep, turnGuide, select })
  const { booking, ...stays } = useStayDialogs(trip, edits, to.findStay)
  const content = (
    <>
      <DayBoard
        // Covered by the finder, the days follow what is added there.
        trip={step === null ? trip : settled}
        edits={edits}
        findings={findings}
        seeks={step === 'flights' ? step : undefined}
        selection={selection}
        onSelection={setSelection}
        finder={
          step && (
            <TripFinder
              {...where}
              step={step}
              onStep={onStep}
              onBackTo={onBackTo}
              edits={edits}
              onCarry={onCarry}
              flown={flown}
              fares={hasSide ? null : fares}
            />
          )
        }
        {...open}
        fresh={fresh}
        onDropFound={onDropFound}
        draft={draft}
        onDecide={controls.onDecide}
        beyond={step === null && trip.veiled ? <VeiledDays trip={trip} /> : null}
        onAdd={to.addTo}
        onFindStay={to.findStay}
        onFindFlights={() => onStep('flights')}
        {...stays}
        onOwnBooking={(date) => to.addTo(date, { show: 'flight' })}
        onMap={hasSide ? onMap : undefined}
        renderMap={(date) => <DayMap trip={trip} day={date} />}
      />
      {step === null ? <Spent trip={trip} /> : null}
    </>
  )
  return (
    // On a phone the finder replaces the head.
    <div
      {...(step === null ? { 'data-days': '' } : { 'data-finding': '' })}
      className={styles.page}
    >
      <Head trip={settled} hasNext={hasSide && step === null} onChange={to.onChange} />
      {line}
      <Disagreements tripId={trip.id} />
      <FinderDays>
        <div className={styles.canvas}>
          <Tabs
            label={text.steps}
            look="steps"
            className={styles.tabs}
            value={chosen === 'flights' ? null : (chosen ?? 'activities')}
            onValueChange={(id) => onStep(id as StepId)}
            onAgain={(id) => onStep(chosen === null ? (id as StepId) : null)}
            beside={
              <BoardTools
                trip={trip}
                edits={edits}
                findings={findings}
                selecting={chosenStops !== undefined}
                onSelect={select}
                guiding={guiding}
                onGuide={turnGuide}
                onKeys={() => setShowsKeys(true)}
                onShow={() => step !== null && onStep(null)}
              />
            }
            items={tripSteps({ trip }).map((item) => ({ ...item, content }))}
          />
          {guiding && trip.version !== unsentVersion ? (
            <Guide trip={trip} controls={controls} isSheet={!hasSide} onClose={turnGuide} />
          ) : chosenStops && step === null && !hasSide ? null : (
            <Side
              {...{ day, asked, ...side }}
              trip={settled}
              instead={fares}
              isFinding={step !== null}
            />
          )}
        </div>
      </FinderDays>
      {step !== null ? <VeiledDays trip={trip} /> : !hasSide && <TripDeadlines trip={settled} />}
      {booking}
      <CanvasKeys
        isShown={showsKeys}
        onShow={setShowsKeys}
        onFind={() => onStep('activities')}
        onGuide={turnGuide}
      />
    </div>
  )
}
