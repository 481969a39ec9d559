import { isCurrency } from '#platform/shared/reference-rates.ts'
import { type CartItem, cartItemTypes, cartLimits } from './cart-item.ts'

const text = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.trim().length <= most

const someText = (value: unknown, most: number): boolean =>
  text(value, most) && value.trim().length > 0

const optional = (value: unknown, fits: (given: unknown) => boolean): boolean =>
  value === undefined || fits(value)

const isFlag = (value: unknown): boolean => typeof value === 'boolean'
const isTime = (value: unknown): boolean =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)

const isCost = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= cartLimits.cost

/**
 * True if an item can be shown, totalled and exported. It repeats the contract's rules for stored items,
 * because the contract's schemas stay on the server.
 */
export function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false
  const item = value as Readonly<Record<keyof CartItem, unknown>>
  return (
    someText(item.id, cartLimits.id) &&
    cartItemTypes.some((type) => type === item.type) &&
    someText(item.title, cartLimits.title) &&
    optional(item.description, (given) => text(given, cartLimits.description)) &&
    optional(item.location, (given) => text(given, cartLimits.location)) &&
    optional(item.date, (given) => text(given, cartLimits.date)) &&
    optional(item.time, isTime) &&
    isCost(item.cost) &&
    optional(item.currency, isCurrency) &&
    optional(item.estimated, isFlag) &&
    optional(item.sample, isFlag) &&
    optional(item.source, (given) => text(given, cartLimits.source)) &&
    optional(item.tripItemId, (given) => text(given, cartLimits.id))
  )
}
