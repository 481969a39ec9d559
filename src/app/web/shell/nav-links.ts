import { mainPath } from '../aliases.ts'

/** The links of the bar, in their order; `/guide` stands out. */
export const mainLinks = [
  { href: '/about', label: 'About' },
  { href: '/planner', label: 'Planner' },
  { href: '/guide', label: 'Guide' },
  { href: '/insurance', label: 'Insurance' },
  { href: '/consultation', label: 'Consultation' },
  { href: '/visa', label: 'Visa' },
  { href: '/help', label: 'Help' },
] as const

export const moreLinks = [
  { href: '/partners', label: 'Partners' },
  { href: '/earn', label: 'Earn', note: 'Extra Options' },
  { href: '/flights', label: 'Flights' },
  { href: '/search', label: 'Search', note: 'vacation-rental property search' },
  { href: '/maps', label: 'Maps' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/faq', label: 'FAQ' },
] as const

/** A link is active on its own path and below it, at a segment boundary; a second address counts as the first. */
export const isActive = (href: string, path: string): boolean => {
  const at = mainPath(path)
  return at === href || at.startsWith(`${href}/`)
}
