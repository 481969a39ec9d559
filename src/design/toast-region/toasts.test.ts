import { afterEach, expect, test } from 'vitest'
import { currentToast, dismissToast, showToast, toastDuration } from './toasts.ts'

afterEach(() => dismissToast())

test('SHELL-14 the newest toast takes the place of the one before', () => {
  showToast({ title: 'Item Removed' })
  showToast({ title: 'Trip Saved' })
  expect(currentToast()?.title).toBe('Trip Saved')
})

test('a late timer of an earlier toast leaves the newer one alone', () => {
  showToast({ title: 'Item Removed' })
  const earlier = currentToast()?.serial
  showToast({ title: 'Item Removed' })
  dismissToast(earlier)
  expect(currentToast()?.title).toBe('Item Removed')
  dismissToast()
  expect(currentToast()).toBeUndefined()
})

test('SHELL-14 a toast that can be undone stays longer', () => {
  const undo = { label: 'Undo', onPress: () => undefined }
  expect(toastDuration({ title: 'Saved' })).toBe(5000)
  expect(toastDuration({ title: 'Removed', action: undo })).toBe(8000)
  expect(toastDuration({ title: 'Removed', action: undo, durationMs: 3000 })).toBe(3000)
})
