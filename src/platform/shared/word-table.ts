/**
 * A table in which words from outside are looked up. A plain object would answer to "constructor" and
 * "toString" with what every object inherits: `tooling/boundaries/check-lookups.mjs` refuses those.
 */
export const wordTable = <T>(rows: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(rows))

/** What an object that was made elsewhere holds under a name, inherited things left out. */
export const ownValue = <T>(from: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(from, name) ? Reflect.get(from, name) : undefined

/** Words as a set; they stand in a text, with spaces or line ends between them. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
