// Plants what .oxlintrc.json forbids and expects each to be named.
import { cpSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plant, removeScratch, root, scratchProject } from './scratch-project.ts'

const lines = (count: number, text: string) => Array.from({ length: count }, () => text).join('\n')
const longFunction = (length: number) =>
  `export function long(): void {\n${lines(length, '  void 0')}\n}`

const forbidden: readonly (readonly [string, string, string])[] = [
  ['max-lines', 'src/long-file.ts', lines(401, '//')],
  ['max-lines-per-function', 'src/long-function.ts', longFunction(60)],
  ['max-lines-per-function', 'src/long-component.tsx', longFunction(120)],
  ['filename-case', 'src/CamelCase.ts', 'export const a = 1'],
  ['no-default-export', 'src/default-export.ts', 'export default 1'],
  ['no-explicit-any', 'src/any.ts', 'export const a = (b: any): unknown => b'],
  ['no-non-null-assertion', 'src/non-null.ts', 'export const a = (b?: string): string => b!'],
  ['no-console', 'src/console.ts', `console.log('x')`],
  ['no-process-env', 'src/environment.ts', 'export const a = process.env'],
  ['no-process-env', 'src/variable.ts', `export const a = process.env['HOME']`],
  ['no-restricted-imports', 'src/from-process.ts', `export { env } from 'node:process'`],
  ['no-empty', 'src/empty-catch.ts', 'try {\n  JSON.parse("1")\n} catch {}'],
  [
    'preserve-caught-error',
    'src/lost-cause.ts',
    `try {\n  JSON.parse('1')\n} catch (error) {\n  throw new Error('no')\n}`,
  ],
  [
    'consistent-type-imports',
    'src/type-import.ts',
    `import { Stats } from 'node:fs'\nexport type A = Stats`,
  ],
  ['consistent-type-imports', 'src/type-in-place.ts', `export type A = import('node:fs').Stats`],
  [
    'no-import-type-side-effects',
    'src/inline-type.ts',
    `import { type Stats } from 'node:fs'\nexport type A = Stats`,
  ],
  ['ban-ts-comment', 'src/ignored.ts', '// @ts-ignore\nexport const a = 1'],
  [
    'no-danger',
    'src/danger.tsx',
    'export const A = () => <p dangerouslySetInnerHTML={{ __html: "" }} />',
  ],
  ['eqeqeq', 'src/equal.ts', 'export const a = (b: number) => b == 1'],
]

const legal: readonly (readonly [string, string])[] = [
  ['src/platform/server/config/read.ts', 'export const a = process.env'],
  ['src/app/server/banner.ts', `console.log('x')`],
  ['src/full-component.tsx', longFunction(118)],
  ['src/full-function.ts', longFunction(58)],
  ['vitest.config.ts', 'export default {}'],
  ['src/long.test.ts', longFunction(200)],
]

let found: readonly string[] = []
const rulesIn = (file: string) => found.filter((line) => line.startsWith(`${file}:`)).join('\n')

beforeAll(() => {
  const folder = scratchProject()
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  for (const [, file, text] of forbidden) plant(folder, file, text)
  for (const [file, text] of legal) plant(folder, file, text)
  const program = join(root, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [program, '-f', 'unix'], {
    cwd: folder,
    encoding: 'utf8',
  })
  found = stdout.split('\n')
})

afterAll(removeScratch)

test.each(forbidden)('%s is named in %s', (rule, file) => {
  expect(rulesIn(file)).toContain(`(${rule})`)
})

test.each(legal)('%s is as it should be', (file) => {
  expect(rulesIn(file)).toBe('')
})
