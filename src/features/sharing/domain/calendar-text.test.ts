import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarEvent, calendarText } from './calendar-text.ts'

const head = {
  product: 'Wayleaf',
  name: 'Paris',
  description: '',
  stamp: Date.parse('2027-01-02T03:04:05Z'),
}
const event: CalendarEvent = {
  uid: 'a@wayleaf',
  summary: 'Louvre; wing A, room 6',
  location: 'Rue de Rivoli\nParis',
  description: '',
  geo: null,
  when: {
    kind: 'zoned',
    zone: 'Europe/Paris',
    wall: Date.parse('2027-04-12T09:00:00Z'),
    minutes: 90,
  },
}

/** What a reader makes of the file: folded lines joined, then names and values. */
const unfold = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
const valueOf = (text: string, name: string): string | undefined =>
  unfold(text)
    .find((line) => line.startsWith(name))
    ?.slice(name.length + 1)
const unescape = (value: string): string =>
  value.replaceAll(/\\(.)/gs, (_, sign: string) => (sign === 'n' ? '\n' : sign))

test('PLAN-09 an event has its own id, its time by the clocks of its zone, its end, and its signs escaped', () => {
  const text = calendarText(head, [event])
  expect(unfold(text)).toEqual(
    expect.arrayContaining([
      'UID:a@wayleaf',
      'DTSTAMP:20270102T030405Z',
      'DTSTART;TZID=Europe/Paris:20270412T090000',
      'DTEND;TZID=Europe/Paris:20270412T103000',
      String.raw`SUMMARY:Louvre\; wing A\, room 6`,
      String.raw`LOCATION:Rue de Rivoli\nParis`,
    ]),
  )
})

test('PLAN-09 whole days end on the day after, floating times carry no zone', () => {
  const days = { kind: 'days', first: '2027-04-12', after: '2027-04-15' } as const
  const text = calendarText(head, [{ ...event, when: days }])
  expect(valueOf(text, 'DTSTART;VALUE=DATE')).toBe('20270412')
  expect(valueOf(text, 'DTEND;VALUE=DATE')).toBe('20270415')
  const wall = Date.parse('2027-04-12T23:30:00Z')
  const floating = calendarText(head, [{ ...event, when: { kind: 'floating', wall, minutes: 60 } }])
  expect(valueOf(floating, 'DTSTART')).toBe('20270412T233000')
  expect(valueOf(floating, 'DTEND')).toBe('20270413T003000')
})

test('PLAN-09 whatever a name holds, no line is longer than 75 bytes and the name comes back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' }), (summary) => {
      const text = calendarText(head, [{ ...event, summary }])
      const lines = text.split('\r\n')
      const longest = Math.max(
        ...lines.map((line) => encodeURIComponent(line).replaceAll(/%../g, '.').length),
      )
      expect(longest).toBeLessThanOrEqual(75)
      expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
      const kept = summary.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, ' ')
      expect(unescape(valueOf(text, 'SUMMARY') ?? '')).toBe(kept)
    }),
  )
})

test('E3 each zone is described once, with the changes of its clocks around the events', () => {
  const text = calendarText(head, [event, { ...event, uid: 'b@wayleaf' }])
  const lines = unfold(text)
  expect(lines.filter((line) => line === 'TZID:Europe/Paris')).toHaveLength(1)
  const zone = lines
    .slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'))
    .join('\n')
  // Clocks of Paris go forward on the last Sunday of March at 02:00, back in October at 03:00.
  expect(zone).toContain('DAYLIGHT\nDTSTART:20270328T020000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200')
  expect(zone).toContain('STANDARD\nDTSTART:20271031T030000\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0100')
  expect(lines.indexOf('END:VTIMEZONE')).toBeLessThan(lines.indexOf('BEGIN:VEVENT'))
})

test('E3 a zone without changes has one part, half hours and the south included', () => {
  const at = (zone: string) =>
    unfold(
      calendarText(head, [{ ...event, when: { ...event.when, zone } as CalendarEvent['when'] }]),
    )
  expect(at('Asia/Kolkata').filter((line) => line.startsWith('TZOFFSETTO'))).toEqual([
    'TZOFFSETTO:+0530',
  ])
  const sydney = at('Australia/Sydney').join('\n')
  expect(sydney).toContain('BEGIN:DAYLIGHT\nDTSTART:20260101T000000')
  expect(sydney).toContain(
    'STANDARD\nDTSTART:20270404T030000\nTZOFFSETFROM:+1100\nTZOFFSETTO:+1000',
  )
})

test('E3 an end after a change of the clocks is as late as it is long', () => {
  const night = {
    kind: 'zoned',
    zone: 'Europe/Paris',
    wall: Date.parse('2027-03-27T23:00:00Z'),
    minutes: 240,
  } as const
  const text = calendarText(head, [{ ...event, when: night }])
  expect(valueOf(text, 'DTEND;TZID=Europe/Paris')).toBe('20270328T040000')
})

test.each([
  ['the first', '2027-11-07T05:30:00Z', 'DTSTART;TZID=America/Toronto:20271107T013000'],
  ['the second', '2027-11-07T06:30:00Z', 'DTSTART:20271107T063000Z'],
])('E3 %s of two times that the clocks show alike is the one that is meant', (_, at, line) => {
  const twice = {
    kind: 'zoned',
    zone: 'America/Toronto',
    wall: Date.parse('2027-11-07T01:30:00Z'),
    minutes: 15,
    instant: Date.parse(at),
  } as const
  const text = calendarText(head, [{ ...event, when: twice }])
  expect(unfold(text)).toContain(line)
})

test('E3 an end in the second pass of an hour does not come before its beginning', () => {
  const across = {
    kind: 'zoned',
    zone: 'America/Toronto',
    wall: Date.parse('2027-11-07T01:50:00Z'),
    minutes: 15,
  } as const
  const text = calendarText(head, [{ ...event, when: across }])
  expect(unfold(text)).toEqual(
    expect.arrayContaining(['DTSTART:20271107T055000Z', 'DTEND:20271107T060500Z']),
  )
})
