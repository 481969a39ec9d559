import { loadAtlas } from '#atlas/load-atlas.ts'
import { checkTrip } from '#features/trips/domain/check/check-trip.ts'
import {
  lisbon,
  sampleInput,
  stay,
  visit,
} from '#features/trips/domain/check/testing/sample-input.ts'
import type { CheckInput } from '#features/trips/domain/check/check-input.ts'
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

/** A trip of 300 items: ten visits a day at real sights with their own hours, some of them wrong. */
function largeTrip(sights: readonly { readonly hours?: string | undefined }[]): CheckInput {
  const visits = Array.from({ length: itemsInAll - 1 }, (_, at) => {
    const hour = 8 + Math.floor(at / days)
    const { hours } = sights[at % sights.length] ?? {}
    return visit(addDays(first, at % days), `${String(hour).padStart(2, '0')}:00`, 45, {
      km: (at * 7) % 23,
      hours: hours ?? null,
    })
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
    const input = largeTrip(sights)
    let findings = 0
    const cold = msOf(() => {
      findings = checkTrip(input).length
    })
    await repeat(20, (at) => checkTrip(edited(input, at)))
    const times = await repeat(edits, (at) => {
      const next = edited(input, at + 20)
      return msOf(() => checkTrip(next))
    })
    const p95 = quantile(times, 0.95)
    return {
      figures: [
        { name: '300 items, the first check of a process', measured: `${numberText(cold, 1)} ms` },
        {
          name: '300 items after an edit, p50 and p95 of 200',
          measured: `${numberText(quantile(times, 0.5), 1)} and ${numberText(p95, 1)} ms`,
          ...atMost(p95, 20, 'ms', 'p95 '),
        },
      ],
      notes: [
        `30 days, 10 visits each with the hours of ${sights.length} real sights, ${findings} findings. Hours are read and evaluated once a text and day; an edit checks the whole trip again with what is known.`,
      ],
    }
  },
}
