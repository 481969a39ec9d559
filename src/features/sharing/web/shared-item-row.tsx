import { Badge } from '#design/badge/badge.tsx'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { SharedItemPicture } from './shared-item-picture.tsx'
import styles from './shared-trip.module.css'
import type { SharedItem } from './sharing.client.ts'
import { sharedItemRowText } from './messages.ts'

const hoursText = (minutes: number): string =>
  [
    minutes >= 60 ? `${Math.floor(minutes / 60)} h` : '',
    minutes % 60 > 0 ? `${minutes % 60} min` : '',
  ]
    .filter(Boolean)
    .join(' ')

const whenText = ({ time, durationMinutes, nights }: SharedItem): string =>
  [
    time ?? '',
    durationMinutes ? hoursText(durationMinutes) : '',
    nights ? `${nights} ${nights === 1 ? 'night' : 'nights'}` : '',
  ]
    .filter(Boolean)
    .join(' · ')

const badges = {
  idea: { tone: 'info', label: sharedItemRowText.idea },
  booked: { tone: 'ok', label: sharedItemRowText.booked },
  cancelled: { tone: 'warn', label: sharedItemRowText.cancelled },
} as const

const amount = (major: number): string => formatMoney(cad(major))

/** The price; for a cancelled item struck through, with the refund. */
function Price({ item }: { item: SharedItem }) {
  const { price, costCad, refundedCad, status, estimated } = item
  if (price === null) return null
  if (status !== 'cancelled')
    return (
      <p className={styles.price}>
        {price === 0 ? sharedItemRowText.free : amount(price)}
        {estimated ? <span className="small mute">{sharedItemRowText.estimate}</span> : null}
      </p>
    )
  return (
    <p className={styles.price}>
      {price > 0 ? <s>{amount(price)}</s> : null}
      {refundedCad ? (
        <span className="small mute">{sharedItemRowText.refunded(amount(refundedCad))}</span>
      ) : null}
      {costCad ? (
        <span className="small mute">{sharedItemRowText.notRefunded(amount(costCad))}</span>
      ) : null}
    </p>
  )
}

/** True if the notes are the departures of the flight's offer, which the line above shows already. */
const isOfOffer = ({ type, notes }: SharedItem): boolean =>
  type === 'flight' && / - \d{4}-\d\d-\d\d \d\d:\d\d/.test(notes)

interface SharedItemRowProps {
  readonly item: SharedItem
  /** On the strip of its day. */
  readonly number?: number | undefined
}

/** One thing of a shared day: when, what, where, notes and price as far as they are shown. */
export function SharedItemRow({ item, number }: SharedItemRowProps) {
  const when = whenText(item)
  // A flight's name contains its codes.
  const place = item.type === 'flight' ? '' : item.location
  const badge = item.status === 'planned' ? undefined : badges[item.status]
  return (
    <li className={styles.item}>
      <SharedItemPicture item={item} />
      <div className={styles.words}>
        <p className={styles.name}>
          {number === undefined ? null : (
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
          )}
          {item.status === 'cancelled' ? <s>{item.name}</s> : item.name}
          {badge ? <Badge tone={badge.tone}>{badge.label}</Badge> : null}
        </p>
        {when || place ? (
          <p className="small mute">{[when, place].filter(Boolean).join(' · ')}</p>
        ) : null}
        {item.notes && !isOfOffer(item) ? <p className={styles.notes}>{item.notes}</p> : null}
        <Price item={item} />
      </div>
    </li>
  )
}
