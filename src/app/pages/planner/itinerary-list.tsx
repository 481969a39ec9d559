import type { FlightDetails } from '#features/trips/domain/item-details.ts'
import { ShoppingBag } from 'lucide-react'
import { memo, startTransition, useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { ItineraryRow } from '#design/itinerary-row/itinerary-row.tsx'
import { showToast } from '#design/notices/notices.ts'
import { addToCart, openCart } from '#features/cart/web/index.ts'
import {
  allItems,
  asWrite,
  itemCost,
  itemState,
  type ItemView,
  type TripView,
  useTripItems,
  useIsSending,
  usePendingMutations,
} from '#features/trips/web/index.ts'
import { beginText } from '#features/trips/domain/about-text.ts'
import { forWhomText, zeroText } from '#features/trips/domain/units-text.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { type DayLines, dayLines, linesOutside } from '#features/trips/domain/day-lines.ts'
import { isIdea } from '#features/trips/domain/day-parts.ts'
import { ideasIn } from '#features/board/web/index.ts'
import { childPricesNote } from '#features/trips/domain/child-prices.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import { chosenOver } from '#features/trips/domain/slot.ts'
import { stayText } from '#features/trips/domain/stay-text.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { cad, formatMoney, money } from '#platform/shared/money.ts'
import { itemKind } from '#features/trips/web/index.ts'
import { CancelledWays } from './cancelled-ways.tsx'
import { itineraryText, outsideText, stateText } from './messages.ts'
import { wishedSums, wishedTotal } from './sums-text.ts'
import styles from './your-itinerary.module.css'
import { listText as text } from './itinerary-messages.ts'

const priceOf = (item: ItemView): string => {
  const { price, paid, status, estimated } = item
  const kept = itemCost(item)
  // What came back in full has no price left.
  if (status === 'cancelled') return kept.amountMinor === 0 ? '' : formatMoney(kept)
  if (paid !== null) return text.paid(formatMoney(cad(paid)))
  if (price === 0) return zeroText({ estimated })
  return formatMoney(cad(price))
}

/** "2 × $25", "for everyone"; empty for paid items. */
const unitsOf = ({ price, quantity, basis, paid, status }: ItemView, heads: number): string =>
  paid === null && status !== 'cancelled'
    ? forWhomText({ price: cad(price), quantity, basis }, heads)
    : ''

/** "Instead of Casa: $40.00 more, 1.2 km away" */
function insteadText(idea: ItemView, chosen: ItemView): string {
  const cents = cad(idea.price).amountMinor - cad(chosen.price).amountMinor
  const amount = formatMoney(money('CAD', Math.abs(cents)))
  const difference =
    cents === 0 ? stateText.samePrice : cents > 0 ? stateText.more(amount) : stateText.less(amount)
  const [here, there] = [spotOf(idea), spotOf(chosen)]
  const away = here && there ? stateText.away(distanceKm(here, there).toFixed(1)) : ''
  return stateText.insteadOf(chosen.name, [difference, away].filter(Boolean).join(', '))
}

const spotOf = ({ lat, lng }: ItemView) => (lat === null || lng === null ? undefined : { lat, lng })

/** Marks an estimated price. */
const estimateOf = ({ price, estimated, paid }: ItemView): string =>
  estimated && paid === null && price > 0 ? text.estimate : ''

/** A copy for the cart: it carries the trip item's id; the trip item carries none of the cart's. */
const cartCopy = (item: ItemView, { destination, party }: TripView) => ({
  item: { ...asWrite(item), location: item.location || destination },
  externalData: item.type === 'flight' && item.offer ? { id: item.offer.id } : undefined,
  tripItemId: item.id,
  party,
})

const numbersOf = ({ segments }: FlightDetails['directions'][number]): string =>
  segments.flatMap(({ number }) => number ?? []).join(', ')

/** Shows flight numbers instead of airport names, because the item's name has the codes. */
function whereOf({ details, location }: ItemView): string {
  const [out = '', back = ''] = details?.kind === 'flight' ? details.directions.map(numbersOf) : []
  if (out === '') return location
  return back === '' ? out : stateText.back(out, back)
}

/** Estimated height of an unrendered row, px; rather too high. */
const rowHeight = 90

interface RowsProps {
  readonly tripId: string
  /** How many travel. */
  readonly heads: number
  readonly heading: string
  readonly items: readonly ItemView[]
  readonly lines?: DayLines | undefined
  /** The chosen item of an idea's slot, if any. */
  readonly chosenOf: (item: ItemView) => ItemView | undefined
  readonly onChoose: (item: ItemView, chosen: ItemView) => void
  readonly onRemove: (item: ItemView) => void
  /** Items that are not on the server yet. */
  readonly waiting: ReadonlySet<string>
}

interface RowProps {
  readonly tripId: string
  readonly heads: number
  readonly item: ItemView
  /** Not on the server yet. */
  readonly unsaved: boolean
  readonly chosen: ItemView | undefined
  readonly onChoose: (item: ItemView, chosen: ItemView) => void
  readonly onRemove: (item: ItemView) => void
}

/** Memoized: lists can have hundreds of rows. */
const Row = memo(function Row(props: RowProps) {
  const { tripId, heads, item, unsaved, chosen, onChoose, onRemove } = props
  const isCancelled = item.status === 'cancelled'
  const sub = [
    unsaved ? text.unsaved : '',
    chosen ? insteadText(item, chosen) : item.paid === null ? itemState(item) : '',
    beginText(item),
    stayText(item),
    whereOf(item),
    unitsOf(item, heads),
    estimateOf(item),
  ]
  return (
    <ItineraryRow
      icon={itemKind(item)}
      name={item.name}
      sub={isCancelled ? itemState(item) : sub.filter(Boolean).join(' · ')}
      price={priceOf(item)}
      struck={isCancelled}
      action={
        isCancelled ? (
          <CancelledWays item={item} tripId={tripId} onRemove={() => onRemove(item)} />
        ) : chosen ? (
          <Button
            look="text"
            size="small"
            aria-label={stateText.chooseNamed(item.name)}
            onClick={() => onChoose(item, chosen)}
          >
            {stateText.choose}
          </Button>
        ) : undefined
      }
      onRemove={isCancelled ? undefined : () => onRemove(item)}
    />
  )
})

function Lines({ lines, night = '' }: { lines: readonly string[]; night?: string }) {
  if (lines.length === 0 && !night) return null
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {night ? <li className={styles.night}>{night}</li> : null}
    </ul>
  )
}

