import { Badge } from '#design/badge/badge.tsx'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { refundWords } from '#features/trips/domain/refund-words.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { SharedItemPicture } from './shared-item-picture.tsx'
import styles from './shared-trip.module.css'
import type { SharedItem, SharedTrip } from './sharing.client.ts'
import { sharedItemRowText } from './messages.ts'

const whenText = ({ time, durationMinutes, nights }: SharedItem, leaves?: Leaves): string =>
  [
    leaves ? sharedItemRowText.leaves(formatDayShort(leaves.date), leaves.time) : (time ?? ''),
    durationMinutes ? lengthText(durationMinutes) : '',
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

/** The price; for a cancelled item struck through. */
function Price({ item }: { item: SharedItem }) {
  const { price, status, estimated } = item
  if (price === null) return null
  if (status === 'cancelled')
    return price > 0 ? (
      <p className={styles.price}>
        <s>{amount(price)}</s>
      </p>
    ) : null
  return (
    <p className={styles.price}>
      {price === 0 ? sharedItemRowText.free : amount(price)}
      {estimated ? <span className="small mute">{sharedItemRowText.estimate}</span> : null}
    </p>
  )
}

/** Letters that two lines of a day's column surely hold. */
const shortNote = 52

function Notes({ children }: { readonly children: string }) {
  if (children.length <= shortNote) return <p className={styles.notes}>{children}</p>
  return (
    <details className={styles.notes}>
      <summary>{children}</summary>
    </details>
  )
}

/** What a cancelled item gave back, as the planner says it; nothing where prices are hidden. */
const returnedText = ({ status, refundedCad, costCad, sample }: SharedItem): string =>
  status === 'cancelled' && refundedCad !== undefined && costCad !== undefined
    ? refundWords({ refunded: cad(refundedCad), kept: cad(costCad), sample, forOthers: true })
    : ''

/** True if the notes are the departures of the flight's offer, which the line above shows already. */
const isOfOffer = ({ type, notes }: SharedItem): boolean =>
  type === 'flight' && / - \d{4}-\d\d-\d\d \d\d:\d\d/.test(notes)

/** A departure before the first day of the trip. */
type Leaves = Pick<SharedTrip['outside'][number], 'date' | 'time'>

interface SharedItemRowProps {
  readonly item: SharedItem
  /** On the strip of its day. */
  readonly number?: number | undefined
  readonly leaves?: Leaves | undefined
}

/** One thing of a shared day: when, what, where, notes and price as far as they are shown. */
export function SharedItemRow({ item, number, leaves }: SharedItemRowProps) {
  const when = whenText(item, leaves)
  // A flight's name contains its codes.
  const place = item.type === 'flight' ? '' : item.location
  const returned = returnedText(item)
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
          <span>
            {item.status === 'cancelled' ? <s>{item.name}</s> : item.name}
            {badge ? <Badge tone={badge.tone}>{badge.label}</Badge> : null}
          </span>
        </p>
        {when || place ? (
          <p className="small mute">{[when, place].filter(Boolean).join(' · ')}</p>
        ) : null}
        {item.notes && !isOfOffer(item) ? <Notes>{item.notes}</Notes> : null}
        <Price item={item} />
        {returned ? <p className="small mute">{returned}.</p> : null}
      </div>
    </li>
  )
}
