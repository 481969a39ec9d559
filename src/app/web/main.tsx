import '#design/tokens.css'
import '#design/base.css'
import './page.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { finishLeaving, takeTierParameter } from '#features/accounts/web/index.ts'
import { hasHint } from '#platform/web/hint.ts'
import { App } from './app.tsx'
import { followLinks } from './follow-links.ts'
import { preload } from './loaded-page.tsx'
import { notFound, pages } from './pages.ts'
import { watchFailures } from './shell/watch-failures.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')

/** The build has written which page of the table this is. */
const entry = pages.find((page) => page.path === root.dataset['page']) ?? notFound

async function start(container: HTMLElement): Promise<void> {
  try {
    // Hydrating must find what the build rendered: a whole page, or the placeholder of one.
    if (entry.prerender && !entry.still) await preload(entry, window.location.pathname)
  } catch {
    // The module did not arrive. Rendered anew, the page asks once more, and says so if that fails.
    createRoot(container).render(<App />)
    return
  }
  startTransition(() => {
    hydrateRoot(container, <App />)
  })
}

// Still pages have no script that could ask.
document.documentElement.toggleAttribute('data-known', hasHint())
takeTierParameter()
void finishLeaving()
watchFailures()
followLinks()
void start(root)
