import type { Facts } from '#platform/web/facts.ts'
import { mainPath } from '../aliases.ts'
import { navLinksText } from '../messages.ts'

/** A link; shown only if the fact `when` holds. */
export interface NavLink {
  readonly href: string
  readonly label: string
  readonly note?: string
  readonly when?: keyof Facts
}

/** Links of the bar in order; `/guide` is highlighted. */
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

/** Active on its path and below, at segment boundaries; aliases count. */
export const isActive = (href: string, path: string): boolean => {
  const at = mainPath(path)
  return at === href || at.startsWith(`${href}/`)
}
