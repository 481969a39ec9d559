import type { ComponentType } from 'react'

const loaders: Readonly<Record<string, () => Promise<ComponentType>>> = {
  '/visa': async () => (await import('../pages/visa.tsx')).VisaPage,
  '/insurance': async () => (await import('../pages/insurance.tsx')).InsurancePage,
  '/maps': async () => (await import('../pages/maps.tsx')).MapsPage,
  '/map-test': async () => (await import('#features/maps/web/map-test-page.tsx')).MapTestPage,
  '/help': async () => (await import('../pages/help.tsx')).HelpPage,
  '/admin': async () => (await import('../pages/admin/admin-page.tsx')).AdminPage,
  '/partners': async () => (await import('#features/partners/web/partners-page.tsx')).PartnersPage,
  '/earn': async () => (await import('#features/partners/web/earn-page.tsx')).EarnPage,
  '/affiliate/analytics': async () =>
    (await import('../pages/partner-analytics.tsx')).PartnerAnalyticsPage,
  '/test-verification': async () =>
    (await import('../pages/admin/verification-page.tsx')).VerificationPage,
}

/** Loads a service page by path. */
export async function loadServicePage(path: string): Promise<ComponentType> {
  const load = loaders[path]
  if (!load) throw new Error(`No service has a page at ${path}`)
  return load()
}
