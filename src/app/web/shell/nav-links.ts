import type { Facts } from '#platform/web/facts.ts'
import { mainPath } from '../aliases.ts'
import { navLinksText } from '../messages.ts'

/** A link; `when` names the fact without which there is nothing to see there. */
export interface NavLink {
  readonly href: string
  readonly label: string
  readonly note?: string
  readonly when?: keyof Facts
}

/** The links of the bar, in their order; `/guide` stands out. */
export const mainLinks: readonly NavLink[] = [
  { href: '/about', label: navLinksText.about },
  { href: '/planner', label: navLinksText.planner },
  { href: '/guide', label: navLinksText.guide },
  { href: '/insurance', label: navLinksText.insurance, when: 'insuranceOffered' },
  { href: '/consultation', label: navLinksText.consultation },
  { href: '/visa', label: navLinksText.visa },
  { href: '/help', label: navLinksText.help },
]

export const moreLinks: readonly NavLink[] = [
  { href: '/partners', label: navLinksText.partners },
  { href: '/earn', label: navLinksText.earn, note: navLinksText.extraOptions },
  { href: '/flights', label: navLinksText.flights, when: 'flightsOffered' },
  {
    href: '/search',
    label: navLinksText.search,
    note: navLinksText.vacationRentalPropertySearch,
    when: 'rentalsOffered',
  },
  { href: '/maps', label: navLinksText.maps },
  { href: '/pricing', label: navLinksText.pricing },
  { href: '/faq', label: 'FAQ' },
]

/** A link is active on its own path and below it, at a segment boundary; a second address counts as the first. */
export const isActive = (href: string, path: string): boolean => {
  const at = mainPath(path)
  return at === href || at.startsWith(`${href}/`)
}
