import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atlas } from '#atlas/testing/world.ts'
import { cheapest, type PlanWish } from '#features/guide/domain/plan.ts'
import { planTrip } from '#features/guide/domain/plan-trip.ts'
import { createGuideWorld } from '#features/guide/server/provider/index.ts'
import { planLineToItem, linesOf } from '#features/guide/web/open-plan.ts'
import type { CheckInput, CheckItem } from '#features/trips/domain/check/check-input.ts'
import { checkTrip } from '#features/trips/domain/check/check-trip.ts'
import { item as blank, sampleInput } from '#features/trips/domain/check/testing/sample-input.ts'
import { createTripFacts } from '#features/trips/server/index.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { plainWish } from './plain-wish.ts'

const world = createGuideWorld({ atlas })
const facts = createTripFacts(atlas)
const length = 5

/** A trip that was opened from a plan of the guide, with what the check knows of its places. */
function openedFrom(slug: string, start: string, fields: Partial<PlanWish>): CheckInput {
  const plan = planTrip({ ...plainWish, ...fields, towns: [{ slug, days: length }], start }, world)
  const shown = plan.days.map(({ items, ...day }) => ({ ...day, items: [...items] }))
  const view = { ...plan, destinations: [...plan.destinations], places: [], days: shown }
  const items = linesOf(view).map((line): CheckItem => {
    const { price: _, ...written } = planLineToItem(line, start)
    const { source = null } = written
    const known = source === null ? undefined : facts.visit(source)
    return blank({
      ...(written as Partial<CheckItem>),
      ...known,
      id: line.key,
      day: addDays(start, line.day),
    })
  })
  const endDate = addDays(start, length - 1)
  const { countryCode } = atlas.get(slug)?.destination ?? {}
  return {
    ...sampleInput(items, { startDate: start, endDate, destinations: [] }),
    holidays: () => facts.holidays(countryCode ?? '', start, endDate),
  }
}

const ofDays = new Set(['closed', 'outside-hours', 'overlap', 'out-of-order', 'too-far'])

test('PLAN-07 GUIDE-10 the check finds nothing closed and nothing too far in days that the guide lays', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...world.planned.map(({ slug }) => slug)),
      fc.integer({ min: 0, max: 364 }),
      fc.integer({ min: 0, max: cheapest }),
      (slug, ahead, thrift) => {
        const found = checkTrip(openedFrom(slug, addDays('2027-01-01', ahead), { thrift }))
        expect(found.filter(({ rule }) => ofDays.has(rule))).toEqual([])
      },
    ),
    { numRuns: 120 },
  )
})

test('PLAN-07 GUIDE-10 a sight that the guide has laid is known to the check: moved to its closing day, it says so', () => {
  const input = openedFrom('paris', '2027-05-10', { includeIds: ['paris/louvre-museum'] })
  const louvre = input.items.find(({ name }) => name.includes('Louvre'))
  if (!louvre) throw new Error('no plan of Paris without the Louvre')
  const tuesday = { ...input, items: [{ ...louvre, day: '2027-05-11' }] }
  expect(checkTrip(tuesday)[0]).toMatchObject({
    rule: 'closed',
    message: 'Louvre Museum is closed on Tuesdays.',
  })
})
