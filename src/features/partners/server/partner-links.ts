import { ConfigError } from '#platform/server/config/read-config.ts'
import {
  isPartner,
  partners,
  type ServiceType,
  isPartnerAddress,
  type PartnerId,
  partnerIds,
} from '../domain/partner-catalogue.ts'

export type PartnerLinks = Readonly<Record<PartnerId, string>>

/** The partners' own front doors, until an agreement gives a link of its own. */
const front: PartnerLinks = {
  expedia: 'https://www.expedia.ca/',
  welcomepickups: 'https://www.welcomepickups.com/',
  compensair: 'https://www.compensair.com/',
  tripcom: 'https://www.trip.com/',
}

/** The links of the settings over the front doors. One that is not on the list stops the start. */
export function createPartnerLinks(given: Readonly<Record<string, string>> = {}): PartnerLinks {
  const errors = Object.entries(given).flatMap(([id, address]) => {
    if (!isPartner(id))
      return [`PARTNER_LINKS: unknown partner "${id}". Known: ${partnerIds.join(', ')}`]
    return isPartnerAddress(id, address)
      ? []
      : [`PARTNER_LINKS: the link of ${id} must be https at one of its own hosts`]
  })
  if (errors.length > 0) throw new ConfigError(errors)
  return { ...front, ...given }
}

/** The partners that sell a service, with the links that lead to them. */
export const partnersFor = (
  service: ServiceType,
  links: PartnerLinks,
): { name: string; url: string }[] =>
  partners
    .filter(({ services }) => services.includes(service))
    .map(({ id, name }) => ({ name, url: links[id] }))
