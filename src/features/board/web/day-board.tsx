import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useMemo,
  useRef,
  useState,
} from 'react'
import { classNames } from '#design/class-names.ts'
import { areasOf, type Finding, type ItemView, type TripView } from '#features/trips/web/index.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { useMedia } from '#platform/web/use-media.ts'
import { BoardColumn, type DayDraft } from './board-column.tsx'
import styles from './board.module.css'
import { useBoardData, useDrafted, wordsOf } from './board-data.ts'
import { answerClick } from './board-clicks.ts'
import { changesIn } from './draft-changes.ts'
import pager from './day-pager.module.css'
import goesOn from './goes-on.module.css'
import { DayStrip } from './day-strip.tsx'
import type { BoardDraft } from './draft-stop.tsx'
import { FlightBars, flightLanes } from './flight-bar.tsx'
import type { PricedStub } from './flight-stub.tsx'
import { StayBars } from './stay-bars.tsx'
import type { KnownPlaceOf } from './about-stop.tsx'
import { BoardDialogs, type Opened, type RenderStay } from './board-dialogs.tsx'
import type { ColumnId } from './place-items.ts'
import { foundDrop } from './found-drop.ts'
import { FoundDays } from './found-days.tsx'
import { keepFromClicking, partOf, takeKey } from './board-keys.ts'
import { BoardSelection } from './board-selection.tsx'
import { fixSteps, type Mend } from './fix-edits.ts'
import { anywhere, oneDay } from './drag-sensor.ts'
import { type Drag, landingTime, useBoardDrag } from './use-board-drag.ts'
import type { BoardEdits } from './use-board-edits.ts'
import { FindingList } from './finding-list.tsx'
import { boardText, dayText as text } from './messages.ts'
import type { OpenSight, OpenTime } from '../domain/open-time.ts'
import { openTimeWords } from './open-time-note.tsx'
import { useStayDrag } from './use-stay-drag.ts'
import { StuckHeads } from './stuck-heads.tsx'
import { useDayPager } from './use-day-pager.ts'
import { useStepKeys } from './use-step-keys.ts'
import { ofTrip } from './use-findings.ts'
import { useUnsaved } from './use-unsaved.ts'

/** Larger trips render only the visible days. */
const smallTrip = 80
const nothing: ReadonlySet<string> = new Set()
/** Days visible when the board opens, or about to be: of several at once, and one by one. */
const firstInSight = { wide: 6, narrow: 2 } as const

/** Days of which each is in sight or begins to be: a strip would name them twice. */
const atHand = 5

/** Whether several days are seen at once, and how many. */
function useDaysInSight(days: number) {
  const wide = useMedia('(min-width: 47.5em)')
  const fitsFive = useMedia('(min-width: 80em)')
  const inSight = wide ? (fitsFive ? 5 : 3) : 1
  // Half a day more shows that the days go on; beside three there is no room for the days that wait.
  return { wide, inSight, halves: days > inSight ? 6.5 : 6, isBeside: inSight !== 3 }
}

interface AboveProps {
  readonly trip: TripView
  readonly notes: readonly Finding[]
  readonly wide: boolean
  /** How many days are seen at once. */
  readonly inSight: number
  readonly drag: Drag | undefined
  readonly board: RefObject<HTMLElement | null>
  /** Changes of a draft in each day and in the ideas. */
  readonly changes: string
  readonly onMend: (meant: Mend) => void
}

/** What stands above the days: notes of the whole trip, and the way to each. */
const Above = ({ trip, notes, wide, inSight, drag, board, changes, onMend }: AboveProps) => (
  <>
    {/* Nothing comes between the dates of a phone and the stays that hang from them. */}
    <FindingList findings={notes} label={boardText.ofTrip} onMend={onMend} />
    {trip.days.length > (wide ? atHand : inSight) ? (
      <DayStrip
        startDate={trip.startDate}
        count={trip.days.length}
        veiled={trip.veiled?.days.length ?? 0}
        wide={wide}
        isCarrying={drag !== undefined}
        over={drag?.target.index === anywhere ? (drag.target.day ?? '') : undefined}
        board={board}
        changes={changes}
      />
    ) : null}
  </>
)

