import { addDays, formatDateRange } from '#platform/shared/local-date.ts'
import type { ItemFields } from './trip-item.ts'

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

type Stay = Pick<ItemFields, 'day' | 'nights' | 'details'>

/** Check-out date; undefined without a day. */
export const checkOutOf = ({ day, nights }: Pick<Stay, 'day' | 'nights'>): string | null =>
  day && nights ? addDays(day, nights) : null

/** "2 nights, 12 to 14 April 2027, 2 guests", as far as known; empty if the item is no stay. */
export function stayText({ day, nights, details }: Stay): string {
  const checkOut = checkOutOf({ day, nights })
  return [
    nights ? counted(nights, 'night') : '',
    day && checkOut ? formatDateRange(day, checkOut) : '',
    details?.kind === 'stay' && details.guests ? counted(details.guests, 'guest') : '',
  ]
    .filter(Boolean)
    .join(', ')
}
