import { type PartnerLinks, partnersFor } from '#features/partners/server/index.ts'
import { closedPorts, type SearchPort } from '#platform/server/config/search-ports.ts'
import type { Config } from '#platform/server/config/read-config.ts'
import type { NotOffered } from '#platform/shared/not-offered.ts'

/** Partner service per port. */
const services = { flights: 'flights', stays: 'hotels', rentals: 'hotels' } as const

const partnersOf = (port: SearchPort, links: PartnerLinks) =>
  port === 'flights' || port === 'stays' || port === 'rentals'
    ? partnersFor(services[port], links)
    : []

/** Ports set to `none`, with partners to use instead. */
export const notOfferedPorts = (
  config: Config,
  links: PartnerLinks,
): Readonly<Partial<Record<SearchPort, NotOffered>>> =>
  Object.fromEntries(
    closedPorts(config).map((port): [SearchPort, NotOffered] => [
      port,
      { offered: false, partners: partnersOf(port, links) },
    ]),
  )
