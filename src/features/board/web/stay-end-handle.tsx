import { classNames } from '#design/class-names.ts'
import type { ItemView, TripView } from '#features/trips/web/index.ts'
import { addDays, daysBetween, formatDayShort } from '#platform/shared/local-date.ts'
import { endBounds, type StayEnd } from '../domain/stay-ends.ts'
import { barText as text } from './messages.ts'
import styles from './stay-end-handle.module.css'
import type { StayHandles } from './use-stay-drag.ts'

interface StayEndHandleProps {
  readonly item: ItemView
  readonly trip: TripView
  readonly end: StayEnd
  readonly handlesOf: StayHandles
}

/** Drag handle of an end of a stay's bar; arrow keys move it by a night. */
export function StayEndHandle({ item, end, trip, handlesOf }: StayEndHandleProps) {
  const own = { day: item.day ?? trip.startDate, nights: item.nights ?? 1 }
  const { first, last } = endBounds(trip, own, end)
  const day = end === 'in' ? own.day : addDays(own.day, own.nights)
  return (
    <button
      type="button"
      role="slider"
      className={classNames(styles.end, end === 'in' ? styles.in : styles.out)}
      aria-label={end === 'in' ? text.checkInOf(item.name) : text.checkOutOf(item.name)}
      aria-valuemin={0}
      aria-valuemax={daysBetween(first, last)}
      aria-valuenow={daysBetween(first, day)}
      aria-valuetext={text.valueOf(formatDayShort(day), own.nights)}
      {...handlesOf(item, end)}
    />
  )
}
