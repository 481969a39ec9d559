import { startWorker, type WorkerOptions, type WorkerProcess } from './worker-process.ts'

export interface WorkerSupply {
  /** The spare worker if it lives, otherwise a new one. */
  take(): WorkerProcess
  /** Starts a spare in the background unless there is one. */
  prepare(): void
  /** Ends every worker and resolves when all are gone. */
  close(): Promise<void>
}

/** Knows all workers, and keeps at most one started and loaded for the next document. */
export function createWorkerSupply(options: WorkerOptions): WorkerSupply {
  const workers = new Set<WorkerProcess>()
  let spare: WorkerProcess | undefined

  function start() {
    const worker = startWorker(options)
    workers.add(worker)
    void worker.gone.then(() => workers.delete(worker))
    return worker
  }

  return {
    take() {
      const ready = spare?.alive ? spare : undefined
      spare = undefined
      return ready ?? start()
    },
    prepare() {
      if (!spare?.alive) spare = start()
    },
    async close() {
      const all = [...workers]
      for (const worker of all) worker.kill()
      await Promise.all(all.map(({ gone }) => gone))
    },
  }
}
