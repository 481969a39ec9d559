import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { currentStamp, hashOf, isBuilt, markBuilt } from './stamp.mjs'

let home: string
let folder: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'wayleaf-stamp-'))
  folder = join(home, 'first')
  mkdirSync(join(folder, 'src'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{}')
  writeFileSync(join(folder, 'src', 'a.ts'), 'one')
  writeFileSync(join(folder, 'src', 'b.ts'), 'two')
})
afterEach(() => rmSync(home, { recursive: true }))

test('a copy made later in another folder has the same stamp', () => {
  const copy = join(home, 'we ird#100%')
  cpSync(folder, copy, { recursive: true })
  utimesSync(join(copy, 'src', 'a.ts'), 1, 1)
  expect(currentStamp(copy)).toBe(currentStamp(folder))
})

test('another text of the same length and time has another stamp, and so has another name', () => {
  const before = currentStamp(folder)
  const file = join(folder, 'src', 'a.ts')
  const { atime, mtime } = statSync(file)
  writeFileSync(file, 'eno')
  utimesSync(file, atime, mtime)
  expect(currentStamp(folder)).not.toBe(before)
  writeFileSync(file, 'one')
  expect(currentStamp(folder)).toBe(before)
  writeFileSync(join(folder, 'src', 'c.ts'), '')
  expect(currentStamp(folder)).not.toBe(before)
})

test('OPS-01 a build is known by what was touched since, and by contents where something was', () => {
  mkdirSync(join(folder, 'dist'))
  expect(isBuilt(folder)).toBe(false)
  const later = Date.now() + 60_000
  // Not read at all: another stamp would show it.
  markBuilt('never made', later, folder)
  expect(isBuilt(folder)).toBe(true)
  markBuilt('never made', 0, folder)
  expect(isBuilt(folder)).toBe(false)
  markBuilt(currentStamp(folder), 0, folder)
  expect(isBuilt(folder)).toBe(true)
  const file = join(folder, 'src', 'a.ts')
  writeFileSync(file, 'eno')
  utimesSync(file, 1, 1)
  expect(isBuilt(folder)).toBe(false)
})

test('tests are no part of the build', () => {
  const before = currentStamp(folder)
  writeFileSync(join(folder, 'src', 'a.test.ts'), 'test')
  expect(currentStamp(folder)).toBe(before)
})

test('what a part of the check has read is known by every byte and name, tests too', () => {
  const state = () => hashOf(folder, ['src', 'package.json', 'missing'])
  const before = state()
  const planted = join(folder, 'src', 'a.test.ts')
  writeFileSync(planted, 'test')
  const withTest = state()
  expect(withTest).not.toBe(before)
  writeFileSync(planted, 'tset')
  expect(state()).not.toBe(withTest)
  rmSync(planted)
  expect(state()).toBe(before)
  writeFileSync(join(folder, 'missing'), '')
  expect(state()).not.toBe(before)
})
