import { matchRoute } from 'wouter'
import type { Parser } from 'wouter'
import { expect, test } from 'vitest'
import { isPattern, pathPattern } from './path-pattern.ts'

/** wouter's own reading, which the browser goes by. */
const { parse } = (await import(
  new URL('../regexparam/dist/index.mjs', import.meta.resolve('wouter').replace(/src\/.*/, '')).href
)) as { parse: Parser }

const patterns = [
  '/planner',
  '/planner/:id?',
  '/destinations/:slug',
  '/blog/:year/:slug?',
  '/files/*',
  '/files/*?',
  '/shared/:token/pdf',
  '/report/:name.pdf',
]
const addresses = [
  '/',
  '/planner',
  '/Planner/',
  '/planner/7',
  '/planner/7/',
  '/planner/7/8',
  '/plannerx',
  '/destinations',
  '/destinations/',
  '/destinations/new-york',
  '/DESTINATIONS/New-York',
  '/destinations/a/b',
  '/blog/2027',
  '/blog/2027/spring',
  '/blog',
  '/files',
  '/files/a/b/c',
  '/shared/t0ken/pdf',
  '/shared/pdf',
  '/report/june.pdf',
  '/report/junexpdf',
]

test.each(patterns)('SHELL-02 the server finds by %s what the browser finds', (pattern) => {
  const found = addresses.filter((address) => pathPattern(pattern).test(address))
  const wanted = addresses.filter((address) => matchRoute(parse, pattern, address)[0])
  expect(found).toEqual(wanted)
  expect(wanted.length).toBeGreaterThan(0)
})

test('SHELL-02 signs of a pattern’s text mean themselves', () => {
  expect(pathPattern('/a.b').test('/axb')).toBe(false)
  expect(isPattern('/a.b')).toBe(false)
  expect(isPattern('/a/:b')).toBe(true)
  expect(isPattern('/a/*')).toBe(true)
})
