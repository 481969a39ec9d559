import { planOf } from '#features/entitlements/domain/tiers.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { GuideUsage } from '../contract/guide.contract.ts'
import { freeConversations, monthOf } from '../domain/guide-limits.ts'
import { monthOfUse } from './allowance.store.ts'

export const isPremium = ({ grants }: Session): boolean => planOf(grants) !== 'free'

/** The caller's month. */
export async function readUsage(
  { db, clock }: { db: Db; clock: Clock },
  session: Session,
): Promise<GuideUsage> {
  const monthYear = monthOf(clock.now())
  const row = await monthOfUse(db, session.userId, monthYear)
  const premium = isPremium(session)
  return {
    conversationsUsed: row?.used ?? 0,
    conversationsLimit: premium ? null : freeConversations,
    tokensUsed: row?.tokens ?? 0,
    planType: premium ? 'premium' : 'free',
    monthYear,
    totalCostCents: row?.cost_cents ?? 0,
  }
}
