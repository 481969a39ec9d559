import { expect, test } from 'vitest'
import { currentPopups, dismissPopup, displayMs, showPopup } from './popups.ts'

const keys = (): string[] => currentPopups().map((popup) => popup.key)

test('popups stack, newest first, one for each key', () => {
  showPopup({ key: 'fares', title: 'Fares are late', text: 'Prices are from 10:42.' })
  showPopup({ key: 'map', title: 'No map', text: 'Check your connection.' })
  showPopup({ key: 'fares', title: 'No fares', text: 'Try again in a minute.' })
  expect(keys()).toEqual(['fares', 'map'])
  expect(currentPopups()[0]?.title).toBe('No fares')
})

test('a dismissed popup leaves the others', () => {
  dismissPopup('fares')
  expect(keys()).toEqual(['map'])
  dismissPopup('never shown')
  expect(keys()).toEqual(['map'])
  dismissPopup('map')
  expect(keys()).toEqual([])
})

test('SHELL-13 each kind has its own time', () => {
  expect(displayMs).toEqual({
    error: 5000,
    api: 7000,
    loading: 8000,
    network: 10_000,
    success: 3000,
    info: 4000,
  })
})

test('SHELL-13 a repeated popup replaces the first and restarts its timer', () => {
  showPopup({ key: 'server', text: 'Later.' })
  const first = currentPopups()[0]?.serial
  showPopup({ key: 'server', text: 'Later.' })
  expect(currentPopups().length).toBe(1)
  expect(currentPopups()[0]?.serial).not.toBe(first)
  dismissPopup('server')
})
