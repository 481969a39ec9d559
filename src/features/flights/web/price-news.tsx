import { Notice } from '#design/notice/notice.tsx'
import { ApiError } from '#platform/web/api-client.ts'
import type { FlightOffer } from '../contract/flight-offer.schema.ts'
import { flightDialogText } from './messages.ts'

/** An offer asked for anew. */
export interface Requote {
  readonly data: FlightOffer | undefined
  readonly error: Error | null
  readonly isFetching: boolean
}

export const isGone = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'offer-gone'

interface PriceNewsProps {
  /** As the search found it. */
  readonly offer: FlightOffer
  readonly now: Requote
}

/** What has become of a price since the search; nothing where it is the same. */
export function PriceNews({ offer, now: { data, error, isFetching } }: PriceNewsProps) {
  if (isFetching)
    return (
      <p className="mute small" role="status">
        {flightDialogText.checkingPrice}
      </p>
    )
  if (error)
    return (
      <Notice tone={isGone(error) ? 'error' : 'warn'} live>
        {isGone(error) ? error.message : flightDialogText.priceNotChecked}
      </Notice>
    )
  if (!data || data.price.totalCad === offer.price.totalCad) return null
  return (
    <Notice tone="warn" live>
      {flightDialogText.priceChanged(data.price.formatted, offer.price.formatted)}
    </Notice>
  )
}
