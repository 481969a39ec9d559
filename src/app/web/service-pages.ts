import type { PageEntry } from './page-entry.ts'
import { servicePagesText } from './messages.ts'

/** By one door: the names of what these pages need would otherwise travel with every page. */
const servicePage = (path: string, source: string): PageEntry => ({
  path,
  source: `src/${source}.tsx`,
  load: async () => (await import('./load-service-page.ts')).loadServicePage(path),
  prerender: true,
})

/** The services around a trip, and the rooms of the owner. */
export const servicePages: readonly PageEntry[] = [
  servicePage('/visa', 'features/visas/web/visa-page'),
  servicePage('/insurance', 'app/pages/insurance'),
  servicePage('/maps', 'app/pages/maps'),
  servicePage('/map-test', 'features/maps/web/map-test-page'),
  servicePage('/help', 'app/pages/help'),
  {
    ...servicePage('/admin', 'app/pages/admin/admin-page'),
    prerender: false,
    head: {
      title: servicePagesText.administration,
      description: servicePagesText.backOfficeAccountsPurchases,
      hidden: true,
    },
  },
  servicePage('/test-verification', 'app/pages/admin/verification-page'),
  servicePage('/partners', 'features/partners/web/partners-page'),
  servicePage('/earn', 'features/partners/web/earn-page'),
  {
    ...servicePage('/affiliate/analytics', 'app/pages/partner-analytics'),
    prerender: false,
    head: {
      title: servicePagesText.affiliateAnalytics,
      description: servicePagesText.whatLinksToBooking,
      hidden: true,
    },
  },
]
