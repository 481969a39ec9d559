import { formatDate, formatDayShort, isLocalDate } from '#platform/shared/local-date.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { defaultTitle } from '../../domain/default-title.ts'
import type { TripWrite } from './trip-write.ts'

/** What the fields are called where one is spoken of. */
const fieldNames: Readonly<Record<string, string>> = {
  title: 'Title',
  destinations: 'Destination',
  startDate: 'Start date',
  endDate: 'End date',
  budgetCad: 'Budget',
  archived: 'Put away',
  party: 'Travellers',
  origin: 'From',
  type: 'Kind',
  name: 'Name',
  description: 'Notes',
  location: 'Place',
  price: 'Cost',
  unitPrice: 'Cost of one',
  quantity: 'How many',
  basis: 'Priced by',
  status: 'State',
  day: 'Day',
  time: 'Time',
  durationMinutes: 'Length',
  nights: 'Nights',
  link: 'Link',
}

export const fieldName = (field: string): string | undefined => fieldNames[field]

const isMove = (changes: object): boolean =>
  Object.keys(changes).every((field) => field === 'day' || field === 'position' || field === 'time')

const tripWords = ({ changes }: Extract<TripWrite, { kind: 'trip' }>): string =>
  Object.keys(changes)
    .map((field) => (fieldNames[field] ?? field).toLowerCase())
    .join(', ')

const titleOf = ({ wish }: Extract<TripWrite, { kind: 'create' }>): string =>
  wish.title ?? defaultTitle(wish)

/** A write in a few words: "Move Louvre to Tue 13 Apr". */
export function writeText(write: TripWrite): string {
  if (write.kind === 'create') return `Make the trip ${titleOf(write)}, with all that is in it`
  if (write.kind === 'add') return `Add ${write.item.name}`
  if (write.kind === 'remove') return `Remove ${write.name}`
  if (write.kind === 'trip') return `Change the trip: ${tripWords(write)}`
  const { seen, changes } = write
  if (!isMove(changes)) return `Change ${seen.name}`
  if (changes.day === undefined) return `Move ${seen.name}`
  return `Move ${seen.name} to ${changes.day ? formatDayShort(changes.day) : 'Ideas'}`
}

/** "Louvre was not added" */
export function refusedText(write: TripWrite): string {
  if (write.kind === 'create') return `${titleOf(write)} could not be saved`
  if (write.kind === 'add') return `${write.item.name} was not added`
  if (write.kind === 'remove') return `${write.name} was not removed`
  if (write.kind === 'trip') return 'The trip was not changed'
  return `${write.seen.name} was not ${isMove(write.changes) ? 'moved' : 'changed'}`
}

/** "Louvre is not saved yet" */
export function notSavedText(write: TripWrite): string {
  if (write.kind === 'create') return `${titleOf(write)} is not saved yet`
  if (write.kind === 'add') return `${write.item.name} is not saved yet`
  if (write.kind === 'remove') return `The removal of ${write.name} is not saved yet`
  if (write.kind === 'trip') return 'The change of the trip is not saved yet'
  return `The change of ${write.seen.name} is not saved yet`
}

interface Place {
  readonly name: string
  readonly countryCode: string | null
}

/** Two places of one name are told apart by their country. */
const placeInWords = ({ name, countryCode }: Place): string =>
  countryCode ? `${name} (${countryCode})` : name

/** A value of a field as people read it. */
export function valueInWords(field: string, value: unknown): string {
  if (value === null || value === '') return field === 'day' ? 'Ideas' : 'nothing'
  if (Array.isArray(value)) return value.map(placeInWords).join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') {
    if (field === 'durationMinutes') return `${value} minutes`
    return field === 'nights' ? String(value) : formatMoney(cad(value))
  }
  const text = String(value)
  return isLocalDate(text) ? formatDate(text) : text
}
