import { afterEach, expect, test, vi } from 'vitest'
import { hasHint } from './hint-cookie.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['hint=1', true],
  ['a=b; hint=1; c=d', true],
  ['__Host-hint=1', true],
  // As older versions of the site wrote it.
  ['a=b; hint=1-0123456789abcdef', true],
  ['hint=', false],
  ['hint=0', false],
  ['hint=11', false],
  ['hint=1-mine', false],
  ['xhint=1', false],
  ['', false],
])('SHELL-03 the cookies %j say that a session may exist: %s', (cookie, expected) => {
  vi.stubGlobal('document', { cookie })
  expect(hasHint()).toBe(expected)
})
