import type { PageEntry } from './page-entry.ts'
import { servicePagesText } from './messages.ts'

/** One loader for all, so their module names stay out of other pages. */
const servicePage = (path: string, source: string): PageEntry => ({
  path,
  source: `src/${source}.tsx`,
  load: async () => (await import('./load-service-page.ts')).loadServicePage(path),
  prerender: true,
})

/** Service pages and owner pages. */
export const servicePages: readonly PageEntry[] = [
  servicePage('/visa', 'app/pages/visa'),
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
