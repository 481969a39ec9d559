import { BudgetBar } from './budget-bar.tsx'

const dollars = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' })
const format = (cents: number): string => dollars.format(cents / 100)

const segments = [
  { label: 'Flights', value: 246000, tone: 'spruce' },
  { label: 'Hotels', value: 100800, tone: 'glacier' },
  { label: 'Activities', value: 12600, tone: 'moss' },
  { label: 'Food', value: 11400, tone: 'star' },
] as const

export function BudgetBarExample() {
  return (
    <>
      <BudgetBar segments={segments} limit={450000} format={format} />
      <BudgetBar segments={segments} limit={356800} format={format} />
      <BudgetBar segments={segments} limit={450000} format={format} compact />
    </>
  )
}
