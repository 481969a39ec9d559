import { CheckSquare, Redo2, Undo2 } from 'lucide-react'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button } from '#design/button/button.tsx'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import {
  allItems,
  type Finding,
  type ItemView,
  placeOfDay,
  type TripView,
} from '#features/trips/web/index.ts'
import { type DayLines, dayLines } from '#features/trips/domain/day-lines.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { useMedia } from '#platform/web/use-media.ts'
import { BoardColumn } from './board-column.tsx'
import styles from './board.module.css'
import { DayStrip } from './day-strip.tsx'
import { BoardDialogs, type Opened } from './board-dialogs.tsx'
import { type ColumnId, columnItems, placeItems } from './place-items.ts'
import { waysOf } from './ways-of-days.ts'
import { SelectionBar } from './selection-bar.tsx'
import { fixSteps, type Mend } from './fix-edits.ts'
import { landingTime, useBoardDrag } from './use-board-drag.ts'
import { type BoardEdits, useBoardEdits } from './use-board-edits.ts'
import { FindingList, fixKey } from './finding-list.tsx'
import { useSteadyLists } from './use-steady-lists.ts'
import { useStepKeys } from './use-step-keys.ts'
import { ofTrip, useFindings } from './use-findings.ts'
import { useUnsaved } from './use-unsaved.ts'

/** Larger trips render only the visible days. */
const smallTrip = 80
const nothing: ReadonlySet<string> = new Set()
/** This many days side by side need no navigation. */
const inSightAtOnce = 3
/** Days visible when the board opens, side by side and stacked. */
const firstInSight = { wide: 4, narrow: 2 } as const

interface DayBoardProps {
  readonly trip: TripView
  /** Renders the map of a day. */
  readonly renderMap: (day: string) => ReactNode
}

const dayOf = (value: string | undefined): ColumnId => (value ? value : null)

function Toolbar(props: {
  readonly edits: BoardEdits
  readonly selecting: boolean
  readonly onSelect: () => void
}) {
  const { edits, selecting, onSelect } = props
  return (
    <div className={styles.tools}>
      <IconButton icon={Undo2} label="Undo" disabled={!edits.undo} onClick={edits.undo} />
      <IconButton icon={Redo2} label="Redo" disabled={!edits.redo} onClick={edits.redo} />
      <Button
        look="quiet"
        size="small"
        icon={CheckSquare}
        aria-pressed={selecting}
        onClick={onSelect}
      >
        Select
      </Button>
    </div>
  )
}

/** What was clicked on the board: one listener serves all cards. */
function pressedOf({ target }: MouseEvent): Opened | undefined {
  if (!(target instanceof Element)) return undefined
  const at = target.closest<HTMLElement>('[data-face], [data-add], [data-map]')
  if (!at) return undefined
  const { add, map } = at.dataset
  if (add !== undefined) return { kind: 'new', day: dayOf(add) }
  if (map !== undefined) return { kind: 'map', day: dayOf(map) }
  const id = at.closest<HTMLElement>('[data-stop]')?.dataset['stop']
  return id === undefined ? undefined : { kind: 'item', id }
}

/** The mend that was clicked. */
function mendOf(
  { target }: MouseEvent,
  findings: ReadonlyMap<string, readonly Finding[]>,
): Mend | undefined {
  if (!(target instanceof Element)) return undefined
  const key = target.closest<HTMLElement>('[data-mend]')?.dataset['mend']
  const day = target.closest<HTMLElement>('[data-day]')?.dataset['day'] ?? ''
  return findings
    .get(day)
    ?.flatMap((one) => one.fixes.filter((_, at) => fixKey(one, at) === key))
    .at(0)
}

/** The stops of every column; the ideas have an empty key. */
const listsOf = (trip: TripView): ReadonlyMap<string, readonly ItemView[]> =>
  new Map([['', trip.unscheduled], ...trip.days.map(({ date, items }) => [date, items] as const)])

/** The id of the stop whose grip has the focus. */
const gripOf = (target: EventTarget): string | undefined =>
  target instanceof Element
    ? target.closest('[data-grip]')?.closest<HTMLElement>('[data-stop]')?.dataset['stop']
    : undefined

const takeKey = (event: KeyboardEvent, onGripKey: (id: string, key: string) => boolean): void => {
  const id = gripOf(event.target)
  if (id && onGripKey(id, event.key)) event.preventDefault()
}

/** Returns one shared empty set for columns without matches, so that they do not rerender. */
const withinOf = (set: ReadonlySet<string>, items: readonly ItemView[]): ReadonlySet<string> =>
  items.some(({ id }) => set.has(id)) ? set : nothing

/** As text, so that a column whose words stay the same does not rerender. */
const wordsOf = (lines: DayLines | undefined) => ({
  above: lines?.head.join('\n') ?? '',
  below: lines?.foot.join('\n') ?? '',
})

