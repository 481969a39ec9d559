import type { Session } from '#platform/server/auth/session.ts'
import { permissionsOf, tierFor, tierLabels } from '#features/accounts/domain/tiers.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { daysInclusive } from '#platform/shared/local-date.ts'
import { tripErrors } from '../contract/trips.errors.ts'

const fail = failWith(tripErrors)

interface Dates {
  readonly startDate: string
  readonly endDate: string
}

/**
 * Refuses a trip that is longer than the account's tier allows. A trip that already is longer, after
 * a downgrade, may stay as long or get shorter.
 */
export function checkTier(session: Session, wanted: Dates, today?: Dates): void {
  const days = daysInclusive(wanted.startDate, wanted.endDate)
  const allowed = permissionsOf(session.grants).days
  if (days <= allowed) return
  if (today && days <= daysInclusive(today.startDate, today.endDate)) return
  const needed = tierFor(days, 1)
  throw fail('tier-required', {
    message: needed
      ? `Your tier allows trips of ${allowed} days. A trip of ${days} days needs the ${tierLabels[needed]} tier.`
      : `A trip lasts at most 30 days; this one has ${days}.`,
    extra: { requiredTier: needed ?? null, allowedDays: allowed, wantedDays: days },
  })
}
