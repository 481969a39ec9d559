import { Map as MapIcon } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { classNames } from '#design/class-names.ts'
import { MapMark } from '#design/map-mark/map-mark.tsx'
import { createPortal } from 'react-dom'
import { carriedAs } from '#platform/web/carried.ts'
import { pointedAt } from '#platform/web/pointed-at.ts'
import { useAddress } from '#platform/web/use-address.ts'
import type { MapPlace, PlaceKind } from '../domain/map-place.ts'
import styles from './map-beside.module.css'
import { useMapSlot } from './map-slot.tsx'
import { mapBesideText } from './messages.ts'

/** Loads the map's code only when a map is opened. */
const ListMap = lazy(async () => ({ default: (await import('./list-map.tsx')).ListMap }))

type Spot = Pick<MapPlace, 'id' | 'name' | 'lat' | 'lng' | 'detail' | 'tag'>

interface MapBesideProps<T> {
  /** Accessible name of the map: "Map of the hotels". */
  readonly label: string
  readonly kind: PlaceKind
  /** Shows the number of results, on one line with the button. */
  readonly heading: ReactNode
  /** Sorting and filtering, on the same line. */
  readonly tools?: ReactNode
  /** Draws heading and tools elsewhere: the head of a finder that has a line for them. */
  readonly head?: ((tools: ReactNode) => ReactNode) | undefined
  /** Opened by the tools, below them. */
  readonly below?: ReactNode
  /** Called with the entry that is pointed at or focused, and with it and false afterwards. */
  readonly onPoint?: ((thing: T, isOn: boolean) => void) | undefined
  /** Makes entries draggable onto a day; called when a drag begins. */
  readonly onCarry?: ((thing: T) => void) | undefined
  /** True if the list contains invented businesses: a note beside the heading says so. */
  readonly sample?: boolean
  readonly things: readonly T[]
  /** What holds the one place in the trip that the others would take: above them. */
  readonly held?: readonly T[]
  /** True once another has taken its place: it keeps its row, not its heading. */
  readonly released?: boolean | undefined
  /** Below the others, under a heading of their own. */
  readonly far?: readonly T[]
  /** What a trip holds already, of which it takes many: below all. */
  readonly planned?: readonly T[]
  /** Shows more of the others and of the far ones. */
  readonly more?: ReactNode
  /** How many were found, where the list begins with some: the map says that it shows no more. */
  readonly all?: number | undefined
  /** Define it outside components: a new function recreates the markers. */
  readonly spotOf: (thing: T) => Spot
  /** What else is near: the stops of a trip. Keep it steady: a new list recreates the markers. */
  readonly also?: readonly MapPlace[] | undefined
  /** Wide rows one below the other, or narrow cards side by side. */
  readonly layout: 'rows' | 'cards'
  readonly children: (thing: T) => ReactNode
}

const nothing: readonly never[] = []

interface ListsProps<T> {
  readonly held: readonly T[]
  readonly released: boolean
  readonly things: readonly T[]
  readonly far: readonly T[]
  readonly planned: readonly T[]
  readonly more: ReactNode
  /** A list whose first entry has this number. */
  readonly list: (of: readonly T[], from: number) => ReactNode
}

/** The lists under their headings; what is offered alone needs none. */
function Lists<T>({ held, released, things, far, planned, more, list }: ListsProps<T>) {
  const group = (heading: string, of: readonly T[], from: number, ofTrip = false) =>
    of.length > 0 ? (
      <>
        {heading ? (
          <h3 className={classNames(styles.planned, ofTrip && styles.ofTrip)}>{heading}</h3>
        ) : null}
        {list(of, from)}
      </>
    ) : null
  const [afterHeld, afterThings] = [held.length, held.length + things.length]
  return (
    <div className={styles.lists}>
      {group(released ? mapBesideText.wasHeld : mapBesideText.held, held, 0, !released)}
      {group(held.length > 0 ? mapBesideText.others : '', things, afterHeld, true)}
      {group(mapBesideText.far, far, afterThings)}
      {more}
      {group(mapBesideText.planned, planned, afterThings + far.length)}
    </div>
  )
}

