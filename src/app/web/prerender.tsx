import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'
import { preload } from './loaded-page.tsx'
import { pages as table } from './pages.ts'

/** What the build needs to know of each page. */
export const pages = table.map(({ path, source, prerender, status = 200 }) => ({
  path,
  source,
  prerender,
  status,
}))

/** The HTML inside #root. A page that needs its script gets the shell round a placeholder. */
export async function renderPage(path: string): Promise<string> {
  const entry = table.find((page) => page.path === path)
  if (!entry) throw new Error(`No page at ${path}`)
  if (entry.prerender) await preload(entry)
  return renderToString(<App ssrPath={path} />)
}
