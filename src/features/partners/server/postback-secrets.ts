import { ConfigError } from '#platform/server/config/read-config.ts'
import { isPartner, type PartnerId, partnerIds } from '../domain/partner-catalogue.ts'

/** Each partner's own secret; of one without nothing is taken. */
export type PostbackSecrets = Readonly<Partial<Record<PartnerId, string>>>

/** The secrets of the settings. One that two partners hold would let either report in the other's name. */
export function createPostbackSecrets(
  given: Readonly<Record<string, string>> = {},
): PostbackSecrets {
  const errors = Object.keys(given)
    .filter((id) => !isPartner(id))
    .map(
      (id) => `PARTNER_POSTBACK_SECRETS: unknown partner "${id}". Known: ${partnerIds.join(', ')}`,
    )
  const secrets = Object.values(given)
  if (new Set(secrets).size < secrets.length)
    errors.push('PARTNER_POSTBACK_SECRETS: two partners have the same secret')
  if (errors.length > 0) throw new ConfigError(errors)
  return given
}
