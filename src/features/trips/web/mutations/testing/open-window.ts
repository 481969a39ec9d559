import { QueryClient } from '@tanstack/react-query'
import { beforeEach, vi } from 'vitest'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { tripKey } from '../../trip-keys.ts'
import { allItems } from '../../trip-view.ts'
import type { ItemView, NewItem, TripsApi, TripView } from '../../trips.client.ts'
import { createTripMutator } from '../trip-mutator.ts'
import { withPending } from '../pending-mutation.ts'
import { openOutbox } from '../mutation-outbox.ts'

export const trip: TripView = {
  id: 't',
  title: 'Paris, 2 days',
  destination: 'Paris',
  destinations: [{ ref: 'paris', name: 'Paris', countryCode: 'FR', lat: 48.86, lng: 2.35 }],
  startDate: '2027-04-12',
  endDate: '2027-04-13',
  itemCount: 0,
  totalCad: 0,
  perPersonCad: 0,
  party: { adults: 1, children: [] },
  origin: null,
  role: 'owner',
  people: 1,
  archived: false,
  changes: 1,
  updatedAt: '2026-11-21T00:00:00.000Z',
  version: 1,
  budgetCad: 0,
  days: [
    { date: '2027-04-12', items: [] },
    { date: '2027-04-13', items: [] },
  ],
  unscheduled: [],
}
export const louvre: NewItem = {
  id: 'a',
  type: 'attraction',
  name: 'Louvre',
  price: 36,
  day: '2027-04-12',
}
export const orsay: NewItem = { ...louvre, id: 'b', name: 'Orsay', price: 26 }
export const saved = (item: NewItem, position = 'a0') =>
  ({ ...item, description: '', location: '', position, version: 1 }) as ItemView

export const noAnswer = () => new ApiError(0, {}, 'no answer')

interface Call {
  readonly name: string
  readonly input: { readonly body?: unknown }
  readonly options: { readonly account?: string } | undefined
  readonly answer: (value: unknown) => void
  readonly fail: (error?: Error) => void
}

interface Storage {
  readonly stored: Map<string, string>
  /** Of the tab. */
  readonly tab: Map<string, string>
  /** False if storage is full or blocked. */
  room: boolean
}

/** Browser storage shared by windows, new for each test. */
export function sharedStorage(): Storage {
  const storage = { stored: new Map<string, string>(), tab: new Map<string, string>(), room: true }
  beforeEach(() => {
    storage.stored.clear()
    storage.tab.clear()
    storage.room = true
    const localStorage = new Proxy(
      {
        getItem: (key: string) => storage.stored.get(key) ?? null,
        setItem(key: string, value: string) {
          if (!storage.room) throw new Error('no room')
          storage.stored.set(key, value)
        },
        removeItem: (key: string) => void storage.stored.delete(key),
      },
      {
        ownKeys: () => [...storage.stored.keys()],
        getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
      },
    )
    const sessionStorage = memoryStorage(storage.tab)
    vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage, sessionStorage }))
    // Node has locks from 24 on: a window that a test leaves behind would keep its own from the next.
    vi.stubGlobal('navigator', { onLine: true })
    return () => vi.unstubAllGlobals()
  })
  return storage
}

export const settle = async () => {
  for (let n = 0; n < 8; n++) await new Promise((resolve) => setTimeout(resolve, 0))
}

/** A window of the account, with a server whose answers the test gives by hand, in the order of calls. */
export function openWindow(owner = 'ann') {
  const client = new QueryClient()
  client.setQueryData(tripKey('t'), trip)
  const calls: Call[] = []
  const api = ((name: string, input: Call['input'], options: Call['options']) =>
    new Promise<unknown>((resolve, reject) => {
      const fail = (error = new Error('refused')) => reject(error)
      calls.push({ name, input, options, answer: resolve, fail })
    })) as unknown as TripsApi
  const onRefused = vi.fn()
  const outbox = openOutbox(owner)
  const writer = createTripMutator({ client, api, outbox, onRefused })
  const shown = () =>
    withPending(client.getQueryData<TripView>(tripKey('t')) as TripView, outbox.list('t'))
  return {
    calls,
    client,
    writer,
    outbox,
    onRefused,
    shown,
    names: () => allItems(shown()).map(({ name }) => name),
    first: () => allItems(shown())[0] as ItemView,
    add: (item: NewItem) => writer.add('t', item),
    remove: (item: ItemView) => writer.remove('t', item),
    waiting: () => outbox.list('t').length,
  }
}
