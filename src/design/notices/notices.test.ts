import { afterEach, expect, test, vi } from 'vitest'
import {
  currentNotices,
  currentToast,
  dismissNotice,
  dismissToast,
  displayMs,
  leavePage,
  showPopup,
  showToast,
} from './notices.ts'

afterEach(() => currentNotices().forEach(({ serial }) => dismissNotice(serial)))

const keys = (): string[] => currentNotices().map(({ key }) => key)
const newest = () => currentNotices()[0]

test('SHELL-14 a new toast replaces the previous one', () => {
  showToast({ title: 'Item Removed' })
  showToast({ title: 'Trip Saved' })
  expect(currentNotices().map(({ title }) => title)).toEqual(['Trip Saved'])
})

test('a late timer of an earlier toast leaves the newer one alone', () => {
  showToast({ title: 'Item Removed' })
  const earlier = currentToast()?.serial
  showToast({ title: 'Item Removed' })
  dismissNotice(earlier)
  expect(currentToast()?.title).toBe('Item Removed')
  dismissToast()
  expect(currentToast()).toBeUndefined()
})

test('SHELL-14 a toast that can be undone stays longer', () => {
  const undo = { label: 'Undo', onPress: () => undefined }
  const lasts = (toast: Parameters<typeof showToast>[0]) => {
    showToast(toast)
    return newest()?.lastsMs
  }
  expect(lasts({ title: 'Saved' })).toBe(5000)
  expect(lasts({ title: 'Removed', action: undo })).toBe(8000)
  expect(lasts({ title: 'Removed', action: undo, durationMs: 3000 })).toBe(3000)
})

test('SHELL-14 a toast goes with the page that it was shown on, unless its own press has led away', () => {
  vi.useFakeTimers({ now: 10_000 })
  showToast({ title: 'Trip Copied' })
  leavePage()
  expect(currentToast()?.title).toBe('Trip Copied')
  vi.setSystemTime(11_001)
  showPopup({ key: 'map', text: 'No map' })
  leavePage()
  expect(keys()).toEqual(['map'])
  vi.useRealTimers()
})

test('popups stack, newest first, one for each key; the toast is beside them', () => {
  showPopup({ key: 'fares', title: 'Fares are late', text: 'Prices are from 10:42.' })
  showPopup({ key: 'map', title: 'No map', text: 'Check your connection.' })
  showToast({ title: 'Trip Saved' })
  showPopup({ key: 'fares', title: 'No fares', text: 'Try again in a minute.' })
  expect(keys()).toEqual(['fares', '', 'map'])
  expect(newest()?.title).toBe('No fares')
  dismissToast()
  expect(keys()).toEqual(['fares', 'map'])
})

test('a dismissed popup leaves the others', () => {
  showPopup({ key: 'map', text: 'No map' })
  showPopup({ key: 'fares', text: 'No fares' })
  dismissNotice(newest()?.serial)
  expect(keys()).toEqual(['map'])
  dismissNotice(undefined)
  dismissToast()
  expect(keys()).toEqual(['map'])
})

test.each([
  ['error', 5000],
  ['api', 7000],
  ['loading', 8000],
  ['network', 10_000],
  ['success', 3000],
  ['info', 4000],
] as const)(
  'SHELL-13 a popup of the kind %s stays %i ms, and for ever with an action',
  (kind, ms) => {
    expect(displayMs[kind]).toBe(ms)
    showPopup({ key: 'one', kind, text: 'Later.' })
    expect(newest()?.lastsMs).toBe(ms)
    showPopup({
      key: 'one',
      kind,
      text: 'Later.',
      action: { label: 'Again', onPress: () => undefined },
    })
    expect(newest()?.lastsMs).toBeUndefined()
  },
)

test('SHELL-13 a repeated popup replaces the first and restarts its timer', () => {
  showPopup({ key: 'server', text: 'Later.' })
  const first = newest()?.serial
  showPopup({ key: 'server', text: 'Later.' })
  expect(currentNotices().length).toBe(1)
  expect(newest()?.serial).not.toBe(first)
})
