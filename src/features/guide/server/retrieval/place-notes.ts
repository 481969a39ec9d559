import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { townNotesSource } from './town-notes.ts'

/** One paragraph of what is generally known of a town. */
export interface PlaceNote {
  readonly kind: string
  /** Of a quarter its name. */
  readonly title: string
  readonly text: string
  /** Without it the English text is quoted, and called that. */
  readonly fr?: string | undefined
}

interface File {
  readonly asOf: string
  readonly notes: readonly PlaceNote[]
}

/** Beside the bundle, else in the sources. */
const folder = ['./guide-towns/', '../../texts/towns/']
  .map((path) => new URL(path, import.meta.url))
  .find((url) => existsSync(url))

let slugs: ReadonlySet<string> | undefined
const most = 24
const read = new Map<string, File>()

/** The notes of a town, read when they are asked for: few towns are talked about at a time. */
export function placeNotes(slug: string): readonly PlaceNote[] {
  slugs ??= new Set(folder ? readdirSync(folder).map((name) => name.replace('.json', '')) : [])
  if (!folder || !slugs.has(slug)) return []
  const known = read.get(slug)
  if (known) return known.notes
  const file = JSON.parse(readFileSync(new URL(`${slug}.json`, folder), 'utf8')) as File
  const [oldest] = read.keys()
  if (read.size >= most && oldest) read.delete(oldest)
  read.set(slug, file)
  return file.notes
}

export const placeNotesSource = { ...townNotesSource, date: '2026-11-28' } as const
