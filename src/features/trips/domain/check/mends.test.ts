import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CheckContext, createContext } from './check-context.ts'
import type { CheckInput, CheckItem } from './check-input.ts'
import { checkTrip } from './check-trip.ts'
import type { Change, CheckFinding } from './finding.ts'
import { toBetterDay } from './mends.ts'
import { defectiveTrips } from './testing/defective-trips.ts'
import { flight, sampleInput, stay, visit } from './testing/sample-input.ts'
import { visitOf } from './visits.ts'

/** The items after one step of a mend. */
function changed(items: readonly CheckItem[], change: Change): readonly CheckItem[] {
  if (change.op === 'remove') return items.filter(({ id }) => id !== change.itemId)
  if (change.op !== 'order')
    return items.map((item) => (item.id === change.itemId ? { ...item, ...change.fields } : item))
  const { itemIds } = change.fields
  const placed = itemIds.flatMap((id) => items.find((item) => item.id === id) ?? [])
  return [...items.filter(({ id }) => !itemIds.includes(id)), ...placed]
}

const sameCause = (one: CheckFinding, other: CheckFinding): boolean =>
  one.rule === other.rule &&
  one.day === other.day &&
  one.itemIds.toSorted().join() === other.itemIds.toSorted().join()

/** Every mend of every finding holds what a mend promises. */
function expectMends(input: CheckInput): void {
  const booked = new Set(
    input.items.filter(({ status }) => status === 'booked').map(({ id }) => id),
  )
  for (const found of checkTrip(input)) {
    expect(found.fixes.length > 0 || found.action !== undefined).toBe(true)
    for (const { label, changes } of found.fixes) {
      for (const change of changes) {
        if (change.op !== 'order') expect(booked.has(change.itemId), label).toBe(false)
        if (change.op === 'remove') expect(label).toMatch(/^Remove /)
      }
      const items = changes.reduce(changed, input.items)
      const left = checkTrip({ ...input, items }).filter((one) => sameCause(one, found))
      expect(left, `${found.message} ${label}`).toEqual([])
    }
  }
}

test.each(defectiveTrips.map(({ rule, name, input }) => [rule, name, input] as const))(
  'D1 each mend removes its finding: %s, %s',
  (_, __, input) => expectMends(input),
)

const days = ['2027-05-10', '2027-05-11', '2027-05-12', '2027-05-13', '2027-05-14']
const visits = fc.record({
  day: fc.constantFrom(...days),
  hour: fc.option(fc.integer({ min: 7, max: 22 }), { nil: null }),
  minutes: fc.constantFrom(null, 30, 60, 120, 300),
  km: fc.constantFrom(0, 1, 12, 40, 120),
  hours: fc.constantFrom(
    null,
    'Mo-Su 10:00-18:00',
    'We-Su 09:00-12:00,14:00-17:00',
    'Mo-Tu 20:00-26:00',
  ),
  lastEntryMinutes: fc.constantFrom(null, 60),
  status: fc.constantFrom('planned' as const, 'planned' as const, 'booked' as const),
  source: fc.constantFrom(null, null, null, 'maat', 'belem'),
})
const beds = fc.record({
  day: fc.constantFrom(...days),
  nights: fc.integer({ min: 1, max: 4 }),
  status: fc.constantFrom('planned' as const, 'booked' as const),
})
const wayOutAndBack = flight([
  [['YYZ', '2027-05-09T22:00', 'LIS', '2027-05-10T10:00']],
  [['LIS', '2027-05-14T15:00', 'YYZ', '2027-05-14T18:00']],
])

test('D1 a mend of any trip removes its finding and never touches what is booked', () => {
  fc.assert(
    fc.property(
      fc.array(visits, { maxLength: 8 }),
      fc.array(beds, { maxLength: 3 }),
      fc.boolean(),
      (wanted, nights, flown) => {
        const items = [
          ...nights.map(({ day, nights: count, status }) => stay(day, count, { status })),
          ...wanted.map(({ day, hour, minutes, ...over }) =>
            visit(day, hour === null ? null : `${String(hour).padStart(2, '0')}:00`, minutes, over),
          ),
          ...(flown ? [wayOutAndBack] : []),
        ]
        expectMends(sampleInput(items))
      },
    ),
    { numRuns: 300 },
  )
})

test('D3 a better day is looked for from the emptiest on, and no hours are read after the first that fits', () => {
  const hours = 'Mo-Su 09:00-18:00; Tu off'
  const museum = visit('2027-05-11', '11:00', 60, { hours })
  const others = ['2027-05-10', '2027-05-12', '2027-05-14'].map((day) => visit(day, '10:00', 60))
  const input = sampleInput([museum, ...others], {
    startDate: '2027-05-10',
    endDate: '2027-05-24',
  })
  const context = createContext(input)
  const asked: string[] = []
  const counted: CheckContext = {
    ...context,
    openOn(item, date, holidays) {
      asked.push(date)
      return context.openOn(item, date, holidays)
    },
  }
  const [mend] = toBetterDay(counted, visitOf(museum, '2027-05-11'))
  expect(mend?.changes).toMatchObject([
    { op: 'move', fields: { day: '2027-05-13', time: '09:00' } },
  ])
  expect(asked).toEqual(['2027-05-13'])
})

test.each(defectiveTrips.map((one) => [one.name, one.input] as const))(
  'D1 no mend of %s brings a finding of its own',
  (_, input) => {
    const found = checkTrip(input)
    const causes = new Set(found.map(({ rule, itemIds }) => `${rule} ${itemIds.join()}`))
    // Keeping the shorter of two stays leaves nights without one.
    for (const { rule, fixes } of found.filter((one) => one.rule !== 'two-beds'))
      for (const { label, changes } of fixes) {
        const items = changes.reduce(changed, input.items)
        const fresh = checkTrip({ ...input, items })
          .filter(({ severity }) => severity !== 'hint')
          .filter((one) => !causes.has(`${one.rule} ${one.itemIds.join()}`))
        expect(
          fresh.map(({ message }) => message),
          `${rule}: ${label}`,
        ).toEqual([])
      }
  },
)
