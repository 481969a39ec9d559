import type { FoundAt } from './choice.ts'

interface Trip {
  readonly destinations: readonly { readonly ref: string | null; readonly name: string }[]
}

/** The trip that is most likely meant: one that goes to where the thing was found, else the first. */
export function suggestTrip<T extends Trip>(trips: readonly T[], place: FoundAt): T | undefined {
  const goesThere = ({ destinations }: T): boolean =>
    destinations.some(({ ref, name }) =>
      ref && place.ref ? ref === place.ref : name === place.name,
    )
  return trips.find(goesThere) ?? trips[0]
}
