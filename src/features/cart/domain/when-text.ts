import { formatDayShort, isLocalDate } from '#platform/shared/local-date.ts'
import type { CartItem } from './cart-item.ts'

/** Its day; undefined where that is open, or said in words. */
export function dayOf({ date = '' }: Pick<CartItem, 'date'>): string | undefined {
  const day = date.slice(0, 10)
  return isLocalDate(day) ? day : undefined
}

/** "Mon 12 Apr 19:30", or as much of it as is known. */
export function whenText({ date, time }: Pick<CartItem, 'date' | 'time'>): string {
  const day = dayOf({ date })
  return [day ? formatDayShort(day) : date, time].filter(Boolean).join(' ')
}
