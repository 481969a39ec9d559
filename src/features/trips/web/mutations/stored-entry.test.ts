import { expect, test } from 'vitest'
import { ApiError } from '#platform/web/api-client.ts'
import {
  louvre,
  noAnswer,
  openWindow,
  orsay,
  saved,
  settle,
  sharedStorage,
} from './testing/open-window.ts'

const storage = sharedStorage()

const unfit = () => new ApiError(422, { code: 'invalid-input' }, 'A name is needed.')

/** Leaves pending mutations of an earlier visit, with `change` applied to each stored entry. */
async function leave(change: (entry: Record<string, unknown>) => object = (entry) => entry) {
  const before = openWindow()
  void before.add(louvre)
  await settle()
  before.calls[0]?.fail(noAnswer())
  await settle()
  for (const [key, text] of storage.stored)
    storage.stored.set(key, JSON.stringify(change(JSON.parse(text))))
}

test('PLAN-08 a waiting write says of what format it is; one from before formats had a number goes out too', async () => {
  await leave()
  expect([...storage.stored.values()].map((text) => JSON.parse(text).v)).toEqual([1])
  await leave(({ v: _, ...entry }) => entry)
  const { writer, calls } = openWindow()
  void writer.sendAll()
  await settle()
  expect(calls[0]).toMatchObject({ name: 'addItem', input: { body: { name: 'Louvre' } } })
})

test.each<[string, (entry: Record<string, unknown>) => object]>([
  ['of a newer format', (entry) => ({ ...entry, v: 2 })],
  ['of an unknown kind', (entry) => ({ ...entry, write: { kind: 'swap', of: 'a' } })],
  ['without what its kind needs', (entry) => ({ ...entry, write: { kind: 'edit', seen: {} } })],
  ['without a write', (entry) => ({ ...entry, write: null })],
])('PLAN-08 an entry %s stays where it is, and holds nothing up', async (_, change) => {
  await leave(change)
  const kept = [...storage.stored.entries()]
  const { add, calls, names, waiting, writer } = openWindow()
  void writer.sendAll()
  await settle()
  expect([names(), waiting(), calls.length]).toEqual([[], 0, 0])
  const outcome = add(orsay)
  await settle()
  calls[0]?.answer(saved(orsay))
  expect(await outcome).toEqual({ kind: 'saved' })
  expect([...storage.stored.entries()]).toEqual(kept)
})

test('PLAN-08 what an earlier visit wrote and the server cannot take is kept and said; the rest goes out', async () => {
  await leave()
  const { add, calls, first, outbox, names, writer, onRefused } = openWindow()
  void writer.edit('t', first(), { price: 40 })
  await settle()
  void add(orsay)
  calls[0]?.fail(unfit())
  await settle()
  // Behind it only mutations of its own item wait.
  expect(calls.map(({ input }) => input.body)).toMatchObject([
    { name: 'Louvre' },
    { name: 'Orsay' },
  ])
  calls[1]?.answer(saved(orsay))
  await settle()
  const [standing, edit] = outbox.list('t')
  expect(standing?.conflict).toEqual({ kind: 'unfit' })
  expect(edit).toMatchObject({ write: { kind: 'edit' }, sent: false })
  expect([names().toSorted(), onRefused.mock.calls]).toEqual([['Louvre', 'Orsay'], []])
  expect(openWindow().outbox.list('t')).toHaveLength(2)

  if (standing) writer.choose(standing, 'mine')
  await settle()
  calls[2]?.answer(saved(louvre))
  await settle()
  expect(calls[3]).toMatchObject({ name: 'updateItem', input: { body: { price: 40 } } })
})

test('PLAN-08 what stands so can be discarded, with what was built on it', async () => {
  await leave()
  const { calls, first, outbox, writer } = openWindow()
  void writer.edit('t', first(), { price: 40 })
  await settle()
  calls[0]?.fail(unfit())
  await settle()
  const [standing] = outbox.list('t')
  if (standing) writer.choose(standing, 'theirs')
  await settle()
  expect([outbox.list('t'), calls.length]).toEqual([[], 1])
})

test('PLAN-08 a refusal is told at once in the window that wrote, and the entry is not kept', async () => {
  const { add, calls, waiting } = openWindow()
  const outcome = add(louvre)
  await settle()
  calls[0]?.fail(unfit())
  expect(await outcome).toMatchObject({ kind: 'refused', error: { message: 'A name is needed.' } })
  expect(waiting()).toBe(0)
})
