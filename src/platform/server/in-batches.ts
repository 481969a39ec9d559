/** What came of one of a batch: each has its own. */
export type Outcome<R> = { readonly value: R } | { readonly error: unknown }

interface Waiting<T, R> {
  readonly item: T
  settle(outcome: Outcome<R>): void
}

/**
 * Does work that arrives together as one, and what arrives while it is done as the next. `run` answers an
 * outcome for each of the batch, in its order; where it fails as a whole, so does each of the batch.
 */
export function inBatches<T, R>(
  run: (batch: readonly T[]) => Promise<readonly Outcome<R>[]>,
  { atMost, underWay }: { readonly atMost: number; readonly underWay: number },
): (item: T) => Promise<R> {
  const waiting: Waiting<T, R>[] = []
  let running = 0
  const runNext = async (): Promise<void> => {
    if (running >= underWay || waiting.length === 0) return
    const batch = waiting.splice(0, atMost)
    running++
    const failed = (error: unknown) => batch.map(() => ({ error }))
    const outcomes = await run(batch.map(({ item }) => item)).catch(failed)
    running--
    void runNext()
    for (const [at, { settle }] of batch.entries())
      settle(outcomes[at] ?? { error: new Error('A batch has no outcome for one of its parts') })
  }
  return (item) =>
    new Promise((resolve, reject) => {
      const settle = (outcome: Outcome<R>) =>
        'value' in outcome ? resolve(outcome.value) : reject(outcome.error)
      waiting.push({ item, settle })
      // What arrives in this turn of the event loop comes along.
      setImmediate(() => void runNext())
    })
}
