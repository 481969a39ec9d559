interface Waiter {
  go(): void
  refuse(): void
}

/** Those of one key that wait, and the round in which the first of them is to go. */
interface Line {
  readonly waiters: Waiter[]
  round: number
}

interface GateOptions {
  readonly atOnce: number
  readonly waitingAtMost: number
  /** What is thrown to whoever finds no room, or loses it to one who asks for less. */
  readonly refusal: () => Error
}

/** Beyond so many keys it is worth forgetting those that have nothing coming to them. */
const keysAtMost = 1000

/** Which round is being served, and in which one a key may be served next. */
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
 * Lets so much work run at once and so much wait. Each key is served once a round, and who comes new is in
 * the round that is being served: whoever asks for much waits for themselves. Where all room is taken, the
 * longest line loses its last one to a shorter line.
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
