import type { ComponentType } from 'react'

/** Billing pages, loaded by path to keep the page table small. */
const pages: Readonly<Record<string, () => Promise<ComponentType>>> = {
  '/pricing': async () => (await import('../pages/pricing.tsx')).PricingPage,
  '/pricing-success': async () =>
    (await import('#features/billing/web/pricing-success-page.tsx')).PricingSuccessPage,
  '/consultation': async () =>
    (await import('../pages/consultations/consultation-page.tsx')).ConsultationPage,
  '/consultation/success': async () =>
    (await import('../pages/consultations/success-page.tsx')).ConsultationSuccessPage,
  '/pdf-export-success': async () =>
    (await import('#features/billing/web/pdf-export-success-page.tsx')).PdfSuccessPage,
  '/receipt': async () => (await import('#features/billing/web/receipt-page.tsx')).ReceiptPage,
  '/checkout': async () => (await import('#features/billing/web/checkout-page.tsx')).CheckoutPage,
  '/checkout/billing': async () =>
    (await import('#features/billing/web/billing-page.tsx')).BillingPage,
  '/email-preview': async () =>
    (await import('#features/billing/web/email-preview-page.tsx')).EmailPreviewPage,
  '/test-upgrade': async () =>
    (await import('#features/billing/web/test-upgrade-page.tsx')).TestUpgradePage,
}

/** Loads the billing page of a path. Throws if unknown. */
export async function loadBillingPage(path: string): Promise<ComponentType> {
  const load = pages[path]
  if (!load) throw new Error(`The shop has no page at ${path}`)
  return load()
}
