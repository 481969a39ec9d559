import { expect, test } from 'vitest'
import type { LocalItem } from '#features/trips/domain/draft-codec.ts'
import { draftLines } from './draft-lines.ts'

const item = (over: Partial<LocalItem>): LocalItem => ({
  id: 'one',
  type: 'attraction',
  name: 'Tram 28',
  location: '',
  description: '',
  price: 0,
  day: '2027-05-10',
  ...over,
})

test('C8 a draft’s flight says the day that it leaves, its way home stands on the last day, and an idea on none', () => {
  const lines = draftLines([
    item({
      id: 'flight',
      type: 'flight',
      name: 'YYZ → LIS',
      details: {
        kind: 'flight',
        directions: [
          {
            segments: [{ from: { local: '2027-05-09T22:00' }, to: { local: '2027-05-10T10:00' } }],
          },
          {
            segments: [{ from: { local: '2027-05-14T19:45' }, to: { local: '2027-05-14T22:50' } }],
          },
        ],
      },
    }),
    item({ time: '15:15' }),
    item({ id: 'idea', name: 'Other Inn', status: 'idea' }),
  ])
  expect(lines.map(({ day, words }) => [day, words])).toEqual([
    ['2027-05-10', 'Sun 9 May 22:00, YYZ → LIS'],
    ['2027-05-10', '15:15, Tram 28'],
    [null, 'Other Inn'],
    ['2027-05-14', '19:45, Flight home, LIS → YYZ'],
  ])
})
