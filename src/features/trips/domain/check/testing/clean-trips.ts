import type { CheckInput } from '../check-input.ts'
import {
  banff,
  berlin,
  car,
  flight,
  item,
  lisbon,
  newYork,
  porto,
  sampleInput,
  stay,
  tokyo,
  train,
  visit,
} from './sample-input.ts'

/** Trips without findings, except hints. */
export const cleanTrips: readonly (readonly [name: string, input: CheckInput])[] = [
  ['a trip that is only dates', sampleInput([])],
  [
    'a weekend in New York for two, by plane',
    sampleInput(
      [
        flight([
          [['YYZ', '2027-05-10T08:00', 'JFK', '2027-05-10T09:45']],
          [['EWR', '2027-05-12T20:00', 'YYZ', '2027-05-12T21:40']],
        ]),
        stay('2027-05-10', 2, { near: newYork, guests: 2 }),
        visit('2027-05-10', '12:00', 120, { near: newYork, hours: 'Mo-Su 10:00-17:30' }),
        visit('2027-05-11', '19:30', 150, {
          near: newYork,
          type: 'activity',
          basis: 'person',
          quantity: 2,
        }),
        visit('2027-05-12', '11:00', 90, { near: newYork }),
      ],
      {
        destinations: [newYork],
        endDate: '2027-05-12',
        party: { adults: 2, children: [] },
        budgetCad: 3000,
        totalCad: 2400,
      },
    ),
  ],
  [
    'Lisbon with an overnight flight, a museum and a late bar',
    sampleInput([
      flight([
        [['YYZ', '2027-05-10T21:00', 'LIS', '2027-05-11T09:00']],
        [['LIS', '2027-05-14T15:00', 'YYZ', '2027-05-14T18:00']],
      ]),
      stay('2027-05-11', 3),
      visit('2027-05-11', '14:00', 90, { hours: 'Tu-Su 10:00-18:00', lastEntryMinutes: 30 }),
      visit('2027-05-12', '23:00', 120, { hours: 'Mo-Sa 18:00-02:00' }),
      visit('2027-05-13', null, 60, { hours: '24/7' }),
      visit('2027-05-14', '10:00', 60),
    ]),
  ],
  [
    'Lisbon and Porto by train',
    sampleInput(
      [
        stay('2027-05-10', 2),
        visit('2027-05-11', '10:00', 120),
        visit('2027-05-11', '13:00', 75, { type: 'restaurant', km: 1 }),
        train('2027-05-12T09:30', '2027-05-12T12:40'),
        visit('2027-05-12', '15:00', 90, { near: porto }),
        stay('2027-05-12', 2, { near: porto }),
        visit('2027-05-14', '10:00', 60, { near: porto }),
      ],
      { destinations: [lisbon, porto] },
    ),
  ],
  [
    'Tokyo over the date line, home before one has left',
    sampleInput(
      [
        flight([
          [['YYZ', '2027-05-10T13:00', 'HND', '2027-05-11T15:30']],
          [['HND', '2027-05-15T17:00', 'YYZ', '2027-05-15T16:00']],
        ]),
        stay('2027-05-11', 4, { near: tokyo }),
        visit('2027-05-12', '09:00', 90, { near: tokyo, hours: 'Mo-Su 06:00-17:00' }),
        visit('2027-05-15', '10:00', 60, { near: tokyo }),
      ],
      { destinations: [tokyo], endDate: '2027-05-15' },
    ),
  ],
  [
    'a connection in Frankfurt with two hours, landing in the evening',
    sampleInput(
      [
        flight([
          [
            ['YUL', '2027-05-10T18:00', 'FRA', '2027-05-11T07:30'],
            ['FRA', '2027-05-11T09:40', 'LIS', '2027-05-11T11:45'],
          ],
        ]),
        stay('2027-05-11', 3),
        visit('2027-05-11', '12:15', 75, { type: 'restaurant' }),
      ],
      { party: { adults: 1, children: [4] } },
    ),
  ],
  [
    'Banff by car, with a lake far away',
    sampleInput(
      [
        car('2027-05-10T10:00', '2027-05-14T16:00'),
        stay('2027-05-10', 2, { near: banff }),
        stay('2027-05-12', 2, { near: { lat: banff.lat + 1.7, lng: banff.lng - 2.5 } }),
        visit('2027-05-11', '09:00', 180, { near: banff }),
        visit('2027-05-12', '10:00', 60, { near: banff, km: 40 }),
        visit('2027-05-12', '17:00', 60, { near: banff, km: 190 }),
      ],
      { destinations: [banff] },
    ),
  ],
  [
    'a Berlin of passports in order, a ticket advised, an idea on a closing day',
    sampleInput(
      [
        stay('2027-05-10', 4, { near: berlin }),
        visit('2027-05-11', '10:00', 90, { near: berlin, advanceTicket: 'advised' }),
        visit('2027-05-12', '10:00', 90, {
          near: berlin,
          advanceTicket: 'required',
          status: 'booked',
        }),
        visit('2027-05-10', '10:00', 60, {
          near: berlin,
          hours: 'Tu-Su 10:00-18:00',
          status: 'idea',
        }),
        visit('2027-05-10', '10:00', 60, {
          near: berlin,
          hours: 'Tu-Su 10:00-18:00',
          status: 'cancelled',
        }),
      ],
      { destinations: [berlin] },
      [
        {
          name: 'Ann',
          legs: [
            {
              needs: 'nothing',
              obtain: null,
              permitted: { days: 90, per: 180 },
              passport: { validUntilNeeded: '2027-08-14', ok: true },
              link: null,
            },
          ],
          schengen: { overstayDays: 0, firstOverstay: null },
        },
      ],
    ),
  ],
  [
    'alternatives for one slot, unknown hours, a wine bar that opens at five',
    sampleInput([
      stay('2027-05-10', 4, { choice: 'bed' }),
      stay('2027-05-10', 4, { choice: 'bed', status: 'idea' }),
      visit('2027-05-11', '10:00', 60, { hours: '"by appointment"' }),
      visit('2027-05-12', '18:00', 90, { hours: 'Mo-Su 17:00+' }),
      item({ type: 'insurance', day: '2027-05-10' }),
      item({ name: 'Someday' }),
    ]),
  ],
  [
    'a full day in order, one stop after the other',
    sampleInput([
      stay('2027-05-10', 4),
      visit('2027-05-11', '09:00', 90, { hours: 'Mo-Su 09:00-19:00' }),
      visit('2027-05-11', '11:00', 60, { km: 1 }),
      visit('2027-05-11', '12:45', 75, { type: 'restaurant', km: 1.5 }),
      visit('2027-05-11', '15:00', 120, { km: 6 }),
      visit('2027-05-11', '20:00', 90, { type: 'restaurant', km: 1 }),
    ]),
  ],
  [
    'a night on the way, and off again from another airport',
    sampleInput(
      [
        flight([[['YYZ', '2027-05-10T08:00', 'JFK', '2027-05-10T09:45']]]),
        stay('2027-05-10', 1, { near: newYork }),
        flight([[['EWR', '2027-05-11T07:00', 'LIS', '2027-05-11T19:00']]]),
        stay('2027-05-11', 3),
      ],
      { destinations: [newYork, lisbon] },
    ),
  ],
]
