import { type CancellationPolicy, joinPolicies } from '#features/stays/domain/cancellation.ts'
import { fromMajor } from '#platform/shared/money.ts'
import type { LitePrebook } from './liteapi-booking-answers.ts'

/** "2026-07-30 02:00:00", "2026-07-30" or ISO 8601: all of them in GMT, says the vendor, even unsaid. */
function instantOf(text: string): string | undefined {
  const iso = text.trim().replace(' ', 'T')
  const at = Date.parse(/T.*(Z|[+-]\d{2}:?\d{2})$/.test(iso) ? iso : `${iso.slice(0, 19)}Z`)
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}

/**
 * The policy of all rooms together; null where one of them has none that can be read. What cannot be given back
 * costs its price from now on.
 */
export function policyOf(
  { roomTypes, price, currency }: LitePrebook,
  now: Date,
): CancellationPolicy | null {
  const rates = roomTypes.flatMap(({ rates: some }) => some ?? [])
  if (rates.length === 0) return null
  const whole = fromMajor(currency, price)
  if (rates.some(({ cancellationPolicies: one }) => one?.refundableTag === 'NRFN'))
    return [{ from: now.toISOString(), fee: whole }]
  const all = rates.map(({ cancellationPolicies: one }) =>
    (one?.cancelPolicyInfos ?? [])
      .flatMap(({ cancelTime, amount, currency: own }) => {
        const from = instantOf(cancelTime)
        return from && (own ?? currency) === currency
          ? [{ from, fee: fromMajor(currency, amount) }]
          : []
      })
      .toSorted((a, b) => a.from.localeCompare(b.from)),
  )
  if (all.some((steps) => steps.length === 0)) return null
  // Never more than was paid: the rooms' own sums may have been rounded.
  return joinPolicies(all, currency).map(({ from, fee }) => ({
    from,
    fee: fee.amountMinor > whole.amountMinor ? whole : fee,
  }))
}
