import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TripView } from '#features/trips/web/index.ts'
import { VeiledDays } from './veiled-days.tsx'

const end = (iata: string, local: string) => ({ iata, local })
const home = {
  id: 'f',
  type: 'flight',
  name: 'YYZ → LIS',
  status: 'planned',
  day: '2027-05-10',
  time: null,
  nights: null,
  details: {
    kind: 'flight',
    directions: [
      {
        segments: [{ from: end('YYZ', '2027-05-10T08:00'), to: end('LIS', '2027-05-10T20:00') }],
      },
      {
        segments: [{ from: end('LIS', '2027-05-13T15:05'), to: end('YYZ', '2027-05-13T18:05') }],
      },
    ],
  },
}
const visit = { id: 'v', type: 'attraction', name: 'MAAT', time: '10:00', price: 38, quantity: 2 }

/** A trip of three free days with a flight home on the fourth, on which `items` stand. */
const shown = (items: readonly object[]): string =>
  renderToStaticMarkup(
    <VeiledDays
      trip={
        {
          id: 't',
          role: 'editor',
          startDate: '2027-05-10',
          endDate: '2027-05-12',
          days: [{ date: '2027-05-10', items: [home], spans: [] }],
          unscheduled: [],
          veiled: {
            endDate: '2027-05-13',
            days: [{ date: '2027-05-13', items }],
            tier: 'explorer',
            priceCad: 19.99,
            totalCad: 38,
          },
        } as unknown as TripView
      }
    />,
  )

test('B3 B5 a day that holds only the flight home is shown free, and nothing is sold for it', () => {
  const free = shown([])
  expect(free).toContain('Departs 15:05 LIS')
  expect(free).toContain('Nothing to pay')
  expect(free).not.toContain('$19.99')
})

test('B3 B5 a gate says what is free, what waits and what that is worth', () => {
  const gate = shown([visit])
  for (const part of [
    'Day 4 is ready',
    'Thu 13 May',
    'Days 1 to 3',
    '1 stop worth $38.00',
    '$19.99',
    'MAAT',
    '2 × $19 = $38',
  ])
    expect(gate).toContain(part)
})
