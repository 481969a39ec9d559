import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'

interface Range {
  readonly from: number
  /** The last byte, included. */
  readonly to: number
}

/**
 * The one range that a request asks of so many bytes (RFC 9110, 14.2): undefined for none or for several,
 * which are answered whole; 'outside' for one that the file does not have.
 */
function rangeOf(asked: string | null, size: number): Range | 'outside' | undefined {
  const [, start = '', end = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(asked ?? '') ?? []
  if (start === '' && end === '') return undefined
  const from = start === '' ? Math.max(0, size - Number(end)) : Number(start)
  const to = start === '' || end === '' ? size - 1 : Math.min(Number(end), size - 1)
  if (start !== '' && end !== '' && Number(end) < from) return undefined
  return from < size && from <= to ? { from, to } : 'outside'
}

interface ServedFile {
  readonly path: string
  readonly type: string
  readonly cache: string
}

async function sizeOf(path: string) {
  try {
    const found = await stat(path)
    return found.isFile() ? found : undefined
  } catch (error) {
    if (Object(error).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * A file of the disk as an answer, whole or the range that is asked for; it is streamed, however large it
 * is. undefined if there is no such file.
 */
export async function answerFile(
  request: Request,
  { path, type, cache }: ServedFile,
): Promise<Response | undefined> {
  const found = await sizeOf(path)
  if (!found) return undefined
  const { size, mtimeMs } = found
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
  const headers = new Headers({
    'content-type': type,
    'cache-control': cache,
    'accept-ranges': 'bytes',
    etag,
  })
  const ask = (name: string) => request.headers.get(name)
  if (ask('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const isSame = (ask('if-range') ?? etag) === etag
  const range = isSame ? rangeOf(ask('range'), size) : undefined
  if (range === 'outside') {
    headers.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  const { from, to } = range ?? { from: 0, to: size - 1 }
  headers.set('content-length', String(to - from + 1))
  if (range) headers.set('content-range', `bytes ${from}-${to}/${size}`)
  const isRead = request.method !== 'HEAD' && size > 0
  const stream = isRead ? createReadStream(path, { start: from, end: to }) : undefined
  const body = stream ? (Readable.toWeb(stream) as ReadableStream<Uint8Array>) : null
  return new Response(body, { status: range ? 206 : 200, headers })
}
