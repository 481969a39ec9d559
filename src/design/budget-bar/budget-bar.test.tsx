import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BudgetBar } from './budget-bar.tsx'
import { budgetShares } from './budget-shares.ts'

const format = (value: number): string => `$${(value / 100).toFixed(2)}`
const flights = { label: 'Flights', value: 246000, tone: 'spruce' } as const
const food = { label: 'Food', value: 0, tone: 'star' } as const

test('segments are contiguous, and an empty one has no width', () => {
  const { bars, percent } = budgetShares([flights, food, { ...food, value: 123000 }], 450000)
  expect(bars.map((bar) => [bar.from, Math.round(bar.width * 10) / 10])).toEqual([
    [0, 54.7],
    [54.7, 27.3],
  ])
  expect(percent).toBe(82)
})

test('a budget is full only when nothing is left', () => {
  expect(budgetShares([{ label: 'a', value: 9999 }], 10000).percent).toBe(99)
  expect(budgetShares([{ label: 'a', value: 10000 }], 10000)).toMatchObject({
    percent: 100,
    over: false,
  })
  expect(budgetShares([], 0)).toMatchObject({ percent: 0, over: false })
})

test('within the budget the bar shows the amount left', () => {
  const html = renderToString(<BudgetBar segments={[flights]} limit={450000} format={format} />)
  expect(html).toContain('$2040.00 left')
  expect(html).toContain('55% used')
  expect(html).not.toContain('style=')
})

test('over the budget the bar says by how much, to the letter', () => {
  const html = renderToString(<BudgetBar segments={[flights]} limit={232000} format={format} />)
  expect(html).toContain('$140.00 over budget')
  expect(html).not.toContain('used')
})
