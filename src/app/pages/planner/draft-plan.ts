import type { PlanView } from '#features/plans/web/index.ts'
import type { LocalItem } from '#features/trips/domain/draft-codec.ts'
import { tripStarted } from '#features/trips/web/index.ts'
import { readWho } from './draft-who.ts'

export interface StoredDraft {
  readonly destination: string
  /** Atlas id of the place; empty if it has none. */
  readonly ref: string
  readonly items: readonly LocalItem[]
  /** Empty where none is chosen: then the items' own days count. */
  readonly startDate: string
  readonly endDate: string
}

/** A draft of this browser as the plan that it is; undefined while it has no days. */
export function planOfDraft(draft: StoredDraft, openDays: number): PlanView | undefined {
  const { destination, ref, items } = draft
  const days = items.flatMap(({ day }) => day ?? []).toSorted()
  const [startDate = draft.startDate, endDate = draft.endDate] =
    draft.startDate && draft.endDate ? [] : [days[0], days.at(-1)]
  if (!startDate || !endDate) return undefined
  const { party, origin } = readWho()
  const trip = tripStarted(
    {
      id: '',
      destinations: [
        { ref: ref || null, name: destination, countryCode: null, lat: null, lng: null },
      ],
      startDate,
      endDate,
      budgetCad: 0,
      party: { adults: party.adults, children: [...party.children] },
      origin,
    },
    // In the order that they have here.
    items.map((item, at) => ({ ...item, position: String(at).padStart(4, '0') })),
  )
  return {
    ...trip,
    days: trip.days.map((day, at) => ({ ...day, veiled: at >= openDays })),
    outside: trip.outside ?? [],
    unpriced: [],
    proof: { optimal: true },
  }
}
