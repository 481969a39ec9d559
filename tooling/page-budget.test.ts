import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkHomeBudget, homeBudget, weighPage } from './page-budget.mjs'

const html = [
  '<link rel="preload" href="/assets/font.woff2" as="font">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<img width="10" src="/assets/first.svg"><img data-src="/assets/late.svg">',
  '<noscript><img src="/assets/late.svg"></noscript>',
  '<script defer src="/assets/begin.js" data-modules="/assets/main.js /assets/shared.js"></script>',
].join('')

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A site with incompressible script of the given size, bytes. */
function site(scriptBytes: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'wayleaf-budget-'))
  folders.push(folder)
  mkdirSync(`${folder}/pages`)
  mkdirSync(`${folder}/assets`)
  writeFileSync(`${folder}/pages/home.html`, html)
  writeFileSync(`${folder}/favicon.svg`, '<svg/>')
  for (const name of ['font.woff2', 'begin.js', 'shared.js', 'first.svg'])
    writeFileSync(`${folder}/assets/${name}`, name)
  writeFileSync(`${folder}/assets/main.js`, randomBytes(scriptBytes))
  return folder
}

test('HOME-01 a page weighs what it loads by itself, and nothing that waits', () => {
  const asked: string[] = []
  weighPage(html, (path: string) => {
    asked.push(path)
    return Buffer.from(path)
  })
  expect(asked.toSorted()).toEqual([
    '/assets/begin.js',
    '/assets/first.svg',
    '/assets/font.woff2',
    '/assets/main.js',
    '/assets/shared.js',
    '/favicon.svg',
  ])
})

test('HOME-01 a home page over its budget fails the build, and says by how much', () => {
  expect(checkHomeBudget(site(homeBudget.script - 1000)).script).toBeLessThan(homeBudget.script)
  expect(() => checkHomeBudget(site(homeBudget.script + 1))).toThrow(
    /script \d+ bytes, at most 95000/,
  )
})
