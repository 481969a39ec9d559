import { afterAll, beforeAll, expect, test } from 'vitest'
import { distanceKm } from '#platform/shared/distance.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { minutesOf } from '#platform/shared/time-of-day.ts'
import { lisbonUntil } from '../support/lisbon-wish.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

interface Item {
  readonly type: string
  readonly time: string | null
  readonly durationMinutes: number | null
  readonly details: {
    readonly directions: readonly {
      readonly segments: readonly {
        readonly from: { readonly iata: string; readonly local: string }
        readonly to: { readonly iata: string; readonly local: string }
      }[]
    }[]
  } | null
}
interface Day {
  readonly date: string
  readonly items: readonly Item[]
}

const isStop = ({ type }: Item): boolean => type === 'attraction' || type === 'restaurant'
const clockOf = (local = ''): number => minutesOf(local.slice(11, 16))

test.each(['lisbon', 'paris', 'rome', 'london', 'barcelona', 'tokyo'])(
  'B2 the first day in %s after a night in the air is light, and both ends leave time for the airport',
  async (destination) => {
    const startDate = '2027-05-10'
    const endDate = addDays(startDate, 4)
    const { status, body } = await app.visitor().post('/api/plans', {
      origin: 'YYZ',
      destination,
      startDate,
      endDate,
      party: { adults: 2 },
    })
    expect(status).toBe(200)
    const days: readonly Day[] = body.days
    const flight = days.flatMap(({ items }) => items).find(({ type }) => type === 'flight')
    const [out, back] = flight?.details?.directions ?? []
    const [left, landed] = [out?.segments[0]?.from, out?.segments.at(-1)?.to]
    const leaves = back?.segments[0]?.from
    expect(Object.keys(body.airports)).toEqual(
      expect.arrayContaining([landed?.iata, leaves?.iata, 'YYZ']),
    )
    const stopsOn = (local = '') =>
      days.find(({ date }) => date === local.slice(0, 10))?.items.filter(isStop) ?? []
    const first = stopsOn(landed?.local)
    // From Toronto all of them are reached over night.
    expect((left?.local ?? '') < (landed?.local.slice(0, 10) ?? '')).toBe(true)
    expect(first.filter(({ type }) => type === 'attraction').length).toBeLessThanOrEqual(2)
    expect(first.length).toBeLessThanOrEqual(4)
    for (const { time } of first)
      expect(minutesOf(time ?? '')).toBeGreaterThanOrEqual(clockOf(landed?.local) + 90)
    for (const { time, durationMinutes } of stopsOn(leaves?.local))
      expect(minutesOf(time ?? '') + (durationMinutes ?? 0)).toBeLessThanOrEqual(
        clockOf(leaves?.local) - 150,
      )
    // The other days are as full as ever.
    expect(days[1]?.items.filter(isStop).length).toBeGreaterThan(3)
  },
)

interface Seen {
  readonly type: string
  readonly lat: number
  readonly lng: number
  readonly time: string
  readonly durationMinutes: number
}

const sintra = { lat: 38.797, lng: -9.39 }
const belem = { lat: 38.697, lng: -9.206 }

test('B2 of five days in Lisbon one is for Sintra and one for Belém; of three none is for Sintra', async () => {
  const days = async (count: number): Promise<readonly (readonly Seen[])[]> => {
    const { body } = await app.visitor().post('/api/plans', {
      ...lisbonUntil(addDays('2027-05-10', count - 1)),
    })
    return body.days.map(({ items }: { items: Seen[] }) =>
      items.filter(({ type }) => type === 'attraction'),
    )
  }
  const at = (all: readonly (readonly Seen[])[], place: typeof sintra, km: number) =>
    all.flatMap((seen, day) => (seen.some((one) => distanceKm(one, place) < km) ? [day] : []))
  const five = await days(5)
  const [out = 0, ...more] = at(five, sintra, 6)
  expect([more, at(five, belem, 2).length]).toEqual([[], 1])
  expect([1, 2, 3]).toContain(out)
  // Whole, with an hour's way there from nine o'clock and back for dinner.
  const there = five[out] ?? []
  expect(there.length).toBeGreaterThan(1)
  for (const one of there) expect(distanceKm(one, sintra)).toBeLessThan(6)
  expect(minutesOf(there[0]?.time ?? '')).toBeGreaterThanOrEqual(minutesOf('09:45'))
  const last = there.at(-1)
  expect(minutesOf(last?.time ?? '') + (last?.durationMinutes ?? 0)).toBeLessThanOrEqual(
    minutesOf('19:00'),
  )
  expect(at(await days(3), sintra, 6)).toEqual([])
})
