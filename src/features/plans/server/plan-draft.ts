import type { CheckInput, CheckItem } from '#features/trips/domain/check/check-input.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { newItemSchema } from '#features/trips/contract/trip-item.schema.ts'
import {
  checkInputFrom,
  type DaySolver,
  draftItem,
  draftTrip,
  idOf,
  type ListedItem,
  plannedAsListed,
  positionsBetween,
  type TripDeps,
} from '#features/trips/server/index.ts'
import { defaultTitle } from '#features/trips/domain/default-title.ts'
import { fromMajor } from '#platform/shared/money.ts'
import type { PlanWish } from '../domain/proposed-plan.ts'
import type { PlannedItem } from '#features/trips/domain/veil.ts'

type DraftDeps = Pick<TripDeps, 'tripFacts' | 'tripPlaces' | 'entryCheck' | 'clock' | 'solveDays'>

/** The trip that a plan would be, as the rules of trips read it. */
export interface Draft {
  readonly solveDays: DaySolver
  /** With these items beside those of the draft. */
  input(more: readonly (ItemWrite & { readonly id: string })[]): CheckInput
  /** A place as the rules read it. */
  placeOf(source: string, point: { readonly lat: number; readonly lng: number }): CheckItem
}

/** Items of a plan as those of a stored trip are read. */
export const listedOf = (items: readonly PlannedItem[]): readonly ListedItem[] =>
  items.map(plannedAsListed)

/** The trip of a plan, not stored. */
export const tripOf = (wish: PlanWish, { id, now }: { readonly id: string; readonly now: Date }) =>
  draftTrip(
    {
      title: defaultTitle(wish),
      destinations: wish.destinations,
      startDate: wish.startDate,
      endDate: wish.endDate,
      budget: fromMajor('CAD', wish.budgetCad),
      party: wish.party,
      origin: wish.origin,
    },
    { id, now },
  )

/** Items without a place among others get one behind them. */
export function positioned(
  items: readonly (ItemWrite & { readonly id: string })[],
): readonly PlannedItem[] {
  const positions = positionsBetween(null, null, items.length)
  return items.map((item, at) => ({ ...item, position: positions[at] ?? 'a0' }))
}

/** A draft with its flights and stays. */
export function openDraft(
  deps: DraftDeps,
  wish: PlanWish,
  fixed: readonly (ItemWrite & { readonly id: string })[],
): Draft {
  const trip = tripOf(wish, { id: idOf('draft'), now: deps.clock.now() })
  const read = (items: readonly (ItemWrite & { readonly id: string })[]): CheckInput => {
    // The rules know items by any id; those of sights are of their source.
    const listed = positioned(items).map((item) => {
      const { id: _, ...write } = item
      return draftItem({ ...newItemSchema.parse(write), id: item.id, position: item.position })
    })
    return checkInputFrom(deps, { trip, items: listed }, [])
  }
  const places = new Map<string, CheckItem>()
  return {
    solveDays: deps.solveDays,
    input: (more) => read([...fixed, ...more]),
    placeOf(source, { lat, lng }) {
      const known = places.get(source)
      if (known) return known
      const [item] = read([
        { id: source, type: 'restaurant', name: source, source, lat, lng },
      ]).items
      if (!item) throw new Error('A place of the plan was not read')
      places.set(source, item)
      return item
    },
  }
}
