import type { ReactNode } from 'react'
import { classNames } from '#design/class-names.ts'
import { BudgetBar } from '#design/budget-bar/budget-bar.tsx'
import { Link } from '#design/link.tsx'
import type { TripView } from '#features/trips/web/index.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { perHead } from '#features/trips/domain/trip-totals.ts'
import { formatBrief, money } from '#platform/shared/money.ts'
import { useMedia } from '#platform/web/use-media.ts'
import { budgetSegments } from './budget-segments.ts'
import { CheaperStay } from './cheaper-stay.tsx'
import styles from './budget-ribbon.module.css'
import { ribbonText as text } from './messages.ts'
import { moneyLeft } from './money-left.ts'
import { wishedTotal } from './sums-text.ts'
import { type PointedOffer, useWithThis } from './with-this.ts'

/** One line in every state, so that the list below never moves: a long name ends in an ellipsis. */
const Sentence = ({
  offer,
  children,
}: {
  readonly offer: PointedOffer | undefined
  readonly children: ReactNode
}) => (
  <span aria-live="polite" className={styles.sentence}>
    {offer ? <span className={styles.offer}>{text.withOffer(offer.name)}</span> : null}
    <span>{children}</span>
  </span>
)

/** More letters than a phone has room for in one line: the kinds stand in two rows. */
const inOneRow = 41

/** More than a desktop has: their short names. */
const inWideRow = 46

/** Budget left, and what would be left with the hovered offer. */
export function BudgetRibbon({ trip }: { readonly trip: TripView }) {
  const offer = useWithThis()
  // Where an offer's sentence leaves no room beside it.
  const isTight = useMedia('(max-width: 67.4375em)')
  const isPhone = useMedia('(max-width: 47.4375em)')
  // One line of four, with room for their short names alone.
  const isBrief = useMedia('(min-width: 80em) and (max-width: 84.9375em)')
  const heads = headsOf(trip.party)
  const addCents = offer?.adds(trip).reduce((sum, { cents }) => sum + cents, 0) ?? 0
  const total = money('CAD', wishedTotal(trip).amountMinor + addCents)
  const found = moneyLeft(trip, addCents)
  if (!found)
    return (
      <p className={classNames(styles.ribbon, styles.none)}>
        <Sentence offer={offer}>
          <b>{formatBrief(total)}</b> {text.soFar}
          {heads > 1 ? `, ${text.each(formatBrief(perHead(total, heads)))}` : ''}
        </Sentence>
        {trip.role === 'owner' ? (
          <Link href={`/planner?trip=${trip.id}&step=dates`} className="text-link">
            {text.setBudget}
          </Link>
        ) : null}
      </p>
    )
  const { budget, left, eachDay, over } = found
  const isNowOver = moneyLeft(trip, 0)?.over === true
  const kinds = budgetSegments(trip, offer)
  // By what the trip holds: the legend keeps its place while an offer is pointed at.
  const lettersOf = (label: 'label' | 'brief') =>
    budgetSegments(trip).reduce(
      (sum, kind) => sum + `${kind[label]}${formatBrief(money('CAD', kind.value))}`.length,
      0,
    )
  const isShort = isPhone || isBrief || (!isTight && lettersOf('label') > inWideRow)
  const segments = kinds.map((one) => ({
    ...one,
    ...(isShort && { label: one.brief }),
    // Their only door beside the stub on the first day: flights have no tab.
    ...(one.tone === 'spruce' && { href: `/planner?trip=${trip.id}&step=flights` }),
  }))
  return (
    <div
      className={styles.ribbon}
      data-long={lettersOf(isShort ? 'brief' : 'label') > inOneRow ? '' : undefined}
      data-with={offer ? '' : undefined}
      role="group"
      aria-label={text.label}
    >
      <p className={styles.words} data-over={isNowOver || undefined}>
        <Sentence offer={offer}>
          <b className={over ? styles.over : undefined}>
            {over ? text.over(formatBrief(left)) : text.left(formatBrief(left))}
          </b>{' '}
          {over ? formatBrief(budget) : text.of(formatBrief(budget))}
          {/* Days that wait are counted. */}
          {trip.veiled && !offer ? text.forAll(trip.days.length + trip.veiled.days.length) : ''}
        </Sentence>
        {isNowOver ? (
          // An offer that is pointed at has the whole line: of the other bed only a letter would be left.
          offer ? null : (
            <CheaperStay trip={trip} />
          )
        ) : (
          <span className="mute">
            {over || (offer && isTight) ? '' : text.eachDay(formatBrief(eachDay), heads)}
          </span>
        )}
      </p>
      <BudgetBar
        segments={segments}
        limit={budget.amountMinor}
        format={(cents) => formatBrief(money('CAD', cents))}
        closing={false}
        className={styles.bar}
      />
    </div>
  )
}
