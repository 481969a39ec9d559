import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#platform/shared/local-date.ts'
import { minutesOf } from '#platform/shared/time-of-day.ts'
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
