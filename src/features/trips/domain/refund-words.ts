import { formatMoney, type Money } from '#platform/shared/money.ts'
import { refundWordsText as text } from './messages.ts'

export interface Returned {
  readonly refunded: Money
  /** Paid and not given back. */
  readonly kept: Money
  /** A sample: no card was charged, so no money comes back. */
  readonly sample: boolean
  /** Read by others than the traveller, as on a shared page. */
  readonly forOthers?: boolean
}

/** What came back of a cancelled booking, and what did not: "Your $592.00 refund is on its way"; empty where nothing was paid. */
export function refundWords({ refunded, kept, sample, forOthers = false }: Returned): string {
  const back = refunded.amountMinor > 0 ? formatMoney(refunded) : ''
  const left = kept.amountMinor > 0 ? text.kept(formatMoney(kept)) : ''
  if (!back && !left) return ''
  if (sample) return text.sample
  const way = forOthers ? text.onItsWayToThem : text.onItsWay
  return [back && way(back), left].filter(Boolean).join(', ')
}

/** The same after "Cancelled". */
export function cancelledWords(returned: Returned | undefined): string {
  const words = returned && refundWords(returned)
  return words ? text.cancelledAnd(words) : text.cancelled
}
