import type { ItemStatus } from '#features/trips/domain/item-state.ts'
import { tripTotal } from '#features/trips/domain/trip-totals.ts'
import { cad, toMajor } from '#platform/shared/money.ts'
import type { TownRows } from './guide-rows.ts'

/** An item of a trip that may have a cheaper alternative. Prices are CAD. */
export interface Spending {
  readonly type: string
  readonly name: string
  readonly price: number
  readonly nights: number | null
  readonly status: ItemStatus
}

/** The same with what its booking by us has paid and given back, if there is one. */
export interface Booked extends Spending {
  readonly booking: { readonly paidCad: number; readonly refundedCad: number } | null
}

/** The total of a trip in CAD, as the trip shows it. */
export const spentOn = (items: readonly Booked[]): number =>
  toMajor(
    tripTotal(
      items.map(({ status, price, booking }) => ({
        status,
        price: cad(price),
        booking: booking && { paid: cad(booking.paidCad), refunded: cad(booking.refundedCad) },
      })),
    ),
  )

/** A cheaper thing of the catalogue instead of one of the trip. */
export interface AdviceLine {
  readonly item: string
  readonly kind: 'hotel' | 'restaurant' | 'activity'
  readonly priceCad: number
  readonly alternativeId: string
  readonly alternative: string
  readonly alternativePriceCad: number
  readonly savesCad: number
}

interface Candidate {
  readonly id: string
  readonly name: string
  readonly rating: number
  readonly price: number
}

/** The same number of nights, meals or tickets as the item has. */
function candidatesFor(item: Spending, rows: TownRows, tripNights: number): readonly Candidate[] {
  if (item.type === 'hotel') {
    const nights = item.nights ?? tripNights
    return rows.hotels.map((row) => ({ ...row, price: row.priceCad * nights }))
  }
  const table =
    item.type === 'restaurant' ? rows.restaurants : item.type === 'activity' ? rows.activities : []
  const own = table.find(({ name }) => name === item.name)
  const people = own ? Math.max(1, Math.round(item.price / own.priceCad)) : 1
  return table
    .filter(({ name }) => name !== item.name)
    .map((row) => ({ ...row, price: row.priceCad * people }))
}

const shares = [0.75, 0.5, 0.3, 0.15]

function linesAt(
  share: number,
  items: readonly Spending[],
  rows: TownRows,
  tripNights: number,
): AdviceLine[] {
  const taken = new Set<string>()
  return items.flatMap((item): AdviceLine[] => {
    const fits = candidatesFor(item, rows, tripNights).filter(
      ({ id, name, price }) =>
        !taken.has(id) && name !== item.name && price > 0 && price <= item.price * share,
    )
    const best = fits.toSorted((a, b) => b.rating - a.rating || b.price - a.price)[0]
    if (!best || !['hotel', 'restaurant', 'activity'].includes(item.type)) return []
    taken.add(best.id)
    return [
      {
        item: item.name,
        kind: item.type as AdviceLine['kind'],
        priceCad: item.price,
        alternativeId: best.id,
        alternative: best.name,
        alternativePriceCad: best.price,
        savesCad: Math.round((item.price - best.price) * 100) / 100,
      },
    ]
  })
}

export const savedBy = (lines: readonly AdviceLine[]): number =>
  Math.round(lines.reduce((sum, { savesCad }) => sum + savesCad, 0) * 100) / 100

/**
 * Cheaper things that exist, no further below the dear ones than the overrun asks for. Items that are booked,
 * cancelled or an idea saves nothing by being replaced.
 */
export function adviseBudget(
  items: readonly Spending[],
  rows: TownRows,
  overCad: number,
  tripNights: number,
): readonly AdviceLine[] {
  const planned = items.filter(({ status }) => status === 'planned')
  let lines: AdviceLine[] = []
  for (const share of shares) {
    const next = linesAt(share, planned, rows, tripNights)
    if (savedBy(next) > savedBy(lines)) lines = next
    if (savedBy(lines) >= overCad) break
  }
  return lines.toSorted((a, b) => b.savesCad - a.savesCad)
}
