import { expect, test } from 'vitest'
import {
  climbError,
  effectError,
  lengthError,
  lengthSummary,
  nameError,
  widthError,
} from './check-files.mjs'

test.each([
  'src/platform/utils/a.ts',
  'src/features/trips/server/helpers.ts',
  'src/features/trips/web/date-utils.ts',
  'src/features/trips/web/trips.types.ts',
  'src/design/common/x.tsx',
  'src/app/server/request-handler.test.ts',
  'tooling/lib/x.mjs',
  'src/design/manager.module.css',
])('%s has a name that says nothing', (path) => {
  expect(nameError(path)).toContain(path)
})

test.each([
  'src/features/accounts/server/common-passwords.ts',
  'src/features/trips/server/trips.store.ts',
  'src/design/type.example.tsx',
  'src/platform/server/http/error-response.ts',
])('%s has a name', (path) => {
  expect(nameError(path)).toBeUndefined()
})

test('400 lines are the end, but not for recorded answers', () => {
  expect(lengthError('src/a.ts', 400)).toBeUndefined()
  expect(lengthError('src/a.ts', 401)).toBe('src/a.ts: 401 lines, 400 at most')
  expect(lengthError('src/x/recorded/a.ts', 9000)).toBeUndefined()
})

test.each([
  ['src/a/b.test.ts', "import { a } from '../../tests/support/test-app.ts'", true],
  ['src/a/b.test.ts', "import { a } from '#tests/support/test-app.ts'", false],
  ['tests/api/b.test.ts', "import { a } from '../support/test-app.ts'", false],
])('%s that imports %s climbs: %s', (path, text, bad) => {
  expect(climbError(path, text) !== undefined).toBe(bad)
})

test('the summary names the longest file', () => {
  const files = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((lines) => ({ path: `${lines}.ts`, lines }))
  expect(lengthSummary(files)).toBe('10 files: median 5, p90 9, max 10 (10.ts)')
})

test.each([
  ['useEffect(() => place.current?.scrollIntoView(), [])', true],
  ['useLayoutEffect(\n  () => stop(),\n)', true],
  ['useEffect(() => {\n  return stop\n}, [])', false],
  ['useEffect(() => () => clearTimeout(timer), [])', false],
])('an effect that gives back what it calls is a fault: %s', (text, bad) => {
  expect(effectError('src/a.tsx', text) !== undefined).toBe(bad)
})

test.each([
  ['@media (min-width: 760px) {', true],
  ['@media screen and (width >= 700px) {', true],
  ['@container (max-width: 190px) {', true],
  ['@media (min-width: 47.5em) {', false],
  ['@container (max-width: 12rem) {\n  .card {\n    width: 90px;', false],
  ['@media print {\n  .card {\n    width: 90px;', false],
])('HOME-12 widths are counted in letters: %s', (text, bad) => {
  expect(widthError('src/a.css', text) !== undefined).toBe(bad)
})
