import { gzipSync } from 'node:zlib'

/** Shorter is not worth it; longer would hold up the others and goes through a stream instead. */
const worthIt = { from: 1024, to: 128 * 1024 }
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/

/** Whether a caller with this Accept-Encoding reads gzip. */
export const acceptsGzip = (accepted: string | null): boolean =>
  accepted !== null && takesGzip.test(accepted)

export const jsonType = 'application/json; charset=utf-8'

interface Answered {
  readonly status: number
  readonly headers: Headers
  /** The caller's Accept-Encoding. */
  readonly accepted: string | null
}

/**
 * A JSON response. Bodies of usual size are compressed in one call, which costs far less than a stream.
 * Vary and Content-Length are set here, so that compression middleware leaves the response alone.
 */
export function jsonAnswer(answer: unknown, { status, headers, accepted }: Answered): Response {
  const text = JSON.stringify(answer)
  headers.set('content-type', jsonType)
  const bytes = Buffer.byteLength(text)
  if (bytes < worthIt.from) {
    headers.set('content-length', String(bytes))
    return new Response(text, { status, headers })
  }
  headers.append('vary', 'Accept-Encoding')
  if (bytes > worthIt.to || !acceptsGzip(accepted)) return new Response(text, { status, headers })
  headers.set('content-encoding', 'gzip')
  return new Response(new Uint8Array(gzipSync(text)), { status, headers })
}
