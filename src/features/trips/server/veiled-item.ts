import { failWith } from '#platform/shared/app-error.ts'
import { tripErrors } from '../contract/trips.errors.ts'
import type { ReadTrip } from './trips.store.ts'

const fail = failWith(tripErrors)

const message = 'This day waits for a higher tier. Until it is open, its plan can only be read.'

/** Refuses what would change or book an item that waits behind the trip’s last day. Throws tier-required. */
export function requireUnveiled({ veiled }: Pick<ReadTrip, 'veiled'>, itemId: string): void {
  if (veiled?.items.some(({ id }) => id === itemId)) throw fail('tier-required', { message })
}
