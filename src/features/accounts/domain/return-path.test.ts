import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

test('AUTH-03 a path of this site is kept with its query', () => {
  expect(returnPath('/planner?destination=tokyo')).toBe('/planner?destination=tokyo')
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '',
  null,
])('AUTH-03 returnTo %j leads home', (wanted) => {
  expect(returnPath(wanted)).toBe('/')
})
