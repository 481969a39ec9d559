import type { Session } from '#platform/server/auth/session.ts'
import { permissionsOf, tierFor, tierLabels } from '#features/entitlements/domain/tiers.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { daysInclusive } from '#platform/shared/local-date.ts'
import { tripErrors } from '../contract/trips.errors.ts'
import { tierText as text } from './messages.ts'

const fail = failWith(tripErrors)

interface Extent {
  readonly startDate: string
  readonly endDate: string
  readonly destinations: readonly unknown[]
}

const sizeOf = ({ startDate, endDate, destinations }: Extent) => ({
  days: daysInclusive(startDate, endDate),
  cities: destinations.length,
})

/**
 * Refuses a trip that is longer, or goes to more places, than the account's tier allows. A trip that
 * already does, after a downgrade, may stay as it is or get smaller.
 */
export function checkTier(session: Session, wanted: Extent, today?: Extent): void {
  const size = sizeOf(wanted)
  const allowed = permissionsOf(session.grants)
  const before = today ? sizeOf(today) : { days: 0, cities: 0 }
  const tooLong = size.days > Math.max(allowed.days, before.days)
  const tooMany = size.cities > Math.max(allowed.cities, before.cities)
  if (!tooLong && !tooMany) return
  const needed = tierFor(size.days, size.cities)
  const asked = tooLong ? text.days(size.days) : text.places(size.cities)
  const own = tooLong ? text.days(allowed.days) : text.places(allowed.cities)
  throw fail('tier-required', {
    message: needed ? text.needs(own, asked, tierLabels[needed]) : text.tooLarge(asked),
    extra: {
      requiredTier: needed ?? null,
      allowedDays: allowed.days,
      wantedDays: size.days,
      allowedCities: allowed.cities,
      wantedCities: size.cities,
    },
  })
}
