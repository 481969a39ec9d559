import { expect, test } from 'vitest'
import type { FlightDetails } from '#features/trips/domain/item-details.ts'
import type { ItemStatus } from '#features/trips/domain/item-state.ts'
import { displacedBy } from './displaced-by.ts'
import type { PlannedItem } from './planned-item.ts'

const carrier = { code: 'TP' }
const leg = (from: string, to: string) => ({
  segments: [{ number: 'TP1', carrier, from: { local: from }, to: { local: to } }],
})
const details: FlightDetails = {
  kind: 'flight',
  directions: [
    leg('2027-05-09T22:00', '2027-05-10T10:00'),
    leg('2027-05-14T15:00', '2027-05-14T18:00'),
  ],
}
const stop = (
  name: string,
  day: string | null,
  time: string | null,
  more: Partial<PlannedItem> & { readonly status?: ItemStatus } = {},
) => ({
  id: name,
  name,
  type: 'attraction' as const,
  day,
  time,
  durationMinutes: 60,
  nights: null,
  lat: null,
  lng: null,
  source: null,
  status: 'planned' as ItemStatus,
  ...more,
})
const names = (...stops: readonly ReturnType<typeof stop>[]) =>
  displacedBy(details, stops).map(({ name }) => name)

test('B5 flights displace what begins before half an hour after landing and what ends within an hour of leaving', () => {
  expect(
    names(
      stop('too early', '2027-05-10', '10:29'),
      stop('just in time', '2027-05-10', '10:30'),
      stop('any time', '2027-05-10', null),
      stop('on the way', '2027-05-09', null),
      stop('between', '2027-05-12', '09:00'),
      stop('ends in time', '2027-05-14', '13:00'),
      stop('ends too late', '2027-05-14', '13:01'),
      stop('gone home', '2027-05-15', null),
    ),
  ).toEqual(['too early', 'on the way', 'ends too late', 'gone home'])
})

test('B5 flights displace no booking, no stay, no idea and nothing without a day', () => {
  expect(
    names(
      stop('booked', '2027-05-10', '08:00', { status: 'booked' }),
      stop('bed', '2027-05-10', '08:00', { nights: 2, type: 'hotel' }),
      stop('idea', '2027-05-10', '08:00', { status: 'idea' }),
      stop('some day', null, '08:00'),
    ),
  ).toEqual([])
})

test('B5 a one-way flight asks nothing of the last day', () => {
  const oneWay: FlightDetails = { kind: 'flight', directions: details.directions.slice(0, 1) }
  expect(displacedBy(oneWay, [stop('late', '2027-05-14', '23:00')])).toEqual([])
})
