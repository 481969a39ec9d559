import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from './launch-mode.ts'

interface Marker {
  /** Path of the marker itself. */
  readonly file: string
  readonly location: string
  readonly account: Account
}

const markerOf = (dataDir: string) => join(dataDir, 'postgres-location.json')

/** Says where the data is kept when that is not the data folder. Throws when it cannot be read. */
export async function readMarker(dataDir: string): Promise<Marker | undefined> {
  const file = markerOf(dataDir)
  try {
    const { location, account } = JSON.parse(await readFile(file, 'utf8')) as Partial<Marker>
    if (typeof location !== 'string' || typeof account?.uid !== 'number') {
      throw new TypeError('location or account is missing')
    }
    return { file, location, account }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(`${file}, which says where the database is, cannot be read`, { cause: error })
  }
}

export async function writeMarker(
  dataDir: string,
  kept: { readonly location: string; readonly account: Account },
): Promise<void> {
  const file = markerOf(dataDir)
  const partial = `${file}.${process.pid}`
  await writeFile(partial, `${JSON.stringify(kept, undefined, 2)}\n`)
  await rename(partial, file)
}
