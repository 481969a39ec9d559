import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { evaluateHours } from '#platform/shared/hours/evaluate-hours.ts'
import { parseHours } from '#platform/shared/hours/parse-hours.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { minutesOf } from '#platform/shared/time-of-day.ts'
import { hoursTableSchema } from '../schema.ts'

const atlas = `${import.meta.dirname}/..`
const second = `${atlas}/second-lists/hours`
const read = (file: string) => hoursTableSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).rows

/** Every eighth day of a year meets every weekday in every season. */
const days = Array.from({ length: 46 }, (_, at) => addDays('2027-01-03', at * 8))

/** First opening and last closing by day; undefined where that is not known. */
const openings = (text: string) =>
  days.map((day) => {
    const within = evaluateHours(parseHours(text), { from: `${day}T00:00`, to: `${day}T23:59` })
    const [first, last] = [within.open[0], within.open.at(-1)]
    if (first && last) return [first[0], last[1]].map((local) => minutesOf(local.slice(11)))
    return within.unknown.length > 0 ? undefined : []
  })

/** How far two lists agree on a sight: parts of the days on which both know. */
function agreement(a: string, b: string) {
  const [ours, theirs] = [openings(a), openings(b)]
  const both = days.flatMap((_, at) => {
    const [one, other] = [ours[at], theirs[at]]
    return one && other ? [[one, other] as const] : []
  })
  const open = both.filter(([one, other]) => one.length === other.length)
  const near = open.filter(([one, other]) =>
    one.every((minute, at) => Math.abs(minute - (other[at] ?? 0)) <= 60),
  )
  const part = (some: readonly unknown[]) => (both.length === 0 ? 1 : some.length / both.length)
  return { days: part(open), hours: part(near) }
}

/** A destination's sights are in its own folder, a town's among the towns. */
function ownOf(file: string): string {
  const destination = `${atlas}/destinations/${file.replace('.json', '')}/hours.json`
  return existsSync(destination) ? destination : `${atlas}/town-sights/hours/${file}`
}

test('C1 a second list, written blind, closes the sights on the same days and opens them within the hour', () => {
  const compared = readdirSync(second).flatMap((file) => {
    const rows = read(ownOf(file))
    return Object.entries(read(`${second}/${file}`)).map(([slug, { hours }]) => {
      expect(Object.keys(rows), file).toContain(slug)
      return { row: `${file} ${slug}`, ...agreement(rows[slug]?.hours ?? '24/7', hours) }
    })
  })
  expect(compared.length).toBeGreaterThanOrEqual(620)
  const otherDays = compared.filter((one) => one.days < 0.93).map(({ row }) => row)
  const otherHours = compared.filter((one) => one.hours < 0.8).map(({ row }) => row)
  // As they are now; docs/atlas-checks.md has the rates before the differences were thought over.
  expect(otherDays.length / compared.length, otherDays.join(', ')).toBeLessThan(0.03)
  expect(otherHours.length / compared.length, otherHours.join(', ')).toBeLessThan(0.06)
})
