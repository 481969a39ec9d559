import { createContext, type ReactNode, useContext, useState } from 'react'
import { MapSlots } from '#features/maps/web/index.ts'
import type { TripView } from '#features/trips/web/index.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { dayMapText as text } from './itinerary-messages.ts'
import styles from './map-days.module.css'

/** A day by its place in the trip, or all of them. */
export type ShownDay = number | 'all'

type Shown = readonly [ShownDay, (day: ShownDay) => void]

const OfFinder = createContext<Shown>(['all', () => undefined])

/** The days whose stops the map of a finder shows, for the list and the row of days above its map. */
export const useFinderDays = (): Shown => useContext(OfFinder)

/** Around a finder's list and the room for its map. */
export function FinderDays({ children }: { readonly children: ReactNode }) {
  return (
    <OfFinder value={useState<ShownDay>('all')}>
      <MapSlots>{children}</MapSlots>
    </OfFinder>
  )
}

interface MapDaysProps {
  readonly days: TripView['days']
  readonly shown: ShownDay
  readonly onShow: (day: ShownDay) => void
}

/** Of a long trip so many days are named on either side of the one that is shown. */
const beside = 5
const longest = 14

/** "All 1 2 3": which day a map shows; a single day needs no choice. */
export function MapDays({ days, shown, onShow }: MapDaysProps) {
  if (days.length < 2) return null
  const near = shown === 'all' ? 0 : shown
  const isNamed = (at: number): boolean => days.length <= longest || Math.abs(at - near) <= beside
  return (
    <div role="group" aria-label={text.days} className={styles.days}>
      <button
        type="button"
        aria-label={text.allDays}
        aria-pressed={shown === 'all'}
        onClick={() => onShow('all')}
      >
        {text.all}
      </button>
      {days.map(({ date }, at) =>
        isNamed(at) ? (
          <button
            key={date}
            type="button"
            data-map-day={at}
            aria-label={text.dayOn(at + 1, formatDayShort(date))}
            aria-pressed={shown === at}
            onClick={() => onShow(at)}
          >
            {at + 1}
          </button>
        ) : null,
      )}
    </div>
  )
}
