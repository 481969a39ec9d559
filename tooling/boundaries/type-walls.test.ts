// The three TypeScript projects: what each side must not see, planted in a project with our tsconfigs.
import { cpSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plant, removeScratch, root, scratchProject } from './scratch-project.ts'

const stays = 'src/features/stays'
const notInProject = 'TS6307'
const unknownName = /TS2304|TS2552|TS2580|TS2584|TS2591/
const unknownModule = /TS2307|TS2580|TS2591/

const typeFrom = (path: string) => `import type { Fact } from '${path}'\nexport type Seen = Fact`
const valueFrom = (path: string) => `import { fact } from '${path}'\nexport const seen = fact`

const targets = [
  `${stays}/contract/fact.ts`,
  `${stays}/domain/fact.ts`,
  `${stays}/server/fact.ts`,
  // The compiler names a file outside the project once, at its first import.
  `${stays}/server/deed.ts`,
  `${stays}/web/fact.ts`,
  'src/platform/server/fact.ts',
  'src/platform/shared/fact.ts',
  'src/design/fact.ts',
  'src/atlas/fact.ts',
]

const forbidden: readonly (readonly [string, string, string, string | RegExp])[] = [
  ['web, a type of the server', `${stays}/web/a.ts`, typeFrom('../server/fact.ts'), notInProject],
  ['web, a value of the server', `${stays}/web/b.ts`, valueFrom('../server/deed.ts'), notInProject],
  ['web, a type of the atlas', `${stays}/web/c.tsx`, typeFrom('#atlas/fact.ts'), notInProject],
  ['server, a type of the web', `${stays}/server/d.ts`, typeFrom('../web/fact.ts'), notInProject],
  ['server, a component', `${stays}/server/e.ts`, typeFrom('#design/fact.ts'), notInProject],
  [
    'contract, a type of the server',
    `${stays}/contract/f.ts`,
    typeFrom('../server/fact.ts'),
    notInProject,
  ],
  ['domain, a type of the web', `${stays}/domain/g.ts`, typeFrom('../web/fact.ts'), notInProject],
  [
    'shared, the server',
    'src/platform/shared/h.ts',
    typeFrom('#platform/server/fact.ts'),
    notInProject,
  ],
  ['contract, process', `${stays}/contract/i.ts`, 'export const pid = process.pid', unknownName],
  ['domain, document', `${stays}/domain/j.ts`, 'export const title = document.title', unknownName],
  [
    'domain, node:crypto',
    `${stays}/domain/k.ts`,
    `export { randomUUID } from 'node:crypto'`,
    unknownModule,
  ],
  ['server, document', `${stays}/server/l.ts`, 'export const title = document.title', unknownName],
  ['web, node:fs', `${stays}/web/m.ts`, `export { readFileSync } from 'node:fs'`, unknownModule],
  ['web, process', `${stays}/web/n.tsx`, 'export const pid = process.pid', unknownName],
  ['a component, node:path', 'src/design/o.ts', `export { join } from 'node:path'`, unknownModule],
  [
    'a drawing, window',
    'src/design/art/p.ts',
    'export const wide = window.innerWidth',
    unknownName,
  ],
]

const legal: readonly (readonly [string, string, string])[] = [
  ['web, a type of the contract', `${stays}/web/q.tsx`, typeFrom('../contract/fact.ts')],
  ['web, the domain', `${stays}/web/r.ts`, valueFrom('../domain/fact.ts')],
  ['web, document', `${stays}/web/s.ts`, 'export const title = document.title'],
  ['server, the contract', `${stays}/server/t.ts`, valueFrom('../contract/fact.ts')],
  ['server, process', `${stays}/server/u.ts`, 'export const pid = process.pid'],
  ['domain, shared', `${stays}/domain/v.ts`, valueFrom('#platform/shared/fact.ts')],
]

let errors: readonly string[] = []
const errorsIn = (file: string) => errors.filter((line) => line.startsWith(`${file}(`))

beforeAll(() => {
  const folder = scratchProject()
  for (const part of ['base', 'shared', 'server', 'web'])
    cpSync(join(root, `tsconfig.${part}.json`), join(folder, `tsconfig.${part}.json`))
  const references = ['shared', 'server', 'web'].map((part) => ({
    path: `./tsconfig.${part}.json`,
  }))
  plant(folder, 'tsconfig.json', JSON.stringify({ files: [], references }))
  for (const path of targets) plant(folder, path, 'export const fact = 1\nexport type Fact = 1')
  for (const [, path, text] of [...forbidden, ...legal]) plant(folder, path, text)
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [compiler, '-b', '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  })
  errors = stdout.split('\n')
})

afterAll(removeScratch)

test.each(forbidden)('%s: does not compile', (_why, file, _text, code) => {
  expect(errorsIn(file).join('\n')).toMatch(code)
})

test.each(legal)('%s: compiles', (_why, file) => {
  expect(errorsIn(file)).toEqual([])
})
