import { ownPlanOf, planOf } from '#features/entitlements/domain/tiers.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { standingOf } from './standing.ts'

/** The plan of an account, and the purchase by which it is managed. */
export async function readSubscription(db: Db, session: Session) {
  const standing = await standingOf(db, { userId: session.userId })
  const bought = standing.purchases.find(
    ({ kind, state }) => kind === 'plan' && (state === 'paid' || state === 'overdue'),
  )
  const own = ownPlanOf(standing.grants)
  const planType = own === 'free' ? planOf(standing.grants) : own
  return {
    bought,
    status: {
      planType,
      bySeat: planType !== own,
      state:
        bought?.state === 'overdue'
          ? ('overdue' as const)
          : planType === 'free'
            ? ('none' as const)
            : ('running' as const),
      manageable: bought !== undefined,
      periodEndsAt: bought?.periodEndsAt?.toISOString() ?? null,
      cancels: bought?.cancels ?? false,
    },
  }
}
