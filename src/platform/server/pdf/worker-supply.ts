import { startWorker, type WorkerOptions, type WorkerProcess } from './worker-process.ts'

export interface WorkerSupply {
  /** The spare worker if it lives, otherwise a new one. */
  take(): WorkerProcess
  /** Starts a spare in the background unless there is one. */
  prepare(): void
  /** Ends every worker and resolves when all are gone. */
  close(): Promise<void>
}

/** A spare that no document has asked for during this time ends. ms. */
const spareForMs = 60_000

/**
 * Knows all workers, and keeps at most one started and loaded for the next document: those who make one
 * often make another soon, and a worker that waits holds some 35 MiB.
 */
export function createWorkerSupply(
  options: WorkerOptions & { readonly spareForMs?: number },
): WorkerSupply {
  const workers = new Set<WorkerProcess>()
  let spare: WorkerProcess | undefined
  let ending: NodeJS.Timeout | undefined

  function endSpare() {
    spare?.kill()
    spare = undefined
  }

  function start() {
    const worker = startWorker(options)
    workers.add(worker)
    void worker.gone.then(() => workers.delete(worker))
    return worker
  }

  return {
    take() {
      clearTimeout(ending)
      const ready = spare?.alive ? spare : undefined
      spare = undefined
      return ready ?? start()
    },
    prepare() {
      if (!spare?.alive) spare = start()
      clearTimeout(ending)
      ending = setTimeout(endSpare, options.spareForMs ?? spareForMs).unref()
    },
    async close() {
      clearTimeout(ending)
      const all = [...workers]
      for (const worker of all) worker.kill()
      await Promise.all(all.map(({ gone }) => gone))
    },
  }
}
