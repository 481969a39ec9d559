// Plants look-ups of any word in plain objects and expects each to be named.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findLookups } from './check-lookups.mjs'
import { plant, removeScratch, root, scratchProject } from './scratch-project.ts'

const table = 'const table: Readonly<Record<string, number>> = { one: 1 }\n'

const forbidden: readonly (readonly [string, string])[] = [
  ['features/a/server/read', `${table}export const read = (word: string) => table[word]`],
  ['features/a/domain/maybe', `${table}export const read = (w?: string) => table[w ?? '']`],
  ['features/a/server/inside', `${table}export const has = (word: string) => word in table`],
  [
    'features/a/server/written',
    `const t: Record<string, 1> = {}\nexport const put = (w: string) => (t[w] = 1)`,
  ],
  ['atlas/template', `${table}export const read = (word: string) => table[\`x\${word}\`]`],
  ['platform/shared/bound', `${table}export const read = <W extends string>(w: W) => table[w]`],
  [
    'platform/server/untyped',
    `${table}export const read = (w: ReturnType<typeof JSON.parse>) => table[w]`,
  ],
  ['app/server/in-place', `export const read = (w: string) => ({ a: 1 } as Record<string, 1>)[w]`],
]

const legal: readonly (readonly [string, string])[] = [
  ['features/a/server/named', `${table}export const one = table['one']`],
  [
    'features/a/server/one-of',
    `const t = { a: 1, b: 2 }\nexport const read = (w: 'a' | 'b') => t[w]`,
  ],
  [
    'features/a/server/key',
    `const t = { a: 1 }\nexport const read = <K extends keyof typeof t>(k: K) => t[k]`,
  ],
  [
    'features/a/server/place',
    `export const read = (all: readonly string[], at: number) => all[at]`,
  ],
  [
    'features/a/server/map',
    `const t = new Map([['a', 1]])\nexport const read = (w: string) => t.get(w)`,
  ],
  ['features/a/server/member', `export const has = (o: object) => 'amount' in o`],
  ['features/a/server/some.test', `${table}export const read = (word: string) => table[word]`],
  ['features/a/web/page', `${table}export const read = (word: string) => table[word]`],
]

let found: ReturnType<typeof findLookups>
beforeAll(() => {
  const folder = scratchProject()
  for (const config of ['base', 'shared', 'server'])
    cpSync(join(root, `tsconfig.${config}.json`), join(folder, `tsconfig.${config}.json`))
  for (const [name, text] of [...forbidden, ...legal]) plant(folder, `src/${name}.ts`, text)
  found = findLookups(folder)
})
afterAll(removeScratch)

const errorsIn = (name: string) =>
  found.errors.filter((error: string) => error.startsWith(`src/${name}.ts:`))

test.each(forbidden)('F4 any word looked up in an object is named: %s', (name) => {
  expect(errorsIn(name)).toHaveLength(1)
})

test.each(legal)('F4 %s looks up no word', (name) => {
  expect(errorsIn(name)).toEqual([])
})

test('F4 tests and pages are left out of the files that are counted', () => {
  expect(found.files).toBe(forbidden.length + legal.length - 2)
})
