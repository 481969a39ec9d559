import type { PageEntry } from './page-entry.ts'

/** By one door: the names of what these pages need would otherwise travel with every page. */
const servicePage = (path: string, feature: string, module: string): PageEntry => ({
  path,
  source: `src/features/${feature}/web/${module}.tsx`,
  load: async () => (await import('./load-service-page.ts')).loadServicePage(path),
  prerender: true,
})

/** The services around a trip, and the rooms of the owner. */
export const servicePages: readonly PageEntry[] = [
  servicePage('/visa', 'visas', 'visa-page'),
  servicePage('/insurance', 'insurance', 'insurance-page'),
  servicePage('/maps', 'maps', 'maps-page'),
  servicePage('/map-test', 'maps', 'map-test-page'),
  servicePage('/help', 'support', 'help-page'),
  {
    ...servicePage('/admin', 'admin', 'admin-page'),
    prerender: false,
    head: {
      title: 'Administration',
      description:
        'The back office: accounts, purchases, messages, letters and the state of services.',
      hidden: true,
    },
  },
  servicePage('/test-verification', 'admin', 'verification-page'),
  servicePage('/partners', 'partners', 'partners-page'),
  servicePage('/earn', 'partners', 'earn-page'),
  {
    ...servicePage('/affiliate/analytics', 'partners', 'analytics-page'),
    prerender: false,
    head: {
      title: 'Affiliate analytics',
      description:
        'What the links to booking partners earn: presses, purchases and commissions by day.',
      hidden: true,
    },
  },
]
