import type { PriceWrite } from '../domain/item-price.ts'
import { noPrice } from '../domain/item-price.ts'
import type { ItemFields } from '../domain/trip-item.ts'
import { definedOf } from './defined-of.ts'
import { wholePrice } from './whole-price.ts'

type Said = Exclude<keyof ItemFields, keyof PriceWrite>

/** New item with defaults. */
export type ItemWish = PriceWrite &
  Pick<ItemFields, 'type' | 'name'> & {
    readonly [K in Said]?: ItemFields[K] | undefined
  }

const blank = {
  description: '',
  location: '',
  estimated: false,
  sample: false,
  status: 'planned',
  choice: null,
  day: null,
  time: null,
  durationMinutes: null,
  nights: null,
  lat: null,
  lng: null,
  link: null,
  source: null,
  original: null,
  offer: null,
  details: null,
  hours: null,
  lastEntryMinutes: null,
  advanceTicket: null,
  countryCode: null,
  priority: 5,
} as const satisfies Omit<ItemFields, 'type' | 'name' | 'position' | keyof PriceWrite>

/** Fields of a new item without its position. Throws price-mismatch or invalid-input. */
export function completed({ price, unitPrice, basis, quantity, ...wish }: ItemWish) {
  const whole = wholePrice(noPrice, { price, unitPrice, basis, quantity })
  const { type, name } = wish
  return { ...blank, ...definedOf(wish), ...whole, type, name }
}
