import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'

const fail = failWith(commonErrors)

/**
 * A body mostly arrives with its headers; one that is incomplete after this delay counts as slow. The
 * delay is random, so that hundreds of slow bodies are not all refused in the same moment.
 */
const slowAfterMs = () => 250 + Math.random() * 500
/** Deadline of a whole body, ms; slower ones are cut off. */
const endsAfterMs = 5000
/** Slow bodies at once, each of at most 1 MiB. */
const slowAtMost = { ofAddress: 10, together: 400 }

export interface OpenBodies {
  /**
   * Waits for a body that is being read. Throws body-timeout after five seconds, rate-limited when its
   * address has too many slow ones already, unavailable when all addresses together have.
   */
  wait<T>(address: string, body: Promise<T>): Promise<T>
}

const late = Symbol('late')

async function within<T>(ms: number, body: Promise<T>): Promise<T | typeof late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = new Promise<typeof late>((resolve) => {
    // After a busy moment clocks go before sockets: what has arrived in the meantime is read first.
    timer = setTimeout(() => setImmediate(resolve, late), ms)
  })
  try {
    return await Promise.race([body, end])
  } finally {
    clearTimeout(timer)
  }
}

/** Does not wait for the rest of the body: the connection ends with the response. */
const closing = { connection: 'close' }

export function createOpenBodies(): OpenBodies {
  const slow = new Map<string, number>()
  let together = 0
  const begin = (address: string): void => {
    const already = slow.get(address) ?? 0
    const headers = { ...closing, 'retry-after': '5' }
    if (already >= slowAtMost.ofAddress)
      throw fail('rate-limited', {
        message: 'Too much is being sent from your address at once, too slowly. Please try again.',
        headers,
      })
    if (together >= slowAtMost.together) throw fail('unavailable', { headers })
    slow.set(address, already + 1)
    together++
  }
  const end = (address: string): void => {
    const left = (slow.get(address) ?? 1) - 1
    if (left > 0) slow.set(address, left)
    else slow.delete(address)
    together--
  }
  return {
    async wait(address, body) {
      const untilSlowMs = slowAfterMs()
      const quick = await within(untilSlowMs, body)
      if (quick !== late) return quick
      begin(address)
      try {
        const whole = await within(endsAfterMs - untilSlowMs, body)
        if (whole === late) throw fail('body-timeout', { headers: closing })
        return whole
      } finally {
        end(address)
      }
    },
  }
}
