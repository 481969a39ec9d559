import { failWith } from '#platform/shared/app-error.ts'
import { tripErrors } from '../contract/trips.errors.ts'
import type { ReadTrip } from './trips.store.ts'
import { refusalText } from './messages.ts'

const fail = failWith(tripErrors)

/** Refuses what would change or book an item that waits behind the trip’s last day. Throws tier-required. */
export function requireUnveiled({ veiled }: Pick<ReadTrip, 'veiled'>, itemId: string): void {
  if (veiled?.items.some(({ id }) => id === itemId))
    throw fail('tier-required', { message: refusalText.veiled })
}
