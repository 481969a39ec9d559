import { type ComponentType, lazy } from 'react'
import type { PageEntry } from './pages.ts'

const loaded = new Map<PageEntry, ComponentType>()
const waiting = new Map<PageEntry, ComponentType>()

/** Loads a page's module ahead, so that rendering it does not wait. */
export async function preload(entry: PageEntry): Promise<void> {
  if (!loaded.has(entry)) loaded.set(entry, await entry.load())
}

/** The component of a page: itself when loaded, otherwise one that waits for it. */
export function componentOf(entry: PageEntry): ComponentType {
  const ready = loaded.get(entry)
  if (ready) return ready
  const known = waiting.get(entry)
  if (known) return known
  const component = lazy(async () => {
    try {
      return { default: await entry.load() }
    } catch (error) {
      // The next visit tries again instead of meeting the same failure.
      waiting.delete(entry)
      throw error
    }
  })
  waiting.set(entry, component)
  return component
}
