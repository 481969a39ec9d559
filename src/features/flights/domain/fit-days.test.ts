import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitDays } from './fit-days.ts'
import { sortFlights, type TripFit } from './sort-flights.ts'

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
  [
    'at night',
    leg('10T10:10', '10T22:10'),
    'Lands Mon 10 May at 22:10: day 1 is for the way.',
    true,
  ],
  [
    'a day later',
    leg('10T19:40', '11T07:35'),
    'Lands Tue 11 May at 07:35: day 1 is for the way.',
    true,
  ],
  [
    'two days later',
    leg('10T19:40', '12T07:35'),
    'Lands Wed 12 May at 07:35: days 1 to 2 are for the way.',
    true,
  ],
  ['a day early', leg('08T19:40', '09T07:35'), 'A whole first day.', false],
])('A9 landing %s', (_, out, words, isLoss) => {
  expect(fitDays(trip, [out])).toMatchObject({ words, isLoss })
})

test.each([
  ['in the evening', home, 'A last day until 17:30.', false],
  ['at night', leg('14T23:30', '15T02:00'), 'A whole last day.', false],
  ['in the afternoon', leg('14T15:05', '14T18:05'), 'A last morning.', false],
  [
    'in the morning',
    leg('14T10:10', '14T13:10'),
    'Flies home on day 5 at 10:10: that day is for the way.',
    true,
  ],
  [
    'a day early',
    leg('13T20:00', '13T23:00'),
    'Flies home Thu 13 May at 20:00, a day before your trip ends.',
    true,
  ],
])('A9 leaving %s', (_, back, words, isLoss) => {
  const fit = fitDays(trip, [leg('09T22:45', '10T07:35'), back])
  expect(fit).toMatchObject({ words: `A whole first day. ${words}`, isLoss })
})

test('A9 B1 the last day ends when one leaves, by the ride from the stay', () => {
  const fit = fitDays({ ...trip, rideHome: 39 }, [leg('09T22:45', '10T07:35'), home])
  expect(fit?.words).toBe('A whole first day. A last day until 17:20.')
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
  const orderWith = (moving = '') =>
    sortFlights(offers, 'days', ({ id, legs, price }) => ({
      ...(fitDays(trip, legs) ?? { lost: 0, kept: 0 }),
      isOver: price.raw > 700,
      moved: id === moving ? 1 : 0,
    })).map(({ id }) => id)
  expect(orderWith()).toEqual(['fit', 'evening', 'dear', 'late'])
  // A stop that no longer fits weighs more than the budget, and less than a day.
  expect(orderWith('fit')).toEqual(['evening', 'dear', 'fit', 'late'])
})

interface Drawn {
  readonly fit: Required<TripFit>
  readonly price: { readonly raw: number }
  readonly legs: readonly [ReturnType<typeof flown>]
}
const flown = (durationInMinutes: number) => ({
  departure: '2027-05-10T08:00:00',
  durationInMinutes,
  stopCount: 0,
  carriers: [],
})
const drawn: fc.Arbitrary<Drawn> = fc.record({
  fit: fc.record({
    lost: fc.integer({ min: 0, max: 2 }),
    moved: fc.integer({ min: 0, max: 3 }),
    isOver: fc.boolean(),
    kept: fc.integer({ min: 0, max: 6 }),
  }),
  price: fc.record({ raw: fc.integer({ min: 50, max: 3000 }) }),
  legs: fc.tuple(fc.integer({ min: 60, max: 2400 }).map(flown)),
})

test('A9 B5 no flight stands before one that costs fewer days, of as many fewer stops, of as many less money and time', () => {
  fc.assert(
    fc.property(fc.array(drawn, { minLength: 2, maxLength: 30 }), (offers) => {
      const sorted = sortFlights(offers, 'days', ({ fit }) => fit)
      expect(new Set(sorted)).toEqual(new Set(offers))
      // The order of the answer does not matter.
      const figures = (list: readonly Drawn[]) =>
        list.map(({ fit, price, legs }) => [fit, price.raw, legs[0].durationInMinutes])
      const other = sortFlights(offers.toReversed(), 'days', ({ fit }) => fit)
      expect(figures(other)).toEqual(figures(sorted))
      for (const [at, below] of sorted.entries()) {
        const above = sorted[at - 1]
        if (!above) continue
        const [a, b] = [above.fit, below.fit]
        expect(a.lost).toBeLessThanOrEqual(b.lost)
        if (a.lost < b.lost) continue
        expect(a.moved).toBeLessThanOrEqual(b.moved)
        if (a.moved < b.moved) continue
        expect(Number(a.isOver)).toBeLessThanOrEqual(Number(b.isOver))
        // Never dearer, longer and poorer in hours of the days than the one below it.
        const isWorse =
          a.isOver === b.isOver &&
          a.kept <= b.kept &&
          above.price.raw > below.price.raw &&
          above.legs[0].durationInMinutes > below.legs[0].durationInMinutes
        expect(isWorse).toBe(false)
      }
    }),
  )
})
