import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atlas } from '#atlas/testing/world.ts'
import type { PlannedItem } from '#features/board/domain/planned-item.ts'
import { findingsOf } from '#features/board/domain/findings.ts'
import { createDiningProvider } from '#features/dining/server/index.ts'
import { cheapest, type PlanWish } from '#features/guide/domain/plan.ts'
import { planTrip } from '#features/guide/domain/plan-trip.ts'
import { createGuideWorld } from '#features/guide/server/provider/index.ts'
import { planLineToItem, linesOf } from '#features/guide/web/open-plan.ts'
import { sourceOf } from '#features/trips/domain/item-source.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { plainWish } from './plain-wish.ts'

const world = createGuideWorld({ atlas })
const dining = createDiningProvider('embedded', { atlas })

/** What the board knows of the sights of a town, by the sources under which it looks for them. */
async function factsOf(slug: string) {
  const attractions = await dining.attractions(slug, AbortSignal.timeout(5000))
  return new Map(attractions.map((sight) => [sourceOf('dining', sight.id), sight]))
}

/** The days of a trip that was opened from a plan. */
function boardOf(slug: string, start: string, fields: Partial<PlanWish>) {
  const plan = planTrip({ ...plainWish, ...fields, towns: [{ slug, days: 5 }], start }, world)
  const shown = plan.days.map(({ items, ...day }) => ({ ...day, items: [...items] }))
  const view = { ...plan, destinations: [...plan.destinations], places: [], days: shown }
  const items = linesOf(view).map((line): PlannedItem => ({
    durationMinutes: null,
    nights: null,
    lat: null,
    lng: null,
    time: null,
    source: null,
    ...planLineToItem(line, start),
    day: addDays(start, line.day),
    id: line.key,
  }))
  return plan.days.map((_, at) => {
    const date = addDays(start, at)
    return { date, items: items.filter(({ day }) => day === date) }
  })
}

test('PLAN-07 GUIDE-10 the board finds nothing closed and nothing too far in days that the guide lays', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...world.planned.map(({ slug }) => slug)),
      fc.integer({ min: 0, max: 364 }),
      fc.integer({ min: 0, max: cheapest }),
      async (slug, ahead, thrift) => {
        const facts = await factsOf(slug)
        const days = boardOf(slug, addDays('2027-01-01', ahead), { thrift })
        const found = days.flatMap((day) => findingsOf(day, days, facts))
        expect(found.filter(({ kind }) => kind !== 'full')).toEqual([])
      },
    ),
    { numRuns: 120 },
  )
})

test('PLAN-07 GUIDE-10 a sight that the guide has laid is known to the board: moved to its closing day, it says so', async () => {
  const facts = await factsOf('paris')
  const days = boardOf('paris', '2027-05-10', { includeIds: ['paris/louvre-museum'] })
  const louvre = days.flatMap(({ items }) => items).find(({ name }) => name.includes('Louvre'))
  if (!louvre) throw new Error('no plan of Paris without the Louvre')
  const tuesday = { date: '2027-05-11', items: [{ ...louvre, day: '2027-05-11' }] }
  expect(findingsOf(tuesday, [tuesday], facts)).toMatchObject([
    { kind: 'closed', text: 'Louvre Museum is closed on Tuesdays.' },
  ])
})
