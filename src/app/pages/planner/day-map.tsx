import { Map as MapIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { classNames } from '#design/class-names.ts'
import { dayTone } from '#design/drawn-map/day-mark.tsx'
import { RouteStrip } from '#design/route-strip/route-strip.tsx'
import { type DrawnStop, RouteDrawing } from '#design/route-drawing/route-drawing.tsx'
import { placeKindOf } from '#features/maps/domain/map-place.ts'
import { type MapPlace, PlaceMap, useHasStreets } from '#features/maps/web/index.ts'
import {
  distanceText,
  countStops,
  stopsBrief,
  stopsOf,
  stopsText,
} from '#features/trips/domain/day-stops.ts'
import { type Leg, legBetween } from '#features/trips/domain/travel/leg.ts'
import { wayOfLeg } from '#features/trips/domain/travel/leg-words.ts'
import { allItems, dayStrips, placeOfDay, type TripView } from '#features/trips/web/index.ts'
import { useDestination } from '#features/places/web/index.ts'
import { paceNear } from '#platform/shared/city-paces.ts'
import { browserZone } from '#platform/web/browser-zone.ts'
import { isSame } from '#platform/shared/is-same.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { useMedia } from '#platform/web/use-media.ts'
import styles from './day-map.module.css'
import { dayFacts, homeOf } from './day-facts.ts'
import { dayFactsText as factsText, dayPlaceText as text } from './messages.ts'
import { MapDays, type ShownDay } from './map-days.tsx'
import { useTripEdit } from './use-trip-edit.ts'
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

/** The stops of a day; a bed has no number, as in the lists of the day. */
function placesOf(trip: TripView, date: string): readonly MapPlace[] {
  const items = allItems(trip)
  const types = new Map(items.map(({ id, type }) => [id, type]))
  let number = 0
  return stopsOf(items, date).map((stop) => {
    const type = types.get(stop.id) ?? ''
    if (type !== 'hotel') number += 1
    return { ...stop, mark: type === 'hotel' ? '' : String(number), kind: placeKindOf(type) }
  })
}

/** The stops of all days, each with the number of its day; a stay stands once. */
function placesOfAll(trip: TripView): readonly MapPlace[] {
  const known = new Set<string>()
  return trip.days.flatMap(({ date }, at) =>
    placesOf(trip, date).flatMap((place): MapPlace[] => {
      if (known.has(place.id)) return []
      known.add(place.id)
      const day = { mark: '', ofDay: at + 1, detail: dayMapText.ofDay(at + 1) }
      return [place.kind === 'hotel' ? place : { ...place, ...day }]
    }),
  )
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

/** Of the window, px: what stands above the map and below it. */
const besideMap = 430

/** The stops of a day in their order, on its streets or as a drawing of the way. */
function DayStops({ stops, number, isMapShown, wantsMap, isAlone }: StopsProps) {
  const [pressed, setPressed] = useState<string>()
  const chosen = stops.some(({ id }) => id === pressed) ? pressed : undefined
  const drawn = useMemo(() => drawnStops(stops), [stops])
  const choose = (id: string) => setPressed(id === pressed ? undefined : id)
  if (stops.length === 0) return <p className={styles.empty}>{dayMapText.empty}</p>
  return (
    <>
      {isMapShown ? (
        <PlaceMap
          label={dayMapText.map(number)}
          places={stops}
          way
          wanted
          opened={wantsMap}
          chosen={chosen}
          onChoose={choose}
        />
      ) : (
        <RouteDrawing
          label={dayMapText.stops(number)}
          stops={drawn}
          chosen={chosen}
          onChoose={choose}
          text={dayMapText.drawing}
          {...(isAlone && { most: Math.max(290, innerHeight - besideMap) })}
        />
      )}
      <Chosen stop={drawn.find(({ id }) => id === chosen)} />
    </>
  )
}

interface AllDaysProps {
  readonly trip: TripView
  readonly stops: readonly MapPlace[]
  readonly hasStreets: boolean
  /** Called with a day's place in the trip when it is pressed. */
  readonly onDay: (index: number) => void
}

/** All days on the streets, each in its colour; without street data as the strips of their ways. */
function AllDays({ trip, stops, hasStreets, onDay }: AllDaysProps) {
  const [pressed, setPressed] = useState<string>()
  const strips = useMemo(() => dayStrips(trip.days), [trip])
  // In the sheet of a tablet there is room for names.
  const hasRoom = useMedia('(min-width: 47.5em) and (max-width: 67.4375em)')
  if (stops.length === 0) return <p className={styles.empty}>{dayMapText.empty}</p>
  if (hasStreets)
    return (
      <PlaceMap
        label={dayMapText.mapAll}
        places={stops}
        wanted
        chosen={pressed}
        onChoose={(id) => setPressed(id === pressed ? undefined : id)}
      />
    )
  const items = allItems(trip)
  return (
    <ol className={styles.strips}>
      {[...strips].map(([number, way]) => {
        const { date } = trip.days[number - 1] ?? { date: trip.startDate }
        return (
          <li key={number}>
            <button
              type="button"
              className={classNames(styles.ofDay, dayTone(number))}
              onClick={({ currentTarget }) => {
                // This row goes: the day's button above stays, with the focus.
                const own = `[data-map-day="${number - 1}"]`
                currentTarget.closest('section')?.querySelector<HTMLElement>(own)?.focus()
                onDay(number - 1)
              }}
            >
              <span className={styles.circle}>{number}</span>
              <b>{formatDayShort(date)}</b>
              <span className="mute">
                {stopsBrief(stopsOf(items, date), countStops(items, date))}
              </span>
            </button>
            <RouteStrip
              label={dayMapText.way(number)}
              tone={dayTone(number)}
              stops={way}
              {...(hasRoom ? { brief: 'two-lines' } : { overList: true })}
            />
          </li>
        )
      })}
    </ol>
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
    useMemo(() => (date === undefined ? placesOfAll(trip) : placesOf(trip, date)), [trip, date]),
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
        <AllDays {...{ trip, stops, hasStreets }} onDay={onShow} />
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
