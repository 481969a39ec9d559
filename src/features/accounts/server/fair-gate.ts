interface Waiter {
  go(): void
  refuse(): void
}

interface GateOptions {
  readonly atOnce: number
  readonly waitingAtMost: number
  /** What is thrown to whoever finds no room, or loses it to one who asks for less. */
  readonly refusal: () => Error
}

/**
 * Lets so much work run at once and so much wait. Who waits does so in a line of their own key, and the
 * lines take turns: whoever asks for much waits for themselves. Where all room is taken, the longest line
 * loses its last one to a shorter line.
 */
export function createFairGate({ atOnce, waitingAtMost, refusal }: GateOptions) {
  let running = 0
  let waiting = 0
  // In the order of their turns.
  const lines = new Map<string, Waiter[]>()
  const takeNext = (): Waiter | undefined => {
    const [first] = lines
    if (!first) return undefined
    const [key, line] = first
    lines.delete(key)
    const next = line.shift()
    if (line.length > 0) lines.set(key, line)
    waiting--
    return next
  }
  const makeRoom = (key: string): void => {
    const own = lines.get(key)?.length ?? 0
    const longest = [...lines.values()].reduce<Waiter[]>(
      (most, line) => (line.length > most.length ? line : most),
      [],
    )
    if (longest.length <= own + 1) throw refusal()
    waiting--
    longest.pop()?.refuse()
  }
  const queue = (key: string): Promise<void> => {
    if (waiting >= waitingAtMost) makeRoom(key)
    waiting++
    return new Promise((resolve, reject) => {
      const line = lines.get(key) ?? []
      line.push({ go: resolve, refuse: () => reject(refusal()) })
      lines.set(key, line)
    })
  }
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await queue(key)
    else running++
    try {
      return await work()
    } finally {
      const next = takeNext()
      if (next) next.go()
      else running--
    }
  }
}
