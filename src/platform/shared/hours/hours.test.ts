import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evaluateHours } from './evaluate-hours.ts'
import { HoursNotUnderstood } from './hours-cursor.ts'
import { parseHours } from './parse-hours.ts'
import { printHours } from './print-hours.ts'

const week = { from: '2027-01-01T00:00', to: '2027-01-08T00:00' }
const holidays = ['2027-01-01', '2027-01-06']

/** Intervals of the first week of 2027, which begins on a Friday: "01 10:00-12:00", "02 22:00-03 02:00". */
const said = (text: string, within = week) => {
  const short = ([from, to]: readonly [string, string]) =>
    `${from.slice(8).replace('T', ' ')}-${to.slice(8, 10) === from.slice(8, 10) ? '' : `${to.slice(8, 10)} `}${to.slice(11)}`
  const { open, unknown } = evaluateHours(parseHours(text), { ...within, holidays })
  return [...open.map(short), ...unknown.map((interval) => `?${short(interval)}`)]
}

describe('C1 evaluate', () => {
  test.each<[string, string[]]>([
    // Days and times.
    ['Fr 10:00-12:00', ['01 10:00-12:00']],
    ['Fr 10:00-12:00,13:00-18:00', ['01 10:00-12:00', '01 13:00-18:00']],
    ['Sa-Mo 9:00-10:00', ['02 09:00-10:00', '03 09:00-10:00', '04 09:00-10:00']],
    ['fr,SU 10:00 - 12:00', ['01 10:00-12:00', '03 10:00-12:00']],
    ['Fr', ['01 00:00-02 00:00']],
    ['24/7', ['01 00:00-08 00:00']],
    ['24/7; Sa off', ['01 00:00-02 00:00', '03 00:00-08 00:00']],
    ['off', []],
    // Past midnight.
    ['Fr 22:00-02:00', ['01 22:00-02 02:00']],
    ['Fr 10:00-26:00', ['01 10:00-02 02:00']],
    ['Fr 10:00-10:00', ['01 10:00-02 10:00']],
    ['Th 22:00-02:00', ['01 00:00-02:00', '07 22:00-08 00:00']],
    ['Fr 22:00-02:00; Sa 10:00-12:00', ['01 22:00-02 00:00', '02 10:00-12:00']],
    ['Fr 22:00-02:00; Sa 00:30-01:00 off', ['01 22:00-02 00:30', '02 01:00-02:00']],
    // A later rule replaces, adds, closes, or stands in.
    ['Fr 10:00-12:00; Fr 14:00-16:00', ['01 14:00-16:00']],
    ['Fr 10:00-12:00, Fr 14:00-16:00', ['01 10:00-12:00', '01 14:00-16:00']],
    ['Fr 10:00-12:00, Fr 11:00-13:00', ['01 10:00-13:00']],
    ['Fr 10:00-16:00; 12:00-14:00 off', ['01 10:00-12:00', '01 14:00-16:00']],
    ['Mo-Fr 10:00-12:00; Fr off', ['04', '05', '06', '07'].map((day) => `${day} 10:00-12:00`)],
    ['Fr 10:00-18:00 || Fr 16:00-20:00', ['01 10:00-20:00']],
    ['Fr off || Fr "by appointment"', ['?01 00:00-02 00:00']],
    // Holidays.
    ['Fr,We 10:00-12:00; PH off', []],
    ['PH,Sa 10:00-12:00', ['01 10:00-12:00', '02 10:00-12:00', '06 10:00-12:00']],
    ['PH We 10:00-12:00', ['06 10:00-12:00']],
    ['PH +1 day 10:00-12:00', ['02 10:00-12:00', '07 10:00-12:00']],
    ['PH -1 day 10:00-12:00', ['05 10:00-12:00']],
    ['Mo,PH -1 day 10:00-12:00', ['04 10:00-12:00', '05 10:00-12:00']],
    [
      'PH -1 day,PH +1 day,Mo 10:00-12:00; Mo off',
      ['02 10:00-12:00', '05 10:00-12:00', '07 10:00-12:00'],
    ],
    // Months, dates, weeks, years.
    ['Jan Fr 10:00-12:00', ['01 10:00-12:00']],
    ['Feb-Dec 10:00-12:00', []],
    ['Oct-Mar Fr 10:00-12:00', ['01 10:00-12:00']],
    ['Jan 02,04-05 10:00-12:00', ['02', '04', '05'].map((day) => `${day} 10:00-12:00`)],
    ['Dec 24-Jan 02 10:00-12:00', ['01 10:00-12:00', '02 10:00-12:00']],
    ['2026 Dec 20-2027 Jan 01: 10:00-12:00', ['01 10:00-12:00']],
    ['2027 Jan 03 10:00-12:00', ['03 10:00-12:00']],
    ['2028+ 10:00-12:00', []],
    ['2025-2029/2 Fr 10:00-12:00', ['01 10:00-12:00']],
    ['2026-2030/2 Fr 10:00-12:00', []],
    ['2026-2027 Fr 10:00-12:00', ['01 10:00-12:00']],
    ['week 53 Sa-Su 10:00-12:00', ['02 10:00-12:00', '03 10:00-12:00']],
    ['week 1-53/2 Mo 10:00-12:00', ['04 10:00-12:00']],
    ['week 02-52/2 Mo 10:00-12:00', []],
    // Counted weekdays.
    ['Su[1] 10:00-12:00', ['03 10:00-12:00']],
    ['Su[-1] 10:00-12:00', []],
    ['Mo-Sa,Su[2-5] 10:00-11:00; Mo-Fr off', ['02 10:00-11:00']],
    ['Fr[1] +2 days 10:00-12:00', ['03 10:00-12:00']],
    ['Oct Su[-1]-Jan Sa[1] Fr-Su 10:00-12:00', ['01 10:00-12:00', '02 10:00-12:00']],
    // What is not known.
    ['Fr 10:00-12:00 unknown', ['?01 10:00-12:00']],
    ['Fr 10:00-12:00 "ring the bell"', ['?01 10:00-12:00']],
    ['Fr 10:00-12:00 open "ring the bell"', ['01 10:00-12:00']],
    ['"on request"', ['?01 00:00-08 00:00']],
    ['By appointment', ['?01 00:00-08 00:00']],
    ['?', ['?01 00:00-08 00:00']],
    ['Fr ?', ['?01 00:00-02 00:00']],
    // Open ends.
    ['Fr 17:00+', ['01 17:00-17:01', '?01 17:01-02 03:00']],
    ['Fr 14:00-17:00+', ['01 14:00-17:00', '?01 17:00-02 03:00']],
    ['Fr 02:00+', ['01 02:00-02:01', '?01 02:01-12:00']],
    ['Fr 22:00+', ['01 22:00-22:01', '?01 22:01-02 06:00']],
    ['Fr 10:00+,12:00-14:00', ['01 10:00-10:01', '01 12:00-14:00', '?01 10:01-12:00']],
    [';Fr 10:00-12:00;', ['01 10:00-12:00']],
  ])('%s', (text, expected) => {
    expect(said(text)).toEqual(expected)
  })

  test('a leap day, a fifth Sunday and the ends of months are those of the calendar', () => {
    const year = { from: '2027-01-01T00:00', to: '2029-01-01T00:00' }
    const days = (text: string) =>
      evaluateHours(parseHours(text), year).open.map(([from]) => from.slice(0, 10))
    expect(days('Feb 29 10:00-12:00')).toEqual(['2028-02-29'])
    expect(days('Feb Su[5] 10:00-12:00')).toEqual([])
    expect(days('2028 Feb Tu[5] 10:00-12:00')).toEqual(['2028-02-29'])
    expect(days('2027 Jan Su[-1],Su[5] 10:00-12:00')).toEqual(['2027-01-31'])
    expect(days('Feb 27-Mar 01 10:00-12:00')).toHaveLength(3 + 4)
  })
})

