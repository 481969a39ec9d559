import { expect, test } from 'vitest'
import type { ItemView, NewItem, TripView } from '#features/trips/web/index.ts'
import { type BoardStep, turnStep } from './board-steps.ts'

const picnic: NewItem = { id: 'p', type: 'activity', name: 'A picnic', day: '2027-04-12' }
const shown = { ...picnic, price: 12, position: 'a0', version: 3 } as ItemView
const tripOf = (items: readonly ItemView[]) =>
  ({ id: 't', days: [{ date: '2027-04-12', items }], unscheduled: [] }) as unknown as TripView
const step: BoardStep = { text: 'A picnic added', edited: [], removed: [], added: [picnic] }

function openWriter() {
  const calls: (readonly [string, unknown])[] = []
  const write = (name: string) => (_tripId: string, item: unknown) => {
    calls.push([name, item])
    return Promise.resolve(undefined)
  }
  return { calls, writer: { add: write('add'), edit: write('edit'), remove: write('remove') } }
}

test('PLAN-07 what was added is taken away by Undo as it stands by then, and added again by Redo', () => {
  const { calls, writer } = openWriter()
  turnStep(writer, tripOf([shown]), step, true)
  expect(calls).toEqual([['remove', shown]])
  turnStep(writer, tripOf([]), step, false)
  // Re-added with the same id: the server restores it.
  expect(calls[1]).toEqual(['add', { ...picnic, restore: expect.any(String) }])
})

test('PLAN-07 what was added and then removed elsewhere is not removed again by Undo', () => {
  const { calls, writer } = openWriter()
  turnStep(writer, tripOf([]), step, true)
  expect(calls).toEqual([])
})
