import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../support/test-app.ts'
import { routerAnswers } from '../vendors/routers.ts'
import { type MockVendor, startMockVendor } from '../vendors/mock-vendor.ts'

let router: MockVendor
beforeAll(async () => {
  router = await startMockVendor(routerAnswers)
})
afterAll(() => router.close())

describe('E1 the best day and the check count with the router', () => {
  const day = '2027-05-11'
  const visit = (name: string, time: string, lng: number) => ({
    type: 'attraction',
    name,
    day,
    time,
    durationMinutes: 60,
    lat: 38.71,
    lng,
  })

  /** Castle and museum are 170 m apart by the bird, and half an hour for the router. */
  async function asked(settings: Readonly<Record<string, string>>) {
    const app = await startTestApp(settings)
    try {
      const user = await app.user('wanderlust')
      const { body: trip } = await user.post('/api/itineraries', {
        destinations: [{ name: 'Lisbon', countryCode: 'PT', lat: 38.71, lng: -9.14 }],
        startDate: '2027-05-10',
        endDate: '2027-05-12',
      })
      const path = `/api/itineraries/${trip.id}`
      await user.post(`${path}/items`, visit('Castle', '10:00', -9.14))
      await user.post(`${path}/items`, visit('Museum', '11:05', -9.138))
      const best = await user.post(`${path}/days/${day}/best`, { explain: true })
      const { findings } = (await user.get(`${path}/check`)).body
      return {
        walks: best.body.walks,
        way: best.body.problem.travel.minutes[1][2],
        rules: findings.map(({ rule }: { rule: string }) => rule),
      }
    } finally {
      await app.close()
    }
  }

  test('E1 its minutes on foot are used, and named; a ride may still be shorter', async () => {
    const own = await asked({ ROUTER_PROVIDER: 'osrm', ROUTER_URL: router.url })
    expect(own).toMatchObject({ walks: 'osrm', rules: ['too-far', 'no-bed'] })
    expect(own.way).toBeGreaterThan(5)
  })

  test('E1 without one, or where it gives no answer, the ways are estimates and say so', async () => {
    const estimate = { walks: 'estimate', way: 4, rules: ['no-bed'] }
    expect(await asked({})).toEqual(estimate)
    const dead = { ROUTER_PROVIDER: 'valhalla', ROUTER_URL: 'http://127.0.0.1:1' }
    expect(await asked(dead)).toEqual(estimate)
  })
})
