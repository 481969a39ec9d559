import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { areDeclarationsStale } from './stale-declarations.mjs'

let folder: string
const write = (path: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), 'export {}\n')
}

/** Times in seconds from now. */
const date = (path: string, seconds: number): void => {
  const at = Date.now() / 1000 + seconds
  utimesSync(join(folder, path), at, at)
}

/** Everything has been compiled a moment after it was written. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wayleaf-types-'))
  for (const path of ['src/a/rule.ts', 'src/a/page.tsx']) write(path)
  for (const path of ['rule', 'page']) write(`.tsc/shared/src/a/${path}.d.ts`)
  write('.tsc/shared.tsbuildinfo')
  date('.tsc/shared.tsbuildinfo', 10)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('freshly compiled declarations and an empty folder are accepted', () => {
  expect(areDeclarationsStale(folder)).toBe(false)
  rmSync(join(folder, '.tsc'), { recursive: true })
  expect(areDeclarationsStale(folder)).toBe(false)
})

test('a file that was written since is left to tsc, which sees it', () => {
  date('.tsc/shared.tsbuildinfo', -10)
  write('src/a/rule.ts')
  expect(areDeclarationsStale(folder)).toBe(false)
})

test.each(['rule.ts', 'page.tsx'])('%s is gone and its declarations are not', (name) => {
  rmSync(join(folder, 'src/a', name))
  expect(areDeclarationsStale(folder)).toBe(true)
})

test('a file was put in place of another with an older time than the last run', () => {
  date('.tsc/shared.tsbuildinfo', -10)
  write('old.ts')
  date('old.ts', -3600)
  renameSync(join(folder, 'old.ts'), join(folder, 'src/a/rule.ts'))
  expect(areDeclarationsStale(folder)).toBe(true)
})
