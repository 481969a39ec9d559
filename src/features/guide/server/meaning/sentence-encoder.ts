import { Worker } from 'node:worker_threads'
import type { SentenceAnswer, SentenceTask } from './sentence-worker.ts'

/** Vectors of English sentences, in their order; undefined where the model does not answer in time. */
export type EncodeSentences = (
  texts: readonly string[],
) => Promise<readonly Float32Array[] | undefined>

export interface SentenceEncoder {
  readonly encode: EncodeSentences
  /** Loads the model, so that the first message is as quick as the next. */
  prepare(): void
  close(): Promise<void>
}

/** Longer than the model takes to load on a busy machine. ms. */
const waitMs = 20_000
/** A model that fails so often is not started again: the guide reads by words alone. */
const failuresAtMost = 3

/** One worker with the model, for all messages; it holds some 150 MiB. */
export function createSentenceEncoder(
  workerPath: string,
  onFailure: (error: unknown) => void,
): SentenceEncoder {
  const waiting = new Map<number, (vectors: readonly Float32Array[] | undefined) => void>()
  let worker: Worker | undefined
  let failures = 0
  let last = 0

  function settleAll(): void {
    for (const settle of waiting.values()) settle(undefined)
    waiting.clear()
  }

  function start(): Worker {
    const one = new Worker(workerPath)
    one.unref()
    one.on('message', ({ id, vectors }: SentenceAnswer) => waiting.get(id)?.(vectors))
    one.on('error', (error) => {
      failures += 1
      onFailure(error)
    })
    one.on('exit', () => {
      if (worker === one) worker = undefined
      settleAll()
    })
    return one
  }

  return {
    async encode(texts) {
      if (failures >= failuresAtMost || texts.length === 0) return undefined
      const one = (worker ??= start())
      const task: SentenceTask = { id: (last += 1), texts }
      return new Promise((resolve) => {
        const settle = (vectors: readonly Float32Array[] | undefined): void => {
          clearTimeout(late)
          waiting.delete(task.id)
          resolve(vectors)
        }
        const late = setTimeout(() => {
          failures += 1
          onFailure(new Error('The sentence model does not answer'))
          settle(undefined)
        }, waitMs)
        waiting.set(task.id, settle)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker of Node, not a window
        one.postMessage(task)
      })
    },
    prepare() {
      worker ??= start()
    },
    async close() {
      failures = failuresAtMost
      await worker?.terminate()
    },
  }
}
