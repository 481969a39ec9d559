import type { FoundAt } from './choice.ts'

interface Trip {
  readonly destinations: readonly { readonly ref: string | null; readonly name: string }[]
}

/** Preselected trip: one to the place of the result, else the first. */
export function suggestTrip<T extends Trip>(trips: readonly T[], place: FoundAt): T | undefined {
  const goesThere = ({ destinations }: T): boolean =>
    destinations.some(({ ref, name }) =>
      ref && place.ref ? ref === place.ref : name === place.name,
    )
  return trips.find(goesThere) ?? trips[0]
}
