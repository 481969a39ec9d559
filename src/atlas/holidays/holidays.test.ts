import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readHolidays } from '../build/read-holidays.ts'
import { readCountryFacts } from '../build/read-country-facts.ts'
import { daysOfRule } from './days-of-rule.ts'
import { orthodoxEaster, westernEaster } from '#platform/shared/easter.ts'
import { holidaysOf } from './holidays-of.ts'
import { holidayRuleSchema } from './schema.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const { countries } = await readCountryFacts(folder('../countries'), [])
const codes = new Set(countries.map(({ code }) => code))
const { rows, errors } = await readHolidays(folder('./rules'), codes)

const years = ['2026', '2027', '2028', '2029', '2030']

const ofCountry = (code: string) => rows.find((row) => row.code === code)?.holidays ?? []
const daysNamed = (code: string, name: string, year: number) =>
  ofCountry(code)
    .filter((day) => day.name === name && day.date.startsWith(String(year)))
    .map(({ date }) => date)

test('every country of the table has its holidays of every year, and no other', () => {
  expect(errors).toEqual([])
  expect(rows.map(({ code }) => code).toSorted()).toEqual([...codes].toSorted())
  for (const { code, holidays } of rows)
    for (const year of years)
      expect(
        new Set(holidays.flatMap(({ date, name }) => (date.startsWith(year) ? name : []))).size,
        `${code} ${year}`,
      ).toBeGreaterThanOrEqual(6)
})

test('what is dated is dated in every year, but for days that only some of them have', () => {
  const some = rows.flatMap(({ code, holidays }) => {
    const found = new Map<string, Set<string>>()
    for (const { name, date } of holidays)
      found.set(name, (found.get(name) ?? new Set()).add(date.slice(0, 4)))
    return [...found]
      .filter(([, in_]) => in_.size < years.length)
      .map(([name]) => `${code} ${name}`)
  })
  expect(some).toEqual([
    'CL Additional National Holiday',
    "JP Citizens' Holiday",
    'KR Lunar New Year (substitute)',
    'KR Chuseok (substitute)',
  ])
})

test('C2 a lunar feast that falls twice into a year is there twice', () => {
  expect(daysNamed('ID', 'Ascension of the Prophet', 2027)).toEqual(['2027-01-05', '2027-12-25'])
  expect(daysNamed('MV', 'First Day of Ramadan', 2030)).toHaveLength(2)
})

test('C2 days between holidays and a weekend are free by law in Chile; in the Bahamas a Monday after', () => {
  const additional = years.flatMap((year) =>
    daysNamed('CL', 'Additional National Holiday', Number(year)),
  )
  expect(additional).toEqual(['2027-09-17', '2029-09-17', '2030-09-20'])
  const observed = ofCountry('BS').filter(({ name }) => name.startsWith('Majority Rule Day'))
  expect(observed.map(({ date }) => date)).toContain('2026-01-12')
})

test.each([
  [2024, '2024-03-31', '2024-05-05'],
  [2025, '2025-04-20', '2025-04-20'],
  [2026, '2026-04-05', '2026-04-12'],
  [2027, '2027-03-28', '2027-05-02'],
  [2028, '2028-04-16', '2028-04-16'],
  [2038, '2038-04-25', '2038-04-25'],
  [1954, '1954-04-18', '1954-04-25'],
  [1981, '1981-04-19', '1981-04-26'],
])('Easter of %d was or is %s, and %s for the orthodox', (year, western, orthodox) => {
  expect(westernEaster(year)).toBe(western)
  expect(orthodoxEaster(year)).toBe(orthodox)
})

test.each([
  ['12-25', '2026-12-25'],
  ['easter-2', '2026-04-03'],
  ['orthodox+1', '2026-04-13'],
  ['mon3/01', '2026-01-19'],
  ['mon-1/05', '2026-05-25'],
  ['mon-1/08', '2026-08-31'],
  ['sat>=06-20', '2026-06-20'],
  ['mon<05-25', '2026-05-18'],
  ['2025-01-29 2026-02-17', '2026-02-17'],
  ['2025-01-29', undefined],
])('%s is %s in 2026', (rule, date) => {
  expect(daysOfRule(rule, 2026)).toEqual(date ? [date] : [])
})

test.each(['noon', 'xyz1/05', 'abc>=06-20', '2026-02-30'])('%s is no rule', (rule) => {
  expect(() => daysOfRule(rule, 2026)).toThrow(RangeError)
})

test.each([
  ['US', 'Independence Day', 2026, ['2026-07-03', '2026-07-04']],
  ['US', 'Thanksgiving Day', 2027, ['2027-11-25']],
  ['US', "New Year's Day", 2027, ['2027-01-01', '2027-12-31']],
  ['CA', 'Victoria Day', 2027, ['2027-05-24']],
  ['CA', 'Thanksgiving', 2026, ['2026-10-12']],
  ['GB', 'Christmas Day', 2027, ['2027-12-25', '2027-12-27']],
  ['GB', 'Boxing Day', 2027, ['2027-12-26', '2027-12-28']],
  ['JP', 'Constitution Memorial Day', 2026, ['2026-05-03', '2026-05-06']],
  ['JP', 'Vernal Equinox Day', 2027, ['2027-03-21', '2027-03-22']],
  ['KR', 'Hangul Day', 2027, ['2027-10-09', '2027-10-11']],
  ['SG', 'Chinese New Year', 2027, ['2027-02-06', '2027-02-07', '2027-02-08']],
  ['FR', 'Ascension Day', 2027, ['2027-05-06']],
  ['SE', 'Midsummer Day', 2027, ['2027-06-26']],
  ['IS', 'First Day of Summer', 2026, ['2026-04-23']],
  ['GR', 'Clean Monday', 2027, ['2027-03-15']],
  ['BR', 'Carnival', 2027, ['2027-02-08', '2027-02-09']],
  ['ZA', "National Women's Day", 2026, ['2026-08-09', '2026-08-10']],
  // A Friday February 1 keeps the Irish day, which is a Monday otherwise.
  ['IE', "Saint Brigid's Day", 2030, ['2030-02-01']],
  // Midnight in Hanoi is an hour after Beijing's: the new moon of 2030 falls between the two.
  [
    'VN',
    'Tet, Lunar New Year',
    2030,
    ['01', '02', '03', '04', '05'].map((day) => `2030-02-${day}`),
  ],
  ['NZ', 'Matariki', 2027, ['2027-06-25']],
])('%s: %s of %d', (code, name, year, dates) => {
  expect(daysNamed(code, name, year)).toEqual(dates)
})

