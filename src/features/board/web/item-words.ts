import { stayText } from '#features/trips/domain/stay-text.ts'
import { unitsText } from '#features/trips/domain/units-text.ts'
import { itemCost, type ItemView } from '#features/trips/web/index.ts'
import { cad, formatMoney, sum } from '#platform/shared/money.ts'

/** "1 h 30", "45 min"; the nights of a stay. */
export function lengthText(item: ItemView): string {
  const { durationMinutes: minutes } = item
  if (item.nights !== null) return stayText({ ...item, day: null, details: null })
  if (minutes === null || minutes === 0) return ''
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest}` : ''}`
}

type Priced = Pick<ItemView, 'price' | 'paid' | 'status' | 'booking'>

/** "$38.00", "$38.00 paid", "Free"; of what is cancelled what did not come back. */
export function priceText(item: Priced): string {
  const { price, paid, status } = item
  if (status === 'cancelled') return formatMoney(itemCost(item))
  if (paid !== null) return `${formatMoney(cad(paid))} paid`
  if (price === 0) return 'Free'
  return formatMoney(cad(price))
}

/** "2 × $25" of what is not paid yet. */
export const unitsOf = ({ price, quantity, paid, status }: Priced & Pick<ItemView, 'quantity'>) =>
  paid === null && status !== 'cancelled' ? unitsText({ price: cad(price), quantity }) : ''

/** Said of a price that is ours: neither paid nor known. */
export const estimateText = ({
  price,
  estimated,
  paid,
}: Pick<ItemView, 'price' | 'estimated' | 'paid'>): string =>
  estimated && paid === null && price > 0 ? 'estimate' : ''

/** What some items cost their trip. */
export const costOf = (items: readonly Pick<ItemView, 'price' | 'status' | 'booking'>[]): string =>
  formatMoney(sum('CAD', items.map(itemCost)))
