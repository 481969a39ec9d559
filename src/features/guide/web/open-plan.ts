import { sourceOf } from '#features/trips/domain/item-source.ts'
import { toDraft } from '#features/trips/domain/draft-codec.ts'
import { asFound } from '#features/trips/domain/item-price.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { cad } from '#platform/shared/money.ts'
import { draftKeys, writeStored } from '#platform/web/storage.ts'
import type { PlanItemView, PlanView } from './guide.client.ts'

/** Adds lines of a plan to the planner. Rejects with the reason if that is refused. */
export type OpenPlan = (
  plan: PlanView,
  items: readonly ItemWrite[],
  dates: PlanDates,
) => Promise<void>

export interface PlanDates {
  readonly startDate: string
  readonly endDate: string
}

const types = { sight: 'attraction', restaurant: 'restaurant', hotel: 'hotel' } as const

/** A line that can be added: one with an id in the catalogue. */
export interface PlanLine {
  readonly key: string
  /** From 0. */
  readonly day: number
  readonly place: string
  readonly item: PlanItemView & { readonly id: string }
}

export const linesOf = (plan: PlanView): readonly PlanLine[] =>
  plan.days.flatMap(({ items, destination }, day) =>
    items.flatMap((item) => {
      const { id } = item
      const place = plan.places.find(({ ref }) => ref === destination)?.name ?? ''
      return id === null ? [] : [{ key: `${day}-${id}`, day, place, item: { ...item, id } }]
    }),
  )

export const datesOf = (plan: PlanView, startDate: string): PlanDates => ({
  startDate,
  endDate: addDays(startDate, plan.days.length - 1),
})

/** A line as an item of a trip, at the plan's price for its travellers: by night for a stay. */
export function planLineToItem({ day, place, item }: PlanLine, startDate: string): ItemWrite {
  const { id, kind, name, district, start, minutes, priceCad, lat, lng, sample, nights } = item
  return {
    type: kind === 'sight' || kind === 'restaurant' || kind === 'hotel' ? types[kind] : 'other',
    name,
    location: `${district}, ${place}`,
    ...asFound(cad(priceCad), nights ? { basis: 'night', quantity: nights } : {}),
    estimated: true,
    sample,
    day: addDays(startDate, day),
    time: start,
    durationMinutes: minutes > 0 ? minutes : null,
    nights,
    lat,
    lng,
    source: sourceOf(kind === 'hotel' ? 'stays' : 'dining', `embedded:${id}`),
  }
}

/** For a visitor: keeps the lines in this browser; they join the trip that is started after signing in. */
export function keepAsDraft(
  plan: PlanView,
  items: readonly ItemWrite[],
  { startDate, endDate }: PlanDates,
): void {
  const [place] = plan.places
  writeStored(draftKeys.destination, place?.name ?? '')
  writeStored(draftKeys.place, JSON.stringify(place ?? null))
  writeStored(draftKeys.dates, JSON.stringify({ start: startDate, end: endDate }))
  const kept = items.map((item) => toDraft({ ...item, id: crypto.randomUUID() }))
  writeStored(draftKeys.items, JSON.stringify(kept))
}
