import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { full } from '#tests/support/full-rounds.ts'
import { type BackupLine, readBackupFile, writeBackupFile } from './backup-file.ts'
import { fileKey, openChunks, sealChunks } from './sealed-chunks.ts'

const passphrase = 'correct horse battery staple'
const chunk = 64 * 1024 + 16
let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayleaf-backup-file-'))
  file = join(folder, 'a.backup')
})
afterEach(() => rm(folder, { recursive: true }))

const head: BackupLine = { wayleaf: 1, migrations: ['0001-a'], takenAt: '2026-11-22T00:00:00.000Z' }
const foot: BackupLine = { sequences: {}, rows: 1 }
/** Rows that do not pack: a backup of about so many bytes. */
const linesOf = (bytes: number): BackupLine[] => [
  head,
  { table: 'public.notes' },
  { row: JSON.stringify({ text: randomBytes(bytes).toString('base64') }) },
  foot,
]

async function* each(lines: readonly BackupLine[]): AsyncGenerator<BackupLine> {
  yield* lines
}
const write = (lines: readonly BackupLine[], secret?: string) =>
  writeBackupFile(file, each(lines), secret)
const read = async (secret?: string): Promise<readonly BackupLine[]> => {
  const lines: BackupLine[] = []
  for await (const line of readBackupFile(file, secret)) lines.push(line)
  return lines
}

/** Recomputes the digest, as an attacker who changed the content would. */
const withDigest = (bytes: Buffer): Buffer => {
  const rest = bytes.subarray(0, -32)
  return Buffer.concat([rest, createHash('sha256').update(rest).digest()])
}

test.each([undefined, passphrase])(
  'F11 what was written is read, passphrase %s',
  async (secret) => {
    // Around the border of a chunk, where the last one is easily lost, and several of them.
    for (const size of full ? [10, 128 * 1024, 700_000] : [128 * 1024]) {
      const lines = linesOf(size)
      await write(lines, secret)
      expect(await read(secret)).toEqual(lines)
      await rm(file)
    }
  },
)

test('F11 bytes of any length are opened as they were sealed, also where a chunk is full', async () => {
  const key = await fileKey(passphrase)
  const clear = Buffer.from('head')
  async function* one(bytes: Buffer): AsyncGenerator<Buffer> {
    yield bytes
  }
  for (const length of [0, 1, 65_535, 65_536, 65_537, 131_072]) {
    const bytes = randomBytes(length)
    const opened: Buffer[] = []
    for await (const part of openChunks(sealChunks(one(bytes), key, clear), key, clear))
      opened.push(part)
    expect(Buffer.concat(opened).equals(bytes), `${length}`).toBe(true)
  }
})

test('F11 an encrypted file shows nothing of what is in it, and is another one each time', async () => {
  const lines: BackupLine[] = [head, { row: 'zoe@example.ca' }, foot]
  await write(lines, passphrase)
  const first = await readFile(file)
  await rm(file)
  await write(lines, passphrase)
  const second = await readFile(file)
  expect(first.length).toBe(second.length)
  const packed = (bytes: Buffer) => bytes.subarray(bytes.indexOf('\n') + 1)
  expect(packed(first).equals(packed(second))).toBe(false)
  expect(packed(first).indexOf('zoe')).toBe(-1)
})

test.each([undefined, passphrase])(
  'F11 one bit that is flipped anywhere is refused before the first line, passphrase %s',
  async (secret) => {
    await write(linesOf(40), secret)
    const bytes = await readFile(file)
    for (let at = 0; at < bytes.length; at += 1) {
      const flipped = Buffer.from(bytes)
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8))
      await writeFile(file, flipped)
      await expect(readBackupFile(file, secret).next(), `byte ${at}`).rejects.toThrow(
        /: it is (damaged or cut off|something else)/,
      )
    }
  },
)

test.each([undefined, passphrase])(
  'F11 a file that ends too soon or goes on too long is refused before the first line, passphrase %s',
  async (secret) => {
    await write(linesOf(200_000), secret)
    const bytes = await readFile(file)
    for (const length of [0, 1, 10, 31, 33, 120, bytes.length / 2, bytes.length - 1].map(
      Math.trunc,
    )) {
      await writeFile(file, bytes.subarray(0, length))
      await expect(readBackupFile(file, secret).next(), `${length}`).rejects.toThrow(
        /: it is (damaged or cut off|something else)/,
      )
    }
    await writeFile(file, Buffer.concat([bytes, Buffer.from('more')]))
    await expect(readBackupFile(file, secret).next()).rejects.toThrow('damaged')
  },
)

test('F11 encrypted parts in another order, left out, repeated or changed are refused, also under a new digest', async () => {
  await write(linesOf(400_000), passphrase)
  const bytes = await readFile(file)
  const start = bytes.indexOf('\n') + 1
  const parts = Array.from({ length: Math.ceil((bytes.length - 32 - start) / chunk) }, (_, at) =>
    bytes.subarray(start + at * chunk, Math.min(start + (at + 1) * chunk, bytes.length - 32)),
  )
  expect(parts.length).toBeGreaterThan(4)
  const [first = bytes, second = bytes, third = bytes, ...rest] = parts
  const changed = Buffer.from(second)
  changed[100] = (changed[100] ?? 0) ^ 1
  const orders: Readonly<Record<string, readonly Buffer[]>> = {
    swapped: [first, third, second, ...rest],
    'without one': [first, third, ...rest],
    'one twice': [first, second, second, third, ...rest],
    changed: [first, changed, third, ...rest],
    'cut off between two': [first, second],
    'cut off in one': [first, second.subarray(0, 1000)],
    'without any': [],
  }
  // Each is a derived key, which is slow on purpose: `npm run verify` tries all.
  const tried = Object.entries(orders).filter((_, at) => full || at % 3 === 0)
  for (const [name, order] of tried) {
    const forged = withDigest(Buffer.concat([bytes.subarray(0, start), ...order, Buffer.alloc(32)]))
    await writeFile(file, forged)
    await expect(read(passphrase), name).rejects.toThrow(
      'an encrypted part is changed, missing or in another place',
    )
  }
  await writeFile(file, withDigest(bytes))
  expect(await read(passphrase)).toHaveLength(4)
})

test('F11 a wrong or a missing passphrase is told from a broken file', async () => {
  await write(linesOf(1000), passphrase)
  await expect(read(`${passphrase}s`)).rejects.toThrow('another passphrase than BACKUP_PASSPHRASE')
  await expect(read()).rejects.toThrow('it is encrypted: set BACKUP_PASSPHRASE')
})

test('F11 a file from before there were digests is read, also where a passphrase is set', async () => {
  const lines = linesOf(100_000)
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  await writeFile(file, gzipSync(text))
  expect(await read()).toEqual(lines)
  expect(await read(passphrase)).toEqual(lines)
})

test('F11 what a row says is in no fault', async () => {
  await writeFile(file, gzipSync(`${JSON.stringify(head)}\n"zoe@example.ca`))
  const error = await read().catch((error: unknown) => error)
  expect(String(error)).toMatch(/a\.backup cannot be read as a backup$/)
})
