import type { Clock } from '#platform/server/clock.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { partnerContract } from '../contract/partners.contract.ts'
import { commissionStructure } from '../domain/commission.ts'
import { partners } from '../domain/partner-catalogue.ts'
import { createClickWriter } from './click-writer.ts'
import { exportAnalytics } from './export-analytics.ts'
import type { PartnerLinks } from './partner-links.ts'
import { partnerPolicies } from './partners.policy.ts'
import type { PostbackSecrets } from './postback-secrets.ts'
import { readAnalytics } from './read-analytics.ts'
import { takePostback } from './take-postback.ts'
import { trackClick } from './track-click.ts'

interface PartnerDeps {
  readonly db: Db
  readonly clock: Clock
  readonly partnerLinks: PartnerLinks
  readonly postbackSecrets: PostbackSecrets
}

const done = { success: true as const }

export const partnerOperations = (deps: PartnerDeps): readonly BoundOperation[] => {
  const { db, partnerLinks } = deps
  const writer = createClickWriter(db)
  return bindContract(partnerContract, partnerPolicies, {
    listLinks: async ({ reply }) => {
      reply.set('cache-control', 'public, max-age=300')
      return { links: { ...partnerLinks } }
    },
    goToPartner: async ({ params: { partner } }) => partnerLinks[partner],
    trackClick: async ({ session, body }) => {
      await trackClick(writer, session, body)
      return done
    },
    takePostback: async ({ body, request }) => {
      await takePostback(deps, body, request.headers.get('x-signature') ?? '')
      return done
    },
    readAnalytics: async ({ query: { period } }) => ({
      success: true as const,
      period,
      analytics: await readAnalytics(db, period),
    }),
    exportAnalytics: async ({ session, query }) => exportAnalytics(deps, session, query.period),
    listPartners: async () => ({
      partners: partners.map((partner) => ({
        id: partner.id,
        name: partner.name,
        category: partner.category,
        featured: partner.featured,
        affiliateUrl: partnerLinks[partner.id],
        commissionStructure: commissionStructure(partner),
      })),
    }),
  })
}
