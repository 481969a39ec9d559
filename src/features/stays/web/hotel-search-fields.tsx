import type { ReactNode } from 'react'
import { DateRangeField } from '#design/date-range-field/date-range-field.tsx'
import type { StayOffer } from '../contract/stays.contract.ts'
import { GuestsField } from './guests-field.tsx'
import { HotelFilters } from './hotel-filters.tsx'
import styles from './hotel-panel.module.css'
import type { useHotelWish } from './hotel-wish.ts'
import { hotelPanelText } from './messages.ts'
import type { dateErrors } from './stay-dates.ts'

interface HotelSearchFieldsProps extends Pick<
  ReturnType<typeof useHotelWish>,
  'wish' | 'setWish' | 'guests' | 'setGuests' | 'stay' | 'setStay'
> {
  /** Of what was found, to narrow it; empty while there is nothing. */
  readonly offers: readonly StayOffer[]
  readonly errors: ReturnType<typeof dateErrors>
  /** In which of a trip's places. */
  readonly place: ReactNode
}

/** What a search of hotels asks, and what narrows those that it found. */
export function HotelSearchFields(props: HotelSearchFieldsProps) {
  const { offers, errors, place, wish, setWish, guests, setGuests, stay, setStay } = props
  return (
    <>
      {place}
      <div className={styles.controls}>
        <DateRangeField
          start={{ label: hotelPanelText.checkIn, error: errors.checkIn }}
          end={{ label: hotelPanelText.checkOut, error: errors.checkOut }}
          nights={1}
          value={{ start: stay.checkIn, end: stay.checkOut }}
          onChange={({ start, end }) => setStay({ checkIn: start, checkOut: end })}
        />
        <GuestsField value={guests} onChange={setGuests} />
      </div>
      {offers.length > 0 ? <HotelFilters offers={offers} wish={wish} onChange={setWish} /> : null}
    </>
  )
}
