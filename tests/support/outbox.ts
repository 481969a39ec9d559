import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestApp } from './test-app.ts'

/** Undoes quoted-printable, in which a long link is broken over lines. */
const readable = (text: string): string =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** The files of the letters to an address that have been written so far, the oldest first. */
async function filesTo({ dataDir }: TestApp, address: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  // A name with a dot in front is a letter that is still being written.
  const files = names.filter((name) => !name.startsWith('.')).toSorted()
  const letters = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  return letters.filter((letter) => new RegExp(`^To: .*${address}`, 'm').test(letter))
}

/** The letters to an address that have been written so far, readable, the oldest first. */
export const lettersTo = async (app: TestApp, address: string): Promise<string[]> =>
  (await filesTo(app, address)).map(readable)

/** Waits until an address has received the given number of letters, and returns their files. */
export async function awaitFiles(app: TestApp, address: string, count: number): Promise<string[]> {
  const until = Date.now() + 10_000
  for (;;) {
    const letters = await filesTo(app, address)
    if (letters.length >= count) return letters
    if (Date.now() > until) throw new Error(`${letters.length} of ${count} letters to ${address}`)
    await new Promise((done) => setTimeout(done, 25))
  }
}

/** Waits until an address has received the given number of letters, and returns them readable. */
export const awaitLetters = async (app: TestApp, address: string, count: number) =>
  (await awaitFiles(app, address, count)).map(readable)

/** The token of the link in a reset letter. */
export function tokenOf(letter: string): string {
  const token = /new-password#([\w-]+)/.exec(letter)?.[1]
  if (!token) throw new Error('The letter has no link')
  return token
}
