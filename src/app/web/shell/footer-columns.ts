import { facts } from '#platform/web/facts.ts'

/** Below the columns, on a line of their own. */
export const legalLinks = [
  { href: '/privacy', label: 'Privacy policy' },
  { href: '/terms', label: 'Terms of use' },
  { href: '/cookies', label: 'Cookies' },
  { href: '/accessibility', label: 'Accessibility' },
] as const

export const footerColumns = [
  {
    heading: 'Plan',
    links: [
      { href: '/planner', label: 'Trip planner' },
      { href: '/itinerary', label: 'Saved trips' },
      { href: '/flights', label: 'Flights' },
      { href: '/stay-dine', label: 'Stay & Dine' },
      { href: '/search', label: 'Vacation rentals' },
      { href: '/maps', label: 'Maps' },
      { href: '/destinations', label: 'Destinations' },
    ],
  },
  {
    heading: 'Before you go',
    links: [
      { href: '/visa', label: 'Visa checker' },
      { href: '/insurance', label: 'Insurance' },
      { href: '/consultation', label: 'Consultation' },
      { href: '/guide', label: 'Guide' },
    ],
  },
  {
    heading: facts.name,
    links: [
      { href: '/about', label: 'About' },
      { href: '/about/data', label: 'Our data' },
      { href: '/pricing', label: 'Pricing' },
      { href: '/partners', label: 'Partners' },
      { href: '/earn', label: 'Booking partners' },
      { href: '/blog', label: 'Blog' },
    ],
  },
  {
    heading: 'Help',
    links: [
      { href: '/help', label: 'Support' },
      { href: '/faq', label: 'FAQ' },
      { href: '/contact', label: 'Contact' },
      { href: '/tico-protection', label: 'TICO protection' },
    ],
  },
] as const
