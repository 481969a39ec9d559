import type { PageEntry } from './page-entry.ts'

const legalPage = (path: string, load: PageEntry['load']): PageEntry => ({
  path,
  source: `src/features/legal/web${path}-page.tsx`,
  load,
  prerender: true,
  still: true,
})

/** Texts that count before a court. */
export const legalPages: readonly PageEntry[] = [
  legalPage(
    '/privacy',
    async () => (await import('#features/legal/web/privacy-page.tsx')).PrivacyPage,
  ),
  legalPage('/terms', async () => (await import('#features/legal/web/terms-page.tsx')).TermsPage),
  legalPage(
    '/cookies',
    async () => (await import('#features/legal/web/cookies-page.tsx')).CookiesPage,
  ),
  legalPage(
    '/accessibility',
    async () => (await import('#features/legal/web/accessibility-page.tsx')).AccessibilityPage,
  ),
]
