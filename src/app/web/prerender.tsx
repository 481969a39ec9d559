import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'
import { preload } from './loaded-page.tsx'
import { OfflinePage } from './offline-page.tsx'
import { addressesOf } from './page-addresses.ts'
import { loadTable } from './page-table.ts'
import { SiteFooter } from './shell/site-footer.tsx'

/** A page without any script, outside the table: the browser's router never leads there. */
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

/** What the build needs to know of each page. */
export const pages = async () => [
  ...(await addressesOf(await loadTable())).map(({ path, entry }) => ({
    path,
    entry: entry.path,
    source: entry.source,
    isStatic: entry.isStatic ?? false,
    linksOn: entry.linksOn ?? false,
    /** Complete without its script. */
    whole: entry.prerender,
    status: entry.status ?? 200,
    /** Not the second address of another page, nor the page for what is not found. */
    canonical: entry.aliasOf === undefined && entry.status === undefined,
    silent: false,
  })),
  apart,
]

/** The HTML inside #root. A page that needs its script gets the shell round a placeholder. */
export async function renderPage(page: { path: string; entry: string }): Promise<string> {
  if (page.path === apart.path) return renderToString(<OfflinePage />)
  const entry = (await loadTable()).find(({ path }) => path === page.entry)
  if (!entry) throw new Error(`No page at ${page.entry}`)
  if (entry.prerender) await preload(entry, page.path)
  return renderToString(<App ssrPath={page.path} footer={<SiteFooter />} />)
}

/** Texts of the site that are no pages, with marks for the server. */
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
