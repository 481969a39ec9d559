import { ChevronDown } from 'lucide-react'
import { Badge } from '#design/badge/badge.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { refundWords } from '#features/trips/domain/refund-words.ts'
import { unitsText } from '#features/trips/domain/units-text.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { cad, formatBrief, formatMoney } from '#platform/shared/money.ts'
import { SharedItemPicture } from './shared-item-picture.tsx'
import styles from './shared-trip.module.css'
import type { Flown } from './flight-lines.ts'
import type { SharedItem } from './sharing.client.ts'
import { sharedItemRowText as text } from './messages.ts'

/** "Lands at 10:00 (leaves Sun 9 May 22:00)"; of other items when they begin and how long they last. */
function whenText({ time, durationMinutes, nights }: SharedItem, flown: Flown = {}): string {
  const { leaves, lands } = flown
  const day = leaves ? formatDayShort(leaves.date) : ''
  if (leaves && lands) return text.landsAfter(lands, day, leaves.time)
  return [
    leaves ? text.leaves(day, leaves.time) : (time ?? ''),
    lands ? text.lands(lands) : '',
    durationMinutes ? lengthText(durationMinutes) : '',
    nights ? `${nights} ${nights === 1 ? 'night' : 'nights'}` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

const badges = {
  idea: { tone: 'info', label: text.idea },
  booked: { tone: 'ok', label: text.booked },
  cancelled: { tone: 'warn', label: text.cancelled },
} as const

const amount = (major: number): string => formatMoney(cad(major))

/** The price; for a cancelled item struck through. */
function Price({ item }: { item: SharedItem }) {
  const { price, status, estimated, quantity = 1 } = item
  if (price === null) return null
  if (status === 'cancelled')
    return price > 0 ? (
      <p className={styles.price}>
        <s>{amount(price)}</s>
      </p>
    ) : null
  const units = unitsText({ price: cad(price), quantity })
  return (
    <p className={styles.price}>
      {price === 0 ? text.free : units ? text.sum(units, formatBrief(cad(price))) : amount(price)}
      {estimated ? <span className="small mute">{text.estimate}</span> : null}
    </p>
  )
}

/** What a cancelled item gave back, as the planner says it; nothing where prices are hidden. */
const returnedText = ({ status, refundedCad, costCad, sample }: SharedItem): string =>
  status === 'cancelled' && refundedCad !== undefined && costCad !== undefined
    ? refundWords({ refunded: cad(refundedCad), kept: cad(costCad), sample, forOthers: true })
    : ''

/** The owner's own thing; what we say of a place of ours would fill the columns. */
const isOwn = ({ type, kind, landmark, sample }: SharedItem): boolean =>
  kind === undefined && landmark === null && !sample && type !== 'hotel' && type !== 'property'

/** When and where, and the notes: of a place of ours where it is and what it is open with a press. */
function Facts({ item, when }: { readonly item: SharedItem; readonly when: string }) {
  // A flight's name contains its codes, and its notes are its times.
  const isFlight = item.type === 'flight'
  const [place, notes] = isFlight ? ['', ''] : [item.location, item.notes]
  const words = [when, place].filter(Boolean).join(' · ')
  const line = words ? <p className="small mute">{words}</p> : null
  if (!notes) return line
  const told = <p className={styles.notes}>{notes}</p>
  if (isOwn(item))
    return (
      <>
        {line}
        {told}
      </>
    )
  return (
    <details className={styles.about}>
      <summary className="small mute">
        {when || text.notes}
        <Icon of={ChevronDown} size="text" />
      </summary>
      {told}
      {place ? <p className={styles.notes}>{place}</p> : null}
    </details>
  )
}

interface SharedItemRowProps {
  readonly item: SharedItem
  /** On the strip of its day. */
  readonly number?: number | undefined
  readonly flown?: Flown | undefined
}

/** One thing of a shared day: when, what, where, the owner's notes and price as far as they are shown. */
export function SharedItemRow({ item, number, flown }: SharedItemRowProps) {
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
        <Facts item={item} when={whenText(item, flown)} />
        <Price item={item} />
        {returned ? <p className="small mute">{returned}.</p> : null}
      </div>
    </li>
  )
}
