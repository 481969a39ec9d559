import type { CheckInput } from '../check-input.ts'
import type { CheckRule } from '../finding.ts'
import {
  berlin,
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

/** A trip with one defect, and the rule that must find it. */
export interface DefectiveTrip {
  readonly name: string
  readonly rule: CheckRule
  readonly input: CheckInput
}

const bed = stay('2027-05-10', 4)
const outAndBack = flight([
  [['YYZ', '2027-05-09T22:00', 'LIS', '2027-05-10T10:00']],
  [['LIS', '2027-05-14T15:00', 'YYZ', '2027-05-14T18:00']],
])
const couple = { party: { adults: 2, children: [] } }
const twoCities = { destinations: [lisbon, porto] }

const traveller = (over: object) => ({
  name: 'Ann',
  legs: [
    {
      needs: 'nothing' as const,
      obtain: null,
      permitted: null,
      passport: { validUntilNeeded: null, ok: null },
      link: null,
      ...over,
    },
  ],
  schengen: null,
})

const trip = (
  name: string,
  rule: CheckRule,
  ...input: Parameters<typeof sampleInput>
): DefectiveTrip => ({ name, rule, input: sampleInput(...input) })

export const defectiveTrips: readonly DefectiveTrip[] = [
  trip('a museum on its closing day', 'closed', [
    bed,
    visit('2027-05-10', '14:00', 90, { hours: 'Tu-Su 10:00-18:00' }),
  ]),
  trip('a garden out of season, without a time', 'closed', [
    bed,
    visit('2027-05-11', null, 60, { hours: 'Jun-Sep 10:00-18:00' }),
  ]),
  trip('a castle that closes for a day', 'closed', [
    bed,
    visit('2027-05-12', '11:00', 60, { hours: 'Mo-Su 09:00-18:00; 2027 May 12 off' }),
  ]),
  trip('a tile museum before it opens', 'outside-hours', [
    bed,
    visit('2027-05-11', '08:00', 60, { hours: 'Mo-Su 10:00-18:00' }),
  ]),
  trip('a church in its noon break', 'outside-hours', [
    bed,
    visit('2027-05-11', '12:30', 30, { hours: 'Mo-Su 09:00-12:00,14:00-18:00' }),
  ]),
  trip('a palace that closes before one is through', 'outside-hours', [
    bed,
    visit('2027-05-11', '16:30', 120, { hours: 'Mo-Su 09:30-18:00' }),
  ]),
  trip('a tower after its last entry', 'after-last-entry', [
    bed,
    visit('2027-05-11', '17:10', 45, { hours: 'Mo-Su 10:00-18:00', lastEntryMinutes: 60 }),
  ]),
  trip(
    'a museum that closes for Portugal Day',
    'holiday',
    [
      stay('2027-06-09', 2),
      visit('2027-06-10', '11:00', 60, { hours: 'Mo-Su 10:00-18:00; PH off' }),
    ],
    { startDate: '2027-06-09', endDate: '2027-06-11' },
  ),
  trip('lunch before the museum is over', 'overlap', [
    bed,
    visit('2027-05-11', '10:00', 150),
    visit('2027-05-11', '12:00', 60, { type: 'restaurant' }),
  ]),
  trip('a show before the tour of the day is over, with an idea between', 'overlap', [
    bed,
    visit('2027-05-11', '09:00', 480),
    visit('2027-05-11', '16:00', 60, { km: 0.2, status: 'idea' }),
    visit('2027-05-11', '16:30', 30, { km: 0.2 }),
  ]),
  trip('a visit while the train runs', 'overlap', [
    bed,
    train('2027-05-12T09:00', '2027-05-12T12:00'),
    visit('2027-05-12', '11:00', 60),
  ]),
  trip('an afternoon that stands after the evening', 'out-of-order', [
    bed,
    visit('2027-05-11', '18:00', 60),
    visit('2027-05-11', '14:00', 60),
  ]),
  trip('twenty kilometres in ten minutes', 'too-far', [
    bed,
    visit('2027-05-11', '10:00', 60),
    visit('2027-05-11', '11:10', 60, { km: 20 }),
  ]),
  trip('Porto between two stops in Lisbon, with no way there', 'too-far', [
    bed,
    visit('2027-05-11', '10:00', 60),
    visit('2027-05-11', null, 60, { near: porto }),
    visit('2027-05-11', '19:00', 60),
  ]),
  trip('an evening in Porto after a morning in Lisbon, with no way there', 'too-far', [
    bed,
    visit('2027-05-11', '10:00', 60),
    visit('2027-05-11', '19:00', 60, { near: porto }),
  ]),
  trip('sixteen hours of sights', 'too-full', [
    bed,
    ...Array.from({ length: 8 }, () => visit('2027-05-11', null, 120)),
  ]),
  trip('a walk before the landing', 'before-arrival', [
    bed,
    outAndBack,
    visit('2027-05-10', '09:00', 60),
  ]),
  trip('a lunch on the day that is spent in the air', 'before-arrival', [
    stay('2027-05-11', 3),
    flight([
      [['YYZ', '2027-05-10T19:40', 'LIS', '2027-05-11T07:35']],
      [['LIS', '2027-05-14T15:00', 'YYZ', '2027-05-14T18:00']],
    ]),
    visit('2027-05-10', '13:00', 60),
  ]),
  trip('dinner after the flight has left', 'after-departure', [
    bed,
    outAndBack,
    visit('2027-05-14', '19:00', 90),
  ]),
  trip('a market until shortly before the take-off', 'after-departure', [
    bed,
    outAndBack,
    visit('2027-05-14', '13:30', 60),
  ]),
  trip('forty minutes to change on one ticket', 'tight-connection', [
    stay('2027-05-11', 3),
    flight([
      [
        ['YYZ', '2027-05-10T18:00', 'FRA', '2027-05-11T07:50'],
        ['FRA', '2027-05-11T08:30', 'LIS', '2027-05-11T10:30'],
      ],
    ]),
  ]),
  trip('ninety minutes between two tickets', 'tight-connection', [
    stay('2027-05-11', 3),
    flight([[['YYZ', '2027-05-10T18:00', 'FRA', '2027-05-11T07:50']]]),
    flight([[['FRA', '2027-05-11T09:20', 'LIS', '2027-05-11T11:20']]]),
  ]),
  trip('a train that ends half an hour before the take-off', 'tight-connection', [
    bed,
    train('2027-05-14T11:00', '2027-05-14T14:30'),
    outAndBack,
  ]),
  trip(
    'landing at Kennedy, leaving from Newark',
    'airport-change',
    [
      stay('2027-05-11', 3),
      flight([
        [
          ['YYZ', '2027-05-10T12:00', 'JFK', '2027-05-10T13:45'],
          ['EWR', '2027-05-10T19:00', 'LIS', '2027-05-11T07:00'],
        ],
      ]),
    ],
    {},
  ),
  trip('two nights without a bed between two stays', 'no-bed', [
    stay('2027-05-10', 1),
    stay('2027-05-13', 1),
  ]),
  trip('two hotels for the same night', 'two-beds', [bed, stay('2027-05-12', 1)]),
  trip('a bed in Porto for days in Lisbon', 'bed-elsewhere', [
    stay('2027-05-10', 4, { near: porto }),
    visit('2027-05-11', '18:00', 60),
  ]),
  trip('a concert after the trip', 'outside-trip', [bed, visit('2027-05-16', '20:00', 120)]),
  trip('the same museum twice', 'duplicate', [
    bed,
    visit('2027-05-11', '10:00', 60, { source: 'dining:embedded:lisbon/maat' }),
    visit('2027-05-12', '10:00', 60, { source: 'dining:embedded:lisbon/maat' }),
  ]),
  trip(
    'tickets for one of two',
    'party-mismatch',
    [bed, visit('2027-05-11', '10:00', 60, { basis: 'person', quantity: 1 })],
    couple,
  ),
  trip('a hotel for two of three', 'party-mismatch', [stay('2027-05-10', 4, { guests: 2 })], {
    party: { adults: 2, children: [7] },
  }),
  trip('more than the budget', 'over-budget', [bed], { budgetCad: 1000, totalCad: 1200 }),
  trip('an offer of yesterday', 'offer-expired', [
    stay('2027-05-10', 4, { offer: { expiresAt: '2027-02-28T12:00:00Z' } }),
  ]),
  trip('a passport that ends too soon', 'passport-expires', [bed], {}, [
    traveller({ passport: { validUntilNeeded: '2027-08-14', ok: false } }),
  ]),
  trip(
    'no authorization for the United States',
    'entry-needed',
    [stay('2027-05-10', 4, { near: newYork })],
    { destinations: [newYork] },
    [traveller({ needs: 'eta' })],
  ),
  trip(
    'no visa to change planes',
    'transit-needed',
    [
      stay('2027-05-11', 3, { near: tokyo }),
      flight([
        [
          ['LIS', '2027-05-10T08:00', 'FRA', '2027-05-10T12:00'],
          ['FRA', '2027-05-10T14:00', 'HND', '2027-05-11T09:00'],
        ],
      ]),
    ],
    { destinations: [tokyo] },
    [
      {
        ...traveller({}),
        legs: [traveller({}).legs[0], traveller({ needs: 'visa' }).legs[0]].flatMap(
          (leg) => leg ?? [],
        ),
      },
    ],
  ),
  trip('ninety-five days in the Schengen area', 'stay-too-long', [bed], {}, [
    { ...traveller({}), schengen: { overstayDays: 5, firstOverstay: '2027-05-10' } },
  ]),
  trip(
    'longer than the country allows',
    'stay-too-long',
    [stay('2027-05-10', 4, { near: berlin })],
    { destinations: [berlin] },
    [traveller({ permitted: { days: 3, per: 'visit' } })],
  ),
  trip('a palace that admits no one without a ticket', 'advance-ticket', [
    bed,
    visit('2027-05-11', '10:00', 60, { advanceTicket: 'required' }),
  ]),
  trip(
    'the second city without a bed',
    'no-bed',
    [stay('2027-05-10', 2), item({ type: 'insurance', day: '2027-05-10' })],
    twoCities,
  ),
]
