import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addingFlight, standingOf } from '#app/pages/planner/flight-in-trip.ts'
import { anOffer, straightLeg } from '#features/flights/web/testing/an-offer.ts'
import { tripRoutes } from '#features/trips/contract/trips.endpoints.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import { holderOf, isReplaceable } from '#features/trips/domain/slot.ts'
import { createTripMutator } from '#features/trips/web/mutations/trip-mutator.ts'
import { openOutbox } from '#features/trips/web/mutations/mutation-outbox.ts'
import { withPending } from '#features/trips/web/mutations/pending-mutation.ts'
import { tripKey } from '#features/trips/web/trip-keys.ts'
import { allItems } from '#features/trips/web/trip-view.ts'
import {
  type ItemView,
  newItem,
  type TripsApi,
  type TripView,
} from '#features/trips/web/trips.client.ts'
import { placeOf } from '#features/trips/web/swap-items.ts'
import { tripItems } from '#features/trips/web/use-trip-items.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { full } from '../support/full-rounds.ts'
import { memoryStorage } from '../support/memory-storage.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

const runs = full ? 300 : 30

let app: TestApp
let ann: TestClient
beforeAll(async () => {
  app = await startTestApp()
  ann = await app.user()
})
afterAll(() => app.close())

beforeEach(() => {
  const stored = new Map<string, string>()
  const localStorage = new Proxy(memoryStorage(stored), {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
  })
  const sessionStorage = memoryStorage(new Map())
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage, sessionStorage }))
  vi.stubGlobal('navigator', { onLine: true })
  return () => vi.unstubAllGlobals()
})

/** The trip's operations as the browser asks them, of the real server. */
const api = (async (name: keyof typeof tripRoutes, input: any) => {
  const [method, path] = tripRoutes[name]
  const at = path.replaceAll(/:(\w+)/g, (_, param: string) => input.params[param])
  const { status, body } = await ann.send(method, at, {
    headers: { 'content-type': 'application/json' },
    ...(method === 'GET' || method === 'DELETE' ? {} : { body: JSON.stringify(input.body) }),
  })
  if (status >= 400) throw new ApiError(status, body, body.code)
  return body
}) as unknown as TripsApi

const dates = { startDate: '2027-04-12', endDate: '2027-04-14' }
const stay = (name: string, price: number) => ({
  type: 'hotel' as const,
  name,
  price,
  day: '2027-04-12',
  nights: 2,
})
const flight = (name: string, price: number) => ({
  type: 'flight' as const,
  name,
  price,
  day: '2027-04-12',
})

/** What a person sees of a trip: items by day in their order, their states, and the sums. */
const seenOf = ({ days, unscheduled, totalCad, perPersonCad, itemCount }: TripView) => {
  const bare = ({ id, name, status, choice, price, day, time, nights }: ItemView) => ({
    id,
    name,
    status,
    choice,
    price,
    day,
    time,
    nights,
  })
  return {
    days: days.map(({ date, items }) => ({ date, items: items.map(bare) })),
    unscheduled: unscheduled.map(bare),
    totalCad,
    perPersonCad,
    itemCount,
  }
}

/** A new trip with flights, a stop, a stay and an earlier one among its ideas, in a window of its own. */
async function openTrip() {
  const { body } = await ann.post('/api/itineraries', { destination: 'Lisbon', ...dates })
  const tripId: string = body.id
  expect(tripId).toEqual(expect.any(String))
  const slot = { choice: 'bed' }
  for (const [at, item] of [
    flight('F0', 800),
    { ...stay('Earlier', 250), ...slot, status: 'idea' },
    { ...stay('H0', 300), ...slot },
    { type: 'attraction', name: 'Tower', price: 20, day: '2027-04-12' },
  ].entries())
    await ann.post(`/api/itineraries/${tripId}/items`, { ...item, position: `a${at}` })
  const client = new QueryClient()
  const read = async (): Promise<TripView> => (await ann.get(`/api/itineraries/${tripId}`)).body
  client.setQueryData(tripKey(tripId), await read())
  const outbox = openOutbox(tripId)
  const refused: unknown[] = []
  const writer = createTripMutator({
    client,
    api,
    outbox,
    onRefused: (write, error) => refused.push([write, error]),
  })
  const items = tripItems(writer, tripId, (step) => void writer.undo(tripId, step))
  const shown = () =>
    withPending(client.getQueryData<TripView>(tripKey(tripId)) as TripView, outbox.list(tripId))
  const settle = async () => {
    await writer.sender.send(tripId)
    expect(refused).toEqual([])
    expect(outbox.list(tripId)).toEqual([])
    const stored = await read()
    // What is shown is what the server has, also without reading it again.
    expect(seenOf(shown())).toEqual(seenOf(stored))
    return seenOf(stored)
  }
  let serial = 0
  const swap = (kind: 'hotel' | 'flight'): void => {
    serial += 1
    if (kind === 'hotel') {
      const wish = stay(`H${serial}`, 300 + serial)
      return items.planItem(wish, { held: holderOf(allItems(shown()), wish) })
    }
    const wish = newItem(flight(`F${serial}`, 800 + serial))
    const held = allItems(shown()).find((one) => one.type === 'flight' && isReplaceable(one))
    writer.make(tripId, `${wish.name} added`, {
      added: [{ ...wish, ...(held && placeOf(held, wish.day)) }],
      removed: held ? [held] : [],
    })
  }
  /** Plans one of the stays among the ideas again. */
  const choose = (which: number): void => {
    const all = allItems(shown())
    const ideas = all.filter(({ type, status }) => type === 'hotel' && status === 'idea')
    const idea = ideas[which % Math.max(1, ideas.length)]
    const held = idea && holderOf(all, idea)
    if (idea && held) items.planIdea(idea, held)
  }
  return { tripId, writer, settle, swap, choose, shown }
}

