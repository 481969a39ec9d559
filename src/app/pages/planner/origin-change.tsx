import { isTaken } from '#features/trips/domain/item-state.ts'
import type { TripOrigin } from '#features/trips/domain/trip-origin.ts'
import { allItems, type TripView } from '#features/trips/web/index.ts'
import { ChangeBox, ChangeButtons } from './change-box.tsx'
import { originChangeText as text } from './messages.ts'

/** Where the trip's flight leaves from, as people say it; empty without a flight. */
function leavesFrom(trip: TripView): string {
  const { origin } = trip
  const first = allItems(trip)
    .flatMap((item) =>
      isTaken(item) && item.details?.kind === 'flight' ? item.details.directions : [],
    )
    .flatMap(({ segments: [segment] }) => segment?.from ?? [])
    .toSorted((a, b) => (a.local < b.local ? -1 : 1))[0]
  if (!first?.iata) return ''
  return first.iata === origin?.iata ? origin.name : first.iata
}

interface OriginChangeProps {
  readonly trip: TripView
  /** The wanted origin. */
  readonly origin: TripOrigin | null
  readonly busy: boolean
  readonly onApply: () => void
  readonly onKeep: () => void
}

/** What another origin does to the flight and the prices, before it is saved. */
export function OriginChange({ trip, origin, busy, onApply, onKeep }: OriginChangeProps) {
  const from = leavesFrom(trip)
  return (
    <ChangeBox title={origin ? text.title(origin.name) : text.open}>
      <p role="status">
        {origin && from && from !== origin.name && from !== origin.iata
          ? text.flight(from, origin.name)
          : text.noChange}
      </p>
      <ChangeButtons
        keep={trip.origin ? text.keep(trip.origin.name) : text.keepOpen}
        busy={busy}
        onApply={onApply}
        onKeep={onKeep}
      />
    </ChangeBox>
  )
}
