import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#platform/shared/local-date.ts'
import type { OpeningFacts, PlannedItem } from './planned-item.ts'
import { timeInGap } from './time-in-gap.ts'
import { type DayToCheck, type Facts, type Fix, findingsOf } from './findings.ts'

const day = '2027-04-13'
let serial = 0
const item = (fields: Partial<PlannedItem> = {}): PlannedItem => {
  serial += 1
  return {
    id: `i${serial}`,
    name: `Item ${serial}`,
    type: 'attraction',
    day,
    time: null,
    durationMinutes: 60,
    nights: null,
    lat: null,
    lng: null,
    source: null,
    ...fields,
  }
}
const nothingKnown: Facts = new Map()
const check = (items: readonly PlannedItem[], facts = nothingKnown, others: DayToCheck[] = []) => {
  const here = { date: day, items }
  return findingsOf(here, [here, ...others], facts)
}
const empty = (date: string): DayToCheck => ({ date, items: [] })
const open: OpeningFacts = { closedOn: [], opens: '09:00', closes: '18:00', openMonths: null }

test('PLAN-07 a day that fits has no trouble', () => {
  const walk = item({ time: '09:00', lat: 48.86, lng: 2.34 })
  const lunch = item({ time: '12:00', type: 'restaurant', lat: 48.861, lng: 2.341 })
  expect(check([walk, lunch, item()])).toEqual([])
})

test('PLAN-07 two visits at once are told, and the later one may begin when the first is over', () => {
  const first = item({ time: '10:00', durationMinutes: 150, name: 'Louvre' })
  const second = item({ time: '11:00', name: 'Orsay' })
  expect(check([first, second])).toEqual([
    {
      kind: 'overlap',
      id: second.id,
      text: 'Orsay begins before Louvre is over.',
      mend: { kind: 'time', id: second.id, time: '12:30' },
    },
  ])
})

test('PLAN-07 a way that takes longer than the gap is told', () => {
  const first = item({ time: '10:00', lat: 48.85, lng: 2.29 })
  const second = item({ time: '11:10', lat: 48.85, lng: 2.42 })
  expect(check([first, second])).toMatchObject([{ kind: 'far', mend: { kind: 'time' } }])
})

test('PLAN-07 what is closed on that weekday moves to the emptiest day on which it is open', () => {
  const louvre = item({ source: 's', name: 'Louvre' })
  const facts: Facts = new Map([['s', { ...open, closedOn: ['tue'] }]])
  const full = { date: '2027-04-14', items: [item({ day: '2027-04-14' })] }
  const days = [full, empty('2027-04-15')]
  expect(check([louvre], facts, days)).toEqual([
    {
      kind: 'closed',
      id: louvre.id,
      text: 'Louvre is closed on Tuesdays.',
      mend: { kind: 'day', id: louvre.id, day: '2027-04-15' },
    },
  ])
  // A week later is a Tuesday too: there is no day for it.
  expect(check([louvre], facts, [empty('2027-04-20')])).toMatchObject([{ mend: { day: null } }])
})

test('PLAN-07 outside its hours a sight is told, and may begin when it opens', () => {
  const early = item({ source: 's', time: '08:00' })
  const late = item({ source: 's', time: '19:00' })
  const facts: Facts = new Map([['s', open]])
  expect(check([early], facts)).toMatchObject([{ kind: 'closed', mend: { time: '09:00' } }])
  expect(check([late], facts)).toMatchObject([{ kind: 'closed', mend: { time: '17:00' } }])
})

test('PLAN-07 closed months count', () => {
  const facts: Facts = new Map([['s', { ...open, openMonths: [6, 7, 8] }]])
  expect(check([item({ source: 's' })], facts)).toMatchObject([{ kind: 'closed' }])
})

test('PLAN-07 what stands behind something later can be put in order, and the others keep their places', () => {
  const [late, free, early] = [item({ time: '15:00' }), item(), item({ time: '09:00' })]
  expect(check([late, free, early])).toMatchObject([
    { kind: 'order', mend: { ids: [early.id, free.id, late.id] } },
  ])
})

test('PLAN-07 a day of more than fourteen hours is too full, and what has no time goes first', () => {
  const items = Array.from({ length: 8 }, (_, at) =>
    item({
      durationMinutes: 120,
      time: at < 4 ? `${String(8 + 2 * at).padStart(2, '0')}:00` : null,
    }),
  )
  expect(check(items, nothingKnown, [empty('2027-04-14')])).toMatchObject([
    { kind: 'full', id: items[7]?.id, mend: { kind: 'day', day: '2027-04-14' } },
  ])
})

