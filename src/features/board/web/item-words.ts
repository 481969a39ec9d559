import { stayText } from '#features/trips/domain/stay-text.ts'
import type { ItemView } from '#features/trips/web/index.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'

/** "1 h 30", "45 min"; the nights of a stay. */
export function lengthText(item: ItemView): string {
  const { durationMinutes: minutes } = item
  if (item.nights !== null) return stayText({ ...item, day: null, details: null })
  if (minutes === null || minutes === 0) return ''
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest}` : ''}`
}

/** "$38.00", "~$38.00" for an estimate, "$38.00 paid", "Free". */
export function priceText({
  price,
  estimated,
  paid,
}: Pick<ItemView, 'price' | 'estimated' | 'paid'>): string {
  if (paid !== null) return `${formatMoney(cad(paid))} paid`
  if (price === 0) return 'Free'
  return `${estimated ? '~' : ''}${formatMoney(cad(price))}`
}

export const costOf = (items: readonly Pick<ItemView, 'price'>[]): string =>
  formatMoney({
    currency: 'CAD',
    amountMinor: items.reduce((total, { price }) => total + cad(price).amountMinor, 0),
  })
