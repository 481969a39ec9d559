import type { PageEntry } from './page-entry.ts'

const legalPage = (path: string, load: PageEntry['load']): PageEntry => ({
  path,
  source: `src/app/pages/legal${path}-page.tsx`,
  load,
  prerender: true,
  isStatic: true,
})

/** Legal pages. */
export const legalPages: readonly PageEntry[] = [
  legalPage('/privacy', async () => (await import('../pages/legal/privacy-page.tsx')).PrivacyPage),
  legalPage('/terms', async () => (await import('../pages/legal/terms-page.tsx')).TermsPage),
  legalPage('/cookies', async () => (await import('../pages/legal/cookies-page.tsx')).CookiesPage),
  legalPage(
    '/accessibility',
    async () => (await import('../pages/legal/accessibility-page.tsx')).AccessibilityPage,
  ),
]
