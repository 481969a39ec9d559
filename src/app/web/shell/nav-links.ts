import { mainPath } from '../aliases.ts'
import { navLinksText } from '../messages.ts'

/** The links of the bar, in their order; `/guide` stands out. */
export const mainLinks = [
  { href: '/about', label: navLinksText.about },
  { href: '/planner', label: navLinksText.planner },
  { href: '/guide', label: navLinksText.guide },
  { href: '/insurance', label: navLinksText.insurance },
  { href: '/consultation', label: navLinksText.consultation },
  { href: '/visa', label: navLinksText.visa },
  { href: '/help', label: navLinksText.help },
] as const

export const moreLinks = [
  { href: '/partners', label: navLinksText.partners },
  { href: '/earn', label: navLinksText.earn, note: navLinksText.extraOptions },
  { href: '/flights', label: navLinksText.flights },
  { href: '/search', label: navLinksText.search, note: navLinksText.vacationRentalPropertySearch },
  { href: '/maps', label: navLinksText.maps },
  { href: '/pricing', label: navLinksText.pricing },
  { href: '/faq', label: 'FAQ' },
] as const

/** A link is active on its own path and below it, at a segment boundary; a second address counts as the first. */
export const isActive = (href: string, path: string): boolean => {
  const at = mainPath(path)
  return at === href || at.startsWith(`${href}/`)
}
