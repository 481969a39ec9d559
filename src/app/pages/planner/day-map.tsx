import { Map as MapIcon } from 'lucide-react'
import { type CSSProperties, useMemo, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { dayTone } from '#design/drawn-map/day-mark.tsx'
import { type DrawnStop, RouteDrawing } from '#design/route-drawing/route-drawing.tsx'
import { type MapPlace, PlaceMap, preloadMap, useHasStreets } from '#features/maps/web/index.ts'
import { distanceText, countStops, stopsOf, stopsText } from '#features/trips/domain/day-stops.ts'
import { type Leg, legBetween } from '#features/trips/domain/travel/leg.ts'
import { wayOfLeg } from '#features/trips/domain/travel/leg-words.ts'
import { allItems, drawingText, placeOfDay, type TripView } from '#features/trips/web/index.ts'
import { useDestination } from '#features/places/web/index.ts'
import { paceNear } from '#platform/shared/city-paces.ts'
import { browserZone } from '#platform/web/browser-zone.ts'
import { isSame } from '#platform/shared/is-same.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import styles from './day-map.module.css'
import { dayFacts, homeOf } from './day-facts.ts'
import { dayFactsText as factsText, dayPlaceText as text } from './messages.ts'
import { MapDays, type ShownDay } from './map-days.tsx'
import { useTripEdit } from './use-trip-edit.ts'
import { AllDays } from './all-days.tsx'
import { placesOf } from './day-places.ts'
import { dayMapText } from './itinerary-messages.ts'

/** The way on from a stop, by the means and in the minutes that the day's column names. */
function drawnWay(leg: Leg): NonNullable<DrawnStop['way']> {
  const { how, minutes, words } = wayOfLeg(leg)
  return {
    how,
    brief: how === 'foot' ? dayMapText.minutes(minutes) : words,
    words: dayMapText.on(distanceText(leg.km), words),
  }
}

/** The same stops with the ways between them, for a drawing without streets. */
function drawnStops(stops: readonly MapPlace[]): readonly DrawnStop[] {
  const pace = paceNear(stops[0])
  return stops.map((stop, at) => {
    const { id, name, lat, lng, mark, kind } = stop
    const next = stops[at + 1]
    const number = mark ? Number(mark) : undefined
    const on = next && drawnWay(legBetween(stop, next, pace))
    return { id, name, lat, lng, number, kind, way: on }
  })
}

/** What is said of the stop that was pressed. */
function Chosen({ stop }: { readonly stop: DrawnStop | undefined }) {
  return (
    <p className={styles.chosen} role="status">
      {stop ? (
        <>
          <b>{stop.name}</b>
          {stop.way ? <span>{stop.way.words}</span> : null}
        </>
      ) : null}
    </p>
  )
}

/** Select for the day's place; only if the trip has several. */
function DayPlace({ trip, date }: { readonly trip: TripView; readonly date: string }) {
  const edit = useTripEdit(trip, () => undefined)
  if (trip.destinations.length < 2) return null
  const choose = (name: string): void =>
    edit.save({ dayPlaces: { ...trip.dayPlaces, [date]: name } }, () => undefined)
  return (
    <div className={styles.place}>
      <SelectField
        label={text.where}
        options={trip.destinations.map(({ name }) => ({ value: name, label: name }))}
        value={placeOfDay(trip, date)?.name ?? ''}
        onChange={({ target }) => choose(target.value)}
        {...(edit.failure ? { error: edit.failure } : {})}
      />
    </div>
  )
}

/** Weather, currency and time difference of the day's place; empty if unknown. */
function DayFacts({ trip, date }: { readonly trip: TripView; readonly date: string }) {
  const profile = useDestination(placeOfDay(trip, date)?.ref ?? null).data
  const facts = profile
    ? dayFacts(profile, date, homeOf(trip, browserZone().timeZone ?? profile.timeZone))
    : []
  if (facts.length === 0) return null
  return (
    <ul className={styles.facts} aria-label={factsText.label}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

/** Keeps the same array while the places are equal, so that the map isn't redrawn. */
function useSteady(places: readonly MapPlace[]): readonly MapPlace[] {
  const [kept, setKept] = useState(places)
  if (isSame(kept, places)) return kept
  setKept(places)
  return places
}

interface StopsProps {
  readonly stops: readonly MapPlace[]
  /** From 1. */
  readonly number: number
  readonly isMapShown: boolean
  /** True if the map was opened here. */
  readonly wantsMap: boolean
  /** Nothing stands beside it: it takes the height of the window. */
  readonly isAlone: boolean
}

/** Of the window, px: what stands above the map and below it in a sheet, */
const besideMap = 430
/** and over Your Itinerary, whose total is seen below. */
const aboveItinerary = 620
/** A drawing is between these, px. */
const [lowest, highest] = [190, 290]
/** Over a drawing: what it is, and the names without room in it. */
const ofCaption = 30

/** The stops of a day in their order, on its streets or as a drawing of the way. */
function DayStops({ stops, number, isMapShown, wantsMap, isAlone }: StopsProps) {
  const [pressed, setPressed] = useState<string>()
  const chosen = stops.some(({ id }) => id === pressed) ? pressed : undefined
  const drawn = useMemo(() => drawnStops(stops), [stops])
  const choose = (id: string) => setPressed(id === pressed ? undefined : id)
  if (stops.length === 0) return <p className={styles.empty}>{dayMapText.empty}</p>
  const most = isAlone ? innerHeight - besideMap : innerHeight - aboveItinerary
  const height = Math.max(lowest, isAlone ? most : Math.min(highest, most))
  const drawing = (
    <RouteDrawing
      label={dayMapText.stops(number)}
      stops={drawn}
      chosen={chosen}
      onChoose={choose}
      text={drawingText}
      most={height}
    />
  )
  return (
    <div
      className={dayTone(number)}
      style={{ '--map-height': `${height + ofCaption}px` } as CSSProperties}
    >
      {isMapShown ? (
        <PlaceMap
          label={dayMapText.map(number)}
          places={stops}
          way
          wanted
          opened={wantsMap}
          chosen={chosen}
          onChoose={choose}
          still={stops.length > 1 ? drawing : undefined}
        />
      ) : (
        drawing
      )}
      <Chosen stop={drawn.find(({ id }) => id === chosen)} />
    </div>
  )
}

interface DayMapProps {
  readonly trip: TripView
  /** Day being planned. */
  readonly day: string | null
  /** Changes when that day is asked for, whatever is shown. */
  readonly asked?: number
  /** A sheet of its own. */
  readonly isAlone?: boolean
}

/** Which day is shown: the one that is planned, until another is chosen. */
function useShown({ trip, day, asked = 0 }: DayMapProps) {
  const planned = Math.max(
    0,
    trip.days.findIndex(({ date }) => date === day),
  )
  const wanted = `${planned} ${asked}`
  const [chosen, setChosen] = useState<{ wanted: string; shown: ShownDay }>({
    wanted,
    shown: planned,
  })
  if (chosen.wanted !== wanted) setChosen({ wanted, shown: planned })
  const index = chosen.shown === 'all' ? undefined : Math.min(chosen.shown, trip.days.length - 1)
  const date = index === undefined ? undefined : trip.days[index]?.date
  return { index, date, onShow: (shown: ShownDay): void => setChosen({ wanted, shown }) }
}

/** The days of a trip on the map, one or all: stops in order, with distances. */
export function DayMap(props: DayMapProps) {
  const { trip, isAlone = false } = props
  const { index, date, onShow } = useShown(props)
  const stops = useSteady(
    useMemo(
      () =>
        date === undefined
          ? trip.days.flatMap((one) => placesOf(trip, one.date))
          : placesOf(trip, date),
      [trip, date],
    ),
  )
  const hasStreets = useHasStreets(stops)
  // Without street data the stops are drawn by themselves.
  const [wantsMap, setWantsMap] = useState(false)
  const items = allItems(trip)
  const count = trip.days.length
  return (
    <section
      className={styles.card}
      aria-label={index === undefined ? dayMapText.labelAll : dayMapText.label(index + 1)}
    >
      <div className={styles.head}>
        <div className={styles.row}>
          {count > 1 ? <MapDays days={trip.days} shown={index ?? 'all'} onShow={onShow} /> : null}
          {date === undefined || hasStreets || wantsMap || stops.length < 2 ? null : (
            <Button
              look="quiet"
              size="small"
              icon={MapIcon}
              className={styles.open}
              onPointerEnter={preloadMap}
              onFocus={preloadMap}
              onClick={() => setWantsMap(true)}
            >
              {text.openMap}
            </Button>
          )}
        </div>
        <p className={styles.line} aria-live="polite">
          <b>{date === undefined ? dayMapText.headingAll(count) : formatDayShort(date)}</b>
          <span className="mute">
            {date === undefined
              ? ''
              : stopsText(stopsOf(items, date), countStops(items, date)) || dayMapText.noStops}
          </span>
        </p>
      </div>
      {index === undefined || date === undefined ? (
        <AllDays {...{ trip, hasStreets }} onDay={onShow} />
      ) : (
        <>
          <DayPlace trip={trip} date={date} />
          <DayStops
            {...{ stops, wantsMap, isAlone }}
            number={index + 1}
            isMapShown={hasStreets || wantsMap}
          />
          <DayFacts trip={trip} date={date} />
        </>
      )}
    </section>
  )
}
