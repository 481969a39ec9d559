/** The payment provider's facts about one checkout and its payments, as of the moment of asking. */
export interface PaymentFacts {
  readonly checkout: 'open' | 'complete' | 'expired'
  readonly currency: string
  /** As the buyer gave it there, in lower case. */
  readonly email: string | null
  /** The oldest first. */
  readonly payments: readonly PaymentFact[]
  readonly subscription: SubscriptionFact | null
}

export interface PaymentFact {
  readonly id: string
  readonly amountMinor: number
  /** What went back; all of it while the buyer's bank has taken it back. */
  readonly refundedMinor: number
  /** The buyer's bank has taken it back: until that is decided for us, or for good. */
  readonly disputed: boolean
  /** An instant. */
  readonly paidAt: string
}

export interface SubscriptionFact {
  readonly status: 'trialing' | 'active' | 'past_due' | 'ended'
  /** The plan that runs now: it may be another than the one that was bought. */
  readonly item: string
  /** The end of the month that is paid for, or of the trial; an instant. */
  readonly periodEndsAt: string
  /** True when it ends then. */
  readonly cancels: boolean
}
