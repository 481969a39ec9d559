import { Plus, Route } from 'lucide-react'
import { type CSSProperties, Fragment, memo, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { KindSign } from '#design/kind-tile/kind-sign.tsx'
import type { Finding, ItemView } from '#features/trips/web/index.ts'
import { BoardCard } from './board-card.tsx'
import { type BoardDraft, DraftRow, type DraftStop } from './draft-stop.tsx'
import styles from './board.module.css'
import { changesIn } from './draft-changes.ts'
import { Lines } from './day-lines.tsx'
import { LegLine } from './leg-line.tsx'
import { NoFlight, type PricedStub, Stub } from './flight-stub.tsx'
import { costOf } from './item-words.ts'
import type { ColumnId } from './place-items.ts'
import { FindingList } from './finding-list.tsx'
import { boardText, columnText, dayText as text, stopText } from './messages.ts'
import { OpenTimeNote } from './open-time-note.tsx'
import { useNearView } from './use-near-view.ts'

/** Of one day. */
export interface DayDraft {
  readonly marks: BoardDraft['marks']
  readonly comes: readonly DraftStop[]
  /** Its stops and where it leads as it would be; undefined where the draft leaves it alone. */
  readonly after: { readonly items: readonly ItemView[]; readonly way: string } | undefined
}

export interface BoardColumnProps {
  readonly day: ColumnId
  /** "Mon 12 Apr", or "Ideas". */
  readonly heading: string
  /** From 1; undefined for the ideas. */
  readonly number: number | undefined
  readonly items: readonly ItemView[]
  /** Where the day is spent; empty if unknown. */
  readonly area: string
  /** "3 stops, 2.4 km"; empty for a day without a place on the map. */
  readonly way: string
  /** Lines before the stops: arrivals and stay. */
  readonly above: string
  /** Lines after the stops: departure, and nights without or with two stays. */
  readonly below: string
  /** Ride from the airport after the landing, and to it before the take-off. */
  readonly arrival: string
  readonly leaving: string
  readonly findings: readonly Finding[]
  readonly stubs: readonly PricedStub[]
  /** True on the first day of a trip without an outbound flight. */
  readonly isWayOpen: boolean
  /** Travel from each stop to the next, one line each. */
  readonly legs: string
  /** Suggestion for open time; empty if none. */
  readonly open: string
  /** Draft changes of this day: marks on stops, and added stops. */
  readonly draft: DayDraft
  /** The finder covers the stops. */
  readonly isCovered: boolean
  /** Just opened by a payment. */
  readonly isFresh: boolean
  /** Drop index among the items that aren't dragged. */
  readonly target: number | undefined
  /** Time after the drop; null if unknown. */
  readonly landing: string | null
  readonly lifted: ReadonlySet<string>
  readonly selected: ReadonlySet<string>
  readonly selecting: boolean
  readonly unsaved: ReadonlySet<string>
  /** Always render; large trips render only visible days. */
  readonly always: boolean
  /** Visible when the board opens, so it renders without waiting for the observer. */
  readonly first: boolean
}

/** Said where a figure of a day is the draft's. */
const ofDraft = (isOfDraft: boolean) =>
  isOfDraft ? <span className="visually-hidden">{columnText.withDraft} </span> : null

/** What the stops cost; with a draft, what they would. */
function Cost({
  items,
  after = items,
}: {
  readonly items: readonly ItemView[]
  readonly after: readonly ItemView[] | undefined
}) {
  if (items.length === 0 && after.length === 0) return null
  const cost = costOf(after)
  const isOfDraft = cost !== costOf(items)
  return (
    <p className={styles.cost} data-with={isOfDraft ? '' : undefined}>
      {ofDraft(isOfDraft)}
      {cost}
    </p>
  )
}

function Head({ number, heading, items, area, day, way, draft }: BoardColumnProps) {
  const changes = changesIn(items, draft.marks, draft.comes)
  const led = draft.after ? draft.after.way : way
  return (
    <div className={styles.head} data-head="">
      {number === undefined ? null : (
        <span className={styles.circle} aria-hidden="true">
          {number}
        </span>
      )}
      <div className={styles.title}>
        <h2 className={styles.date}>{heading}</h2>
        <p className={styles.area} title={area || undefined}>
          {changes > 0
            ? columnText.changes(changes)
            : number === undefined
              ? columnText.noDay
              : area}
        </p>
      </div>
      <Cost items={items} after={draft.after?.items} />
      {led ? (
        <button
          type="button"
          data-map={day ?? ''}
          data-on-paper=""
          data-with={led === way ? undefined : ''}
          className={styles.way}
          title={led}
        >
          <KindSign kind="map" size={18} />
          <span>
            {ofDraft(led !== way)}
            {led}
          </span>
        </button>
      ) : null}
    </div>
  )
}

function Cards(
  props: BoardColumnProps & { readonly notes: ReadonlyMap<string, readonly Finding[]> },
) {
  const { items, target, landing, lifted, selected, selecting, unsaved, notes } = props
  const others = items.filter(({ id }) => !lifted.has(id))
  /** Id of the item after the drop position. */
  const next = target === undefined ? undefined : others[target]?.id
  const legs = props.legs.split('\n')
  const { marks, comes } = props.draft
  const before = comesBefore(items, comes)
  return (
    <ol className={styles.cards}>
      {items.map((item, at) => (
        <Fragment key={item.id}>
          {item.id === next ? <Gap time={landing} /> : null}
          {before.get(item.id)?.map((stop) => (
            <DraftRow key={stop.index} stop={stop} />
          ))}
          {notes.has(item.id) ? (
            <li>
              <FindingList findings={notes.get(item.id)} label={text.notes} />
            </li>
          ) : null}
          <BoardCard
            item={item}
            lifted={lifted.has(item.id)}
            selected={selected.has(item.id)}
            selecting={selecting}
            unsaved={unsaved.has(item.id)}
            draft={openKind(marks.get(item.id))}
          />
          <Marked stop={marks.get(item.id)} />
          {legs[at] ? <LegLine as="li" line={legs[at]} /> : null}
        </Fragment>
      ))}
      {before.get('')?.map((stop) => (
        <DraftRow key={stop.index} stop={stop} />
      ))}
      {target !== undefined && next === undefined ? <Gap time={landing} /> : null}
    </ol>
  )
}

/** A stop whose change was rejected looks as it did. */
const openKind = (stop: DraftStop | undefined) =>
  stop?.verdict === 'rejected' ? undefined : stop?.isGhost ? 'ghost' : stop?.kind

const Marked = ({ stop }: { readonly stop: DraftStop | undefined }) =>
  stop ? <DraftRow stop={stop} /> : null

/** Added stops by the id of the next later stop; '' for the end. */
const comesBefore = (items: readonly ItemView[], comes: readonly DraftStop[]) =>
  Map.groupBy(
    comes,
    ({ time }) => items.find((item) => time !== '' && (item.time ?? '') > time)?.id ?? '',
  )

/** Findings by the last stop concerned; '' for the day. */
function notesOf(findings: readonly Finding[], items: readonly ItemView[]) {
  const order = new Map(items.map(({ id }, at) => [id, at]))
  return Map.groupBy(findings, ({ itemIds }) => {
    const last = Math.max(-1, ...itemIds.map((id) => order.get(id) ?? -1))
    return items[last]?.id ?? ''
  })
}

const Gap = ({ time }: { readonly time: string | null }) => (
  <li data-gap="" className={styles.gap} aria-hidden="true">
    {stopText.drop(time)}
  </li>
)

/** More notes than this are shown on demand. */
const notesAtFirst = 3

/** Placeholder of an off-screen day with its counts. */
const Folded = ({ items, findings }: BoardColumnProps) => (
  <div className={styles.body}>
    {findings.length > 0 ? (
      <p data-severity={findings[0]?.severity} tabIndex={-1}>
        {text.folded(findings.length)}
      </p>
    ) : null}
    <p className={styles.folded} style={{ '--stops': items.length } as CSSProperties}>
      {columnText.stops(items.length)}
    </p>
  </div>
)

/** Content of a day below its head. */
function Body(props: BoardColumnProps) {
  const { day, number, items, findings, target, stubs, isWayOpen } = props
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? findings : findings.slice(0, notesAtFirst)
  const notes = notesOf(shown, items)
  const empty = number === undefined ? columnText.noIdeas : columnText.noStops
  const [out, back] = [
    stubs.filter(({ direction }) => direction === 'out'),
    stubs.filter(({ direction }) => direction === 'back'),
  ]
  const shownStub = (stub: PricedStub) => (
    <Stub
      key={stub.itemId}
      stub={stub}
      isOut={openKind(props.draft.marks.get(stub.itemId)) === 'out'}
    />
  )
  return (
    <div className={styles.body}>
      <Lines text={props.above} />
      {isWayOpen ? <NoFlight /> : null}
      {out.map(shownStub)}
      {props.arrival ? <LegLine line={props.arrival} /> : null}
      <FindingList findings={notes.get('')} label={text.notes} />
      {findings.length > shown.length ? (
        <Button look="quiet" size="small" onClick={() => setIsWhole(true)}>
          {text.moreNotes(findings.length - shown.length)}
        </Button>
      ) : null}
      <Cards {...props} notes={notes} />
      {items.length === 0 && target === undefined && stubs.length === 0 && props.open === '' ? (
        <p className={styles.hint}>{empty}</p>
      ) : null}
      {props.leaving ? <LegLine line={props.leaving} /> : null}
      {back.map(shownStub)}
      <Lines text={props.below} />
      <Button look="quiet" size="small" icon={Plus} data-add={day ?? ''} className={styles.add}>
        {number === undefined ? columnText.addIdea : columnText.addToDay(number)}
      </Button>
      {day !== null && props.open ? <OpenTimeNote words={props.open} day={day} /> : null}
      {number !== undefined && items.length > 1 ? (
        <Button
          look="quiet"
          size="small"
          icon={Route}
          data-best={day ?? ''}
          aria-label={columnText.bestOrder(number)}
          className={styles.best}
        >
          {columnText.best}
        </Button>
      ) : null}
    </div>
  )
}

/** Column of a day, or of the ideas. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { day, heading, number, always, first, target, isCovered } = props
  const [place, isNear] = useNearView(first)
  const isChanged = changesIn(props.items, props.draft.marks, props.draft.comes) > 0
  const isShown = always || isNear || isChanged || target !== undefined
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={number === undefined ? heading : boardText.day(number, heading)}
      data-day={day ?? ''}
      data-folded={isShown ? undefined : ''}
      data-fresh={props.isFresh ? '' : undefined}
      className={number === undefined ? styles.ideas : styles.day}
      style={{ '--at': 2 * (number ?? 1) - 1 } as CSSProperties}
    >
      <Head {...props} />
      {isCovered ? null : isShown ? <Body {...props} /> : <Folded {...props} />}
    </section>
  )
})
