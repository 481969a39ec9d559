import { Map as MapIcon, Plus, Route } from 'lucide-react'
import { type CSSProperties, Fragment, memo } from 'react'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { Finding, ItemView } from '#features/trips/web/index.ts'
import { BoardCard } from './board-card.tsx'
import styles from './board.module.css'
import { Lines } from './day-lines.tsx'
import { costOf } from './item-words.ts'
import type { ColumnId } from './place-items.ts'
import { FindingList } from './finding-list.tsx'
import { useNearView } from './use-near-view.ts'

export interface BoardColumnProps {
  readonly day: ColumnId
  /** "Mon 12 Apr", or "Ideas". */
  readonly heading: string
  /** From 1; undefined for the ideas. */
  readonly number: number | undefined
  readonly items: readonly ItemView[]
  /** In which place the day is; empty where a trip has one alone. */
  readonly place: string
  /** "3 stops, 2.4 km"; empty for a day without a place on the map. */
  readonly way: string
  /** Lines before the stops: arrivals, and where one sleeps. */
  readonly above: string
  /** Lines after them: the way home, and a night without a bed or with two. */
  readonly below: string
  readonly findings: readonly Finding[]
  /** Where the dragged items would land, among the items that are not dragged. */
  readonly target: number | undefined
  /** The time it would get; null if unknown. */
  readonly landing: string | null
  readonly lifted: ReadonlySet<string>
  readonly selected: ReadonlySet<string>
  readonly selecting: boolean
  readonly unsaved: ReadonlySet<string>
  /** Small trips are rendered whole; of large ones only the visible days and those around them. */
  readonly always: boolean
  /** Visible when the board opens, so it renders without waiting for the observer. */
  readonly first: boolean
}

/** The place of a day, and its districts as far as its items name them. */
const areaOf = (items: readonly ItemView[], place: string): string => {
  const areas = items
    .filter(({ nights, location }) => nights === null && location !== '')
    .map(({ location }) => location.split(',')[0] ?? '')
  const districts = [...new Set(areas)].filter((area) => area !== place)
  return [...(place ? [place] : []), ...districts].slice(0, 2).join(', ')
}

function Head({ number, heading, items, place, day, way }: BoardColumnProps) {
  return (
    <div className={styles.head}>
      {number === undefined ? null : (
        <span className={styles.circle} aria-hidden="true">
          {number}
        </span>
      )}
      <div className={styles.title}>
        <h2 className={styles.date}>{heading}</h2>
        <p className={styles.area}>
          {number === undefined ? 'Without a day' : areaOf(items, place)}
        </p>
      </div>
      <p className={styles.cost}>{costOf(items)}</p>
      {way ? (
        <button type="button" data-map={day ?? ''} data-on-paper="" className={styles.way}>
          <Icon of={MapIcon} />
          {way}
        </button>
      ) : null}
    </div>
  )
}

function Cards(props: BoardColumnProps) {
  const { items, target, landing, lifted, selected, selecting, unsaved } = props
  const others = items.filter(({ id }) => !lifted.has(id))
  /** The item before which the dragged ones would land. */
  const next = target === undefined ? undefined : others[target]?.id
  return (
    <ol className={styles.cards}>
      {items.map((item) => (
        <Fragment key={item.id}>
          {item.id === next ? <Gap time={landing} /> : null}
          <BoardCard
            item={item}
            lifted={lifted.has(item.id)}
            selected={selected.has(item.id)}
            selecting={selecting}
            unsaved={unsaved.has(item.id)}
          />
        </Fragment>
      ))}
      {target !== undefined && next === undefined ? <Gap time={landing} /> : null}
    </ol>
  )
}

const Gap = ({ time }: { readonly time: string | null }) => (
  <li data-gap="" className={styles.gap} aria-hidden="true">
    {time === null ? 'Drop here' : `Drop here, ${time}`}
  </li>
)

/** A day with its stops, or the column of ideas. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { day, heading, number, items, findings, always, first, target } = props
  const [place, isNear] = useNearView(first)
  const shown = always || isNear || target !== undefined
  const empty = number === undefined ? 'Ideas without a day go here.' : 'Nothing planned.'
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={number === undefined ? heading : `Day ${number}, ${heading}`}
      data-day={day ?? ''}
      data-folded={shown ? undefined : ''}
      className={number === undefined ? styles.ideas : styles.day}
    >
      <Head {...props} />
      <Lines text={props.above} />
      <FindingList findings={findings} label="What does not fit" />
      {shown ? (
        <Cards {...props} />
      ) : (
        <p className={styles.folded} style={{ '--stops': items.length } as CSSProperties}>
          {items.length} {items.length === 1 ? 'stop' : 'stops'}
        </p>
      )}
      {items.length === 0 && target === undefined ? <p className={styles.hint}>{empty}</p> : null}
      <Lines text={props.below} />
      <Button look="quiet" size="small" icon={Plus} data-add={day ?? ''} className={styles.add}>
        {number === undefined ? 'Add an idea' : `Add to day ${number}`}
      </Button>
      {day !== null && items.filter(({ nights }) => nights === null).length > 1 ? (
        <Button look="quiet" size="small" icon={Route} data-best={day} className={styles.add}>
          {`Best order for day ${number}`}
        </Button>
      ) : null}
    </section>
  )
})