describe('C1 what is not understood, and where', () => {
  test.each([
    ['', 0],
    ['   ', 3],
    ['garbage', 0],
    ['Mo-Fr 09:00-17:00; garbage', 19],
    ['Mo-Fr 09:00-17:00 SH off', 18],
    ['SH off', 0],
    ['sunrise-sunset', 0],
    ['Mo 10:00-sunset', 9],
    ['Mo-We-Fr 10:00-12:00', 5],
    ['Mo[6] 10:00-12:00', 3],
    ['Mo 10:60-12:00', 3],
    ['Mo 24:00-26:00', 3],
    ['Mo 10:00-48:01', 9],
    ['Mo 10:00', 8],
    ['Mo 10:00-12:00-14:00', 14],
    ['Feb 30 10:00-12:00', 4],
    ['Jan 05-02 10:00-12:00', 7],
    ['2027 Jan 03-Feb 05 10:00-12:00', 12],
    ['2027-2026 10:00-12:00', 0],
    ['2027 Jun 19-2027 May 28 10:00-12:00', 12],
    ['2026-2030/0 Fr 10:00-12:00', 10],
    ['week 54 10:00-12:00', 5],
    ['week 50-05 10:00-12:00', 5],
    ['Jan-Mar, Mo 10:00-12:00', 7],
    ['Mo 10:00-12:00 "open', 15],
    ['Mo 10:00-12:00 |', 15],
    ['Mo 10:00-12:00,', 15],
    ['Bavaria Mo 10:00-12:00', 0],
    ['__proto__', 0],
  ])('%s at %d', (text, at) => {
    expect(() => parseHours(text)).toThrow(HoursNotUnderstood)
    try {
      parseHours(text)
    } catch (error) {
      expect(error).toMatchObject({ at })
    }
  })
})

