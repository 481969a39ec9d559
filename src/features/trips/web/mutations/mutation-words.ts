import { formatDate, formatDayShort, isLocalDate } from '#platform/shared/local-date.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { partyWords } from '../../domain/party-words.ts'
import type { TripView } from '../trips.client.ts'
import { defaultTitle } from '../../domain/default-title.ts'
import type { TripMutation } from './trip-mutation.ts'
import { mutationWordsText } from '../messages.ts'

/** Labels of fields. */
const fieldNames: Readonly<Record<string, string>> = {
  title: mutationWordsText.title,
  destinations: 'Destination',
  startDate: mutationWordsText.startDate,
  endDate: mutationWordsText.endDate,
  budgetCad: 'Budget',
  archived: mutationWordsText.archived,
  party: 'Travellers',
  origin: 'From',
  dayPlaces: mutationWordsText.dayPlaces,
  type: 'Kind',
  name: mutationWordsText.name,
  description: mutationWordsText.notes,
  location: 'Place',
  price: 'Cost',
  unitPrice: mutationWordsText.unitPrice,
  quantity: mutationWordsText.quantity,
  basis: mutationWordsText.basis,
  status: mutationWordsText.status,
  day: 'Day',
  time: 'Time',
  durationMinutes: 'Length',
  nights: 'Nights',
  link: 'Link',
}

export const fieldName = (field: string): string | undefined => fieldNames[field]

const isMove = (changes: object): boolean =>
  Object.keys(changes).every((field) => field === 'day' || field === 'position' || field === 'time')

const tripWords = ({ changes }: Extract<TripMutation, { kind: 'trip' }>): string =>
  Object.keys(changes)
    .map((field) => (fieldNames[field] ?? field).toLowerCase())
    .join(', ')

const titleOf = ({ wish }: Extract<TripMutation, { kind: 'create' }>): string =>
  wish.title ?? defaultTitle(wish)

/** A mutation in words: "Move Louvre to Tue 13 Apr". */
export function writeText(write: TripMutation): string {
  if (write.kind === 'create') return mutationWordsText.createTrip(titleOf(write))
  if (write.kind === 'add') return mutationWordsText.add(write.item.name)
  if (write.kind === 'remove') return mutationWordsText.remove(write.name)
  if (write.kind === 'trip') return mutationWordsText.changeTrip(tripWords(write))
  const { seen, changes } = write
  if (!isMove(changes)) return mutationWordsText.change(seen.name)
  if (changes.day === undefined) return mutationWordsText.move(seen.name)
  return mutationWordsText.moveTo(seen.name, changes.day ? formatDayShort(changes.day) : 'Ideas')
}

/** "Louvre wasn’t added" */
export function refusedText(write: TripMutation): string {
  if (write.kind === 'create') return mutationWordsText.couldNotBeSaved(titleOf(write))
  if (write.kind === 'add') return mutationWordsText.wasNotAdded(write.item.name)
  if (write.kind === 'remove') return mutationWordsText.wasNotRemoved(write.name)
  if (write.kind === 'trip') return mutationWordsText.tripWasNotChanged
  return mutationWordsText.notDone(write.seen.name, isMove(write.changes) ? 'moved' : 'changed')
}

/** "Louvre isn’t saved yet" */
export function notSavedText(write: TripMutation): string {
  if (write.kind === 'create') return mutationWordsText.tripNotSaved(titleOf(write))
  if (write.kind === 'add') return mutationWordsText.itemNotSaved(write.item.name)
  if (write.kind === 'remove') return mutationWordsText.removalNotSaved(write.name)
  if (write.kind === 'trip') return mutationWordsText.changeTripNotSaved
  return mutationWordsText.changeNotSaved(write.seen.name)
}

interface Place {
  readonly name: string
  readonly countryCode: string | null
}

/** Namesakes get their country. */
const placeInWords = ({ name, countryCode }: Place): string =>
  countryCode ? `${name} (${countryCode})` : name

/** Formats party, origin and day places. */
function objectInWords(value: object): string {
  if ('adults' in value) return partyWords(value as TripView['party'])
  if ('iata' in value && 'name' in value) return String(value.name)
  return Object.entries(value)
    .map(([day, place]) => mutationWordsText.placeOn(String(place), formatDayShort(day)))
    .join(', ')
}

/** Formats a field's value. */
export function valueInWords(field: string, value: unknown): string {
  if (value === null || value === '') return field === 'day' ? 'Ideas' : 'nothing'
  if (Array.isArray(value)) return value.map(placeInWords).join(', ')
  if (typeof value === 'object' && value !== undefined) return objectInWords(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') {
    if (field === 'durationMinutes') return `${value} minutes`
    return field === 'nights' ? String(value) : formatMoney(cad(value))
  }
  const text = String(value)
  return isLocalDate(text) ? formatDate(text) : text
}
