// What a made plan is like: meals, tickets, and what it leaves to the traveller.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lisbonUntil } from '../support/lisbon-wish.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

interface Shown {
  readonly items: { type: string; name: string; price: number; time: string }[]
}
interface Named {
  readonly name: string
  readonly status: string
}
const itemsOf = ({ days: all }: { days: Shown[] }) => all.flatMap(({ items }) => items)
const cents = (some: readonly { price: number }[]) =>
  some.reduce((sum, { price }) => sum + Math.round(price * 100), 0)
const wish = (over: object) =>
  app.visitor().post('/api/plans', { ...lisbonUntil('2027-05-14'), ...over })

describe('B2 a plan', () => {
  test('B2 A2 the ticket of the Colosseum, which opens the Forum and the Palatine, is paid once', async () => {
    const { body } = await wish({ destination: 'Rome' })
    const sights = itemsOf(body).filter(({ name }) =>
      ['Colosseum', 'Roman Forum', 'Palatine Hill'].includes(name),
    )
    expect(sights.length).toBeGreaterThan(1)
    expect(sights.filter(({ price }) => price > 0)).toHaveLength(1)
  })

  test.each(['Kyoto', 'Rome', 'Lisbon'])(
    'B2 in %s whole days have a lunch and a dinner, at the hours of the place',
    async (destination) => {
      const { body } = await wish({ destination })
      const tables = body.days
        .slice(1, -1)
        .map(({ items }: Shown) =>
          items.filter(({ type }) => type === 'restaurant').map(({ time }) => time),
        )
      for (const [lunch, dinner] of tables) {
        expect(lunch >= '11:30' && lunch <= '14:15', lunch).toBe(true)
        expect(dinner >= (destination === 'Kyoto' ? '18:00' : '19:30'), dinner).toBe(true)
      }
      // Before the flight home there is no late lunch: two o'clock, and the way to its table.
      const last = body.days
        .at(-1)
        .items.filter(({ type }: { type: string }) => type === 'restaurant')
      for (const { time } of last)
        expect(time <= '14:30' || time >= '18:00', `${destination} ${time}`).toBe(true)
    },
  )

  test('B2 a tight budget is spent on what a town is visited for before hours and tables', async () => {
    const family = { adults: 2, children: [4, 9] }
    const { body } = await wish({ destination: 'Paris', party: family })
    expect(itemsOf(body).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Eiffel Tower', 'Louvre Museum']),
    )
    expect(body.totalCad).toBeLessThanOrEqual(4000)
  })

  test('B2 B3 a foremost sight with tickets weeks ahead waits as an idea, outside the total, and is kept with the trip', async () => {
    const { body } = await wish({ destination: 'Barcelona' })
    const ideas = body.unscheduled.map(({ name, status }: Named) => [name, status])
    expect(ideas).toContainEqual(['Sagrada Família', 'idea'])
    expect(body.totalCad * 100).toBeCloseTo(cents(itemsOf(body)), 0)
    const user = await app.user('wanderlust')
    const kept = (await user.post('/api/itineraries', { planId: body.id })).body
    expect(kept.unscheduled.map(({ name, status }: Named) => [name, status])).toEqual(ideas)
    expect(kept.totalCad).toBe(body.totalCad)
    const { findings } = (await user.get(`/api/itineraries/${kept.id}/check`)).body
    expect(findings.filter((one: { severity: string }) => one.severity !== 'hint')).toEqual([])
    const without = await wish({ destination: 'Barcelona', dislikes: ['Sagrada'] })
    expect(without.body.unscheduled.map(({ name }: Named) => name)).not.toContain('Sagrada Família')
  })

  test('B2 D1 a sight whose inside may still be closed is in no plan; put on a day it is a hint with the reason', async () => {
    const { body } = await wish({ likes: ['Belém Tower'] })
    expect(itemsOf(body).map(({ name }) => name)).not.toContain('Belém Tower')
    const user = await app.user('wanderlust')
    const trip = (await user.post('/api/itineraries', { planId: body.id })).body
    const item = { type: 'attraction', name: 'Belém Tower', day: '2027-05-12' }
    const source = 'dining:embedded:lisbon/belem-tower'
    const { status } = await user.post(`/api/itineraries/${trip.id}/items`, { ...item, source })
    expect(status).toBe(201)
    const { findings } = (await user.get(`/api/itineraries/${trip.id}/check`)).body
    const hint = findings.find(({ rule }: { rule: string }) => rule === 'confirm-first')
    expect(hint).toMatchObject({
      severity: 'hint',
      message:
        'Belém Tower: closed inside for restoration in April 2025, with reopening planned for May 2026. Confirm that it’s open before you go.',
    })
  })

  test('B2 no meal of a plan is at a house for coffee and cake', async () => {
    for (const budgetCad of [2400, 2800, 3200]) {
      const { body } = await wish({ budgetCad })
      const tables = itemsOf(body).filter(({ type }) => type === 'restaurant')
      expect(tables.length).toBeGreaterThan(3)
      expect(tables.map(({ name }) => name).filter((name) => /^(Pastel|Queij)/.test(name))).toEqual(
        [],
      )
    }
  })
})
