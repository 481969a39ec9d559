import { isLocalDate } from '#platform/shared/local-date.ts'
import type { ItemWrite } from './item-write.ts'

type Fields = Readonly<Record<string, unknown>>
type Details = NonNullable<ItemWrite['details']>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const isLocal = (value: unknown): boolean =>
  typeof value === 'string' &&
  isLocalDate(value.slice(0, 10)) &&
  /^T([01]\d|2[0-3]):[0-5]\d$/.test(value.slice(10))

const isMoment = (value: unknown): boolean => isFields(value) && isLocal(value['local'])
const isWay = (value: unknown): boolean =>
  isFields(value) && isMoment(value['from']) && isMoment(value['to'])

const isListOf = (value: unknown, fits: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(fits)

const isCount = (value: unknown): boolean =>
  value === undefined || (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 50)

const fits = new Map<unknown, (details: Fields) => boolean>([
  ['stay', ({ guests, rooms }) => isCount(guests) && isCount(rooms)],
  [
    'flight',
    ({ directions }) =>
      isListOf(directions, (one) => isFields(one) && isListOf(one['segments'], isWay)),
  ],
  ['ground', isWay],
  ['car', ({ pickUp, dropOff }) => isMoment(pickUp) && isMoment(dropOff)],
  ['event', ({ ends }) => ends === undefined || isMoment(ends)],
])

/** Whether stored details have the kind and times that screens need. */
export const isDetails = (value: unknown): value is Details =>
  isFields(value) && fits.get(value['kind'])?.(value) === true
