import type { Db } from '#platform/server/db/tables.ts'
import type { Letter } from '#platform/server/mail/letters.store.ts'
import type { MailQueue } from '#platform/server/mail/mail-queue.ts'
import type { HoldState } from '../domain/fare-hold.ts'
import { type FareChange, type HeldFare, moveFare } from './fare-holds.store.ts'
import {
  cancelledLetters,
  type FareHead,
  heldLetters,
  notCancelledLetter,
  notHeldLetter,
  paidLetter,
  releasedLetter,
} from './fare-letters.ts'
import type { StandingOrder } from './provider/fare-holds.ts'

export interface FareSettleDeps {
  readonly db: Db
  readonly mailQueue: MailQueue
  readonly fareLetters: FareHead
}

/** Our state for an order at the airline. */
export const changeBy = (order: StandingOrder): FareChange => ({
  state: order.state === 'cancelled' ? 'released' : order.state,
  order,
})

interface Settling {
  readonly from: readonly HoldState[]
  /** The page shows it to the traveller, so that no letter is needed. */
  readonly told?: boolean
}

function lettersFor(
  fare: HeldFare,
  { from, told, change }: Settling & { readonly change: FareChange },
  head: FareHead,
): readonly Letter[] {
  if (fare.state === 'held' && from.includes('pending')) return heldLetters(fare, head)
  if (fare.state === 'paid')
    return [('reason' in change ? notCancelledLetter : paidLetter)(fare, head)]
  if (fare.state === 'released' && fare.refundMinor !== null) return cancelledLetters(fare, head)
  if (told) return []
  if (fare.state === 'released') return [releasedLetter(fare, head)]
  return fare.state === 'failed' ? [notHeldLetter(fare, head)] : []
}

/** Stores the state of a fare and queues its letters, once; undefined if that was done already. */
export async function settleFare(
  { db, mailQueue, fareLetters }: FareSettleDeps,
  id: string,
  settling: Settling & { readonly change: FareChange },
): Promise<HeldFare | undefined> {
  const fare = await db.transaction().execute(async (tx) => {
    const moved = await moveFare(tx, { id, from: settling.from }, settling.change)
    if (moved)
      for (const letter of lettersFor(moved, settling, fareLetters))
        await mailQueue.post(tx, letter)
    return moved
  })
  mailQueue.wake()
  return fare
}
