import { renderToString } from 'react-dom/server'
import { facts } from '#platform/web/facts.ts'
import { App } from './app.tsx'
import { preload } from './page-cache.ts'
import { pages as table } from './pages.ts'

/** What the build needs to know of each page. */
export const pages = table.map(({ path, source, prerender, status = 200 }) => ({
  path,
  source,
  prerender,
  status,
}))

/** The HTML inside #root. A page that works only signed in gets an empty shell. */
export async function renderPage(path: string): Promise<string> {
  const entry = table.find((page) => page.path === path)
  if (!entry) throw new Error(`No page at ${path}`)
  if (!entry.prerender) return `<title>${facts.name}</title>`
  await preload(entry)
  return renderToString(<App ssrPath={path} />)
}
