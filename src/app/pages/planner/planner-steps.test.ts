import { expect, test } from 'vitest'
import type { TripView } from '#features/trips/web/index.ts'
import { tripSteps } from './planner-steps.ts'

const draft = {
  destination: '',
  place: null,
  startDate: '',
  endDate: '',
  budget: '',
  party: { adults: 1, children: [] },
  origin: null,
}
const open = (steps: ReturnType<typeof tripSteps>) =>
  steps.filter(({ disabled }) => !disabled).map(({ label }) => label)
const done = (steps: ReturnType<typeof tripSteps>) =>
  steps.filter((step) => step.done).map(({ label }) => label)

const tripOf = (items: readonly object[]) =>
  ({
    startDate: '2027-05-10',
    endDate: '2027-05-14',
    days: [{ items }],
    unscheduled: [],
  }) as unknown as TripView
const planned = { status: 'planned', day: '2027-05-10', nights: 2 }
const tripWith = (...types: string[]) => tripOf(types.map((type) => ({ type, ...planned })))

test('PLAN-02 the four steps open one after the other', () => {
  expect(tripSteps({ draft }).map(({ label }) => label)).toEqual([
    'Destination',
    'Dates',
    'Hotels',
    'Activities',
  ])
  expect(open(tripSteps({ draft: { ...draft, destination: '  ' } }))).toEqual(['Destination'])
  expect(open(tripSteps({ draft: { ...draft, destination: 'Rome' } }))).toEqual([
    'Destination',
    'Dates',
  ])
  expect(open(tripSteps({ trip: tripWith() }))).toHaveLength(4)
})

test('PLAN-02 a step is done when the trip holds something of it', () => {
  expect(done(tripSteps({ trip: tripWith() }))).toEqual(['Destination', 'Dates'])
  expect(done(tripSteps({ trip: tripWith('property') }))).toContain('Hotels')
  const past = { type: 'hotel', ...planned, day: '2027-05-03' }
  expect(done(tripSteps({ trip: tripOf([past]) }))).not.toContain('Hotels')
  expect(done(tripSteps({ trip: tripWith('restaurant') }))).not.toContain('Hotels')
  expect(done(tripSteps({ trip: tripWith('hotel', 'activity') }))).toHaveLength(4)
  const cancelled = tripOf([{ type: 'hotel', status: 'cancelled' }])
  expect(done(tripSteps({ trip: cancelled }))).not.toContain('Hotels')
})
