import { expect, test } from 'vitest'
import { ApiError } from '#platform/web/api-client.ts'
import { tripKey } from '../trip-keys.ts'
import { allItems } from '../trip-view.ts'
import type { TripView } from '../trips.client.ts'
import {
  louvre,
  noAnswer,
  openWindow,
  orsay,
  saved,
  settle,
  trip,
  sharedStorage,
} from './testing/open-window.ts'
import { asNew, withPending } from './pending-mutation.ts'

const storage = sharedStorage()

test('PLAN-08 an item that is removed before its add has answered stays removed', async () => {
  const { add, remove, calls, names, first } = openWindow()
  void add(louvre)
  await settle()
  expect(names()).toEqual(['Louvre'])
  void remove(first())
  expect(names()).toEqual([])
  calls[0]?.answer(saved(louvre))
  await settle()
  expect(names()).toEqual([])
  calls[1]?.answer(undefined)
  await settle()
  expect(names()).toEqual([])
  expect(calls.map(({ name }) => name)).toEqual(['addItem', 'deleteItem'])
})

test('PLAN-08 an undone removal shows the item, and sends no placeholder for a place', async () => {
  const { add, remove, calls, names, first, waiting } = openWindow()
  void add(louvre)
  await settle()
  const item = first()
  void remove(item)
  void add(asNew(item))
  await settle()
  expect(names()).toEqual(['Louvre'])
  // Neither the removal nor its Undo was sent yet: only the add is left.
  expect(waiting()).toBe(1)
  calls[0]?.answer(saved(louvre))
  await settle()
  expect(names()).toEqual(['Louvre'])
  expect(calls.map(({ name }) => name)).toEqual(['addItem'])
  expect(asNew(item)).not.toHaveProperty('position')
  // What the server tells of a place is not sent back to it.
  expect(asNew({ ...item, kind: 'museum' })).not.toHaveProperty('kind')
})

test('PLAN-08 a removal that was sent is undone by adding the same item after it', async () => {
  const { add, remove, calls, names, client, first, waiting } = openWindow()
  client.setQueryData(
    tripKey('t'),
    withPending(trip, [
      { key: 'k', tripId: 't', sent: true, write: { kind: 'add', item: saved(louvre) } },
    ]),
  )
  const item = first()
  void remove(item)
  await settle()
  void add(asNew(item))
  expect(names()).toEqual(['Louvre'])
  calls[0]?.answer(undefined)
  await settle()
  expect(calls[1]?.input.body).toMatchObject({
    id: 'a',
    position: 'a0',
    restore: expect.any(String),
  })
  calls[1]?.answer(saved(louvre))
  await settle()
  expect(names()).toEqual(['Louvre'])
  expect(waiting()).toBe(0)
})

test('PLAN-08 an add that is refused takes only itself back, also when another follows', async () => {
  const { add, calls, names, waiting } = openWindow()
  const outcome = add(louvre)
  void add(orsay)
  await settle()
  expect(names()).toEqual(['Louvre', 'Orsay'])
  calls[0]?.fail(new ApiError(409, { code: 'too-many-items' }, 'full'))
  await settle()
  expect(await outcome).toMatchObject({ kind: 'refused' })
  expect(names()).toEqual(['Orsay'])
  calls[1]?.answer(saved(orsay))
  await settle()
  expect(names()).toEqual(['Orsay'])
  expect(waiting()).toBe(0)
})

test("PLAN-08 the answer to a change of the trip's fields keeps an item that waits for its turn", async () => {
  const { add, calls, names, shown, writer } = openWindow()
  void writer.editTrip('t', trip, { budgetCad: 900 })
  void add(orsay)
  await settle()
  expect(shown()).toMatchObject({ budgetCad: 900, itemCount: 1 })
  expect(calls[0]).toMatchObject({
    name: 'updateTrip',
    input: { body: { version: 1, budgetCad: 900 } },
  })
  calls[0]?.answer({ ...trip, version: 4, destination: 'Lyon', budgetCad: 900 })
  await settle()
  expect(shown()).toMatchObject({ version: 4, destination: 'Lyon', itemCount: 1, totalCad: 26 })
  expect(names()).toEqual(['Orsay'])
})

test('PLAN-08 writes without an answer outlive the window, and go out in their order', async () => {
  const before = openWindow()
  const first = before.add(louvre)
  const second = before.add(orsay)
  await settle()
  before.calls[0]?.fail(noAnswer())
  expect(await first).toMatchObject({ kind: 'waiting' })
  // The one behind it was never sent, and its caller is told too.
  expect(await second).toMatchObject({ kind: 'waiting' })
  expect(before.calls).toHaveLength(1)

  const after = openWindow()
  expect(after.names()).toEqual(['Louvre', 'Orsay'])
  void after.writer.sendAll()
  await settle()
  expect(after.calls[0]?.input.body).toMatchObject({ id: 'a' })
  expect(after.calls[0]?.options).toEqual({ account: 'ann' })
  after.calls[0]?.answer(saved(louvre))
  await settle()
  expect(after.calls[1]?.input.body).toMatchObject({ id: 'b' })
  after.calls[1]?.answer(saved(orsay, 'a1'))
  await settle()
  expect(after.waiting()).toBe(0)
  expect(storage.stored.size).toBe(0)
  expect(after.names()).toEqual(['Louvre', 'Orsay'])
})

test('PLAN-08 an answer is shown over a reading of the trip that began before it', async () => {
  const { add, client, calls, names, waiting } = openWindow()
  client.removeQueries({ queryKey: tripKey('t') })
  let arrive: (value: TripView) => void = () => undefined
  const reading = client.fetchQuery({
    queryKey: tripKey('t'),
    queryFn: () => new Promise<TripView>((resolve) => (arrive = resolve)),
  })
  void add(louvre)
  await settle()
  calls[0]?.answer(saved(louvre))
  await settle()
  expect(waiting()).toBe(0)
  arrive(trip)
  await reading
  await settle()
  expect(names()).toEqual(['Louvre'])
})

