// Plants every forbidden import into a copy of the source and expects the check to name its wall.
import { cpSync, readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import config, { features, unreachable } from '../../.dependency-cruiser.mjs'
import { cruiseSource } from './cruise-source.mjs'
import { forbiddenImports, legalImports, targets, valueImportsOnly } from './planted-imports.ts'
import { plant, removeScratch, root, scratchProject } from './scratch-project.ts'

interface Violation {
  readonly rule: string
  readonly from: string
}

afterAll(removeScratch)

describe('the import walls', () => {
  const forbidden = forbiddenImports(features)
  const legal = legalImports(features)
  let violations: readonly Violation[] = []
  const brokenBy = (file: string) => [
    ...new Set(violations.filter(({ from }) => from === file).map(({ rule }) => rule)),
  ]

  beforeAll(async () => {
    const folder = scratchProject()
    cpSync(join(root, 'src'), join(folder, 'src'), {
      recursive: true,
      filter: (path) => !/\.(ttf|woff2)$/.test(path),
    })
    for (const path of targets(features)) plant(folder, path, 'export const planted = 1')
    for (const { file, typeFile, imports } of forbidden) {
      plant(folder, file, `import { planted } from '${imports}'\nexport const seen = planted`)
      plant(folder, typeFile, `import type { planted } from '${imports}'\nexport type { planted }`)
    }
    for (const { file, text } of [...legal, ...valueImportsOnly]) plant(folder, file, text)
    violations = (await cruiseSource(folder)).violations
  })

  test.each(forbidden)('$rule: $file may not import $imports', ({ file, rule }) => {
    expect(brokenBy(file)).toContain(rule)
  })

  test.each(forbidden)('$rule: $typeFile may not import a type of $imports', (planted) => {
    expect(brokenBy(planted.typeFile)).toContain(planted.rule)
  })

  test.each(legal)('legal: $why', ({ file }) => {
    expect(brokenBy(file)).toEqual([])
  })

  test.each(valueImportsOnly)('a chain of value imports: $why', ({ file, rules }) => {
    expect(brokenBy(file)).toEqual(rules)
  })

  test('every rule of the config has a plant', () => {
    const planted = new Set(
      [
        ...forbidden,
        ...valueImportsOnly.flatMap(({ rules }) => rules.map((rule) => ({ rule }))),
      ].map(({ rule }) => rule),
    )
    const rules = [...config.forbidden, ...unreachable].map(({ name }) => name)
    expect(rules.filter((name) => !planted.has(name))).toEqual([])
  })
})

describe('a check that sees nothing', () => {
  const walls = (folder: string) =>
    spawnSync(process.execPath, [join(root, 'tooling/boundaries/check-walls.mjs'), folder], {
      encoding: 'utf8',
    })

  test('fails when no module was cruised', () => {
    const { status, stderr } = walls(scratchProject())
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/^0 modules/) })
  })

  test('fails when modules were cruised and no import was seen', () => {
    const folder = scratchProject()
    plant(folder, 'src/app/server/main.ts', 'export const planted = 1')
    expect(walls(folder)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^No import/) })
  })

  test('sees each import that a search in the text finds', async () => {
    const { modules } = await cruiseSource(root)
    const unseen = modules
      .filter(({ source }: { source: string }) => /^src\/.*\.tsx?$/.test(source))
      .flatMap(({ source, imports }: { source: string; imports: { name: string }[] }) => {
        const names = new Set(imports.map(({ name }) => name))
        const text = readFileSync(join(root, source), 'utf8')
        const found = text.matchAll(
          /^(?:import|export|\}).* from '([^']+)'|^import '([^']+)'|import\('([^']+)'\)/gm,
        )
        return [...found]
          .map(([, from, aside, later]) => (from ?? aside ?? later ?? '').replace(/^node:/, ''))
          .filter((name) => !names.has(name))
          .map((name) => `${source} ${name}`)
      })
    expect(unseen).toEqual([])
  })
})
