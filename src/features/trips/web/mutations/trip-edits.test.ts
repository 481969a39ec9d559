import { expect, test } from 'vitest'
import { ApiError } from '#platform/web/api-client.ts'
import { tripKey } from '../trip-keys.ts'
import { allItems } from '../trip-view.ts'
import type { ItemView } from '../trips.client.ts'
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
import { withPending } from './pending-mutation.ts'

sharedStorage()

/** A window whose server has the Louvre, with its price at version 1. */
function openWithLouvre() {
  const opened = openWindow()
  opened.client.setQueryData(
    tripKey('t'),
    withPending(trip, [
      { key: 'k', tripId: 't', sent: true, write: { kind: 'add', item: saved(louvre) } },
    ]),
  )
  const changed = (fields: object, version: number) => ({ ...saved(louvre), ...fields, version })
  const clash = (field: string, yours: unknown, theirs: unknown, version = 2) =>
    new ApiError(
      409,
      { code: 'changed-elsewhere', conflicts: [{ field, yours, theirs }], version },
      '',
    )
  return {
    ...opened,
    changed,
    clash,
    edit: (fields: object) => opened.writer.edit('t', opened.first(), fields),
  }
}

test('PLAN-08 an edit is shown at once, waits over a closed window, and goes out with what was seen', async () => {
  const before = openWithLouvre()
  const outcome = before.edit({ price: 40 })
  await settle()
  expect(before.shown()).toMatchObject({ totalCad: 40 })
  before.calls[0]?.fail(noAnswer())
  expect(await outcome).toMatchObject({ kind: 'waiting' })
  const after = openWithLouvre()
  expect(after.shown()).toMatchObject({ totalCad: 40 })
  void after.writer.sendAll()
  await settle()
  expect(after.calls[0]).toMatchObject({
    name: 'updateItem',
    input: { body: { version: 1, price: 40 } },
  })
  after.calls[0]?.answer(after.changed({ price: 40 }, 2))
  await settle()
  expect([after.waiting(), after.first().price]).toEqual([0, 40])
})

test('PLAN-08 edits that were never sent become one, and none when they come to nothing', async () => {
  const { add, edit, calls, waiting } = openWithLouvre()
  void add(orsay)
  await settle()
  void edit({ price: 40 })
  void edit({ price: 44, time: '09:30' })
  expect(waiting()).toBe(2)
  void edit({ price: 36, time: null })
  expect(waiting()).toBe(1)
  calls[0]?.answer(saved(orsay))
  await settle()
  expect(calls).toHaveLength(1)
})

test('PLAN-08 an edit behind one that is on its way is based on its answer, as far as that was seen', async () => {
  const { edit, calls, changed } = openWithLouvre()
  void edit({ price: 40 })
  await settle()
  void edit({ price: 44, name: 'The Louvre' })
  // Another client has changed the name in the meantime: the answer brings it, and this window has not shown it.
  calls[0]?.answer(changed({ price: 40, name: 'Louvre Museum' }, 3))
  await settle()
  expect(calls[1]?.input.body).toEqual({ version: 3, price: 44 })
  calls[1]?.answer(changed({ price: 44, name: 'Louvre Museum' }, 4))
  await settle()
  expect(calls[2]?.input.body).toEqual({ version: 1, name: 'The Louvre' })
})

test('PLAN-08 a conflict stands with both values until one is chosen, and holds up nothing else', async () => {
  const { edit, calls, changed, clash, add, outbox, writer, first, waiting } = openWithLouvre()
  const outcome = edit({ price: 40, time: '09:30' })
  await settle()
  calls[0]?.fail(clash('price', 40, 50))
  expect(await outcome).toMatchObject({ kind: 'conflict' })
  void add(orsay)
  await settle()
  expect(calls[1]?.name).toBe('addItem')
  calls[1]?.answer(saved(orsay))
  await settle()
  const [asked] = outbox.list('t')
  expect(asked?.conflict).toMatchObject({ conflicts: [{ yours: 40, theirs: 50 }] })
  if (asked) writer.choose(asked, 'mine')
  await settle()
  expect(calls[2]?.input.body).toEqual({ version: 2, price: 40, time: '09:30' })
  calls[2]?.answer(changed({ price: 40, time: '09:30' }, 3))
  await settle()
  expect([waiting(), first().price]).toEqual([0, 40])
})

test('PLAN-08 taking the other value gives up that field alone', async () => {
  const { edit, calls, clash, outbox, writer } = openWithLouvre()
  void edit({ price: 40, time: '09:30' })
  await settle()
  calls[0]?.fail(clash('price', 40, 50))
  await settle()
  const [asked] = outbox.list('t')
  if (asked) writer.choose(asked, 'theirs')
  await settle()
  expect(calls[1]?.input.body).toEqual({ version: 2, time: '09:30' })
})

