import { expect, test } from 'vitest'
import { createContext } from './check-context.ts'
import { entryLegs } from './entry-rules.ts'
import { flight, sampleInput, tokyo } from './testing/sample-input.ts'

/** The country in which one changes planes between Lisbon and Tokyo, as it is asked. */
function transitOf(
  leftFrankfurt: string,
  { landed = '2027-05-10T12:00', ...over }: { landed?: string; oneTicket?: boolean } = {},
) {
  const legs = [
    ['LIS', '2027-05-10T08:00', 'FRA', landed],
    ['FRA', leftFrankfurt, 'HND', '2027-05-12T09:00'],
  ] as const
  const input = sampleInput([flight([legs], over)], { destinations: [tokyo] })
  return entryLegs(createContext(input)).filter(({ transit }) => transit)
}

test.each([
  ['two hours on one ticket stay airside', '2027-05-10T14:00', {}, true],
  ['twelve hours too', '2027-05-11T00:00', {}, true],
  ['a night between does not', '2027-05-11T10:00', {}, false],
  ['nor do two tickets', '2027-05-10T14:00', { oneTicket: false }, false],
])('F transit-needed: %s', (_, left, over, airside) => {
  const to = left.slice(0, 10)
  expect(transitOf(left, over)).toEqual([
    { country: 'DE', from: '2027-05-10', to, transit: true, airside },
  ])
})
