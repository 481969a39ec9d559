import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EngineOptions } from './map-engine.ts'
import { startGoogle } from './google-engine.ts'

const reload = vi.fn()

/** A document that was loaded from one address and shows another, and in which no script of Google's loads. */
function mock(loadedFrom: string, shows: string): void {
  vi.stubGlobal('location', { pathname: shows, reload })
  vi.stubGlobal('performance', {
    getEntriesByType: () => [{ name: `https://site.example${loadedFrom}` }],
  })
  vi.stubGlobal('window', {})
  const failing = () => ({
    addEventListener: (_: string, fail: () => void) => void queueMicrotask(fail),
    remove: () => undefined,
  })
  vi.stubGlobal('document', { createElement: failing, head: { append: () => undefined } })
}

beforeEach(() => reload.mockClear())
afterEach(() => vi.unstubAllGlobals())

const start = () => startGoogle('key', {} as EngineOptions)

test('MAP-06 a page that was reached from another one is loaded anew, with its own policy', async () => {
  mock('/login', '/planner')
  void start()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

test('MAP-06 a page that was loaded itself says that Google’s map has failed, and loads nothing anew', async () => {
  mock('/planner?trip=1', '/planner')
  await expect(start()).rejects.toThrow('Failed to load Google Maps')
  expect(reload).not.toHaveBeenCalled()
})