interface BelowProps extends Pick<AboveProps, 'trip' | 'board' | 'onMend'> {
  readonly finder: ReactNode
  readonly hints: readonly Finding[]
  readonly hasEstimates: boolean
}

/** What stands below the days: hints, and what an estimate is; or the finder. */
const Below = ({ trip, board, finder, hints, hasEstimates, onMend }: BelowProps) =>
  finder === null ? (
    <>
      <FindingList findings={hints} label={boardText.hintsOfTrip} onMend={onMend} />
      {hasEstimates ? <p className="mute small">{text.estimates}</p> : null}
    </>
  ) : (
    <>
      {finder}
      <FoundDays board={board} startDate={trip.startDate} count={trip.days.length} />
    </>
  )

export interface DayBoardProps {
  readonly trip: TripView
  readonly edits: BoardEdits
  readonly findings: ReadonlyMap<string, readonly Finding[]>
  /** The selected stops; undefined while nothing is being selected. */
  readonly selection: ReadonlySet<string> | undefined
  readonly onSelection: (selection: ReadonlySet<string> | undefined) => void
  /** Draft changes, not saved. */
  readonly draft?: BoardDraft | undefined
  readonly onDecide?: (index: number, verdict: 'accepted' | 'rejected') => void
  /** Rendered instead of the stops. */
  readonly finder: ReactNode
  /** What is looked for there: its bars stand under the dates. */
  readonly seeks?: 'flights' | undefined
  /** Suggestions for open time, by day. */
  readonly openTimes?: ReadonlyMap<string, OpenTime<OpenSight>> | undefined
  /** Adds the suggestion of a day. */
  readonly onFill: (day: string) => void
  /** Number of the first of the days that were just opened; outlined. */
  readonly fresh: number | undefined
  /** Called when a finder result is dropped on a day. */
  readonly onDropFound: (day: string) => void
  /** Stands beside the last day: the days that wait. */
  readonly beyond: ReactNode
  /** Opens what adds to a day. */
  readonly onAdd: (day: string) => void
  readonly onFindStay: (day: string) => void
  readonly onFindFlights: () => void
  readonly onOwnBooking: (day: string) => void
  /** Shows the booking of a stay that was booked here. */
  readonly onBooking: (item: ItemView) => void
  /** Shows a day on the side map; undefined without one. */
  readonly onMap: ((day: string) => void) | undefined
  /** Renders the map of a day. */
  readonly renderMap: (day: string) => ReactNode
  readonly renderStay: RenderStay
  /** What is known of a stop's place. */
  readonly placeOf: KnownPlaceOf
}

/** Returns one shared empty set for columns without matches, so that they do not rerender. */
const withinOf = (set: ReadonlySet<string>, items: readonly ItemView[]): ReadonlySet<string> =>
  items.some(({ id }) => set.has(id)) ? set : nothing

/** Bars of stays that stand one below the other, those of a draft too. */
const stayLanes = ({ lanes }: { readonly lanes: number }, draft: BoardDraft | undefined): number =>
  Math.max(1, lanes + (draft?.bars.length ?? 0))

/** Hidden description of the board's keys, and what an edit says. */
const Spoken = ({ said }: { readonly said: string }) => (
  <>
    <p id="board-keys" className="visually-hidden">
      {text.keys}
    </p>
    <p role="status" className="visually-hidden">
      {said}
    </p>
  </>
)

/** What stands beside the last day, as wide as two. */
const Beyond = ({ days, children }: { readonly days: number; readonly children: ReactNode }) =>
  children ? (
    <div className={styles.beyond} style={{ '--at': 2 * days + 1 } as CSSProperties}>
      {children}
    </div>
  ) : null

