import { dayAreas } from '#features/trips/domain/day-area.ts'
import type { SharedItem, SharedTrip } from './sharing.client.ts'

/** Letters of a line under a day's date. */
const roomForArea = 34

/** Ideas are not of the plan; what was cancelled only while it has a part in the sum, struck through. */
export const isShown = ({ status, costCad }: SharedItem): boolean =>
  status === 'cancelled' ? Boolean(costCad) : status !== 'idea'

/** Where each day of a shared trip is spent. */
export const sharedAreas = ({ days, places }: SharedTrip): readonly string[] =>
  dayAreas(
    days.map(({ items, place }) => ({
      items: items.filter(isShown),
      place: places.length > 1 ? (places[place] ?? '') : '',
    })),
    roomForArea,
  )
