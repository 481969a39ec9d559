import type { PdfDocument } from './pdf-document.ts'

/** How accessible the file is: PDF/UA-1, tagged without the standard, or without any structure. */
export type Conformance = 'ua-1' | 'tagged' | 'untagged'

export interface WorkerRequest {
  readonly document: PdfDocument
  /** Tried in this order until one succeeds. */
  readonly levels: readonly Conformance[]
}

/** The document arrived; if the worker dies after this, the document is to blame. */
export interface WorkerStarted {
  readonly kind: 'started'
}

export interface WorkerDone {
  readonly kind: 'done'
  readonly pdf: Uint8Array
  readonly conformance: Conformance
  /** Why the levels before it were refused. */
  readonly setbacks: readonly string[]
}

export interface WorkerFailed {
  readonly kind: 'failed'
  readonly setbacks: readonly string[]
}

export type WorkerAnswer = WorkerStarted | WorkerDone | WorkerFailed
