import { useSyncExternalStore } from 'react'
import { aliases } from './aliases.ts'
import { notFoundPath, type PageEntry } from './page-entry.ts'

/** The pages that the router knows: all of them, or for a while the one that was opened. */
interface PageTable {
  readonly entries: readonly PageEntry[]
  readonly whole: boolean
}

let table: PageTable = { entries: [], whole: false }
const listeners = new Set<() => void>()

function set(next: PageTable): void {
  table = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const now = (): PageTable => table

export const usePageTable = (): PageTable => useSyncExternalStore(subscribe, now, now)

/** Loads the table of all pages, once. Rejects when it does not arrive. */
export async function loadTable(): Promise<readonly PageEntry[]> {
  if (!table.whole) {
    const { pages } = await import('./pages.ts')
    set({ entries: pages, whole: true })
  }
  return table.entries
}

/** The entry of a path. The build writes the path into #root; an unknown one gets the not-found page. */
export const entryAt = (path: string, entries: readonly PageEntry[]): PageEntry | undefined =>
  entries.find((page) => page.path === path) ?? entries.at(-1)

/** Stand-in entry of a static page while the page table is not loaded. */
function staticEntry(path: string): PageEntry {
  const load: PageEntry['load'] = async (address) => {
    const entry = entryAt(path, await loadTable())
    if (!entry) throw new Error('The table of pages is empty')
    return entry.load(address)
  }
  const aliasOf = aliases[path]
  return {
    path,
    source: '',
    load,
    prerender: true,
    isStatic: true,
    // Static pages of a pattern have all their addresses rendered.
    ...(path.includes(':') ? { addresses: async () => [] } : {}),
    ...(aliasOf ? { aliasOf } : {}),
    ...(path === notFoundPath ? { status: 404 } : {}),
  }
}

const signs = ['pointerover', 'touchstart', 'focusin', 'keydown']
/** Delay, so that requests started by the user's click go first. */
const patienceMs = 300

/** A static page loads the page table on the first user input, before the user can navigate. */
export function beginStatic(path: string): void {
  set({ entries: [staticEntry(path)], whole: false })
  const load = async (): Promise<void> => {
    try {
      await loadTable()
    } catch {
      // A failed load is retried, and reported, on the next navigation.
    }
  }
  const heard = new AbortController()
  const hear = (): void => {
    heard.abort()
    setTimeout(() => void load(), patienceMs)
  }
  for (const sign of signs)
    document.addEventListener(sign, hear, { passive: true, signal: heard.signal })
}
