interface Waiting<T, R> {
  readonly item: T
  resolve(result: R): void
  reject(error: unknown): void
}

/**
 * Does work that arrives together as one, and what arrives while it is done as the next. `run` answers a
 * result for each of the batch, in its order; where it fails, so does each of the batch.
 */
export function inBatches<T, R>(
  run: (batch: readonly T[]) => Promise<readonly R[]>,
  { atMost, underWay }: { readonly atMost: number; readonly underWay: number },
): (item: T) => Promise<R> {
  const waiting: Waiting<T, R>[] = []
  let running = 0
  const runNext = async (): Promise<void> => {
    if (running >= underWay || waiting.length === 0) return
    const batch = waiting.splice(0, atMost)
    running++
    try {
      const results = await run(batch.map(({ item }) => item))
      if (results.length !== batch.length) throw new Error('A batch needs a result for each part')
      for (const [at, { resolve }] of batch.entries()) resolve(results[at] as R)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    running--
    // Those that the answers above let ask again come along.
    setImmediate(() => void runNext())
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      // What arrives in this turn of the event loop comes along.
      setImmediate(() => void runNext())
    })
}
