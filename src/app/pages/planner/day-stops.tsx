import { type CSSProperties, type ReactNode, useMemo, useState } from 'react'
import { dayTone } from '#design/drawn-map/day-mark.tsx'
import { type DrawnStop, RouteDrawing } from '#design/route-drawing/route-drawing.tsx'
import { type MapPlace, PlaceMap } from '#features/maps/web/index.ts'
import { countStops, stopsOf, stopsText } from '#features/trips/domain/day-stops.ts'
import { allItems, drawingText, type TripView } from '#features/trips/web/index.ts'
import { isSame } from '#platform/shared/is-same.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import styles from './day-map.module.css'
import { dayMapText } from './itinerary-messages.ts'

/** The same stops for a drawing without streets. */
const drawnStops = (stops: readonly MapPlace[]): readonly DrawnStop[] =>
  stops.map(({ mark, ...stop }) => ({
    ...stop,
    number: mark ? Number(mark) : undefined,
  }))

/** Keeps the same array while the places are equal, so that the map isn't redrawn. */
export function useSteady(places: readonly MapPlace[]): readonly MapPlace[] {
  const [kept, setKept] = useState(places)
  if (isSame(kept, places)) return kept
  setKept(places)
  return places
}

interface DayLineProps {
  readonly trip: TripView
  /** Undefined for all days. */
  readonly date: string | undefined
}

/** "Fri 23 Apr 5 stops, 51 km, 2 h 36 of travel" */
export function DayLine({ trip, date }: DayLineProps) {
  const items = allItems(trip)
  return (
    <p className={styles.line} aria-live="polite">
      <b>{date === undefined ? dayMapText.headingAll(trip.days.length) : formatDayShort(date)}</b>
      <span className="mute">
        {date === undefined
          ? ''
          : stopsText(stopsOf(items, date), countStops(items, date)) || dayMapText.noStops}
      </span>
    </p>
  )
}

/** What is said of the stop that was pressed. */
export const ChosenStop = ({ stop }: { readonly stop: MapPlace | undefined }) => (
  <p className={styles.chosen} role="status">
    {stop ? (
      <>
        <b>{stop.name}</b>
        {stop.way ? <span>{stop.way.words}</span> : null}
      </>
    ) : null}
  </p>
)

export interface StopsProps {
  readonly stops: readonly MapPlace[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

interface DrawingProps extends StopsProps {
  /** Of the day, from 1. */
  readonly number: number
  /** Tallest it may be. px. */
  readonly most: number
}

/** The stops of a day as a drawing of the way. */
export function StopsDrawing({ stops, number, ...drawing }: DrawingProps) {
  const drawn = useMemo(() => drawnStops(stops), [stops])
  return (
    <RouteDrawing label={dayMapText.stops(number)} stops={drawn} text={drawingText} {...drawing} />
  )
}

/** Of the window, px: what stands above the map and below it in a sheet, */
const besideMap = 430
/** and over Your Itinerary, whose total is seen below. */
const aboveItinerary = 620
/** A drawing is between these, px. */
const [lowest, highest] = [190, 290]
/** Over a drawing: what it is, and the names without room in it. */
const ofCaption = 30

interface DayStopsProps extends StopsProps {
  /** From 1. */
  readonly number: number
  readonly hasStreets: boolean
  /** Nothing stands beside it: it takes the height of the window. */
  readonly isAlone: boolean
}

/** The stops of a day in their order, on its streets or as a drawing of the way. */
export function DayStops({ isAlone, hasStreets, number, ...of }: DayStopsProps): ReactNode {
  if (of.stops.length === 0) return <p className={styles.empty}>{dayMapText.empty}</p>
  const most = isAlone ? innerHeight - besideMap : innerHeight - aboveItinerary
  const height = Math.max(lowest, isAlone ? most : Math.min(highest, most))
  return (
    <div
      className={dayTone(number)}
      style={{ '--map-height': `${height + ofCaption}px` } as CSSProperties}
    >
      {hasStreets ? (
        <PlaceMap
          label={dayMapText.map(number)}
          places={of.stops}
          chosen={of.chosen}
          onChoose={of.onChoose}
          isNear
          wanted
        />
      ) : (
        <StopsDrawing {...of} number={number} most={height} />
      )}
    </div>
  )
}
