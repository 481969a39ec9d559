import { BedDouble } from 'lucide-react'
import type { CSSProperties } from 'react'
import { classNames } from '#design/class-names.ts'
import { Icon } from '#design/icon/icon.tsx'
import { itemCost, itemState, type ItemView } from '#features/trips/web/index.ts'
import { cad, formatBrief } from '#platform/shared/money.ts'
import type { Bars, StayBar } from '../domain/stay-bars.ts'
import { priceText } from './item-words.ts'
import { barText as text } from './messages.ts'
import styles from './stay-bars.module.css'

/** As many dates are in sight on a phone, side by side with the ideas. */
const hangingDays = 6

/** Where it lies among the columns, and below which of the dates it hangs on a phone. */
function placeOf(
  { from, to, lane }: { from: number; to: number; lane: number },
  days: number,
): CSSProperties {
  const edge = (lines: number): string => `${(100 * lines) / (2 * (days + 1))}%`
  const lies: Readonly<Record<`--${string}`, string | number>> = {
    '--from': from,
    '--to': to,
    '--lane': lane + 2,
    ...(days > 1 &&
      days <= hangingDays && {
        '--hang-start': edge(from - 1),
        '--hang-end': edge(2 * days + 3 - to),
      }),
  }
  return lies as CSSProperties
}

/** What is said of its state beside its price. */
function stateOf({ item, contested }: StayBar<ItemView>): string {
  const { status, booking } = item
  if (status === 'cancelled')
    return booking && booking.refundedCad > 0
      ? text.refunded(formatBrief(cad(booking.refundedCad)))
      : text.cancelled
  if (status === 'booked') return [text.booked, booking?.reference].filter(Boolean).join(' ')
  return contested ? text.twoStays : itemState(item)
}

function Stay({ bar, days }: { readonly bar: StayBar<ItemView>; readonly days: number }) {
  const { item, contested } = bar
  const { name, location, nights, details, status } = item
  const known = details?.kind === 'stay' ? details : undefined
  const isCancelled = status === 'cancelled'
  const times = isCancelled ? [] : [known?.checkIn ?? item.time, known?.checkOut]
  const price = isCancelled ? formatBrief(itemCost(item)) : priceText(item)
  return (
    <button
      type="button"
      data-open={item.id}
      data-on-paper=""
      className={classNames(
        styles.bar,
        isCancelled && styles.cancelled,
        contested && styles.contested,
      )}
      style={placeOf(bar, days)}
    >
      <span className={styles.time}>{times[0] ? text.checkIn(times[0]) : ''}</span>
      <span className={styles.words}>
        <Icon of={BedDouble} />
        <b className={styles.name}>{isCancelled ? <s>{name}</s> : name}</b>
        <span className={styles.more}>{location.split(',')[0]}</span>
        <span className={styles.more}>{text.nights(nights ?? 1)}</span>
        <b>{price}</b>
        <span className={styles.state}>{stateOf(bar)}</span>
      </span>
      <span className={styles.time}>{times[1] ? text.checkOut(times[1]) : ''}</span>
    </button>
  )
}

/** The stays of a trip across its days, from the middle of one to the middle of another, and open nights. */
export function StayBars({
  bars,
  days,
  onFindStay,
}: {
  readonly bars: Bars<ItemView>
  /** Of the trip. */
  readonly days: number
  readonly onFindStay: (day: string) => void
}) {
  return (
    <>
      {bars.stays.map((bar) => (
        <Stay key={bar.item.id} bar={bar} days={days} />
      ))}
      {bars.gaps.map((gap) => (
        <p key={gap.day} className={classNames(styles.bar, styles.gap)} style={placeOf(gap, days)}>
          <Icon of={BedDouble} />
          <span>{text.open(gap.nights)}</span>
          <button type="button" className={styles.find} onClick={() => onFindStay(gap.day)}>
            {text.findStay}
          </button>
        </p>
      ))}
    </>
  )
}
