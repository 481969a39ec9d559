import { useMemo, useRef, useState } from 'react'
import { classNames } from '#design/class-names.ts'
import { Disclosure } from '#design/disclosure/disclosure.tsx'
import { DayMark, dayTone } from '#design/drawn-map/day-mark.tsx'
import { RouteStrip } from '#design/route-strip/route-strip.tsx'
import { type MapPlace, PlaceMap } from '#features/maps/web/index.ts'
import { countStops, stopsBrief, stopsOf } from '#features/trips/domain/day-stops.ts'
import { allItems, areasOf, dayStrips, TripDays, type TripView } from '#features/trips/web/index.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { useMedia } from '#platform/web/use-media.ts'
import styles from './day-map.module.css'
import { placesOfAll } from './day-places.ts'
import { dayMapText as text } from './itinerary-messages.ts'

interface AllDaysProps {
  readonly trip: TripView
  readonly hasStreets: boolean
  /** Called with a day's place in the trip when it is pressed. */
  readonly onDay: (index: number) => void
}

/** All days in their colours, on the streets or as a drawing of where they are spent, and which is which. */
export function AllDays({ trip, hasStreets, onDay }: AllDaysProps) {
  // In the sheet of a tablet there is room for the way of each day.
  const hasRoom = useMedia('(min-width: 47.5em) and (max-width: 67.4375em)')
  const areas = useMemo(
    () => areasOf(trip, new Map(trip.days.map(({ date, items: own }) => [date, own]))),
    [trip],
  )
  const names = useMemo(() => trip.days.map(({ date }) => areas.get(date)), [trip, areas])
  const stops = useMemo(() => placesOfAll(trip), [trip])
  const items = allItems(trip)
  const list = useRef<HTMLOListElement>(null)
  if (stops.length === 0) return <p className={styles.empty}>{text.empty}</p>
  const open = (number: number): void => {
    // What was pressed goes: the day's button above stays, with the focus.
    const own = `[data-map-day="${number - 1}"]`
    list.current?.closest('section')?.querySelector<HTMLElement>(own)?.focus()
    onDay(number - 1)
  }
  const ways = hasStreets ? null : <Ways trip={trip} hasRoom={hasRoom} />
  return (
    <>
      {hasStreets ? (
        <OnStreets stops={stops} />
      ) : (
        <TripDays days={trip.days} areas={names} onDay={open} />
      )}
      <ol ref={list} className={styles.legend}>
        {trip.days.map(({ date }, at) => (
          <li key={date}>
            <button
              type="button"
              className={classNames(styles.ofDay, dayTone(at + 1))}
              onClick={() => open(at + 1)}
            >
              <DayMark number={at + 1} />
              <span>
                <span className="visually-hidden">{at + 1} </span>
                <b>{formatDayShort(date)}</b> <span>{names[at]}</span>
              </span>
              <span className="mute">
                {stopsBrief(stopsOf(items, date), countStops(items, date)) || text.noStops}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {hasRoom || !ways ? (
        ways
      ) : (
        <div className={styles.folded}>
          <Disclosure summary={text.ways} wide>
            {ways}
          </Disclosure>
        </div>
      )}
    </>
  )
}

/** The order of the stops of each day, with distances and times. */
const Ways = ({ trip, hasRoom }: { readonly trip: TripView; readonly hasRoom: boolean }) => (
  <div className={styles.ways}>
    {[...dayStrips(trip.days)].map(([number, stops]) => (
      <RouteStrip
        key={number}
        label={text.way(number)}
        lead={<DayMark number={number} />}
        tone={dayTone(number)}
        stops={stops}
        {...(hasRoom ? { brief: 'two-lines' } : { overList: true })}
      />
    ))}
  </div>
)

/** The stops of all days on the streets. */
function OnStreets({ stops }: { readonly stops: readonly MapPlace[] }) {
  const [pressed, setPressed] = useState<string>()
  return (
    <PlaceMap
      label={text.mapAll}
      places={stops}
      wanted
      chosen={pressed}
      onChoose={(id) => setPressed(id === pressed ? undefined : id)}
    />
  )
}
