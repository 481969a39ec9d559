import type { PdfDocument } from './pdf-document.ts'
import { PdfError } from './pdf-error.ts'
import type { Conformance, WorkerDone } from './worker-messages.ts'
import { WorkerLost, type WorkerProcess } from './worker-process.ts'

/** What to try when a worker died over a document: tagging is the part known to panic. */
const ladders: readonly (readonly Conformance[])[] = [
  ['ua-1', 'tagged', 'untagged'],
  ['tagged', 'untagged'],
  ['untagged'],
]

/** Renders in one worker after another, lower each time one dies, until a file or no rung is left. */
export async function renderAttempts(
  document: PdfDocument,
  nextWorker: () => WorkerProcess,
): Promise<WorkerDone> {
  const losses: string[] = []
  let rung = 0
  // One try more than rungs: a spare that died before it began says nothing about the document.
  for (let tries = 0; tries <= ladders.length; tries += 1) {
    const levels = ladders[rung]
    if (!levels) break
    const worker = nextWorker()
    try {
      const answer = await worker.render({ document, levels })
      const setbacks = [...losses, ...answer.setbacks]
      if (answer.kind === 'done') return { ...answer, setbacks }
      throw new PdfError('failed', { detail: setbacks.join('; ') })
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error
      losses.push(error.message)
      if (error.started) rung += 1
    }
  }
  throw new PdfError('failed', { detail: losses.join('; ') })
}
