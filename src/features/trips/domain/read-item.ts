import { isLocalDate } from '#platform/shared/local-date.ts'
import { cad } from '#platform/shared/money.ts'
import { isDetails } from './is-details.ts'
import { asFound, priceBases } from './item-price.ts'
import { itemStatuses } from './item-state.ts'
import type { ItemWrite } from './item-write.ts'
import { itemTypes } from './trip-item.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const among = <T>(all: readonly T[], value: unknown): T | undefined =>
  all.find((one) => one === value)

const clock = /^([01]\d|2[0-3]):[0-5]\d$/
const priceAtMost = 9_999_999

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const within = (value: unknown, low: number, high: number): number | undefined =>
  typeof value === 'number' && value >= low && value <= high ? value : undefined
const whole = (value: unknown, low: number, high: number): number | undefined =>
  Number.isInteger(value) ? within(value, low, high) : undefined

/** A trimmed, cut text that matches a pattern. */
const someText = (value: unknown, most: number, form = /./): string | undefined => {
  const text = textOf(value).slice(0, most)
  return form.test(text) ? text : undefined
}

/** The total wins; units are kept if they give whole cents. */
function priceOf({ price, basis, quantity }: Fields) {
  const total = within(price, 0, priceAtMost) ?? 0
  const units = { basis: among(priceBases, basis), quantity: whole(quantity, 1, 9999) }
  return asFound(cad(total), units)
}

function originalOf(value: unknown): ItemWrite['original'] | undefined {
  if (!isFields(value)) return undefined
  const amount = within(value['amount'], 0, 999_999_999)
  const currency = someText(value['currency'], 3, /^[A-Z]{3}$/)
  const rate = within(value['rate'], Number.MIN_VALUE, Number.MAX_VALUE)
  const rateDate = textOf(value['rateDate'])
  if (amount === undefined || !currency || rate === undefined || !isLocalDate(rateDate))
    return undefined
  return { amount, currency, rate, rateDate }
}

function offerOf(value: unknown): ItemWrite['offer'] | undefined {
  if (!isFields(value)) return undefined
  const [provider, id] = [someText(value['provider'], 40), someText(value['id'], 200)]
  const expires = textOf(value['expiresAt'])
  if (!provider || !id) return undefined
  return { provider, id, expiresAt: Number.isNaN(Date.parse(expires)) ? null : expires }
}

function dayOf(value: unknown): string | undefined {
  const day = textOf(value)
  return isLocalDate(day) ? day : undefined
}

const placeOf = (fields: Fields) => ({
  lat: within(fields['lat'], -90, 90),
  lng: within(fields['lng'], -180, 180),
  countryCode: someText(fields['countryCode'], 2, /^[A-Z]{2}$/),
})

const timesOf = (fields: Fields) => ({
  day: dayOf(fields['day']),
  time: someText(fields['time'], 5, clock),
  durationMinutes: whole(fields['durationMinutes'], 0, 60 * 24 * 30),
  nights: whole(fields['nights'], 1, 366),
  hours: someText(fields['hours'], 500),
  lastEntryMinutes: whole(fields['lastEntryMinutes'], 0, 24 * 60),
})

const stateOf = (fields: Fields) => ({
  estimated: isFlag(fields['estimated']) ? fields['estimated'] : undefined,
  sample: isFlag(fields['sample']) ? fields['sample'] : undefined,
  status: among(itemStatuses, fields['status']),
  choice: someText(fields['choice'], 80),
  advanceTicket: among(['required', 'advised'] as const, fields['advanceTicket']),
  priority: whole(fields['priority'], 1, 10),
})

const originOf = (fields: Fields) => ({
  link: someText(fields['link'], 2000, /^https?:\/\//),
  source: someText(fields['source'], 200),
  original: originalOf(fields['original']),
  offer: offerOf(fields['offer']),
  details: isDetails(fields['details']) ? fields['details'] : undefined,
})

/**
 * An item kept by a browser, as it can be added to a trip. One without a name is dropped, and invalid fields
 * about the rest is left out. Storage is open to other scripts and older versions.
 */
export function readItem(value: unknown): ItemWrite | undefined {
  if (!isFields(value)) return undefined
  const name = someText(value['name'], 200)
  if (!name) return undefined
  const optional = {
    ...timesOf(value),
    ...placeOf(value),
    ...stateOf(value),
    ...originOf(value),
  }
  return {
    type: among(itemTypes, value['type']) ?? 'other',
    name,
    description: textOf(value['description']).slice(0, 5000),
    location: textOf(value['location']).slice(0, 300),
    ...priceOf(value),
    ...Object.fromEntries(Object.entries(optional).filter(([, given]) => given !== undefined)),
  }
}
