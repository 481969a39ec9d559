import { ChevronLeft, ChevronRight, Map as MapIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { type DrawnStop, RouteDrawing } from '#design/route-drawing/route-drawing.tsx'
import { placeKindOf } from '#features/maps/domain/map-place.ts'
import { type MapPlace, PlaceMap, useHasStreets } from '#features/maps/web/index.ts'
import { distanceText, countStops, stopsOf, stopsText } from '#features/trips/domain/day-stops.ts'
import { type Leg, legBetween } from '#features/trips/domain/travel/leg.ts'
import { wayOfLeg } from '#features/trips/domain/travel/leg-words.ts'
import { allItems, placeOfDay, type TripView } from '#features/trips/web/index.ts'
import { useDestination } from '#features/places/web/index.ts'
import { paceNear } from '#platform/shared/city-paces.ts'
import { browserZone } from '#platform/web/browser-zone.ts'
import { isSame } from '#platform/shared/is-same.ts'
import styles from './day-map.module.css'
import { dayFacts } from './day-facts.ts'
import { dayFactsText as factsText, dayPlaceText as text } from './messages.ts'
import { useTripEdit } from './use-trip-edit.ts'
import { dayMapText } from './itinerary-messages.ts'

/** The way on from a stop, by the means and in the minutes that the day's column names. */
function drawnWay(leg: Leg): NonNullable<DrawnStop['way']> {
  const { how, minutes, words } = wayOfLeg(leg)
  return {
    how,
    brief: how === 'foot' ? dayMapText.minutes(minutes) : words,
    words: dayMapText.way(distanceText(leg.km), words),
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
  const facts = profile ? dayFacts(profile, date, browserZone().timeZone ?? profile.timeZone) : []
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

interface DayMapProps {
  readonly trip: TripView
  /** Day being planned. */
  readonly day: string | null
}

/** A day on the map: its stops in order, with distances. */
export function DayMap({ trip, day }: DayMapProps) {
  const planned = Math.max(
    0,
    trip.days.findIndex(({ date }) => date === day),
  )
  const [leafed, setLeafed] = useState({ planned, index: planned })
  // Follow the day being planned; otherwise keep the day the user has paged to.
  if (leafed.planned !== planned) setLeafed({ planned, index: planned })
  const index = Math.min(leafed.index, trip.days.length - 1)
  const date = trip.days[index]?.date ?? trip.startDate
  const stops = useSteady(useMemo(() => placesOf(trip, date), [trip, date]))
  // Without street data, show the list of stops instead of the map.
  const [wantsMap, setWantsMap] = useState(false)
  const isMapShown = useHasStreets(stops) || wantsMap
  const [pressed, setPressed] = useState<string>()
  const chosen = stops.some(({ id }) => id === pressed) ? pressed : undefined
  const drawn = useMemo(() => drawnStops(stops), [stops])
  const choose = (id: string) => setPressed(id === pressed ? undefined : id)
  const leaf = (step: number) => () => setLeafed({ planned, index: index + step })
  return (
    <section className={styles.card} aria-label={dayMapText.label(index + 1)}>
      <div className={styles.head}>
        <h2 className={styles.title} aria-live="polite">
          {dayMapText.heading(index + 1)}
        </h2>
        <span className="mute small">
          {stopsText(stops, countStops(allItems(trip), date)) || dayMapText.noStops}
        </span>
        <span className={styles.leaf}>
          <IconButton
            icon={ChevronLeft}
            label={dayMapText.before}
            disabled={index === 0}
            onClick={leaf(-1)}
          />
          <IconButton
            icon={ChevronRight}
            label={dayMapText.after}
            disabled={index >= trip.days.length - 1}
            onClick={leaf(1)}
          />
        </span>
      </div>
      <DayPlace trip={trip} date={date} />
      <DayFacts trip={trip} date={date} />
      {stops.length > 0 ? (
        <>
          {isMapShown ? (
            <PlaceMap
              label={dayMapText.map(index + 1)}
              places={stops}
              way
              wanted
              opened={wantsMap}
              chosen={chosen}
              onChoose={choose}
            />
          ) : null}
          {isMapShown ? null : (
            <RouteDrawing
              label={dayMapText.stops(index + 1)}
              stops={drawn}
              chosen={chosen}
              onChoose={choose}
              text={dayMapText.drawing}
            />
          )}
          <Chosen stop={drawn.find(({ id }) => id === chosen)} />
          {isMapShown || stops.length < 2 ? null : (
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
        </>
      ) : (
        <p className={styles.empty}>{dayMapText.empty}</p>
      )}
    </section>
  )
}
