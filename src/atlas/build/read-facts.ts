import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { z } from 'zod'

/** A table of facts: day of checking, source, rows. */
export interface Facts<T> {
  readonly asOf: string
  readonly source: string
  readonly rows: readonly T[]
}

export interface ReadTable<T> {
  /** Undefined where the file is missing or broken. */
  readonly facts: T | undefined
  /** Each names its file, and the row where it is about one. */
  readonly errors: readonly string[]
}

export type ReadFacts<T> = ReadTable<Facts<T>>

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** 'gazetteer/islands.json'. */
const nameOf = (file: string): string => `${basename(dirname(file))}/${basename(file)}`

const identitySchema = z.object({
  slug: z.string().optional(),
  id: z.string().optional(),
  iata: z.string().optional(),
  code: z.string().optional(),
  sight: z.string().optional(),
  ends: z.array(z.string()).optional(),
  city: z.string().optional(),
  countryCode: z.string().optional(),
})

/** The name of a row, made of its table's key: 'crete', 'JFK-LHR', 'DE/Bonn'. */
function identityOf(row: unknown): string | undefined {
  const { data } = identitySchema.safeParse(row)
  if (!data) return undefined
  const { slug, id, iata, code, sight, ends, city, countryCode } = data
  const town = countryCode && city ? `${countryCode}/${city}` : undefined
  return slug ?? id ?? iata ?? code ?? sight ?? ends?.join('-') ?? town
}

const rowsOf = (given: unknown): readonly unknown[] =>
  z.object({ rows: z.array(z.unknown()) }).safeParse(given).data?.rows ?? []

/** One sentence for each broken row; an error of the whole table names the file alone. */
function brokenRows(file: string, given: unknown, { issues }: z.ZodError): readonly string[] {
  const rows = rowsOf(given)
  return issues.map(({ path, message }) => {
    const [first, at, ...within] = path
    if (first !== 'rows' || typeof at !== 'number')
      return `${file}: ${message} at ${path.join('.') || 'the top'}`
    const row = identityOf(rows[at]) ?? `row ${at + 1}`
    return `${file}/${row}: ${message} at ${within.join('.') || 'the row'}`
  })
}

function twiceNamed(file: string, given: unknown): readonly string[] {
  const names = rowsOf(given).flatMap((row) => identityOf(row) ?? [])
  return names
    .filter((name, at) => names.indexOf(name) !== at)
    .map((name) => `${file}/${name}: is there twice`)
}

/** What a file holds by its schema; undefined where there is no such file. */
async function read<T>(file: string, schema: z.ZodType<T>): Promise<ReadTable<T> | undefined> {
  const name = nameOf(file)
  try {
    const given: unknown = JSON.parse(await readFile(file, 'utf8'))
    const result = schema.safeParse(given)
    const twice = twiceNamed(name, given)
    return result.success
      ? { facts: result.data, errors: twice }
      : { facts: undefined, errors: [...brokenRows(name, given, result.error), ...twice] }
  } catch (error) {
    if (isMissing(error)) return undefined
    if (error instanceof SyntaxError)
      return { facts: undefined, errors: [`${name}: ${error.message}`] }
    throw error
  }
}

/** Reads a table that must be there; broken rows and rows named twice are faults. */
export const readTable = async <T>(file: string, schema: z.ZodType<T>): Promise<ReadTable<T>> =>
  (await read(file, schema)) ?? {
    facts: undefined,
    errors: [`${nameOf(file)}: there is no such table`],
  }

/** Reads a table that need not be there. */
export const readFacts = async <T>(
  file: string,
  schema: z.ZodType<Facts<T>>,
): Promise<ReadFacts<T>> => (await read(file, schema)) ?? { facts: undefined, errors: [] }

/** The JSON files of a folder by name; none when there is no such folder. */
export async function jsonFilesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}
