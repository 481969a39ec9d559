import { stayText } from '#features/trips/domain/stay-text.ts'
import { unitsText, zeroText } from '#features/trips/domain/units-text.ts'
import { itemCost, type ItemView } from '#features/trips/web/index.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { cad, formatBrief, sum } from '#platform/shared/money.ts'

/** "1 h 30", "45 min"; the nights of a stay. */
export function stopLengthText(item: ItemView): string {
  const { durationMinutes: minutes } = item
  if (item.nights !== null) return stayText({ ...item, day: null, details: null })
  return minutes === null || minutes === 0 ? '' : lengthText(minutes)
}

type Priced = Pick<ItemView, 'price' | 'paid' | 'status' | 'booking' | 'estimated'>

/** "$38", "$38 paid", "Free", "No price yet"; the unrefunded part if cancelled. */
export function priceText(item: Priced): string {
  const { price, paid, status, estimated } = item
  if (status === 'cancelled') return formatBrief(itemCost(item))
  if (paid !== null) return `${formatBrief(cad(paid))} paid`
  if (price === 0) return zeroText({ estimated })
  return formatBrief(cad(price))
}

/** "2 × $25"; empty for paid items. */
export const unitsOf = ({
  price,
  quantity,
  paid,
  status,
}: Pick<ItemView, 'price' | 'paid' | 'status' | 'quantity'>) =>
  paid === null && status !== 'cancelled' ? unitsText({ price: cad(price), quantity }) : ''

/** Estimated price; the board notes it once. */
export const isEstimate = ({ estimated, paid, price, status }: ItemView): boolean =>
  estimated && paid === null && price > 0 && status !== 'cancelled'

/** "2 × $24 = $48"; breaks before the sign alone. */
export const costText = (item: ItemView): string =>
  [unitsOf(item).replaceAll(' ', '\u00a0'), priceText(item)].filter(Boolean).join(' =\u00a0')

/** Total cost of items. */
export const costOf = (items: readonly Pick<ItemView, 'price' | 'status' | 'booking'>[]): string =>
  formatBrief(sum('CAD', items.map(itemCost)))
