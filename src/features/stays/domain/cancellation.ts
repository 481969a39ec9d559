import { type Money, money } from '#platform/shared/money.ts'

/** What cancelling costs from an instant on. */
export interface CancellationStep {
  /** ISO 8601. */
  readonly from: string
  readonly fee: Money
}

/** A supplier's policy, the earliest step first; cancelling is free before that. */
export type CancellationPolicy = readonly CancellationStep[]

/** What cancelling costs at an instant, in the currency of the policy; undefined where it is free. */
export const feeAt = (policy: CancellationPolicy, at: Date): Money | undefined => {
  const fee = policy.findLast(({ from }) => Date.parse(from) <= at.getTime())?.fee
  return fee && fee.amountMinor > 0 ? fee : undefined
}

/** The instant at which cancelling begins to cost; null where it always does. Undefined: never. */
export function freeUntilOf(policy: CancellationPolicy, now: Date): Date | null | undefined {
  const first = policy.find(({ fee }) => fee.amountMinor > 0)
  if (!first) return undefined
  const from = new Date(first.from)
  return from > now ? from : null
}

/** One policy of several rooms: at each instant the fees of all of them. All in one currency. */
export function joinPolicies(
  policies: readonly CancellationPolicy[],
  currency: string,
): CancellationPolicy {
  const instants = [...new Set(policies.flat().map(({ from }) => from))].toSorted()
  return instants.map((from) => ({
    from,
    fee: money(
      currency,
      policies.reduce((sum, policy) => sum + (feeAt(policy, new Date(from))?.amountMinor ?? 0), 0),
    ),
  }))
}
