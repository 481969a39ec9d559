import type { MutationOutbox } from './mutation-outbox.ts'

let stopLeft = (): void => undefined

/** Stops background sending left by a previous page. */
export function takeOverSending(): void {
  stopLeft()
  stopLeft = () => undefined
}

/**
 * A page or a sheet is left whose changes may wait for the network: its sending goes on until nothing waits,
 * else what was added from a sheet would stay in the browser until a trip is opened again.
 */
export function leaveSending(
  outbox: Pick<MutationOutbox, 'tripIds' | 'subscribe'>,
  stop: () => void,
): void {
  takeOverSending()
  if (outbox.tripIds().length === 0) return stop()
  const unsubscribe = outbox.subscribe(() => {
    if (outbox.tripIds().length === 0) takeOverSending()
  })
  stopLeft = () => {
    unsubscribe()
    stop()
  }
}
