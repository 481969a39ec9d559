import { recordAuditEntry } from '#platform/server/auth/audit-trail.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { FileAnswer } from '#platform/server/http/bind-contract.ts'
import { businessDay } from '#platform/shared/business-day.ts'
import type { Period } from '../contract/partners.contract.ts'
import { csvOf } from '../domain/csv.ts'
import { serviceLabels } from '../domain/partner-catalogue.ts'
import { readAnalytics } from './read-analytics.ts'

/** The figures as a table; the export is written to the audit log. */
export async function exportAnalytics(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  session: Session,
  period: Period,
): Promise<FileAnswer> {
  const figures = await readAnalytics(db, period)
  await recordAuditEntry(db, {
    actor: { id: session.userId },
    action: 'analytics-export',
    target: `affiliate-${period}`,
  })
  const table = csvOf([
    ['What', 'Which', 'Clicks', 'Conversions', 'Commission CAD'],
    ...figures.partnerBreakdown.map(({ partnerName, clicks, conversions, commissions }) => [
      'Partner',
      partnerName,
      clicks,
      conversions,
      commissions,
    ]),
    ...figures.serviceTypeBreakdown.map(({ service, count }) => [
      'Service',
      serviceLabels[service],
      count,
      '',
      '',
    ]),
    ...figures.topDestinations.map(({ destination, count }) => [
      'Destination',
      destination,
      count,
      '',
      '',
    ]),
  ])
  const day = businessDay(clock)
  return { bytes: new TextEncoder().encode(table), fileName: `affiliate-${period}-${day}.csv` }
}
