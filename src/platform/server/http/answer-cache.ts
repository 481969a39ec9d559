import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { RawBuilder } from 'kysely'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/**
 * What an answer to a caller depends on, as a scalar of the statement that reads their session, whose account
 * is `u`. Two that are equal stand for the same answer; null: it must be made anew. Undefined for parameters
 * that cannot be read.
 */
export type Revision = (
  params: Readonly<Record<string, string>>,
) => RawBuilder<string | null> | undefined

/** A finished answer in the forms that were asked for so far. */
interface Kept {
  readonly revision: string
  readonly plain: Uint8Array<ArrayBuffer> | undefined
  readonly packed: Uint8Array<ArrayBuffer> | undefined
  usedAt: number
}

/** An answer that is ready to be sent. */
export interface ReadyAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly packed: boolean
}

export interface AnswerCache {
  /** The answer of this revision, packed with gzip or plain; undefined where it has to be made. */
  find(key: string, revision: string, packed: boolean): Promise<ReadyAnswer | undefined>
  /** Keeps an answer in place of the one of an earlier revision, and returns it ready. */
  keep(key: string, revision: string, text: string, packed: boolean): Promise<ReadyAnswer>
  /** Bytes of all that is kept. */
  size(): number
}

/** Shorter is not worth packing. */
const packedFrom = 1024
/** Entries not read for this long are dropped. */
const idleMs = 5 * 60_000
/** What an entry costs beside its bytes. */
const overhead = 500

const sizeOf = (key: string, { plain, packed }: Kept): number =>
  overhead + key.length + (plain?.byteLength ?? 0) + (packed?.byteLength ?? 0)

/** Entries in order of use, those used longest ago first, within a bound of bytes and of time. */
function createShelf(atMostBytes: number, now: () => number) {
  const entries = new Map<string, Kept>()
  let bytes = 0
  const drop = (key: string): void => {
    const entry = entries.get(key)
    if (!entry) return
    bytes -= sizeOf(key, entry)
    entries.delete(key)
  }
  const sweep = () => {
    const before = now() - idleMs
    for (const [key, { usedAt }] of entries) {
      if (usedAt > before) return
      drop(key)
    }
  }
  setInterval(sweep, idleMs / 5).unref()
  return {
    get: (key: string) => entries.get(key),
    size: () => bytes,
    put(key: string, entry: Kept): void {
      drop(key)
      const size = sizeOf(key, entry)
      if (size > atMostBytes / 8) return
      entries.set(key, entry)
      bytes += size
      for (const oldest of entries.keys()) {
        if (bytes <= atMostBytes) return
        drop(oldest)
      }
    },
    /** It was used now. */
    touch(key: string, entry: Kept): void {
      entry.usedAt = now()
      // The entry may have been replaced meanwhile.
      if (entries.get(key) === entry && entries.delete(key)) entries.set(key, entry)
    },
  }
}

/**
 * Finished answers by what they depend on, at most so many bytes of them, the least recently used dropped
 * first. It never decides which answer is current: callers pass the revision that they read from the database.
 */
export function createAnswerCache(atMostBytes: number, now = () => performance.now()): AnswerCache {
  const shelf = createShelf(atMostBytes, now)
  /** In the form that is asked for; a form that was not asked for before is kept beside the other. */
  const ready = async (key: string, entry: Kept, packed: boolean): Promise<ReadyAnswer> => {
    const { plain } = entry
    const isPacked = packed && (plain?.byteLength ?? packedFrom) >= packedFrom
    const form = isPacked ? entry.packed : plain
    if (form) {
      shelf.touch(key, entry)
      return { bytes: form, packed: isPacked }
    }
    const made = isPacked ? pack(plain ?? new Uint8Array()) : unpack(entry.packed ?? '')
    const bytes = new Uint8Array(await made)
    const both = isPacked ? { packed: bytes } : { plain: bytes }
    shelf.put(key, { ...entry, ...both, usedAt: now() })
    return { bytes, packed: isPacked }
  }
  return {
    async find(key, revision, packed) {
      const entry = shelf.get(key)
      return entry?.revision === revision ? ready(key, entry, packed) : undefined
    },
    async keep(key, revision, text, packed) {
      const plain = new TextEncoder().encode(text)
      const entry = { revision, plain, packed: undefined, usedAt: now() }
      shelf.put(key, entry)
      const answer = await ready(key, entry, packed)
      // A browser asks for the packed form alone, a tenth of the plain one.
      const stored = answer.packed ? shelf.get(key) : undefined
      if (stored?.revision === revision) shelf.put(key, { ...stored, plain: undefined })
      return answer
    },
    size: shelf.size,
  }
}
