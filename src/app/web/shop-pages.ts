import type { PageEntry } from './page-entry.ts'

const shopPage = (path: string, source: string): PageEntry => ({
  path,
  source: `src/${source}.tsx`,
  load: async () => (await import('./load-shop-page.ts')).loadShopPage(path),
  prerender: true,
})

/** What one person alone sees: of a purchase, of a plan. */
const ownScreen = (
  path: string,
  source: string,
  title: string,
  description: string,
): PageEntry => ({
  ...shopPage(path, source),
  prerender: false,
  head: { title, description, hidden: true },
})

/** What is sold, and where a checkout leads. */
export const shopPages: readonly PageEntry[] = [
  shopPage('/pricing', 'app/pages/pricing-page'),
  shopPage('/consultation', 'features/consultations/web/consultation-page'),
  shopPage('/email-preview', 'features/billing/web/email-preview-page'),
  ownScreen(
    '/pricing-success',
    'features/billing/web/pricing-success-page',
    'Your plan',
    'Whether your payment for a plan or a tier has arrived, and what it opens.',
  ),
  ownScreen(
    '/consultation/success',
    'features/consultations/web/success-page',
    'Your consultation',
    'Whether your payment for a consultation has arrived, and when a counsellor calls.',
  ),
  ownScreen(
    '/pdf-export-success',
    'features/billing/web/pdf-export-success-page',
    'Your PDF',
    'Whether your payment for the PDF of a trip has arrived, and the file to download.',
  ),
  ownScreen(
    '/checkout',
    'features/billing/web/checkout-page',
    'Sandbox checkout',
    'Pays with a published test card: the checkout of a demonstration, which charges nothing.',
  ),
  ownScreen(
    '/checkout/billing',
    'features/billing/web/billing-page',
    'Sandbox billing',
    'Changes or ends a plan that was bought with a test card in a demonstration.',
  ),
  ownScreen(
    '/test-upgrade',
    'features/billing/web/test-upgrade-page',
    'Upgrade test',
    'Plays an upgrade step by step, without a payment: for those who set this site up.',
  ),
]
