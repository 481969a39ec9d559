import { useEffect, useState } from 'react'
import type { TripView } from '#features/trips/web/index.ts'
import { isLocalDate } from '#platform/shared/local-date.ts'
import { readStored, writeStored } from '#platform/web/storage.ts'

/** A place as a trip keeps it: chosen from the list, or only named. */
export type ChosenPlace = TripView['destinations'][number]

/** What has been chosen before a trip exists. */
export interface TripDraft {
  readonly destination: string
  /** Which place that is, when it was chosen from the list; null for a name that was typed. */
  readonly place: ChosenPlace | null
  readonly startDate: string
  readonly endDate: string
  /** As typed: an amount that is not a number yet is kept too. */
  readonly budget: string
}

const keys = {
  destination: 'selectedDestination',
  place: 'selectedPlace',
  dates: 'travelDates',
  budget: 'travel-budget',
} as const

interface StoredDates {
  readonly start?: unknown
  readonly end?: unknown
}

function readDates(): { startDate: string; endDate: string } {
  const dateOf = (value: unknown) => (typeof value === 'string' && isLocalDate(value) ? value : '')
  try {
    const { start, end } = JSON.parse(readStored(keys.dates) ?? '{}') as StoredDates
    return { startDate: dateOf(start), endDate: dateOf(end) }
  } catch {
    // Unreadable dates are no dates; the next choice replaces them.
    return { startDate: '', endDate: '' }
  }
}

/** The chosen place, as long as it is the one that the destination names. */
function readPlace(destination: string): ChosenPlace | null {
  try {
    const stored: unknown = JSON.parse(readStored(keys.place) ?? 'null')
    return isPlace(stored) && stored.name === destination ? stored : null
  } catch {
    // An unreadable place is a name alone.
    return null
  }
}

const isPlace = (value: unknown): value is ChosenPlace =>
  typeof value === 'object' && value !== null && 'ref' in value && 'name' in value

/** The place for a destination as typed: the chosen one, or a name alone. */
export const placeNamed = (destination: string, place: ChosenPlace | null): ChosenPlace =>
  place?.name === destination.trim()
    ? place
    : { ref: null, name: destination.trim(), countryCode: null, lat: null, lng: null }

function readDraft(): TripDraft {
  const wanted = new URLSearchParams(window.location.search).get('destination')
  const destination = wanted ?? readStored(keys.destination) ?? ''
  return {
    destination,
    place: readPlace(destination),
    ...readDates(),
    budget: readStored(keys.budget) ?? readStored('budget') ?? '',
  }
}

/** The draft of a new trip, kept in this browser on every change and read again on opening. */
export function useTripDraft() {
  const [draft, setDraft] = useState(readDraft)
  useEffect(() => {
    writeStored(keys.destination, draft.destination)
    writeStored(keys.place, JSON.stringify(draft.place))
    writeStored(keys.dates, JSON.stringify({ start: draft.startDate, end: draft.endDate }))
    writeStored(keys.budget, draft.budget)
  }, [draft])
  const change = (part: Partial<TripDraft>): void => setDraft((before) => ({ ...before, ...part }))
  return [draft, change] as const
}
