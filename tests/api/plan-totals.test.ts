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

test('B2 a plan says what its return fare is made of, and the lowest that was found', async () => {
  for (const party of [couple, family]) {
    const wish = {
      origin: 'YUL',
      destination: 'rome',
      startDate: '2027-06-14',
      endDate: '2027-06-18',
    }
    const { body: plan } = await app
      .visitor()
      .post('/api/plans', { ...wish, party, budgetCad: 6000 })
    const items: (Priced & { type: string })[] = plan.days.flatMap(
      (day: { items: object[] }) => day.items,
    )
    const flight = items.find(({ type }) => type === 'flight')
    const { adultCad, childrenCad, lowestCad } = plan.fare
    expect(party.adults * cents(adultCad) + cents(childrenCad)).toBe(cents(flight?.price ?? 0))
    expect(childrenCad > 0).toBe(party === family)
    expect(lowestCad).toBeLessThanOrEqual(adultCad)
  }
})

test('B2 tables are chosen by what the budget of a day holds for a person', async () => {
  const days = 5
  const wish = { startDate: '2027-05-10', endDate: '2027-05-14', party: couple }
  for (const destination of ['lisbon', 'dubai'])
    for (const budgetCad of [0, 3500, 5000]) {
      const asked = { ...wish, origin: 'YYZ', destination, budgetCad }
      const { body: plan } = await app.visitor().post('/api/plans', asked)
      const items: (Priced & { type: string })[] = plan.days.flatMap(
        (day: { items: object[] }) => day.items,
      )
      const fixed = items.filter(({ type }) => type === 'flight' || type === 'hotel')
      const aDay = (budgetCad - sumOf(fixed) / 100) / (2 * days)
      // Two fifths of a day, or twice as much where nothing else is open.
      const table = budgetCad === 0 ? 75 : Math.max(20, 0.4 * aDay)
      const prices = items.filter(({ type }) => type === 'restaurant').map((one) => one.unitPrice)
      expect(prices.length).toBeGreaterThan(2)
      expect(Math.max(...prices)).toBeLessThanOrEqual(2 * table)
      expect(prices.filter((price) => price > table).length).toBeLessThan(prices.length / 4)
    }
})
