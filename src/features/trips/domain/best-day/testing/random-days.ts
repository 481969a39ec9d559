import fc from 'fast-check'
import type { DayItem, DayProblem } from '../day-problem.ts'

const pauses: readonly DayItem[] = [
  {
    id: 'meal:lunch',
    priority: 0,
    minutes: 60,
    windows: [[690, 870]],
    must: true,
    place: undefined,
  },
]

/** Days of up to so many stops, with one pause or none. */
export const randomDays = (stops: number) =>
  fc
    .record({
      count: fc.integer({ min: 1, max: stops }),
      raw: fc.array(
        fc.record({
          x: fc.nat(50),
          y: fc.nat(50),
          priority: fc.integer({ min: 1, max: 10 }),
          minutes: fc.constantFrom(30, 60, 90, 120),
          opens: fc.integer({ min: 480, max: 1000 }),
          width: fc.integer({ min: 60, max: 500 }),
          second: fc.boolean(),
        }),
        { minLength: stops + 1, maxLength: stops + 1 },
      ),
      from: fc.constantFrom(480, 540, 600),
      until: fc.constantFrom(960, 1080, 1260),
      lunch: fc.boolean(),
    })
    .map(({ count, raw, from, until, lunch }): DayProblem => ({
      from,
      until,
      items: [
        ...raw.slice(1, count + 1).map(({ priority, minutes, opens, width, second }, at) => ({
          id: `item ${at}`,
          priority,
          minutes,
          windows: second
            ? ([
                [opens, opens + width],
                [opens + width + 60, opens + width + 240],
              ] as const)
            : ([[opens, opens + width]] as const),
          must: false,
          place: at + 1,
        })),
        ...(lunch ? pauses : []),
      ],
      travel: raw
        .slice(0, count + 1)
        .map((a) =>
          raw.slice(0, count + 1).map((b) => Math.ceil(Math.hypot(a.x - b.x, a.y - b.y))),
        ),
    }))
