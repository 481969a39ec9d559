import { BedDouble, CircleX } from 'lucide-react'
import type { CSSProperties } from 'react'
import { classNames } from '#design/class-names.ts'
import { Icon } from '#design/icon/icon.tsx'
import { isReplaceable } from '#features/trips/domain/slot.ts'
import { itemCost, itemState, type ItemView, type TripView } from '#features/trips/web/index.ts'
import { type Bars, draftBars, type StayBar } from '../domain/stay-bars.ts'
import { type BoardDraft, DraftRow } from './draft-stop.tsx'
import { cad, formatBrief } from '#platform/shared/money.ts'
import { priceText } from './item-words.ts'
import { barText as text } from './messages.ts'
import styles from './stay-bars.module.css'
import { StayEndHandle } from './stay-end-handle.tsx'
import type { BoardEdits } from './use-board-edits.ts'
import type { StayHandles } from './use-stay-drag.ts'

/** Dates in sight on a phone. */
const hangingDays = 6

/** Dates of the strip on a phone that a bar hangs from, the ideas counted; undefined where the strip scrolls. */
function tilesOf({ days, veiled }: TripView): number | undefined {
  const dates = days.length + (veiled?.days.length ?? 0)
  return days.length > 1 && dates <= hangingDays ? dates + 1 : undefined
}

/** The part of the strip that a bar needs to hold its own words. */
const roomForWords = 0.42

/** And one with something to press beside them. */
const roomForPress = 0.62

/** Where a bar ends in the strip: days that wait have no column, but a date. */
const hangsTo = ({ from, to, nights }: Hung, tiles: number): number =>
  Math.max(to, Math.min(from + 2 * nights, 2 * tiles - 1))

interface Hung {
  readonly from: number
  readonly to: number
  readonly nights: number
}

function holdsWords(bar: Hung, trip: TripView, room = roomForWords): boolean {
  const tiles = tilesOf(trip)
  return tiles !== undefined && (hangsTo(bar, tiles) - bar.from) / (2 * tiles) >= room
}

/** Grid position, and the dates it hangs from on a phone. */
function placeOf(bar: Hung & { readonly lane: number }, trip: TripView): CSSProperties {
  const { from, to, lane } = bar
  const tiles = tilesOf(trip)
  const edge = (lines: number): string => `${(100 * lines) / (2 * (tiles ?? 1))}%`
  const lies: Readonly<Record<`--${string}`, string | number>> = {
    '--from': from,
    '--to': to,
    '--lane': lane + 2,
    ...(tiles !== undefined && {
      '--hang-start': edge(from - 1),
      '--hang-end': edge(2 * tiles + 1 - hangsTo(bar, tiles)),
    }),
  }
  return lies as CSSProperties
}

/** Wider than the viewport: its text is sticky. */
const isLong = ({ from, to }: { readonly from: number; readonly to: number }): boolean =>
  to - from > 10

/** " × $223", where the price is the same for each of several nights. */
function eachNight(item: ItemView): string {
  const { amountMinor } = itemCost(item)
  const nights = item.nights ?? 1
  return nights > 1 && amountMinor > 0 && amountMinor % (100 * nights) === 0
    ? text.each(formatBrief(cad(amountMinor / (100 * nights))))
    : ''
}

/** State of the booking, beside the price. */
function stateOf({ item, rivals }: StayBar<ItemView>): string {
  const { status, booking } = item
  if (status === 'booked') return [text.booked, booking?.reference].filter(Boolean).join(' ')
  return rivals.length > 0 ? text.twoStays : itemState(item)
}

interface StayProps {
  readonly bar: StayBar<ItemView>
  readonly trip: TripView
  readonly handlesOf: StayHandles
  /** It goes with the draft. */
  readonly isDrafted: boolean
  readonly onKeep: (bar: StayBar<ItemView>) => void
  readonly onRemove: (item: ItemView) => void
  readonly onFindStay: (day: string) => void
}

/** Handles are off for paid and one-night stays. */
const isMovable = (item: ItemView): boolean => isReplaceable(item) && item.day !== null

