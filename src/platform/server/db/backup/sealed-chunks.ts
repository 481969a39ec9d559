import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { BackupError } from './backup-error.ts'

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)

/** As for passwords: 128 MiB, and about a third of a second a guess. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 160 * 1024 * 1024 }
const keyLength = 32
const checkLength = 16
const tagLength = 16
/** Plain bytes per chunk, except the last. */
const chunkLength = 64 * 1024

/** A key for one file. */
export interface FileKey {
  readonly salt: Buffer
  readonly key: Buffer
  /** Tells a wrong passphrase from a damaged file; reveals nothing of the key. */
  readonly check: Buffer
}

/** The key that a passphrase gives with a salt; without one, with a new one. */
export async function fileKey(passphrase: string, salt = randomBytes(16)): Promise<FileKey> {
  const bytes = await derive(passphrase, salt, keyLength + checkLength, cost)
  return { salt, key: bytes.subarray(0, keyLength), check: bytes.subarray(keyLength) }
}

/** Whether the passphrase was the same. */
export const isSameKey = ({ check }: FileKey, expected: Buffer): boolean =>
  check.length === expected.length && timingSafeEqual(check, expected)

/** Splits the bytes into chunks of one length; the last, shorter one is marked. */
async function* inPieces(
  bytes: AsyncIterable<Buffer>,
  length: number,
): AsyncGenerator<{ readonly piece: Buffer; readonly last: boolean }> {
  let [waiting, size] = [[] as Buffer[], 0]
  for await (const part of bytes) {
    waiting.push(part)
    size += part.length
    // One more than a piece, for only then it is not the last.
    if (size <= length) continue
    let rest = Buffer.concat(waiting)
    while (rest.length > length) {
      yield { piece: rest.subarray(0, length), last: false }
      rest = rest.subarray(length)
    }
    ;[waiting, size] = [[rest], rest.length]
  }
  yield { piece: Buffer.concat(waiting), last: true }
}

/**
 * A key serves one file, so the number of a chunk is nonce enough. With the number a chunk opens at its
 * own place only, and with the mark of the last one a file that was cut between two chunks does not open.
 */
function nonceOf(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 7)
  nonce[11] = last ? 1 : 0
  return nonce
}

/** Encrypts chunk by chunk. `head` stays in plain text; each chunk authenticates it. */
export async function* sealChunks(
  bytes: AsyncIterable<Buffer>,
  { key }: FileKey,
  head: Buffer,
): AsyncGenerator<Buffer> {
  let number = 0
  for await (const { piece, last } of inPieces(bytes, chunkLength)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, last)).setAAD(head)
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
    number += 1
  }
}

/** Decrypts. Throws at the first chunk that is damaged or misplaced, before yielding any of it. */
export async function* openChunks(
  bytes: AsyncIterable<Buffer>,
  { key }: FileKey,
  head: Buffer,
): AsyncGenerator<Buffer> {
  let number = 0
  for await (const { piece, last } of inPieces(bytes, chunkLength + tagLength)) {
    const nonce = nonceOf(number, last)
    const options = { authTagLength: tagLength }
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, options).setAAD(head)
    const end = Math.max(piece.length - tagLength, 0)
    try {
      decipher.setAuthTag(piece.subarray(end))
      yield Buffer.concat([decipher.update(piece.subarray(0, end)), decipher.final()])
    } catch (cause) {
      throw new BackupError('an encrypted part is changed, missing or in another place', { cause })
    }
    number += 1
  }
}
