import PQueue from 'p-queue'
import type { PdfDocument } from './pdf-document.ts'
import { PdfError } from './pdf-error.ts'
import { renderAttempts } from './render-attempts.ts'
import type { Conformance, WorkerDone } from './worker-messages.ts'
import type { WorkerOptions, WorkerProcess } from './worker-process.ts'
import { createWorkerSupply } from './worker-supply.ts'

/** How a document was rendered, for the log. */
export interface PdfNote {
  readonly conformance: Conformance
  readonly milliseconds: number
  /** Why a better conformance, or an earlier attempt, did not do. Empty when all went well. */
  readonly setbacks: readonly string[]
}

export interface PdfRendererOptions extends WorkerOptions {
  /** Documents rendered at the same time; default 2. */
  readonly concurrency?: number
  /** Documents that may wait beyond those; default 20. */
  readonly waiting?: number
  /** Milliseconds a document may take once begun; default 20,000. */
  readonly timeout?: number
  /** Keep one worker started and loaded after each document for the next; default true. */
  readonly spare?: boolean
  /** Milliseconds after which an unused spare worker ends; default one minute. */
  readonly spareForMs?: number
  readonly onNote?: (note: PdfNote) => void
}

export interface PdfRenderer {
  /** Starts the spare worker, so that the first document is as fast as the next. */
  prepare(): void
  /** The file's bytes. Rejects with PdfError, or with the signal's reason when aborted. */
  render(document: PdfDocument, signal?: AbortSignal): Promise<Uint8Array>
  /** Ends all workers and refuses everything still waiting. */
  close(): Promise<void>
}

/** Renders documents to PDF, each in a process of its own that ends with it. */
export function createPdfRenderer(options: PdfRendererOptions): PdfRenderer {
  const { concurrency = 2, waiting = 20, timeout = 20_000, spare = true } = options
  const queue = new PQueue({ concurrency })
  const supply = createWorkerSupply(options)
  const closing = new AbortController()

  function withinLimits(document: PdfDocument, signal: AbortSignal) {
    return new Promise<WorkerDone>((resolve, reject) => {
      let worker: WorkerProcess | undefined
      let stopped = false
      const stop = (reason: unknown) => {
        stopped = true
        reject(reason)
        worker?.kill()
      }
      const onAbort = () => stop(signal.reason)
      const timer = setTimeout(() => stop(new PdfError('timeout')), timeout)
      signal.addEventListener('abort', onAbort, { once: true })
      renderAttempts(document, () => {
        // When stopped this only ends the attempts: the promise is settled already.
        if (stopped) throw new PdfError('closed')
        const next = supply.take()
        worker = next
        return next
      })
        .then(resolve, reject)
        .finally(() => {
          clearTimeout(timer)
          signal.removeEventListener('abort', onAbort)
        })
    })
  }

  async function renderNow(document: PdfDocument, signal: AbortSignal) {
    const began = performance.now()
    const { pdf, conformance, setbacks } = await withinLimits(document, signal)
    const milliseconds = Math.round(performance.now() - began)
    options.onNote?.({ conformance, milliseconds, setbacks })
    return pdf
  }

  function prepareSpare() {
    // Not while documents wait: their workers come first.
    if (spare && !closing.signal.aborted && queue.size === 0) supply.prepare()
  }

  return {
    prepare: prepareSpare,
    async render(document, signal) {
      const ends = signal ? AbortSignal.any([closing.signal, signal]) : closing.signal
      ends.throwIfAborted()
      if (queue.pending >= concurrency && queue.size >= waiting) throw new PdfError('busy')
      try {
        return await queue.add(() => renderNow(document, ends), { signal: ends })
      } finally {
        prepareSpare()
      }
    },
    close() {
      closing.abort(new PdfError('closed'))
      return supply.close()
    },
  }
}