/** The days of a trip side by side, or stacked on a phone, with the column of ideas. */
export function DayBoard({ trip, renderMap }: DayBoardProps) {
  const root = useRef<HTMLDivElement>(null)
  const wide = useMedia('(min-width: 47.5em)')
  const onPaper = useMedia('print')
  const ideasFirst = wide && !onPaper
  const edits = useBoardEdits(trip)
  const [selection, setSelection] = useState<ReadonlySet<string>>()
  const selected = selection ?? nothing
  const [opened, setOpened] = useState<Opened>()
  const { drag, onGripKey, release } = useBoardDrag({ root, trip, selected, edits })
  const findings = useFindings(trip)
  const unsaved = useUnsaved(trip.id)
  const [ways, lines] = useMemo(() => [waysOf(trip), dayLines(trip, allItems(trip))], [trip])
  useStepKeys(edits)
  const chosen = allItems(trip).filter(({ id }) => selected.has(id))

  const mend = (meant: Mend): void => edits.apply(fixSteps(trip, meant))
  const onClick = (event: MouseEvent): void => {
    const meant = mendOf(event, findings)
    if (meant) return mend(meant)
    const pressed = pressedOf(event)
    if (pressed?.kind !== 'item') return pressed && setOpened(pressed)
    if (!selection && !event.ctrlKey && !event.metaKey && !event.shiftKey) return setOpened(pressed)
    const next = new Set(selected)
    if (!next.delete(pressed.id)) next.add(pressed.id)
    setSelection(next)
  }
  const moveTo = (day: ColumnId, moved: readonly ItemView[]): void => {
    const others = columnItems(trip, day).filter((item) => !moved.includes(item))
    const place = day === null ? 'Ideas' : formatDayShort(day)
    const what = moved.length === 1 ? (moved[0]?.name ?? '') : `${moved.length} stops`
    edits.edit(placeItems(trip, moved, { day, index: others.length }), `${what} moved to ${place}`)
    setSelection(selection ? nothing : undefined)
  }
  const columns = useSteadyLists(
    useMemo(() => listsOf(trip), [trip]),
    Object.is,
  )

  const column = (day: ColumnId, index: number) => {
    const own = columns.get(day ?? '') ?? noItems
    const target = drag?.target.day === day ? drag.target.index : undefined
    return (
      <BoardColumn
        key={day ?? 'ideas'}
        day={day}
        heading={day === null ? 'Ideas' : formatDayShort(day)}
        number={day === null ? undefined : index + 1}
        items={own}
        place={placeShown(trip, day)}
        {...wordsOf(lines.get(day ?? ''))}
        way={ways.get(day ?? '') ?? ''}
        findings={findings.get(day ?? '') ?? none}
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
  const ideas = column(null, -1)
  const days = trip.days.map(({ date }, index) => column(date, index))
  return (
    <section className={styles.board} aria-label="Day board">
      <Toolbar
        edits={edits}
        selecting={selection !== undefined}
        onSelect={() => setSelection(selection ? undefined : nothing)}
      />
      <p id="board-keys" className="visually-hidden">
        Space lifts a stop, arrows move it within its day and to other days, Space drops it, Escape
        puts it back.
      </p>
      <p role="status" className="visually-hidden">
        {edits.said}
      </p>
      {trip.days.length > (wide ? inSightAtOnce : 1) ? (
        <DayStrip startDate={trip.startDate} count={trip.days.length} wide={wide} board={root} />
      ) : null}
      <FindingList findings={findings.get(ofTrip)} label="About the whole trip" onMend={mend} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens for the buttons inside */}
      <div
        ref={root}
        className={styles.columns}
        data-carrying={drag ? '' : undefined}
        onClick={onClick}
        onKeyDown={(event) => takeKey(event, onGripKey)}
        onBlur={(event) => {
          // Tab and a click elsewhere drop an item lifted by keyboard where it was.
          if (event.target.dataset['grip'] !== undefined && !document.querySelector('[data-ghost]'))
            release()
        }}
      >
        {ideasFirst ? [ideas, ...days] : [...days, ideas]}
      </div>
      {selection ? (
        <SelectionBar
          trip={trip}
          count={chosen.length}
          onMove={(day) => moveTo(day, chosen)}
          onRemove={() => {
            edits.remove(chosen)
            setSelection(nothing)
          }}
          onDone={() => setSelection(undefined)}
        />
      ) : null}
      <BoardDialogs
        opened={opened}
        trip={trip}
        edits={edits}
        renderMap={renderMap}
        onClose={() => setOpened(undefined)}
      />
    </section>
  )
}

/** Where the day is, where a trip has several places. */
const placeShown = (trip: TripView, day: ColumnId): string =>
  day === null || trip.destinations.length < 2 ? '' : (placeOfDay(trip, day)?.name ?? '')

const none: readonly Finding[] = []
const noItems: readonly ItemView[] = []
