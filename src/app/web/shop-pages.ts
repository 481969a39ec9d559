import type { PageEntry } from './page-entry.ts'

/** A page's module lies where its address says. */
const shopPage = (path: string): PageEntry => ({
  path,
  source: `src/features/shop/web${path}-page.tsx`,
  load: async () => (await import('#features/billing/web/shop-page.tsx')).loadShopPage(path),
  prerender: true,
})

/** What one person alone sees: of a purchase, of a plan. */
const ownScreen = (path: string, title: string, description: string): PageEntry => ({
  ...shopPage(path),
  prerender: false,
  head: { title, description, hidden: true },
})

/** What is sold, and where a checkout leads. */
export const shopPages: readonly PageEntry[] = [
  shopPage('/pricing'),
  shopPage('/consultation'),
  shopPage('/email-preview'),
  ownScreen(
    '/pricing-success',
    'Your plan',
    'Whether your payment for a plan or a tier has arrived, and what it opens.',
  ),
  ownScreen(
    '/consultation/success',
    'Your consultation',
    'Whether your payment for a consultation has arrived, and when a counsellor calls.',
  ),
  ownScreen(
    '/pdf-export-success',
    'Your PDF',
    'Whether your payment for the PDF of a trip has arrived, and the file to download.',
  ),
  ownScreen(
    '/checkout',
    'Sandbox checkout',
    'Pays with a published test card: the checkout of a demonstration, which charges nothing.',
  ),
  ownScreen(
    '/checkout/billing',
    'Sandbox billing',
    'Changes or ends a plan that was bought with a test card in a demonstration.',
  ),
  ownScreen(
    '/test-upgrade',
    'Upgrade test',
    'Plays an upgrade step by step, without a payment: for those who set this site up.',
  ),
]
