import { expect, test } from 'vitest'
import { tripKey } from '../trip-keys.ts'
import { allItems } from '../trip-view.ts'
import type { ItemView, TripView } from '../trips.client.ts'
import {
  louvre,
  openWindow,
  orsay,
  saved,
  settle,
  sharedStorage,
  trip,
} from './testing/open-window.ts'
import { withPending } from './pending-mutation.ts'

const storage = sharedStorage()

/** A window whose trip has these items on the server. */
function openWith(...items: readonly ItemView[]) {
  const window = openWindow()
  const stored = items.map((item) => ({
    key: item.id,
    tripId: 't',
    sent: true,
    write: { kind: 'add' as const, item },
  }))
  window.client.setQueryData(tripKey('t'), withPending(trip, stored))
  const find = (id: string) => allItems(window.shown()).find((item) => item.id === id) as ItemView
  return { ...window, find, history: () => window.writer.steps.of('t') }
}

test('PLAN-07 Undo takes back and Redo repeats every write to a trip, from whatever screen', async () => {
  const { writer, names, history, find } = openWith(saved(louvre))
  void writer.add('t', orsay)
  await settle()
  expect(history().said).toBe('Orsay added')
  writer.undo('t')
  expect(names()).toEqual(['Louvre'])
  expect(history()).toMatchObject({ done: [], said: 'Undone: Orsay added' })
  writer.redo('t')
  expect(names()).toEqual(['Louvre', 'Orsay'])

  void writer.remove('t', find('a'))
  await settle()
  expect(history().done.map(({ text }) => text)).toEqual(['Orsay added', 'Louvre removed'])
  writer.undo('t')
  expect(names()).toHaveLength(2)
})

test('PLAN-07 what is written in one tick is one step, what a slot displaces included', async () => {
  const stay = { ...louvre, id: 's', name: 'Casa', type: 'hotel' as const, nights: 1 }
  const { writer, history, find } = openWith(saved(stay))
  void writer.edit('t', find('s'), { choice: 'bed' })
  void writer.add('t', { ...stay, id: 'n', name: 'Inn', choice: 'bed' })
  await settle()
  expect(history().done).toHaveLength(1)
  expect(find('s')).toMatchObject({ status: 'idea', choice: 'bed' })
  writer.undo('t')
  expect(find('s')).toMatchObject({ status: 'planned', choice: null })
  expect(find('n')).toBeUndefined()
  writer.redo('t')
  expect(find('s').status).toBe('idea')
  expect(find('n').status).toBe('planned')
})

test('PLAN-07 dates that take the items along are undone with the items', async () => {
  const { writer, shown, find } = openWith(saved(louvre))
  const dates = { startDate: '2027-05-12', endDate: '2027-05-13' }
  void writer.editTrip('t', shown(), dates, { except: [] })
  await settle()
  expect(find('a').day).toBe('2027-05-12')
  writer.undo('t')
  expect(shown()).toMatchObject({ startDate: '2027-04-12', endDate: '2027-04-13' })
  expect(find('a').day).toBe('2027-04-12')
})

test('PLAN-07 a step is undone once, and a value that changed since stays and is named', async () => {
  const { writer, history, find, client } = openWith(saved(louvre))
  const step = writer.make('t', 'Louvre changed', {
    edits: [{ item: find('a'), changes: { time: '10:00' } }],
  })
  expect(history().done).toEqual([step])
  client.setQueryData<TripView>(
    tripKey('t'),
    (now) =>
      now && {
        ...now,
        days: now.days.map((day) => ({
          ...day,
          items: day.items.map((item) => ({ ...item, time: '12:00' })),
        })),
      },
  )
  await settle()
  writer.discardAll('t')
  expect(writer.undo('t', step)).toEqual(['Louvre'])
  expect(writer.undo('t', step)).toEqual([])
  expect(history().done).toEqual([])
})

