import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWalkTimes } from '#features/trips/server/index.ts'
import { askOsrm } from '#features/trips/server/provider/router/routers.ts'
import { createWalkRouter } from '#features/trips/server/provider/router/walk-router.ts'
import { endsEveryFault } from '#platform/server/outbound/vendor-faults.suite.ts'
import { routerAnswers } from './routers.ts'
import { type MockVendor, startMockVendor } from './mock-vendor.ts'

const { signal } = new AbortController()
const log = { warn: () => undefined }
const places = [
  { lat: 38.71, lng: -9.14 },
  { lat: 38.72, lng: -9.14 },
  { lat: 38.71, lng: -9.13 },
]
let router: MockVendor
beforeAll(async () => {
  router = await startMockVendor(routerAnswers)
})
afterAll(() => router.close())

endsEveryFault('a walking router', ({ url, limits, log: given }) => {
  const walks = createWalkRouter({
    name: 'osrm',
    url,
    limits,
    log: given,
    ask: askOsrm,
    now: Date.now,
  })
  return (ending) => walks.table(places, ending)
})

describe.each(['osrm', 'valhalla', 'motis'])('E1 walks by %s', (name) => {
  const open = () => createWalkTimes(name, { url: router.url, log })

  test('E1 minutes from each place to each, in the order asked', async () => {
    const table = await open()?.table(places, signal)
    expect(table?.map((row) => row.map((minutes) => Math.round(minutes ?? NaN)))).toEqual([
      [0, 19, 185],
      [19, 0, 204],
      [185, 204, 0],
    ])
  })

  test('E1 a pair without a route has no time', async () => {
    const table = await open()?.table([...places, { lat: -1, lng: 0 }], signal)
    expect(table?.[0]?.[3]).toBeUndefined()
    expect(table?.[0]?.[1]).toBeCloseTo(18.5)
  })

  test('E1 an answer of the wrong size is refused', async () => {
    const odd = await startMockVendor(() => ({
      json: { code: 'Ok', durations: [[0]], sources_to_targets: { durations: [[0]] } },
    }))
    const walks = createWalkTimes(name, { url: odd.url, log })
    await expect(walks?.table(places, signal)).rejects.toMatchObject({ code: 'unavailable' })
    await odd.close()
  })
})

test('E1 no router is set by default; an unknown one, and one without an address, stop the start', () => {
  expect(createWalkTimes('embedded', { url: undefined, log })).toBeUndefined()
  expect(() => createWalkTimes('mine', { url: undefined, log })).toThrow(
    'ROUTER_PROVIDER: unknown adapter "mine". Known: embedded, osrm, valhalla, motis',
  )
  expect(() => createWalkTimes('osrm', { url: undefined, log })).toThrow('ROUTER_URL')
})