const action = fc.record({
  do: fc.constantFrom(
    ...(['hotel', 'hotel', 'flight', 'choose', 'undo', 'undo', 'redo', 'redo'] as const),
  ),
  which: fc.nat({ max: 5 }),
  /** Whether the person waits until it is saved before the next. */
  waits: fc.boolean(),
})

type Action = typeof action extends fc.Arbitrary<infer A> ? A : never

/** Plays a history in a trip of its own, and looks at the trip wherever the person waits. */
async function play(actions: readonly Action[]): Promise<void> {
  const trip = await openTrip()
  const { tripId, writer, settle } = trip
  /** By how many steps are done; undefined where it was not looked at. */
  const states: (Awaited<ReturnType<typeof settle>> | undefined)[] = [await settle()]
  const at = () => writer.steps.of(tripId).done.length
  const look = async () => {
    const now = await settle()
    const known = states[at()]
    if (known) expect(now, JSON.stringify(actions)).toEqual(known)
    else states[at()] = now
    const taken = allItems(trip.shown()).filter(isTaken)
    // One of each, and what is swapped stands where the first of its kind stood.
    expect(taken.map(({ type }) => type)).toEqual(['flight', 'hotel', 'attraction'])
  }
  for (const { do: what, which, waits } of actions) {
    const before = at()
    if (what === 'undo') writer.undo(tripId)
    else if (what === 'redo') writer.redo(tripId)
    else {
      if (what === 'choose') trip.choose(which)
      else trip.swap(what)
      // Another step than the one that was undone.
      if (at() > before) states.length = at()
    }
    if (waits) await look()
  }
  await look()
  while (at() > 0) writer.undo(tripId)
  await look()
  while (writer.steps.of(tripId).undone.length > 0) writer.redo(tripId)
  await look()
}

test('PLAN-07 flights that replace others stand in their place, by both numbers in the toast; an idea is planned, not added again', async () => {
  const { shown, settle, writer, tripId } = await openTrip()
  const [out, landing] = ['2027-04-12T20:35:00', '2027-04-13T08:40:00']
  const segments = straightLeg.segments.map((one) => ({
    ...one,
    departure: { ...one.departure, at: out, instant: '2027-04-13T00:35:00Z' },
    arrival: { ...one.arrival, at: landing, instant: '2027-04-13T07:40:00Z' },
  }))
  const leg = { ...straightLeg, departure: out, arrival: landing, segments }
  const offer = anOffer({ id: 'other', legs: [leg] })
  const apply = ([{ text, ...writes }]: ReturnType<typeof addingFlight>) =>
    writer.make(tripId, text, writes)
  const flights = () => allItems(shown()).filter(({ type }) => type === 'flight')
  expect(standingOf(shown(), offer)).toBe('swap')
  const adding = addingFlight(shown(), offer)
  expect(adding[1]).toEqual({
    title: 'Swapped',
    text: 'AC848 replaces F0. 1 stop moved to Ideas.',
  })
  apply(adding)
  await settle()
  expect(flights().map(({ position }) => position)).toEqual(['a0'])
  expect(standingOf(shown(), offer)).toBe('added')

  const [flown] = flights()
  if (flown) void writer.edit(tripId, flown, { status: 'idea', day: null })
  expect(standingOf(shown(), offer)).toBe('waits')
  apply(addingFlight(shown(), offer))
  await settle()
  expect(flights()).toMatchObject([{ id: flown?.id, status: 'planned', day: '2027-04-12' }])
})

/** So many at once: they are trips of their own. */
const abreast = 10

test(`PLAN-07 in ${runs} histories of swapped stays and flights Undo gives back the trip before, and Redo the trip after`, async () => {
  const histories = fc.sample(fc.array(action, { minLength: 3, maxLength: 6 }), {
    numRuns: runs,
    seed: fc.readConfigureGlobal().seed ?? Date.now(),
  })
  for (let from = 0; from < runs; from += abreast)
    await Promise.all(histories.slice(from, from + abreast).map(play))
})
