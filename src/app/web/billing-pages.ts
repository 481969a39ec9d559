import type { PageEntry } from './page-entry.ts'
import { billingPagesText } from './messages.ts'

const billingPage = (path: string, source: string): PageEntry => ({
  path,
  source: `src/${source}.tsx`,
  load: async () => (await import('./load-billing-page.ts')).loadBillingPage(path),
  prerender: true,
})

/** Entry of a private page about a purchase or plan. */
const ownScreen = (
  path: string,
  source: string,
  title: string,
  description: string,
): PageEntry => ({
  ...billingPage(path, source),
  prerender: false,
  head: { title, description, hidden: true },
})

/** Pages of pricing, checkout and their results. */
export const billingPages: readonly PageEntry[] = [
  billingPage('/pricing', 'app/pages/pricing'),
  billingPage('/consultation', 'app/pages/consultations/consultation-page'),
  billingPage('/email-preview', 'features/billing/web/email-preview-page'),
  ownScreen(
    '/pricing-success',
    'features/billing/web/pricing-success-page',
    billingPagesText.yourPlan,
    billingPagesText.whetherYourPaymentFor,
  ),
  ownScreen(
    '/consultation/success',
    'app/pages/consultations/success-page',
    billingPagesText.yourConsultation,
    billingPagesText.whetherYourPaymentForConsultation,
  ),
  ownScreen(
    '/pdf-export-success',
    'features/billing/web/pdf-export-success-page',
    billingPagesText.yourPdf,
    billingPagesText.whetherYourPaymentForPdf,
  ),
  ownScreen(
    '/receipt',
    'features/billing/web/receipt-page',
    billingPagesText.receipt,
    billingPagesText.receiptOfPurchase,
  ),
  ownScreen(
    '/checkout',
    'features/billing/web/checkout-page',
    billingPagesText.sandboxCheckout,
    billingPagesText.paysWithPublishedTest,
  ),
  ownScreen(
    '/checkout/billing',
    'features/billing/web/billing-page',
    billingPagesText.sandboxBilling,
    billingPagesText.changesOrEndsPlan,
  ),
  ownScreen(
    '/test-upgrade',
    'features/billing/web/test-upgrade-page',
    billingPagesText.upgradeTest,
    billingPagesText.playsUpgradeStepBy,
  ),
]
