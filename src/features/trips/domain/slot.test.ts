import { expect, test } from 'vitest'
import { afterTaking, chosenOver, holderOf, standsInSlot } from './slot.ts'

const casa = { id: 'casa', status: 'planned', choice: 'bed', day: '2027-05-10', nights: 2 } as const
const inn = { ...casa, id: 'inn', status: 'idea' } as const
const other = { ...casa, id: 'other', choice: null } as const

test('A4 who is chosen takes the slot; one without a slot and one that is booked stay as they are', () => {
  const chosen = { ...inn, status: 'planned' as const }
  const states = (items: readonly { id: string; status: string }[]) =>
    items.map(({ id, status }) => `${id} ${status}`)
  expect(states(afterTaking([casa, chosen, other], chosen))).toEqual([
    'casa idea',
    'inn planned',
    'other planned',
  ])
  const booked = { ...casa, status: 'booked' as const }
  expect(states(afterTaking([booked, chosen], chosen))).toEqual(['casa booked', 'inn planned'])
  expect(states(afterTaking([casa, inn], inn))).toEqual(['casa planned', 'inn idea'])
})

test('A4 a stay over a night that is held is for the same slot; the day of the check-out is free', () => {
  expect(holderOf([casa], { day: '2027-05-11', nights: 1 })?.id).toBe('casa')
  expect(holderOf([casa], { day: '2027-05-12', nights: 1 })).toBeUndefined()
  expect(holderOf([casa], { day: '2027-05-09', nights: 1 })).toBeUndefined()
  expect(holderOf([inn], { day: '2027-05-11', nights: 1 })).toBeUndefined()
  expect(holderOf([casa], { day: '2027-05-11', nights: null })).toBeUndefined()
})

test('A4 in the slot of a meal stands the restaurant of that day and time; a sight has no slot', () => {
  const meal = { type: 'restaurant', day: '2027-05-10', time: '19:00', nights: null }
  const taverna = { ...meal, id: 'taverna', status: 'planned', choice: null } as const
  expect(standsInSlot([taverna], meal)?.id).toBe('taverna')
  expect(standsInSlot([taverna], { ...meal, time: '12:30' })).toBeUndefined()
  expect(standsInSlot([taverna], { ...meal, day: null })).toBeUndefined()
  expect(standsInSlot([{ ...taverna, status: 'idea' }], meal)).toBeUndefined()
  expect(standsInSlot([taverna], { ...meal, type: 'activity' })).toBeUndefined()
  expect(standsInSlot([casa], { day: '2027-05-11', nights: 1 })?.id).toBe('casa')
})

test('A4 an idea waits beside the chosen one of its slot', () => {
  expect(chosenOver([casa, inn], inn)?.id).toBe('casa')
  expect(chosenOver([casa, inn], casa)).toBeUndefined()
  expect(chosenOver([other, { ...inn, choice: null }], { ...inn, choice: null })).toBeUndefined()
})