test('PLAN-07 a visit in another town is too far, where one sleeps is not', () => {
  const paris = item({ lat: 48.86, lng: 2.35 })
  const lyon = item({ lat: 45.76, lng: 4.84 })
  expect(check([paris, lyon])).toMatchObject([{ kind: 'far', id: lyon.id, mend: { kind: 'day' } }])
  expect(check([paris, { ...lyon, type: 'hotel', nights: 2 }])).toEqual([])
})

const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const minutes = quarter * 15
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
})
const anyItem = fc.record({
  type: fc.constantFrom('attraction', 'restaurant', 'hotel', 'flight', 'other' as const),
  time: fc.option(clock),
  durationMinutes: fc.option(fc.integer({ min: 0, max: 400 })),
  nights: fc.option(fc.integer({ min: 1, max: 3 })),
  lat: fc.constantFrom(null, 48.86, 48.9, 45.76),
  lng: fc.constantFrom(null, 2.35, 2.4, 4.84),
  source: fc.constantFrom(null, 's'),
})

/** What a press does, on plain lists. */
function mended(days: readonly DayToCheck[], mend: Fix): readonly DayToCheck[] {
  const all = days.flatMap(({ items }) => items)
  const one = mend.kind === 'order' ? undefined : all.find(({ id }) => id === mend.id)
  return days.map(({ date, items }) => {
    if (mend.kind === 'order') {
      const own = mend.ids.every((id) => items.some((other) => other.id === id))
      const ordered = mend.ids.flatMap((id) => items.find((other) => other.id === id) ?? [])
      return { date, items: own ? ordered : items }
    }
    if (mend.kind === 'time')
      return { date, items: items.map((i) => (i.id === mend.id ? { ...i, time: mend.time } : i)) }
    const rest = items.filter(({ id }) => id !== mend.id)
    return { date, items: one && date === mend.day ? [...rest, { ...one, day: date }] : rest }
  })
}

test('PLAN-07 pressing every mend in turn comes to an end, loses nothing and leaves nothing to mend', () => {
  const facts: Facts = new Map([['s', { ...open, closedOn: ['tue'] }]])
  fc.assert(
    fc.property(
      fc.array(fc.array(anyItem, { maxLength: 7 }), { minLength: 1, maxLength: 3 }),
      (plan) => {
        let days: readonly DayToCheck[] = plan.map((list, at) => {
          const date = addDays(day, at)
          return {
            date,
            items: list.map((fields) => item({ ...(fields as Partial<PlannedItem>), day: date })),
          }
        })
        const count = days.flatMap(({ items }) => items).length
        let parked = 0
        for (let presses = 0; presses < 200; presses++) {
          const finding = days.flatMap((one) => findingsOf(one, days, facts))[0]
          if (!finding) break
          expect(finding.text).not.toMatch(/undefined|NaN/)
          if (finding.mend.kind === 'day' && finding.mend.day === null) parked += 1
          days = mended(days, finding.mend)
        }
        expect(days.flatMap((one) => findingsOf(one, days, facts))).toEqual([])
        expect(days.flatMap(({ items }) => items).length + parked).toBe(count)
      },
    ),
    {
      numRuns: 300,
      examples: [
        [
          [
            [],
            [
              {
                type: 'attraction',
                time: '18:00',
                durationMinutes: 0,
                nights: null,
                lat: null,
                lng: null,
                source: 's',
              },
            ],
          ],
        ],
      ],
    },
  )
})

test('PLAN-07 a stop that is dropped between two gets a time between theirs, and none where it had none', () => {
  fc.assert(
    fc.property(clock, clock, clock, (a, b, own) => {
      const [from, to] = a < b ? [a, b] : [b, a]
      const time = timeInGap(item({ time: own }), [item({ time: from })], [item({ time: to })])
      expect(time !== null && from <= time && time <= to).toBe(true)
    }),
  )
  expect(timeInGap(item(), [item({ time: '09:00' })], [])).toBeNull()
  expect(timeInGap(item({ time: '10:00' }), [], [])).toBe('10:00')
})

test('PLAN-07 what is booked for a time keeps it wherever it is dropped', () => {
  const [nine, ten] = [item({ time: '09:00' }), item({ time: '10:00' })]
  for (const booked of [
    item({ type: 'flight', time: '18:40' }),
    item({ nights: 2, time: '15:00' }),
  ]) {
    expect(timeInGap(booked, [nine], [ten])).toBe(booked.time)
    expect(timeInGap(booked, [], [nine])).toBe(booked.time)
  }
})
