import { expect, test } from 'vitest'
import { stayNights } from './stay-nights.ts'

test('RENT-02 without dates the night is tomorrow’s in the time zone of the business', () => {
  // 21:30 on 9 May in Toronto, already 10 May in UTC.
  const evening = new Date('2027-05-10T01:30:00Z')
  expect(stayNights({}, evening)).toEqual({
    checkIn: '2027-05-10',
    checkOut: '2027-05-11',
    nights: 1,
  })
})
