import type { PageEntry } from './page-entry.ts'
import { shopPagesText } from './messages.ts'

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
    shopPagesText.yourPlan,
    shopPagesText.whetherYourPaymentFor,
  ),
  ownScreen(
    '/consultation/success',
    'features/consultations/web/success-page',
    shopPagesText.yourConsultation,
    shopPagesText.whetherYourPaymentForConsultation,
  ),
  ownScreen(
    '/pdf-export-success',
    'features/billing/web/pdf-export-success-page',
    shopPagesText.yourPdf,
    shopPagesText.whetherYourPaymentForPdf,
  ),
  ownScreen(
    '/checkout',
    'features/billing/web/checkout-page',
    shopPagesText.sandboxCheckout,
    shopPagesText.paysWithPublishedTest,
  ),
  ownScreen(
    '/checkout/billing',
    'features/billing/web/billing-page',
    shopPagesText.sandboxBilling,
    shopPagesText.changesOrEndsPlan,
  ),
  ownScreen(
    '/test-upgrade',
    'features/billing/web/test-upgrade-page',
    shopPagesText.upgradeTest,
    shopPagesText.playsUpgradeStepBy,
  ),
]
