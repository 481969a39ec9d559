import { Map as MapIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { preloadMap, useHasStreets } from '#features/maps/web/index.ts'
import { placeOfDay, type TripView } from '#features/trips/web/index.ts'
import { useDestination } from '#features/places/web/index.ts'
import { browserZone } from '#platform/web/browser-zone.ts'
import styles from './day-map.module.css'
import { dayFacts, homeOf } from './day-facts.ts'
import { dayFactsText as factsText, dayPlaceText as text } from './messages.ts'
import { MapDays, type ShownDay } from './map-days.tsx'
import { useTripEdit } from './use-trip-edit.ts'
import { AllDays } from './all-days.tsx'
import { placesOf, placesOfAll } from './day-places.ts'
import { ChosenStop, DayLine, DayStops, useSteady } from './day-stops.tsx'
import { OpenedMap } from './opened-map.tsx'
import { dayMapText } from './itinerary-messages.ts'

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
  const [isOpen, setOpen] = useState(false)
  const [pressed, setPressed] = useState<string>()
  const chosen = stops.some(({ id }) => id === pressed) ? pressed : undefined
  const choose = (id: string): void => setPressed(id === pressed ? undefined : id)
  const ofDay = { trip, index, date, stops, chosen, onChoose: choose }
  return (
    <section
      className={styles.card}
      aria-label={index === undefined ? dayMapText.labelAll : dayMapText.label(index + 1)}
    >
      <div className={styles.head}>
        <div className={styles.row}>
          <MapDays days={trip.days} shown={index ?? 'all'} onShow={onShow} />
          {stops.length < 2 ? null : (
            <Button
              look="quiet"
              size="small"
              icon={MapIcon}
              className={styles.open}
              onPointerEnter={preloadMap}
              onFocus={preloadMap}
              onClick={() => setOpen(true)}
            >
              {text.openMap}
            </Button>
          )}
        </div>
        <DayLine trip={trip} date={date} />
      </div>
      {index === undefined || date === undefined ? (
        <AllDays {...{ trip, hasStreets }} onDay={onShow} />
      ) : (
        <>
          <DayPlace trip={trip} date={date} />
          <DayStops
            {...{ stops, chosen, isAlone, hasStreets }}
            onChoose={choose}
            number={index + 1}
          />
          {isOpen ? null : <ChosenStop stop={stops.find(({ id }) => id === chosen)} />}
          <DayFacts trip={trip} date={date} />
        </>
      )}
      <OpenedMap {...ofDay} open={isOpen} onShow={onShow} onClose={() => setOpen(false)} />
    </section>
  )
}
