import { randomUUID } from 'node:crypto'
import type { Traveller } from './traveller.ts'

/** A trip holds at most 1,000 items. */
const itemsPerTrip = 900

export interface Written {
  readonly tripId: string
  readonly id: string
  readonly price: number
}

export interface Record {
  /** Answered with 201 and the same id, whole body read. */
  readonly acknowledged: Written[]
  /** Sent, and nothing is known. */
  readonly inDoubt: Written[]
}

/** Sends an item that was written before, or not: with the same id it must end up there once. */
export const send = (traveller: Traveller, { tripId, id, price }: Written): Promise<unknown> =>
  traveller.call('POST', `/api/itineraries/${tripId}/items`, {
    id,
    type: 'other',
    name: `Item ${id}`,
    price,
  })

/** Writes items one after the other until a request fails, and keeps what was acknowledged. */
export async function writeUntilCut(
  traveller: Traveller,
  newTrip: () => Promise<string>,
  firstTrip: string,
  { acknowledged, inDoubt }: Record,
): Promise<void> {
  let tripId = firstTrip
  for (let count = 1; ; count++) {
    const item = { tripId, id: randomUUID(), price: count }
    try {
      const answer = (await send(traveller, item)) as { id: string }
      if (answer.id !== item.id) throw new Error('Another item was acknowledged')
      acknowledged.push(item)
      if (count % itemsPerTrip === 0) tripId = await newTrip()
    } catch {
      // The connection was cut, as the benchmark intends: the outcome of the write is unknown.
      inDoubt.push(item)
      return
    }
  }
}
