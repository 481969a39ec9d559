import { expect, test } from 'vitest'
import { checkTrip } from './check-trip.ts'
import { sampleInput, stay, visit } from './testing/sample-input.ts'

const toronto = {
  ref: 'toronto',
  name: 'Toronto',
  countryCode: 'CA',
  lat: 43.6532,
  lng: -79.3832,
}

test('E1 D3 too-far: a way over water names the ferry and its wait; the same gap is enough on land', () => {
  const day = '2027-05-10'
  const trip = { startDate: day, endDate: '2027-05-11', destinations: [toronto] }
  const bed = stay(day, 1, { near: toronto })
  const aquarium = visit(day, '10:00', 60, { name: 'Aquarium', lat: 43.6424, lng: -79.3864 })
  const island = visit(day, '11:25', 60, { name: 'Centreville', lat: 43.6204, lng: -79.3737 })
  const station = visit(day, '11:25', 60, { name: 'Union Station', lat: 43.6452, lng: -79.3806 })
  expect(checkTrip(sampleInput([bed, aquarium, station], trip))).toEqual([])
  const [found, ...others] = checkTrip(sampleInput([bed, aquarium, island], trip))
  expect(others).toEqual([])
  expect(found).toMatchObject({
    rule: 'too-far',
    message:
      'Getting from Aquarium to Centreville by ferry takes about 39 min, with about 20 min of waiting. You have 25 min.',
  })
})
