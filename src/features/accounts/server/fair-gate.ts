interface Waiter {
  go(): void
  refuse(): void
}

/** The queue of one key, and the round in which its first entry is due. */
interface Line {
  readonly waiters: Waiter[]
  round: number
}

interface GateOptions {
  readonly atOnce: number
  readonly waitingAtMost: number
  /** Creates the error for work that finds no room, or is displaced by a shorter queue. */
  readonly refusal: () => Error
}

/** Above this number of keys, keys without pending rounds are dropped. */
const keysAtMost = 1000

/** Tracks the current round, and the next round in which each key may be served. */
function createRounds() {
  let round = 0
  const nextRounds = new Map<string, number>()
  return {
    serve: (key: string, at: number): void => {
      round = Math.max(round, at)
      nextRounds.set(key, at + 1)
      if (nextRounds.size < keysAtMost) return
      for (const [known, next] of nextRounds) if (next <= round) nextRounds.delete(known)
    },
    roundOf: (key: string): number => Math.max(round, nextRounds.get(key) ?? 0),
    forget: (): void => nextRounds.clear(),
  }
}

/**
 * Limits how much work runs at once and how much waits. Each key is served once per round and a new key
 * joins the current round, so a key that asks for much delays only itself. When the queue is full, the
 * longest line drops its last entry in favour of a shorter line.
 */
export function createFairGate({ atOnce, waitingAtMost, refusal }: GateOptions) {
  let running = 0
  let waiting = 0
  const lines = new Map<string, Line>()
  const { serve, roundOf, forget } = createRounds()
  const takeNext = (): Waiter | undefined => {
    const all = [...lines]
    const [first] = all
    if (!first) return undefined
    const [key, line] = all.reduce(
      (best, one) => (one[1].round < best[1].round ? one : best),
      first,
    )
    const next = line.waiters.shift()
    if (line.waiters.length === 0) lines.delete(key)
    serve(key, line.round)
    line.round++
    waiting--
    return next
  }
  const makeRoom = (key: string): void => {
    const own = lines.get(key)?.waiters.length ?? 0
    const all = [...lines.values()].map(({ waiters }) => waiters)
    const longest = all.toSorted((a, b) => b.length - a.length)[0] ?? []
    if (longest.length <= own + 1) throw refusal()
    waiting--
    longest.pop()?.refuse()
  }
  const queue = (key: string): Promise<void> => {
    if (waiting >= waitingAtMost) makeRoom(key)
    waiting++
    return new Promise((resolve, reject) => {
      const line = lines.get(key) ?? { waiters: [], round: roundOf(key) }
      line.waiters.push({ go: resolve, refuse: () => reject(refusal()) })
      lines.set(key, line)
    })
  }
  const begin = (key: string): void => {
    running++
    serve(key, roundOf(key))
  }
  const end = (): void => {
    const next = takeNext()
    if (next) return next.go()
    running--
    if (running === 0) forget()
  }
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await queue(key)
    else begin(key)
    try {
      return await work()
    } finally {
      end()
    }
  }
}
