import { expect, test } from 'vitest'
import { fitDays } from './fit-days.ts'
import { sortFlights } from './sort-flights.ts'

const trip = { startDate: '2027-05-10', endDate: '2027-05-14' }
const leg = (departure: string, arrival: string) => ({
  departure: `2027-05-${departure}:00`,
  arrival: `2027-05-${arrival}:00`,
})
const home = leg('14T20:00', '14T23:00')

test.each([
  ['the evening before', leg('09T22:45', '10T07:35'), 'A whole first day.', false],
  ['before noon', leg('09T23:50', '10T10:50'), 'A whole first afternoon.', false],
  ['late in the afternoon', leg('10T08:00', '10T16:30'), 'An evening on day 1.', false],
  ['at night', leg('10T10:10', '10T22:10'), 'Lands Mon 10 May at 22:10. Day 1 is gone.', true],
  ['a day later', leg('10T19:40', '11T07:35'), 'Lands Tue 11 May at 07:35. Day 1 is gone.', true],
  [
    'two days later',
    leg('10T19:40', '12T07:35'),
    'Lands Wed 12 May at 07:35. Days 1 to 2 are gone.',
    true,
  ],
  ['a day early', leg('08T19:40', '09T07:35'), 'A whole first day.', false],
])('A9 landing %s', (_, out, words, isLoss) => {
  expect(fitDays(trip, [out])).toMatchObject({ words, isLoss })
})

test.each([
  ['in the evening', home, 'A last day until 18:00.', false],
  ['at night', leg('14T23:30', '15T02:00'), 'A whole last day.', false],
  ['in the afternoon', leg('14T15:05', '14T18:05'), 'A last morning.', false],
  ['in the morning', leg('14T10:10', '14T13:10'), 'Day 5 is gone.', true],
  ['a day early', leg('13T20:00', '13T23:00'), 'Day 5 is gone.', true],
])('A9 leaving %s', (_, back, words, isLoss) => {
  const fit = fitDays(trip, [leg('09T22:45', '10T07:35'), back])
  expect(fit).toMatchObject({ words: `A whole first day. ${words}`, isLoss })
})

test('A9 in a trip a flight that loses a day stands below all that lose none, even those over its budget; equals by price', () => {
  const offer = (id: string, raw: number, out: ReturnType<typeof leg>) => ({
    id,
    price: { raw },
    legs: [out, home].map((one) => ({
      ...one,
      durationInMinutes: 400,
      stopCount: 0,
      carriers: [],
    })),
  })
  const early = leg('09T22:45', '10T07:35')
  const offers = [
    offer('late', 300, leg('10T19:40', '11T07:35')),
    offer('dear', 900, early),
    offer('fit', 600, early),
    offer('evening', 500, leg('10T08:00', '10T16:30')),
  ]
  const fitOf = ({ legs }: (typeof offers)[number]) => fitDays(trip, legs)
  const isOver = ({ price }: (typeof offers)[number]) => price.raw > 700
  expect(
    sortFlights(offers, 'days', fitOf, { isOver, isOwn: () => false }).map(({ id }) => id),
  ).toEqual(['fit', 'evening', 'dear', 'late'])
  // What is in the trip stands first, to be compared with.
  const isOwn = ({ id }: (typeof offers)[number]) => id === 'evening'
  expect(sortFlights(offers, 'days', fitOf, { isOver, isOwn })[0]?.id).toBe('evening')
})