test('PLAN-07 a payment is no step', async () => {
  const { writer, history } = openWith(saved(louvre))
  writer.silently(() => void writer.add('t', orsay))
  await settle()
  expect(history().done).toEqual([])
})

/** The same tab after a reload, with the trip as it is on the server by now. */
function reloaded(trip: TripView, owner = 'ann') {
  const window = openWindow(owner)
  window.client.setQueryData(tripKey('t'), trip)
  window.writer.restoreSteps('t')
  return { ...window, history: () => window.writer.steps.of('t') }
}

test('PLAN-07 Undo and Redo outlive a reload of the tab, in their order', async () => {
  const { writer, find, shown } = openWith(saved(louvre))
  void writer.edit('t', find('a'), { time: '10:00' })
  await settle()
  void writer.edit('t', find('a'), { time: '11:00' })
  await settle()
  void writer.add('t', orsay)
  await settle()
  writer.undo('t')
  const trip = shown()
  writer.discardAll('t')

  const later = reloaded(trip)
  expect(later.history().done.map(({ text }) => text)).toHaveLength(2)
  later.writer.redo('t')
  expect(later.names()).toEqual(['Louvre', 'Orsay'])
  for (const _ of [1, 2, 3]) later.writer.undo('t')
  expect(later.names()).toEqual(['Louvre'])
  expect(later.first().time).toBeNull()
  expect(later.history().done).toEqual([])
  later.writer.discardAll('t')
  expect(reloaded(trip, 'bob').history().done).toEqual([])
})

test('PLAN-07 after a reload a step that someone else has changed since is gone, with those before it', async () => {
  const { writer, find, shown } = openWith(saved(louvre), saved(orsay, 'a1'))
  void writer.edit('t', find('b'), { time: '09:00' })
  await settle()
  void writer.edit('t', find('a'), { time: '10:00' })
  await settle()
  void writer.edit('t', find('b'), { time: '11:00' })
  await settle()
  const trip = shown()
  writer.discardAll('t')
  const others: TripView = {
    ...trip,
    days: trip.days.map((day) => ({
      ...day,
      items: day.items.map((item) => (item.id === 'a' ? { ...item, time: '12:00' } : item)),
    })),
  }
  expect(
    reloaded(others)
      .history()
      .done.map(({ text }) => text),
  ).toEqual(['Orsay changed'])
})

test('PLAN-07 kept steps are few, and what is not whole is not read', async () => {
  const { writer, find, shown } = openWith(saved(louvre))
  for (let at = 0; at < 40; at++) {
    void writer.edit('t', find('a'), { description: `note ${at}` })
    await settle()
  }
  const trip = shown()
  writer.discardAll('t')
  expect(reloaded(trip).history().done).toHaveLength(30)
  const kept = storage.tab.get('trip-steps') ?? ''
  for (const broken of [
    kept.slice(0, -10),
    '[]',
    kept.replace('"v":1', '"v":2'),
    kept.replace('"id":"a"', '"id":7'),
  ]) {
    storage.tab.set('trip-steps', broken)
    expect(reloaded(trip).history().done).toEqual([])
  }
})

test('PLAN-07 A2 a removal that leaves the payment of a ticket to another is one step with it, and Undo takes both back', async () => {
  const opened = 'The ticket for Louvre opens it too. Paintings.'
  const { writer, shown, history, find } = openWith(saved({ ...louvre, price: 40 }), {
    ...saved({ ...orsay, price: 0 }),
    description: opened,
  })
  const total = shown().totalCad
  void writer.remove('t', find('a'))
  // At once, before the server has answered.
  expect(find(orsay.id)).toMatchObject({ price: 40, description: 'Paintings.' })
  await settle()
  expect(shown().totalCad).toBe(total)
  expect(history().done).toHaveLength(1)
  writer.undo('t')
  expect(find(orsay.id)).toMatchObject({ price: 0, description: opened })
  expect(find('a')).toMatchObject({ price: 40 })
  expect(shown().totalCad).toBe(total)
})
