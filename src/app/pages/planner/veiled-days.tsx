import { unitsText, zeroText } from '#features/trips/domain/units-text.ts'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog/confirm-dialog.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { KindSign } from '#design/kind-tile/kind-sign.tsx'
import { refundDays } from '#features/billing/domain/refund-window.ts'
import { Upgrade } from '#features/billing/web/index.ts'
import {
  isTier,
  permissionsOf,
  type Tier,
  tierLabels,
} from '#features/entitlements/domain/tiers.ts'
import { type DayLines, dayLines } from '#features/trips/domain/day-lines.ts'
import {
  allItems,
  giveUpVeiled,
  type ItemView,
  itemKind,
  type TripView,
} from '#features/trips/web/index.ts'
import { daysBetween, daysInclusive, formatDayShort } from '#platform/shared/local-date.ts'
import { cad, formatBrief, formatMoney } from '#platform/shared/money.ts'
import { veiledText as text } from './veiled-messages.ts'
import { openedDays } from './opened-days.tsx'
import styles from './veiled-days.module.css'

type Veiled = NonNullable<TripView['veiled']>

const dollars = (amount: number): string => formatMoney(cad(amount))

/** "2 × $32 = $64", as an open day says it. */
const sumOf = ({ price, quantity, estimated }: Veiled['days'][number]['items'][number]): string =>
  price === 0
    ? zeroText({ estimated })
    : [unitsText({ price: cad(price), quantity }), formatBrief(cad(price))]
        .filter(Boolean)
        .join(' = ')

const daysOf = (tier: Tier): number => permissionsOf([{ kind: 'tier', value: tier }]).days

const isOpen = ({ status, paid }: ItemView): boolean => status === 'planned' && paid === null

/** Stays that go on after the last free day: the nights that are left of them, at the same price a night. */
function shorterStays(trip: TripView) {
  return allItems(trip).flatMap((item) => {
    const { id, name, day, nights, price } = item
    if (!isOpen(item) || day === null || nights === null) return []
    const left = Math.max(1, daysBetween(day, trip.endDate))
    return left < nights ? [{ id, name, nights: left, costCad: (price * left) / nights }] : []
  })
}

/** Whether a flight leaves after the last free day. */
const fliesLater = (trip: TripView): boolean =>
  allItems(trip).some(
    (item) =>
      isOpen(item) &&
      item.details?.kind === 'flight' &&
      item.details.directions.some(
        ({ segments }) => (segments[0]?.from.local ?? '').slice(0, 10) > trip.endDate,
      ),
  )

