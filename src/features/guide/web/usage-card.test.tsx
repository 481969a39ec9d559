import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { usageBefore } from './guide.queries.ts'
import { meterOf, UsageCard } from './usage-card.tsx'

test.each([
  [0, 'moss', 'Plenty of conversations available'],
  [7, 'moss', 'Plenty of conversations available'],
  [8, 'amber', '2 conversations remaining'],
  [9, 'amber', '1 conversation remaining'],
  [10, 'maple', 'Limit reached - Upgrade for unlimited access'],
  [12, 'maple', 'Limit reached - Upgrade for unlimited access'],
])('GUIDE-08 the meter at %i of 10', (used, tone, note) => {
  expect(meterOf(used, 10)).toEqual({ tone, note })
})

test.each([
  ['2026-12', '1 January 2027'],
  ['2027-02', '1 March 2027'],
])('GUIDE-08 a month that is used up, %s, says when the next one begins', (monthYear, day) => {
  const render = (conversationsUsed: number) =>
    renderToString(<UsageCard usage={{ ...usageBefore, monthYear, conversationsUsed }} />)
  expect(render(10)).toContain(`Your conversations start over on ${day}.`)
  expect(render(9)).not.toContain('start over')
})
