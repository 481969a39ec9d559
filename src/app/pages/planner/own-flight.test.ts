import { describe, expect, test } from 'vitest'
import { blankPart, faultsOf, ownFlight, partAfter } from './own-flight.ts'

const first = {
  number: 'ac 810',
  from: 'yyz',
  to: 'LHR',
  departsOn: '2027-05-10',
  departsAt: '22:15',
  arrivesOn: '2027-05-11',
  arrivesAt: '1010',
}
const second = { ...first, number: '', from: 'LHR', to: 'LIS', departsOn: '2027-05-11' }
const connection = { ...second, departsAt: '13:00', arrivesAt: '15:45' }

describe('A6 a flight of one’s own, made of parts', () => {
  test('A6 it is one booked item, its parts by airports and local times, at one price', () => {
    const item = ownFlight([first, connection], 812.4)
    expect(item).toMatchObject({
      type: 'flight',
      name: 'YYZ to LIS',
      status: 'booked',
      price: 812.4,
      basis: 'group',
      day: '2027-05-10',
    })
    expect(item.details).toEqual({
      kind: 'flight',
      directions: [
        {
          segments: [
            {
              number: 'AC 810',
              from: { iata: 'YYZ', local: '2027-05-10T22:15' },
              to: { iata: 'LHR', local: '2027-05-11T10:10' },
            },
            {
              from: { iata: 'LHR', local: '2027-05-11T13:00' },
              to: { iata: 'LIS', local: '2027-05-11T15:45' },
            },
          ],
        },
      ],
    })
  })

  test.each([
    ['an airport in words', { from: 'Toronto' }, 'from'],
    ['no airport', { to: '' }, 'to'],
    ['the same airport', { to: 'YYZ' }, 'to'],
    ['no day', { departsOn: '' }, 'departsOn'],
    ['a time that is none', { arrivesAt: '25:00' }, 'arrivesAt'],
  ])('A6 %s is said at its field', (_, over, field) => {
    expect(Object.keys(faultsOf({ ...first, ...over }, undefined))).toEqual([field])
    expect(faultsOf(first, undefined)).toEqual({})
  })

  test('A6 a connection may not leave before the flight before it lands; from another airport clocks may differ', () => {
    const early = { ...connection, departsAt: '09:00' }
    expect(Object.keys(faultsOf(early, first))).toEqual(['departsAt'])
    expect(faultsOf({ ...early, from: 'CDG' }, first)).toEqual({})
    expect(faultsOf(connection, first)).toEqual({})
  })

  test('A6 the next part begins where and when the one before ends', () => {
    expect(partAfter(first)).toEqual({
      ...blankPart,
      from: 'LHR',
      departsOn: '2027-05-11',
      arrivesOn: '2027-05-11',
    })
  })
})