/** The days of a trip side by side, on a phone one at a time, with the ideas below them. */
export function DayBoard(props: DayBoardProps) {
  const { trip, edits, draft, findings, selection, onSelection, finder, renderMap } = props
  const board = useRef<HTMLElement>(null)
  const { wide, inSight, halves, isBeside } = useDaysInSight(trip.days.length)
  const onPaper = useMedia('print')
  const [opened, setOpened] = useState<Opened>()
  const selected = selection ?? nothing
  const { drag, onStopKey, release } = useBoardDrag({ root: board, trip, selected, edits })
  const unsaved = useUnsaved(trip.id)
  const stays = useStayDrag(trip, edits)
  const { columns, ways, lines, stubs, bars, isWayOpen, ...data } = useBoardData(trip, stays.drag)
  const areas = useMemo(() => areasOf(trip, columns), [trip, columns])
  const drafted = useDrafted(draft)
  useStepKeys(edits)
  const isOne = !wide && finder === null && !onPaper
  useDayPager(board, isOne ? namesOf(trip, props.beyond) : undefined)
  const mend = (meant: Mend): void => edits.apply(fixSteps(trip, meant))
  const onClick = (event: MouseEvent): void =>
    answerClick(event, { ...props, onDecide: props.onDecide, mend, setOpened })
  const column = (day: ColumnId, index: number) => {
    const own = columns.get(day ?? '') ?? noItems
    const target = gapIn(drag, day)
    return (
      <BoardColumn
        key={day ?? 'ideas'}
        day={day}
        heading={day === null ? 'Ideas' : formatDayShort(day)}
        number={day === null ? undefined : index + 1}
        items={own}
        area={areas.get(day ?? '') ?? ''}
        {...wordsOf(lines.get(day ?? ''), data.rides.get(day ?? ''), ways.get(day ?? ''))}
        way={ways.get(day ?? '')?.words ?? ''}
        findings={findings.get(day ?? '') ?? none}
        stubs={stubs.get(day ?? '') ?? noStubs}
        isWayOpen={isWayOpen && index === 0}
        legs={data.legs.get(day ?? '') ?? ''}
        open={openTimeWords(props.openTimes?.get(day ?? ''))}
        draft={draftOf(draft, day, idsIn(own, stubs.get(day ?? '')), drafted?.(day ?? ''))}
        isCovered={finder !== null && !onPaper}
        isFresh={props.fresh !== undefined && index + 1 >= props.fresh}
        target={target}
        landing={drag && target !== undefined ? landingTime(trip, drag) : null}
        lifted={drag ? withinOf(drag.ids, own) : nothing}
        selected={withinOf(selected, own)}
        selecting={selection !== undefined}
        unsaved={withinOf(unsaved, own)}
        always={onPaper || trip.itemCount <= smallTrip}
        first={index < (wide ? firstInSight.wide : firstInSight.narrow) && (wide || day !== null)}
      />
    )
  }
  const isFlown = props.seeks === 'flights'
  const lanes = isFlown ? flightLanes(stubs) : stayLanes(bars, draft)
  const bands = isFlown ? (
    <FlightBars stubs={stubs} days={trip.days.length} />
  ) : (
    <StayBars {...{ bars, trip, edits, draft }} {...stays} onFindStay={props.onFindStay} />
  )
  const covered = finder === null ? undefined : ''
  const ofWhole = splitHints(findings.get(ofTrip) ?? none)
  return (
    <section
      ref={board}
      className={styles.board}
      aria-label={boardText.label}
      data-carrying={drag ? '' : undefined}
      {...foundDrop(props.onDropFound)}
    >
      <Spoken said={edits.said} />
      {finder === null ? (
        <Above
          {...{ trip, wide, inSight, drag, board, onMend: mend }}
          changes={changesByDay(trip, columns, draft)}
          notes={ofWhole.notes}
        />
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens for the buttons inside */}
      <div
        className={classNames(styles.columns, goesOn.columns)}
        onClick={onClick}
        onKeyDown={(event) => {
          const selecting = selection !== undefined
          takeKey(event, { onStopKey, isLifted: drag !== undefined, selecting })
        }}
        onKeyUp={keepFromClicking}
        onBlur={(event) => {
          // Tab and a click elsewhere drop an item lifted by keyboard where it was.
          if (partOf(event.target) && !document.querySelector('[data-ghost]')) release()
        }}
      >
        <StuckHeads isOn={wide && finder === null} {...{ trip, halves, board }} />
        {wide ? null : <div {...{ 'data-covered': covered, className: pager.bands }}>{bands}</div>}
        <div
          className={classNames(styles.days, pager.days)}
          data-scroller={wide ? '' : oneDay}
          data-covered={covered}
          style={{ '--lanes': lanes, '--halves': halves } as CSSProperties}
        >
          {wide ? bands : null}
          {trip.days.map(({ date }, index) => column(date, index))}
          <Beyond days={trip.days.length}>{isBeside ? props.beyond : null}</Beyond>
        </div>
        {isBeside ? null : props.beyond}
        {finder === null || onPaper ? column(null, -1) : null}
      </div>
      <Below
        {...{ trip, board, finder, onMend: mend }}
        hints={ofWhole.hints}
        hasEstimates={data.hasEstimates}
      />
      {selection && finder === null ? (
        <BoardSelection {...{ trip, edits, selection }} onSelection={onSelection} />
      ) : null}
      <BoardDialogs
        {...{ opened, trip, edits, renderMap, onOpen: setOpened }}
        renderStay={props.renderStay}
        placeOf={props.placeOf}
      />
    </section>
  )
}

/** Changes with the days that stand side by side. */
const namesOf = ({ startDate, days }: TripView, beyond: ReactNode): string =>
  [startDate, days.length, beyond === null].join(' ')

/** Index of the gap that a day shows; none while it is named in the strip of days. */
const gapIn = (drag: Drag | undefined, day: ColumnId): number | undefined =>
  drag?.target.day === day && drag.target.index !== anywhere ? drag.target.index : undefined

const noDraft: DayDraft = { marks: new Map(), comes: [], after: undefined }

/** Stops and flights of a day. */
const idsIn = (
  items: readonly ItemView[],
  stubs: readonly PricedStub[] = noStubs,
): readonly string[] => [...items.map(({ id }) => id), ...stubs.map(({ itemId }) => itemId)]

/** One shared empty draft for days that it leaves alone, so that they do not rerender. */
function draftOf(
  draft: BoardDraft | undefined,
  day: ColumnId,
  ids: readonly string[],
  after: DayDraft['after'],
): DayDraft {
  const comes = draft?.comes.get(day ?? '')
  const isMarked = ids.some((id) => draft?.marks.has(id))
  return draft && (comes || isMarked) ? { marks: draft.marks, comes: comes ?? [], after } : noDraft
}

/** "0 2 1": changes of a draft in each day and in the ideas; empty without a draft. */
function changesByDay(
  trip: TripView,
  columns: ReadonlyMap<string, readonly ItemView[]>,
  draft: BoardDraft | undefined,
): string {
  if (!draft) return ''
  return [...trip.days.map(({ date }) => date), '']
    .map((day) => changesIn(columns.get(day) ?? [], draft.marks, draft.comes.get(day) ?? []))
    .join(' ')
}

/** Splits findings: problems above the days, hints below. */
const splitHints = (all: readonly Finding[]) => ({
  notes: all.filter(({ severity }) => severity !== 'hint'),
  hints: all.filter(({ severity }) => severity === 'hint'),
})

const none: readonly Finding[] = []
const noItems: readonly ItemView[] = []
const noStubs: readonly PricedStub[] = []
