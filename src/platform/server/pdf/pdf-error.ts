/** `busy`: the waiting line is full. `timeout`, `failed`: this document. `closed`: shutting down. */
export type PdfErrorCode = 'busy' | 'timeout' | 'failed' | 'closed'

const sentences: Record<PdfErrorCode, string> = {
  busy: 'Too many documents are waiting to be rendered',
  timeout: 'The document took too long to render',
  failed: 'The document could not be rendered',
  closed: 'The renderer is closed',
}

/** Why no document came back. An aborted render rejects with the signal's own reason instead. */
export class PdfError extends Error {
  override readonly name = 'PdfError'
  readonly code: PdfErrorCode

  constructor(code: PdfErrorCode, options: { detail?: string; cause?: unknown } = {}) {
    const detail = options.detail ? `: ${options.detail}` : ''
    super(sentences[code] + detail, { cause: options.cause })
    this.code = code
  }
}