/** Month and day in another calendar of the Node that tests. */
const inCalendar = (calendar: string, date: string): string => {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const parts = format.formatToParts(new Date(`${date}T12:00:00Z`))
  const value = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return `${value('month')}/${value('day')}`
}

const around = (date: string): readonly string[] =>
  [-1, 0, 1].map((days) =>
    new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10),
  )

/** The first day of every feast of that name, in all countries. */
const firstDays = (pattern: RegExp): readonly (readonly [string, string])[] =>
  rows.flatMap(({ code, holidays }) => {
    const found = holidays.filter(({ name, observed }) => pattern.test(name) && !observed)
    return years.flatMap((year) => {
      const first = found.find(({ date }) => date.startsWith(year))
      return first ? [[code, first.date] as const] : []
    })
  })

test.each([
  [/Eid al-Fitr|Ramadan Feast|Puasa|Aidilfitri/, '10/1', 20],
  [/Eid al-Adha|Feast of Sacrifice|Raya Haji/, '12/10', 20],
  [/Islamic New Year/, '1/1', 10],
  [/Prophet's Birthday/, '3/12', 12],
])('%s is at most a day from its day in the calendar of Umm al-Qura', (pattern, day, least) => {
  const found = firstDays(pattern)
  expect(found.length).toBeGreaterThanOrEqual(least)
  for (const [code, date] of found)
    expect(
      around(date).map((near) => inCalendar('islamic-umalqura', near)),
      `${code} ${date}`,
    ).toContain(day)
})

test.each([
  ['chinese', 'CN', 'Dragon Boat Festival', '5/5'],
  ['chinese', 'CN', 'Mid-Autumn Festival', '8/15'],
  ['chinese', 'VN', "Hung Kings' Day", '3/10'],
  ['dangi', 'KR', "Buddha's Birthday", '4/8'],
])('by the %s calendar of %s, %s is %s', (calendar, code, name, day) => {
  for (const year of [2026, 2027, 2028, 2029, 2030])
    expect(inCalendar(calendar, daysNamed(code, name, year)[0] ?? ''), `${year}`).toBe(day)
})

// The new moon of February 2027 is four minutes before midnight in Beijing; ICU's is after it.
test('the Chinese year begins on one day in Singapore, China and Vietnam', () => {
  expect(inCalendar('chinese', daysNamed('SG', 'Chinese New Year', 2026)[0] ?? '')).toBe('1/1')
  for (const [code, name] of [
    ['CN', 'Spring Festival'],
    ['VN', 'Tet, Lunar New Year'],
  ] as const)
    for (const year of [2026, 2027])
      expect(daysNamed(code, name, year)[1], code).toBe(
        daysNamed('SG', 'Chinese New Year', year)[0],
      )
})

test('the middle one of three days is the feast itself in Korea', () => {
  for (const year of [2026, 2027]) {
    expect(inCalendar('dangi', daysNamed('KR', 'Lunar New Year', year)[1] ?? '')).toBe('1/1')
    expect(inCalendar('dangi', daysNamed('KR', 'Chuseok', year)[1] ?? '')).toBe('8/15')
  }
})

test('days that the moon decides are marked as expected, days by a rule are not', () => {
  const moon = /Eid|Ramadan|Puasa|Haji|Islamic|Prophet|Lunar|Chinese|Tet|Vesak|Diwali|Deepavali/
  for (const { code, holidays } of rows)
    for (const day of holidays)
      if (moon.test(day.name)) expect(day.expected, `${code} ${day.name}`).toBe(true)
      else if (/Christmas|Easter|New Year's Day/.test(day.name))
        expect(day.expected, `${code} ${day.name}`).toBe(false)
})

test('a day in place of another is no weekend and no other holiday', () => {
  for (const { code, holidays } of rows) {
    const own = new Set(holidays.filter(({ observed }) => !observed).map(({ date }) => date))
    for (const { date } of holidays.filter(({ observed }) => observed)) {
      expect(own.has(date), `${code} ${date}`).toBe(false)
      expect([0, 6], `${code} ${date}`).not.toContain(new Date(date).getUTCDay())
    }
  }
})

test('a rule outside the shapes is refused', () => {
  const rule = { on: '12-25', name: 'Christmas Day' }
  expect(holidayRuleSchema.safeParse(rule).success).toBe(true)
  expect(holidayRuleSchema.safeParse({ ...rule, on: 'soon' }).success).toBe(false)
  expect(holidayRuleSchema.safeParse({ ...rule, lasts: 1 }).success).toBe(false)
  expect(holidayRuleSchema.safeParse({ ...rule, expected: false }).success).toBe(false)
  expect(holidaysOf([{ on: '12-25', name: 'Christmas Day', moved: 'sunday' }], 2027)).toHaveLength(
    1,
  )
})
