import { useEffect, useState } from 'react'
import { isLocalDate } from '#platform/shared/local-date.ts'
import { readStored, writeStored } from '#platform/web/storage.ts'

/** What has been chosen before a trip exists. */
export interface TripDraft {
  readonly destination: string
  readonly startDate: string
  readonly endDate: string
  /** As typed: an amount that is not a number yet is kept too. */
  readonly budget: string
}

const keys = {
  destination: 'selectedDestination',
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

function readDraft(): TripDraft {
  const wanted = new URLSearchParams(window.location.search).get('destination')
  return {
    destination: wanted ?? readStored(keys.destination) ?? '',
    ...readDates(),
    budget: readStored(keys.budget) ?? readStored('budget') ?? '',
  }
}

/** The draft of a new trip, kept in this browser on every change and read again on opening. */
export function useTripDraft() {
  const [draft, setDraft] = useState(readDraft)
  useEffect(() => {
    writeStored(keys.destination, draft.destination)
    writeStored(keys.dates, JSON.stringify({ start: draft.startDate, end: draft.endDate }))
    writeStored(keys.budget, draft.budget)
  }, [draft])
  const change = (part: Partial<TripDraft>): void => setDraft((before) => ({ ...before, ...part }))
  return [draft, change] as const
}