function Stay(props: StayProps) {
  const { bar, trip, onKeep, onRemove, onFindStay } = props
  const { item, rivals, leaves } = bar
  const { name, location, nights, details, status } = item
  const known = details?.kind === 'stay' ? details : undefined
  const isCancelled = status === 'cancelled'
  const isContested = rivals.length > 0
  const times = isCancelled ? [] : [known?.checkIn ?? item.time, known?.checkOut]
  const price = isCancelled ? '' : priceText(item)
  const hung = { ...bar, nights: nights ?? 1 }
  return (
    <div
      className={classNames(
        styles.bar,
        isCancelled && (leaves ? styles.cancelled : styles.past),
        isContested && styles.contested,
        isLong(bar) && styles.long,
      )}
      style={placeOf(hung, trip)}
      // A booking says its number and price in a second line.
      data-holds={isCancelled || !holdsWords(hung, trip) ? undefined : stateOf(bar) ? 'two' : 'one'}
      data-hangs={leaves ? text.noStay(leaves.nights) : undefined}
      data-drafted={props.isDrafted ? 'out' : undefined}
    >
      {isMovable(item) ? <StayEndHandle {...props} item={item} end="in" /> : null}
      <button type="button" data-open={item.id} data-on-paper="" className={styles.face}>
        <span className={styles.time}>{times[0] ? text.checkIn(times[0]) : ''}</span>
        <span className={styles.words}>
          <Icon of={isCancelled ? CircleX : BedDouble} />
          <b className={styles.name} title={name}>
            {isCancelled || props.isDrafted ? <s>{name}</s> : name}
          </b>
          {isCancelled ? null : (
            <>
              <span className={styles.more}>{location.split(',')[0]}</span>
              <span className={styles.more}>
                {text.nights(nights ?? 1)}
                <span className={styles.price}>{eachNight(item)}</span>
              </span>
            </>
          )}
          {price ? <b className={styles.price}>{price}</b> : null}
          <span className={styles.state}>{stateOf(bar)}</span>
        </span>
        <span className={styles.time}>{times[1] ? text.checkOut(times[1]) : ''}</span>
      </button>
      {isContested ? (
        <button
          type="button"
          className={styles.find}
          aria-label={text.keepNamed(name)}
          onClick={() => onKeep(bar)}
        >
          {text.keep}
        </button>
      ) : null}
      {isCancelled ? (
        <span className={styles.ways}>
          <button
            type="button"
            className={styles.find}
            aria-label={text.removeNamed(name)}
            onClick={() => onRemove(item)}
          >
            {text.remove}
          </button>
          {leaves === undefined ? null : (
            <button
              type="button"
              data-find={leaves.day}
              className={styles.find}
              onClick={() => onFindStay(leaves.day)}
            >
              {text.findAnother}
            </button>
          )}
        </span>
      ) : null}
      {isMovable(item) ? <StayEndHandle {...props} item={item} end="out" /> : null}
    </div>
  )
}

interface StayBarsProps {
  /** Stays that come or go with it, not saved. */
  readonly draft: BoardDraft | undefined
  readonly bars: Bars<ItemView>
  readonly trip: TripView
  readonly edits: BoardEdits
  readonly handlesOf: StayHandles
  readonly onFindStay: (day: string) => void
}

/** Bars of stays and open nights across the days. */
export function StayBars({ bars, trip, edits, draft, handlesOf, onFindStay }: StayBarsProps) {
  /** The others become alternatives. */
  const keep = ({ item, rivals }: StayBar<ItemView>): void => {
    const choice = item.choice ?? rivals.find((one) => one.choice)?.choice ?? crypto.randomUUID()
    const others = rivals.filter(isMovable)
    edits.edit(
      [
        ...(item.choice === choice ? [] : [{ item, changes: { choice } }]),
        ...others.map((one) => ({ item: one, changes: { choice, status: 'idea' as const } })),
      ],
      text.kept(item.name),
    )
  }
  const remove = (item: ItemView): void => {
    edits.remove([item])
    // Its nights are open now: the focus goes to what finds a stay for them.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('[data-find]')?.focus({ preventScroll: true }),
    )
  }
  return (
    <>
      {bars.stays.map((bar) => (
        <Stay
          key={bar.item.id}
          bar={bar}
          trip={trip}
          handlesOf={handlesOf}
          isDrafted={draft?.marks.has(bar.item.id) ?? false}
          onKeep={keep}
          onRemove={remove}
          onFindStay={onFindStay}
        />
      ))}
      {bars.gaps.map((gap) => (
        <p
          key={gap.day}
          className={classNames(styles.bar, styles.gap, isLong(gap) && styles.long)}
          style={placeOf(gap, trip)}
          data-holds={holdsWords(gap, trip, roomForPress) ? 'one' : 'row'}
        >
          <span className={styles.words}>
            <Icon of={BedDouble} />
            <span>{text.open(gap.nights)}</span>
            <button
              type="button"
              data-find={gap.day}
              className={styles.find}
              onClick={() => onFindStay(gap.day)}
            >
              {text.findStay}
            </button>
          </span>
        </p>
      ))}
      {draftBars(trip, draft?.bars ?? [], bars.lanes).map((bar) => (
        <DraftRow key={bar.stop.index} as="div" stop={bar.stop} style={placeOf(bar, trip)} />
      ))}
    </>
  )
}
