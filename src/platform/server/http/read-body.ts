import { AppError, failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'

const fail = failWith(commonErrors)

const maxBytes = 1_048_576
const maxDepth = 32

async function take(request: Request): Promise<Uint8Array> {
  const declared = request.headers.get('content-length')
  if (declared !== null) {
    if (Number(declared) > maxBytes) throw fail('too-large')
    return new Uint8Array(await request.arrayBuffer())
  }
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > maxBytes) throw fail('too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

/**
 * Reads a body of at most 1 MiB. A declared length ends it, and later bytes are ignored; any other is
 * counted as it streams. Throws too-large, or malformed-request for one that breaks off.
 */
export async function readBytes(request: Request): Promise<Uint8Array> {
  try {
    return await take(request)
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw fail('malformed-request', { message: 'The request body was cut off.', cause })
  }
}

/** PostgreSQL takes neither NUL nor half a surrogate pair; deep nesting only serves attackers. */
function checkValue(value: unknown, depth: number): void {
  if (depth > maxDepth)
    throw fail('malformed-request', { message: 'The body is nested too deeply.' })
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed())
      throw fail('malformed-request', {
        message: 'The text contains characters we can’t store.',
      })
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      checkValue(key, depth + 1)
      checkValue(member, depth + 1)
    }
  }
}

/** A body as its text, to the letter. Throws malformed-request. */
export function readText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (cause) {
    throw fail('malformed-request', { cause })
  }
}

/** Parses a JSON body. Throws unsupported-media-type or malformed-request. */
export function readJson(bytes: Uint8Array, contentType: string | null): unknown {
  const mediaType = contentType?.split(';')[0]?.trim().toLowerCase()
  if (bytes.byteLength === 0) return undefined
  if (mediaType !== 'application/json') throw fail('unsupported-media-type')
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw fail('malformed-request', { message: 'The body isn’t valid JSON.', cause })
  }
  checkValue(value, 0)
  return value
}

/** The same check for text that comes by address: paths and queries. */
export const checkText = (text: string): void => checkValue(text, 0)