/** Confirms dropping the veiled days: their stops become ideas, the stay is shortened. */
function StayWith({ trip, onClose }: { readonly trip: TripView; readonly onClose: () => void }) {
  const free = daysInclusive(trip.startDate, trip.endDate)
  const last = formatDayShort(trip.endDate)
  const stops = trip.veiled?.days.reduce((count, { items }) => count + items.length, 0) ?? 0
  const [state, setState] = useState<'open' | 'busy' | Error>('open')
  const confirm = async (): Promise<void> => {
    setState('busy')
    try {
      await giveUpVeiled(trip)
      onClose()
    } catch (error) {
      setState(error instanceof Error ? error : new Error(text.failed))
    }
  }
  return (
    <ConfirmDialog
      title={text.stayWithTitle(free)}
      action={text.stayWith(free)}
      keep={text.keepAll(free + (trip.veiled?.days.length ?? 0))}
      busyLabel={text.saving}
      busy={state === 'busy'}
      error={state instanceof Error ? state.message : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        {text.endsOn(last)} {stops > 0 ? text.becomeIdeas(stops) : ''}
      </p>
      {shorterStays(trip).map(({ id, name, nights, costCad }) => (
        <p key={id}>{text.stayEnds(name, nights, dollars(costCad))}</p>
      ))}
      {fliesLater(trip) ? <p>{text.flightMoves(last)}</p> : null}
    </ConfirmDialog>
  )
}

interface DayProps {
  readonly day: Veiled['days'][number]
  readonly number: number
  readonly lines: DayLines | undefined
}

/** A veiled day: its stops with their prices, and the flight or check-out that is in the trip already. */
function Day({ day, number, lines }: DayProps) {
  const line = (words: string) => (
    <li key={words} className={styles.line}>
      {words}
    </li>
  )
  return (
    <li className={styles.day}>
      <h3>
        {day.items.length > 0 ? <Icon of={Lock} size="text" /> : null}
        {text.day(number, formatDayShort(day.date))}
        {day.items.length > 0 ? null : <span className={styles.free}>{text.nothingToPay}</span>}
      </h3>
      <ul>
        {lines?.head.map(line)}
        {day.items.map((item) => (
          <li key={item.id}>
            <KindSign kind={itemKind(item)} size={18} />
            <span className={styles.time}>{item.time}</span>
            <span>{item.name}</span>
            <span className="mute">{sumOf(item)}</span>
          </li>
        ))}
        {lines?.foot.map(line)}
      </ul>
    </li>
  )
}

interface OfferProps {
  readonly trip: TripView
  readonly veiled: Veiled
  /** Numbers of the days that hold something to open. */
  readonly sold: readonly number[]
  readonly free: number
}

/** What opening the days costs, and that it may be taken back. */
const PriceLine = ({ price }: { readonly price: string }) =>
  price ? (
    <p className={styles.price}>
      <span>
        <b>{price}</b> {text.once}
      </span>
      <span className={styles.refund}>{text.refundable(refundDays)}</span>
    </p>
  ) : null

/** What is free, what waits, what it costs, and one choice. */
function Offer({ trip, veiled, sold, free }: OfferProps) {
  const [asking, setAsking] = useState(false)
  const stops = veiled.days.reduce((count, { items }) => count + items.length, 0)
  const tier: Tier = veiled.tier !== null && isTier(veiled.tier) ? veiled.tier : 'wanderlust'
  const listed = veiled.priceCad === null ? '' : dollars(veiled.priceCad)
  const allTiers = (
    <ButtonLink href="/pricing" look="text">
      {text.allTiers}
    </ButtonLink>
  )
  return (
    <div className={styles.offer}>
      <h2 className={styles.title}>
        <Icon of={Lock} size="button" tone="subject" />
        {text.ready(sold)}
      </h2>
      <p className={styles.terms}>
        {text.worth(stops, veiled.totalCad > 0 ? dollars(veiled.totalCad) : '')}{' '}
        {text.yours(free, allItems(trip).some(isFixed))}{' '}
        {text.holds(tierLabels[tier], daysOf(tier))}
      </p>
      {trip.role === 'owner' ? (
        <Upgrade>
          {(start, { payOf, field }) => (
            <>
              <PriceLine price={payOf(tier) ?? listed} />
              <div className={styles.ways}>
                <Button
                  block
                  onClick={() => start(tier, { [openedDays]: [tier, ...sold].join('.') })}
                >
                  {text.add(sold, payOf(tier) ?? listed)}
                </Button>
                {field}
                <Button look="text" onClick={() => setAsking(true)}>
                  {text.stayFree(free)}
                </Button>
                {allTiers}
              </div>
            </>
          )}
        </Upgrade>
      ) : (
        <>
          <PriceLine price={listed} />
          <div className={styles.ways}>{allTiers}</div>
        </>
      )}
      {asking ? <StayWith trip={trip} onClose={() => setAsking(false)} /> : null}
    </div>
  )
}

/** Flights and stays are held whole with the free days. */
const isFixed = ({ type, nights }: { readonly type: string; readonly nights: number | null }) =>
  type === 'flight' || nights !== null

/** Veiled days, read-only, with the upgrade that opens those with something in them. */
export function VeiledDays({ trip }: { readonly trip: TripView }) {
  const { veiled } = trip
  if (!veiled) return null
  const free = daysInclusive(trip.startDate, trip.endDate)
  const sold = veiled.days.flatMap(({ items }, at) => (items.length > 0 ? [free + 1 + at] : []))
  const lines = dayLines({ startDate: trip.startDate, endDate: veiled.endDate }, allItems(trip))
  return (
    <section className={styles.gate} aria-label={text.yourPlan} tabIndex={-1} data-veiled="">
      {sold.length > 0 ? (
        <Offer trip={trip} veiled={veiled} sold={sold} free={free} />
      ) : (
        <p className={styles.offer}>{text.nothingToOpen}</p>
      )}
      <ol className={styles.days}>
        {veiled.days.map((day, at) => (
          <Day key={day.date} day={day} number={free + 1 + at} lines={lines.get(day.date)} />
        ))}
      </ol>
    </section>
  )
}