const anchorOf = (id: string): string => `found-${id}`

/** A list of results with an optional map (`map` in the URL), whose numbers or prices are on the cards. */
export function MapBeside<T>(props: MapBesideProps<T>) {
  const { label, kind, heading, sample = false, things, spotOf, layout, children } = props
  const { held = nothing, released = false, far = nothing, planned = nothing, more } = props
  const offered = things.length + far.length
  const { tools, below, onPoint, onCarry, head, also, all = offered } = props
  const { address, change } = useAddress()
  const [chosen, setChosen] = useState<string>()
  const places = useMemo<readonly MapPlace[]>(
    () =>
      [...held, ...things, ...far, ...planned].map((thing, at) => ({
        ...spotOf(thing),
        kind,
        mark: String(at + 1),
      })),
    [held, things, far, planned, spotOf, kind],
  )
  const wanted = address.get('map') === 'true'
  // The button answers at once; the map follows.
  const shown = useDeferredValue(wanted)
  const slot = useMapSlot()
  const lead = (id: string): void => {
    setChosen(id)
    document.getElementById(anchorOf(id))?.scrollIntoView({ block: 'nearest' })
  }
  const list = (of: readonly T[], from: number) => (
    <ul className={layout === 'rows' ? styles.rows : styles.cards}>
      {of.map((thing, index) => {
        const mark = from + index
        const { id = '', tag } = places[mark] ?? {}
        return (
          <li key={id} className={styles.item}>
            <div
              id={anchorOf(id)}
              className={classNames(styles.found, shown && id === chosen && styles.chosen)}
              {...pointedAt((isOn) => {
                if (isOn && shown) setChosen(id)
                onPoint?.(thing, isOn)
              })}
              draggable={onCarry ? true : undefined}
              onDragStart={
                onCarry &&
                (({ dataTransfer }) => {
                  dataTransfer.setData(carriedAs, id)
                  dataTransfer.effectAllowed = 'copy'
                  onCarry(thing)
                })
              }
            >
              {children(thing)}
              {shown && !tag ? (
                <MapMark kind={kind} text={String(mark + 1)} className={styles.number} />
              ) : null}
            </div>
          </li>
        )
      })}
    </ul>
  )
  const allTools = (
    <>
      {tools}
      {places.length > 0 ? (
        <Button
          look="line"
          size="small"
          icon={MapIcon}
          className={styles.toggle}
          data-map-toggle=""
          title={head && (wanted ? mapBesideText.hideMap : mapBesideText.showMap)}
          aria-pressed={wanted}
          onClick={() => change({ map: !wanted })}
        >
          {wanted ? mapBesideText.hideMap : mapBesideText.showMap}
        </Button>
      ) : null}
    </>
  )
  const map =
    shown && places.length > 0 ? (
      <div className={classNames(styles.map, slot !== null && styles.inSlot)}>
        <Suspense fallback={<div className={styles.waiting} role="status" aria-label={label} />}>
          <ListMap label={label} places={places} also={also} chosen={chosen} onChoose={lead} />
        </Suspense>
        {all > offered ? (
          <p className={styles.count}>{mapBesideText.firstOnMap(offered, all)}</p>
        ) : null}
      </div>
    ) : null
  return (
    <div className={classNames(styles.frame, head && styles.bare)}>
      {head ? (
        head(allTools)
      ) : (
        <div className={styles.bar}>
          <div className={styles.heading}>
            {heading}
            {sample ? <Badge tone="sample">{mapBesideText.sample}</Badge> : null}
          </div>
          <div className={styles.tools}>{allTools}</div>
        </div>
      )}
      {below}
      {slot && map ? createPortal(map, slot) : null}
      <div className={shown && !slot ? styles.beside : undefined}>
        {slot ? null : map}
        <Lists {...{ held, released, things, far, planned, more, list }} />
      </div>
    </div>
  )
}
