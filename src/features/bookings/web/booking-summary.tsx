import { Badge } from '#design/badge/badge.tsx'
import { Picture } from '#design/picture/picture.tsx'
import { unsaid } from '#features/stays/domain/unsaid.ts'
import { countText } from '#platform/shared/count-text.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { checkInTime, checkOutTime } from '../domain/free-cancellation.ts'
import styles from './booking-dialog.module.css'
import { bookingSummaryText } from './messages.ts'

/** The stay to book, as offered. */
export interface StayToBook {
  readonly offerId: string
  readonly name: string
  readonly location: string
  readonly pictureUrl: string
  readonly rating: number | null
  readonly sample: boolean
  readonly checkIn: string
  readonly checkOut: string
  readonly nights: number
  readonly guests: number
  /** All in CAD, taxes and fees included. */
  readonly pricePerNight: number
  readonly total: number
  /** Contained in the total; null if unknown. */
  readonly taxesAndFees: number | null
  readonly freeCancellation: boolean
}

/** The stay beside the form, with the figures of the card it was chosen from. */
export function BookingSummary({ stay }: { readonly stay: StayToBook }) {
  return (
    <aside className={styles.summary} aria-label={bookingSummaryText.whatYouBook}>
      <Picture src={stay.pictureUrl} className={styles.picture} />
      <div className={styles.head}>
        <h3 className={styles.name}>{stay.name}</h3>
        {stay.sample ? <Badge tone="sample">{bookingSummaryText.sample}</Badge> : null}
      </div>
      <p className="mute small">
        {stay.location}
        {stay.rating === null
          ? bookingSummaryText.ratingEstimated(unsaid.rating)
          : bookingSummaryText.rating(stay.rating.toFixed(1))}
      </p>
      <dl className={styles.facts}>
        <dt>{bookingSummaryText.checkIn}</dt>
        <dd>
          {formatDayShort(stay.checkIn)}
          {stay.sample ? (
            <span className={styles.time}>{bookingSummaryText.from(checkInTime)}</span>
          ) : null}
        </dd>
        <dt>{bookingSummaryText.checkOut}</dt>
        <dd>
          {formatDayShort(stay.checkOut)}
          {stay.sample ? (
            <span className={styles.time}>{bookingSummaryText.by(checkOutTime)}</span>
          ) : null}
        </dd>
        <dt>{bookingSummaryText.forText}</dt>
        <dd>
          {countText(stay.nights, 'night')}, {countText(stay.guests, 'guest')}
        </dd>
        <dt>{bookingSummaryText.night}</dt>
        <dd>{formatMoney(cad(stay.pricePerNight))}</dd>
        <dt className={styles.sum}>{bookingSummaryText.total}</dt>
        <dd className={styles.sum}>
          {formatMoney(cad(stay.total))}{' '}
          <span className={styles.currency}>{bookingSummaryText.cad}</span>
        </dd>
        {stay.taxesAndFees === null ? null : (
          <>
            <dt className={styles.part}>{bookingSummaryText.taxesAndFeesIncluded}</dt>
            <dd className={styles.part}>{formatMoney(cad(stay.taxesAndFees))}</dd>
          </>
        )}
      </dl>
    </aside>
  )
}
