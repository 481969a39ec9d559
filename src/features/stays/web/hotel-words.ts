import { formatDate } from '#platform/shared/local-date.ts'
import { formatMoney, fromMajor } from '#platform/shared/money.ts'
import type { StayOffer } from '../contract/stays.contract.ts'
import { unsaid } from '../domain/unsaid.ts'
import { hotelCardText } from './messages.ts'

export const nightsText = (nights: number): string =>
  nights === 1 ? '1 night' : `${nights} nights`

/** The price in the source's currency, unless that is CAD. */
export const originalText = ({ original }: StayOffer['pricing']): string =>
  original
    ? hotelCardText.atReferenceRate(
        formatMoney(fromMajor(original.currency, original.amount)),
        formatDate(original.rateDate),
      )
    : ''

/** The source's rating, or our estimate, marked as such. */
export const ratingOf = ({ rating, reviewCount }: StayOffer['hotel']) =>
  rating === null
    ? { value: unsaid.rating, estimated: true }
    : { value: rating, count: reviewCount ?? undefined }
