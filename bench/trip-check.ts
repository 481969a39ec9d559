import { loadAtlas } from '#atlas/load-atlas.ts'
import { checkTrip } from '#features/trips/domain/check/check-trip.ts'
import {
  lisbon,
  sampleInput,
  stay,
  visit,
} from '#features/trips/domain/check/testing/sample-input.ts'
import type { CheckInput } from '#features/trips/domain/check/check-input.ts'
import { openOn, refusalOf } from '#features/trips/domain/check/open-on.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { atMost, numberText, type Part } from './report.ts'
import { quantile, repeat } from './samples.ts'

const days = 30
const itemsInAll = 300
const first = '2027-05-01'
const edits = 200

const msOf = (call: () => unknown): number => {
  const began = performance.now()
  call()
  return performance.now() - began
}

interface Hours {
  readonly hours?: string | undefined
}

/**
 * A trip of 300 items: ten visits a day at real sights with their own hours, an hour apart. Of each `rightOf` of
 * them all but one are at sights that are open then.
 */
function largeTrip(sights: readonly Hours[], rightOf: number): CheckInput {
  let next = 0
  const sightAt = (at: number, date: string, start: number): Hours => {
    for (; at % rightOf !== 0; next++) {
      const hours = sights[next % sights.length]?.hours ?? null
      const open = openOn({ hours }, date, [])
      if (!open || !refusalOf(open, { start, end: start + 45 }, null)) break
    }
    return sights[next++ % sights.length] ?? {}
  }
  const visits = Array.from({ length: itemsInAll - 1 }, (_, at) => {
    const hour = 8 + Math.floor(at / days)
    const date = addDays(first, at % days)
    const { hours = null } = sightAt(at, date, hour * 60)
    return visit(date, `${String(hour).padStart(2, '0')}:00`, 45, { km: at % 3, hours })
  })
  return sampleInput([stay(first, days - 1), ...visits], {
    destinations: [lisbon],
    startDate: first,
    endDate: addDays(first, days - 1),
  })
}

/** The same trip after an item was given another time. */
const edited = (input: CheckInput, at: number): CheckInput => ({
  ...input,
  items: input.items.map((item, index) =>
    index === 1 + ((at * 37) % (itemsInAll - 1))
      ? { ...item, time: `${String(8 + (at % 10)).padStart(2, '0')}:30` }
      : item,
  ),
})

export const tripCheck: Part = {
  title: 'Trip Check',
  measure: async () => {
    const atlas = await loadAtlas('dist/server/atlas')
    const sights = atlas.destinations.flatMap(({ slug }) => atlas.get(slug)?.sights ?? [])
    const measured = async (rightOf: number) => {
      const input = largeTrip(sights, rightOf)
      const findings = checkTrip(input).length
      await repeat(20, (at) => checkTrip(edited(input, at)))
      const times = await repeat(edits, (at) => {
        const next = edited(input, at + 20)
        return msOf(() => checkTrip(next))
      })
      return { findings, p50: quantile(times, 0.5), p95: quantile(times, 0.95) }
    }
    const some = await measured(10)
    const all = await measured(1)
    const text = ({ p50, p95 }: typeof some) => `${numberText(p50, 1)} and ${numberText(p95, 1)} ms`
    return {
      figures: [
        {
          name: `300 items after an edit, ${some.findings} findings, p50 and p95 of ${edits}`,
          measured: text(some),
          ...atMost(some.p95, 20, 'ms', 'p95 '),
        },
        {
          name: `300 items after an edit, ${all.findings} findings, p50 and p95 of ${edits}`,
          measured: text(all),
        },
      ],
      notes: [
        `${days} days, ten visits each with the hours of ${sights.length} real sights. An edit checks the whole trip again with the hours that are known of each place and day.`,
      ],
    }
  },
}
