import '#design/tokens.css'
import '#design/base.css'
import './page.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { preload } from './page-cache.ts'
import { pages } from './pages.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')

/** Prerendered pages have plain paths: comparing them needs no pattern. */
const here = window.location.pathname.toLowerCase().replace(/(.)\/+$/, '$1')
const entry = pages.find((page) => page.path === here) ?? pages.at(-1)

async function start(container: HTMLElement): Promise<void> {
  if (!container.dataset['page']) {
    createRoot(container).render(<App />)
    return
  }
  // The page's module first: hydrating must find what the build rendered, not a placeholder.
  if (entry) await preload(entry)
  startTransition(() => {
    hydrateRoot(container, <App />)
  })
}

void start(root)
