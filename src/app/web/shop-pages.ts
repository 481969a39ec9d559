import type { PageEntry } from './page-entry.ts'

const paths =
  '/pricing /consultation /pricing-success /consultation/success /pdf-export-success /checkout /checkout/billing /test-upgrade /email-preview'

/** What is sold, and where a checkout leads. A page's module lies where its address says. */
export const shopPages: readonly PageEntry[] = paths.split(' ').map((path, place) => ({
  path,
  source: `src/features/shop/web${path}-page.tsx`,
  load: async () => (await import('#features/shop/web/shop-page.tsx')).loadShopPage(path),
  // What visitors read is complete before any script.
  prerender: place < 2,
}))
