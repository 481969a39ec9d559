import { expect, test } from 'vitest'
import { addDays } from '#platform/shared/local-date.ts'
import { assignToDays } from './assign-days.ts'
import type { DaySlot, Wanted } from './day-slot.ts'

const centre = { lat: 38.7, lng: -9.14 }
const start = '2027-05-10'
const aKm = 1 / 111.2

const daysOf = (count: number, over: Partial<DaySlot> = {}): readonly DaySlot[] =>
  Array.from({ length: count }, (_, at) => ({
    date: addDays(start, at),
    minutes: 560,
    centre,
    reachKm: 45,
    ...over,
  }))

/** Sights side by side, so many km north of the centre: an hour each. */
const district = (name: string, km: number, priorities: readonly number[]): readonly Wanted[] =>
  priorities.map((priority, at) => ({
    id: `${name}:${at}`,
    lat: centre.lat + km * aKm,
    lng: centre.lng + at * 0.001,
    priority,
    minutes: 60,
  }))
const nameOf = ({ id }: Wanted): string => id.split(':')[0] ?? ''

type Assigned = ReturnType<typeof assignToDays>
const districtsOn = (days: Assigned): readonly (readonly string[])[] =>
  [...days.values()].map((group) => [...new Set(group.map(nameOf))])

/** Numbers from 0 to 1, the same at each run. */
function numbers(seed: number): () => number {
  let state = seed * 7919 + 1
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

// Alike good sights: for a far better one a day may go to a second district.
test('B2 of 100 towns no district is visited on two days while another day has room for it', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const next = numbers(seed)
    const upTo = (most: number): number => Math.floor(next() * most)
    const names = 'abcde'.slice(0, 2 + upTo(4)).split('')
    const wanted = names.flatMap((name, at) =>
      district(
        name,
        at * 3,
        [0, 1, 2, 3, 4].map(() => 6 + upTo(5)),
      ),
    )
    const slots = daysOf(names.length + 1)
    // Each day but the last ones finds one district shut, but for its last sight.
    const shut = names
      .toSorted(() => next() - 0.5)
      .slice(1)
      .map((name, at) => `${name} ${addDays(start, at)}`)
    const days = assignToDays(
      slots,
      wanted,
      (id, date) => id.endsWith(':4') || !shut.includes(`${id.split(':')[0]} ${date}`),
    )
    const visited = districtsOn(days).flat()
    expect(visited.toSorted(), `town ${seed}`).toEqual([...new Set(visited)].toSorted())
  }
})

const far = district('far', 24, [9, 9, 4])
const town = ['a', 'b', 'c', 'd', 'e'].flatMap((name, at) =>
  district(name, at * 2, [10, 9, 8, 7, 6]),
)
const open = () => true
const long = (minutes: number) => far.map((one) => ({ ...one, minutes }))
const outOn = (slots: readonly DaySlot[], out: readonly Wanted[]) =>
  districtsOn(assignToDays(slots, [...out, ...town], open)).map((names) => names.includes('far'))
const middle = (slots: readonly DaySlot[]) =>
  slots.map((slot, at) => ({ ...slot, mayGoOut: at > 0 && at < slots.length - 1 }))

test('B2 a best district far out has one whole day, with the way there and back', () => {
  const slots = middle(daysOf(5))
  expect(outOn(slots, long(130))).toEqual([false, false, false, true, false])
  const days = [...assignToDays(slots, [...long(130), ...town], open).values()]
  // 3 x 130 minutes are 390, with two ways of 51 minutes and two of 15 within 560; a fourth is not.
  expect(days[3]?.map(nameOf)).toEqual(['far', 'far', 'far'])
  const longer = [...assignToDays(slots, [...long(150), ...town], open).values()]
  expect(longer[3]?.map(nameOf)).toEqual(['far', 'far'])
})

test('B2 no day goes out of town for little, beyond a wished reach, or where no day is for it', () => {
  const never = [false, false, false, false, false]
  expect(outOn(middle(daysOf(5)), long(60))).toEqual(never)
  expect(outOn(middle(daysOf(5, { reachKm: 6 })), long(130))).toEqual(never)
  expect(outOn(daysOf(5), long(130))).toEqual(never)
})