const two = (number: number) => String(number).padStart(2, '0')
const dayNames = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const span = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 1440 }))
  .map((ends) => ends.map((at) => `${two(Math.floor(at / 60))}:${two(at % 60)}`).join('-'))
const days = fc.oneof(
  fc.constantFrom(
    '',
    'PH',
    'PH,Su',
    'Mo-Fr',
    'Sa-Tu',
    'Su[-1]',
    'We[1,3]',
    'PH Mo',
    'Fr[1] +2 days',
  ),
  fc.constantFrom(...dayNames),
)
const dates = fc.oneof(
  fc.constantFrom('', '', 'Jan-Mar', 'Nov-Feb', 'Dec 24-Jan 06', 'Mar Su[-1]-Oct Su[-1]', '2027'),
  fc.constantFrom('week 10-20', 'week 01-53/2', '2027-2028 Jul', '2027 Dec 25,2028 Jan 01'),
  fc.constantFrom(...months),
)
const state = fc.constantFrom('', '', ' off', ' unknown', ' "ask"', ' open "yes"')
const rule = fc
  .tuple(dates, days, fc.array(span, { minLength: 1, maxLength: 3 }), state)
  .map(([range, day, spans, word]) => `${range} ${day} ${spans.join(',')}${word}`.trim())
const text = fc
  .tuple(rule, fc.array(fc.tuple(fc.constantFrom('; ', ', ', ' || '), rule), { maxLength: 3 }))
  .map(([first, more]) => first + more.flat().join(''))
const local = (minute: number) => new Date(minute * 60_000).toISOString().slice(0, 16)
const start = Date.UTC(2026, 11, 20) / 60_000
const minute = fc.integer({ min: 0, max: 60 * 1440 }).map((at) => start + at)
const inYear = ['2026-12-25', '2027-01-01', '2027-01-06']

