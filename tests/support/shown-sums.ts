import { cad } from '#platform/shared/money.ts'
import { budgetSegments } from '#app/pages/planner/budget-segments.ts'
import { spentByDay } from '#features/board/domain/spending.ts'
import { partsOfTrip } from '#features/trips/domain/day-parts.ts'
import { costOf } from '#features/board/web/item-words.ts'
import { stopsIn } from '#features/board/web/place-items.ts'
import { tripDocument } from '#features/documents/server/trip-document.ts'
import type { presentSharedTrip } from '#features/sharing/server/present-sharing.ts'
import type { ListedItem, Trip } from '#features/trips/server/index.ts'
import { allItems, itemCost, withItems } from '#features/trips/web/trip-view.ts'
import type { TripView } from '#features/trips/web/trips.client.ts'

/** Cents of an amount in CAD. */
export const cents = (major: number): number => cad(major).amountMinor

/** Cents of every amount that a text names: "$1,204.50". */
const amountsIn = (text: string): readonly number[] =>
  [...text.matchAll(/\$([\d,]+(?:\.\d{2})?)/g)].map(([, amount = '']) =>
    cents(Number(amount.replaceAll(',', ''))),
  )
export const amountIn = (text: string): number => amountsIn(text)[0] ?? 0
const added = (parts: readonly number[]): number => parts.reduce((all, one) => all + one, 0)

const business = { name: 'a', protectionLine: 'b', contactLine: 'c' }
const around = { bookings: [], countries: [], ground: undefined, complete: true }

type Sums = Readonly<Record<string, number>>

const spendingOf = (trip: TripView) =>
  spentByDay(partsOfTrip(trip.days, trip.unscheduled), (item) => itemCost(item).amountMinor)

/** What a trip as a page reads it comes to, by each panel of the browser, in cents. */
export function sumsOnScreens(trip: TripView): Sums {
  const items = allItems(trip)
  const byDay = spendingOf(trip)
  const columns = [...trip.days.map((day) => day.items), trip.unscheduled]
  return {
    trip: cents(trip.totalCad),
    'trip after an edit that waits': cents(withItems(trip, items).totalCad),
    budget: added(budgetSegments(trip).map(({ value }) => value)),
    'spending by day': added(byDay.map(({ cents: one }) => one)),
    'columns of the board': added(columns.map((column) => amountIn(costOf(column)))),
  }
}

/** "Day 3: …" has its sum; "Days 3 to 5: …" are days without stops. */
function sumsOfSection({ heading, total }: { heading: string; total?: string }): readonly number[] {
  const [, from, to] = /^Days (\d+) to (\d+)/.exec(heading) ?? []
  if (from && to) return Array.from({ length: Number(to) - Number(from) + 1 }, () => 0)
  return heading.startsWith('Day ') ? [amountIn(total ?? '')] : []
}

/** What each day comes to on the board and on paper, in cents. */
export function sumsOfDays(view: TripView, trip: Trip, items: readonly ListedItem[]) {
  const paper = tripDocument(trip, items, { preparedOn: 'today', business, around })
  return {
    board: view.days.map(({ date }) => amountIn(costOf(stopsIn(view, date)))),
    spending: spendingOf(view)
      .filter(({ of }) => /^\d/.test(of))
      .map(({ cents: one }) => one),
    paper: paper.sections.flatMap(sumsOfSection),
  }
}

/** The same of a shared page's answer. */
export const sumsOnPage = (page: ReturnType<typeof presentSharedTrip>): Sums => ({
  'shared page': cents(page.totalCad ?? Number.NaN),
  'rows of the shared page': added(
    [...page.days.flatMap(({ items }) => items), ...page.unscheduled].map(({ costCad }) =>
      cents(costCad ?? Number.NaN),
    ),
  ),
})

/** The same of what a PDF prints. */
export function sumsOnPaper(trip: Trip, items: readonly ListedItem[]): Sums {
  const paper = tripDocument(trip, items, { preparedOn: 'today', business, around })
  const rows = paper.sections.flatMap((section) => section.rows)
  return {
    'PDF, total': amountIn(paper.grandTotal.amount),
    'PDF, overview': amountIn(paper.overview.find(({ label }) => label === 'Total')?.value ?? ''),
    'PDF, categories': added(paper.totals.map(({ amount }) => amountIn(amount))),
    'PDF, days': added(paper.sections.map(({ total }) => amountIn(total ?? ''))),
    'PDF, rows': added(rows.map(({ price }) => amountIn(price ?? ''))),
  }
}

/** The same of a calendar file. */
export function sumsInCalendar(file: string): Sums {
  const about = file.replaceAll('\r\n ', '').split('\r\n')
  return {
    calendar: amountIn(
      (about.find((line) => line.startsWith('X-WR-CALDESC:')) ?? '').replaceAll('\\,', ','),
    ),
  }
}
