import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError } from '#platform/web/api-client.ts'
import { QueryClient } from '@tanstack/react-query'
import type { TripWish } from '../request-trip.ts'
import { tripKey } from '../trip-keys.ts'
import { allItems, withItem } from '../trip-view.ts'
import type { NewItem, TripsApi, TripView } from '../trips.client.ts'
import { noAnswer, openWindow, saved, settle, sharedStorage, trip } from './testing/open-window.ts'
import { createTripMutator } from './trip-mutator.ts'
import { startOf } from './trip-mutation.ts'
import { asStarted, withPending } from './pending-mutation.ts'
import { openOutbox } from './mutation-outbox.ts'

sharedStorage()

const wish: TripWish = {
  id: 'new',
  destinations: trip.destinations,
  startDate: '2027-04-12',
  endDate: '2027-04-14',
  budgetCad: 900,
}
const walk = { id: 'w', type: 'activity', name: 'A walk', day: '2027-04-13', price: 12 } as const
const made = (over: Partial<TripView> = {}): TripView => ({
  ...asStarted(wish),
  updatedAt: '2026-11-21T00:00:00.000Z',
  version: 1,
  changes: 1,
  ...over,
})

/** The trip as shown before the server has it. */
function shownOf({ outbox }: Pick<ReturnType<typeof openWindow>, 'outbox'>): TripView {
  const waiting = outbox.list(wish.id)
  const start = startOf(waiting)
  if (!start) throw new Error('Nothing waits')
  return withPending(asStarted(start), waiting)
}

test('PLAN-08 a trip made without a network is there at once with its days, and goes out before its items', async () => {
  const first = openWindow()
  const outcome = first.writer.create(wish)
  void first.writer.add(wish.id, walk)
  await settle()
  expect(shownOf(first)).toMatchObject({
    title: 'Paris, 3 days',
    destination: 'Paris',
    budgetCad: 900,
    itemCount: 1,
    totalCad: 12,
    days: [
      { date: '2027-04-12', items: [] },
      { date: '2027-04-13', items: [{ name: 'A walk' }] },
      { date: '2027-04-14', items: [] },
    ],
  })
  first.calls[0]?.fail(noAnswer())
  expect(await outcome).toMatchObject({ kind: 'waiting' })

  // After closing, another window of the account has everything, one of another account nothing.
  const other = openWindow('ben')
  expect(other.outbox.all()).toEqual([])
  await other.writer.sendAll()
  expect(other.calls).toEqual([])
  const later = openWindow()
  expect(shownOf(later).itemCount).toBe(1)
  void later.writer.sendAll()
  await settle()
  later.calls[0]?.answer(made())
  await settle()
  later.calls[1]?.answer(saved(walk))
  await settle()
  expect(later.calls.map(({ name, options }) => [name, options?.account])).toEqual([
    ['createTrip', 'ann'],
    ['addItem', 'ann'],
  ])
  expect(later.client.getQueryData(tripKey(wish.id))).toMatchObject({ version: 1, itemCount: 1 })
  expect(later.outbox.all()).toEqual([])
})

test('PLAN-08 what is changed of it while it waits for an answer is an edit of the trip that was made', async () => {
  const { writer, outbox, calls } = openWindow()
  void writer.create(wish)
  await settle()
  void writer.editTrip(wish.id, shownOf({ outbox }), { endDate: '2027-04-13', budgetCad: 1000 })
  expect(shownOf({ outbox })).toMatchObject({ endDate: '2027-04-13', budgetCad: 1000 })
  expect(shownOf({ outbox }).days).toHaveLength(2)
  calls[0]?.answer(made({ version: 3 }))
  await settle()
  expect(calls[1]).toMatchObject({
    name: 'updateTrip',
    input: { body: { endDate: '2027-04-13', budgetCad: 1000, version: 3 } },
  })
})

test('PLAN-08 a trip that the server does not make stays with all in it until it is changed or given up', async () => {
  const { writer, outbox, calls, onRefused } = openWindow()
  const refuse = () =>
    new ApiError(403, { code: 'tier-required' }, 'Your tier allows trips of 2 days.')
  const outcome = writer.create(wish)
  const added = writer.add(wish.id, walk)
  await settle()
  calls[0]?.fail(refuse())
  expect(await outcome).toMatchObject({ kind: 'refused' })
  expect(await added).toMatchObject({ kind: 'waiting' })
  // Later mutations wait for it.
  await writer.sendAll()
  expect(calls).toHaveLength(1)
  expect(shownOf({ outbox }).itemCount).toBe(1)
  const [standing] = outbox.list(wish.id)
  expect(standing?.conflict).toMatchObject({ text: 'Your tier allows trips of 2 days.' })

  void writer.editTrip(wish.id, shownOf({ outbox }), { endDate: '2027-04-13' })
  await settle()
  expect(calls[1]?.input.body).toMatchObject({ endDate: '2027-04-13' })
  calls[1]?.fail(refuse())
  await settle()
  const [again] = outbox.list(wish.id)
  if (again) writer.choose(again, 'mine')
  await settle()
  calls[2]?.fail(refuse())
  await settle()
  expect(onRefused).toHaveBeenCalled()
  const [last] = outbox.list(wish.id)
  if (last) writer.choose(last, 'theirs')
  expect(outbox.all()).toEqual([])
})

