import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** JSON files by name, beside the bundle or else in the sources: read when they are asked for, the last `most` kept. */
export function filesBeside<T>(
  [built, written]: readonly [built: string, written: string],
  most: number,
  made: (json: unknown, name: string) => T,
): (name: string) => T | undefined {
  const folder = [built, written]
    .map((path) => new URL(path, import.meta.url))
    .find((url) => existsSync(url))
  const read = new Map<string, T>()
  let names: ReadonlySet<string> | undefined
  return (name) => {
    names ??= new Set(folder ? readdirSync(folder) : [])
    if (!folder || !names.has(`${name}.json`)) return undefined
    const known = read.get(name)
    if (known) return known
    const file = made(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')), name)
    const [oldest] = read.keys()
    if (read.size >= most && oldest) read.delete(oldest)
    read.set(name, file)
    return file
  }
}
