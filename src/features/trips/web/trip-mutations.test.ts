import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ApiError } from '#platform/web/api-client.ts'
import { asNew, takeFields, tripKey, tripMutations } from './trip-mutations.ts'
import { allItems } from './trip-view.ts'
import type { ItemView, NewItem, TripsApi, TripView } from './trips.client.ts'
import { unconfirmedIn } from './unconfirmed-items.ts'

const trip: TripView = {
  id: 't',
  title: 'Paris, 2 days',
  destination: 'Paris',
  destinations: [{ ref: 'paris', name: 'Paris', countryCode: 'FR', lat: 48.86, lng: 2.35 }],
  startDate: '2027-04-12',
  endDate: '2027-04-13',
  itemCount: 0,
  totalCad: 0,
  updatedAt: '2026-11-21T00:00:00.000Z',
  version: 1,
  budgetCad: 0,
  days: [
    { date: '2027-04-12', items: [] },
    { date: '2027-04-13', items: [] },
  ],
  unscheduled: [],
}

const louvre: NewItem = {
  id: 'a',
  type: 'attraction',
  name: 'Louvre',
  price: 36,
  day: '2027-04-12',
}
const orsay: NewItem = { ...louvre, id: 'b', name: 'Orsay', price: 26 }

interface Call {
  readonly name: string
  readonly input: { readonly body?: unknown }
  readonly answer: (value: unknown) => void
  readonly fail: (error?: Error) => void
}

