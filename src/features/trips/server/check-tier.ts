import type { Session } from '#platform/server/auth/session.ts'
import { permissionsOf, tierFor, tierLabels } from '#features/entitlements/domain/tiers.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { daysInclusive } from '#platform/shared/local-date.ts'
import { tripErrors } from '../contract/trips.errors.ts'

const fail = failWith(tripErrors)

interface Extent {
  readonly startDate: string
  readonly endDate: string
  readonly destinations: readonly unknown[]
}

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`
const places = (count: number): string => `${count} ${count === 1 ? 'place' : 'places'}`

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
  const asked = tooLong ? days(size.days) : places(size.cities)
  const own = tooLong ? days(allowed.days) : places(allowed.cities)
  throw fail('tier-required', {
    message: needed
      ? `Your tier allows trips of ${own}. A trip of ${asked} needs the ${tierLabels[needed]} tier.`
      : `A trip can last up to 30 days and visit up to 10 places; this one has ${asked}.`,
    extra: {
      requiredTier: needed ?? null,
      allowedDays: allowed.days,
      wantedDays: size.days,
      allowedCities: allowed.cities,
      wantedCities: size.cities,
    },
  })
}
