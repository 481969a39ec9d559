import { useState } from 'react'
import { type TripChanges, type TripView, useTripMutator } from '#features/trips/web/index.ts'
import { isSame } from '#platform/shared/is-same.ts'

/** Only the changed fields: an untouched one must not conflict with another editor's change. */
const differing = (trip: TripView, wanted: TripChanges): TripChanges =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) => !isSame(value, trip[field as keyof TripChanges]),
    ),
  )

interface Wish {
  readonly changes: TripChanges
  /** Move items along with the start date, except these. */
  readonly along?: { readonly except: readonly string[] } | undefined
}

/**
 * Saves fields of a trip. `seen`: the trip as it was when the user typed. Offline, the mutation waits in
 * this browser and counts as done; on a conflict it is done once the user has chosen their value.
 * `onSettled`: the edit is in the trip, or was given up.
 */
export function useTripEdit(seen: TripView, onSettled: () => void) {
  const writer = useTripMutator()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const save = async ({ changes, along }: Wish, done: () => void): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    const first = await writer.editTrip(seen.id, seen, changes, along)
    setBusy(false)
    if (first?.kind === 'refused') return setFailure(first.error.message)
    const outcome = first?.kind === 'conflict' ? await writer.outcomeOf(first.waiting) : first
    onSettled()
    if (outcome?.kind !== 'given-up') done()
  }
  return {
    busy,
    failure,
    save(wanted: TripChanges, done: () => void, along?: Wish['along']): void {
      const changes = differing(seen, wanted)
      if (Object.keys(changes).length === 0) done()
      else void save({ changes, along }, done)
    },
  }
}
