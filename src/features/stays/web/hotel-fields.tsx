import type { ReactNode } from 'react'
import { DateRangeField } from '#design/date-range-field/date-range-field.tsx'
import { GuestsField } from './guests-field.tsx'
import styles from './hotel-panel.module.css'
import { hotelPanelText as text } from './messages.ts'
import type { dateErrors, StayDates } from './stay-dates.ts'

interface HotelFieldsProps {
  readonly stay: StayDates
  readonly errors: ReturnType<typeof dateErrors>
  readonly guests: number
  readonly onStay: (stay: StayDates) => void
  readonly onGuests: (guests: number) => void
  /** What searches for another kind, and the filters. */
  readonly children: readonly ReactNode[]
}

/** Dates and guests of a search for hotels, and its filters. */
export function HotelFields(props: HotelFieldsProps) {
  const { stay, errors, guests, onStay, onGuests } = props
  const [before, after] = props.children
  return (
    <div className={styles.fold}>
      {before}
      <div className={styles.controls}>
        <DateRangeField
          start={{ label: text.checkIn, error: errors.checkIn }}
          end={{ label: text.checkOut, error: errors.checkOut }}
          nights={1}
          value={{ start: stay.checkIn, end: stay.checkOut }}
          onChange={({ start, end }) => onStay({ checkIn: start, checkOut: end })}
        />
        <GuestsField value={guests} onChange={onGuests} />
      </div>
      {after}
    </div>
  )
}
