import { expect, test } from 'vitest'
import { currentPopups, dismissPopup, showPopup } from './popups.ts'

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
