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
import { useWithThis } from './with-this.ts'

/** Budget left, and what would be left with the hovered offer. */
export function BudgetRibbon({ trip }: { readonly trip: TripView }) {
  const offer = useWithThis()
  const isNarrow = useMedia('(max-width: 47.4375em)')
  // Where an offer's sentence leaves no room beside it.
  const isTight = useMedia('(max-width: 67.4375em)')
  const heads = headsOf(trip.party)
  const addCents = offer?.adds.reduce((sum, { cents }) => sum + cents, 0) ?? 0
  const total = money('CAD', wishedTotal(trip).amountMinor + addCents)
  const found = moneyLeft(trip, addCents)
  if (!found)
    return (
      <p className={classNames(styles.ribbon, styles.none)}>
        <span>
          {offer ? text.withOffer(offer.name) : ''}
          <b>{formatBrief(total)}</b> {text.soFar}
          {heads > 1 ? `, ${text.each(formatBrief(perHead(total, heads)))}` : ''}
        </span>
        {trip.role === 'owner' ? (
          <Link href={`/planner?trip=${trip.id}&step=dates`} className="text-link">
            {text.setBudget}
          </Link>
        ) : null}
      </p>
    )
  const { budget, left, eachDay, over } = found
  const all = budgetSegments(trip, offer)
  // One line on a phone: the hatching alone says what the offer changes.
  const segments = isNarrow
    ? all.map((one) => ({ ...one, note: '', label: text.brief.get(one.label) ?? one.label }))
    : all
  return (
    <div
      className={styles.ribbon}
      data-with={offer ? '' : undefined}
      role="group"
      aria-label={text.label}
    >
      <p className={styles.words}>
        <span aria-live="polite">
          {offer ? text.withOffer(offer.name) : ''}
          <b className={over ? styles.over : undefined}>
            {over ? text.over(formatBrief(left)) : text.left(formatBrief(left))}
          </b>{' '}
          {text.of(formatBrief(budget))}
        </span>
        {moneyLeft(trip, 0)?.over ? (
          <CheaperStay trip={trip} />
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
