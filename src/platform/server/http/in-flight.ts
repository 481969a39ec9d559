import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'

const fail = failWith(commonErrors)

/** One caller may always have this many calls in flight. */
const alwaysAllowed = 8
/** Once half of all places are taken, one caller keeps at most this part of them. */
const fairShare = 1 / 4

/**
 * Runs work while fewer than `atMost` calls are in flight; above that, refuses at once rather than make all
 * of them slow. A crowd of calls by one caller (session, else address) is refused before anyone else's is.
 * Throws unavailable.
 */
export function createGate(atMost = 400) {
  const share = Math.max(alwaysAllowed, atMost * fairShare)
  const byCaller = new Map<string, number>()
  let running = 0
  return async <T>(caller: string, work: () => Promise<T>): Promise<T> => {
    const own = byCaller.get(caller) ?? 0
    if (running >= atMost || (running >= atMost / 2 && own >= share))
      throw fail('unavailable', { headers: { 'retry-after': '1' } })
    running++
    byCaller.set(caller, own + 1)
    try {
      return await work()
    } finally {
      running--
      const left = (byCaller.get(caller) ?? 1) - 1
      if (left > 0) byCaller.set(caller, left)
      else byCaller.delete(caller)
    }
  }
}
