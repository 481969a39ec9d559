import { facts } from '#platform/web/facts.ts'
import { footerColumnsText } from '../messages.ts'
import type { NavLink } from './nav-links.ts'

/** Links below the columns. */
export const legalLinks = [
  { href: '/privacy', label: footerColumnsText.privacyPolicy },
  { href: '/terms', label: footerColumnsText.termsUse },
  { href: '/cookies', label: footerColumnsText.cookies },
  { href: '/accessibility', label: footerColumnsText.accessibility },
] as const

interface FooterColumn {
  readonly heading: string
  readonly links: readonly NavLink[]
}

export const footerColumns: readonly FooterColumn[] = [
  {
    heading: footerColumnsText.plan,
    links: [
      { href: '/planner', label: footerColumnsText.tripPlanner },
      { href: '/itinerary', label: footerColumnsText.savedTrips },
      { href: '/flights', label: footerColumnsText.flights, when: 'flightsOffered' },
      { href: '/stay-dine', label: footerColumnsText.stayDine },
      { href: '/search', label: footerColumnsText.vacationRentals, when: 'rentalsOffered' },
      { href: '/maps', label: footerColumnsText.maps },
      { href: '/destinations', label: footerColumnsText.destinations },
    ],
  },
  {
    heading: footerColumnsText.beforeYouGo,
    links: [
      { href: '/visa', label: footerColumnsText.visaChecker },
      { href: '/insurance', label: footerColumnsText.insurance, when: 'insuranceOffered' },
      { href: '/consultation', label: footerColumnsText.consultation },
      { href: '/guide', label: footerColumnsText.guide },
    ],
  },
  {
    heading: facts.name,
    links: [
      { href: '/about', label: footerColumnsText.about },
      { href: '/about/data', label: footerColumnsText.ourData },
      { href: '/pricing', label: footerColumnsText.pricing },
      { href: '/partners', label: footerColumnsText.partners },
      { href: '/earn', label: footerColumnsText.bookingPartners },
      { href: '/blog', label: footerColumnsText.blog },
    ],
  },
  {
    heading: footerColumnsText.help,
    links: [
      { href: '/help', label: footerColumnsText.support },
      { href: '/faq', label: 'FAQ' },
      { href: '/contact', label: footerColumnsText.contact },
      { href: '/tico-protection', label: footerColumnsText.ticoProtection },
    ],
  },
]