/** A server whose answers are given by hand, in the order the requests arrive. */
function bench() {
  const client = new QueryClient()
  client.setQueryData(tripKey('t'), trip)
  const calls: Call[] = []
  const api = ((name: string, input: Call['input']) =>
    new Promise<unknown>((resolve, reject) => {
      const fail = (error = new Error('refused')) => reject(error)
      calls.push({ name, input, answer: resolve, fail })
    })) as unknown as TripsApi
  const { add, remove, update } = tripMutations(client, api, 't')
  const settle = async () => {
    for (let n = 0; n < 8; n++) await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return {
    calls,
    client,
    settle,
    shown: () => client.getQueryData<TripView>(tripKey('t')) as TripView,
    names: () =>
      allItems(client.getQueryData<TripView>(tripKey('t')) as TripView).map((i) => i.name),
    add: (item: NewItem) => new MutationObserver(client, add).mutate(item).catch(() => undefined),
    remove: (item: ItemView) =>
      new MutationObserver(client, remove).mutate(item).catch(() => undefined),
    update: (body: { version: number; endDate: string }) =>
      new MutationObserver(client, update).mutate(body).catch(() => undefined),
  }
}

const stored = (item: NewItem, position = 'a0') => ({
  ...item,
  description: '',
  location: '',
  position,
  version: 1,
})

test('an item that is removed before its add has answered stays removed', async () => {
  const { add, remove, calls, settle, names, shown } = bench()
  void add(louvre)
  await settle()
  expect(names()).toEqual(['Louvre'])
  void remove(allItems(shown())[0] as ItemView)
  await settle()
  expect(names()).toEqual([])
  calls[0]?.answer(stored(louvre))
  await settle()
  expect(names()).toEqual([])
  expect(calls.map((call) => call.name)).toEqual(['addItem', 'deleteItem'])
})

test('an undone removal shows the item, sends it again, and no placeholder for a place', async () => {
  const { add, remove, calls, settle, names, shown } = bench()
  void add(louvre)
  await settle()
  const waiting = allItems(shown())[0] as ItemView
  void remove(waiting)
  void add(asNew(waiting))
  await settle()
  expect(names()).toEqual(['Louvre'])
  for (const answer of [stored(louvre), undefined, stored(louvre)]) {
    calls.at(-1)?.answer(answer)
    await settle()
  }
  expect(names()).toEqual(['Louvre'])
  expect(calls.map((call) => call.name)).toEqual(['addItem', 'deleteItem', 'addItem'])
  expect(calls[2]?.input.body).not.toHaveProperty('position')
})

test('an add that fails takes only itself back, also when another follows', async () => {
  const { add, calls, settle, names } = bench()
  void add(louvre)
  void add(orsay)
  await settle()
  expect(names()).toEqual(['Louvre', 'Orsay'])
  calls[0]?.fail()
  await settle()
  expect(names()).toEqual(['Orsay'])
  calls[1]?.answer(stored(orsay))
  await settle()
  expect(names()).toEqual(['Orsay'])
})

test('an answer to an edit of the trip keeps the items that still wait for their turn', async () => {
  const { add, update, calls, settle, names, shown } = bench()
  void update({ version: 1, endDate: '2027-04-12' })
  void add(louvre)
  await settle()
  calls[0]?.answer({ ...trip, endDate: '2027-04-12', version: 2, days: [trip.days[0]] })
  await settle()
  expect(names()).toEqual(['Louvre'])
  expect(shown()).toMatchObject({ version: 2, totalCad: 36, itemCount: 1 })
  expect(shown().days).toHaveLength(1)
})

test('an add that fails leaves the item that an Undo has put back meanwhile', async () => {
  const { add, remove, calls, settle, names, shown } = bench()
  void add(louvre)
  await settle()
  const waiting = allItems(shown())[0] as ItemView
  void remove(waiting)
  void add(asNew(waiting))
  await settle()
  calls[0]?.fail()
  await settle()
  calls[1]?.answer(undefined)
  await settle()
  calls[2]?.answer(stored(louvre))
  await settle()
  expect(names()).toEqual(['Louvre'])
  expect(allItems(shown())[0]?.version).toBe(1)
})

test("taking over the server's fields keeps an item that waits for its turn", async () => {
  const { add, client, calls, settle, names, shown } = bench()
  void add(louvre)
  void add(orsay)
  await settle()
  calls[0]?.answer(stored(louvre))
  await settle()
  // The second add has not answered: the server's trip does not hold it yet.
  takeFields(client, { ...trip, version: 4, destination: 'Lyon', itemCount: 1 })
  expect(shown()).toMatchObject({ version: 4, destination: 'Lyon' })
  expect(names()).toEqual(['Louvre', 'Orsay'])
  calls[1]?.answer(stored(orsay, 'a1'))
  await settle()
  expect(names()).toEqual(['Louvre', 'Orsay'])
})

test('a trip that is not shown yet is taken over whole', () => {
  const { client } = bench()
  takeFields(client, { ...trip, id: 'u', destination: 'Lyon' })
  expect(client.getQueryData(tripKey('u'))).toMatchObject({ destination: 'Lyon' })
})

test('PLAN-08 an add without an answer stays, and is sent again under its own id', async () => {
  const { add, client, calls, settle, names } = bench()
  void add(louvre)
  await settle()
  calls[0]?.fail(new ApiError(0, {}, 'no answer'))
  await settle()
  expect(names()).toEqual(['Louvre'])
  expect(unconfirmedIn(client, 't')).toEqual({ a: louvre })
  void add(louvre)
  await settle()
  expect(calls[1]?.input.body).toMatchObject({ id: 'a' })
  calls[1]?.answer(stored(louvre))
  await settle()
  expect(names()).toEqual(['Louvre'])
  expect(unconfirmedIn(client, 't')).toEqual({})
})

test('PLAN-08 an add that the server refuses is taken back, also after one without an answer', async () => {
  const { add, client, calls, settle, names } = bench()
  void add(louvre)
  await settle()
  calls[0]?.fail(new ApiError(503, {}, 'restarting'))
  await settle()
  void add(louvre)
  await settle()
  calls[1]?.fail(new ApiError(409, { code: 'too-many-items' }, 'full'))
  await settle()
  expect(names()).toEqual([])
  expect(unconfirmedIn(client, 't')).toEqual({})
})

test('PLAN-08 an unconfirmed item whose removal fails too is still unconfirmed', async () => {
  const { add, remove, client, calls, settle, names, shown } = bench()
  void add(louvre)
  await settle()
  calls[0]?.fail(new ApiError(0, {}, 'no answer'))
  await settle()
  const [item] = allItems(shown())
  if (!item) throw new Error('the item is gone')
  void remove(item)
  await settle()
  calls[1]?.fail(new ApiError(0, {}, 'no answer'))
  await settle()
  expect(names()).toEqual(['Louvre'])
  expect(unconfirmedIn(client, 't')).toHaveProperty('a')
  void remove(item)
  await settle()
  calls[2]?.answer(undefined)
  await settle()
  expect(names()).toEqual([])
  expect(unconfirmedIn(client, 't')).toEqual({})
})
