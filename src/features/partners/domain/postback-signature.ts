/** A partner's report of one purchase. Amounts are decimal Canadian dollars. */
export interface Postback {
  readonly partner: string
  /** The partner's own name for the purchase: the same again is the same purchase. */
  readonly reference: string
  readonly serviceType: string
  readonly bookingValue: number
  readonly commission?: number | undefined
  /** When it was bought, an instant. */
  readonly occurredAt: string
}

/**
 * The signed text: the fields in this order, each on a line of its own, amounts with two decimals, an
 * absent commission as an empty line.
 */
export const signedText = ({
  partner,
  reference,
  serviceType,
  bookingValue,
  commission,
  occurredAt,
}: Postback): string =>
  [
    partner,
    reference,
    serviceType,
    bookingValue.toFixed(2),
    commission === undefined ? '' : commission.toFixed(2),
    occurredAt,
  ].join('\n')
