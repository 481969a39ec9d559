import { useEffect, useState } from 'react'
import { oneAdult } from '#features/trips/domain/party.ts'
import { isLocalDate } from '#platform/shared/local-date.ts'
import type { ChosenPlace } from './chosen-place.ts'
import { isKeptFor } from './kept-itinerary.ts'
import { readWho, type Who, writeWho } from './draft-who.ts'
import { clearDraft, draftKeys, readStored, writeStored } from '#platform/web/storage.ts'

/** What has been chosen before a trip exists. */
export interface TripDraft extends Who {
  readonly destination: string
  /** Which place that is, when it was chosen from the list; null for a name that was typed. */
  readonly place: ChosenPlace | null
  readonly startDate: string
  readonly endDate: string
  /** As typed: an amount that is not a number yet is kept too. */
  readonly budget: string
}

const empty: TripDraft = {
  destination: '',
  place: null,
  startDate: '',
  endDate: '',
  budget: '',
  party: oneAdult,
  origin: null,
}

interface StoredDates {
  readonly start?: unknown
  readonly end?: unknown
}

function readDates(): { startDate: string; endDate: string } {
  const dateOf = (value: unknown) => (typeof value === 'string' && isLocalDate(value) ? value : '')
  try {
    const { start, end } = JSON.parse(readStored(draftKeys.dates) ?? '{}') as StoredDates
    return { startDate: dateOf(start), endDate: dateOf(end) }
  } catch {
    // Unreadable dates are no dates; the next choice replaces them.
    return { startDate: '', endDate: '' }
  }
}

/** The chosen place, as long as it is the one that the destination names. */
function readPlace(destination: string): ChosenPlace | null {
  try {
    const stored: unknown = JSON.parse(readStored(draftKeys.place) ?? 'null')
    return isPlace(stored) && stored.name === destination ? stored : null
  } catch {
    // An unreadable place is a name alone.
    return null
  }
}

const isPlace = (value: unknown): value is ChosenPlace =>
  typeof value === 'object' && value !== null && 'ref' in value && 'name' in value

function readOwn(userId: string): TripDraft {
  // Never show another account's data.
  if (!isKeptFor(userId)) return empty
  const destination = readStored(draftKeys.destination) ?? ''
  return {
    destination,
    place: readPlace(destination),
    ...readDates(),
    ...readWho(),
    budget: readStored(draftKeys.budget) ?? readStored(draftKeys.oldBudget) ?? '',
  }
}

/** The draft of this account; a destination in the address goes before the one that is kept. */
function readDraft(userId: string): TripDraft {
  const wanted = new URLSearchParams(window.location.search).get('destination')
  const draft = readOwn(userId)
  return wanted ? { ...draft, destination: wanted, place: readPlace(wanted) } : draft
}

/** The id of the draft's trip where nothing can be stored. */
let lastAsked = ''

/**
 * The id of the trip that the draft becomes: one for the whole draft, whatever is changed in it and
 * however often it is asked for, because the server may have made the trip without its answer arriving.
 */
export function draftTripId(): string {
  lastAsked = readStored(draftKeys.asked) ?? (lastAsked || crypto.randomUUID())
  writeStored(draftKeys.asked, lastAsked)
  return lastAsked
}

/** The draft has become a trip: the next one begins empty. */
export function endDraft(): void {
  lastAsked = ''
  clearDraft()
}

function writeDraft(draft: TripDraft, userId: string): void {
  writeStored(draftKeys.owner, userId)
  writeStored(draftKeys.destination, draft.destination)
  writeStored(draftKeys.place, JSON.stringify(draft.place))
  writeStored(draftKeys.dates, JSON.stringify({ start: draft.startDate, end: draft.endDate }))
  writeStored(draftKeys.budget, draft.budget)
  writeWho(draft)
}

/** The draft of a new trip, kept in this browser on every change and read again on opening. */
export function useTripDraft(userId: string) {
  const [draft, setDraft] = useState(() => readDraft(userId))
  // Claim a draft without an owner; leave another account's alone.
  useEffect(() => {
    if (isKeptFor(userId)) writeStored(draftKeys.owner, userId)
  }, [userId])
  const change = (part: Partial<TripDraft>): void => {
    const next = { ...draft, ...part }
    setDraft(next)
    writeDraft(next, userId)
  }
  return [draft, change] as const
}
