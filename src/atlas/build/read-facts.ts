import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { z } from 'zod'

/** A table of facts: when they were believed true, where they come from, the rows. */
export interface Facts<T> {
  readonly asOf: string
  readonly source: string
  readonly rows: readonly T[]
}

export interface ReadFacts<T> {
  /** Undefined where there is no such file, or a broken one. */
  readonly facts: Facts<T> | undefined
  /** Each names its file. */
  readonly faults: readonly string[]
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Reads a table by its schema; a broken row is a fault. */
export async function readFacts<T>(
  file: string,
  schema: z.ZodType<Facts<T>>,
): Promise<ReadFacts<T>> {
  try {
    const result = schema.safeParse(JSON.parse(await readFile(file, 'utf8')))
    if (result.success) return { facts: result.data, faults: [] }
    const problem = z.prettifyError(result.error).replace(/\s*\n\s*/g, ' ')
    return {
      facts: undefined,
      faults: [`${basename(dirname(file))}/${basename(file)}: ${problem}`],
    }
  } catch (error) {
    if (isMissing(error)) return { facts: undefined, faults: [] }
    throw error
  }
}

/** The JSON files of a folder by name; none when there is no such folder. */
export async function jsonFilesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}
