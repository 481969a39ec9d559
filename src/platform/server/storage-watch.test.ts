import { expect, test } from 'vitest'
import { createStorageWatch, isFullDisk } from './storage-watch.ts'

const failure = (code: string, cause?: unknown) =>
  Object.assign(new Error('No', { cause }), { code })

test.each([
  [failure('53100'), true],
  [failure('ENOSPC'), true],
  [new Error('Not kept', { cause: new Error('Not written', { cause: failure('EDQUOT') }) }), true],
  [failure('57P01'), false],
  [new Error('53100'), false],
  ['53100', false],
  [undefined, false],
])('F8 of %o it is said whether the disk is full', (error, full) => {
  expect(isFullDisk(error)).toBe(full)
})

test('F8 a circle of causes comes to an end', () => {
  const error = new Error('Round')
  error.cause = error
  expect(isFullDisk(error)).toBe(false)
})

test('F8 what was met five minutes ago is over unless it is met again', () => {
  let now = 0
  const watch = createStorageWatch(() => now)
  expect(watch.isFull()).toBe(false)
  watch.note(failure('57P01'))
  expect(watch.isFull()).toBe(false)
  watch.note(failure('53100'))
  now = 299_000
  expect(watch.isFull()).toBe(true)
  now = 300_000
  expect(watch.isFull()).toBe(false)
})
