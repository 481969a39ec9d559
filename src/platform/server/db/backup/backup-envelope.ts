import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'
import { type FileKey, fileKey, isSameKey, openChunks, sealChunks } from './sealed-chunks.ts'

/**
 * What stands around the packed rows: a line that says what this is and, where it is encrypted, with which
 * salt; the rows; and the SHA-256 of all before it. Files from before there were envelopes begin with the
 * rows, as gzip does.
 */
const mark = '{"wayleafBackup":2,'
const headAtMost = 500
const digestLength = 32
const gzipMark = Buffer.from([0x1f, 0x8b])

const hex = z.string().regex(/^[0-9a-f]{32}$/)
const headSchema = z.strictObject({
  wayleafBackup: z.literal(2),
  /** scrypt with this salt gives the key, and with it the check. */
  sealed: z.strictObject({ salt: hex, check: hex }).nullable(),
})

const headOf = (key: FileKey | undefined): Buffer => {
  const sealed = key ? { salt: key.salt.toString('hex'), check: key.check.toString('hex') } : null
  const head: z.infer<typeof headSchema> = { wayleafBackup: 2, sealed }
  return Buffer.from(`${JSON.stringify(head)}\n`)
}

/** Puts bytes in an envelope; with a passphrase, encrypted. */
export async function* inEnvelope(
  bytes: AsyncIterable<Buffer>,
  passphrase: string | undefined,
): AsyncGenerator<Buffer> {
  const key = passphrase === undefined ? undefined : await fileKey(passphrase)
  const head = headOf(key)
  const digest = createHash('sha256').update(head)
  yield head
  for await (const part of key ? sealChunks(bytes, key, head) : bytes) {
    digest.update(part)
    yield part
  }
  yield digest.digest()
}

interface Envelope {
  /** Undefined of a file from before there were envelopes. */
  readonly head: Buffer | undefined
  readonly key: FileKey | undefined
}

async function keyFor(head: Buffer, passphrase: string | undefined): Promise<FileKey | undefined> {
  const { sealed } = headSchema.parse(JSON.parse(head.toString()))
  if (!sealed) return undefined
  if (passphrase === undefined)
    throw new BackupError(
      'it is encrypted: set BACKUP_PASSPHRASE to the passphrase it was written with',
    )
  const key = await fileKey(passphrase, Buffer.from(sealed.salt, 'hex'))
  if (!isSameKey(key, Buffer.from(sealed.check, 'hex')))
    throw new BackupError('it is encrypted with another passphrase than BACKUP_PASSPHRASE says')
  return key
}

/** The bytes of a file from a place to before another one, or to its end. */
async function* bytesOf(file: string, start: number, end?: number): AsyncGenerator<Buffer> {
  if (end !== undefined && end <= start) return
  // What a stream calls its end is the last byte that it gives.
  yield* createReadStream(file, { start, ...(end === undefined ? {} : { end: end - 1 }) })
}

/** Reads the head and checks the digest of the whole file. Throws if it does not match. */
async function readEnvelope(
  file: string,
  passphrase: string | undefined,
): Promise<Envelope & { readonly end: number | undefined }> {
  const handle = await open(file)
  try {
    const start = (await handle.read({ buffer: Buffer.alloc(headAtMost), position: 0 })).buffer
    if (start.subarray(0, gzipMark.length).equals(gzipMark))
      return { head: undefined, key: undefined, end: undefined }
    if (!start.toString('latin1').startsWith(mark)) throw new BackupError('it is something else')
    const end = Math.max((await handle.stat()).size - digestLength, 0)
    const foot = await handle.read({ buffer: Buffer.alloc(digestLength), position: end })
    const digest = createHash('sha256')
    for await (const part of bytesOf(file, 0, end)) digest.update(part)
    if (!digest.digest().equals(foot.buffer))
      throw new BackupError('it is damaged or cut off: its digest is of something else')
    const head = start.subarray(0, start.indexOf('\n') + 1)
    return { head, key: await keyFor(head, passphrase), end }
  } finally {
    await handle.close()
  }
}

/**
 * Yields the content of the envelope. Throws before the first byte if the file is incomplete or the
 * passphrase is wrong, and at an encrypted chunk that was moved or changed.
 */
export async function* fromEnvelope(
  file: string,
  passphrase: string | undefined,
): AsyncGenerator<Buffer> {
  const { head, key, end } = await readEnvelope(file, passphrase)
  if (!head) return yield* bytesOf(file, 0)
  const packed = bytesOf(file, head.length, end)
  yield* key ? openChunks(packed, key, head) : packed
}
