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
const loadMs = 20_000
/** Longer than a message takes once it is loaded. ms. */
const answerMs = 3000
/** A model that fails so often is not started again: the guide reads by words alone. */
const failuresAtMost = 3

type Vectors = readonly Float32Array[] | undefined

/** What was asked of the worker and is not answered yet. */
class Waiting {
  readonly #settle = new Map<number, (vectors: Vectors) => void>()

  answer(id: number, vectors: Vectors): void {
    this.#settle.get(id)?.(vectors)
  }

  giveUp(): void {
    for (const settle of this.#settle.values()) settle(undefined)
  }

  /** The answer to a task; undefined once it takes too long. */
  wait(id: number, ms: number, onLate: () => void): Promise<Vectors> {
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        onLate()
        this.answer(id, undefined)
      }, ms)
      this.#settle.set(id, (vectors) => {
        clearTimeout(late)
        this.#settle.delete(id)
        resolve(vectors)
      })
    })
  }
}

/** A worker, and what it was asked. */
interface Running {
  readonly worker: Worker
  readonly waiting: Waiting
  isLoaded: boolean
}

/** One worker with the model, for all messages; it holds some 150 MiB. */
export function createSentenceEncoder(
  workerPath: string,
  onFailure: (error: unknown) => void,
): SentenceEncoder {
  let running: Running | undefined
  let failures = 0
  let last = 0

  function fail(error: unknown): void {
    failures += 1
    onFailure(error)
  }

  function start(): Running {
    const one = { worker: new Worker(workerPath), waiting: new Waiting(), isLoaded: false }
    one.worker.unref()
    one.worker.on('message', ({ id, vectors }: SentenceAnswer) => {
      one.isLoaded = true
      one.waiting.answer(id, vectors)
    })
    one.worker.on('error', fail)
    one.worker.on('exit', () => {
      if (running === one) running = undefined
      one.waiting.giveUp()
    })
    return one
  }

  return {
    async encode(texts) {
      if (failures >= failuresAtMost || texts.length === 0) return undefined
      const one = (running ??= start())
      const task: SentenceTask = { id: (last += 1), texts }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker of Node, not a window
      one.worker.postMessage(task)
      return one.waiting.wait(task.id, one.isLoaded ? answerMs : loadMs, () => {
        fail(new Error('The sentence model does not answer'))
        // A worker that hangs would let the next message wait as well.
        if (running === one) running = undefined
        void one.worker.terminate()
      })
    },
    prepare() {
      running ??= start()
    },
    async close() {
      failures = failuresAtMost
      await running?.worker.terminate()
    },
  }
}
