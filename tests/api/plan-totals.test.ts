import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#platform/shared/local-date.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

interface Priced {
  readonly price: number
  readonly unitPrice: number
  readonly quantity: number
}
const cents = (amount: number): number => Math.round(amount * 100)
const sumOf = (items: readonly Priced[]): number =>
  items.reduce((sum, { price }) => sum + cents(price), 0)

interface Party {
  readonly adults: number
  readonly children?: readonly number[]
}
const couple: Party = { adults: 2 }
const family: Party = { adults: 2, children: [4, 9] }
const alone: Party = { adults: 1 }

test.each<[string | string[], number, Party, number]>([
  ['lisbon', 5, couple, 4000],
  ['tokyo', 7, family, 9000],
  ['rome', 4, alone, 1500],
  ['quebec-city', 3, couple, 0],
  ['new-york', 6, { adults: 3, children: [1] }, 5000],
  ['reykjavik', 5, { adults: 5 }, 12_000],
  [['paris', 'rome'], 7, couple, 6000],
])(
  'B2 B3 %j for %i days: the plan signed out costs what the trip costs that is kept, to the cent',
  async (place, days, party, budgetCad) => {
    const wish = {
      origin: 'YYZ',
      ...(typeof place === 'string' ? { destination: place } : { destinations: place }),
      startDate: '2027-05-10',
      endDate: addDays('2027-05-10', days - 1),
      party,
      budgetCad,
    }
    const { status, body: plan } = await app.visitor().post('/api/plans', wish)
    expect(status).toBe(200)
    const drafted = plan.days.flatMap(({ items }: { items: Priced[] }) => items)
    expect(cents(plan.totalCad)).toBe(sumOf(drafted))
    for (const { price, unitPrice, quantity } of drafted)
      expect(cents(unitPrice) * quantity).toBe(cents(price))
    const heads = party.adults + (party.children ?? []).length
    expect(cents(plan.perPersonCad)).toBe(Math.round(cents(plan.totalCad) / heads))
    for (const tier of [undefined, 'wanderlust']) {
      const user = await app.user(tier)
      const { body: trip } = await user.post('/api/itineraries', { planId: plan.id })
      expect(cents(trip.totalCad) + cents(trip.veiled?.totalCad ?? 0)).toBe(cents(plan.totalCad))
      expect(trip.veiled === null).toBe(tier !== undefined || days <= 3)
    }
  },
)
