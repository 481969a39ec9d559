/**
 * What went wrong with a purchase and waits for the owner. other-amount: what came in is not what was
 * asked. refund-failed: the payment service did not give the money back. plan-not-ended: a plan that went
 * back goes on charging.
 */
export const incidentKinds = ['other-amount', 'refund-failed', 'plan-not-ended'] as const
export type IncidentKind = (typeof incidentKinds)[number]

export interface Incident {
  readonly kind: IncidentKind
  /** How often it was seen, or tried without success. */
  readonly times: number
  readonly firstAt: Date
  readonly lastAt: Date
}

/** A refund is asked for so often at most; then a person has to look. */
export const refundsAtMost = 5

/** Seconds that a refund waits after so many tries without success: 20 s, then four times as long each. */
export const refundWaitSeconds = (times: number): number => 20 * 4 ** (Math.max(1, times) - 1)

/** How many times as long as at first a plan waits to be ended again, four hours for one minute at most. */
export const endWaitFactorAtMost = 256
