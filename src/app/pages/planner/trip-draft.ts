import { useEffect, useState } from 'react'
import { oneAdult } from '#features/trips/domain/party.ts'
import { isLocalDate } from '#platform/shared/local-date.ts'
import type { ChosenPlace } from './chosen-place.ts'
import { isKeptFor } from './kept-itinerary.ts'
import { readWho, type Who, writeWho } from './draft-who.ts'
import { clearDraft, draftKeys, readStored, writeStored } from '#platform/web/storage.ts'

/** Choices made before the trip exists. */
export interface TripDraft extends Who {
  readonly destination: string
  /** Place chosen from the list; null for a typed name. */
  readonly place: ChosenPlace | null
  readonly startDate: string
  readonly endDate: string
  /** As typed; may not be a number yet. */
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

/** The draft's dates, empty where there are none. */
export function readDates(): { startDate: string; endDate: string } {
  const dateOf = (value: unknown) => (typeof value === 'string' && isLocalDate(value) ? value : '')
  try {
    const { start, end } = JSON.parse(readStored(draftKeys.dates) ?? '{}') as StoredDates
    return { startDate: dateOf(start), endDate: dateOf(end) }
  } catch {
    // Unreadable dates count as empty.
    return { startDate: '', endDate: '' }
  }
}

/** The chosen place, if its name equals the destination. */
function readPlace(destination: string): ChosenPlace | null {
  try {
    const stored: unknown = JSON.parse(readStored(draftKeys.place) ?? 'null')
    return isPlace(stored) && stored.name === destination ? stored : null
  } catch {
    // Unreadable data: keep the name only.
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

/** The account's draft; a destination in the URL overrides the stored one. */
function readDraft(userId: string): TripDraft {
  const wanted = new URLSearchParams(window.location.search).get('destination')
  const draft = readOwn(userId)
  return wanted ? { ...draft, destination: wanted, place: readPlace(wanted) } : draft
}

/** Trip id of the draft if storage is unavailable. */
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

/** Clears the draft after its trip was created. */
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

/** The new trip's draft, stored on every change. */
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