test('PLAN-08 another account’s pending mutations are neither sent nor shown', async () => {
  const ann = openWindow('ann')
  void ann.add(louvre)
  await settle()
  ann.calls[0]?.fail(noAnswer())
  await settle()
  const ben = openWindow('ben')
  await ben.writer.sendAll()
  expect(ben.calls).toHaveLength(0)
  expect(ben.names()).toEqual([])
  expect(openWindow('ann').names()).toEqual(['Louvre'])
})

test('PLAN-08 an add whose answer was lost is removed only after the server has answered it', async () => {
  const { add, remove, calls, names, first, waiting, writer } = openWindow()
  void add(louvre)
  await settle()
  calls[0]?.fail(noAnswer())
  await settle()
  void remove(first())
  await settle()
  expect(names()).toEqual([])
  expect(calls[1]?.name).toBe('addItem')
  calls[1]?.fail(noAnswer())
  await settle()
  expect(waiting()).toBe(2)
  void writer.sendAll()
  await settle()
  calls[2]?.answer(saved(louvre))
  await settle()
  expect(calls[3]?.name).toBe('deleteItem')
  calls[3]?.answer(undefined)
  await settle()
  expect(waiting()).toBe(0)
  expect(names()).toEqual([])
})

test('PLAN-08 an add that was never sent is taken back by its removal, and nothing is sent', async () => {
  const { add, remove, calls, names, first, outbox } = openWindow()
  void add(louvre)
  void add(orsay)
  await settle()
  const [, waiting] = outbox.list('t')
  expect(waiting).toMatchObject({ sent: false })
  const item = allItems(withPending(trip, waiting ? [waiting] : []))[0]
  void remove(item ?? first())
  expect(names()).toEqual(['Louvre'])
  calls[0]?.answer(saved(louvre))
  await settle()
  expect(calls).toHaveLength(1)
})

test.each([
  ['no answer', 0],
  ['an ended session', 401],
  ['too many at once', 429],
  ['a server in trouble', 503],
])('PLAN-08 after %s the write is kept', async (_, status) => {
  const { add, calls, waiting } = openWindow()
  const outcome = add(louvre)
  await settle()
  calls[0]?.fail(new ApiError(status, {}, 'not now'))
  expect(await outcome).toMatchObject({ kind: 'waiting' })
  expect(waiting()).toBe(1)
})

test.each([
  ['a proxy’s 404', new ApiError(404, {}, 'default backend')],
  ['a filter’s 403', new ApiError(403, {}, 'blocked')],
  ['a gateway’s code', new ApiError(403, { code: 'blocked' }, 'policy')],
  ['a path that a bad deploy lacks', new ApiError(404, { code: 'not-found' }, 'no such path')],
  ['a fault of the page itself', new TypeError('x is undefined')],
])('PLAN-08 %s is no refusal of ours: the write is kept', async (_, error) => {
  const { add, calls, waiting } = openWindow()
  const outcome = add(louvre)
  await settle()
  calls[0]?.fail(error)
  expect(await outcome).toMatchObject({ kind: 'waiting' })
  expect(waiting()).toBe(1)
})

test('PLAN-08 an answer to something else settles nothing', async () => {
  const { add, calls, waiting, names } = openWindow()
  const outcome = add(louvre)
  await settle()
  calls[0]?.answer({ welcome: 'to the hotel' })
  expect(await outcome).toMatchObject({ kind: 'waiting' })
  expect([waiting(), names()]).toEqual([1, ['Louvre']])
})

test('PLAN-08 an item that another device has removed since is not added again', async () => {
  const before = openWindow()
  void before.add(louvre)
  await settle()
  before.calls[0]?.fail(noAnswer())
  await settle()
  const after = openWindow()
  void after.writer.sendAll()
  await settle()
  after.calls[0]?.fail(new ApiError(410, { code: 'item-removed' }, 'removed'))
  await settle()
  expect([after.waiting(), after.names()]).toEqual([0, []])
  expect(after.onRefused).not.toHaveBeenCalled()
})

test('PLAN-08 a refusal without a waiting caller is still told', async () => {
  const before = openWindow()
  void before.add(louvre)
  await settle()
  before.calls[0]?.fail(noAnswer())
  await settle()
  const after = openWindow()
  void after.writer.sendAll()
  await settle()
  after.calls[0]?.fail(new ApiError(404, { code: 'trip-not-found' }, 'gone'))
  await settle()
  expect(after.onRefused).toHaveBeenCalledOnce()
  expect(after.names()).toEqual([])
})

test('PLAN-08 where nothing can be stored a write waits in the window, which would lose it', async () => {
  storage.room = false
  const { add, calls, names, outbox, writer } = openWindow()
  expect(outbox.isSafe()).toBe(true)
  void add(louvre)
  await settle()
  expect(outbox.isSafe()).toBe(false)
  calls[0]?.fail(noAnswer())
  await settle()
  expect(names()).toEqual(['Louvre'])
  void writer.sendAll()
  await settle()
  calls[1]?.answer(saved(louvre))
  await settle()
  expect(outbox.isSafe()).toBe(true)
  expect(names()).toEqual(['Louvre'])
})

test('PLAN-08 an entry that cannot be read is neither sent nor destroyed', async () => {
  storage.stored.set('trip-writes/ann/0', '{"tripId":"t","wri')
  const { writer, calls } = openWindow()
  await writer.sendAll()
  expect(calls).toHaveLength(0)
  expect(storage.stored.has('trip-writes/ann/0')).toBe(true)
})
