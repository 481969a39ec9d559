import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'
import { preload } from './loaded-page.tsx'
import { OfflinePage } from './offline-page.tsx'
import { addressesOf } from './page-addresses.ts'
import { loadTable } from './page-table.ts'
import { SiteFooter } from './shell/site-footer.tsx'

/** Script-free page outside the router's table. */
const apart = {
  path: '/offline',
  entry: '/offline',
  source: 'src/app/web/not-found-page.tsx',
  isStatic: true,
  whole: true,
  silent: true,
  status: 200,
  canonical: false,
}

/** Facts of each page for the build. */
export const pages = async () => [
  ...(await addressesOf(await loadTable())).map(({ path, entry }) => ({
    path,
    entry: entry.path,
    source: entry.source,
    isStatic: entry.isStatic ?? false,
    linksOn: entry.linksOn ?? false,
    /** Complete without script. */
    whole: entry.prerender,
    status: entry.status ?? 200,
    /** Neither an alias nor the 404 page. */
    canonical: entry.aliasOf === undefined && entry.status === undefined,
    silent: false,
  })),
  apart,
]

/** HTML inside #root; shell with placeholder for pages that need their script. */
export async function renderPage(page: { path: string; entry: string }): Promise<string> {
  if (page.path === apart.path) return renderToString(<OfflinePage />)
  const entry = (await loadTable()).find(({ path }) => path === page.entry)
  if (!entry) throw new Error(`No page at ${page.entry}`)
  if (entry.prerender) await preload(entry, page.path)
  return renderToString(<App ssrPath={page.path} footer={<SiteFooter />} />)
}

/** Non-page texts of the site, with marks for the server. */
export const documents = async () => [
  {
    path: '/blog/feed.xml',
    type: 'application/atom+xml; charset=utf-8',
    text: await (await import('#features/content/web/index.ts')).atomFeed(),
  },
  {
    path: '/site.webmanifest',
    type: 'application/manifest+json; charset=utf-8',
    text: (await import('./web-manifest.ts')).webManifest(),
  },
]
