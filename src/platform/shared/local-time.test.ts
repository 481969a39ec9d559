import { describe, expect, test } from 'vitest'
import { instantOf, offsetAt, wallAt, wallDate, wallOfDate, wallText } from './local-time.ts'

const wall = (text: string): number => Date.parse(`${text}Z`)
const instant = (text: string): number => Date.parse(text)
const iso = (ms: number): string => new Date(ms).toISOString()

describe('FLY-02 clocks of places', () => {
  test.each([
    ['America/Toronto', '2027-01-15T12:00:00Z', -300],
    ['America/Toronto', '2027-07-15T12:00:00Z', -240],
    ['America/St_Johns', '2027-01-15T12:00:00Z', -210],
    ['Asia/Kathmandu', '2027-04-12T00:00:00Z', 345],
    ['Pacific/Apia', '2027-01-15T00:00:00Z', 780],
    ['Pacific/Pago_Pago', '2027-01-15T00:00:00Z', -660],
    ['Pacific/Kiritimati', '2027-01-15T00:00:00Z', 840],
    ['Australia/Lord_Howe', '2027-01-15T00:00:00Z', 660],
    ['Australia/Lord_Howe', '2027-07-15T00:00:00Z', 630],
    ['Pacific/Chatham', '2027-01-15T00:00:00Z', 825],
  ])('FLY-02 %s at %s is %i minutes ahead of UTC', (zone, at, minutes) => {
    expect(offsetAt(zone, instant(at))).toBe(minutes)
  })

  test('FLY-02 an hour that the clocks leave out counts on from before the change', () => {
    // 14 March 2027: 02:00 becomes 03:00 in Toronto.
    const gone = instantOf('America/Toronto', wall('2027-03-14T02:30:00'))
    expect(iso(gone)).toBe('2027-03-14T07:30:00.000Z')
    expect(wallText(wallAt('America/Toronto', gone))).toBe('2027-03-14T03:30:00')
    // Lord Howe leaves out half an hour only: 3 October 2027, 02:00 becomes 02:30.
    const island = instantOf('Australia/Lord_Howe', wall('2027-10-03T02:15:00'))
    expect(wallText(wallAt('Australia/Lord_Howe', island))).toBe('2027-10-03T02:45:00')
  })

  test('FLY-02 of an hour that the clocks show twice it is the first', () => {
    // 7 November 2027: 02:00 becomes 01:00 in Toronto.
    const twice = instantOf('America/Toronto', wall('2027-11-07T01:30:00'))
    expect(iso(twice)).toBe('2027-11-07T05:30:00.000Z')
    const later = instantOf('America/Toronto', wall('2027-11-07T02:30:00'))
    expect(iso(later)).toBe('2027-11-07T07:30:00.000Z')
  })

  test('FLY-02 every other wall time leads to an instant and back, quarter by quarter', () => {
    const zones = ['America/Toronto', 'Europe/London', 'Australia/Lord_Howe', 'Asia/Kathmandu']
    const changes = [
      '2027-03-14',
      '2027-03-28',
      '2027-04-04',
      '2027-10-03',
      '2027-10-31',
      '2027-11-07',
    ]
    for (const zone of zones)
      for (const day of changes) {
        const wrong: string[] = []
        for (let minute = -720; minute < 2160; minute += 15) {
          const asked = wallOfDate(day) + minute * 60_000
          if (wallAt(zone, instantOf(zone, asked)) !== asked) wrong.push(wallText(asked))
        }
        // Only what the clocks leave out: an hour's four quarters, on Lord Howe two.
        expect(wrong.length, `${zone} ${day} ${wrong.join()}`).toBeLessThanOrEqual(
          zone === 'Australia/Lord_Howe' ? 2 : 4,
        )
      }
  })

  test('FLY-02 a day is the one on the wall, before 1970 too', () => {
    expect(wallDate(wall('2027-12-31T23:59:59'))).toBe('2027-12-31')
    expect(wallDate(wall('1969-12-31T00:00:00'))).toBe('1969-12-31')
  })
})
