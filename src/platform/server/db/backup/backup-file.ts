import { createReadStream, createWriteStream } from 'node:fs'
import { link, rm } from 'node:fs/promises'
import { pipeline as startPipeline } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/**
 * A backup is a gzipped text, one JSON value a line: a head, then each table with its rows after it, and
 * a foot that counts them, so that half a file is known for one.
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

/** Writes to a temporary file (mode 0600), flushes it to disk, then renames it. */
export async function writeBackupFile(
  file: string,
  lines: AsyncIterable<BackupLine>,
): Promise<void> {
  const partial = `${file}.${process.pid}.partial`
  try {
    const text = async function* () {
      for await (const line of lines) yield `${JSON.stringify(line)}\n`
    }
    const target = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(text, createGzip(), target)
    // A link, unlike a rename, refuses to replace.
    await link(partial, file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new Error(`${file} is there already`, { cause: error })
    throw error
  } finally {
    await rm(partial, { force: true })
  }
}

async function* textLines(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip().setEncoding('utf8')
  // Whatever fails in it fails for the reader below.
  startPipeline(createReadStream(file), unpacked, () => undefined)
  let rest = ''
  for await (const chunk of unpacked) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}

/** Throws where the file is not there, is no gzipped text or is cut off. */
export async function* readBackupFile(file: string): AsyncGenerator<BackupLine> {
  try {
    for await (const line of textLines(file)) yield JSON.parse(line) as BackupLine
  } catch (cause) {
    throw new Error(`${file} cannot be read as a backup`, { cause })
  }
}
