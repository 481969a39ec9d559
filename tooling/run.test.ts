import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { currentStamp } from './stamp.mjs'

let home: string
let folder: string

/** An installed and built repository in a folder whose name means something in an address. */
beforeEach(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), 'wayleaf-run-')))
  folder = join(home, 'we ird#100%?')
  for (const part of ['node_modules', 'dist/server'])
    mkdirSync(join(folder, part), { recursive: true })
  cpSync('tooling', join(folder, 'tooling'), { recursive: true })
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
  write('package.json', '{ "type": "module" }')
  write('package-lock.json', '{}')
  write('node_modules/.wayleaf-lock', createHash('sha256').update('{}').digest('hex'))
  write('dist/server/main.js', 'console.log("started in", process.cwd())')
  write('dist/server/admin.js', 'console.log("asked to", ...process.argv.slice(2))')
  write('dist/.stamp', currentStamp(folder))
})
afterEach(() => rmSync(home, { recursive: true }))

const run = (...words: string[]) =>
  spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' })

test('a start works in a folder with signs in its name that an address reads otherwise', () => {
  const { stdout, stderr } = run('tooling/start.mjs')
  expect(stderr).toBe('')
  expect(stdout).toBe(`started in ${folder}\n`)
})

test('so does a command', () => {
  const { stdout, stderr } = run('tooling/run.mjs', 'admin', 'grant', 'ann@example.ca', 'owner')
  expect(stderr).toBe('')
  expect(stdout).toBe('asked to grant ann@example.ca owner\n')
})
