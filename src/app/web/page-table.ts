import { useSyncExternalStore } from 'react'
import { aliases } from './aliases.ts'
import { notFoundPath, type PageEntry } from './page-entry.ts'

/** Known pages: all, or only the opened one until the table loads. */
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

/** Loads the page table once. Rejects on failure. */
export async function loadTable(): Promise<readonly PageEntry[]> {
  if (!table.whole) {
    const { pages } = await import('./pages.ts')
    set({ entries: pages, whole: true })
  }
  return table.entries
}

/** Entry of a path; the 404 page if unknown. */
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
    // All paths of a static pattern are prerendered.
    ...(path.includes(':') ? { addresses: async () => [] } : {}),
    ...(aliasOf ? { aliasOf } : {}),
    ...(path === notFoundPath ? { status: 404 } : {}),
  }
}

const signs = ['pointerover', 'touchstart', 'focusin', 'keydown']
/** Delay so that the click's own requests go first. ms. */
const patienceMs = 300

/** On a static page, loads the page table on first input. */
export function beginStatic(path: string): void {
  set({ entries: [staticEntry(path)], whole: false })
  const load = async (): Promise<void> => {
    try {
      await loadTable()
    } catch {
      // Retried and reported on the next navigation.
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