/** The body of a call, as far as this server checks it. */
type Sent = TripWish & NewItem & { readonly version: number }
type Net = 'well' | 'lost on the way' | 'answer lost'
const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const) }),
  fc.record({ do: fc.constant('budget' as const) }),
  fc.record({ do: fc.constant('longer' as const) }),
  fc.record({ do: fc.constant('later' as const) }),
  fc.record({ do: fc.constant('create again' as const) }),
  fc.record({ do: fc.constant('reopen' as const) }),
  fc.record({
    do: fc.constant('net' as const),
    net: fc.constantFrom<Net>('well', 'lost on the way', 'answer lost'),
  }),
)

test('PLAN-08 whatever is lost on the way and whenever the window is closed, it is made once and as it was wished', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
      for (const { key } of openOutbox('ann').all()) window.localStorage.removeItem(key)
      let server: TripView | undefined
      let creations = 0
      let net: Net = 'lost on the way'
      const act = (name: string, body: Sent): unknown => {
        if (name === 'createTrip') {
          if (server && server.version > 1)
            throw new ApiError(409, { code: 'id-taken' }, 'Another trip')
          creations += server ? 0 : 1
          server ??= made({ ...body, ...(server ? {} : { version: 1 }) })
          return server
        }
        if (!server) throw new ApiError(404, { code: 'trip-not-found' }, 'No trip')
        if (name === 'addItem') {
          const item = saved(body)
          server = withItem(server, item)
          return item
        }
        if (name === 'getTrip') return server
        const { version, ...fields } = body
        expect(version).toBeLessThanOrEqual(server.version)
        server = withPending({ ...server, ...fields, version: server.version + 1 }, [])
        return server
      }
      const api = (async (name: string, { body }: { body: Sent }) => {
        if (net === 'lost on the way') throw noAnswer()
        const answer = act(name, body)
        if (net === 'answer lost') throw noAnswer()
        return answer
      }) as unknown as TripsApi
      const client = new QueryClient()
      const open = () =>
        createTripMutator({ client, api, outbox: openOutbox('ann'), onRefused: () => undefined })
      let writer = open()
      const shown = (): TripView => {
        const waiting = writer.outbox.list(wish.id)
        const start = startOf(waiting)
        const known = client.getQueryData<TripView>(tripKey(wish.id))
        const below = known ?? (start && asStarted(start))
        if (!below) throw new Error('It is nowhere')
        return withPending(below, waiting)
      }
      void writer.create(wish)
      const [wanted, names] = [{ budgetCad: 900, endDate: 14 }, new Set<string>()]
      for (const [at, wished] of steps.entries()) {
        if (wished.do === 'add') {
          names.add(`n${at}`)
          void writer.add(wish.id, { ...walk, id: `i${at}`, name: `n${at}` })
        } else if (wished.do === 'budget') {
          wanted.budgetCad = at
          void writer.editTrip(wish.id, shown(), { budgetCad: at })
        } else if (wished.do === 'longer') {
          wanted.endDate += 1
          void writer.editTrip(wish.id, shown(), { endDate: `2027-04-${wanted.endDate}` })
        } else if (wished.do === 'create again' && startOf(writer.outbox.list(wish.id))) {
          const start = startOf(writer.outbox.list(wish.id))
          if (start) void writer.create(start)
        } else if (wished.do === 'reopen') {
          // Windows are ordered by their opening time.
          await new Promise((resolve) => setTimeout(resolve, 2))
          writer = open()
        } else if (wished.do === 'net') net = wished.net
        if (wished.do !== 'later') await writer.sender.send(wish.id)
        expect(shown()).toMatchObject({ budgetCad: wanted.budgetCad, itemCount: names.size })
      }
      net = 'well'
      await writer.sender.send(wish.id)
      expect(writer.outbox.all()).toEqual([])
      expect(creations).toBe(1)
      expect(server).toMatchObject({
        budgetCad: wanted.budgetCad,
        endDate: `2027-04-${wanted.endDate}`,
      })
      expect(new Set(allItems(shown()).map(({ name }) => name))).toEqual(names)
      expect(server && new Set(allItems(server).map(({ name }) => name))).toEqual(names)
    }),
    { numRuns: 200 },
  )
})
