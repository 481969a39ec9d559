import { formatDayShort, isLocalDate } from '#platform/shared/local-date.ts'
import type { CartItem } from './cart-item.ts'

function dayText(date: string): string {
  const day = date.slice(0, 10)
  return isLocalDate(day) ? formatDayShort(day) : date
}

/** "Mon 12 Apr 19:30", or as much of it as is known. */
export const whenText = ({ date, time }: Pick<CartItem, 'date' | 'time'>): string =>
  [date ? dayText(date) : '', time ?? ''].filter(Boolean).join(' ')
