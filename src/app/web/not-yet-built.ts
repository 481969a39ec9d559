/** Paths whose feature is still to come. They answer with a page that says so; the list ends empty. */
export const notYetBuilt: Readonly<Record<string, string>> = {
  '/about': 'About',
  '/guide': 'Guide',
  '/insurance': 'Insurance',
  '/consultation': 'Consultation',
  '/visa': 'Visa checker',
  '/help': 'Support',
  '/partners': 'Partners',
  '/flights': 'Flights',
  '/search': 'Vacation rentals',
  '/maps': 'Maps',
  '/pricing': 'Pricing',
  '/faq': 'FAQ',
  '/destinations': 'Destinations',
  '/blog': 'Blog',
  '/contact': 'Contact',
  '/tico-protection': 'TICO protection',
}
