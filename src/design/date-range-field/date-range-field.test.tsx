import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx'
import { moveStart } from './date-range.ts'

const stay = { start: '2027-04-12', end: '2027-04-15' }

test.each([
  ['earlier', '2027-04-10', '2027-04-15'],
  ['later, with a night left', '2027-04-14', '2027-04-15'],
  ['on the end', '2027-04-15', '2027-04-18'],
  ['past the end', '2027-05-01', '2027-05-04'],
  ['into a year with a 29 February', '2028-02-27', '2028-03-01'],
  ['nowhere yet', '', '2027-04-15'],
])('STAY-05 a start moved %s keeps at least a night', (_, start, end) => {
  expect(moveStart(stay, start, 1)).toEqual({ start, end })
})

test.each([
  ['a range of days may start on its last day', stay, '2027-04-15', 0, '2027-04-15'],
  [
    'one day stays one day',
    { start: '2027-04-12', end: '2027-04-12' },
    '2027-05-01',
    0,
    '2027-05-01',
  ],
  [
    'one day becomes a night where one is needed',
    { start: '2027-04-12', end: '2027-04-12' },
    '2027-05-01',
    1,
    '2027-05-02',
  ],
  [
    'an end before its start moves to the first day it may have',
    { start: '2027-04-12', end: '2027-04-01' },
    '2027-04-20',
    0,
    '2027-04-20',
  ],
  [
    'without a start before, the end is the first day it may have',
    { start: '', end: '2027-04-15' },
    '2027-05-01',
    1,
    '2027-05-02',
  ],
  ['an empty end stays empty', { start: '2027-04-12', end: '' }, '2027-05-01', 1, ''],
  [
    'a half typed year does not become thousands of nights',
    { start: '0202-04-12', end: '2027-04-15' },
    '2027-04-15',
    1,
    '2027-04-16',
  ],
])('STAY-05 %s', (_, range, start, nights, end) => {
  expect(moveStart(range, start, nights)).toEqual({ start, end })
})

const html = (over: Partial<DateRangeFieldProps> = {}): [string, string] => {
  const text = renderToStaticMarkup(
    <DateRangeField
      start={{ label: 'Check-in', name: 'from' }}
      end={{ label: 'Check-out', name: 'to', error: 'Check-out must be after check-in.' }}
      min="2027-01-01"
      nights={1}
      value={stay}
      onChange={() => undefined}
      {...over}
    />,
  )
  const [first = '', second = ''] = text.split(/(?=<label[^>]*>Check-out)/)
  return [first, second]
}

test('the end cannot be chosen before the start and its nights; without a start, before the first day', () => {
  const [start, end] = html()
  expect(start).toMatch(/<input[^>]* min="2027-01-01"/)
  expect(end).toMatch(/<input[^>]* min="2027-04-13"/)
  expect(html({ value: { start: '', end: '' } })[1]).toMatch(/<input[^>]* min="2027-01-01"/)
  expect(html({ min: undefined })[0]).not.toContain(' min=')
})

test('each date has its own name and its own error; both are required or none', () => {
  const [start, end] = html()
  expect(start).toMatch(/<input[^>]* name="from"/)
  expect(start).not.toContain('aria-invalid')
  expect(end).toMatch(/<input[^>]* name="to"/)
  expect(end).toMatch(/aria-invalid="true".*Check-out must be after check-in\./)
  expect(html().join('')).not.toContain('required')
  expect(
    html({ required: true })
      .join('')
      .match(/ required=""/g),
  ).toHaveLength(2)
})

test('what an address says in place of a day breaks nothing', () => {
  expect(moveStart({ start: 'soon', end: 'later' }, 'now', 1)).toEqual({ start: 'now', end: 'now' })
  expect(html({ value: { start: 'soon', end: '' } })[1]).toContain(' min="soon"')
})