test('PLAN-08 a wish for the same field while it is asked about joins the question', async () => {
  const { edit, calls, clash, outbox } = openWithLouvre()
  void edit({ price: 40 })
  await settle()
  void edit({ price: 41 })
  calls[0]?.fail(clash('price', 40, 50))
  await settle()
  void edit({ price: 42 })
  await settle()
  expect(calls).toHaveLength(1)
  expect(outbox.list('t')).toMatchObject([
    { write: { changes: { price: 42 } }, conflict: { conflicts: [{ yours: 42, theirs: 50 }] } },
  ])
})

test('PLAN-08 an edit of what was removed elsewhere is asked about, and may bring it back', async () => {
  const { edit, calls, outbox, writer, changed } = openWithLouvre()
  void edit({ price: 40 })
  await settle()
  calls[0]?.fail(new ApiError(404, { code: 'item-not-found' }, 'gone'))
  await settle()
  const [asked] = outbox.list('t')
  expect(asked?.conflict).toEqual({ kind: 'removed' })
  if (asked) writer.choose(asked, 'mine')
  await settle()
  expect(calls[1]).toMatchObject({
    name: 'addItem',
    input: { body: { id: 'a', restore: expect.any(String) } },
  })
  calls[1]?.answer(changed({}, 3))
  await settle()
  expect(calls[2]).toMatchObject({ name: 'updateItem', input: { body: { version: 3, price: 40 } } })
})

test('PLAN-08 a change that the server never takes can be discarded, and those behind it go on', async () => {
  const { add, edit, calls, outbox, writer, names } = openWithLouvre()
  void edit({ price: 40 })
  void add(orsay)
  await settle()
  // One attempt, and one more after another mutation.
  for (const at of [0, 1]) {
    calls[at]?.fail(new ApiError(500, { code: 'internal' }, 'broken'))
    await settle()
  }
  const [stuck] = outbox.list('t')
  if (stuck) writer.discard(stuck)
  await settle()
  expect(calls[2]?.name).toBe('addItem')
  expect(names()).toEqual(['Louvre', 'Orsay'])
})

test('PLAN-08 an add that is discarded takes its own edits with it', async () => {
  const { add, calls, outbox, writer, waiting, shown } = openWindow()
  void add(louvre)
  await settle()
  void writer.edit('t', allItems(shown())[0] as ItemView, { price: 40 })
  for (const at of [0, 1]) {
    calls[at]?.fail(new ApiError(500, {}, 'broken'))
    await settle()
  }
  const [stuck] = outbox.list('t')
  if (stuck) writer.discard(stuck)
  await settle()
  expect([waiting(), calls.length]).toEqual([0, 2])
})

test('PLAN-07 items that move along with the first day are shown moved, but not what keeps its date', async () => {
  const { add, writer, shown, calls } = openWindow()
  void add(louvre)
  void add({ ...orsay, type: 'hotel' })
  await settle()
  const dates = { startDate: '2027-04-13', endDate: '2027-04-14' }
  void writer.editTrip('t', shown(), dates, { except: ['b'] })
  expect(allItems(shown()).map(({ id, day }) => [id, day])).toEqual([
    ['a', '2027-04-13'],
    ['b', '2027-04-12'],
  ])
  expect(shown().unscheduled.map(({ id }) => id)).toEqual(['b'])
  calls[0]?.answer(saved(louvre))
  await settle()
  calls[1]?.answer(saved({ ...orsay, type: 'hotel' }))
  await settle()
  expect(calls[2]?.input.body).toEqual({ ...dates, version: 1, moveItems: true, except: ['b'] })
})

test('A2 A3 a price that waits is made whole as the server will make it, and what does not count is in no sum', async () => {
  const { edit, shown } = openWithLouvre()
  const item = () => allItems(shown())[0]
  void edit({ quantity: 3 })
  await settle()
  expect(item()).toMatchObject({ price: 108, unitPrice: 36, quantity: 3 })
  expect(shown()).toMatchObject({ totalCad: 108, perPersonCad: 108 })
  void edit({ price: 50 })
  await settle()
  expect(item()).toMatchObject({ price: 50, unitPrice: 50, quantity: 1, basis: 'group' })
  void edit({ status: 'idea' })
  await settle()
  expect(shown()).toMatchObject({ totalCad: 0, itemCount: 1 })
})

test('A2 edits of a price that were never sent go out as one that agrees with itself', async () => {
  const { edit, shown, calls } = openWithLouvre()
  // While one is being sent, later ones queue and merge.
  void edit({ name: 'The Louvre' })
  await settle()
  void edit({ quantity: 3 })
  void edit({ price: 50 })
  await settle()
  expect(allItems(shown())[0]).toMatchObject({ price: 50, quantity: 1, basis: 'group' })
  void edit({ unitPrice: 20, quantity: 2, basis: 'person' })
  await settle()
  expect(shown()).toMatchObject({ totalCad: 40 })
  calls[0]?.answer({
    ...allItems(shown())[0],
    name: 'The Louvre',
    price: 36,
    unitPrice: 36,
    quantity: 1,
    basis: 'group',
    version: 2,
  })
  await settle()
  const { body } = (calls[1]?.input ?? {}) as { body: Record<string, number | undefined> }
  const { price = 40, unitPrice = 0, quantity = 1 } = body
  expect([price, unitPrice * quantity]).toEqual([40, 40])
})