describe('C1 properties', () => {
  test('intervals are sorted, joined, clipped, and open and unknown never overlap', () => {
    fc.assert(
      fc.property(text, minute, minute, (hours, a, b) => {
        const [from, to] = [local(Math.min(a, b)), local(Math.max(a, b))]
        const found = evaluateHours(parseHours(hours), { from, to, holidays: inYear })
        for (const list of [found.open, found.unknown])
          list.forEach(([opens, closes], index) => {
            expect(opens < closes && opens >= from && closes <= to).toBe(true)
            expect(closes < (list[index + 1]?.[0] ?? '9')).toBe(true)
          })
        const both = [...found.open, ...found.unknown].toSorted(([x], [y]) => (x < y ? -1 : 1))
        both.forEach(([, closes], index) => {
          expect(closes <= (both[index + 1]?.[0] ?? '9')).toBe(true)
        })
      }),
      { numRuns: 300 },
    )
  })

  test('a time cut in two gives the same as the whole', () => {
    fc.assert(
      fc.property(text, minute, minute, minute, (hours, ...cuts) => {
        const rules = parseHours(hours)
        const [a = '', b = '', c = ''] = cuts.toSorted((x, y) => x - y).map(local)
        const within = (from: string, to: string) =>
          evaluateHours(rules, { from, to, holidays: inYear })
        for (const which of ['open', 'unknown'] as const) {
          const first = within(a, b)[which]
          const second = within(b, c)[which]
          const last = first.at(-1)
          const next = second[0]
          const joined =
            last && next && last[1] === next[0]
              ? [...first.slice(0, -1), [last[0], next[1]], ...second.slice(1)]
              : [...first, ...second]
          expect(within(a, c)[which]).toEqual(joined)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('what is printed reads as the same rules', () => {
    fc.assert(
      fc.property(text, (hours) => {
        const rules = parseHours(hours)
        expect(parseHours(printHours(rules))).toEqual(rules)
      }),
      { numRuns: 1000 },
    )
    expect(printHours(parseHours('mo-FR 9:00 - 18:00,22:00-26:00 closed;"x"'))).toBe(
      'Mo-Fr 09:00-18:00,22:00-02:00 off; "x"',
    )
  })

  test('a single rule is open in exactly the minutes that a plain count finds', () => {
    const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 11 }),
        fc.integer({ min: 0, max: 11 }),
        clock,
        clock,
        (firstDay, lastDay, firstMonth, lastMonth, opens, closes) => {
          const at = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
          const hours = `${months[firstMonth]}-${months[lastMonth]} ${dayNames[firstDay]}-${dayNames[lastDay]} ${at(opens)}-${at(closes)}`
          const around = (low: number, high: number, value: number) =>
            low <= high ? value >= low && value <= high : value >= low || value <= high
          const speaks = (ms: number) =>
            around(firstMonth, lastMonth, new Date(ms).getUTCMonth()) &&
            around(firstDay, lastDay, new Date(ms).getUTCDay())
          const isOpen = (ms: number) => {
            const dayStart = Math.floor(ms / 86_400_000) * 86_400_000
            const now = (ms - dayStart) / 60_000
            const until = closes <= opens ? closes + 1440 : closes
            return (
              (speaks(dayStart) && now >= opens && now < until) ||
              (speaks(dayStart - 86_400_000) && now + 1440 < until)
            )
          }
          const { open } = evaluateHours(parseHours(hours), {
            from: '2027-02-20T00:00',
            to: '2027-03-10T00:00',
          })
          const wrong: string[] = []
          for (let ms = Date.UTC(2027, 1, 20); ms < Date.UTC(2027, 2, 10); ms += 15 * 60_000) {
            const local = new Date(ms).toISOString().slice(0, 16)
            if (open.some(([from, to]) => from <= local && local < to) !== isOpen(ms))
              wrong.push(local)
          }
          expect(wrong, hours).toEqual([])
        },
      ),
      { numRuns: 60 },
    )
  })

  const hostile = [
    'Mo 10:00-12:00;'.repeat(266),
    'Mo 10:00-12:00,'.repeat(266),
    'Mo,'.repeat(1333),
    'Jan 01,'.repeat(571),
    `Mo 10:00${'-'.repeat(3990)}`,
    ' '.repeat(4000),
    `"${'a'.repeat(3998)}`,
    ';'.repeat(4000),
    '24/7||'.repeat(666),
    'Su[1,'.repeat(800),
    '9'.repeat(4000),
    '2027 Jan 01-'.repeat(333),
    'PH +1 day,'.repeat(400),
  ]
  test('no text of 4,000 characters takes longer than 20 ms to read or refuse', () => {
    const texts = [
      ...hostile,
      ...fc.sample(fc.string({ minLength: 3000, maxLength: 4000 }), 20),
      ...fc.sample(text, 20).map((hours) => `${hours}; `.repeat(200).slice(0, 4000)),
    ]
    for (const given of texts) {
      const times = [0, 1, 2].map(() => {
        const begun = Date.now()
        expect(() => {
          try {
            parseHours(given)
          } catch (error) {
            if (!(error instanceof HoursNotUnderstood)) throw error
          }
        }).not.toThrow()
        return Date.now() - begun
      })
      expect(Math.min(...times), given.slice(0, 40)).toBeLessThan(20)
    }
  })

  test('fifteen years of a place with seasons take at most 100 ms', () => {
    const rules = parseHours(
      'Apr-Sep Tu-Su 09:00-18:00; Oct-Mar Tu-Su 10:00-17:00; Su[1] 09:00-14:00; Dec 25,Jan 01 off; PH 10:00-14:00',
    )
    const within = { from: '2026-01-01T00:00', to: '2041-01-01T00:00', holidays: inYear }
    const times = [0, 1, 2, 3, 4].map(() => {
      const begun = Date.now()
      expect(evaluateHours(rules, within).open.length).toBeGreaterThan(4000)
      return Date.now() - begun
    })
    expect(Math.min(...times)).toBeLessThan(100)
  })
})
