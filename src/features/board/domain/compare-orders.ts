import { isSame } from '#platform/shared/is-same.ts'

interface Proposed {
  readonly stops: readonly { readonly itemId: string; readonly start: string }[]
  readonly problem?:
    | {
        readonly travel: {
          /** Null is where the night is. */
          readonly ids: readonly (string | null)[]
          readonly minutes: readonly (readonly number[])[]
        }
      }
    | undefined
}

/** The planned order of a day beside the proposed one, both by the same travel times. */
export function compareOrders(
  own: readonly { readonly id: string; readonly time: string | null }[],
  { stops, problem }: Proposed,
) {
  const { ids = [], minutes = [] } = problem?.travel ?? {}
  const rowOf = new Map(ids.map((id, at) => [id, at]))
  const row = (id: string | null): number => rowOf.get(id) ?? 0
  const travelOf = (visits: readonly string[]): number =>
    [...visits, null].reduce(
      (sum, id, at) => sum + (minutes[row(visits[at - 1] ?? null)]?.[row(id)] ?? 0),
      0,
    )
  const starts = new Map(stops.map(({ itemId, start }) => [itemId, start]))
  const before = own.map(({ id }) => id).filter((id) => rowOf.has(id))
  const after = stops.map(({ itemId }) => itemId).filter((id) => rowOf.has(id))
  const isOrder = isSame(before, after)
  return {
    /** The order is the same. */
    isOrder,
    /** So are the times. */
    isDay: isOrder && own.every(({ id, time }) => (starts.get(id) ?? time) === time),
    /** Minutes of travel of both, from the night's place and back. */
    before: travelOf(before),
    after: travelOf(after),
  }
}
