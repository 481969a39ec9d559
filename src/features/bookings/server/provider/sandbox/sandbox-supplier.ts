import { createHash, randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#platform/server/db/tables.ts'
import { freeCancellationUntil } from '../../../domain/free-cancellation.ts'
import type {
  BookingSupplier,
  CancelOutcome,
  OrderOutcome,
  StayOrder,
} from '../booking-supplier.ts'
import {
  cancelOrder,
  holdHotel,
  readOrder,
  roomsTaken,
  sealKey,
  writeOrder,
} from './supplier-ledger.ts'
import { refusalOf } from './test-cards.ts'
import { sandboxText as text } from '../../messages.ts'

interface SandboxParts {
  readonly db: Db
  /** Before and after it writes: a far supplier takes its time, and drills need moments to fail in. */
  readonly pauses: readonly [number, number]
}

/** A hotel has between 4 and 15 rooms, always the same. */
const roomsIn = (hotelId: string): number =>
  4 + ((createHash('sha256').update(hotelId).digest()[0] ?? 0) % 12)

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** "WL-7K2M9Q", without letters that are taken for figures. */
const newReference = (): string =>
  `WL-${Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')}`

async function take(db: Db, { key, stay, total }: StayOrder): Promise<OrderOutcome> {
  await holdHotel(db, stay.hotelId)
  const known = await readOrder(db, key)
  if (known?.state === 'confirmed') return { kind: 'confirmed', reference: known.reference ?? '' }
  if (known) return { kind: 'refused', refusal: 'sold-out', words: text.orderClosed }
  if ((await roomsTaken(db, stay)) + stay.rooms > roomsIn(stay.hotelId))
    return {
      kind: 'refused',
      refusal: 'sold-out',
      words: text.soldOut,
    }
  const reference = newReference()
  const { amountMinor: totalMinor, currency } = total
  const freeUntil = freeCancellationUntil(stay.checkIn, stay.timeZone)
  await writeOrder(db, { key, stay, totalMinor, currency, reference, freeUntil })
  return { kind: 'confirmed', reference }
}

async function giveBack(db: Db, key: string): Promise<CancelOutcome> {
  const row = await cancelOrder(db, key)
  if (row?.state === 'cancelled') return { kind: 'cancelled' }
  return row?.state === 'confirmed'
    ? {
        kind: 'refused',
        refusal: 'too-late',
        words: text.tooLate,
      }
    : {
        kind: 'refused',
        refusal: 'unknown',
        words: text.unknownBooking,
      }
}

/**
 * A supplier of our own for trying things out. It keeps a ledger in a schema that nothing else reads,
 * in transactions of its own, as a company elsewhere would.
 */
export function createSandboxSupplier({
  db,
  pauses: [before, after],
}: SandboxParts): BookingSupplier {
  return {
    source: 'embedded',
    takes: 'test-cards',
    async book(order, signal) {
      await wait(before, undefined, { signal })
      const words = refusalOf(order.payment)
      if (words) return { kind: 'refused', refusal: 'card-refused', words }
      const outcome = await db.transaction().execute((tx) => take(tx, order))
      await wait(after, undefined, { signal })
      return outcome
    },
    seal: (key) => sealKey(db, key),
    async cancel(key, signal) {
      await wait(before, undefined, { signal })
      const outcome = await giveBack(db, key)
      await wait(after, undefined, { signal })
      return outcome
    },
  }
}
