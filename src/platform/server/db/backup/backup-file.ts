import { createWriteStream } from 'node:fs'
import { link, rm } from 'node:fs/promises'
import { pipeline as startPipeline } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { fromEnvelope, inEnvelope } from './backup-envelope.ts'
import { BackupError } from './backup-error.ts'

/**
 * A backup is a gzipped text, one JSON value a line: a head, then each table with its rows after it, and
 * a foot that counts them, so that half a file is known for one. Around it is an envelope with a digest.
 */
export type BackupLine =
  | {
      readonly wayleaf: 1
      /** Names of the migrations that had run. */
      readonly migrations: readonly string[]
      readonly takenAt: string
    }
  | {
      /** "public.trips", quoted where it has to be. */
      readonly table: string
    }
  | {
      /** In PostgreSQL's own JSON. */
      readonly row: string
    }
  | {
      /** The next value of each counter, by its quoted name. */
      readonly sequences: Readonly<Record<string, string>>
      readonly rows: number
    }

/**
 * Writes to a temporary file (mode 0600), flushes it to disk, then renames it. Encrypts it if a passphrase
 * is given.
 */
export async function writeBackupFile(
  file: string,
  lines: AsyncIterable<BackupLine>,
  passphrase?: string,
): Promise<void> {
  const partial = `${file}.${process.pid}.partial`
  try {
    const text = async function* () {
      for await (const line of lines) yield `${JSON.stringify(line)}\n`
    }
    const target = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true })
    const wrap = (packed: AsyncIterable<Buffer>) => inEnvelope(packed, passphrase)
    await pipeline(text, createGzip(), wrap, target)
    // A link, unlike a rename, refuses to replace.
    await link(partial, file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new Error(`${file} already exists`, { cause: error })
    throw error
  } finally {
    await rm(partial, { force: true })
  }
}

async function* textLines(file: string, passphrase: string | undefined): AsyncGenerator<string> {
  const unpacked = createGunzip().setEncoding('utf8')
  // Its errors reach the reader below.
  startPipeline(fromEnvelope(file, passphrase), unpacked, () => undefined)
  let rest = ''
  for await (const chunk of unpacked) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}

/**
 * Throws where the file is not there, is no backup, or is not as it was written: before the first line
 * where its digest or its passphrase says so.
 */
export async function* readBackupFile(
  file: string,
  passphrase?: string,
): AsyncGenerator<BackupLine> {
  try {
    for await (const line of textLines(file, passphrase)) yield JSON.parse(line) as BackupLine
  } catch (cause) {
    // What others say of a fault may repeat a piece of a row.
    const why = cause instanceof BackupError ? `: ${cause.message}` : ''
    throw new Error(`${file} cannot be read as a backup${why}`, { cause })
  }
}
