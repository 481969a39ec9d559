import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface MigrationFile {
  /** "0031-what-it-does". */
  readonly name: string
  readonly text: string
  /** True for statements that cannot run in a transaction, such as CREATE INDEX CONCURRENTLY. */
  readonly apart: boolean
}

const pattern = /^(\d{4}-[a-z0-9-]+)(\.apart)?\.sql$/

/**
 * The numbered files of a folder, in order. Throws when two share a number: their order would be an
 * accident.
 */
export async function readMigrations(folder: string): Promise<readonly MigrationFile[]> {
  const byNumber = new Map<string, string>()
  const found = (await readdir(folder)).toSorted().flatMap((file) => {
    const [, name, apart] = pattern.exec(file) ?? []
    if (!name) return []
    const number = name.slice(0, 4)
    const taken = byNumber.get(number)
    if (taken) throw new Error(`Two migrations share the number ${number}: ${taken} and ${file}`)
    byNumber.set(number, file)
    return [{ file, name, apart: apart !== undefined }]
  })
  return Promise.all(
    found.map(async ({ file, name, apart }) => ({
      name,
      apart,
      text: await readFile(join(folder, file), 'utf8'),
    })),
  )
}