function Rows(props: RowsProps) {
  const { tripId, heads, heading, items, lines, chosenOf, onChoose, onRemove, waiting } = props
  const isEmpty = !lines || (lines.head.length === 0 && lines.foot.length === 0 && !lines.night)
  if (items.length === 0 && isEmpty) return null
  return (
    <section
      // The day and the ideas are regions of the board.
      role="group"
      aria-label={heading}
      className={styles.group}
      style={{ containIntrinsicSize: `auto ${rowHeight * (items.length + 1)}px` }}
    >
      <h3 className={styles.day}>{heading}</h3>
      {lines ? <Lines lines={lines.head} /> : null}
      <ul hidden={items.length === 0}>
        {items.map((item) => (
          <li key={item.id}>
            <Row
              tripId={tripId}
              heads={heads}
              item={item}
              unsaved={waiting.has(item.id)}
              chosen={chosenOf(item)}
              onChoose={onChoose}
              onRemove={onRemove}
            />
          </li>
        ))}
      </ul>
      {lines ? <Lines lines={lines.foot} night={lines.night} /> : null}
    </section>
  )
}

/** Ids of items whose add is neither confirmed nor in flight. */
function useUnsavedItems(tripId: string): ReadonlySet<string> {
  const sending = useIsSending(tripId)
  const waiting = usePendingMutations(tripId)
  return new Set(
    sending
      ? []
      : waiting.flatMap(({ write }) => {
          if (write.kind === 'add') return [write.item.id]
          return write.kind === 'edit' ? [write.seen.id] : []
        }),
  )
}

/** Lists longer than `longList` start with `firstRows` rows. */
const [longList, firstRows] = [12, 6]

/** Days and ideas up to `count` items; later days are left out. */
function cutAfter(trip: TripView, count: number) {
  let left = count
  const take = (items: readonly ItemView[]): readonly ItemView[] => {
    const taken = items.slice(0, left)
    left -= taken.length
    return taken
  }
  const days = trip.days
    .map((day, index) => ({
      ...day,
      index,
      isShown: left > 0,
      items: take(day.items.filter((item) => !isIdea(item))),
    }))
    .filter(({ isShown }) => isShown)
  return { days, ideas: take(ideasIn(trip)) }
}

/** Everything in the trip by day, and what it costs. */
export function ItineraryList({ trip }: { trip: TripView }) {
  const [isWhole, setWhole] = useState(false)
  const { planIdea, removeItem } = useTripItems(trip.id)
  const waiting = useUnsavedItems(trip.id)
  const items = allItems(trip)
  const lines = dayLines(trip, items)
  const slots = {
    tripId: trip.id,
    heads: headsOf(trip.party),
    chosenOf: (item: ItemView) => chosenOver(items, item),
    onChoose: planIdea,
    onRemove: removeItem,
    waiting,
  }
  const outside = linesOutside(trip, items)
  const taken = items.filter(isTaken)
  const children = childPricesNote(items, trip.party)
  const isCut = !isWhole && items.length > longList
  const shown = cutAfter(trip, isCut ? firstRows : items.length + 1)
  const sendToCart = (): void => {
    const fits = addToCart(taken.map((item) => cartCopy(item, trip)))
    if (fits) openCart()
    else showToast({ tone: 'failed', title: text.cartFull, text: text.cartFullHint })
  }
  return (
    <div className={styles.list}>
      {items.length === 0 ? <p className="mute">{text.empty}</p> : null}
      {shown.days.map((day) => (
        <Rows
          key={day.date}
          heading={text.day(day.index + 1, formatDayShort(day.date))}
          items={day.items}
          lines={lines.get(day.date)}
          {...slots}
        />
      ))}
      {outside.length > 0 ? (
        <section aria-label={outsideText.heading} className={styles.group}>
          <h3 className={styles.day}>{outsideText.heading}</h3>
          <Lines lines={outside} />
        </section>
      ) : null}
      <Rows heading={text.ideas} items={shown.ideas} {...slots} />
      {isCut ? (
        <div>
          <Button look="text" size="small" onClick={() => startTransition(() => setWhole(true))}>
            {itineraryText.showMore(items.length - firstRows)}
          </Button>
        </div>
      ) : null}
      <p className={styles.total}>
        <span>{text.total}</span>
        <span>
          <b>{formatMoney(wishedTotal(trip))}</b> {text.cad}
        </span>
      </p>
      <p className="mute small">{wishedSums(trip)}</p>
      {children ? <p className="mute small">{children}</p> : null}
      {items.some((item) => item.sample) ? (
        <p className="mute small">
          <Badge tone="sample">{text.sample}</Badge> {text.samples}
        </p>
      ) : null}
      <Button
        block
        look="line"
        icon={ShoppingBag}
        disabled={taken.length === 0}
        onClick={sendToCart}
      >
        {text.toCart}
      </Button>
    </div>
  )
}
