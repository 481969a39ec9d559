import { parseAmount } from '#features/trips/domain/budget.ts'
import type { ItemView } from '#features/trips/web/index.ts'
import { toMajor } from '#platform/shared/money.ts'
import { itemFormText as text } from './messages.ts'

/** Typed fields of an item. */
export interface ItemForm {
  readonly name: string
  /** Empty for ideas. */
  readonly day: string
  readonly time: string
  readonly durationMinutes: string
  readonly price: string
  readonly location: string
  readonly description: string
  readonly link: string
}

export type ReadItem = Pick<
  ItemView,
  'name' | 'time' | 'durationMinutes' | 'price' | 'location' | 'description' | 'link'
>

export const blankForm = (day: string | null): ItemForm => ({
  name: '',
  day: day ?? '',
  time: '',
  durationMinutes: '',
  price: '',
  location: '',
  description: '',
  link: '',
})

export const formOf = (item: ItemView, day: string | null): ItemForm => ({
  name: item.name,
  day: day ?? '',
  time: item.time ?? '',
  durationMinutes: item.durationMinutes === null ? '' : String(item.durationMinutes),
  price: item.price === 0 ? '' : String(item.price),
  location: item.location,
  description: item.description,
  link: item.link ?? '',
})

const clock = /^([01]?\d|2[0-3])[:h.]?([0-5]\d)$/
const longestMinutes = 60 * 24 * 30

/** "9:30", "0930" and "9h30" are half past nine; anything else is no time. */
function readTime(text: string): string | null | undefined {
  if (text.trim() === '') return null
  const [, hours, minutes] = clock.exec(text.trim()) ?? []
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : undefined
}

function readMinutes(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const minutes = Number(text.trim())
  return Number.isInteger(minutes) && minutes >= 0 && minutes <= longestMinutes
    ? minutes
    : undefined
}

/** A whole web address; one without its scheme is taken for https. Null for none, undefined for a wrong one. */
function readLink(text: string): string | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  try {
    const url = new URL(/^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`)
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
    return isWeb && url.hostname.includes('.') && url.href.length <= 2000 ? url.href : undefined
  } catch {
    // Not an address at all.
    return undefined
  }
}

const readPrice = (text: string): number | undefined => {
  if (text.trim() === '') return 0
  const amount = parseAmount(text)
  return amount && toMajor(amount)
}

/** Errors by field. */
export const faultsOf = (form: ItemForm): Partial<Record<keyof ItemForm, string>> => ({
  ...(form.name.trim() === '' ? { name: text.nameMissing } : {}),
  ...(readTime(form.time) === undefined ? { time: text.timeWrong } : {}),
  ...(readMinutes(form.durationMinutes) === undefined
    ? { durationMinutes: text.minutesWrong }
    : {}),
  ...(readPrice(form.price) === undefined ? { price: text.costWrong } : {}),
  ...(readLink(form.link) === undefined ? { link: text.linkWrong } : {}),
})

/** The typed item; undefined while invalid. */
export function readForm(form: ItemForm): ReadItem | undefined {
  const [time, durationMinutes] = [readTime(form.time), readMinutes(form.durationMinutes)]
  const [price, link] = [readPrice(form.price), readLink(form.link)]
  const name = form.name.trim()
  if (!name || time === undefined || durationMinutes === undefined) return undefined
  if (price === undefined || link === undefined) return undefined
  const [location, description] = [form.location.trim(), form.description.trim()]
  return { name, time, durationMinutes, price, location, description, link }
}
