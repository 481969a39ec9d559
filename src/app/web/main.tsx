import '#design/tokens.css'
import '#design/base.css'
import './page.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { keepFocus } from '#design/focus/keep-focus.ts'
import { finishLeaving } from '#features/accounts/web/index.ts'
import { takeTierParameter } from '#features/entitlements/web/index.ts'
import { hasHint } from '#platform/web/hint-cookie.ts'
import { App } from './app.tsx'
import { prefetchPage } from './prefetch-page.ts'
import { followLinks } from './follow-links.ts'
import { preload } from './loaded-page.tsx'
import { notFoundPath } from './page-entry.ts'
import { beginStatic, entryAt, loadTable } from './page-table.ts'
import { watchFailures } from './shell/watch-failures.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')

/** Set by the build: the page's path, and whether it's static. */
const { page: path = notFoundPath, static: isStatic } = root.dataset

/** Prepares the state that hydration must match: the page or its placeholder. */
async function prepare(): Promise<void> {
  if (isStatic !== undefined) return beginStatic(path)
  const entry = entryAt(path, await loadTable())
  if (entry?.prerender) await preload(entry, window.location.pathname)
}

async function start(container: HTMLElement): Promise<void> {
  try {
    await prepare()
  } catch {
    // The module failed to load: client rendering retries and reports a failure.
    createRoot(container).render(<App />)
    return
  }
  startTransition(() => {
    hydrateRoot(container, <App />)
  })
}

// Static pages can't read the hint themselves.
document.documentElement.toggleAttribute('data-known', hasHint())
takeTierParameter()
void finishLeaving()
watchFailures()
keepFocus()
followLinks()
if (hasHint()) void prefetchPage(path)
void start(root)
